//! One TOML file being read. Serde would stop at the first fault of a row, and an author wants to
//! hear of all of them; so every value is asked for by name, and what is wrong is noted down.

use std::cell::RefCell;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::fault::{Fault, Lines, one_of};

/// A value and the row it stands in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct At<T> {
    pub(crate) value: T,
    pub(crate) row: usize,
}

/// A file and what was found wrong with it so far.
pub(crate) struct TomlFile<'a> {
    file: &'static str,
    text: &'a str,
    lines: Lines,
    faults: RefCell<Vec<Fault>>,
}

impl<'a> TomlFile<'a> {
    pub(crate) fn new(file: &'static str, text: &'a str) -> Self {
        Self { file, text, lines: Lines::of(text), faults: RefCell::default() }
    }

    /// The keys at the top of the file, unless it is not TOML.
    pub(crate) fn fields(&self) -> Option<Fields<'_>> {
        let (table, errors) = DeTable::parse_recoverable(self.text);
        if errors.is_empty() {
            return Some(Fields {
                toml_file: self,
                table: table.into_inner(),
                row: None,
                asked: vec![],
            });
        }
        for error in errors {
            let row = error.span().map(|span| self.lines.row(span.start));
            // The parser reads on after an error, but what it says about the same row again is
            // rarely of help.
            if self.faults.borrow().iter().all(|known| known.row != row) {
                self.note(row, format!("this is not TOML: {}", error.message()));
            }
        }
        None
    }

    pub(crate) fn note(&self, row: Option<usize>, reason: String) {
        self.faults.borrow_mut().push(Fault { file: self.file.to_owned(), row, reason });
    }

    pub(crate) fn n_faults(&self) -> usize {
        self.faults.borrow().len()
    }

    pub(crate) fn into_faults(self) -> Vec<Fault> {
        self.faults.into_inner()
    }

    fn row<T>(&self, value: &Spanned<T>) -> usize {
        self.lines.row(value.span().start)
    }
}

/// The keys of one table, each of which is taken out once.
pub(crate) struct Fields<'s> {
    toml_file: &'s TomlFile<'s>,
    table: DeTable<'s>,
    row: Option<usize>,
    asked: Vec<&'static str>,
}

impl<'s> Fields<'s> {
    /// Where the table begins; nothing for the whole file.
    pub(crate) fn row(&self) -> Option<usize> {
        self.row
    }

    pub(crate) fn text(&mut self, key: &'static str) -> Option<At<String>> {
        let value = self.required(key, "a text in quotes")?;
        let row = self.toml_file.row(&value);
        match value.into_inner() {
            DeValue::String(text) => Some(At { value: text.into_owned(), row }),
            other => self.wrong_type(row, key, "a text in quotes", &other),
        }
    }

    /// One of several words, each of which means something.
    pub(crate) fn word<T: Copy>(
        &mut self,
        key: &'static str,
        known: &[(&'static str, T)],
    ) -> Option<At<T>> {
        let At { value, row } = self.text(key)?;
        self.known_word(At { value: &value, row }, key, known).map(|value| At { value, row })
    }

    pub(crate) fn number(&mut self, key: &'static str) -> Option<At<i64>> {
        let value = self.required(key, "a whole number")?;
        self.as_number(value, key)
    }

    /// A number that is not negative. One too large for the pieces becomes the largest that fits,
    /// which the rules refuse with the bounds they know.
    pub(crate) fn natural(&mut self, key: &'static str) -> Option<At<u8>> {
        let number = self.number(key)?;
        self.as_natural(number, key)
    }

    pub(crate) fn optional_natural(&mut self, key: &'static str) -> Option<At<u8>> {
        let value = self.take(key)?;
        let number = self.as_number(value, key)?;
        self.as_natural(number, key)
    }

    /// Whether a mark is set. One that is not mentioned is not.
    pub(crate) fn flag(&mut self, key: &'static str) -> bool {
        let Some(value) = self.take(key) else { return false };
        let row = self.toml_file.row(&value);
        match value.into_inner() {
            DeValue::Boolean(flag) => flag,
            other => self.wrong_type(row, key, "`true` or `false`", &other).unwrap_or_default(),
        }
    }

    pub(crate) fn words<T: Copy>(
        &mut self,
        key: &'static str,
        known: &[(&'static str, T)],
    ) -> Option<Vec<At<T>>> {
        let items = self.list(key, "a list of words in brackets")?;
        let mut words = Vec::new();
        for item in items {
            let row = self.toml_file.row(&item);
            let word = match item.get_ref() {
                DeValue::String(word) => self.known_word(At { value: word, row }, key, known),
                other => self.wrong_type(row, key, "a list of words", other),
            };
            words.extend(word.map(|value| At { value, row }));
        }
        Some(words)
    }

    pub(crate) fn naturals(&mut self, key: &'static str) -> Option<Vec<At<u8>>> {
        let items = self.list(key, "a list of numbers in brackets")?;
        let numbers = items.into_iter().filter_map(|item| {
            let number = self.as_number(item, key)?;
            self.as_natural(number, key)
        });
        Some(numbers.collect())
    }

    /// The rows of a list of tables, nothing for one that is no table. `hint` says what one should
    /// look like.
    pub(crate) fn rows(
        &mut self,
        key: &'static str,
        hint: &str,
    ) -> Option<Vec<Option<Fields<'s>>>> {
        let items = self.list(key, hint)?;
        let rows = items.into_iter().map(|item| {
            let row = self.toml_file.row(&item);
            match item.into_inner() {
                DeValue::Table(table) => Some(self.inner(table, row)),
                other => self.wrong_type(row, key, hint, &other),
            }
        });
        Some(rows.collect())
    }

    /// A table of its own, such as `[money]`.
    pub(crate) fn section(&mut self, key: &'static str) -> Option<Fields<'s>> {
        let value = self.required(key, &format!("a section `[{key}]`"))?;
        let row = self.toml_file.row(&value);
        match value.into_inner() {
            DeValue::Table(table) => Some(self.inner(table, row)),
            other => self.wrong_type(row, key, &format!("a section `[{key}]`"), &other),
        }
    }

    /// Notes every key that nobody asked for.
    pub(crate) fn finish(self) {
        for key in self.table.keys() {
            let possible = one_of(self.asked.iter().copied());
            let reason =
                format!("there is no key `{}` here; possible are {possible}", key.as_ref());
            self.toml_file.note(Some(self.toml_file.row(key)), reason);
        }
    }

    fn inner(&self, table: DeTable<'s>, row: usize) -> Fields<'s> {
        Fields { toml_file: self.toml_file, table, row: Some(row), asked: vec![] }
    }

    fn take(&mut self, key: &'static str) -> Option<Spanned<DeValue<'s>>> {
        self.asked.push(key);
        self.table.remove(key)
    }

    fn required(&mut self, key: &'static str, what: &str) -> Option<Spanned<DeValue<'s>>> {
        let value = self.take(key);
        if value.is_none() {
            self.toml_file.note(self.row, format!("`{key}` is missing; it has to be {what}"));
        }
        value
    }

    fn list(&mut self, key: &'static str, what: &str) -> Option<Vec<Spanned<DeValue<'s>>>> {
        let value = self.required(key, what)?;
        let row = self.toml_file.row(&value);
        match value.into_inner() {
            DeValue::Array(items) => Some(items.into_iter().collect()),
            other => self.wrong_type(row, key, what, &other),
        }
    }

    fn as_number(&self, value: Spanned<DeValue<'_>>, key: &str) -> Option<At<i64>> {
        let row = self.toml_file.row(&value);
        match value.get_ref() {
            DeValue::Integer(digits) => {
                match i64::from_str_radix(digits.as_str(), digits.radix()) {
                    Ok(number) => Some(At { value: number, row }),
                    Err(_) => {
                        self.toml_file.note(Some(row), format!("`{key}` is far too large"));
                        None
                    }
                }
            }
            other => self.wrong_type(row, key, "a whole number", other),
        }
    }

    fn as_natural(&self, number: At<i64>, key: &str) -> Option<At<u8>> {
        let At { value, row } = number;
        if value < 0 {
            self.toml_file.note(Some(row), format!("`{key}` cannot be negative, this is {value}"));
            return None;
        }
        Some(At { value: u8::try_from(value).unwrap_or(u8::MAX), row })
    }

    fn known_word<T: Copy>(
        &self,
        word: At<&str>,
        key: &str,
        known: &[(&'static str, T)],
    ) -> Option<T> {
        let found = known.iter().find(|(name, _)| *name == word.value);
        if found.is_none() {
            let possible = one_of(known.iter().map(|(name, _)| *name));
            let reason = format!("`{}` is unknown in `{key}`; possible are {possible}", word.value);
            self.toml_file.note(Some(word.row), reason);
        }
        found.map(|&(_, meaning)| meaning)
    }

    fn wrong_type<T>(&self, row: usize, key: &str, what: &str, found: &DeValue<'_>) -> Option<T> {
        let found = found.type_str();
        self.toml_file
            .note(Some(row), format!("`{key}` has to be {what}, this is of type {found}"));
        None
    }
}

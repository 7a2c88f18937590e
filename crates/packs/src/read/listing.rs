//! Pieces that come in rows, each with an id of its own.

use std::collections::HashMap;

use super::toml_file::{At, Fields, TomlFile};

/// What is listed.
pub(crate) struct Shape {
    /// What one row is called.
    pub(crate) noun: &'static str,
    /// How many a box can hold.
    pub(crate) max: usize,
    /// Ids that no row can have, because the word of that name has another use.
    pub(crate) taken_ids: &'static [&'static str],
}

/// The rows of a list, as far as they could be read.
pub(crate) struct Listing<T> {
    /// The ids of all rows that have one, in order.
    pub(crate) ids: Vec<String>,
    /// The pieces of all rows, in order. In a sound listing they match the ids one by one.
    pub(crate) pieces: Vec<At<T>>,
    /// Whether every row has an id that can be used.
    pub(crate) ids_known: bool,
    /// Whether every row made a piece.
    pub(crate) readable: bool,
    max: usize,
}

impl<T: Copy> Listing<T> {
    /// Nothing, because the file could not be read.
    pub(crate) fn unknown() -> Self {
        Self { ids: vec![], pieces: vec![], ids_known: false, readable: false, max: 0 }
    }

    /// Reads rows.
    pub(crate) fn read(
        toml_file: &TomlFile<'_>,
        shape: &Shape,
        rows: Option<Vec<Option<Fields<'_>>>>,
        piece: impl Fn(&mut Fields<'_>) -> Option<T>,
    ) -> Self {
        let Some(rows) = rows else { return Self::unknown() };
        let Shape { noun, max, .. } = *shape;
        let mut listing = Self { ids_known: true, readable: true, max, ..Self::unknown() };
        let n_rows = rows.len();
        let mut row_by_id = HashMap::new();
        for (idx, fields) in rows.into_iter().enumerate() {
            let Some(mut fields) = fields else {
                (listing.ids_known, listing.readable) = (false, false);
                continue;
            };
            let row = fields.row().unwrap_or_default();
            if idx == max {
                let reason =
                    format!("there are {n_rows} rows, but a box holds at most {max} {noun}s");
                toml_file.note(Some(row), reason);
            }
            match fields.text("id") {
                Some(id) => listing.take_id(toml_file, shape, id, &mut row_by_id),
                None => listing.ids_known = false,
            }
            let n_faults = toml_file.n_faults();
            let found = piece(&mut fields);
            fields.finish();
            match found.filter(|_| toml_file.n_faults() == n_faults) {
                Some(value) => listing.pieces.push(At { value, row }),
                None => listing.readable = false,
            }
        }
        listing
    }

    /// Whether what is said about the pieces as a whole can be trusted.
    pub(crate) fn is_sound(&self) -> bool {
        self.readable && self.pieces.len() <= self.max
    }

    /// The pieces that fit into a box.
    pub(crate) fn fitting(&self) -> impl Iterator<Item = T> {
        self.pieces.iter().take(self.max).map(|piece| piece.value)
    }

    /// The row of the `nth` piece that is wanted, counted from 0.
    pub(crate) fn row_of_nth(&self, nth: usize, wanted: impl Fn(&T) -> bool) -> Option<usize> {
        self.pieces.iter().filter(|piece| wanted(&piece.value)).nth(nth).map(|piece| piece.row)
    }

    fn take_id(
        &mut self,
        toml_file: &TomlFile<'_>,
        shape: &Shape,
        id: At<String>,
        row_by_id: &mut HashMap<String, usize>,
    ) {
        let At { value: id, row } = id;
        let noun = shape.noun;
        if let Some(reason) = id_fault(&id) {
            toml_file.note(Some(row), reason);
            self.ids_known = false;
            return;
        }
        if shape.taken_ids.contains(&id.as_str()) {
            let reason =
                format!("no {noun} can be called `{id}`: `{noun}-{id}` means another word");
            toml_file.note(Some(row), reason);
        }
        if let Some(first_row) = row_by_id.get(&id) {
            let reason = format!("the id `{id}` belongs to the {noun} of row {first_row} already");
            toml_file.note(Some(row), reason);
        } else {
            row_by_id.insert(id.clone(), row);
        }
        self.ids.push(id);
    }
}

/// Why this cannot be an id. Ids become parts of words, paths and addresses.
pub(crate) fn id_fault(id: &str) -> Option<String> {
    let is_allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let is_sound = !id.is_empty() && id.chars().all(is_allowed);
    (!is_sound).then(|| format!("the id `{id}` has to be made of the characters a-z, 0-9 and -"))
}

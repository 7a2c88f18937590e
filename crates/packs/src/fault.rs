//! What is wrong with a pack, and where.

use std::fmt;

/// Something wrong with a pack, told so that its author can put it right.
///
/// ```
/// use traumfabrik_packs::Fault;
/// let fault = Fault {
///     file: "chips.toml".to_owned(),
///     row: Some(17),
///     reason: "a legend has to be a director, this one is an actor".to_owned(),
/// };
/// assert_eq!(
///     fault.to_string(),
///     "chips.toml:17: a legend has to be a director, this one is an actor"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file, seen from the folder that was checked.
    pub file: String,
    /// The line, counted from 1; none where the whole file is concerned.
    pub row: Option<usize>,
    /// What is wrong, and what would be right.
    pub reason: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.row {
            Some(row) => write!(f, "{}:{row}: {}", self.file, self.reason),
            None => write!(f, "{}: {}", self.file, self.reason),
        }
    }
}

impl std::error::Error for Fault {}

/// Where the lines of a text begin.
pub(crate) struct Lines(Vec<usize>);

impl Lines {
    pub(crate) fn of(text: &str) -> Self {
        let behind_breaks = text.match_indices('\n').map(|(offset, _)| offset + 1);
        Self([0].into_iter().chain(behind_breaks).collect())
    }

    /// The line, counted from 1, in which a byte of the text lies.
    pub(crate) fn row(&self, offset: usize) -> usize {
        self.0.partition_point(|&start| start <= offset)
    }
}

/// Several possible words in one sentence: `a`, `b` or `c`.
pub(crate) fn one_of(words: impl IntoIterator<Item: fmt::Display>) -> String {
    let quoted: Vec<String> = words.into_iter().map(|word| format!("`{word}`")).collect();
    match quoted.split_last() {
        None => "nothing".to_owned(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_counted_from_one() {
        let lines = Lines::of("a\nbc\n");
        let rows: Vec<usize> = (0..=6).map(|offset| lines.row(offset)).collect();
        assert_eq!(rows, [1, 1, 2, 2, 2, 3, 3]);
    }

    #[test]
    fn possible_words_read_like_a_sentence() {
        assert_eq!(one_of(["on"]), "`on`");
        assert_eq!(one_of(["on", "off"]), "`on` or `off`");
        assert_eq!(one_of(["a", "b", "c"]), "`a`, `b` or `c`");
    }
}

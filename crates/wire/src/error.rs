//! What is wrong with foreign JSON: which field, and what would be right.

use thiserror::Error;

use crate::json::Num;

/// A value that JSON can hold but the game cannot.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{field}: {problem}")]
pub struct WireError {
    /// The path of the field, such as `action.chip` or `events[2].order[0]`.
    pub field: String,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong with a field.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// A number out of bounds.
    #[error("{found} is out of bounds: {min} to {max} is possible")]
    Range {
        /// The number.
        found: Num,
        /// The lowest one possible.
        min: Num,
        /// The highest one possible.
        max: Num,
    },
    /// A list with too many items.
    #[error("{found} items are too many: {max} at most")]
    TooMany {
        /// How many there are.
        found: usize,
        /// How many there can be.
        max: usize,
    },
    /// A list that needs a certain number of items.
    #[error("{found} items: {expected} are needed")]
    Count {
        /// How many there are.
        found: usize,
        /// How many there have to be.
        expected: usize,
    },
    /// A sum that is not the sum.
    #[error("{found} is not the sum, which is {expected}")]
    Sum {
        /// The number.
        found: Num,
        /// What it has to be.
        expected: Num,
    },
    /// Something else; the sentence says what would be right.
    #[error("{0}")]
    Other(&'static str),
}

impl WireError {
    /// A fault of one field.
    pub(crate) fn new(field: &str, problem: Problem) -> Self {
        let field = field.to_owned();
        Self { field, problem }
    }

    pub(crate) fn range(field: &str, found: Num, min: Num, max: Num) -> Self {
        Self::new(field, Problem::Range { found, min, max })
    }

    pub(crate) fn other(field: &str, what_is_right: &'static str) -> Self {
        Self::new(field, Problem::Other(what_is_right))
    }

    /// The fault, seen from the object around it.
    pub(crate) fn within(mut self, outer: &str) -> Self {
        self.field = format!("{outer}.{}", self.field);
        self
    }

    /// The fault of one item, where `field` so far names the whole list.
    pub(crate) fn item(mut self, idx: usize) -> Self {
        self.field = format!("{}[{idx}]", self.field);
        self
    }
}

//! What is wrong with foreign JSON: which field, and what would be right.

use std::fmt;

/// A value that JSON can hold but the game cannot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WireError {
    /// The path of the field, such as `action.chip` or `events[2].order[0]`; empty or `.` for the
    /// whole text.
    pub field: String,
    /// What is wrong with it, and what would be right.
    pub what: String,
    /// Whether it is a name that this program does not know: a newer one may have written it.
    pub is_unknown: bool,
}

impl std::error::Error for WireError {}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { field, what, is_unknown: _ } = self;
        if matches!(field.as_str(), "" | ".") {
            f.write_str(what)
        } else {
            write!(f, "{field}: {what}")
        }
    }
}

impl WireError {
    /// A fault of one field.
    pub(crate) fn new(field: &str, what: impl Into<String>) -> Self {
        let (field, what) = (field.to_owned(), what.into());
        Self { field, what, is_unknown: false }
    }

    /// A number out of bounds.
    pub(crate) fn range(field: &str, found: i64, min: i64, max: i64) -> Self {
        Self::new(field, format!("{found} is out of bounds: {min} to {max} is possible"))
    }

    /// Too many items, if there are.
    pub(crate) fn at_most(field: &str, found: usize, max: usize) -> Result<(), Self> {
        if found <= max {
            return Ok(());
        }
        Err(Self::new(field, format!("{found} items are too many: {max} at most")))
    }

    /// Another number of items than is needed, if it is.
    pub(crate) fn exactly(field: &str, found: usize, expected: usize) -> Result<(), Self> {
        if found == expected {
            return Ok(());
        }
        Err(Self::new(field, format!("{found} items: {expected} are needed")))
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

//! How the record of a game says that something was taken back.

const BEFORE: &str = "taken back ";
const AFTER: &str = " times";

/// The remark in the header of a game in which something was taken back so often.
pub fn mark(n_taken_back: u32) -> String {
    format!("{BEFORE}{n_taken_back}{AFTER}")
}

/// How often something was taken back in a game whose header has this remark.
pub fn n_marked(note: &str) -> Option<u32> {
    note.strip_prefix(BEFORE)?.strip_suffix(AFTER)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_can_be_read_again() {
        for n in [1, 2, u32::MAX] {
            assert_eq!(n_marked(&mark(n)), Some(n));
        }
        for other in ["", "taken back", "taken back often times", "an example"] {
            assert_eq!(n_marked(other), None);
        }
    }
}

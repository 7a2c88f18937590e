//! The letters that pictures are written with: those of the page, and no others.

use std::sync::{Arc, OnceLock};

use resvg::usvg::fontdb::Database;
use ttf_parser::Face;

/// The letters that the page has.
pub(super) fn letters() -> &'static Arc<Database> {
    static LETTERS: OnceLock<Arc<Database>> = OnceLock::new();
    LETTERS.get_or_init(|| {
        let mut letters = Database::new();
        for file in ["lettering.ttf", "lettering-ext.ttf"] {
            if let Some(file) = crate::http::Page::get(file) {
                letters.load_font_data(file.data.into_owned());
            }
        }
        Arc::new(letters)
    })
}

/// Whether words can be written with these letters: what is missing would be an empty box.
pub(super) fn can_write(letters: &Database, words: &str) -> bool {
    let has = |letter: char| {
        letters.faces().any(|face| {
            let glyph = letters.with_face_data(face.id, |data, nth| {
                Face::parse(data, nth).ok()?.glyph_index(letter)
            });
            glyph.flatten().is_some()
        })
    };
    words.chars().filter(|letter| !letter.is_whitespace()).all(has)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_letters_nothing_can_be_written() {
        let none = Database::new();
        assert!(can_write(&none, " "));
        assert!(!can_write(&none, "Anna"));
    }
}

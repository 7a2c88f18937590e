//! A pack: one edition with everything that belongs to it.

use traumfabrik_rules::Edition;

use crate::lang::Lang;
use crate::switches::Settings;

/// An edition of the game: its checked box, its defaults, and its words in every language.
#[derive(Clone, Debug)]
pub struct Pack {
    /// The id by which tables and records name the edition.
    pub id: String,
    /// When it came out.
    pub year: u16,
    /// The checked box.
    pub edition: Edition,
    /// How it answers the open questions unless the table says otherwise.
    pub defaults: Settings,
    /// What its pieces are called in files.
    pub ids: PieceIds,
    /// In the order of [`Lang::ALL`].
    pub(crate) words: [String; Lang::ALL.len()],
}

impl Pack {
    /// The words of the edition in one language, as Fluent source. Pages format with it themselves.
    pub fn words(&self, lang: Lang) -> &str {
        &self.words[lang as usize]
    }
}

/// What the pieces are called in files and words, in the order of the box.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PieceIds {
    /// The ids of the chips.
    pub chips: Vec<String>,
    /// The ids of the screenplays.
    pub screenplays: Vec<String>,
    /// The ids of the locations.
    pub locations: Vec<String>,
}

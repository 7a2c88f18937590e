//! A pack: one edition with everything that belongs to it.

use traumfabrik_rules::{Edition, Start};
use traumfabrik_wire::Header;
use traumfabrik_wire::json::{BoxIds, GameBox};
use traumfabrik_wire::record::HeaderFault;

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

    /// Its box as it is written down, with the ids behind the numbers.
    pub fn game_box(&self) -> GameBox {
        let PieceIds { chips, screenplays, locations } = &self.ids;
        GameBox::new(self.edition.pieces(), BoxIds { chips, screenplays, locations })
    }

    /// The header of a new game, with one label for each player.
    ///
    /// # Errors
    /// If studios, lead or players do not fit the seats.
    pub fn header(&self, start: Start, players: Vec<String>) -> Result<Header, HeaderFault> {
        Header::new(&self.id, self.game_box(), start, players)
    }

    /// Whether it has a name for every piece of a box, which may be an earlier one of the edition.
    pub fn names(&self, game_box: &GameBox) -> bool {
        let PieceIds { chips, screenplays, locations } = &self.ids;
        game_box.chips.iter().all(|chip| chips.contains(&chip.id))
            && game_box.screenplays.iter().all(|play| screenplays.contains(&play.id))
            && game_box.route.iter().all(|location| locations.contains(&location.id))
    }

    /// The words of this pack for the pieces of a record, which carries a box of its own.
    #[must_use]
    pub fn for_record(&self, header: &Header) -> Self {
        let own = header.game_box();
        let ids = PieceIds {
            chips: own.chips.iter().map(|chip| chip.id.clone()).collect(),
            screenplays: own.screenplays.iter().map(|play| play.id.clone()).collect(),
            locations: own.route.iter().map(|location| location.id.clone()).collect(),
        };
        Self { edition: header.edition().clone(), ids, ..self.clone() }
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

//! What somebody sees.

use traumfabrik_rules::{BoardView, ChipId, LegalView, Perspective, Seat};

use super::same;
use crate::scene::names::Found;
use crate::scene::play::Play;
use crate::scene::script::Sight;

impl Play<'_> {
    pub(super) fn board(&self, seat: Seat) -> BoardView {
        let boards = self.judge().boards;
        boards.get(seat.index()).copied().unwrap_or_default()
    }

    pub(super) fn check_sight(&self, who: Perspective, sight: &Sight) -> Found<()> {
        let view = self.game.view(who);
        let board = |seat: Seat| view.boards.get(seat.index()).copied().unwrap_or_default();
        match sight {
            Sight::Purse(seat, amount) => {
                same(&board(*seat).purse.map(|purse| purse.0), amount, |found| shown(*found))
            }
            Sight::Total(seat, points) => same(&board(*seat).total, points, |found| shown(*found)),
            Sight::Legends(wanted) => {
                let wanted: Option<Vec<ChipId>> =
                    wanted.as_ref().map(|chips| self.names.chips(chips)).transpose()?;
                let found = view.legends.map(|legends| legends.to_vec());
                same(&found, &wanted, |found| match found {
                    Some(legends) => self.names.chip_words(legends.iter().copied()),
                    None => "hidden".to_owned(),
                })
            }
            Sight::FaceDown(location, count) => {
                let lot = view.lots[self.names.location(location)?.index()];
                same(&lot.n_face_down, count, |found| format!("{found} face down"))
            }
            Sight::Choice(wanted) => {
                let has_choice = view.legal != LegalView::Nothing;
                same(&has_choice, wanted, |_| format!("{:?}", view.legal))
            }
        }
    }
}

fn shown(number: Option<impl ToString>) -> String {
    number.map_or("hidden".to_owned(), |number| number.to_string())
}

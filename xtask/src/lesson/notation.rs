//! Moves and pieces as the script writes them: `place music-11 court-jester 2`.

use traumfabrik_packs::PieceIds;
use traumfabrik_rules::{Action, ChipId, Money, ScreenplayId, SlotIdx};

/// The pieces of the edition by their ids.
pub(super) struct Pieces<'p> {
    pub(super) ids: &'p PieceIds,
}

impl Pieces<'_> {
    pub(super) fn action(&self, wish: &str) -> Result<Action, String> {
        let number = |word: &str| word.parse().map_err(|_| format!("'{word}' is not a number"));
        Ok(match wish.split(' ').collect::<Vec<_>>()[..] {
            ["bid", amount] => Action::Bid(Money(number(amount)?)),
            ["pass"] => Action::Pass,
            ["take", chip] => Action::Take(self.chip(chip)?),
            ["decline"] => Action::Decline,
            ["place", chip, screenplay, slot] => Action::Place {
                chip: self.chip(chip)?,
                screenplay: self.screenplay(screenplay)?,
                slot: SlotIdx(number(slot)?),
            },
            ["discard", chip] => Action::Discard(self.chip(chip)?),
            _ => return Err(format!("'{wish}' is no move")),
        })
    }

    pub(super) fn chip(&self, id: &str) -> Result<ChipId, String> {
        number(&self.ids.chips, id).and_then(ChipId::new).ok_or_else(|| format!("no chip '{id}'"))
    }

    pub(super) fn screenplay(&self, id: &str) -> Result<ScreenplayId, String> {
        let found = number(&self.ids.screenplays, id).and_then(ScreenplayId::new);
        found.ok_or_else(|| format!("no screenplay '{id}'"))
    }
}

fn number(ids: &[String], wanted: &str) -> Option<u8> {
    ids.iter().position(|id| id == wanted)?.try_into().ok()
}

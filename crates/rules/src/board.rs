//! What lies before the seats, as typed handles: a screenplay in the making, a finished film.

use crate::game::{AwardState, Game};
use crate::words::{
    Award, ChipId, ChipKind, Rank, Rating, Screenplay, ScreenplayId, Seat, SlotIdx, SlotSet, Stars,
};

/// A screenplay that its owner is still filling.
#[derive(Clone, Copy, Debug)]
pub struct Production<'g> {
    game: &'g Game<'g>,
    owner: Seat,
    screenplay: ScreenplayId,
    place: usize,
}

/// A finished film. It has no slot that takes a chip: there is no method for it.
///
/// Rule: placing/finished.
#[derive(Clone, Copy, Debug)]
pub struct Film<'g> {
    game: &'g Game<'g>,
    screenplay: ScreenplayId,
}

/// What a placement would do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// The chip that would be covered.
    pub covers: Option<ChipId>,
    /// The film's value with the chip in place.
    pub value: Stars,
    /// What would come of it if the placement finishes the film.
    pub finish: Option<Finish>,
}

/// What finishing a film would bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Finish {
    /// The token it would take, if one is left for it.
    pub rating: Option<Rating>,
    /// The first-film award, if it is still to be had.
    pub award: Option<Award>,
}

impl<'e> Game<'e> {
    /// The screenplays that a seat is filling, each with its place among the three.
    pub fn productions(&self, seat: Seat) -> impl Iterator<Item = (usize, Production<'_>)> {
        let screenplays = self.making[seat].screenplays.into_iter().enumerate();
        screenplays.filter_map(move |(place, screenplay)| {
            let screenplay = screenplay?;
            Some((place, Production { game: self, owner: seat, screenplay, place }))
        })
    }

    /// A screenplay in the making, if this seat is filling it.
    pub fn production(&self, seat: Seat, screenplay: ScreenplayId) -> Option<Production<'_>> {
        let place = self.making[seat].place_of(screenplay)?;
        Some(Production { game: self, owner: seat, screenplay, place })
    }

    /// All finished films, in the order of their numbers.
    pub fn films(&self) -> impl Iterator<Item = Film<'_>> {
        self.finished.iter().map(|screenplay| Film { game: self, screenplay })
    }
}

impl<'g> Production<'g> {
    /// Which screenplay.
    pub fn id(&self) -> ScreenplayId {
        self.screenplay
    }

    /// Who is filling it.
    pub fn owner(&self) -> Seat {
        self.owner
    }

    /// The screenplay as printed.
    pub fn printed(&self) -> &'g Screenplay {
        self.game.edition.screenplay(self.id())
    }

    /// The slots that a chip of this kind may be placed on now.
    pub fn accepts(&self, kind: ChipKind) -> SlotSet {
        self.game.making[self.owner].accepts[kind as usize][self.place]
    }

    /// The empty slots that have to be filled. Rule: film/finished.
    pub fn missing(&self) -> SlotSet {
        self.game.missing(self.id())
    }

    /// The chip on top of a slot.
    pub fn top(&self, slot: SlotIdx) -> Option<ChipId> {
        self.stack(slot).next()
    }

    /// The chips on a slot, from the top down.
    pub fn stack(&self, slot: SlotIdx) -> impl Iterator<Item = ChipId> + use<'g> {
        self.game.stack_on(self.id(), slot)
    }

    /// What it would be worth as it lies.
    pub fn value(&self) -> Stars {
        self.game.value(self.id())
    }

    /// What placing a chip here would do. Asks nothing about whether it is allowed.
    pub fn effect(&self, chip: ChipId, slot: SlotIdx) -> Effect {
        let edition = self.game.edition;
        let covers = self.top(slot);
        let stars = |chip| edition.chip(chip).stars.0;
        let value = Stars(self.value().0 + stars(chip) - covers.map_or(0, stars));
        let mut missing = self.missing();
        let was_missing = missing.has(slot);
        missing.remove(slot);
        let finishes = was_missing && missing.is_empty();
        let award = Award::FirstFilm(self.printed().genre);
        let finish = finishes.then(|| Finish {
            rating: edition
                .best_token(self.game.tokens_left, value)
                .and_then(|rank| edition.rating(rank)),
            award: (self.game.awards[award.index()] == AwardState::Open).then_some(award),
        });
        Effect { covers, value, finish }
    }
}

impl<'g> Film<'g> {
    /// Which screenplay.
    pub fn id(&self) -> ScreenplayId {
        self.screenplay
    }

    /// Whose film it is.
    pub fn owner(&self) -> Seat {
        self.game.owners[self.screenplay.index()]
    }

    /// The screenplay as printed.
    pub fn printed(&self) -> &'g Screenplay {
        self.game.edition.screenplay(self.screenplay)
    }

    /// The chips on a slot, from the top down.
    pub fn stack(&self, slot: SlotIdx) -> impl Iterator<Item = ChipId> + use<'g> {
        self.game.stack_on(self.screenplay, slot)
    }

    /// The sum of its stars.
    pub fn value(&self) -> Stars {
        self.game.value(self.screenplay)
    }

    /// Its token, if one was left for it.
    pub fn rating(&self) -> Option<Rating> {
        self.game.edition.rating(self.rank())
    }

    /// Where it stands among all films.
    pub fn rank(&self) -> Rank {
        self.game.ranks[self.screenplay.index()]
    }
}

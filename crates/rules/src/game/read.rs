//! What lies on the table: one small answer a question, without the cost of a whole
//! [`View`](crate::View) or [`Setup`](crate::Setup).

use super::{AwardState, Game, Phase, Position, Stage, Visit};
use crate::ruling::Rulings;
use crate::words::{
    Award, ChipId, ChipSet, List, LocationIdx, MAX_SEATS, Money, Quarter, Rank, ScreenplayId,
    ScreenplaySet, Seat, Seats, Stars,
};

impl Position {
    /// How many sit at the table.
    #[inline]
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// The table's answers to the open questions.
    pub fn rulings(&self) -> Rulings {
        self.rulings
    }

    /// The quarter; none before the first one begins.
    #[inline]
    pub fn quarter(&self) -> Option<Quarter> {
        self.quarter
    }

    /// The location that was reached last.
    #[inline]
    pub fn location(&self) -> LocationIdx {
        self.location
    }

    /// Who leads.
    #[inline]
    pub fn lead(&self) -> Seat {
        self.lead
    }

    /// Money in the middle.
    #[inline]
    pub fn middle(&self) -> Money {
        self.middle
    }

    /// A seat's money.
    #[inline]
    pub fn purse(&self, seat: Seat) -> Money {
        self.purses[seat]
    }

    /// How many of a seat's chips count as cast.
    #[inline]
    pub fn cast(&self, seat: Seat) -> u8 {
        self.cast[seat]
    }

    /// The chips in the hand of the seat whose turn it is.
    #[inline]
    pub fn hand(&self) -> &List<ChipId, MAX_SEATS> {
        &self.hand
    }

    /// The seat that is due, or whose chips are being dealt with.
    #[inline]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Chips that have not come up, legends included.
    #[inline]
    pub fn undrawn(&self) -> ChipSet {
        self.undrawn
    }

    /// The readable screenplay of the stack.
    #[inline]
    pub fn readable(&self) -> Option<ScreenplayId> {
        self.readable
    }

    /// The screenplays below it, in an order that nobody knows.
    #[inline]
    pub fn unread(&self) -> ScreenplaySet {
        self.unread
    }

    /// What has become of an award.
    #[inline]
    pub fn award(&self, award: Award) -> AwardState {
        self.awards[award.index()]
    }

    /// What is waited for.
    #[inline]
    pub fn phase(&self) -> Phase {
        match self.stage {
            Stage::Waiting(phase) => phase,
            // Nobody but the rules sees a game on its way from fact to fact.
            Stage::Moving(_) => Phase::Over,
        }
    }

    /// What goes on at the location.
    #[inline]
    pub fn visit(&self) -> Visit {
        self.visit
    }
}

impl Game<'_> {
    /// The face-up chips that wait at the sign or in a city.
    #[inline]
    pub fn lot(&self, location: LocationIdx) -> impl Iterator<Item = ChipId> {
        self.lots[self.edition.lot_range(location)].iter().flatten().copied()
    }

    /// The rank that a film of this value would take now, if a token is left for it.
    #[inline]
    pub fn rank_of(&self, value: Stars) -> Option<Rank> {
        self.edition.best_token(self.tokens_left, value)
    }
}

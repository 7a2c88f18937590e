//! What may be done now: a compact set that counts, indexes and iterates, and the proof that an
//! action or a deal is allowed.
//!
//! The order of the set is fixed. Auction: pass, then the bids upwards. Party: decline where
//! allowed, then the faces as they lie. Placing: chip by chip as they lie in hand, for each first
//! the discard, then the placements by screenplay and slot. Of chips in hand or at a party with
//! equal kind and stars only the one with the lowest number is listed; [`Game::check`] accepts
//! the others too.

use crate::action::{Action, Deal};
use crate::event::Event;
use crate::game::Game;
use crate::words::{ChipId, List, MAX_SEATS, Money, ScreenplayId, SlotIdx, SlotSet};

/// How many screenplays a seat has in the making at most: each finished one makes room for one.
pub const MAX_MAKING: usize = 3;

/// All legal actions of the seat that is due, in a fixed order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LegalSet {
    /// No seat is due.
    Nothing,
    /// Pass, or bid from `floor` to `ceiling`; no bid if the ceiling lies below.
    Auction {
        /// The lowest bid.
        floor: Money,
        /// The highest bid.
        ceiling: Money,
    },
    /// Take one of the faces, or decline where that is allowed.
    Party {
        /// Whether declining is allowed.
        decline: bool,
        /// The chips.
        faces: List<ChipId, MAX_SEATS>,
    },
    /// Place or discard one of the chips.
    Placing(Placing),
}

/// The choices of a seat that holds chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placing {
    screenplays: [Option<ScreenplayId>; MAX_MAKING],
    chips: List<ChipSpots, MAX_SEATS>,
    len: u8,
}

/// The slots that one chip may be placed on, by screenplay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct ChipSpots {
    chip: ChipId,
    slots: [SlotSet; MAX_MAKING],
}

impl ChipSpots {
    /// One bit a slot, eight bits a screenplay.
    #[inline]
    fn bits(self) -> u32 {
        u32::from_le_bytes([self.slots[0].0, self.slots[1].0, self.slots[2].0, 0])
    }
}

impl Placing {
    #[inline]
    pub(crate) fn new(screenplays: [Option<ScreenplayId>; MAX_MAKING]) -> Self {
        Self { screenplays, chips: List::new(), len: 0 }
    }

    /// Adds a chip, unless an equal one stands for it.
    #[inline]
    pub(crate) fn add(&mut self, is_listed: bool, chip: ChipId, slots: [SlotSet; MAX_MAKING]) {
        let spots = ChipSpots { chip, slots };
        self.chips.push_if(is_listed, spots);
        self.len += (1 + spots.bits().count_ones() as u8) * u8::from(is_listed);
    }

    #[inline]
    fn nth(&self, mut n: usize) -> Option<Action> {
        for &spots in &self.chips {
            let chip = spots.chip;
            if n == 0 {
                return Some(Action::Discard(chip));
            }
            let mut bits = spots.bits();
            let n_spots = bits.count_ones() as usize;
            if n <= n_spots {
                for _ in 1..n {
                    bits &= bits - 1;
                }
                let spot = bits.trailing_zeros();
                let screenplay = self.screenplays[spot as usize / 8]?;
                return Some(Action::Place { chip, screenplay, slot: SlotIdx(spot as u8 % 8) });
            }
            n -= 1 + n_spots;
        }
        None
    }
}

impl LegalSet {
    /// How many actions are legal.
    #[inline]
    pub fn len(&self) -> usize {
        match self {
            Self::Nothing => 0,
            Self::Auction { floor, ceiling } => {
                1 + (usize::from(ceiling.0) + 1).saturating_sub(usize::from(floor.0))
            }
            Self::Party { decline, faces } => usize::from(*decline) + faces.len(),
            Self::Placing(placing) => usize::from(placing.len),
        }
    }

    /// Whether no action is legal: nobody, or only the dealer, is due.
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Nothing)
    }

    /// The action at this place of the order.
    #[inline]
    pub fn nth(&self, n: usize) -> Option<Action> {
        match self {
            Self::Nothing => None,
            Self::Auction { .. } if n == 0 => Some(Action::Pass),
            Self::Auction { floor, .. } => {
                (n < self.len()).then(|| Action::Bid(Money(floor.0 + n as u8 - 1)))
            }
            Self::Party { decline: true, .. } if n == 0 => Some(Action::Decline),
            Self::Party { decline, faces } => {
                faces.get(n - usize::from(*decline)).map(|&chip| Action::Take(chip))
            }
            Self::Placing(placing) => placing.nth(n),
        }
    }

    /// The place of an action in the order, if it is listed.
    pub fn position(&self, action: Action) -> Option<usize> {
        self.iter().position(|listed| listed == action)
    }

    /// All actions in order.
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        (0..self.len()).filter_map(|n| self.nth(n))
    }
}

/// What an entry of a game's log comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The seat that was due did this.
    Action(Action),
    /// The dealer answered with this.
    Deal(Deal),
}

/// The proof that an action or a deal is allowed. It borrows the game, so none can be kept until
/// the game has moved on.
#[derive(Clone, Copy, Debug)]
#[must_use = "a proof changes nothing"]
pub struct Legal<'g, 'e> {
    pub(crate) game: &'g Game<'e>,
    pub(crate) cause: Cause,
}

impl<'e> Legal<'_, 'e> {
    /// What is allowed.
    pub fn cause(&self) -> Cause {
        self.cause
    }

    /// The game after it: a copy that has gone on. Every fact that it causes is applied to the
    /// copy, then handed to `sink`.
    #[inline]
    #[must_use]
    pub fn after(self, mut sink: impl FnMut(Event)) -> Game<'e> {
        let mut game = *self.game;
        game.happen(self.first_fact(), &mut sink);
        game
    }

    #[inline]
    pub(crate) fn first_fact(&self) -> Event {
        self.game.first_fact(self.cause)
    }
}

/// The legal set together with the game that it belongs to, so that a choice needs no second
/// check.
#[derive(Debug)]
pub struct Choices<'g, 'e> {
    game: &'g mut Game<'e>,
    set: LegalSet,
}

impl<'g, 'e> Choices<'g, 'e> {
    #[inline]
    pub(crate) fn new(game: &'g mut Game<'e>) -> Self {
        Self { set: game.legal(), game }
    }

    /// The game that the choice is made in.
    pub fn game(&self) -> &Game<'e> {
        self.game
    }

    /// The legal set.
    pub fn set(&self) -> &LegalSet {
        &self.set
    }

    /// How many choices there are; none if no seat is due.
    #[inline]
    pub fn len(&self) -> usize {
        self.set.len()
    }

    /// Whether no seat is due.
    pub fn is_empty(&self) -> bool {
        self.set.is_empty()
    }

    /// Chooses the action at this place of the order.
    #[inline]
    pub fn pick(self, n: usize) -> Option<Choice<'g, 'e>> {
        let action = self.set.nth(n)?;
        Some(Choice { game: self.game, action })
    }

    /// Plays the action at this place of the order and tells which it was. Every fact that it
    /// causes is applied to the game, then handed to `sink`.
    #[inline]
    pub fn play(self, n: usize, sink: impl FnMut(Event)) -> Option<Action> {
        let choice = self.pick(n)?;
        let action = choice.action();
        choice.play(sink);
        Some(action)
    }
}

/// A choice that was made and can be played in place.
#[derive(Debug)]
#[must_use = "a choice changes nothing until it is played"]
pub struct Choice<'g, 'e> {
    game: &'g mut Game<'e>,
    action: Action,
}

impl Choice<'_, '_> {
    /// What was chosen.
    #[inline]
    pub fn action(&self) -> Action {
        self.action
    }

    /// Lets it happen. Every fact that it causes is applied to the game, then handed to `sink`.
    #[inline]
    pub fn play(self, mut sink: impl FnMut(Event)) {
        let fact = self.game.first_fact(Cause::Action(self.action));
        self.game.happen(fact, &mut sink);
    }
}

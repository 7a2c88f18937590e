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
use crate::words::{ChipId, List, MAX_SEATS, MAX_SLOTS, Money, ScreenplayId, SlotIdx, SlotSet};

/// How many screenplays a seat has in the making at most: each finished one makes room for one.
pub const MAX_MAKING: usize = 3;

/// All legal actions of the seat that is due, in a fixed order.
///
/// ```
/// # use traumfabrik_rules::{Action, Due, Edition, Game, Money, Refusal, Seats, Start, lowest_deal};
/// # let edition = Edition::traumfabrik_2000();
/// # let mut game = Game::new(&edition, &Start::new(Seats::new(3).unwrap()), |_| {})?;
/// # while let Due::Dealer(ask) = game.due() { game.deal(&lowest_deal(&game, ask), |_| {})?; }
/// let legal = game.legal();
/// assert_eq!(legal.len(), 14, "pass, or bid 0 to 12");
/// assert_eq!(legal.nth(0), Some(Action::Pass));
/// assert_eq!(legal.position(Action::Bid(Money(4))), Some(5));
/// let Due::Seat(seat) = game.due() else { unreachable!() };
/// assert!(legal.iter().all(|action| game.check(seat, action).is_ok()));
/// # Ok::<(), Refusal>(())
/// ```
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
    hand: List<ChipId, MAX_SEATS>,
    /// For each chip what it may be used for, one bit each: the lowest byte is for the discard,
    /// the next three for the slots of the screenplays. Nothing where a twin stands for it.
    uses: [u32; MAX_SEATS],
    len: u8,
}

impl Placing {
    #[inline(always)]
    pub(crate) fn new(
        screenplays: [Option<ScreenplayId>; MAX_MAKING],
        hand: List<ChipId, MAX_SEATS>,
    ) -> Self {
        Self { screenplays, hand, uses: [0; MAX_SEATS], len: 0 }
    }

    /// Lists the chips with their slots by screenplay, except those hidden behind a twin.
    #[inline(always)]
    pub(crate) fn list(&mut self, hidden: u8, slots: impl Fn(ChipId) -> [SlotSet; MAX_MAKING]) {
        let mut len = 0;
        for ((place, &chip), uses) in self.hand.iter().enumerate().zip(&mut self.uses) {
            let [first, second, third] = slots(chip).map(SlotSet::bits);
            let is_listed = hidden >> place & 1 == 0;
            *uses = if is_listed { u32::from_le_bytes([1, first, second, third]) } else { 0 };
            len += uses.count_ones();
        }
        self.len = len as u8;
    }

    #[inline(always)]
    fn nth(&self, mut n: usize) -> Option<Action> {
        for (&chip, &uses) in self.hand.iter().zip(&self.uses) {
            let n_uses = uses.count_ones() as usize;
            if n >= n_uses {
                n -= n_uses;
                continue;
            }
            if n == 0 {
                return Some(Action::Discard(chip));
            }
            let spot = nth_bit(uses >> 8, n as u32 - 1);
            let screenplay = self.screenplays[spot as usize / 8]?;
            return Some(Action::Place { chip, screenplay, slot: SlotIdx(spot as u8 % 8) });
        }
        None
    }
}

/// The place of the n-th bit that is set, counted from 0. Which one it is cannot be foreseen, so
/// bytes are counted and looked up, without a branch.
#[inline]
fn nth_bit(bits: u32, n: u32) -> u32 {
    let (n_in_first, n_in_two) = ((bits & 0xff).count_ones(), (bits & 0xffff).count_ones());
    let (start, n_before) = if n >= n_in_two {
        (16, n_in_two)
    } else if n >= n_in_first {
        (8, n_in_first)
    } else {
        (0, 0)
    };
    let slots = (bits >> start) as usize % NTH_SLOT.len();
    start + u32::from(NTH_SLOT[slots][(n - n_before) as usize % ROW_LEN])
}

/// A power of two, so that the remainder by it costs nothing and makes a check needless.
const ROW_LEN: usize = MAX_SLOTS.next_power_of_two();

/// For every set of slots the place of its n-th member.
const NTH_SLOT: [[u8; ROW_LEN]; 1 << MAX_SLOTS] = {
    let mut table = [[0; ROW_LEN]; 1 << MAX_SLOTS];
    let mut bits = 0;
    while bits < table.len() {
        let (mut rest, mut n) = (bits, 0);
        while rest != 0 {
            table[bits][n] = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            n += 1;
        }
        bits += 1;
    }
    table
};

impl LegalSet {
    /// How many actions are legal.
    #[inline(always)]
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
    #[inline(always)]
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
///
/// ```
/// # use traumfabrik_rules::{Action, Cause, Due, Edition, Game, Money, Refusal, Seats, Start, lowest_deal};
/// # let edition = Edition::traumfabrik_2000();
/// # let mut game = Game::new(&edition, &Start::new(Seats::new(3).unwrap()), |_| {})?;
/// # while let Due::Dealer(ask) = game.due() { game.deal(&lowest_deal(&game, ask), |_| {})?; }
/// let Due::Seat(seat) = game.due() else { unreachable!() };
/// let proof = game.check(seat, Action::Bid(Money(2)))?;
/// assert_eq!(proof.cause(), Cause::Action(Action::Bid(Money(2))));
/// // What would come of it is seen on a copy. The game itself waits for the seat still.
/// let after = proof.after(|_| {});
/// assert_ne!(after.due(), game.due());
/// # Ok::<(), Refusal>(())
/// ```
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

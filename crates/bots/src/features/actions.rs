//! Actions as a net knows them: numbers that mean the same in all positions.
//!
//! | index | action |
//! |---|---|
//! | 0 | pass |
//! | 1 | decline |
//! | 2 to 33 | bid the lowest that is allowed, plus 0 to 31 |
//! | 34 to 38 | take a chip of the party, by kind and stars |
//! | 39 to 43 | discard a chip of the hand, by kind and stars |
//! | 44 to 133 | place: 44 + 18 × chip + 6 × film + slot, all of them in order |
//!
//! Of chips or slots that are as good as each other only the first has a number. Bids that jump
//! by more than 31 have none: nobody needs them.

use traumfabrik_rules::{
    Action, ChipId, ChipKind, Game, LegalSet, MAX_MAKING, MAX_SEATS, MAX_SLOTS, Money,
    PartyDecline, Phase, Visit,
};

use super::slate::{Slate, SortedChips};

const PASS: usize = 0;
const DECLINE: usize = 1;
const BID: usize = 2;
const N_BIDS: usize = 32;
const TAKE: usize = BID + N_BIDS;
const DISCARD: usize = TAKE + MAX_SEATS;
const PLACE: usize = DISCARD + MAX_SEATS;
const PER_CHIP: usize = MAX_MAKING * MAX_SLOTS;

/// How many actions a net can choose from.
pub const N_ACTIONS: usize = PLACE + MAX_SEATS * PER_CHIP;

/// Which actions are allowed: one bit for each index below [`N_ACTIONS`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActionMask([u64; N_ACTIONS.div_ceil(64)]);

impl ActionMask {
    /// How many bytes a mask takes, one bit for each action.
    pub const N_BYTES: usize = N_ACTIONS.div_ceil(8);

    #[inline]
    fn allow(&mut self, first: usize, bits: u64) {
        let (word, shift) = (first / 64, first % 64);
        self.0[word] |= bits << shift;
        // What does not fit goes to the next word; a shift by 64 would be none.
        if shift > 0 && word + 1 < self.0.len() {
            self.0[word + 1] |= bits >> (64 - shift);
        }
    }

    /// Whether an index is allowed.
    #[inline]
    pub fn has(&self, index: usize) -> bool {
        index < N_ACTIONS && self.0[index / 64] >> (index % 64) & 1 == 1
    }

    /// How many are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether none is: then no seat is due.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The n-th index that is allowed, counted from 0.
    pub fn nth(&self, mut n: usize) -> Option<usize> {
        for (word_idx, &word) in self.0.iter().enumerate() {
            let n_here = word.count_ones() as usize;
            if n < n_here {
                let mut rest = word;
                for _ in 0..n {
                    rest &= rest - 1;
                }
                return Some(64 * word_idx + rest.trailing_zeros() as usize);
            }
            n -= n_here;
        }
        None
    }

    /// All that are allowed, ascending.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        (0..N_ACTIONS).filter(|&index| self.has(index))
    }

    /// One bit for each action, the lowest index in the lowest bit.
    pub fn bytes(&self) -> [u8; Self::N_BYTES] {
        let words = self.0.map(u64::to_le_bytes);
        core::array::from_fn(|idx| words.as_flattened()[idx])
    }

    /// One byte for each action, 0 or 1.
    ///
    /// # Panics
    /// If there is no room for [`N_ACTIONS`] bytes.
    pub fn write(&self, out: &mut [u8]) {
        let bytes = self.bytes();
        let (eights, last) = out[..N_ACTIONS].as_chunks_mut();
        for (eight, byte) in eights.iter_mut().zip(bytes) {
            *eight = SPREAD[usize::from(byte)];
        }
        let n_last = last.len();
        last.copy_from_slice(&SPREAD[usize::from(bytes[Self::N_BYTES - 1])][..n_last]);
    }
}

/// A byte for each bit, for every byte there is: masks are written at every decision, and looking
/// up takes a third of the instructions that working out does.
static SPREAD: [[u8; 8]; 256] = {
    let mut spread = [[0; 8]; 256];
    let mut bits = 0;
    while bits < spread.len() {
        let mut place = 0;
        while place < 8 {
            spread[bits][place] = (bits >> place & 1) as u8;
            place += 1;
        }
        bits += 1;
    }
    spread
};

/// What the seat that is due may do. `slate` is its own.
#[inline]
pub(super) fn mask(game: &Game<'_>, slate: &Slate) -> ActionMask {
    let mut mask = ActionMask::default();
    match game.phase() {
        Phase::Bid => {
            if let LegalSet::Auction { floor, ceiling } = game.legal() {
                let n_bids = (usize::from(ceiling.0) + 1).saturating_sub(floor.0.into());
                mask.allow(PASS, 1);
                mask.allow(BID, (1 << n_bids.min(N_BIDS)) - 1);
            }
        }
        Phase::Choose => {
            if game.rulings().party_decline == PartyDecline::On {
                mask.allow(DECLINE, 1);
            }
            for (place, _) in faces(game).choices() {
                mask.allow(TAKE + place, 1);
            }
        }
        Phase::Place => {
            for (place, chip) in hand(game).choices() {
                mask.allow(DISCARD + place, 1);
                mask.allow(PLACE + PER_CHIP * place, uses(game, slate, chip));
            }
        }
        Phase::Studios { .. }
        | Phase::Lead
        | Phase::Screenplay
        | Phase::Legend
        | Phase::Lots
        | Phase::Faces
        | Phase::Over => {}
    }
    mask
}

/// Where a chip may be placed, one bit each.
#[inline]
fn uses(game: &Game<'_>, slate: &Slate, chip: ChipId) -> u64 {
    let kind: ChipKind = game.edition().chip(chip).kind;
    let mut uses = 0;
    for (film_idx, film) in slate.films.iter().enumerate() {
        let slots = film.as_ref().map_or(0, |film| film.accepts(kind));
        uses |= u64::from(slots) << (MAX_SLOTS * film_idx);
    }
    uses
}

/// The chips of the party, in order.
pub(super) fn faces(game: &Game<'_>) -> SortedChips {
    match game.visit() {
        Visit::Party { faces, .. } => SortedChips::of(game.edition(), faces.iter().copied()),
        Visit::Auction { .. } => SortedChips::default(),
    }
}

/// The chips in hand, in order.
pub(super) fn hand(game: &Game<'_>) -> SortedChips {
    SortedChips::of(game.edition(), game.hand().iter().copied())
}

/// The lowest bid.
pub(super) fn floor(game: &Game<'_>) -> Money {
    match game.visit() {
        Visit::Auction { high: Some(high), .. } => Money(high.amount.0 + 1),
        Visit::Auction { high: None, .. } | Visit::Party { .. } => Money(0),
    }
}

/// What an index means for the seat that is due. It need not be allowed.
pub(super) fn action(game: &Game<'_>, slate: &Slate, index: usize) -> Option<Action> {
    match index {
        PASS => Some(Action::Pass),
        DECLINE => Some(Action::Decline),
        BID..TAKE => Some(Action::Bid(Money(floor(game).0.saturating_add((index - BID) as u8)))),
        TAKE..DISCARD => faces(game).at(index - TAKE).map(Action::Take),
        DISCARD..PLACE => hand(game).at(index - DISCARD).map(Action::Discard),
        PLACE..N_ACTIONS => {
            let (chip_idx, spot) = ((index - PLACE) / PER_CHIP, (index - PLACE) % PER_CHIP);
            let chip = hand(game).at(chip_idx)?;
            let film = slate.films[spot / MAX_SLOTS].as_ref()?;
            let slot = film.slot_at(spot % MAX_SLOTS)?;
            Some(Action::Place { chip, screenplay: film.screenplay, slot })
        }
        _ => None,
    }
}

/// The index of an action, or of one that is as good. A bid that jumps too far becomes the
/// highest that has a number.
pub(super) fn index(game: &Game<'_>, slate: &Slate, action: Action) -> Option<usize> {
    let edition = game.edition();
    match action {
        Action::Pass => Some(PASS),
        Action::Decline => Some(DECLINE),
        Action::Bid(amount) => {
            let above = usize::from(amount.0.checked_sub(floor(game).0)?);
            Some(BID + above.min(N_BIDS - 1))
        }
        Action::Take(chip) => faces(game).place_of(edition, chip).map(|place| TAKE + place),
        Action::Discard(chip) => hand(game).place_of(edition, chip).map(|place| DISCARD + place),
        Action::Place { chip, screenplay, slot } => {
            let chip_idx = hand(game).place_of(edition, chip)?;
            let film_idx = slate.position(screenplay)?;
            let place = slate.films[film_idx]?.place_of(slot)?;
            Some(PLACE + PER_CHIP * chip_idx + MAX_SLOTS * film_idx + place)
        }
    }
}

//! What a net is given: a position as the seat that is due may know it, as bytes, and the actions
//! that it can choose from, as numbers.
//!
//! The layout is versioned, because a net has learned it. Seats come in the order in which they
//! sit, the one that is due first; films, slots and chips in an order of their own, so that equal
//! positions look equal. Everything in it is public: payments are, so purses can be counted by
//! whoever listens, and what has not come up is a set without an order.
//!
//! The features come in two parts. The plain ones say what lies on the table; the valuation says
//! what a fast player with frozen weights makes of it, and what it would do.
//!
//! ```
//! use traumfabrik_bots::features::{Detail, Encoder, N_FEATURES};
//! use traumfabrik_rules::{Due, Edition, Game, Seats, Start, lowest_deal};
//!
//! let edition = Edition::traumfabrik_2000();
//! let mut game = Game::new(&edition, &Start::new(Seats::new(3).unwrap()), |_| {})?;
//! while let Due::Dealer(ask) = game.due() {
//!     game.deal(&lowest_deal(&game, ask), |_| {})?;
//! }
//! let mut encoder = Encoder::of(&game, Detail::Full);
//! let mut features = [0; N_FEATURES];
//! encoder.write(&game, &mut features);
//! let mask = encoder.mask(&game);
//! assert_eq!(mask.len(), 14, "pass, or bid 0 to 12");
//! let highest = mask.iter().last().and_then(|index| encoder.action(&game, index)).unwrap();
//! assert!(game.check(game.active(), highest).is_ok());
//! # Ok::<(), traumfabrik_rules::Refusal>(())
//! ```

mod actions;
mod blocks;
mod layout;
mod situation;
mod slate;
#[cfg(test)]
mod tests;
mod worth;

use traumfabrik_rules::{Action, BySeat, Due, Event, Game, SeatSet};

use blocks::Blocks;
use layout::{RIVALS_AT, SEAT_LEN, TABLE_AT, VISIT_AT, WORTH_AT};
use slate::Slate;
use worth::Worth;

pub use actions::{ActionMask, N_ACTIONS};
pub use layout::{N_FEATURES, N_PLAIN, parts, scales};

/// The version of the layout and of what its numbers mean. A net works with one version only.
pub const FEATURES_VERSION: u32 = 1;

/// How much is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Nothing: only actions and masks are asked for.
    Nothing,
    /// What lies on the table: [`N_PLAIN`] bytes.
    Plain,
    /// That, and what a fast player makes of it: [`N_FEATURES`] bytes.
    Full,
}

impl Detail {
    /// How many bytes are written.
    pub const fn len(self) -> usize {
        match self {
            Self::Nothing => 0,
            Self::Plain => N_PLAIN,
            Self::Full => N_FEATURES,
        }
    }

    /// Whether nothing is written.
    pub const fn is_empty(self) -> bool {
        matches!(self, Self::Nothing)
    }
}

/// Writes the features of a game. It is made once and follows the facts: what has not changed is
/// not worked out again.
#[derive(Clone, Debug)]
pub struct Encoder {
    slates: BySeat<Slate>,
    stale: SeatSet,
    blocks: Option<Box<Blocks>>,
    worth: Option<Box<Worth>>,
}

impl Encoder {
    /// Looks at a game for the first time.
    pub fn of(game: &Game<'_>, detail: Detail) -> Self {
        Self {
            slates: BySeat::default(),
            stale: SeatSet::all(game.seats()),
            blocks: (detail != Detail::Nothing).then(|| Box::new(Blocks::of(game))),
            worth: (detail == Detail::Full).then(|| Box::new(Worth::of(game))),
        }
    }

    /// Looks at another game, with as much detail.
    pub fn restart(&mut self, game: &Game<'_>) {
        self.stale = SeatSet::all(game.seats());
        if let Some(blocks) = &mut self.blocks {
            **blocks = Blocks::of(game);
        }
        if let Some(worth) = &mut self.worth {
            **worth = Worth::of(game);
        }
    }

    /// Follows a fact. `game` is the position some time after it, before the next decision.
    #[inline]
    pub fn observe(&mut self, event: &Event, game: &Game<'_>) {
        match *event {
            Event::ChipPlaced { seat, screenplay, .. } => {
                let is_known = !self.stale.has(seat);
                if !(is_known && self.slates[seat].refresh(game, seat, screenplay)) {
                    self.stale.insert(seat);
                }
            }
            Event::ScreenplayTaken { seat, .. } => self.stale.insert(seat),
            Event::StudiosAssigned { .. } => self.stale = SeatSet::all(game.seats()),
            _ => {}
        }
        if let Some(blocks) = &mut self.blocks {
            blocks.observe(event, game);
        }
        if let Some(worth) = &mut self.worth {
            worth.observe(event, game);
        }
    }

    /// Looks again at films that have changed.
    #[inline]
    fn refresh(&mut self, game: &Game<'_>, wanted: SeatSet) {
        for seat in self.stale.and(wanted).iter() {
            self.slates[seat] = Slate::of(game, seat);
        }
        self.stale = self.stale.and_not(wanted);
    }

    /// The films of the seat that is due.
    #[inline]
    fn own(&mut self, game: &Game<'_>) -> &Slate {
        self.refresh(game, SeatSet::only(game.active()));
        &self.slates[game.active()]
    }

    /// What the seat that is due may do.
    #[inline]
    pub fn mask(&mut self, game: &Game<'_>) -> ActionMask {
        actions::mask(game, self.own(game))
    }

    /// What an index means for the seat that is due, if it means something. Every index of the mask
    /// means a legal action.
    #[inline]
    pub fn action(&mut self, game: &Game<'_>, index: usize) -> Option<Action> {
        actions::action(game, self.own(game), index)
    }

    /// The index of a legal action of the seat that is due, or of one that is as good. A bid that
    /// jumps too far becomes the highest that has an index.
    pub fn index(&mut self, game: &Game<'_>, action: Action) -> Option<usize> {
        actions::index(game, self.own(game), action)
    }

    /// What the fast player of the valuation would do, as an index. Nothing if no seat is due.
    pub fn choice(&mut self, game: &Game<'_>) -> Option<usize> {
        let Due::Seat(_) = game.due() else { return None };
        let action = match &mut self.worth {
            Some(worth) => worth.choice(game),
            None => Worth::of(game).choice(game),
        };
        self.index(game, action)
    }

    /// Writes the features for the seat that is due: as many bytes as the detail has.
    ///
    /// # Panics
    /// If `out` has another length.
    pub fn write(&mut self, game: &Game<'_>, out: &mut [u8]) {
        let seats = SeatSet::all(game.seats());
        self.refresh(game, seats);
        let (due, slates) = (game.active(), &self.slates);
        let Some(blocks) = &mut self.blocks else { return };
        blocks.refresh(game, slates);
        let (by_seat, rest) = out.split_at_mut(RIVALS_AT);
        let (rivals, rest) = rest.split_at_mut(TABLE_AT - RIVALS_AT);
        let (table, rest) = rest.split_at_mut(VISIT_AT - TABLE_AT);
        let (visit, worth_out) = rest.split_at_mut(WORTH_AT - VISIT_AT);
        let n_taken = game.seats().count() * SEAT_LEN;
        let order = game.seats().clockwise_from(due);
        for (out, seat) in by_seat.chunks_exact_mut(SEAT_LEN).zip(order) {
            out.copy_from_slice(&blocks.seats[seat]);
        }
        by_seat[n_taken..].fill(0);
        rivals.fill(0);
        situation::write_rivals(rivals, game, due, blocks);
        table.copy_from_slice(&blocks.table);
        visit.fill(0);
        situation::write_visit(visit, game, due);
        worth_out.fill(0);
        if let Some(worth) = &mut self.worth {
            let own = &slates[due];
            worth.write(worth_out, game, slates, |action| actions::index(game, own, action));
        }
    }
}

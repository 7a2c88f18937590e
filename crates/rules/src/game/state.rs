//! What a position is made of.

use crate::edition::{Accepts, Edition};
use crate::legal::MAX_MAKING;
use crate::pieces::MAX_CITY_CHIPS;
use crate::ruling::Rulings;
use crate::words::{
    Award, BySeat, ChipId, ChipKind, ChipSet, List, LocationIdx, MAX_CHIPS, MAX_SCREENPLAYS,
    MAX_SEATS, MAX_SLOTS, Money, N_AWARDS, Quarter, Rank, ScreenplayId, ScreenplaySet, Seat,
    SeatSet, Seats, SlotSet,
};

/// Everything on the table, and nothing that nobody can know: chips and screenplays that have not
/// come up are sets without an order.
///
/// It is small, flat, owned and `Copy`, so that sessions can hold it, searches can branch by
/// copying it, and tables can be keyed by it. What its numbers mean is printed in an [`Edition`]:
/// a [`Game`](crate::Game) is the two together, and plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// Which box it belongs to, see [`Edition::fingerprint`].
    pub(crate) fingerprint: u32,
    /// Chips that have not come up: the bag, and the legends to come.
    pub(crate) undrawn: ChipSet,
    /// Screenplays of the stack that cannot be read yet.
    pub(crate) unread: ScreenplaySet,
    pub(crate) finished: ScreenplaySet,
    /// One bit a token, the lowest token in the lowest bit.
    pub(crate) tokens_left: u32,
    pub(crate) rulings: Rulings,
    pub(crate) seats: Seats,
    /// None before the first legend comes up.
    pub(crate) quarter: Option<Quarter>,
    pub(crate) location: LocationIdx,
    pub(crate) lead: Seat,
    /// The seat that is due, or whose chips are being dealt with.
    pub(crate) active: Seat,
    pub(crate) stage: Stage,
    pub(crate) visit: Visit,
    pub(crate) middle: Money,
    pub(crate) purses: BySeat<Money>,
    /// Chips that count as cast, as the table counts them.
    pub(crate) cast: BySeat<u8>,
    pub(crate) hand: List<ChipId, MAX_SEATS>,
    /// The sign's chip, then those of the cities in the order of the route.
    pub(crate) lots: [Option<ChipId>; 1 + MAX_CITY_CHIPS],
    pub(crate) readable: Option<ScreenplayId>,
    pub(crate) awards: [AwardState; N_AWARDS],
    pub(crate) making: BySeat<Making>,
    /// The chip on top of every slot of every screenplay.
    pub(crate) tops: [[Option<ChipId>; MAX_SLOTS]; MAX_SCREENPLAYS],
    /// The chip directly beneath each chip that covers one.
    pub(crate) under: [Option<ChipId>; MAX_CHIPS],
    /// Meaningful for screenplays that lie before a seat.
    pub(crate) owners: [Seat; MAX_SCREENPLAYS],
    /// Meaningful for finished films.
    pub(crate) ranks: [Rank; MAX_SCREENPLAYS],
}

impl Position {
    /// A table before anything has happened.
    ///
    /// Rules: setup/seats, setup/purse, setup/track, setup/legends, setup/bag.
    pub(crate) fn empty(edition: &Edition, seats: Seats, rulings: Rulings) -> Self {
        let mut purses = BySeat::default();
        for seat in seats.iter() {
            purses[seat] = edition.purse(seats);
        }
        Self {
            fingerprint: edition.fingerprint(),
            undrawn: edition.chips(),
            unread: edition.stack(),
            finished: ScreenplaySet::default(),
            tokens_left: edition.tokens(),
            rulings,
            seats,
            quarter: None,
            location: LocationIdx(0),
            lead: Seat(0),
            active: Seat(0),
            stage: Stage::Waiting(Phase::Studios { lead_known: false }),
            visit: Visit::Auction { standing: SeatSet::EMPTY, high: None },
            middle: Money(0),
            purses,
            cast: BySeat::default(),
            hand: List::new(),
            lots: [None; 1 + MAX_CITY_CHIPS],
            readable: None,
            awards: [AwardState::Open; N_AWARDS],
            making: BySeat::default(),
            tops: [[None; MAX_SLOTS]; MAX_SCREENPLAYS],
            under: [None; MAX_CHIPS],
            owners: [Seat(0); MAX_SCREENPLAYS],
            ranks: [Rank::default(); MAX_SCREENPLAYS],
        }
    }
}

/// What a seat is filling: a screenplay at each of its places, or none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Making {
    pub(crate) screenplays: [Option<ScreenplayId>; MAX_MAKING],
    /// For each kind of chip, the slots that it may be placed on now, by place. The kind comes
    /// first, because a chip is looked up for all places at once, at every decision.
    pub(crate) accepts: [[SlotSet; MAX_MAKING]; ChipKind::ALL.len()],
}

impl Making {
    /// Where a screenplay lies.
    #[inline]
    pub(crate) fn place_of(&self, screenplay: ScreenplayId) -> Option<usize> {
        let mut found = MAX_MAKING;
        // No early end: which place it is cannot be foreseen.
        for (place, &other) in self.screenplays.iter().enumerate() {
            found = if other == Some(screenplay) { place } else { found };
        }
        (found < MAX_MAKING).then_some(found)
    }

    /// Lays a screenplay without chips on a place.
    pub(crate) fn begin(&mut self, place: usize, screenplay: ScreenplayId, accepts: Accepts) {
        self.screenplays[place] = Some(screenplay);
        for (by_place, slots) in self.accepts.iter_mut().zip(accepts) {
            by_place[place] = slots;
        }
    }

    /// Takes the screenplay away from a place.
    pub(crate) fn clear(&mut self, place: usize) {
        self.screenplays[place] = None;
        for by_place in &mut self.accepts {
            by_place[place] = SlotSet::EMPTY;
        }
    }
}

/// What goes on at the current location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Visit {
    /// An auction, or what follows from it.
    Auction {
        /// The seats that have not passed.
        standing: SeatSet,
        /// The highest bid so far.
        high: Option<HighBid>,
    },
    /// A party, or what follows from it.
    Party {
        /// The chips that are still there.
        faces: List<ChipId, MAX_SEATS>,
        /// The order of choosing.
        order: List<Seat, MAX_SEATS>,
        /// How many seats have chosen or declined.
        n_chosen: u8,
    },
}

/// A bid and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HighBid {
    /// Who bid.
    pub seat: Seat,
    /// How much.
    pub amount: Money,
}

/// What has become of an award.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AwardState {
    /// Nobody has it yet.
    #[default]
    Open,
    /// Nobody will ever have it.
    Withheld,
    /// It lies on this film.
    Film(ScreenplayId),
    /// It belongs to this seat.
    Seat(Seat),
}

/// What a game waits for between two steps.
// With a byte of its own for the tag a phase is told at every decision by one comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Phase {
    /// The dealer assigns the studios.
    Studios {
        /// Whether the lead is known already.
        lead_known: bool,
    },
    /// The dealer names the first lead.
    Lead,
    /// The dealer turns the next screenplay.
    Screenplay,
    /// The dealer turns the legend of the next quarter.
    Legend,
    /// The dealer fills the cities.
    Lots,
    /// The dealer turns the party's chips.
    Faces,
    /// A seat bids or passes.
    Bid,
    /// A seat places or discards.
    Place,
    /// A seat takes a chip or declines.
    Choose,
    /// Nothing: the game is over.
    Over,
}

/// Where the game stands: somebody is waited for, or a fact follows by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Stage {
    Waiting(Phase),
    Moving(Step),
}

/// What happens by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Step {
    Travel { to: LocationIdx },
    Sell,
    Withdraw,
    Premiere { film: ScreenplayId },
    FirstFilm { film: ScreenplayId },
    Draw { screenplay: ScreenplayId },
    Clear,
    Honour { award: Award },
    End,
}

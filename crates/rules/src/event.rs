//! Facts: what has happened. A stored game is a list of these.

use crate::action::Action;
use crate::pieces::MAX_CITY_CHIPS;
use crate::words::{
    Award, ChipId, List, LocationIdx, MAX_SEATS, Money, Quarter, Rating, ScreenplayId, Seat,
    SeatSet, SlotIdx, Stars, Studio,
};

/// Something that has happened. [`crate::Game::apply`] is the only code that changes a game, and
/// it needs nothing but these.
///
/// ```
/// # use traumfabrik_rules::{Action, Due, Edition, Event, Game, Money, Refusal, Seats, Start, lowest_deal};
/// # let edition = Edition::traumfabrik_2000();
/// # let mut game = Game::new(&edition, &Start::new(Seats::new(3).unwrap()), |_| {})?;
/// # while let Due::Dealer(ask) = game.due() { game.deal(&lowest_deal(&game, ask), |_| {})?; }
/// let Due::Seat(seat) = game.due() else { unreachable!() };
/// let before = game;
/// let mut facts = Vec::new();
/// game.play(seat, Action::Bid(Money(2)), |event| facts.push(event))?;
/// assert_eq!(facts, [Event::BidMade { seat, amount: Money(2) }]);
/// // A fact tells whose action it was, if it was one ...
/// assert_eq!(facts[0].actor(), Some(seat));
/// assert_eq!(facts[0].action(), Some(Action::Bid(Money(2))));
/// // ... and does to another copy of the game what it did to this one.
/// let mut other = before;
/// facts.iter().for_each(|event| other.apply(event));
/// assert_eq!(other, game);
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Every seat has its studio and that studio's screenplays.
    StudiosAssigned {
        /// By seat.
        studios: List<Studio, MAX_SEATS>,
    },
    /// A seat got the lead to begin with.
    LeadAssigned {
        /// Which one.
        seat: Seat,
    },
    /// A screenplay of the stack became readable.
    ScreenplayTurned {
        /// Which one.
        screenplay: ScreenplayId,
    },
    /// A quarter began and its legend came to the sign.
    LegendTurned {
        /// The quarter that began.
        quarter: Quarter,
        /// The legend.
        chip: ChipId,
    },
    /// The cities got their chips.
    LotsDealt {
        /// In the order of the route.
        chips: List<ChipId, MAX_CITY_CHIPS>,
    },
    /// The producers reached a location.
    Arrived {
        /// Its place on the route.
        location: LocationIdx,
    },
    /// A seat made a bid.
    BidMade {
        /// Who.
        seat: Seat,
        /// How much.
        amount: Money,
    },
    /// A seat left the auction.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The lot was sold; the winner leads from now on.
    LotSold {
        /// The winner.
        seat: Seat,
        /// What it paid.
        price: Money,
        /// What each other seat received.
        share: Money,
        /// What stayed in the middle.
        left: Money,
    },
    /// Nobody wanted the lot: its chips left the game.
    LotWithdrawn,
    /// The chips of the party were turned face up, and the order of choosing is set.
    PartyRevealed {
        /// The chips.
        faces: List<ChipId, MAX_SEATS>,
        /// Who chooses first, second, and so on.
        order: List<Seat, MAX_SEATS>,
    },
    /// A seat took a chip at the party.
    ChipTaken {
        /// Who.
        seat: Seat,
        /// Which chip.
        chip: ChipId,
    },
    /// A seat left the party without a chip.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// Chips that nobody took left the game.
    LeftoversRemoved {
        /// Which ones.
        chips: List<ChipId, MAX_SEATS>,
    },
    /// A chip was placed.
    ChipPlaced {
        /// Who placed it.
        seat: Seat,
        /// Which chip.
        chip: ChipId,
        /// On which screenplay.
        screenplay: ScreenplayId,
        /// On which of its slots.
        slot: SlotIdx,
    },
    /// A chip was discarded; it left the game.
    ChipDiscarded {
        /// Who discarded it.
        seat: Seat,
        /// Which chip.
        chip: ChipId,
    },
    /// A film was finished and took its token.
    FilmFinished {
        /// Its owner.
        seat: Seat,
        /// The film.
        screenplay: ScreenplayId,
        /// The sum of its stars.
        value: Stars,
        /// Its token; none was left at or below the value if there is none.
        rating: Option<Rating>,
    },
    /// A seat took the readable screenplay.
    ScreenplayTaken {
        /// Who.
        seat: Seat,
        /// Which one.
        screenplay: ScreenplayId,
    },
    /// An award was given.
    AwardGiven {
        /// Which one.
        award: Award,
        /// To whom.
        seat: Seat,
        /// The film it lies on; best direction belongs to the seat alone.
        film: Option<ScreenplayId>,
    },
    /// An award was not given to anyone.
    AwardWithheld {
        /// Which one.
        award: Award,
    },
    /// The game is over.
    GameEnded {
        /// The final scores, by seat.
        standings: List<Standing, MAX_SEATS>,
        /// Who won.
        winners: SeatSet,
    },
}

impl Event {
    /// The action that this fact is; none for what the dealer did or what follows by itself.
    #[inline]
    pub fn action(&self) -> Option<Action> {
        match *self {
            Self::BidMade { amount, .. } => Some(Action::Bid(amount)),
            Self::Passed { .. } => Some(Action::Pass),
            Self::ChipTaken { chip, .. } => Some(Action::Take(chip)),
            Self::Declined { .. } => Some(Action::Decline),
            Self::ChipPlaced { chip, screenplay, slot, .. } => {
                Some(Action::Place { chip, screenplay, slot })
            }
            Self::ChipDiscarded { chip, .. } => Some(Action::Discard(chip)),
            _ => None,
        }
    }

    /// The seat whose action this fact is; none for what the dealer did or what follows by itself.
    pub fn actor(&self) -> Option<Seat> {
        match *self {
            Self::BidMade { seat, .. }
            | Self::Passed { seat }
            | Self::ChipTaken { seat, .. }
            | Self::Declined { seat }
            | Self::ChipPlaced { seat, .. }
            | Self::ChipDiscarded { seat, .. } => Some(seat),
            _ => None,
        }
    }
}

/// A seat's points, split by where they come from. Rule: ending/score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "crate::serial::Points", into = "crate::serial::Points")
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "crate::serial::Points"))]
pub struct Standing {
    /// The numbers on the tokens of its finished films.
    pub films: u16,
    /// The awards that it or its films hold.
    pub awards: u16,
    /// Its money.
    pub money: Money,
}

impl Standing {
    /// All points together.
    pub const fn total(self) -> u16 {
        self.films + self.awards + self.money.0 as u16
    }
}

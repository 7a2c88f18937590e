//! Standing orders: what a seat wants done while nobody looks. They are secret, and what they do
//! is what a person could have done by hand.

use serde::{Deserialize, Serialize};
use traumfabrik_rules::{
    Action, ChipId, Due, Game, LegalSet, Location, LocationIdx, Money, Seat, Visit,
};
use ts_rs::TS;

use crate::Refused;

/// No list of chips to pick is longer: a party never has so many different chips.
const PICKS_MAX: usize = 93;
/// No order has more conditions.
const WAKES_MAX: usize = 8;
/// All the money of a table.
const MONEY_MAX: u8 = 63;

/// An order for one stop of the route in one quarter. A seat has at most one for each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The quarter, 1 to 4.
    pub quarter: u8,
    /// The stop, counted from 0.
    pub location: u8,
    /// What to do there.
    #[serde(rename = "wish")]
    pub instruction: Instruction,
}

/// What to do at a stop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Instruction {
    /// Raise by one whenever due, up to a limit; open at zero.
    BidUpTo {
        /// The highest bid.
        limit: u8,
        /// What to do when that is not enough.
        above: Above,
        /// When to leave the decision to the person instead.
        #[serde(default)]
        wake: Vec<Wake>,
    },
    /// Pass.
    Pass {},
    /// Do nothing, but wake the person as soon as something holds.
    Watch {
        /// What.
        wake: Vec<Wake>,
    },
    /// Take the first of these chips that lies there; a chip of the same kind and stars will do.
    Pick {
        /// Chips, the dearest first.
        chips: Vec<u8>,
        /// What to do if none of them does.
        otherwise: Otherwise,
    },
}

/// What to do above a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Above {
    /// Pass.
    Pass,
    /// Let the person decide.
    Wake,
}

/// What to do at a party where nothing wished for lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Otherwise {
    /// Decline, where that is allowed.
    Decline,
    /// Let the person decide.
    Wake,
}

/// Something about an auction that wakes a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Wake {
    /// Somebody has bid this much, or more.
    PriceReaches {
        /// How much.
        amount: u8,
    },
    /// No more than so many others are still in.
    RivalsLeft {
        /// How many.
        n_rivals: u8,
    },
    /// This seat has the highest bid.
    Leads {
        /// Which seat.
        seat: u8,
    },
}

/// What an order comes to now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obeyed {
    /// The seat does this.
    Act(Action),
    /// The person decides.
    Wake,
}

impl Order {
    /// The name of the order: one for each seat and stop.
    pub fn id(&self, seat: Seat) -> String {
        format!("{}.{}.{}", seat.index(), self.quarter, self.location)
    }

    /// Makes sure that the order can be meant: the stop is of the right kind and has not been
    /// left yet, in the quarter that runs.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check(&self, game: &Game<'_>) -> Result<(), Refused> {
        let edition = game.edition();
        let Some(stop) = LocationIdx::all().nth(usize::from(self.location)) else {
            return Err(Refused::NoSuchVisit {});
        };
        let here = game.location().index();
        let is_now = game.quarter().is_some_and(|quarter| quarter.number() == self.quarter);
        if !is_now || usize::from(self.location) < here || game.due() == Due::Nobody {
            return Err(Refused::NoSuchVisit {});
        }
        let is_party = edition.location(stop) == Location::Party;
        match &self.instruction {
            Instruction::Pick { chips, .. } => {
                if !is_party {
                    return Err(Refused::NoSuchVisit {});
                }
                let n_chips = edition.chips().len();
                let is_known = |&chip: &u8| usize::from(chip) < n_chips;
                if chips.len() > PICKS_MAX || !chips.iter().all(is_known) {
                    return Err(bad(format!("at most {PICKS_MAX} chips, each below {n_chips}")));
                }
                Ok(())
            }
            Instruction::BidUpTo { .. } | Instruction::Pass {} | Instruction::Watch { .. }
                if is_party =>
            {
                Err(Refused::NoSuchVisit {})
            }
            Instruction::BidUpTo { limit, .. } if *limit > MONEY_MAX => {
                Err(bad(format!("a limit of 0 to {MONEY_MAX}")))
            }
            Instruction::Watch { wake } if wake.is_empty() => {
                Err(bad("at least one thing to wake for".to_owned()))
            }
            Instruction::BidUpTo { wake, .. } | Instruction::Watch { wake }
                if wake.len() > WAKES_MAX =>
            {
                Err(bad(format!("at most {WAKES_MAX} things to wake for")))
            }
            Instruction::BidUpTo { .. } | Instruction::Pass {} | Instruction::Watch { .. } => {
                Ok(())
            }
        }
    }

    /// What the order says now that its seat is due; none if it is for another time.
    pub fn obey(&self, game: &Game<'_>, seat: Seat) -> Option<Obeyed> {
        if game.due() != Due::Seat(seat) || !self.is_here(game) {
            return None;
        }
        match (&self.instruction, game.legal()) {
            (Instruction::BidUpTo { limit, above, wake }, LegalSet::Auction { floor, ceiling }) => {
                Some(if wake.iter().any(|wake| wake.holds(game, seat)) {
                    Obeyed::Wake
                } else if floor <= Money(*limit).min(ceiling) {
                    Obeyed::Act(Action::Bid(floor))
                } else {
                    match above {
                        Above::Pass => Obeyed::Act(Action::Pass),
                        Above::Wake => Obeyed::Wake,
                    }
                })
            }
            (Instruction::Pass {}, LegalSet::Auction { .. }) => Some(Obeyed::Act(Action::Pass)),
            (Instruction::Watch { .. }, LegalSet::Auction { .. }) => Some(Obeyed::Wake),
            (Instruction::Pick { chips, otherwise }, LegalSet::Party { decline, faces }) => {
                let edition = game.edition();
                let mut wanted = chips.iter().filter_map(|&number| ChipId::new(number));
                let found = wanted
                    .find_map(|chip| faces.iter().find(|&&face| edition.are_twins(face, chip)));
                Some(match (found, otherwise) {
                    (Some(&face), _) => Obeyed::Act(Action::Take(face)),
                    (None, Otherwise::Decline) if decline => Obeyed::Act(Action::Decline),
                    (None, Otherwise::Decline | Otherwise::Wake) => Obeyed::Wake,
                })
            }
            // The seat places chips that it won here, or the order is for another kind of stop.
            (
                Instruction::BidUpTo { .. }
                | Instruction::Pass {}
                | Instruction::Watch { .. }
                | Instruction::Pick { .. },
                LegalSet::Nothing
                | LegalSet::Auction { .. }
                | LegalSet::Party { .. }
                | LegalSet::Placing(_),
            ) => None,
        }
    }

    /// Whether something has just come about that the order wakes its person for.
    pub fn wakes(&self, before: &Game<'_>, after: &Game<'_>, seat: Seat) -> bool {
        let wake: &[Wake] = match &self.instruction {
            Instruction::BidUpTo { wake, .. } | Instruction::Watch { wake } => wake,
            Instruction::Pass {} | Instruction::Pick { .. } => &[],
        };
        let holds =
            |game: &Game<'_>| self.is_here(game) && wake.iter().any(|wake| wake.holds(game, seat));
        holds(after) && !holds(before)
    }

    /// Whether the producers have left the stop: the order will never be of use again.
    pub fn is_past(&self, game: &Game<'_>) -> bool {
        let quarter = game.quarter().map_or(0, |quarter| quarter.number());
        let here = (quarter, game.location().index());
        game.due() == Due::Nobody || (self.quarter, usize::from(self.location)) < here
    }

    fn is_here(&self, game: &Game<'_>) -> bool {
        game.quarter().is_some_and(|quarter| quarter.number() == self.quarter)
            && game.location().index() == usize::from(self.location)
    }
}

impl Wake {
    fn holds(self, game: &Game<'_>, seat: Seat) -> bool {
        let (LegalSet::Auction { .. }, Visit::Auction { high, standing }) =
            (game.legal(), game.visit())
        else {
            return false;
        };
        // Whoever has passed can do nothing about it any more.
        if !standing.has(seat) {
            return false;
        }
        match self {
            Self::PriceReaches { amount } => high.is_some_and(|high| high.amount >= Money(amount)),
            Self::RivalsLeft { n_rivals } => {
                let is_in = |other: &Seat| *other != seat && standing.has(*other);
                game.seats().iter().filter(is_in).count() <= usize::from(n_rivals)
            }
            Self::Leads { seat: leader } => high.is_some_and(|high| high.seat == Seat(leader)),
        }
    }
}

fn bad(what: String) -> Refused {
    Refused::BadOrder { what }
}

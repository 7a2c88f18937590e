//! Wishes and deals, and who is due with them.
//!
//! Variants without data are written as empty structs here and below: serde checks those for
//! unknown fields, and unit variants it does not.

use serde::{Deserialize, Serialize};
use traumfabrik_rules as rules;
use ts_rs::TS;

use super::{Num, check};
use crate::error::WireError;

/// What a seat may wish to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Offer this much for the lot.
    Bid {
        /// How much.
        amount: Num,
    },
    /// Leave the auction for good.
    Pass {},
    /// Take a chip at a party.
    Take {
        /// Which chip.
        chip: Num,
    },
    /// Leave the party without a chip.
    Decline {},
    /// Place a chip from the hand.
    Place {
        /// Which chip.
        chip: Num,
        /// On which screenplay.
        screenplay: Num,
        /// On which of its slots, from 0.
        slot: Num,
    },
    /// Give up a chip from the hand.
    Discard {
        /// Which chip.
        chip: Num,
    },
}

impl From<rules::Action> for Action {
    fn from(action: rules::Action) -> Self {
        let chip_of = check::of_chip;
        match action {
            rules::Action::Bid(amount) => Self::Bid { amount: amount.0.into() },
            rules::Action::Pass => Self::Pass {},
            rules::Action::Take(chip) => Self::Take { chip: chip_of(chip) },
            rules::Action::Decline => Self::Decline {},
            rules::Action::Place { chip, screenplay, slot } => Self::Place {
                chip: chip_of(chip),
                screenplay: check::of_screenplay(screenplay),
                slot: slot.0.into(),
            },
            rules::Action::Discard(chip) => Self::Discard { chip: chip_of(chip) },
        }
    }
}

impl TryFrom<&Action> for rules::Action {
    type Error = WireError;

    fn try_from(twin: &Action) -> Result<Self, WireError> {
        Ok(match *twin {
            Action::Bid { amount } => Self::Bid(check::money("amount", amount)?),
            Action::Pass {} => Self::Pass,
            Action::Take { chip } => Self::Take(check::chip("chip", chip)?),
            Action::Decline {} => Self::Decline,
            Action::Place { chip, screenplay, slot } => Self::Place {
                chip: check::chip("chip", chip)?,
                screenplay: check::screenplay("screenplay", screenplay)?,
                slot: check::slot("slot", slot)?,
            },
            Action::Discard { chip } => Self::Discard(check::chip("chip", chip)?),
        })
    }
}

/// What the dealer is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// A studio for every seat.
    Studios {},
    /// The seat that leads first.
    Lead {},
    /// The screenplay of the stack that becomes readable.
    Screenplay {},
    /// The legend of this quarter.
    Legend {},
    /// The chips of all cities of this quarter.
    Lots {
        /// How many in all.
        n_chips: Num,
    },
    /// The chips of the party that has just been reached.
    Faces {
        /// As many as there are seats.
        n_chips: Num,
    },
}

impl From<rules::Ask> for Ask {
    fn from(ask: rules::Ask) -> Self {
        match ask {
            rules::Ask::Studios => Self::Studios {},
            rules::Ask::Lead => Self::Lead {},
            rules::Ask::Screenplay => Self::Screenplay {},
            rules::Ask::Legend => Self::Legend {},
            rules::Ask::Lots { n_chips } => Self::Lots { n_chips: n_chips.into() },
            rules::Ask::Faces { n_chips } => Self::Faces { n_chips: n_chips.into() },
        }
    }
}

/// The dealer's answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Deal {
    /// A studio for every seat.
    Studios {
        /// By seat.
        studios: Vec<Num>,
    },
    /// The seat that leads first.
    Lead {
        /// Which one.
        seat: Num,
    },
    /// The screenplay that becomes readable.
    Screenplay {
        /// Which one.
        screenplay: Num,
    },
    /// The legend of this quarter.
    Legend {
        /// Which chip.
        chip: Num,
    },
    /// The chips of all cities.
    Lots {
        /// In the order of the route.
        chips: Vec<Num>,
    },
    /// The chips of the party.
    Faces {
        /// As they lie.
        chips: Vec<Num>,
    },
}

impl From<&rules::Deal> for Deal {
    fn from(deal: &rules::Deal) -> Self {
        match deal {
            rules::Deal::Studios(studios) => {
                Self::Studios { studios: studios.iter().map(|studio| studio.0.into()).collect() }
            }
            rules::Deal::Lead(seat) => Self::Lead { seat: check::of_seat(*seat) },
            rules::Deal::Screenplay(screenplay) => {
                Self::Screenplay { screenplay: check::of_screenplay(*screenplay) }
            }
            rules::Deal::Legend(chip) => Self::Legend { chip: check::of_chip(*chip) },
            rules::Deal::Lots(chips) => Self::Lots { chips: check::of_chips(chips) },
            rules::Deal::Faces(chips) => Self::Faces { chips: check::of_chips(chips) },
        }
    }
}

impl TryFrom<&Deal> for rules::Deal {
    type Error = WireError;

    fn try_from(twin: &Deal) -> Result<Self, WireError> {
        Ok(match twin {
            Deal::Studios { studios } => {
                Self::Studios(check::numbers("studios", studios, check::studio)?)
            }
            Deal::Lead { seat } => Self::Lead(check::seat("seat", *seat)?),
            Deal::Screenplay { screenplay } => {
                Self::Screenplay(check::screenplay("screenplay", *screenplay)?)
            }
            Deal::Legend { chip } => Self::Legend(check::chip("chip", *chip)?),
            Deal::Lots { chips } => Self::Lots(check::numbers("chips", chips, check::chip)?),
            Deal::Faces { chips } => Self::Faces(check::numbers("chips", chips, check::chip)?),
        })
    }
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Due {
    /// A seat is due with an action.
    Seat {
        /// Which one.
        seat: Num,
    },
    /// The dealer is due with a deal.
    Dealer {
        /// What it is asked for.
        ask: Ask,
    },
    /// The game is over.
    Nobody {},
}

impl From<rules::Due> for Due {
    fn from(due: rules::Due) -> Self {
        match due {
            rules::Due::Seat(seat) => Self::Seat { seat: check::of_seat(seat) },
            rules::Due::Dealer(ask) => Self::Dealer { ask: ask.into() },
            rules::Due::Nobody => Self::Nobody {},
        }
    }
}

/// What facts come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Cause {
    /// The seat that was due did this.
    Action {
        /// What it did.
        action: Action,
    },
    /// The dealer answered with this.
    Deal {
        /// The answer.
        deal: Deal,
    },
}

impl From<&rules::Cause> for Cause {
    fn from(cause: &rules::Cause) -> Self {
        match cause {
            rules::Cause::Action(action) => Self::Action { action: (*action).into() },
            rules::Cause::Deal(deal) => Self::Deal { deal: deal.into() },
        }
    }
}

impl TryFrom<&Cause> for rules::Cause {
    type Error = WireError;

    fn try_from(twin: &Cause) -> Result<Self, WireError> {
        match twin {
            Cause::Action { action } => rules::Action::try_from(action)
                .map(Self::Action)
                .map_err(|fault| fault.within("action")),
            Cause::Deal { deal } => {
                rules::Deal::try_from(deal).map(Self::Deal).map_err(|fault| fault.within("deal"))
            }
        }
    }
}

//! Facts from foreign JSON.

use traumfabrik_rules as rules;

use super::Event;
use crate::error::WireError;
use crate::json::{Num, check};

impl TryFrom<&Event> for rules::Event {
    type Error = WireError;

    fn try_from(twin: &Event) -> Result<Self, WireError> {
        let seat_of = |seat: Num| check::seat("seat", seat);
        let chip_of = |chip: Num| check::chip("chip", chip);
        let screenplay_of = |screenplay: Num| check::screenplay("screenplay", screenplay);
        Ok(match *twin {
            Event::StudiosAssigned { ref studios } => Self::StudiosAssigned {
                studios: check::numbers("studios", studios, check::studio)?,
            },
            Event::LeadAssigned { seat } => Self::LeadAssigned { seat: seat_of(seat)? },
            Event::ScreenplayTurned { screenplay } => {
                Self::ScreenplayTurned { screenplay: screenplay_of(screenplay)? }
            }
            Event::LegendTurned { quarter, chip } => Self::LegendTurned {
                quarter: check::quarter("quarter", quarter)?,
                chip: chip_of(chip)?,
            },
            Event::LotsDealt { ref chips } => {
                Self::LotsDealt { chips: check::numbers("chips", chips, check::chip)? }
            }
            Event::Arrived { location } => {
                Self::Arrived { location: check::location("location", location)? }
            }
            Event::BidMade { seat, amount } => {
                Self::BidMade { seat: seat_of(seat)?, amount: check::money("amount", amount)? }
            }
            Event::Passed { seat } => Self::Passed { seat: seat_of(seat)? },
            Event::LotSold { seat, price, share, left } => Self::LotSold {
                seat: seat_of(seat)?,
                price: check::money("price", price)?,
                share: check::money("share", share)?,
                left: check::money("left", left)?,
            },
            Event::LotWithdrawn {} => Self::LotWithdrawn,
            Event::PartyRevealed { ref faces, ref order } => Self::PartyRevealed {
                faces: check::numbers("faces", faces, check::chip)?,
                order: check::numbers("order", order, check::seat)?,
            },
            Event::ChipTaken { seat, chip } => {
                Self::ChipTaken { seat: seat_of(seat)?, chip: chip_of(chip)? }
            }
            Event::Declined { seat } => Self::Declined { seat: seat_of(seat)? },
            Event::LeftoversRemoved { ref chips } => {
                Self::LeftoversRemoved { chips: check::numbers("chips", chips, check::chip)? }
            }
            Event::ChipPlaced { seat, chip, screenplay, slot } => Self::ChipPlaced {
                seat: seat_of(seat)?,
                chip: chip_of(chip)?,
                screenplay: screenplay_of(screenplay)?,
                slot: check::slot("slot", slot)?,
            },
            Event::ChipDiscarded { seat, chip } => {
                Self::ChipDiscarded { seat: seat_of(seat)?, chip: chip_of(chip)? }
            }
            Event::FilmFinished { seat, screenplay, value, ref rating } => Self::FilmFinished {
                seat: seat_of(seat)?,
                screenplay: screenplay_of(screenplay)?,
                value: check::stars("value", value)?,
                rating: check::rating("rating", rating.as_ref())?,
            },
            Event::ScreenplayTaken { seat, screenplay } => Self::ScreenplayTaken {
                seat: seat_of(seat)?,
                screenplay: screenplay_of(screenplay)?,
            },
            Event::AwardGiven { award, seat, film } => Self::AwardGiven {
                award: award.into(),
                seat: seat_of(seat)?,
                film: film.map(|film| check::screenplay("film", film)).transpose()?,
            },
            Event::AwardWithheld { award } => Self::AwardWithheld { award: award.into() },
            Event::GameEnded { ref standings, ref winners } => Self::GameEnded {
                standings: check::list("standings", standings, |standing| standing.try_into())?,
                winners: check::seat_set("winners", winners)?,
            },
        })
    }
}

//! Facts of the rules, written as JSON.

use traumfabrik_rules as rules;

use super::{Event, Standing};
use crate::json::{Rating, check};

impl From<&rules::Event> for Event {
    fn from(event: &rules::Event) -> Self {
        let (of_seat, of_chip) = (check::of_seat, check::of_chip);
        let of_screenplay = check::of_screenplay;
        match *event {
            rules::Event::StudiosAssigned { ref studios } => Self::StudiosAssigned {
                studios: studios.iter().map(|studio| studio.0.into()).collect(),
            },
            rules::Event::LeadAssigned { seat } => Self::LeadAssigned { seat: of_seat(seat) },
            rules::Event::ScreenplayTurned { screenplay } => {
                Self::ScreenplayTurned { screenplay: of_screenplay(screenplay) }
            }
            rules::Event::LegendTurned { quarter, chip } => {
                Self::LegendTurned { quarter: quarter.number().into(), chip: of_chip(chip) }
            }
            rules::Event::LotsDealt { ref chips } => {
                Self::LotsDealt { chips: check::of_chips(chips) }
            }
            rules::Event::Arrived { location } => Self::Arrived { location: location.0.into() },
            rules::Event::BidMade { seat, amount } => {
                Self::BidMade { seat: of_seat(seat), amount: amount.0.into() }
            }
            rules::Event::Passed { seat } => Self::Passed { seat: of_seat(seat) },
            rules::Event::LotSold { seat, price, share, left } => Self::LotSold {
                seat: of_seat(seat),
                price: price.0.into(),
                share: share.0.into(),
                left: left.0.into(),
            },
            rules::Event::LotWithdrawn => Self::LotWithdrawn {},
            rules::Event::PartyRevealed { ref faces, ref order } => {
                Self::PartyRevealed { faces: check::of_chips(faces), order: check::of_seats(order) }
            }
            rules::Event::ChipTaken { seat, chip } => {
                Self::ChipTaken { seat: of_seat(seat), chip: of_chip(chip) }
            }
            rules::Event::Declined { seat } => Self::Declined { seat: of_seat(seat) },
            rules::Event::LeftoversRemoved { ref chips } => {
                Self::LeftoversRemoved { chips: check::of_chips(chips) }
            }
            rules::Event::ChipPlaced { seat, chip, screenplay, slot } => Self::ChipPlaced {
                seat: of_seat(seat),
                chip: of_chip(chip),
                screenplay: of_screenplay(screenplay),
                slot: slot.0.into(),
            },
            rules::Event::ChipDiscarded { seat, chip } => {
                Self::ChipDiscarded { seat: of_seat(seat), chip: of_chip(chip) }
            }
            rules::Event::FilmFinished { seat, screenplay, value, rating } => Self::FilmFinished {
                seat: of_seat(seat),
                screenplay: of_screenplay(screenplay),
                value: value.0.into(),
                rating: rating.map(Rating::from),
            },
            rules::Event::ScreenplayTaken { seat, screenplay } => {
                Self::ScreenplayTaken { seat: of_seat(seat), screenplay: of_screenplay(screenplay) }
            }
            rules::Event::AwardGiven { award, seat, film } => Self::AwardGiven {
                award: award.into(),
                seat: of_seat(seat),
                film: film.map(of_screenplay),
            },
            rules::Event::AwardWithheld { award } => Self::AwardWithheld { award: award.into() },
            rules::Event::GameEnded { ref standings, winners } => Self::GameEnded {
                standings: standings.iter().copied().map(Standing::from).collect(),
                winners: check::of_seat_set(winners),
            },
        }
    }
}

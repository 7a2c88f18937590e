//! From the engine's words to the oracle's, which are plain numbers.

use traumfabrik_rules as rules;

use crate::oracle;

/// The box.
pub fn pieces(edition: &rules::Edition) -> oracle::Pieces {
    let printed = edition.pieces();
    oracle::Pieces {
        chips: printed.chips.iter().map(chip).collect(),
        screenplays: printed.screenplays.iter().map(script).collect(),
        route: printed.route.iter().map(place).collect(),
        tokens: printed.tokens.iter().map(|&token| rating(token)).collect(),
        points: oracle::AwardPoints {
            first_film: printed.awards.first_film.into(),
            best_of_quarter: printed.awards.best_of_quarter.into(),
            best_of_genre: printed.awards.best_of_genre.into(),
            worst_film: printed.awards.worst_film.into(),
            best_direction: printed.awards.best_direction.into(),
        },
        purse: printed.purse.0.into(),
        purse_with_five: printed.purse_with_five.0.into(),
    }
}

fn chip(chip: &rules::Chip) -> oracle::Chip {
    oracle::Chip {
        kind: match chip.kind {
            rules::ChipKind::Director => oracle::Kind::Director,
            rules::ChipKind::Actor => oracle::Kind::Actor,
            rules::ChipKind::Camera => oracle::Kind::Camera,
            rules::ChipKind::Music => oracle::Kind::Music,
            rules::ChipKind::Effects => oracle::Kind::Effects,
            rules::ChipKind::Guest => oracle::Kind::Guest,
            rules::ChipKind::Agency => oracle::Kind::Agency,
        },
        stars: chip.stars.0.into(),
        legend: chip.legend,
    }
}

fn script(screenplay: &rules::Screenplay) -> oracle::Script {
    let slot = |slot: &rules::Slot| match slot {
        rules::Slot::Director => oracle::Slot::Director,
        rules::Slot::Actor => oracle::Slot::Actor,
        rules::Slot::Camera => oracle::Slot::Camera,
        rules::Slot::Music => oracle::Slot::Music,
        rules::Slot::Effects => oracle::Slot::Effects,
        rules::Slot::Open => oracle::Slot::Open,
        rules::Slot::Guest => oracle::Slot::Guest,
    };
    oracle::Script {
        genre: genre(screenplay.genre),
        studio: screenplay.studio.map(|studio| studio.0.into()),
        stars: screenplay.stars.0.into(),
        slots: screenplay.slots.iter().map(slot).collect(),
    }
}

fn place(location: &rules::Location) -> oracle::Place {
    match *location {
        rules::Location::Sign => oracle::Place::Sign,
        rules::Location::City { n_chips } => oracle::Place::City(n_chips.into()),
        rules::Location::Party => oracle::Place::Party,
    }
}

fn genre(genre: rules::Genre) -> oracle::Genre {
    match genre {
        rules::Genre::Drama => oracle::Genre::Drama,
        rules::Genre::Adventure => oracle::Genre::Adventure,
        rules::Genre::Entertainment => oracle::Genre::Entertainment,
    }
}

/// A rating token.
pub fn rating(rating: rules::Rating) -> oracle::Token {
    oracle::Token { value: rating.value.into(), plus: rating.plus }
}

/// An award.
pub fn award(award: rules::Award) -> oracle::Award {
    match award {
        rules::Award::FirstFilm(of) => oracle::Award::FirstFilm(genre(of)),
        rules::Award::BestOfQuarter(quarter) => {
            oracle::Award::BestOfQuarter(quarter.number().into())
        }
        rules::Award::BestOfGenre(of) => oracle::Award::BestOfGenre(genre(of)),
        rules::Award::WorstFilm => oracle::Award::WorstFilm,
        rules::Award::BestDirection => oracle::Award::BestDirection,
    }
}

/// What a game starts with.
pub fn options(start: &rules::Start) -> oracle::Options {
    let mut options = oracle::Options::new(start.seats.count());
    for (switch, value) in start.rulings.entries() {
        options.settle(switch, value);
    }
    options.studios = match &start.studios {
        rules::Studios::BySeat => Some((1..=start.seats.count()).collect()),
        rules::Studios::ByChoice(studios) => {
            Some(studios.iter().map(|studio| studio.0.into()).collect())
        }
        rules::Studios::Random => None,
    };
    options.lead = match start.first_lead {
        rules::FirstLead::Named(seat) => Some(seat.index()),
        rules::FirstLead::Random => None,
    };
    options
}

/// Who is due.
pub fn due(due: rules::Due) -> oracle::Due {
    match due {
        rules::Due::Seat(seat) => oracle::Due::Seat(seat.index()),
        rules::Due::Dealer(ask) => oracle::Due::Dealer(match ask {
            rules::Ask::Studios => oracle::Ask::Studios,
            rules::Ask::Lead => oracle::Ask::Lead,
            rules::Ask::Screenplay => oracle::Ask::Screenplay,
            rules::Ask::Legend => oracle::Ask::Legend,
            rules::Ask::Lots { .. } => oracle::Ask::Lots,
            rules::Ask::Faces { .. } => oracle::Ask::Faces,
        }),
        rules::Due::Nobody => oracle::Due::Nobody,
    }
}

/// The dealer's answer.
pub fn deal(deal: &rules::Deal) -> oracle::Deal {
    match deal {
        rules::Deal::Studios(studios) => {
            oracle::Deal::Studios(studios.iter().map(|studio| studio.0.into()).collect())
        }
        rules::Deal::Lead(seat) => oracle::Deal::Lead(seat.index()),
        rules::Deal::Screenplay(screenplay) => oracle::Deal::Screenplay(screenplay.index()),
        rules::Deal::Legend(chip) => oracle::Deal::Legend(chip.index()),
        rules::Deal::Lots(chips) => oracle::Deal::Lots(ids(chips)),
        rules::Deal::Faces(chips) => oracle::Deal::Faces(ids(chips)),
    }
}

/// An action.
pub fn action(action: rules::Action) -> oracle::Action {
    match action {
        rules::Action::Bid(amount) => oracle::Action::Bid(amount.0.into()),
        rules::Action::Pass => oracle::Action::Pass,
        rules::Action::Take(chip) => oracle::Action::Take(chip.index()),
        rules::Action::Decline => oracle::Action::Decline,
        rules::Action::Place { chip, screenplay, slot } => oracle::Action::Place {
            chip: chip.index(),
            screenplay: screenplay.index(),
            slot: slot.index(),
        },
        rules::Action::Discard(chip) => oracle::Action::Discard(chip.index()),
    }
}

/// Chips as numbers.
pub fn ids(chips: &[rules::ChipId]) -> Vec<usize> {
    chips.iter().map(|chip| chip.index()).collect()
}

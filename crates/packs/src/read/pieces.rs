//! What the rules find wrong with the pieces, told by file and row.

use traumfabrik_rules::{
    AwardPoints, Chip, Location, MAX_SEATS, MAX_TOKENS, Money, PieceFault, Pieces, Screenplay,
};

use super::edition::{COUNTED, EditionSheet, FILE as EDITION_FILE};
use super::listing::Listing;
use super::rows::{CHIPS_FILE, SCREENPLAYS_FILE, genre_name, kind_name};
use super::toml_file::At;
use crate::fault::Fault;

/// All three files of a pack that hold pieces.
pub(crate) struct Sheets {
    pub(crate) edition: EditionSheet,
    pub(crate) chips: Listing<Chip>,
    pub(crate) screenplays: Listing<Screenplay>,
}

impl Sheets {
    /// The pieces as far as they are known.
    pub(crate) fn pieces(&self) -> Pieces {
        let value = |at: Option<At<u8>>| at.map_or(0, |at| at.value);
        let EditionSheet { tokens, awards, route, purse, purse_with_five, .. } = &self.edition;
        let mut tokens: Vec<_> = tokens.iter().map(|token| token.value).collect();
        tokens.sort();
        Pieces {
            chips: self.chips.fitting().collect(),
            screenplays: self.screenplays.fitting().collect(),
            route: route.fitting().collect(),
            tokens: tokens.into_iter().take(MAX_TOKENS).collect(),
            awards: AwardPoints {
                first_film: value(awards.first_film),
                best_of_quarter: value(awards.best_of_quarter),
                best_of_genre: value(awards.best_of_genre),
                worst_film: value(awards.worst_film),
                best_direction: value(awards.best_direction),
            },
            purse: Money(value(*purse)),
            purse_with_five: Money(value(*purse_with_five)),
        }
    }

    /// Everything wrong with the pieces, but for what merely follows from rows that could not be
    /// read and have been reported.
    pub(crate) fn report(&self, faults: &mut Vec<Fault>) {
        self.report_counts(faults);
        self.pieces().faults(&mut |fault| {
            if !self.is_certain(&fault) {
                return;
            }
            let reason = self.reason(&fault);
            for (file, row) in self.places(&fault) {
                faults.push(Fault { file: file.to_owned(), row, reason: reason.clone() });
            }
        });
    }

    fn report_counts(&self, faults: &mut Vec<Fault>) {
        if !self.chips.readable {
            return;
        }
        for (kind, expected) in COUNTED.into_iter().zip(self.edition.counts) {
            let Some(At { value: expected, row }) = expected else { continue };
            let found = self.chips.pieces.iter().filter(|c| counted_as(&c.value) == kind).count();
            if found != usize::from(expected) {
                let reason = format!(
                    "this promises {expected} of kind `{kind}`, {CHIPS_FILE} lists {found}"
                );
                faults.push(Fault { file: EDITION_FILE.to_owned(), row: Some(row), reason });
            }
        }
    }

    /// Whether the fault would be there if all rows had been read.
    fn is_certain(&self, fault: &PieceFault) -> bool {
        let Self { edition, chips, screenplays } = self;
        match fault {
            PieceFault::LegendCount { .. } => chips.is_sound(),
            PieceFault::BagTooSmall { .. } => chips.is_sound() && edition.route.is_sound(),
            PieceFault::StudioGenre { .. } => screenplays.is_sound(),
            PieceFault::RouteLength { .. }
            | PieceFault::RouteStart
            | PieceFault::SecondSign { .. }
            | PieceFault::PartyCount { .. } => edition.route.is_sound(),
            PieceFault::NoTokens | PieceFault::TokenOrder { .. } => edition.tokens_sound,
            PieceFault::Purse { n_seats, .. } => self.purse(*n_seats).is_some(),
            PieceFault::LegendNotDirector { .. }
            | PieceFault::ChipStars { .. }
            | PieceFault::NoSuchStudio { .. }
            | PieceFault::PrintedStars { .. }
            | PieceFault::DirectorSlots { .. }
            | PieceFault::GuestSlots { .. }
            | PieceFault::GuestSlotNotLast { .. }
            | PieceFault::CityChips { .. }
            | PieceFault::AwardPoints { .. } => true,
            // The rules may find more by now: what they have read they judge.
            _ => true,
        }
    }

    fn reason(&self, fault: &PieceFault) -> String {
        match *fault {
            PieceFault::LegendCount { found } => format!(
                "there have to be exactly 4 legends, one for each quarter; here are {found}"
            ),
            PieceFault::LegendNotDirector { chip } => {
                let kind = kind_name(self.chips.pieces[chip.index()].value.kind);
                let article = if kind.starts_with(['a', 'e']) { "an" } else { "a" };
                format!("a legend has to be a director, this one is {article} {kind}")
            }
            PieceFault::ChipStars { min, max, .. } => {
                format!("the stars of a chip are {} to {}", min.0, max.0)
            }
            PieceFault::BagTooSmall { needed, found } => format!(
                "a game of five seats draws {needed} chips from the bag, but there are only \
                 {found} besides the legends; list more chips or show fewer in the cities"
            ),
            PieceFault::StudioGenre { studio, genre, found } => format!(
                "each studio owns exactly one screenplay of each genre; studio {} has {found} of \
                 genre `{}`",
                studio.0,
                genre_name(genre)
            ),
            PieceFault::NoSuchStudio { .. } => {
                "studios are numbered 1 to 5; a screenplay of the stack has none".to_owned()
            }
            PieceFault::PrintedStars { min, max, .. } => {
                format!("the stars of a screenplay are {} to {}", min.0, max.0)
            }
            PieceFault::DirectorSlots { found, .. } => {
                format!("each screenplay has exactly one `director` slot, this one has {found}")
            }
            PieceFault::GuestSlots { found, .. } => {
                format!("each screenplay has exactly one `guest` slot, this one has {found}")
            }
            PieceFault::GuestSlotNotLast { .. } => {
                "the `guest` slot has to be the last one".to_owned()
            }
            PieceFault::RouteLength { found } => {
                format!("a quarter visits exactly 8 locations, this route has {found}")
            }
            PieceFault::RouteStart => "the route has to begin with the `sign`".to_owned(),
            PieceFault::SecondSign { .. } => {
                "there is only one `sign`, and it comes first".to_owned()
            }
            PieceFault::CityChips { .. } => "a city shows 1 to 5 chips".to_owned(),
            PieceFault::PartyCount { found } => {
                format!("there have to be exactly 2 parties, this route has {found}")
            }
            PieceFault::NoTokens => "there has to be at least one rating token".to_owned(),
            PieceFault::TokenOrder { rating } => format!("the token {rating} is listed twice"),
            PieceFault::AwardPoints { max } => {
                format!("an award is worth {max} points at most")
            }
            PieceFault::Purse { purse: Money(0), .. } => {
                "nobody can play without money; a seat has to start with 1 or more".to_owned()
            }
            PieceFault::Purse { n_seats, money_max, .. } => format!(
                "all the money of {n_seats} seats has to be {money_max} or less, so a seat can \
                 start with {} at most",
                usize::from(money_max) / n_seats
            ),
            _ => fault.to_string(),
        }
    }

    /// The file and row of a fault; the rules do not say which awards they mean, so it can be
    /// several.
    fn places(&self, fault: &PieceFault) -> Vec<(&'static str, Option<usize>)> {
        let Self { edition, chips, screenplays } = self;
        let place = match *fault {
            PieceFault::LegendCount { .. } => (CHIPS_FILE, chips.row_of_nth(4, |chip| chip.legend)),
            PieceFault::LegendNotDirector { chip } | PieceFault::ChipStars { chip, .. } => {
                (CHIPS_FILE, chips.row_of_nth(chip.index(), |_| true))
            }
            PieceFault::BagTooSmall { .. } => (CHIPS_FILE, None),
            PieceFault::StudioGenre { studio, genre, .. } => {
                let owned = |s: &Screenplay| s.studio == Some(studio) && s.genre == genre;
                (SCREENPLAYS_FILE, screenplays.row_of_nth(1, owned))
            }
            PieceFault::NoSuchStudio { screenplay }
            | PieceFault::PrintedStars { screenplay, .. }
            | PieceFault::DirectorSlots { screenplay, .. }
            | PieceFault::GuestSlots { screenplay, .. }
            | PieceFault::GuestSlotNotLast { screenplay } => {
                (SCREENPLAYS_FILE, screenplays.row_of_nth(screenplay.index(), |_| true))
            }
            PieceFault::RouteLength { .. } | PieceFault::NoTokens => (EDITION_FILE, None),
            PieceFault::RouteStart => (EDITION_FILE, edition.route.row_of_nth(0, |_| true)),
            PieceFault::SecondSign { location } | PieceFault::CityChips { location, .. } => {
                (EDITION_FILE, edition.route.row_of_nth(location.index(), |_| true))
            }
            PieceFault::PartyCount { .. } => {
                (EDITION_FILE, edition.route.row_of_nth(2, |&stop| stop == Location::Party))
            }
            PieceFault::TokenOrder { rating } => {
                let same = edition.tokens.iter().rev().find(|token| token.value == rating);
                (EDITION_FILE, same.map(|token| token.row))
            }
            PieceFault::AwardPoints { max } => {
                let awards = edition.awards.all().into_iter().flatten();
                let too_much = awards.filter(|points| points.value > max);
                return too_much.map(|points| (EDITION_FILE, Some(points.row))).collect();
            }
            PieceFault::Purse { n_seats, .. } => {
                (EDITION_FILE, self.purse(n_seats).map(|purse| purse.row))
            }
            _ => (EDITION_FILE, None),
        };
        vec![place]
    }

    fn purse(&self, n_seats: usize) -> Option<At<u8>> {
        let EditionSheet { purse, purse_with_five, .. } = &self.edition;
        if n_seats == MAX_SEATS { *purse_with_five } else { *purse }
    }
}

fn counted_as(chip: &Chip) -> &'static str {
    if chip.legend { "legend" } else { kind_name(chip.kind) }
}

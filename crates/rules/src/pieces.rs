//! A box of pieces as somebody wrote it down, and all that can be wrong with it.

use crate::words::{
    AwardPoints, Chip, ChipId, ChipKind, Genre, List, Location, LocationIdx, MAX_CHIPS,
    MAX_SCREENPLAYS, MAX_SEATS, MAX_TOKENS, Money, N_LOCATIONS, Quarter, Rating, Screenplay,
    ScreenplayId, Slot, Stars, Studio,
};

/// The most chips that the cities of one quarter can show: more would not fit five seats.
pub const MAX_CITY_CHIPS: usize = 12;
/// All the money of a table has to stay below this, so that a bid fits its code.
pub const MONEY_MAX: u8 = 63;
/// Points of one chip, of a screenplay's print, of one award.
const STARS_MIN: i8 = -3;
pub(crate) const STARS_MAX: i8 = 9;
const AWARD_POINTS_MAX: u8 = 50;

/// The pieces of a box, as somebody wrote them down. Not yet checked.
///
/// ```
/// use traumfabrik_rules::{Edition, List, Money, PieceFault, Pieces};
///
/// // A box of one's own: richer seats, and no rating tokens at all, which cannot be.
/// let published = Edition::traumfabrik_2000();
/// let mut pieces = Pieces { purse: Money(14), tokens: List::new(), ..*published.pieces() };
/// assert_eq!(Edition::new(pieces), Err(PieceFault::NoTokens));
///
/// pieces.tokens = published.pieces().tokens;
/// assert_ne!(Edition::new(pieces), Ok(published));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pieces {
    /// All chips, legends included. A chip's id is its place in this list.
    pub chips: List<Chip, MAX_CHIPS>,
    /// All screenplays. A screenplay's id is its place in this list.
    pub screenplays: List<Screenplay, MAX_SCREENPLAYS>,
    /// The stops of a quarter.
    pub route: List<Location, N_LOCATIONS>,
    /// The rating tokens, ascending.
    pub tokens: List<Rating, MAX_TOKENS>,
    /// What each award is worth.
    pub awards: AwardPoints,
    /// What a seat starts with at a table of two to four.
    pub purse: Money,
    /// What a seat starts with at a table of five.
    pub purse_with_five: Money,
}

/// Something wrong with a box.
///
/// More can be added: whoever wrote a box down reads by `Display` what is wrong with it, unless they
/// know a better sentence, such as one with a file and a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentence on each variant explains its fields")]
pub enum PieceFault {
    /// Each quarter needs one legend, so there are exactly four.
    LegendCount { found: usize },
    /// A legend has to be a director.
    LegendNotDirector { chip: ChipId },
    /// A chip's stars are out of bounds.
    ChipStars { chip: ChipId, min: Stars, max: Stars },
    /// Five seats over four quarters draw more chips than the bag holds.
    BagTooSmall { needed: usize, found: usize },
    /// Each studio owns exactly one screenplay of each genre.
    StudioGenre { studio: Studio, genre: Genre, found: usize },
    /// Studios are numbered 1 to 5.
    NoSuchStudio { screenplay: ScreenplayId },
    /// A screenplay's printed stars are out of bounds.
    PrintedStars { screenplay: ScreenplayId, min: Stars, max: Stars },
    /// Each screenplay has exactly one director slot.
    DirectorSlots { screenplay: ScreenplayId, found: usize },
    /// Each screenplay has exactly one guest slot.
    GuestSlots { screenplay: ScreenplayId, found: usize },
    /// The guest slot is the last one.
    GuestSlotNotLast { screenplay: ScreenplayId },
    /// A quarter visits exactly eight locations.
    RouteLength { found: usize },
    /// The route begins with the sign.
    RouteStart,
    /// There is only one sign.
    SecondSign { location: LocationIdx },
    /// A city shows one to five chips.
    CityChips { location: LocationIdx, found: u8 },
    /// There are exactly two parties.
    PartyCount { found: usize },
    /// There has to be at least one token.
    NoTokens,
    /// Tokens are listed in ascending order, each once.
    TokenOrder { rating: Rating },
    /// An award is worth too much to be true.
    AwardPoints { max: u8 },
    /// The purses have to leave all money below the limit, and nobody starts with nothing.
    Purse { purse: Money, n_seats: usize, money_max: u8 },
}

impl Pieces {
    /// Reports everything that is wrong, not only the first thing.
    pub fn faults(&self, report: &mut dyn FnMut(PieceFault)) {
        self.chip_faults(report);
        self.studio_faults(report);
        self.screenplay_faults(report);
        self.route_faults(report);
        self.value_faults(report);
    }

    fn chip_faults(&self, report: &mut dyn FnMut(PieceFault)) {
        let (min, max) = (Stars(STARS_MIN), Stars(STARS_MAX));
        for (chip, printed) in self.chips_by_id() {
            if !(min..=max).contains(&printed.stars) {
                report(PieceFault::ChipStars { chip, min, max });
            }
            if printed.legend && printed.kind != ChipKind::Director {
                report(PieceFault::LegendNotDirector { chip });
            }
        }
        let n_legends = self.chips.iter().filter(|chip| chip.legend).count();
        if n_legends != Quarter::ALL.len() {
            report(PieceFault::LegendCount { found: n_legends });
        }
        let (needed, found) = (self.n_drawn(MAX_SEATS), self.chips.len() - n_legends);
        if needed > found {
            report(PieceFault::BagTooSmall { needed, found });
        }
    }

    fn studio_faults(&self, report: &mut dyn FnMut(PieceFault)) {
        for studio in Studio::ALL {
            for genre in Genre::ALL {
                let owned = |s: &&Screenplay| s.studio == Some(studio) && s.genre == genre;
                let found = self.screenplays.iter().filter(owned).count();
                if found != 1 {
                    report(PieceFault::StudioGenre { studio, genre, found });
                }
            }
        }
    }

    /// Rule: setup/screenplay.
    fn screenplay_faults(&self, report: &mut dyn FnMut(PieceFault)) {
        let (min, max) = (Stars(0), Stars(STARS_MAX));
        for (screenplay, printed) in self.screenplays_by_id() {
            if printed.studio.is_some_and(|studio| studio.index().is_none()) {
                report(PieceFault::NoSuchStudio { screenplay });
            }
            if !(min..=max).contains(&printed.stars) {
                report(PieceFault::PrintedStars { screenplay, min, max });
            }
            let count = |wanted| printed.slots.iter().filter(|&&slot| slot == wanted).count();
            let (n_directors, n_guests) = (count(Slot::Director), count(Slot::Guest));
            if n_directors != 1 {
                report(PieceFault::DirectorSlots { screenplay, found: n_directors });
            }
            if n_guests != 1 {
                report(PieceFault::GuestSlots { screenplay, found: n_guests });
            } else if printed.slots.last() != Some(&Slot::Guest) {
                report(PieceFault::GuestSlotNotLast { screenplay });
            }
        }
    }

    fn route_faults(&self, report: &mut dyn FnMut(PieceFault)) {
        if self.route.len() != N_LOCATIONS {
            report(PieceFault::RouteLength { found: self.route.len() });
        }
        if self.route.first() != Some(&Location::Sign) {
            report(PieceFault::RouteStart);
        }
        for (location, &stop) in LocationIdx::all().zip(self.route.iter()) {
            match stop {
                Location::Sign if location.0 > 0 => report(PieceFault::SecondSign { location }),
                Location::City { n_chips: found } if !(1..=5).contains(&found) => {
                    report(PieceFault::CityChips { location, found });
                }
                Location::Sign | Location::City { .. } | Location::Party => {}
            }
        }
        let n_parties = self.route.iter().filter(|&&stop| stop == Location::Party).count();
        if n_parties != 2 {
            report(PieceFault::PartyCount { found: n_parties });
        }
    }

    fn value_faults(&self, report: &mut dyn FnMut(PieceFault)) {
        if self.tokens.is_empty() {
            report(PieceFault::NoTokens);
        }
        for pair in self.tokens.windows(2) {
            if pair[0] >= pair[1] {
                report(PieceFault::TokenOrder { rating: pair[1] });
            }
        }
        let AwardPoints { first_film, best_of_quarter, best_of_genre, worst_film, best_direction } =
            self.awards;
        for points in [first_film, best_of_quarter, best_of_genre, worst_film, best_direction] {
            if points > AWARD_POINTS_MAX {
                report(PieceFault::AwardPoints { max: AWARD_POINTS_MAX });
            }
        }
        for (purse, n_seats) in [(self.purse, 4), (self.purse_with_five, MAX_SEATS)] {
            if purse.0 == 0 || usize::from(purse.0) * n_seats > usize::from(MONEY_MAX) {
                report(PieceFault::Purse { purse, n_seats, money_max: MONEY_MAX });
            }
        }
    }

    /// How many chips a whole game of so many seats draws from the bag.
    fn n_drawn(&self, n_seats: usize) -> usize {
        let per_quarter: usize = self
            .route
            .iter()
            .map(|&stop| match stop {
                Location::Sign => 0,
                Location::City { n_chips } => usize::from(n_chips),
                Location::Party => n_seats,
            })
            .sum();
        per_quarter * Quarter::ALL.len()
    }

    pub(crate) fn chips_by_id(&self) -> impl Iterator<Item = (ChipId, &Chip)> {
        (0..).map_while(ChipId::new).zip(self.chips.iter())
    }

    pub(crate) fn screenplays_by_id(&self) -> impl Iterator<Item = (ScreenplayId, &Screenplay)> {
        (0..).map_while(ScreenplayId::new).zip(self.screenplays.iter())
    }
}

//! A box of pieces, and the checked edition that games are played with.

use crate::words::{
    AwardPoints, Chip, ChipId, ChipKind, ChipSet, Genre, List, Location, LocationIdx, MAX_CHIPS,
    MAX_SCREENPLAYS, MAX_SEATS, MAX_SLOTS, MAX_TOKENS, Money, N_LOCATIONS, Quarter, Rank, Rating,
    Screenplay, ScreenplayId, ScreenplaySet, Seats, Slot, SlotIdx, SlotSet, Stars, Studio,
};

/// The most chips that the cities of one quarter can show: more would not fit five seats.
pub const MAX_CITY_CHIPS: usize = 12;
/// All the money of a table has to stay below this, so that a bid fits its code.
pub const MONEY_MAX: u8 = 63;
/// Points of one chip, of a screenplay's print, of one award.
const STARS_MIN: i8 = -3;
const STARS_MAX: i8 = 9;
const AWARD_POINTS_MAX: u8 = 50;

/// The pieces of a box, as somebody wrote them down. Not yet checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    fn chips_by_id(&self) -> impl Iterator<Item = (ChipId, &Chip)> {
        (0..).map_while(ChipId::new).zip(self.chips.iter())
    }

    fn screenplays_by_id(&self) -> impl Iterator<Item = (ScreenplayId, &Screenplay)> {
        (0..).map_while(ScreenplayId::new).zip(self.screenplays.iter())
    }
}

/// What a box offers a film: which slots take which kind of chip at first.
pub(crate) type Accepts = [SlotSet; ChipKind::ALL.len()];

/// A checked box. Games are played with one, and it answers what is printed on its pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    pieces: Pieces,
    /// The lowest number among the chips of equal kind and stars.
    classes: [u8; MAX_CHIPS],
    chips: ChipSet,
    legends: ChipSet,
    screenplays: ScreenplaySet,
    stack: ScreenplaySet,
    accepts: [Accepts; MAX_SCREENPLAYS],
    owned: [[ScreenplayId; 3]; 5],
    lots: [(u8, u8); N_LOCATIONS],
    /// For each value, the tokens not above it, one bit each.
    tokens_up_to: [u32; Self::VALUE_MAX as usize + 1],
}

impl Edition {
    /// No film can be worth more: printed stars and a chip on every slot.
    const VALUE_MAX: i8 = STARS_MAX * (MAX_SLOTS as i8 + 1);

    /// Checks a box.
    ///
    /// # Errors
    /// The first fault; [`Pieces::faults`] tells them all.
    ///
    /// ```
    /// # use traumfabrik_rules::{Edition, Money, PieceFault};
    /// # let library = traumfabrik_packs::Library::embedded();
    /// # let edition = &library.get("traumfabrik-2000").unwrap().edition;
    /// let mut pieces = *edition.pieces();
    /// pieces.purse = Money(20);
    /// let fault = Edition::new(pieces).unwrap_err();
    /// assert_eq!(fault, PieceFault::Purse { purse: Money(20), n_seats: 4, money_max: 63 });
    /// ```
    pub fn new(pieces: Pieces) -> Result<Self, PieceFault> {
        let mut first_fault = None;
        pieces.faults(&mut |fault| {
            first_fault.get_or_insert(fault);
        });
        match first_fault {
            Some(fault) => Err(fault),
            None => Ok(Self::of_sound(pieces)),
        }
    }

    fn of_sound(pieces: Pieces) -> Self {
        let mut accepts = [Accepts::default(); MAX_SCREENPLAYS];
        let mut owned = [[ScreenplayId::default(); 3]; 5];
        for (id, screenplay) in pieces.screenplays_by_id() {
            for (slot_idx, &slot) in (0..).map(SlotIdx).zip(screenplay.slots.iter()) {
                for kind in ChipKind::ALL.into_iter().filter(|&kind| slot.takes(kind)) {
                    accepts[id.index()][kind as usize].insert(slot_idx);
                }
            }
            if let Some(studio_idx) = screenplay.studio.and_then(Studio::index) {
                owned[studio_idx][screenplay.genre as usize] = id;
            }
        }
        let mut lots = [(0, 0); N_LOCATIONS];
        let mut start = 0;
        for (lot, &stop) in lots.iter_mut().zip(pieces.route.iter()) {
            let n_chips = match stop {
                Location::Sign => 1,
                Location::City { n_chips } => n_chips,
                Location::Party => 0,
            };
            *lot = (start, start + n_chips);
            start += n_chips;
        }
        let mut tokens_up_to = [0; Self::VALUE_MAX as usize + 1];
        for (value, tokens) in tokens_up_to.iter_mut().enumerate() {
            let n_tokens = pieces.tokens.iter().filter(|t| usize::from(t.value) <= value).count();
            *tokens = (1u32 << n_tokens) - 1;
        }
        let mut classes = [0; MAX_CHIPS];
        for (id, chip) in pieces.chips_by_id() {
            let is_twin = |other: &Chip| (other.kind, other.stars) == (chip.kind, chip.stars);
            classes[id.index()] = pieces.chips.iter().position(is_twin).unwrap_or(0) as u8;
        }
        let ids = |wanted: fn(&Chip) -> bool| {
            pieces.chips_by_id().filter(|(_, chip)| wanted(chip)).map(|(id, _)| id).collect()
        };
        Self {
            classes,
            chips: ids(|_| true),
            legends: ids(|chip| chip.legend),
            screenplays: pieces.screenplays_by_id().map(|(id, _)| id).collect(),
            stack: pieces
                .screenplays_by_id()
                .filter(|(_, screenplay)| screenplay.studio.is_none())
                .map(|(id, _)| id)
                .collect(),
            accepts,
            owned,
            lots,
            tokens_up_to,
            pieces,
        }
    }

    /// The pieces as written down.
    pub fn pieces(&self) -> &Pieces {
        &self.pieces
    }

    /// What is printed on a chip.
    pub fn chip(&self, chip: ChipId) -> Chip {
        self.pieces.chips[chip.index()]
    }

    /// Whether two chips differ in nothing but their names.
    #[inline]
    pub fn are_twins(&self, chip: ChipId, other: ChipId) -> bool {
        self.classes[chip.index()] == self.classes[other.index()]
    }

    /// All chips of the box.
    pub fn chips(&self) -> ChipSet {
        self.chips
    }

    /// The four legends.
    pub fn legends(&self) -> ChipSet {
        self.legends
    }

    /// What is printed on a screenplay.
    pub fn screenplay(&self, screenplay: ScreenplayId) -> &Screenplay {
        &self.pieces.screenplays[screenplay.index()]
    }

    /// All screenplays of the box.
    pub fn screenplays(&self) -> ScreenplaySet {
        self.screenplays
    }

    /// The stop at this place of the route.
    pub fn location(&self, location: LocationIdx) -> Location {
        self.pieces.route[location.index()]
    }

    /// What each seat starts with. Rule: setup/purse.
    pub fn purse(&self, seats: Seats) -> Money {
        if seats.count() == MAX_SEATS { self.pieces.purse_with_five } else { self.pieces.purse }
    }

    /// A studio's own screenplays, one of each genre in the order of [`Genre::ALL`].
    pub(crate) fn owned_by(&self, studio: Studio) -> [ScreenplayId; 3] {
        self.owned[usize::from(studio.0) - 1]
    }

    /// The screenplays that make up the stack. Rule: setup/stack.
    pub(crate) fn stack(&self) -> ScreenplaySet {
        self.stack
    }

    pub(crate) fn accepts(&self, screenplay: ScreenplayId) -> Accepts {
        self.accepts[screenplay.index()]
    }

    /// Every slot but the guest's: just those that an agency may lie on.
    pub(crate) fn required(&self, screenplay: ScreenplayId) -> SlotSet {
        self.accepts[screenplay.index()][ChipKind::Agency as usize]
    }

    /// Where a location's face-up chips lie among all those of the quarter.
    pub(crate) fn lot_range(&self, location: LocationIdx) -> core::ops::Range<usize> {
        let (start, end) = self.lots[location.index()];
        usize::from(start)..usize::from(end)
    }

    /// How many chips the cities of a quarter show in all.
    pub(crate) fn n_city_chips(&self) -> usize {
        usize::from(self.lots[N_LOCATIONS - 1].1) - 1
    }

    /// All tokens of the track, one bit each, the lowest token in the lowest bit.
    pub(crate) fn tokens(&self) -> u32 {
        (1u32 << self.pieces.tokens.len()) - 1
    }

    /// The token a film of this value would take from those left.
    ///
    /// Rules: film/rating, film/rating-above, film/rating-none.
    pub(crate) fn best_token(&self, tokens_left: u32, value: Stars) -> Option<Rank> {
        let value_idx = usize::try_from(value.0).ok()?;
        let fitting = tokens_left & self.tokens_up_to[value_idx];
        fitting.checked_ilog2().map(|token_idx| Rank::of_token(token_idx as usize))
    }

    /// The token that gave this rank, if one did.
    pub fn rating(&self, rank: Rank) -> Option<Rating> {
        rank.token_idx().map(|token_idx| self.pieces.tokens[token_idx])
    }
}

//! The checked edition that games are played with: it answers what is printed on its pieces.

use core::hash::{Hash, Hasher};

use crate::pieces::{PieceFault, Pieces, STARS_MAX};
use crate::words::{
    Chip, ChipId, ChipKind, ChipSet, Location, LocationIdx, MAX_SCREENPLAYS, MAX_SEATS, MAX_SLOTS,
    Money, N_LOCATIONS, Rank, Rating, Screenplay, ScreenplayId, ScreenplaySet, Seats, Slot,
    SlotIdx, SlotSet, Stars, Studio,
};

/// What a box offers a film: which slots take which kind of chip at first.
pub(crate) type Accepts = [SlotSet; ChipKind::ALL.len()];

/// A number of a chip is a byte: tables of this length are read without a check.
const N_NUMBERS: usize = 1 << u8::BITS;

/// A checked box. Games are played with one, and it answers what is printed on its pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    pieces: Pieces,
    fingerprint: u32,
    /// Chips of equal kind and stars have the same number here, others have others.
    classes: [u8; N_NUMBERS],
    kinds: [ChipKind; N_NUMBERS],
    chips: ChipSet,
    legends: ChipSet,
    screenplays: ScreenplaySet,
    stack: ScreenplaySet,
    accepts: [Accepts; MAX_SCREENPLAYS],
    /// The open slots.
    open: [SlotSet; MAX_SCREENPLAYS],
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
    /// # let edition = &traumfabrik_rules::Edition::traumfabrik_2000();
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
        let mut open = [SlotSet::EMPTY; MAX_SCREENPLAYS];
        let mut owned = [[ScreenplayId::default(); 3]; 5];
        for (id, screenplay) in pieces.screenplays_by_id() {
            for (slot_idx, &slot) in (0..).map(SlotIdx).zip(screenplay.slots.iter()) {
                for kind in ChipKind::ALL.into_iter().filter(|&kind| slot.takes(kind)) {
                    accepts[id.index()][kind as usize].insert(slot_idx);
                }
                if slot == Slot::Open {
                    open[id.index()].insert(slot_idx);
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
        let mut classes = [0; N_NUMBERS];
        let mut kinds = [ChipKind::default(); N_NUMBERS];
        let mut n_classes = 0;
        for (id, chip) in pieces.chips_by_id() {
            let is_twin = |other: &Chip| (other.kind, other.stars) == (chip.kind, chip.stars);
            let first = pieces.chips.iter().position(is_twin).unwrap_or(0);
            classes[id.index()] = if first == id.index() { n_classes } else { classes[first] };
            n_classes += u8::from(first == id.index());
            kinds[id.index()] = chip.kind;
        }
        let ids = |wanted: fn(&Chip) -> bool| {
            pieces.chips_by_id().filter(|(_, chip)| wanted(chip)).map(|(id, _)| id).collect()
        };
        Self {
            fingerprint: fingerprint(&pieces),
            classes,
            kinds,
            chips: ids(|_| true),
            legends: ids(|chip| chip.legend),
            screenplays: pieces.screenplays_by_id().map(|(id, _)| id).collect(),
            stack: pieces
                .screenplays_by_id()
                .filter(|(_, screenplay)| screenplay.studio.is_none())
                .map(|(id, _)| id)
                .collect(),
            accepts,
            open,
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

    /// A number that tells this box from others. Positions carry it, so that none goes on with
    /// pieces that it does not mean.
    pub fn fingerprint(&self) -> u32 {
        self.fingerprint
    }

    /// What is printed on a chip.
    pub fn chip(&self, chip: ChipId) -> Chip {
        self.pieces.chips[chip.index()]
    }

    /// The trade of a chip.
    #[inline]
    pub(crate) fn kind(&self, chip: ChipId) -> ChipKind {
        self.kinds[chip.index()]
    }

    /// Whether two chips differ in nothing but their names.
    #[inline]
    pub fn are_twins(&self, chip: ChipId, other: ChipId) -> bool {
        self.classes[chip.index()] == self.classes[other.index()]
    }

    /// One bit that twins share. Other chips have other bits, unless a box has more than 64
    /// classes of chips.
    #[inline]
    pub(crate) fn class_mark(&self, chip: ChipId) -> u64 {
        1 << (self.classes[chip.index()] % 64)
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

    /// For each kind of chip, the slots that it may be the first one on.
    pub fn accepts(&self, screenplay: ScreenplayId) -> [SlotSet; ChipKind::ALL.len()] {
        self.accepts[screenplay.index()]
    }

    /// The slots whose first chip decides what they take. Rule: placing/open-slot.
    pub(crate) fn open_slots(&self, screenplay: ScreenplayId) -> SlotSet {
        self.open[screenplay.index()]
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

/// FNV-1a: short, and the same on every machine. Boxes are told apart, not guarded.
struct Fnv(u32);

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }

    fn finish(&self) -> u64 {
        u64::from(self.0)
    }
}

fn fingerprint(pieces: &Pieces) -> u32 {
    let mut hasher = Fnv(0x811c_9dc5);
    pieces.hash(&mut hasher);
    hasher.0
}

//! Positions for the tests: one laid out by hand, boxes with other rules of size, and endings made
//! small enough for a search without a memory.

use traumfabrik_bots::Rng;
use traumfabrik_packs::{Library, Pack};
use traumfabrik_rules::{
    AwardState, ChipId, ChipKind, ChipSet, Edition, FirstLead, Game, HighBid, Location,
    LocationIdx, Money, Phase, Pieces, Placed, Quarter, Rating, Screenplay, ScreenplayId, Seat,
    Seats, Setup, Slot, SlotIdx, Stars, Start, Studios, Visit,
};
use traumfabrik_testkit::generate;

/// A table of two at the last party of the box of 2000, purses equal, no film finished yet. The
/// first seat misses a musician for Court Jester, the second a camera for The Grapes of Wrath.
pub(crate) struct ByHand {
    pub(crate) pack: Pack,
    pub(crate) setup: Setup,
}

impl ByHand {
    pub(crate) fn new() -> Self {
        Self::with(|_| {})
    }

    /// The same with another box.
    pub(crate) fn with(change: impl FnOnce(&mut Pieces)) -> Self {
        let mut pack = the_pack();
        pack.edition = other_box(change);
        let start = Start {
            studios: Studios::BySeat,
            first_lead: FirstLead::Named(Seat(0)),
            ..Start::new(two())
        };
        let game = Game::new(&pack.edition, &start, |_| {}).expect("the start is sound");
        let mut setup = game.setup();
        setup.quarter = Some(Quarter::Fourth);
        setup.location = LocationIdx(7);
        setup.readable = setup.unread.iter().next();
        setup.unread.remove(setup.readable.expect("the stack is whole"));
        setup.awards[3..6].fill(AwardState::Withheld);
        setup.undrawn = ChipSet::default();
        setup.phase = Phase::Faces;
        let mut by_hand = Self { pack, setup };
        by_hand.place(ChipKind::Director, 3, "court-jester", 0);
        by_hand.place(ChipKind::Actor, 3, "court-jester", 1);
        by_hand.place(ChipKind::Director, 2, "grapes-of-wrath", 0);
        by_hand.place(ChipKind::Actor, 1, "grapes-of-wrath", 1);
        by_hand
    }

    pub(crate) fn place(&mut self, kind: ChipKind, stars: i8, screenplay: &str, slot: u8) {
        let chip = self.chips(kind, stars)[0];
        let screenplay = self.screenplay(screenplay);
        self.setup.placed.push(Placed { chip, screenplay, slot: SlotIdx(slot) });
    }

    fn screenplay(&self, name: &str) -> ScreenplayId {
        let number = self.pack.ids.screenplays.iter().position(|id| id == name);
        ScreenplayId::new(number.expect("the box has it") as u8).expect("it fits")
    }

    /// All chips of this kind and so many stars.
    pub(crate) fn chips(&self, kind: ChipKind, stars: i8) -> Vec<ChipId> {
        let edition = &self.pack.edition;
        let is_it = |&chip: &ChipId| {
            let printed = edition.chip(chip);
            (printed.kind, printed.stars) == (kind, Stars(stars))
        };
        edition.chips().iter().filter(is_it).collect()
    }

    /// The position, with just these chips in the bag.
    pub(crate) fn game(&self, bag: &[ChipId]) -> Game<'_> {
        let mut setup = self.setup;
        setup.undrawn = bag.iter().copied().collect();
        setup.game(&self.pack.edition).expect("the position is sound")
    }
}

pub(crate) fn two() -> Seats {
    Seats::new(2).expect("two may play")
}

fn the_pack() -> Pack {
    let library = Library::embedded();
    library.get("traumfabrik-2000").expect("the box is embedded").clone()
}

/// The editions that come with the program. Their boxes are so much alike that each gets seeds of
/// its own, from the one returned with it.
pub(crate) fn editions() -> impl Iterator<Item = (u64, Edition)> {
    generate::packs().into_iter().enumerate().map(|(n, pack)| (1_000 * n as u64, pack.edition))
}

/// The box of 2000 with something changed.
pub(crate) fn other_box(change: impl FnOnce(&mut Pieces)) -> Edition {
    let mut pieces = *the_pack().edition.pieces();
    change(&mut pieces);
    Edition::new(pieces).expect("the box is sound")
}

pub(crate) const fn city(n_chips: u8) -> Location {
    Location::City { n_chips }
}

/// The parties over before the last auction, which sells four chips.
pub(crate) fn no_last_party(pieces: &mut Pieces) {
    let party = Location::Party;
    let route = [Location::Sign, city(3), city(2), party, city(2), city(1), party, city(4)];
    pieces.route = route.into_iter().collect();
}

/// Hardly a film finds a token.
pub(crate) fn few_tokens(pieces: &mut Pieces) {
    pieces.tokens = [14, 20].into_iter().map(|value| Rating { value, plus: false }).collect();
}

/// One or two chips make a film of a screenplay from the stack.
pub(crate) fn short_screenplays(pieces: &mut Pieces) {
    let shortened = |(n, screenplay): (usize, &Screenplay)| {
        let mut screenplay = *screenplay;
        if screenplay.studio.is_none() {
            let slots = [Slot::Director, Slot::Open, Slot::Guest].into_iter();
            let is_kept = |slot: &Slot| n % 2 == 0 || *slot != Slot::Open;
            screenplay.slots = slots.filter(is_kept).collect();
        }
        screenplay
    };
    pieces.screenplays = pieces.screenplays.iter().enumerate().map(shortened).collect();
}

/// An ending that a plain search can go through: few chips in the bag, few screenplays in the
/// stack, and little money in the purses.
pub(crate) fn shrunk<'e>(game: &Game<'e>, n_bag: usize, seed: u64) -> Game<'e> {
    let mut chance = Rng::new(seed, 1);
    let mut setup = game.setup();
    let legends = game.edition().legends();
    let mut bag: Vec<ChipId> = setup.undrawn.iter().filter(|&chip| !legends.has(chip)).collect();
    while bag.len() > n_bag {
        setup.undrawn.remove(bag.swap_remove(chance.index(bag.len())));
    }
    while setup.unread.len() > 2 {
        let nth = chance.index(setup.unread.len());
        let screenplay = setup.unread.iter().nth(nth).expect("there are so many");
        setup.unread.remove(screenplay);
    }
    if let (Phase::Bid, Visit::Auction { high, .. }) = (setup.phase, &mut setup.visit) {
        *high = high.map(|high| HighBid { amount: Money(0), ..high });
        for seat in setup.seats.iter() {
            let purse = Money(chance.below(3) as u8).min(setup.purses[seat]);
            setup.middle.0 += setup.purses[seat].0 - purse.0;
            setup.purses[seat] = purse;
        }
    }
    setup.game(game.edition()).expect("the shrunk position is sound")
}

//! Which positions are worth the same, so that each is searched once.
//!
//! Two positions of one search get the same key only if what can still happen from the one can
//! happen from the other, point for point. Whatever a key leaves out has its reason here, and tests
//! compare the solver with a search that has no memory and hence no need of such reasons.
//!
//! Edition, rulings and the films that were finished when the search began are the same in all its
//! positions. Chips that have left the game no longer matter, nor do the chips on finished films,
//! but for the directors, and for the cast, which is counted by itself.
//!
//! More than two seats get a key that leaves out nothing else: the search breaks ties by the order
//! in which actions are listed, and positions that are worth the same may list them differently.
//! With two seats ties make no difference, and these positions share a key too:
//!
//! - **Twins:** chips of equal kind and stars stand for each other, and neither the order of a hand
//!   nor that of a party's faces matters.
//! - **Money:** once the last lot is sold, money only shifts all margins that can still come about
//!   by the same amount. That amount is taken off before a value is kept.
//! - **Lost screenplays:** if a seat can place fewer chips until the end than a screenplay of its
//!   own misses, that screenplay brings it nothing. What lies on it can only matter for the order
//!   at a party, that is, while chips may be placed before the last party is revealed.
//! - **The stack:** a screenplay taken from it is lost if no seat can finish a film and then fill
//!   another one.
//! - **Duds:** a chip that fits no screenplay that is not lost is as good as any other such chip,
//!   wherever it is placed.

use traumfabrik_rules::{
    Award, AwardState, BySeat, ChipId, Film, Game, LocationIdx, MAX_CHIPS, Production,
    ScreenplaySet, Seat, Slot, SlotIdx, Visit,
};

use super::ahead::{Ahead, Step};

/// Stands for every chip that is a dud.
const DUD: u8 = u8::MAX;
/// Ends a list, or stands for nothing. No chip, screenplay or amount of money has so high a number.
const END: u8 = u8::MAX - 1;

/// Writes the keys of the positions of one search.
#[derive(Debug)]
pub(super) struct Key {
    bytes: Vec<u8>,
    is_zero_sum: bool,
    /// What each chip is called in a key.
    labels: [u8; MAX_CHIPS],
    /// Films that all positions of the search have in common.
    old_films: ScreenplaySet,
    /// How many chips it takes at least to fill a screenplay.
    n_shortest: usize,
}

/// What a key leaves out of a position.
struct Lost<'k> {
    ahead: &'k Ahead,
    /// Whether screenplays that cannot be finished are left out, and duds told from other chips.
    screenplays: bool,
    /// Whether the stack is left out.
    stack: bool,
}

impl Key {
    /// For a search from this position.
    pub(super) fn new(root: &Game<'_>) -> Self {
        let edition = root.edition();
        let is_zero_sum = root.seats().count() == 2;
        let mut labels = [0; MAX_CHIPS];
        for chip in edition.chips().iter() {
            let is_alike = |&other: &ChipId| is_zero_sum && edition.are_twins(chip, other);
            let first = edition.chips().iter().find(is_alike);
            labels[chip.index()] = first.unwrap_or(chip).number();
        }
        let screenplays = &edition.pieces().screenplays;
        Self {
            bytes: Vec::new(),
            is_zero_sum,
            labels,
            old_films: root.films().map(|film| film.id()).collect(),
            // The guest slot is never required.
            n_shortest: screenplays.iter().map(|s| s.slots.len() - 1).min().unwrap_or(0),
        }
    }

    /// The key that was written last.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Writes the key of a position. The margins returned are not part of it: they have to be
    /// taken off the value that is kept, and added to the one that is found.
    pub(super) fn write(&mut self, game: &Game<'_>) -> BySeat<f64> {
        let ahead = Ahead::of(game);
        let screenplays = self.is_zero_sum && !ahead.is_order_open;
        let most_chips = game.seats().iter().map(|seat| ahead.n_chips[seat]).max();
        // One chip finishes a film, and the others have to fill the screenplay taken then.
        let stack = screenplays && most_chips.is_none_or(|n_chips| n_chips <= self.n_shortest);
        let lost = Lost { ahead: &ahead, screenplays, stack };
        self.bytes.clear();
        self.bytes.extend([ahead.step as u8, game.location().0, game.active().0]);
        let margins = self.write_money(game, &ahead);
        self.write_auctions(game, &ahead);
        self.write_parties(game, &lost);
        self.write_hand(game, &lost);
        self.write_screenplays(game, &lost);
        self.write_films(game);
        margins
    }

    /// Purses and middle, or nothing if they only shift the margins.
    fn write_money(&mut self, game: &Game<'_>, ahead: &Ahead) -> BySeat<f64> {
        let mut margins = BySeat::default();
        if self.is_zero_sum && !ahead.is_auction {
            let purse = |seat| f64::from(game.purse(Seat(seat)).0);
            margins[Seat(0)] = purse(0) - purse(1);
            margins[Seat(1)] = purse(1) - purse(0);
        } else {
            self.bytes.extend(game.seats().iter().map(|seat| game.purse(seat).0));
            self.bytes.push(game.middle().0);
        }
        margins
    }

    fn write_auctions(&mut self, game: &Game<'_>, ahead: &Ahead) {
        if let (Step::Bid, Visit::Auction { standing, high }) = (ahead.step, game.visit()) {
            self.bytes.extend(standing.iter().map(|seat| seat.0));
            self.bytes.push(END);
            self.bytes.extend(high.map_or([END, END], |high| [high.seat.0, high.amount.0]));
        }
        if ahead.is_auction {
            for location in LocationIdx::all() {
                self.write_chips(game.lot(location), |_| false);
            }
        }
    }

    /// The party that has been revealed, and what the order of one to come depends on.
    fn write_parties(&mut self, game: &Game<'_>, lost: &Lost<'_>) {
        let is_dud = |chip: ChipId| game.seats().iter().all(|seat| lost.is_dud(game, seat, chip));
        let is_revealed = matches!(lost.ahead.step, Step::Choose | Step::Place | Step::Screenplay);
        if let (true, Visit::Party { faces, order, n_chosen }) = (is_revealed, game.visit()) {
            self.write_chips(faces.iter().copied(), is_dud);
            self.bytes.extend(order.iter().map(|seat| seat.0));
            self.bytes.push(n_chosen);
        }
        if !lost.ahead.is_party {
            return;
        }
        self.write_chips(game.undrawn().iter(), is_dud);
        if lost.screenplays {
            self.bytes.extend(game.party_order().iter().map(|seat| seat.0));
        } else {
            self.bytes.push(game.lead().0);
            self.bytes.extend(game.seats().iter().map(|seat| game.cast(seat)));
        }
    }

    fn write_hand(&mut self, game: &Game<'_>, lost: &Lost<'_>) {
        let is_dud = |chip| lost.is_dud(game, game.active(), chip);
        self.write_chips(game.hand().iter().copied(), is_dud);
    }

    /// The screenplays that may still become films, and all chips on them.
    fn write_screenplays(&mut self, game: &Game<'_>, lost: &Lost<'_>) {
        for seat in game.seats().iter() {
            for (place, production) in game.productions(seat).filter(|(_, p)| !lost.is_lost(p)) {
                self.bytes.extend([place as u8, production.id().number()]);
                for slot in (0..production.printed().slots.len() as u8).map(SlotIdx) {
                    self.write_stack(production.stack(slot));
                }
            }
            self.bytes.push(END);
        }
        if !lost.stack {
            self.bytes.push(game.readable().map_or(END, |screenplay| screenplay.number()));
            self.bytes.extend(game.unread().iter().map(|screenplay| screenplay.number()));
            self.bytes.push(END);
        }
    }

    /// The films that were finished in this search, best first: that order is the one by which
    /// awards are given, also to films without a token.
    fn write_films(&mut self, game: &Game<'_>) {
        let is_new = |film: &Film<'_>| !self.old_films.has(film.id());
        let mut films: Vec<Film<'_>> = game.films().filter(is_new).collect();
        films.sort_by_key(|film| core::cmp::Reverse(film.rank()));
        for film in films {
            let genre = film.printed().genre;
            let is_first = game.award(Award::FirstFilm(genre)) == AwardState::Film(film.id());
            self.bytes.extend([film.owner().0, genre as u8, u8::from(is_first)]);
            let token = film.rating().map_or([END, 0], |r| [r.value, u8::from(r.plus)]);
            self.bytes.extend(token);
            let slots = film.printed().slots.iter();
            for (slot, _) in (0..).map(SlotIdx).zip(slots).filter(|&(_, &s)| s == Slot::Director) {
                self.write_stack(film.stack(slot));
            }
        }
    }

    /// The chips on a slot, from the top down.
    fn write_stack(&mut self, chips: impl Iterator<Item = ChipId>) {
        self.bytes.extend(chips.map(|chip| self.labels[chip.index()]));
        self.bytes.push(END);
    }

    /// Chips that lie beside each other.
    fn write_chips(
        &mut self,
        chips: impl Iterator<Item = ChipId>,
        is_dud: impl Fn(ChipId) -> bool,
    ) {
        let start = self.bytes.len();
        for chip in chips {
            self.bytes.push(if is_dud(chip) { DUD } else { self.labels[chip.index()] });
        }
        if self.is_zero_sum {
            self.bytes[start..].sort_unstable();
        }
        self.bytes.push(END);
    }
}

impl Lost<'_> {
    /// Whether a screenplay will never be a film.
    fn is_lost(&self, production: &Production<'_>) -> bool {
        let n_missing = production.missing().iter().count();
        self.screenplays && n_missing > self.ahead.n_chips[production.owner()]
    }

    /// Whether a chip can do nothing for a seat.
    fn is_dud(&self, game: &Game<'_>, seat: Seat, chip: ChipId) -> bool {
        let kind = game.edition().chip(chip).kind;
        let fits = |production: &Production<'_>| {
            !self.is_lost(production) && !production.accepts(kind).is_empty()
        };
        self.screenplays && self.stack && !game.productions(seat).any(|(_, p)| fits(&p))
    }
}

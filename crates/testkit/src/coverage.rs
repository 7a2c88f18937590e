//! What a recorded game shows. Every feature has a name such as `lot-withdrawn`; the stored games
//! of `fixtures/games` have to show every one of [`wanted`] together.
//!
//! A feature is read off the facts of a record, beside a game that they are applied to.

mod wanted;

mod auction;
mod ending;
mod film;
mod party;
mod placing;
mod table;

mod candidate;
mod index;

use std::collections::{BTreeMap, BTreeSet};

use traumfabrik_rules::{Action, Award, Deal, Event, Game, Quarter, ScreenplayId, Seat, Setup};
use traumfabrik_wire::{Move, MoveCause, Record};

pub use candidate::{TestBoxes, candidate};
pub use index::{Index, Row};
pub use wanted::wanted;

/// Everything that a recorded game shows.
///
/// # Panics
/// It may, for facts that never happened: verify the records of others first.
pub fn features(record: &Record) -> BTreeSet<String> {
    let mut walk = Walk::new(record);
    walk.show_table(&record.header);
    for entry in &record.entries {
        walk.entry(entry);
    }
    walk.seen
}

/// A game that follows a record, and what has been seen of it.
struct Walk<'r> {
    edition_id: &'r str,
    game: Game<'r>,
    /// The position before the entry that is being looked at: its cause was decided there.
    before: Setup,
    visit: AtStop,
    awards_by_film: BTreeMap<ScreenplayId, Vec<Award>>,
    quarters_with_films: BTreeSet<Quarter>,
    n_unrated: usize,
    seen: BTreeSet<String>,
}

/// What has happened at the current location.
#[derive(Default)]
struct AtStop {
    /// Everybody who bid, in order.
    bidders: Vec<Seat>,
    n_films: usize,
    /// Chips of the last lot or choice that found a place, and those that did not.
    n_placed: usize,
    n_discarded: usize,
    /// Screenplays that were taken from the stack here.
    taken: BTreeSet<ScreenplayId>,
}

impl<'r> Walk<'r> {
    fn new(record: &'r Record) -> Self {
        let start = record.header.start();
        let game = Game::empty(record.header.edition(), start.seats, start.rulings);
        Self {
            edition_id: record.header.edition_id(),
            before: game.setup(),
            game,
            visit: AtStop::default(),
            awards_by_film: BTreeMap::new(),
            quarters_with_films: BTreeSet::new(),
            n_unrated: 0,
            seen: BTreeSet::new(),
        }
    }

    fn show(&mut self, feature: impl Into<String>) {
        self.seen.insert(feature.into());
    }

    fn show_if(&mut self, is_so: bool, feature: &str) {
        if is_so {
            self.show(feature);
        }
    }

    fn entry(&mut self, entry: &Move) {
        self.before = self.game.setup();
        match entry.cause {
            MoveCause::Start => self.show("settled-before-the-game"),
            MoveCause::Deal(Deal::Screenplay(_)) => self.on_screenplay_asked(),
            MoveCause::Deal(
                Deal::Studios(_) | Deal::Lead(_) | Deal::Legend(_) | Deal::Lots(_) | Deal::Faces(_),
            ) => {}
            MoveCause::Action { seat, action } => self.action(seat, action),
        }
        for event in &entry.events {
            self.event(event);
            self.game.apply(event);
        }
    }

    fn action(&mut self, seat: Seat, action: Action) {
        self.show_if(self.game.legal().len() == 1, "only-one-action-is-legal");
        let is_idle = self.game.productions(seat).next().is_none();
        match action {
            Action::Bid(amount) => {
                self.show_if(is_idle, "seat-without-production-bids");
                self.on_bid(seat, amount);
            }
            Action::Pass => self.on_pass(seat),
            Action::Take(chip) => {
                self.show_if(is_idle, "seat-without-production-takes");
                self.on_take(chip);
            }
            Action::Decline => self.show("declined"),
            Action::Place { .. } | Action::Discard(_) => self.on_hand(action),
        }
    }

    /// Looks at a fact before it is applied.
    fn event(&mut self, event: &Event) {
        match *event {
            Event::Arrived { location } => self.on_arrived(location),
            Event::LotSold { seat, price, share, left } => self.on_sold(seat, price, share, left),
            Event::LotWithdrawn => self.show("lot-withdrawn"),
            Event::PartyRevealed { faces, order } => self.on_revealed(&faces, &order),
            Event::ChipTaken { .. } => self.begin_hand(),
            Event::LeftoversRemoved { chips } => self.on_leftovers(&chips),
            Event::ChipPlaced { seat, chip, screenplay, slot } => {
                self.on_placed(seat, chip, screenplay, slot);
            }
            Event::ChipDiscarded { chip, .. } => self.on_discarded(chip),
            Event::FilmFinished { seat, screenplay, value, rating } => {
                self.on_film(seat, screenplay, value, rating);
            }
            Event::ScreenplayTaken { screenplay, .. } => {
                self.visit.taken.insert(screenplay);
                self.show_if(self.before.unread.is_empty(), "stack-empty");
            }
            Event::AwardGiven { award, film, .. } => self.on_given(award, film),
            Event::AwardWithheld { award } => self.on_withheld(award),
            Event::GameEnded { standings, winners } => self.on_ended(&standings, winners),
            _ => {}
        }
    }
}

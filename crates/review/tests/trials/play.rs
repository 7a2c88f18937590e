//! Games of bots to be judged, and bots that blunder once.

use core::time::Duration;
use std::sync::{Arc, Mutex};

use traumfabrik_bots::{
    Bot, BotError, BotName, BotTable, Budget, Foresight, Memory, Observation, Place, Rng, Seated,
    Step, Watch, mix, shuffled_deck,
};
use traumfabrik_packs::Library;
use traumfabrik_review::{Effort, Rehearser, best_action};
use traumfabrik_rules::{Action, Cause, ChipKind, Due, Event, Game, LegalSet, Money, Seat, Seats};
use traumfabrik_wire::{Header, Move, MoveCause, Record, Recorder, fold};

/// What a seat is made to do once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Blunder {
    /// Bid six more than it is ready to pay.
    Overpay,
    /// Throw a director away that it needs.
    DiscardDirector,
    /// Take the chip of a party that is of least use to it.
    WrongChip,
}

impl Blunder {
    pub(crate) const ALL: [Self; 3] = [Self::Overpay, Self::DiscardDirector, Self::WrongChip];
}

pub(crate) fn header(n_seats: u8) -> Header {
    let library = Library::embedded();
    let pack = library.get("traumfabrik-2000").expect("an edition");
    let start = pack.defaults.start(Seats::new(n_seats).expect("2 to 5")).expect("a table");
    pack.header(start, vec![String::new(); usize::from(n_seats)]).expect("a header")
}

/// A game of these bots, one for each seat.
pub(crate) fn game(bots: &[&str], seed: u64) -> Record {
    played(bots, seed, None).0
}

/// A game in which the first seat blunders once, if it gets the chance, and the entry of that.
pub(crate) fn game_with(blunder: Blunder, bots: &[&str], seed: u64) -> (Record, Option<u32>) {
    let (record, planted) = played(bots, seed, Some(blunder));
    let mut n_facts = 0;
    let mut entries = record.entries.iter();
    let entry = entries.find(|entry| {
        let begins_at = n_facts;
        n_facts += entry.events.len();
        Some(begins_at) == planted
    });
    let seq = entry.map(|entry| entry.seq);
    let seq = seq.filter(|&seq| blunder != Blunder::Overpay || is_bought(&record, seq));
    (record, seq)
}

/// Whether the first seat got the lot for which it bid in this entry, and nobody bid more.
fn is_bought(record: &Record, seq: u32) -> bool {
    let facts = record.entries.iter().filter(|entry| entry.seq > seq);
    let mut facts = facts.flat_map(|entry| &entry.events);
    let next = facts.find(|fact| matches!(fact, Event::BidMade { .. } | Event::LotSold { .. }));
    matches!(next, Some(Event::LotSold { seat: Seat(0), .. }))
}

/// The same game up to an entry, and another one from there on: chance alone decides.
pub(crate) fn game_after(record: &Record, n_equal: usize, seed: u64) -> Record {
    let mut entries = record.entries[..n_equal].to_vec();
    let part = Record { header: record.header.clone(), entries: entries.clone() };
    let mut game = fold(&part);
    let mut chance = Rng::new(seed, 0);
    loop {
        let legal = match game.due() {
            Due::Nobody => break,
            Due::Dealer(_) => {
                let deal = game.sample_deal(|n| chance.below(n)).expect("a deal");
                game.check_deal(&deal).expect("a deal that may come")
            }
            Due::Seat(_) => game.choice(chance.index(game.legal().len())).expect("a choice"),
        };
        let cause = match legal.cause() {
            Cause::Action(action) => MoveCause::Action { seat: game.active(), action },
            Cause::Deal(deal) => MoveCause::Deal(deal),
        };
        let mut events = Vec::new();
        let after = legal.after(|event| events.push(event));
        entries.push(Move { seq: entries.len() as u32 + 1, cause, events });
        game = after;
    }
    Record { header: record.header.clone(), entries }
}

/// A game of players who do what the judge would do.
pub(crate) fn game_of_rehearsers(n_seats: u8, seed: u64) -> Record {
    let header = header(n_seats);
    let seats = header.start().seats;
    let seated = seats.iter().map(|_| {
        Seated::fast(JudgeBot(Memory::new(header.edition(), seats, header.start().rulings)))
    });
    write_down(&header, seated.collect(), seed)
}

/// A bot that does what the judge would do.
#[derive(Debug)]
struct JudgeBot<'e>(Memory<'e>);

impl Bot for JudgeBot<'_> {
    fn observe(&mut self, event: &Event) {
        self.0.observe(event);
    }

    fn choose(&mut self, _: Observation<'_>, budget: &Budget) -> Result<Action, BotError> {
        let effort = Effort { glance: 32, choose: 200, ..Effort::FULL };
        let best = best_action(&Rehearser, self.0.game(), budget.seed, &effort);
        Ok(best.expect("whoever is due has a choice"))
    }
}

/// How many facts there were before the blunder.
type Planted = Option<usize>;

fn played(bots: &[&str], seed: u64, blunder: Option<Blunder>) -> (Record, Planted) {
    let header = header(bots.len() as u8);
    let planted = Arc::new(Mutex::new(None));
    let seats = header.start().seats;
    let seated = seats.iter().zip(bots).map(|(seat, name)| {
        let name: BotName = name.parse().expect("a bot");
        let place = Place { header: &header, seat, seed: mix(seed, seat.index() as u64) };
        let seated = name.seat(place).expect("it can sit");
        match blunder.filter(|_| seat == Seat(0)) {
            None => seated,
            Some(blunder) => Seated {
                bot: Box::new(Saboteur {
                    bot: seated.bot,
                    memory: Memory::new(header.edition(), seats, header.start().rulings),
                    blunder,
                    referee: Foresight::default(),
                    n_heard: 0,
                    n_wait: Rng::new(seed, 77).below(3),
                    planted: planted.clone(),
                }),
                ..seated
            },
        }
    });
    let record = write_down(&header, seated.collect(), seed);
    let planted = *planted.lock().expect("nobody panics");
    (record, planted)
}

/// Lets bots play, and keeps the record.
fn write_down<'e>(header: &'e Header, bots: Vec<Seated<'e>>, seed: u64) -> Record {
    let mut scribe = Scribe(Recorder::new(Vec::new(), header));
    let deck = shuffled_deck(header.edition(), header.start().seats, seed, 0);
    let table = BotTable::of(header, bots, seed).without_time_caps();
    table.play(&deck, &mut scribe).expect("bots keep the rules");
    let lines = scribe.0.finish().expect("a record");
    traumfabrik_wire::read(&lines[..]).expect("a record")
}

struct Scribe(Recorder<Vec<u8>>);

impl Watch for Scribe {
    fn step(&mut self, step: Step) {
        match step {
            Step::Cause(cause) => self.0.cause(cause),
            Step::Event(event) => self.0.event(event),
        }
    }

    fn decided(&mut self, _seat: Seat, _took: Duration) {}
}

/// A bot that blunders once, at one of its first opportunities.
#[derive(Debug)]
struct Saboteur<'e> {
    bot: Box<dyn Bot + 'e>,
    memory: Memory<'e>,
    blunder: Blunder,
    /// Says what is a blunder: a net, which has no part in the judgement.
    referee: Foresight,
    n_heard: usize,
    /// How many opportunities to let go by.
    n_wait: u32,
    planted: Arc<Mutex<Planted>>,
}

impl Bot for Saboteur<'_> {
    fn observe(&mut self, event: &Event) {
        self.n_heard += 1;
        self.memory.observe(event);
        self.bot.observe(event);
    }

    fn choose(
        &mut self,
        observation: Observation<'_>,
        budget: &Budget,
    ) -> Result<Action, BotError> {
        let wise = self.bot.choose(observation, budget)?;
        let mut planted = self.planted.lock().expect("nobody panics");
        if planted.is_some() {
            return Ok(wise);
        }
        let Some(foolish) = self.blunder.instead_of(wise, self.memory.game(), &mut self.referee)
        else {
            return Ok(wise);
        };
        if self.n_wait > 0 {
            self.n_wait -= 1;
            return Ok(wise);
        }
        *planted = Some(self.n_heard);
        Ok(foolish)
    }
}

/// What a blunder costs at least by the referee, in points of the margin: as much as is overpaid.
const COST_MIN: f32 = 6.0;

impl Blunder {
    fn instead_of(self, wise: Action, game: &Game<'_>, referee: &mut Foresight) -> Option<Action> {
        match (self, wise, game.legal()) {
            (Self::Overpay, Action::Pass, LegalSet::Auction { floor, ceiling }) => {
                let bid = Money(floor.0 + 6);
                (bid <= ceiling).then_some(Action::Bid(bid))
            }
            (Self::DiscardDirector, Action::Place { chip, .. }, _) => {
                let is_director = game.edition().chip(chip).kind == ChipKind::Director;
                let thrown = is_director.then_some(Action::Discard(chip))?;
                (cost(game, wise, thrown, referee)? >= COST_MIN).then_some(thrown)
            }
            (Self::WrongChip, Action::Take(_), legal @ LegalSet::Party { .. }) => {
                let takes = legal.iter().filter(|action| matches!(action, Action::Take(_)));
                let costs = takes.filter_map(|take| Some((take, cost(game, wise, take, referee)?)));
                let (worst, most) = costs.max_by(|(_, a), (_, b)| a.total_cmp(b))?;
                (most >= COST_MIN).then_some(worst)
            }
            _ => None,
        }
    }
}

/// What it costs to do something else, by the referee. It is partial to whoever is due, so that
/// only positions are compared in which that is the same seat.
fn cost(game: &Game<'_>, wise: Action, other: Action, referee: &mut Foresight) -> Option<f32> {
    let seat = game.active();
    let after = |action| {
        let after = game.check(seat, action).ok()?.after(|_| {});
        matches!(after.due(), Due::Seat(_)).then_some(after)
    };
    let both = [after(wise)?, after(other)?];
    let mut said = Vec::new();
    referee.expect(&both, &mut said);
    let is_fair = both[0].due() == both[1].due();
    is_fair.then(|| said[0][seat].margin - said[1][seat].margin)
}

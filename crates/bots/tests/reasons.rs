//! Why bots did what they did: what is told after the game never contradicts it.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;
use std::time::Duration;

use traumfabrik_bots::{
    BotName, BotTable, Character, Explained, Level, NetSource, Place, RandomPlayer, Search, Seated,
    Step, Watch, explain_bot, mix, shuffled_deck,
};
use traumfabrik_packs::Library;
use traumfabrik_rules::{Action, Event, Game, Money, Seat, Seats};
use traumfabrik_wire::{Header, Judgement, Reason};

/// Thought enough to differ from the valuation.
const ITERATIONS: u32 = 24;

/// The facts of a game.
#[derive(Default)]
struct Facts(Vec<Event>);

impl Watch for Facts {
    fn step(&mut self, step: Step) {
        if let Step::Event(event) = step {
            self.0.push(event);
        }
    }

    fn decided(&mut self, _seat: Seat, _took: Duration) {}
}

/// A decision, from what was known then.
struct Decision<'e> {
    before: Game<'e>,
    action: Action,
    /// Whether it is the bid that a lot was sold for.
    has_won: bool,
}

/// How often something beside the valuation was told to have settled a move.
#[derive(Clone, Copy, Debug, Default)]
struct Told {
    n_won: u32,
    n_more: u32,
    n_less: u32,
    n_preferred: u32,
}

fn decisions<'e>(header: &'e Header, events: &[Event]) -> Vec<Decision<'e>> {
    let start = header.start();
    let mut game = Game::empty(header.edition(), start.seats, start.rulings);
    let mut decisions: Vec<Decision<'e>> = Vec::new();
    for event in events {
        if let Some(action) = event.action() {
            decisions.push(Decision { before: game, action, has_won: false });
        }
        if let Event::LotSold { seat, price, .. } = event {
            let bid = Action::Bid(*price);
            let won = decisions.iter_mut().rev().find(|it| it.before.active() == *seat);
            let won = won.filter(|it| it.action == bid);
            won.into_iter().for_each(|it| it.has_won = true);
        }
        game.apply(event);
    }
    decisions
}

/// What else a bot goes by; none for those that go by the valuation alone.
fn judgement(bot: &BotName) -> Option<Judgement> {
    match bot.to_string().as_str() {
        "beginner" | "easy" => Some(Judgement::Mistake),
        "medium" | "net" => Some(Judgement::Feeling),
        "hard" | "master" => Some(Judgement::Foresight),
        name if name.contains(':') => Some(Judgement::Foresight),
        _ => None,
    }
}

/// Compares what a bot tells with what it did.
fn compare(bot: &BotName, decision: &Decision<'_>, told: &mut Told) {
    let Decision { before, action, has_won } = decision;
    let Explained { price, reasons } = explain_bot(bot, before, *action);
    let told_of = |by: Judgement| assert_eq!(Some(by), judgement(bot), "{bot}: {reasons:?}");
    told.n_won += u32::from(*has_won);
    let floor = match before.legal().nth(1) {
        Some(Action::Bid(floor)) => floor,
        _ => Money(u8::MAX),
    };
    match (*action, price, reasons.first()) {
        (Action::Bid(paid), Some(price), _) => assert!(price >= paid, "{bot}: {price:?} {paid:?}"),
        (Action::Pass, Some(price), _) => assert!(price <= floor, "{bot}: {price:?} {floor:?}"),
        (Action::Bid(paid), None, Some(&Reason::Repriced { price, is_more: true, by })) => {
            assert!(price < paid, "{bot}: {price:?} {paid:?}");
            told_of(by);
            told.n_more += 1;
        }
        (Action::Pass, None, Some(&Reason::Repriced { price, is_more: false, by })) => {
            assert!(price > floor, "{bot}: {price:?} {floor:?}");
            told_of(by);
            told.n_less += 1;
        }
        (Action::Bid(_) | Action::Pass, None, reason) => {
            panic!("{bot}: {action:?} without a price, but for {reason:?}")
        }
        (_, price, Some(&Reason::Preferred { by })) => {
            assert_eq!(price, None);
            told_of(by);
            told.n_preferred += 1;
        }
        (_, price, _) => assert_eq!(price, None),
    }
}

/// All bots that think, with little thought.
fn thinkers() -> Vec<BotName> {
    let named = BotName::all().into_iter();
    let named = named.filter(|bot| !matches!(bot, BotName::Random(_)));
    let searches = Search::ALL.map(|search| BotName::Search(search, ITERATIONS));
    let nets = [
        BotName::Net(NetSource::Shipped, ITERATIONS),
        BotName::Hybrid(NetSource::Shipped, ITERATIONS),
    ];
    named.chain(searches).chain(nets).collect()
}

fn header(seed: u64) -> Header {
    let library = Library::embedded();
    let pack = &library.packs()[seed as usize % 2];
    let seats = Seats::new(2 + seed as u8 % 2).expect("two or three");
    let start = pack.defaults.start(seats).expect("a table");
    pack.header(start, vec![String::new(); seats.count()]).expect("a game")
}

/// A game of this bot alone.
fn played(header: &Header, bot: &BotName, seed: u64) -> Vec<Event> {
    let seated = |seat: Seat| -> Seated<'_> {
        let place = Place { header, seat, seed: mix(seed, seat.index() as u64) };
        let seated = bot.seat(place).expect("it lives in this program");
        Seated { iterations: seated.iterations.min(ITERATIONS), time_cap: None, ..seated }
    };
    let bots = header.start().seats.iter().map(seated).collect();
    let deck = shuffled_deck(header.edition(), header.start().seats, seed, 0);
    let mut facts = Facts::default();
    BotTable::of(header, bots, seed).play(&deck, &mut facts).expect("bots keep the rules");
    facts.0
}

#[test]
fn what_a_bot_tells_agrees_with_what_it_did() {
    for bot in thinkers() {
        let mut told = Told::default();
        for seed in 0..4 {
            let header = header(seed);
            for decision in decisions(&header, &played(&header, &bot, seed)) {
                compare(&bot, &decision, &mut told);
            }
        }
        assert!(told.n_won > 20, "{bot}: {told:?}");
        let is_plain = matches!(bot, BotName::Character(_));
        let n_beside = told.n_more + told.n_less + told.n_preferred;
        assert_eq!(n_beside == 0, is_plain, "{bot}: {told:?}");
    }
}

/// Whoever made a move: a bot that goes by more than the valuation would have a reason for it.
#[test]
fn nothing_is_told_of_stored_games_that_they_contradict() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games");
    let files = std::fs::read_dir(folder).expect("there are stored games");
    let paths = files.map(|file| file.expect("a file").path());
    let mut told = Told::default();
    for path in paths.filter(|path| path.extension().is_some_and(|it| it == "jsonl")) {
        let file = BufReader::new(File::open(&path).expect("it can be read"));
        let record = traumfabrik_wire::read(file).expect("a record");
        let events: Vec<Event> =
            record.entries.iter().flat_map(|entry| entry.events.iter().copied()).collect();
        for decision in decisions(&record.header, &events) {
            for level in Level::ALL {
                compare(&BotName::Level(level), &decision, &mut told);
            }
        }
    }
    let Told { n_won, n_more, n_less, n_preferred } = told;
    assert!(n_won > 500 && n_more > 500 && n_less > 500 && n_preferred > 100, "{told:?}");
}

#[test]
fn whoever_does_what_the_valuation_says_tells_of_nothing_beside_it() {
    let header = header(1);
    let balanced = BotName::Character(Character::Balanced);
    for decision in decisions(&header, &played(&header, &balanced, 7)) {
        for bot in [BotName::Level(Level::Easy), BotName::Search(Search::Planned, ITERATIONS)] {
            let own = explain_bot(&balanced, &decision.before, decision.action);
            assert_eq!(explain_bot(&bot, &decision.before, decision.action), own);
        }
    }
}

#[test]
fn whoever_plays_by_chance_has_no_reasons() {
    let header = header(0);
    let balanced = BotName::Character(Character::Balanced);
    for decision in decisions(&header, &played(&header, &balanced, 3)) {
        let told =
            explain_bot(&BotName::Random(RandomPlayer::Filler), &decision.before, decision.action);
        assert_eq!(told, Explained::default());
    }
}

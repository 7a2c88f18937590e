//! Whole games of bots: nobody is ever refused, and equal seeds give equal games.

use std::time::Duration;

use traumfabrik_bots::{
    BotName, BotTable, Budget, Character, Level, NetSource, RandomPlayer, Rng, Search, Step, Watch,
    mix, search, search_with_net, shuffled_deck,
};
use traumfabrik_packs::{Library, Pack, switches};
use traumfabrik_rules::{Cause, Due, Event, Game, Rulings, Seat, Seats};
use traumfabrik_wire::Header;

/// Keeps all that happens.
#[derive(Default)]
struct Log {
    causes: Vec<Cause>,
    events: Vec<Event>,
    n_decided: usize,
}

impl Watch for Log {
    fn step(&mut self, step: Step) {
        match step {
            Step::Cause(cause) => self.causes.push(cause),
            Step::Event(event) => self.events.push(event),
        }
    }

    fn decided(&mut self, _seat: Seat, _took: Duration) {
        self.n_decided += 1;
    }
}

/// A table with random seats and switches.
fn table(pack: &Pack, seed: u64) -> Header {
    let mut chance = Rng::new(seed, 7);
    let seats = Seats::new(2 + chance.below(4) as u8).expect("two to five");
    let mut settings = pack.defaults;
    for name in Rulings::NAMES {
        let values = switches::values(name).expect("the switch is known");
        let value = values[chance.index(values.len())];
        switches::set(&mut settings, name, value).expect("the value is known");
    }
    let start = settings.start(seats).expect("such a table can be set up");
    let labels = vec!["bot".to_owned(); seats.count()];
    pack.header(start, labels).expect("such a game can begin")
}

fn play<'e>(header: &'e Header, bots: &[BotName], seed: u64) -> (Game<'e>, Log) {
    let deck = shuffled_deck(header.edition(), header.start().seats, seed, 0);
    let mut log = Log::default();
    let table = BotTable::new(header, bots, seed).expect("bots of this program can be seated");
    let game = table.without_time_caps().play(&deck, &mut log).expect("bots keep the rules");
    (game, log)
}

/// Plays a game at a random table with the bots that `pick` chooses.
fn play_at_random(seed: u64, pick: impl Fn(&mut Rng) -> BotName) -> Log {
    let library = Library::embedded();
    let packs = library.packs();
    let header = table(&packs[seed as usize % packs.len()], seed);
    let mut chance = Rng::new(seed, 8);
    let bots: Vec<BotName> = header.start().seats.iter().map(|_| pick(&mut chance)).collect();
    let (game, log) = play(&header, &bots, mix(seed, 1));
    assert!(matches!(log.events.last(), Some(Event::GameEnded { .. })));
    assert!(log.n_decided <= log.causes.len());
    assert_eq!(game.standings().len(), header.start().seats.count());
    log
}

fn one_of<T: Copy>(all: &[T], chance: &mut Rng) -> T {
    all[chance.index(all.len())]
}

#[test]
fn random_players_keep_the_rules() {
    for seed in 0..200 {
        play_at_random(seed, |chance| BotName::Random(one_of(&RandomPlayer::ALL, chance)));
    }
}

#[test]
fn characters_keep_the_rules() {
    for seed in 0..200 {
        play_at_random(seed, |chance| match chance.below(4) {
            0 => BotName::Level(Level::Beginner),
            1 => BotName::Level(Level::Easy),
            _ => BotName::Character(one_of(&Character::ALL, chance)),
        });
    }
}

#[test]
fn searchers_keep_the_rules() {
    for seed in 0..6 {
        play_at_random(seed, |chance| BotName::Search(one_of(&Search::ALL, chance), 8));
    }
}

#[test]
fn equal_seeds_give_equal_games() {
    let mixed = |chance: &mut Rng| match chance.below(4) {
        0 => BotName::Level(Level::Easy),
        1 => BotName::Search(Search::Planned, 10),
        2 => BotName::Random(RandomPlayer::Filler),
        _ => BotName::Character(one_of(&Character::ALL, chance)),
    };
    for seed in 0..4 {
        let (first, second) = (play_at_random(seed, mixed), play_at_random(seed, mixed));
        assert_eq!(first.causes, second.causes);
        assert_eq!(first.events, second.events);
    }
}

#[test]
fn any_budget_is_enough_and_none_is_overdrawn() {
    let library = Library::embedded();
    let pack = library.get("traumfabrik-2000").expect("it is embedded");
    for n_seats in [2, 3] {
        let seats = Seats::new(n_seats).expect("two or three");
        let start = pack.defaults.start(seats).expect("a table");
        let header = pack.header(start, vec![String::new(); seats.count()]).expect("a game");
        let bots = vec![BotName::Random(RandomPlayer::Filler); seats.count()];
        let (_, log) = play(&header, &bots, 4);
        let mut game = Game::empty(header.edition(), seats, start.rulings);
        // Without its cap, a search of this size would not end today.
        let budgets = [
            Budget { iterations: 0, time_cap: None, seed: 1 },
            Budget { iterations: u32::MAX, time_cap: Some(Duration::from_millis(2)), seed: 1 },
        ];
        for (idx, event) in log.events.iter().enumerate() {
            game.apply(event);
            // Some positions of the whole game, and all of its end.
            let is_asked = idx % 16 == 0 || idx + 40 > log.events.len();
            let Due::Seat(seat) = game.due() else { continue };
            for budget in budgets.iter().filter(|_| is_asked) {
                let with_net = search_with_net(&game, &NetSource::Shipped, true, budget);
                let with_net = with_net.expect("it is sound");
                let all = Search::ALL.into_iter().map(|kind| search(&game, kind, budget));
                for advice in all.chain([with_net]) {
                    let best = advice.first().expect("something is thought");
                    assert!(game.check(seat, best.action).is_ok());
                }
            }
        }
    }
}

#[test]
fn a_good_player_beats_chance_from_every_seat() {
    let library = Library::embedded();
    let header = table(&library.packs()[0], 3);
    let n_seats = header.start().seats.count();
    for own in 0..n_seats {
        let name = |seat: usize| match seat == own {
            true => BotName::Character(Character::Balanced),
            false => BotName::Random(RandomPlayer::Uniform),
        };
        let bots: Vec<BotName> = (0..n_seats).map(name).collect();
        let (game, _) = play(&header, &bots, own as u64);
        let totals: Vec<u16> = game.standings().iter().map(|standing| standing.total()).collect();
        let rivals = totals.iter().enumerate().filter(|&(seat, _)| seat != own);
        assert!(rivals.map(|(_, total)| total).all(|total| totals[own] > 2 * total), "{totals:?}");
    }
}

#[test]
fn a_search_beats_the_player_that_it_rehearses_with() {
    let library = Library::embedded();
    let pack = library.get("traumfabrik-2000").expect("it is embedded");
    let start = pack.defaults.start(Seats::new(2).expect("two")).expect("a table");
    let header = pack.header(start, vec![String::new(); 2]).expect("a game");
    let balanced = BotName::Character(Character::Balanced);
    for bot in [
        BotName::Search(Search::Planned, 60),
        BotName::Search(Search::Explored, 60),
        BotName::Hybrid(NetSource::Shipped, 20),
    ] {
        let mut lead = 0;
        for seed in 0..6 {
            let mut bots = [bot.clone(), balanced.clone()];
            let own = seed as usize % 2;
            bots.rotate_right(own);
            let standings = play(&header, &bots, seed).0.standings();
            let total = |seat: usize| i32::from(standings[seat].total());
            lead += total(own) - total(1 - own);
        }
        assert!(lead > 30, "{bot} leads by {lead} in six games");
    }
}

#[test]
fn each_level_that_answers_at_once_beats_the_one_below() {
    let library = Library::embedded();
    let pack = library.get("traumfabrik-2000").expect("it is embedded");
    let start = pack.defaults.start(Seats::new(2).expect("two")).expect("a table");
    let header = pack.header(start, vec![String::new(); 2]).expect("a game");
    let levels = [Level::Beginner, Level::Easy, Level::Medium];
    for pair in levels.windows(2) {
        let mut lead = 0;
        for seed in 0..40 {
            let mut bots: Vec<BotName> = pair.iter().map(|&level| BotName::Level(level)).collect();
            let upper = 1 - seed as usize % 2;
            bots.rotate_right(1 - upper);
            let standings = play(&header, &bots, seed).0.standings();
            let total = |seat: usize| i32::from(standings[seat].total());
            lead += total(upper) - total(1 - upper);
        }
        assert!(lead > 200, "{} leads {} by {lead} in 40 games", pair[1], pair[0]);
    }
}

#[test]
fn names_are_read_as_they_are_written() {
    let named = BotName::all().into_iter().chain([
        BotName::Search(Search::Planned, 500),
        BotName::Search(Search::Unsolved, 1),
        BotName::Search(Search::Blind, 70_000),
        BotName::Search(Search::Explored, 3),
        BotName::Net(NetSource::Shipped, 50),
        BotName::Net(NetSource::File("some/where.net".into()), 0),
        BotName::Net(NetSource::File("some:where.net".into()), 200),
        BotName::Hybrid(NetSource::Shipped, 50),
        BotName::Hybrid(NetSource::File("some/where.net".into()), 200),
        BotName::Program("python3 examples/bot.py".to_owned()),
    ]);
    for bot in named {
        assert_eq!(bot.to_string().parse(), Ok(bot));
    }
    for wrong in [
        "",
        "net@",
        "nets",
        "hybrid",
        "hybrid@some.net",
        "planner",
        "planner:",
        "planner:0",
        "planner:x",
        "cmd:",
        "Balanced",
        "uniform",
    ] {
        assert!(wrong.parse::<BotName>().is_err(), "'{wrong}' is no bot");
    }
}

//! Nets at the table. What they know is nothing: how they are asked is tried here.

use std::path::PathBuf;
use std::time::Duration;

use traumfabrik_bots::{
    BotName, BotTable, Budget, NetSource, Observation, Place, RandomPlayer, Rng, Step, Watch, mix,
    shuffled_deck,
};
use traumfabrik_rules::{Cause, Due, Event, Game, Seat, Seats};
use traumfabrik_testkit::{Counting, generate, nets};
use traumfabrik_wire::Header;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// A file with a net that knows nothing.
struct NetFile {
    dir: tempfile::TempDir,
}

impl NetFile {
    fn new(bytes: &[u8]) -> Self {
        let dir = tempfile::tempdir().expect("a folder");
        std::fs::write(dir.path().join("some.net"), bytes).expect("a file");
        Self { dir }
    }

    fn path(&self) -> PathBuf {
        self.dir.path().join("some.net")
    }

    /// The net as a player.
    fn bot(&self, iterations: u32) -> BotName {
        BotName::Net(NetSource::File(self.path()), iterations)
    }

    /// The net as a player that rehearses.
    fn hybrid(&self, iterations: u32) -> BotName {
        BotName::Hybrid(NetSource::File(self.path()), iterations)
    }
}

fn header(pack_idx: usize, n_seats: u8) -> Header {
    let pack = &generate::packs()[pack_idx];
    let start = pack.defaults.start(Seats::new(n_seats).expect("two to five")).expect("a table");
    pack.header(start, vec![String::new(); usize::from(n_seats)]).expect("a game")
}

#[derive(Default)]
struct Log {
    causes: Vec<Cause>,
}

impl Watch for Log {
    fn step(&mut self, step: Step) {
        if let Step::Cause(cause) = step {
            self.causes.push(cause);
        }
    }

    fn decided(&mut self, _seat: Seat, _took: Duration) {}
}

fn play(header: &Header, bots: &[BotName], seed: u64) -> Vec<Cause> {
    let deck = shuffled_deck(header.edition(), header.start().seats, seed, 0);
    let table = BotTable::new(header, bots, seed).expect("the net fits");
    let mut log = Log::default();
    table.play(&deck, &mut log).expect("nets keep the rules");
    log.causes
}

#[test]
fn a_net_that_knows_nothing_keeps_the_rules_and_plays_the_same_again() {
    let file = NetFile::new(&nets::random_net(16, 1));
    for seed in 0..8 {
        let n_seats = 2 + (seed % 4) as u8;
        let header = header(seed as usize % 2, n_seats);
        // Whether it thinks, rehearses or neither, every seat another way.
        let bot = |seat: u32| match seat % 3 {
            2 => file.hybrid(seat * 6),
            _ => file.bot(seat * 6),
        };
        let bots: Vec<BotName> = (0..n_seats.into()).map(bot).collect();
        let played = play(&header, &bots, seed);
        assert_eq!(played, play(&header, &bots, seed), "seed {seed}");
        assert_ne!(played, play(&header, &bots, seed + 100), "other draws, another game");
    }
}

/// Every bot hears what happens, and looks at the table through the eyes of its seat. A net hears
/// no more: that it decides the same with another table before its eyes shows that it uses none.
#[test]
fn a_net_decides_by_what_was_said_aloud() {
    let file = NetFile::new(&nets::random_net(16, 2));
    let header = header(0, 3);
    let other = Game::empty(header.edition(), header.start().seats, header.start().rulings);
    for bot in [file.bot(0), file.bot(12), file.hybrid(12)] {
        let mut chance = Rng::new(4, 0);
        let mut n_compared = 0;
        let place = Place { header: &header, seat: Seat(1), seed: 1 };
        let mut seated = bot.seat(place).expect("the net fits");
        walk(&header, &mut chance, |game, facts| {
            facts.iter().for_each(|fact| seated.bot.observe(fact));
            if game.due() == Due::Seat(Seat(1)) && game.legal().len() > 1 {
                let budget = seated.budget(mix(3, n_compared));
                let mut choose = |table| {
                    let seen = Observation::new(table, Seat(1));
                    seated.bot.choose(seen, &budget).expect("nets answer")
                };
                let chosen = choose(game);
                assert_eq!(chosen, choose(&other));
                assert!(game.check(Seat(1), chosen).is_ok());
                n_compared += 1;
            }
        });
        assert!(n_compared > 20, "{n_compared}");
    }
}

#[test]
fn a_net_answers_without_the_heap() {
    let file = NetFile::new(&nets::random_net(64, 3));
    let header = header(0, 4);
    let place = Place { header: &header, seat: Seat(0), seed: 1 };
    let mut seated = file.bot(0).seat(place).expect("the net fits");
    let mut n_decisions = 0;
    walk(&header, &mut Rng::new(9, 0), |game, facts| {
        facts.iter().for_each(|fact| seated.bot.observe(fact));
        if game.due() != Due::Seat(Seat(0)) {
            return;
        }
        let budget = Budget { iterations: 0, time_cap: None, seed: 1 };
        let n_allocations = Counting::during(|| {
            seated.bot.choose(Observation::new(game, Seat(0)), &budget).expect("nets answer");
        });
        // At first it makes room for itself.
        assert!(n_decisions == 0 || n_allocations == 0, "{n_allocations} at {n_decisions}");
        n_decisions += 1;
    });
    assert!(n_decisions > 20, "{n_decisions}");
}

#[test]
fn a_net_that_does_not_fit_is_named_with_the_reason() {
    let mut cut_off = nets::random_net(16, 1);
    cut_off.truncate(5000);
    for (bytes, why) in [(&b"nonsense"[..], "is no net"), (&cut_off, "is cut off")] {
        let file = NetFile::new(bytes);
        let header = header(0, 2);
        let place = Place { header: &header, seat: Seat(0), seed: 1 };
        let error = file.bot(0).seat(place).expect_err(why).to_string();
        assert!(error.contains(why) && error.contains("some.net"), "{error}");
    }
}

/// A game of random players, seen from every position on the way with the facts since the last.
fn walk(header: &Header, chance: &mut Rng, mut visit: impl FnMut(&Game<'_>, &[Event])) {
    let deck = shuffled_deck(header.edition(), header.start().seats, 1, 0);
    let mut facts = Vec::new();
    let mut game = Game::new(header.edition(), header.start(), |fact| facts.push(fact))
        .expect("a header is checked");
    loop {
        visit(&game, &facts);
        facts.clear();
        match game.due() {
            Due::Nobody => return,
            Due::Dealer(ask) => {
                let deal = deck.answer(ask, &game);
                game.deal(&deal, |fact| facts.push(fact)).expect("decks keep the rules");
            }
            Due::Seat(seat) => {
                let player = RandomPlayer::Filler;
                let played = game.decide(
                    |game, legal| player.choose(game, seat, legal, chance),
                    |fact| facts.push(fact),
                );
                played.expect("players keep the rules");
            }
        }
    }
}

//! Programs as bots: good ones play whole games, and bad ones end in a clear sentence, in time.

mod bad;
mod good;

use std::fs;
use std::path::{Path, PathBuf};

use traumfabrik_bots::program::{ProgramBot, Timeouts};
use traumfabrik_bots::{Bot, BotError, Budget, Observation, Place, shuffled_deck};
use traumfabrik_packs::Library;
use traumfabrik_rules::{Action, Deck, Due, Game, Seats};
use traumfabrik_wire::Header;

/// Says that it is ready, in the shell.
const READY: &str = r#"read -r game; echo '{"type":"ready","name":"test"}'"#;
/// Reads until it is asked.
const ASKED: &str =
    r#"while read -r line; do case $line in '{"type":"choose"'*) break; esac; done"#;
/// A decision without a time cap.
const BUDGET: Budget = Budget { iterations: 9, time_cap: None, seed: u64::MAX };

/// Writes a shell script; the command that runs it.
fn script(name: &str, body: &str) -> (String, PathBuf) {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.sh"));
    fs::write(&path, body).unwrap();
    (format!("/bin/sh \"{}\"", path.display()), path)
}

fn header(n_seats: u8) -> Header {
    let library = Library::embedded();
    let pack = library.get("traumfabrik-2000").unwrap();
    let start = pack.defaults.start(Seats::new(n_seats).unwrap()).unwrap();
    let players = (0..n_seats).map(|seat| format!("label {seat}")).collect();
    pack.header(start, players).unwrap().with_seed("4242").with_note("a note")
}

fn deck(header: &Header, deal_idx: u64) -> Deck {
    shuffled_deck(header.edition(), header.start().seats, 4242, deal_idx)
}

/// Starts a program at a table of three, tells it the beginning of a game, and lets the test ask
/// for its first bid, for which its purse holds 12.
fn at_first_bid<T>(
    command: &str,
    timeouts: Timeouts,
    test: impl FnOnce(&mut ProgramBot<'_>, Observation<'_>) -> Result<T, BotError>,
) -> Result<T, BotError> {
    let header = header(3);
    let mut events = Vec::new();
    let mut game = Game::new(header.edition(), header.start(), |event| events.push(event)).unwrap();
    let deck = deck(&header, 0);
    let due = loop {
        match game.due() {
            Due::Dealer(ask) => {
                game.deal(&deck.answer(ask, &game), |event| events.push(event)).unwrap();
            }
            Due::Seat(seat) => break seat,
            Due::Nobody => panic!("a game begins with an auction"),
        }
    };
    let mut bot =
        ProgramBot::start(command, Place { header: &header, seat: due, seed: 1 }, timeouts)?;
    assert_eq!(bot.own_name(), "test");
    for event in &events {
        bot.observe(event);
    }
    test(&mut bot, Observation::new(&game, due))
}

fn first_bid(command: &str, timeouts: Timeouts) -> Result<Action, BotError> {
    at_first_bid(command, timeouts, |bot, observation| bot.choose(observation, &BUDGET))
}

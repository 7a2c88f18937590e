//! Programs that do as they should.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde_json::{Value, from_str, from_value, to_value};
use traumfabrik_bots::program::Timeouts;
use traumfabrik_bots::{BotName, BotTable, Step, Watch, mix};
use traumfabrik_rules::{Action, Due, Event, Game, Money, Perspective, Seat};
use traumfabrik_wire::json;

use crate::{ASKED, READY, deck, first_bid, header, script};

/// A script that makes the last or the first of its legal actions by turns, and keeps what it was
/// told in a file.
fn good_script(name: &str) -> (String, PathBuf) {
    let body = r#"
        n=0
        : >"$0.log"
        while read -r line; do
            printf '%s\n' "$line" >>"$0.log"
            case $line in
            '{"type":"game"'*) echo '{"type":"ready","name":"by turns"}' ;;
            '{"type":"choose"'*)
                legal=$(printf '%s' "$line" | sed 's/.*"legal":\[//; s/].*//')
                n=$(((n + 1) % 3))
                if [ $n = 0 ]; then echo "{${legal##*\{}"; else echo "${legal%%\}*}}"; fi ;;
            esac
        done"#;
    let (command, path) = script(name, body);
    (command, path.with_extension("sh.log"))
}

/// Counts the decisions of each seat.
#[derive(Default)]
struct Decisions([usize; 5]);

impl Watch for Decisions {
    fn step(&mut self, _step: Step) {}

    fn decided(&mut self, seat: Seat, _took: Duration) {
        self.0[seat.index()] += 1;
    }
}

/// Plays a game with this program at one seat and `filler` at the others: the scores by seat, and
/// in how many of the decisions that are timed, one in seven, the program decided.
fn play(command: &str, n_seats: u8, seat: usize, deal_idx: u64) -> (Vec<u16>, usize) {
    let header = header(n_seats);
    let mut names = vec!["filler".parse::<BotName>().unwrap(); usize::from(n_seats)];
    names[seat] = format!("cmd:{command}").parse().unwrap();
    let mut decisions = Decisions::default();
    let table = BotTable::new(&header, &names, mix(7, deal_idx)).unwrap();
    let game = table.play(&deck(&header, deal_idx), &mut decisions).unwrap();
    assert_eq!(game.due(), Due::Nobody);
    let scores = game.standings().iter().map(|standing| standing.total()).collect();
    (scores, decisions.0[seat])
}

#[test]
fn a_program_plays_whole_games_at_every_size_of_table() {
    for n_seats in 2..=5 {
        let (command, _) = good_script(&format!("good-{n_seats}"));
        let (_, n_decisions) = play(&command, n_seats, usize::from(n_seats) - 1, 0);
        assert!(n_decisions > 3, "{n_decisions}");
    }
}

/// All that a program was told in a game at a table of three, where it sat at seat 1.
fn told(name: &str) -> Vec<Value> {
    let (command, log) = good_script(name);
    play(&command, 3, 1, 5);
    let text = fs::read_to_string(log).unwrap();
    text.lines().map(|line| from_str(line).unwrap()).collect()
}

#[test]
fn a_program_is_told_what_its_seat_may_know() {
    let told = told("told");
    assert_eq!(told[0]["type"], "game");
    assert_eq!(told[0]["seat"], 1);
    assert_eq!(told[0]["header"]["edition"], "traumfabrik-2000");
    let text = told[0].to_string();
    assert!(!text.contains("4242") && !text.contains("label") && !text.contains("a note"));
    assert_eq!(told.last().unwrap()["event"]["type"], "game_ended");

    // Facts, folded, are the position that is seen whenever the program is asked.
    let header = header(3);
    let mut game = Game::empty(header.edition(), header.start().seats, header.start().rulings);
    for line in &told[1..] {
        if line["type"] == "event" {
            let event: Event = from_value(line["event"].clone()).unwrap();
            game.apply(&event);
            continue;
        }
        assert_eq!(line["type"], "choose");
        let view = game.view(Perspective::Seat(Seat(1)));
        assert_eq!(line["view"], to_value(json::View::from(&view)).unwrap());
        assert!(line["view"]["boards"][0]["purse"].is_null(), "a purse behind a screen");
        assert!(line["view"]["boards"][1]["purse"].is_number());
        let legal = line["legal"].as_array().unwrap();
        for action in game.legal().iter() {
            assert!(legal.contains(&to_value(action).unwrap()), "{action:?}");
        }
        for action in legal {
            let action: Action = from_value(action.clone()).unwrap();
            assert!(game.check(Seat(1), action).is_ok());
        }
        assert!(line["seed"].as_u64().unwrap() < 1 << 53);
    }
    assert_eq!(game.due(), Due::Nobody);
}

#[test]
fn a_program_is_told_what_is_documented() {
    let fields = |value: &Value| -> BTreeSet<String> {
        value.as_object().unwrap().keys().cloned().collect()
    };
    let by_type = |lines: &[Value]| -> BTreeMap<String, BTreeSet<String>> {
        let line = |line: &Value| (line["type"].as_str().unwrap().to_owned(), fields(line));
        lines.iter().map(line).collect()
    };
    let (documented, told) = (documented(), told("documented"));
    assert_eq!(by_type(&documented), by_type(&told));
    assert_eq!(fields(&documented[0]["header"]), fields(&told[0]["header"]));
}

/// The lines to a program that docs/protocol.md shows, where dots stand for what is long.
fn documented() -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let text = fs::read_to_string(path).unwrap();
    let (_, block) = text.split_once("```json program\n").expect("the examples");
    let (block, _) = block.split_once("```").unwrap();
    let whole = |line: &str| line.replace("{…}", "{}").replace(",…]", "]");
    block.lines().map(|line| from_str(&whole(line)).unwrap()).collect()
}

#[test]
fn a_program_that_answers_is_believed() {
    let (command, _) =
        script("bid", &format!("{READY}; {ASKED}; echo '{{\"type\":\"bid\",\"amount\":3}}'"));
    let action = first_bid(&command, Timeouts::default()).unwrap();
    assert_eq!(action, Action::Bid(Money(3)));
}

#[test]
fn the_example_in_python_plays_well_enough() {
    let needs = "this test needs python3: scripts/setup python3 installs it on Debian and Ubuntu";
    let version = Command::new("python3").arg("--version").output();
    assert!(version.is_ok_and(|output| output.status.success()), "{needs}");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let command = format!("python3 \"{}\"", path.display());
    for deal_idx in 0..3 {
        let (scores, _) = play(&command, 4, 2, deal_idx);
        let others = scores.iter().enumerate().filter(|&(seat, _)| seat != 2);
        let best = others.map(|(_, &score)| score).max().unwrap();
        assert!(scores[2] > best, "deal {deal_idx}: {scores:?}");
    }
}

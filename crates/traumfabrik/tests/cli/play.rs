//! `traumfabrik play` as it is called: in a pipe, with people, saved and gone on with.

use std::fs;
use std::process::Output;

use crate::{err, folder, out};

fn play(args: &[&str], input: &str) -> Output {
    crate::traumfabrik(&[&["play"], args].concat(), input)
}

#[test]
fn people_and_bots_sit_where_they_are_told() {
    let args = ["--people", "Anna,Ben", "--seat", "2", "--bots", "worst", "--seats", "3"];
    let output = play(&[&args[..], &["--seed", "4", "--set", "screens=open"]].concat(), "");
    assert!(output.status.success(), "{}", err(&output));
    let shown = out(&output);
    let seats: Vec<&str> =
        shown.lines().skip_while(|line| *line != "--- At the table ---").skip(1).take(3).collect();
    assert!(seats[1].starts_with("- Anna: "), "{seats:?}");
    assert_eq!(seats.iter().filter(|line| line.starts_with("- Ben: ")).count(), 1);
    assert_eq!(seats.iter().filter(|line| line.contains(", bot (worst): ")).count(), 1);
}

#[test]
fn a_saved_game_goes_on() {
    let dir = folder("play-go-on");
    let file = dir.join("game.jsonl").display().to_string();
    let begin = ["--seed", "4", "--lang", "en", "--edition", "dream-factory-2009"];
    let output = play(&[&begin[..], &["--save", &file]].concat(), "p\nquit\ny\n");
    assert!(output.status.success(), "{}", err(&output));
    assert!(out(&output).contains("It is saved."), "{}", out(&output));
    // The edition is in the file.
    let output = play(&["--go-on", &file, "--lang", "en"], "quit\ny\n");
    assert!(output.status.success(), "{}", err(&output));
    assert!(out(&output).contains("=== Dream Factory (2009) ==="), "{}", out(&output));
    // A new game does not take the file.
    let output = play(&["--save", &file], "");
    assert_eq!(output.status.code(), Some(3), "{}", err(&output));
    assert!(err(&output).contains("the file is there already"), "{}", err(&output));
}

#[test]
fn what_cannot_be_ends_with_its_own_code() {
    let dir = folder("play-codes");
    let file = |name: &str, text: &str| {
        let path = dir.join(name);
        fs::write(&path, text).expect("it can be written");
        path.display().to_string()
    };
    let no_record = file("no-record", "dear diary\n");
    let cases: [(&[&str], i32, &str); 13] = [
        (&["--go-on", "no-such-file"], 3, "cannot open no-such-file"),
        (&["--go-on", &no_record], 1, "not a game record"),
        (&["--go-on", &no_record, "--seats", "3"], 2, "cannot be used with"),
        (&["--from", "no-such-file:3"], 3, "cannot open no-such-file"),
        (&["--from", "no-such-file"], 2, "such as game.jsonl:41"),
        (&["--from", "game.jsonl:many"], 2, "such as game.jsonl:41"),
        (&["--from", &format!("{no_record}:3")], 1, "not a game record"),
        (&["--from", "game.jsonl:3", "--seats", "3"], 2, "cannot be used with"),
        (&["--seat", "4", "--seats", "3"], 2, "the table has 3 seats"),
        (&["--people", "A,B,C", "--seats", "2"], 2, "3 people cannot sit at a table of 2"),
        (&["--people", "A,a"], 2, "two people are called 'a'"),
        (&["--bots", "filler,worst"], 2, "name one for all, or one for each"),
        (&["--bots", "hal"], 2, "no bot is called 'hal'"),
    ];
    for (args, code, sentence) in cases {
        let output = play(args, "");
        assert_eq!(output.status.code(), Some(code), "{args:?}: {}", err(&output));
        assert!(err(&output).contains(sentence), "{args:?}: {}", err(&output));
    }
}

//! Programs that do not: each ends in a sentence that says what was wrong, and in time.

use std::fs;
use std::process::Command;
use std::time::Duration;

use traumfabrik_bots::program::{ProgramBot, Timeouts};
use traumfabrik_bots::{Bot, BotName, Budget, Observation, Place};
use traumfabrik_rules::{Event, Game, Seat};

use crate::{ASKED, BUDGET, READY, at_first_bid, first_bid, header, script};

/// For programs that never do what they should. Those that start and answer get all the time they
/// need, so that a busy machine fails no test.
const SHORT: Timeouts = Timeouts {
    start: Duration::from_secs(10),
    grace: Duration::from_millis(100),
    uncapped: Duration::from_millis(300),
    farewell: Duration::from_millis(100),
};

/// The same for programs that fail otherwise than by silence: how soon that is seen, nobody knows.
const PATIENT: Timeouts = Timeouts { uncapped: Duration::from_secs(30), ..SHORT };

/// Runs a shell script as a bot, which has to fail like this.
#[track_caller]
fn assert_fails(name: &str, timeouts: Timeouts, body: &str, why: &str) {
    let (command, _) = script(name, body);
    let error = first_bid(&command, timeouts).unwrap_err();
    assert_eq!(error.bot, format!("cmd:{command}"));
    assert!(error.why.contains(why), "{}", error.why);
}

/// The same for a program that answers the first question with this line.
#[track_caller]
fn assert_answer_fails(name: &str, answer: &str, why: &str) {
    let body = format!("{READY}; {ASKED}; echo '{answer}'; read -r line");
    assert_fails(name, Timeouts::default(), &body, why);
}

#[test]
fn a_name_without_a_program_is_refused() {
    for name in ["cmd:", "cmd:  ", "cmd:\"\""] {
        let refused = name.parse::<BotName>().unwrap_err();
        assert!(refused.starts_with("no program is named"), "{refused}");
    }
    let name: BotName = "cmd:python3 \"my bot.py\"".parse().unwrap();
    assert_eq!(name, BotName::Program("python3 \"my bot.py\"".to_owned()));
    assert_eq!(name.to_string(), "cmd:python3 \"my bot.py\"");
}

#[test]
fn a_program_that_is_missing_is_not_found() {
    let error = first_bid("traumfabrik-no-such-bot --fast", SHORT).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the bot 'cmd:traumfabrik-no-such-bot --fast' cannot be started: no program \
         'traumfabrik-no-such-bot' was found"
    );
}

#[test]
fn a_program_that_ends_too_early_is_told_with_its_status() {
    let cases = [
        ("ends-at-once", "exit 3".to_owned(), "has ended (exit status: 3)"),
        ("ends-ready", format!("{READY}; exit 0"), "has ended (exit status: 0)"),
        ("ends-asked", format!("{READY}; {ASKED}; kill -9 $$"), "has ended (signal: 9"),
    ];
    for (name, body, why) in cases {
        assert_fails(name, Timeouts::default(), &body, why);
    }
}

#[test]
fn a_program_that_closes_its_output_is_told_so() {
    let body = format!("{READY}; exec >&-; {ASKED}; while :; do :; done");
    assert_fails("closes", PATIENT, &body, "has closed its output");
}

#[test]
fn a_program_that_is_no_bot_is_found_out_at_the_start() {
    assert_fails("hello", Timeouts::default(), "echo 'Hello!'", "but said 'Hello!'");
    let right = r#"it should say {"type":"ready","name":"…"}"#;
    assert_fails("too-eager", Timeouts::default(), r#"echo '{"type":"pass"}'"#, right);
}

#[test]
fn an_answer_that_is_no_json_is_quoted() {
    assert_answer_fails("garbage", "pass", "answered 'pass', which is no JSON");
    assert_answer_fails("empty", "", "answered '', which is no JSON");
    assert_answer_fails("half", r#"{"type":"pass""#, r#"'{"type":"pass"', which is no JSON"#);
    let long = "x".repeat(300);
    assert_answer_fails("long", &long, &format!("'{}…', which is no JSON", &long[..200]));
}

#[test]
fn an_answer_that_is_wrong_or_not_legal_comes_with_the_reason() {
    let cases = [
        (r#"{"type":"fly"}"#, "no action: type: unknown variant `fly`, expected one of `bid`"),
        (r#"{"type":"bid"}"#, "no action: missing field `amount`"),
        (r#"{"type":"pass","why":1}"#, "no action: why: unknown field `why`"),
        (r#""pass""#, "no action: invalid type: string"),
        (r#"{"type":"bid","amount":99}"#, "no action: amount: 99 is out of bounds: 0 to 63"),
        (
            r#"{"type":"bid","amount":13}"#,
            r#"none of its 14 legal actions: {"type":"bid_above_purse","purse":12}"#,
        ),
        (r#"{"type":"decline"}"#, r#"none of its 14 legal actions: {"type":"no_party"}"#),
    ];
    for (n, (answer, why)) in cases.into_iter().enumerate() {
        assert_answer_fails(&format!("wrong-{n}"), answer, why);
    }
}

#[test]
fn a_program_that_does_not_answer_runs_out_of_time() {
    // Both would wait for ever.
    let body = format!("{READY}; {ASKED}; read -r line");
    assert_fails("silent", SHORT, &body, "gave no answer within 300ms");
    let hasty = Timeouts { start: Duration::from_millis(200), ..SHORT };
    assert_fails("not-ready", hasty, "read -r game; read -r l", "gave no answer within 200ms");
}

#[test]
fn a_program_that_does_not_read_runs_out_of_time() {
    let (command, _) = script("deaf", &format!("{READY}; while :; do :; done"));
    let header = header(2);
    let game = Game::new(header.edition(), header.start(), |_| {}).unwrap();
    let place = Place { header: &header, seat: Seat(0), seed: 1 };
    let mut bot = ProgramBot::start(&command, place, SHORT).unwrap();
    // More than any pipe holds.
    for _ in 0..100_000 {
        bot.observe(&Event::LotWithdrawn);
    }
    let budget = Budget { time_cap: Some(Duration::from_millis(50)), ..BUDGET };
    let error = bot.choose(Observation::new(&game, Seat(0)), &budget).unwrap_err();
    assert_eq!(error.why, "gave no answer within 150ms");
}

#[test]
fn a_program_that_floods_us_is_stopped() {
    assert_fails("floods", SHORT, "while :; do echo y; done", "but said 'y'");
    let body = "line=x; while :; do line=$line$line; printf %s $line; done";
    assert_fails("one-long-line", SHORT, body, "said a line of more than 1048576 bytes");
}

#[test]
fn a_program_that_speaks_unasked_is_stopped_however_right_it_is() {
    let body = format!("{READY}; while :; do echo '{{\"type\":\"pass\"}}'; done");
    let (command, _) = script("passes-for-ever", &body);
    // Its words may be on their way while it is asked, and count as the answer; but not for long.
    let error = at_first_bid(&command, PATIENT, |bot, observation| {
        (0..1000).try_for_each(|_| bot.choose(observation, &BUDGET).map(|_| ()))
    });
    assert_eq!(error.unwrap_err().why, r#"spoke without being asked: '{"type":"pass"}'"#);
}

#[test]
fn a_program_is_gone_when_its_bot_is() {
    // It does not end when its input does, and does not listen to polite signals.
    let body = format!("trap '' TERM HUP; echo $$ >\"$0.pid\"; {READY}; while :; do :; done");
    let (command, path) = script("stubborn", &body);
    first_bid(&command, SHORT).unwrap_err();
    let pid = fs::read_to_string(path.with_extension("sh.pid")).unwrap();
    let is_there = format!("kill -0 {} 2>/dev/null", pid.trim());
    let status = Command::new("/bin/sh").args(["-c", &is_there]).status().unwrap();
    assert!(!status.success(), "not even a zombie is left");
}

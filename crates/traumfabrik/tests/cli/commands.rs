//! Games, records, packs and figures.

use std::fs;
use std::path::Path;

use crate::{err, folder, out, traumfabrik};

fn records(dir: &Path, threads: &str) -> Vec<(String, Vec<u8>)> {
    let dir_name = dir.to_string_lossy();
    let args = ["sim", "--games", "12", "--players", "filler", "--threads", threads, "--record"];
    let output = traumfabrik(&[&args[..], &[&dir_name]].concat(), "");
    assert!(output.status.success(), "{}", err(&output));
    let mut files: Vec<_> = fs::read_dir(dir)
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be read").path())
        .map(|path| (path.display().to_string(), fs::read(&path).expect("a record")))
        .collect();
    files.sort();
    files
}

#[test]
fn the_same_seed_gives_the_same_records_on_any_number_of_threads() {
    let (one, two) = (folder("one-thread"), folder("two-threads"));
    let bytes = |files: Vec<(String, Vec<u8>)>| -> Vec<Vec<u8>> {
        files.into_iter().map(|(_, bytes)| bytes).collect()
    };
    let first = bytes(records(&one, "1"));
    assert_eq!(first.len(), 12);
    assert!(first == bytes(records(&two, "2")), "records differ");
}

#[test]
fn a_record_verifies_and_a_changed_one_does_not() {
    let dir = folder("verify");
    let (name, bytes) = records(&dir, "1").swap_remove(0);
    let output = traumfabrik(&["verify", &name], "");
    assert!(output.status.success() && out(&output).contains("holds"), "{}", out(&output));

    let text = String::from_utf8(bytes).expect("records are text");
    let changed = dir.join("changed.jsonl");
    let line = 1 + text.lines().position(|line| line.contains("lot_sold")).expect("a sale");
    let sold = text.replacen("\"lot_sold\",\"seat\":", "\"lot_sold\",\"seat\":1", 1);
    fs::write(&changed, sold).expect("it can be written");
    let output = traumfabrik(&["verify", &changed.to_string_lossy()], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).contains(&format!("line {line}:")), "{}", out(&output));
}

#[test]
fn a_record_is_told_in_four_languages() {
    let dir = folder("replay");
    let (name, _) = records(&dir, "1").swap_remove(0);
    let mut told = Vec::new();
    for lang in ["en", "de", "fr", "it"] {
        let output = traumfabrik(&["replay", &name, "--lang", lang], "");
        assert!(output.status.success(), "{}", err(&output));
        let text = out(&output);
        assert!(text.lines().count() > 200, "{lang}: {} lines", text.lines().count());
        for unsaid in ["[event", "[chip", "[screenplay", "[word", "[money"] {
            assert!(!text.contains(unsaid), "{lang}: {unsaid}");
        }
        told.push(text);
    }
    told.dedup();
    assert_eq!(told.len(), 4, "every language says it in its own words");
}

#[test]
fn replay_step_by_step_stops_when_told() {
    let dir = folder("step");
    let (name, _) = records(&dir, "1").swap_remove(0);
    let output = traumfabrik(&["replay", &name, "--step", "--lang", "en"], "\n\nq\n");
    assert!(output.status.success());
    assert!(out(&output).lines().count() < 30, "{}", out(&output));
}

#[test]
fn wrong_arguments_are_answered_with_what_is_right() {
    let cases: [(&[&str], i32, &str); 9] = [
        (&["sim", "--seats", "6"], 2, "2..=5"),
        (&["sim", "--edition", "nope"], 2, "traumfabrik-2000, dream-factory-2009"),
        (&["sim", "--set", "party_decline=maybe"], 2, "`on` or `off`"),
        (&["sim", "--set", "nonsense"], 2, "SWITCH=VALUE"),
        (&["sim", "--players", "uniform,worst", "--seats", "3"], 2, "one for all, or one for each"),
        (&["sim", "--set", "studios=1,1", "--seats", "2"], 2, "studio"),
        (&["verify", "no-such-file"], 3, "cannot open no-such-file"),
        (&["replay", "no-such-file"], 3, "cannot open no-such-file"),
        (&["replay", env!("CARGO_MANIFEST_PATH")], 1, "not a game record"),
    ];
    for (args, code, phrase) in cases {
        let output = traumfabrik(args, "");
        assert_eq!(output.status.code(), Some(code), "{args:?}: {}", err(&output));
        assert!(err(&output).contains(phrase), "{args:?}: {}", err(&output));
    }
}

#[test]
fn an_edited_pack_is_checked_and_played() {
    let dir = folder("my-box");
    let source =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/editions/traumfabrik-2000");
    fs::create_dir_all(dir.join("words")).expect("the folder can be made");
    for file in ["edition.toml", "chips.toml", "screenplays.toml"] {
        fs::copy(source.join(file), dir.join(file)).expect("the pack is there");
    }
    for lang in ["en", "de", "fr", "it"] {
        let file = format!("words/{lang}.ftl");
        fs::copy(source.join(&file), dir.join(&file)).expect("the words are there");
    }
    let edit = |file: &str, from: &str, to: &str| {
        let path = dir.join(file);
        let text = fs::read_to_string(&path).expect("the file is there");
        assert!(text.contains(from), "{file} has {from}");
        fs::write(&path, text.replacen(from, to, 1)).expect("it can be written");
    };
    let name = dir.to_string_lossy().into_owned();
    edit("edition.toml", "id = \"traumfabrik-2000\"", "id = \"my-box\"");
    let output = traumfabrik(&["pack", "check", &name], "");
    assert!(output.status.success(), "{}", out(&output));
    let sim = ["sim", "--games", "10", "--packs", &name, "--edition", "my-box"];
    let output = traumfabrik(&sim, "");
    assert!(output.status.success() && out(&output).contains("my-box"), "{}", err(&output));

    edit("chips.toml", "kind = \"camera\"", "kind = \"kamera\"");
    edit("screenplays.toml", "\"music\", \"guest\"]", "\"music\"]");
    let output = traumfabrik(&["pack", "check", &name], "");
    assert_eq!(output.status.code(), Some(1));
    let faults = out(&output);
    assert!(faults.contains("chips.toml:") && faults.contains("screenplays.toml:"), "{faults}");
}

#[test]
fn an_engine_plays_a_whole_game() {
    let mut requests = String::from("{\"cmd\":\"new\",\"seats\":2,\"seed\":3}\n");
    // More than enough: what is refused, because the dealer is due, changes nothing.
    for _ in 0..400 {
        requests.push_str("{\"cmd\":\"deal\"}\n{\"cmd\":\"play\",\"index\":0}\n");
    }
    requests.push_str("{\"id\":\"end\",\"cmd\":\"position\"}\n{\"cmd\":\"quit\"}\n");
    let output = traumfabrik(&["engine"], &requests);
    assert!(output.status.success(), "{}", err(&output));
    let text = out(&output);
    assert_eq!(text.lines().count(), requests.lines().count(), "one answer a request");
    assert!(text.contains("\"type\":\"game_ended\""));
    let end = text.lines().find(|line| line.starts_with("{\"id\":\"end\",\"ok\":true"));
    assert!(end.is_some_and(|line| line.contains("\"hash\":")));
}

#[test]
fn an_engine_reviews_a_record() {
    let record = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fixtures/games/12-edition-fixture-short-films.jsonl");
    let record = fs::read_to_string(record).expect("a record");
    let lines: Vec<&str> = record.lines().collect();
    let request = |lines: &[&str]| {
        format!("{{\"cmd\":\"review\",\"quick\":true,\"record\":[{}]}}\n", lines.join(","))
    };
    let requests = request(&lines) + &request(&lines[..lines.len() - 1]);
    let output = traumfabrik(&["engine"], &requests);
    assert!(output.status.success(), "{}", err(&output));
    let text = out(&output);
    let answers: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers[0]["review"]["format"], "traumfabrik-review");
    assert_eq!(answers[1]["error"]["type"], "wrong", "its last entry is missing");
}

#[test]
fn bench_prints_one_json_object() {
    let output = traumfabrik(&["bench", "rules", "--json", "--games", "50"], "");
    assert!(output.status.success(), "{}", err(&output));
    let figures: serde_json::Value = serde_json::from_str(&out(&output)).expect("JSON");
    for field in ["games_per_s", "decisions_per_s", "state_bytes", "copy_ns"] {
        assert!(figures[field].as_f64().is_some_and(|figure| figure > 0.0), "{field}");
    }
    assert_eq!(figures["seats"], 4);
    let signature = fs::read_to_string(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/signature.txt"),
    );
    // Games play out as they always did. A change of this number is a change of the rules, the
    // data or the random players: say why in the changelog.
    assert_eq!(figures["signature"].as_str(), signature.ok().as_deref().map(str::trim));
}

#[test]
fn a_person_can_leave_a_game() {
    let output = traumfabrik(&["play", "--seed", "1", "--lang", "en"], "");
    assert!(output.status.success(), "the end of the input is no error: {}", err(&output));
}

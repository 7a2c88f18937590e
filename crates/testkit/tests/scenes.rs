//! Runs every scene of `fixtures/scenes`, and asks of the scenes themselves that they leave out
//! no rule and no switch.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use traumfabrik_packs::{Library, switches};
use traumfabrik_testkit::scene::{self, Scene};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn scenes() -> Vec<Scene> {
    let files = scene::read(&root().join("fixtures/scenes")).unwrap_or_else(|errors| {
        let told: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("\n{}", told.join("\n"))
    });
    files.into_iter().flat_map(|(_, scenes)| scenes).collect()
}

#[test]
fn every_scene_comes_out_as_written() {
    let failures = scene::run_all(&root().join("fixtures/scenes"), &Library::embedded());
    assert!(failures.is_empty(), "{} failures\n\n{}\n", failures.len(), failures.join("\n"));
    assert!(!scenes().is_empty(), "there are no scenes");
}

#[test]
fn every_rule_has_a_scene_and_every_scene_a_rule() {
    let documented: BTreeSet<String> = documented_labels();
    assert!(!documented.is_empty(), "docs/rules has no labels");
    let labels = scene::labels(&root().join("fixtures/scenes")).unwrap_or_default();
    let shown: BTreeSet<String> = labels.into_keys().collect();
    let without_scene: Vec<&String> = documented.difference(&shown).collect();
    let unknown: Vec<&String> = shown.difference(&documented).collect();
    assert!(without_scene.is_empty(), "rules without a scene: {without_scene:?}");
    assert!(unknown.is_empty(), "scenes for rules that docs/rules does not have: {unknown:?}");
}

/// The headings of the pages of rules: `### auction/share`.
fn documented_labels() -> BTreeSet<String> {
    let mut labels = BTreeSet::new();
    for entry in fs::read_dir(root().join("docs/rules")).expect("docs/rules is there") {
        let page = fs::read_to_string(entry.expect("a page").path()).expect("a page of text");
        let headings = page.lines().filter_map(|line| line.strip_prefix("### "));
        labels.extend(headings.filter(|h| h.contains('/')).map(|h| h.trim().to_owned()));
    }
    labels
}

#[test]
fn every_switch_is_set_to_each_of_its_values() {
    let mut unset: BTreeSet<(&str, &str)> = BTreeSet::new();
    for name in switches::names() {
        unset.extend(switches::values(name).unwrap_or_default().iter().map(|value| (name, *value)));
    }
    for setting in scenes().iter().flat_map(|scene| &scene.settings) {
        let (name, value) = &setting.item;
        let value = match (name.as_str(), value.as_str()) {
            ("first_lead", "random") | ("studios", "random" | "by_seat") => value,
            // A seat's name, a list of studios: how these two are written when they are decided.
            ("first_lead", _) => "named",
            ("studios", _) => "by_choice",
            (_, value) => value,
        };
        unset.retain(|&known| known != (name.as_str(), value));
    }
    assert!(unset.is_empty(), "switches that no scene sets: {unset:?}");
}

#[test]
fn any_text_is_read_or_refused() {
    let dir = root().join("fixtures/scenes");
    for entry in fs::read_dir(dir).expect("the scenes are there") {
        let text = fs::read_to_string(entry.expect("a file").path()).expect("a text");
        let ends = text.char_indices().map(|(at, _)| at).step_by(7);
        for at in ends {
            let (before, behind) = text.split_at(at);
            let tail: String = behind.chars().skip(3).take(200).collect();
            let start = before.char_indices().rev().nth(400).map_or(0, |(start, _)| start);
            // What matters is that these return.
            let _ = scene::parse(&format!("{}{tail}", &before[start..]));
            let _ = scene::parse(&format!("{}#{tail}", &before[start..]));
        }
    }
}

#[test]
fn an_error_names_the_line_and_what_would_be_right() {
    let head = "scene: S\nrule: auction/win\nseats: Anna, Ben\n";
    for (text, line, right) in [
        ("given\n", 1, "`scene:` and a title"),
        ("scene: S\nrules: auction/win\n", 2, "`rule:`"),
        ("scene: S\nrule: auction/win\nseats: Anna\n", 3, "2 to 5 seats"),
        ("scene: S\nrule: auction/win\n", 1, "`seats:`"),
        (&format!("{head}when\n"), 4, "`given` before it"),
        (&format!("{head}given\n  Anna has much\n"), 5, "an amount of money"),
        (&format!("{head}given\n  Carl has 3\n"), 5, "`{seat} has {money}`"),
        (&format!("{head}given\nwhen\n  Anna dances\n"), 6, "`bids`"),
        (&format!("{head}given\nthen\n  due Carl\n"), 6, "a seat: Anna, Ben"),
        (&format!("{head}given\nthen\n  events Cheers\n"), 6, "BidMade"),
        (&format!("{head}given\nthen\n  hand actor-01 at\n"), 6, "end of the sentence"),
        (&format!("{head}given\n  at city-1\n"), 1, "`then` with something to check"),
    ] {
        let error = scene::parse(text).expect_err(text);
        assert_eq!(error.line, line, "{text}\n{error}");
        assert!(error.wanted.contains(right), "{text}\n{error}");
    }
}

#[test]
fn a_wrong_expectation_is_told_with_what_was_found() {
    let text = "scene: S\nrule: auction/win\nseats: Anna, Ben\ngiven\nthen\n  Anna has 13\n";
    let scenes = scene::parse(text).expect("a scene");
    let failures = scene::run(&scenes[0], &Library::embedded());
    assert_eq!(failures.len(), 1);
    assert_eq!((failures[0].line, failures[0].expected.as_str()), (6, "Anna has 13"));
    assert_eq!(failures[0].found, "Anna has 12");
}

#[test]
fn a_word_that_names_no_piece_is_told_with_the_nearest_that_does() {
    let text = "scene: S\nrule: auction/win\nseats: Anna, Ben\ngiven\nwhen\n  Anna takes actr-03\n\
                then\n  at sign\n";
    let scenes = scene::parse(text).expect("a scene");
    let failures = scene::run(&scenes[0], &Library::embedded());
    assert_eq!(failures[0].found, "no chip is called `actr-03`; did you mean `actor-03`?");
}

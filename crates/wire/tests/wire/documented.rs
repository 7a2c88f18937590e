//! The examples of docs/protocol.md.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;
use traumfabrik_rules::{Action, Ask, Cause, Deal, Due, Event, Refusal, Rulings, Setup, Start};
use traumfabrik_wire::record::{Origin, RecordDraw};
use traumfabrik_wire::{Message, Move, json};

fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    std::fs::read_to_string(path).unwrap()
}

/// The lines of all examples that say what they show, with what they show.
fn examples() -> BTreeMap<String, Vec<String>> {
    let text = page();
    let mut examples: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut shown = None;
    for line in text.lines() {
        if let Some(fence) = line.strip_prefix("```") {
            shown = fence.strip_prefix("json ").map(str::to_owned);
        } else if let Some(shown) = &shown {
            examples.entry(shown.clone()).or_default().push(line.to_owned());
        }
    }
    examples
}

/// Parses an example; written again it looks the same.
#[track_caller]
fn parse<T: DeserializeOwned + Serialize>(example: &str) -> T {
    let value = serde_json::from_str(example).unwrap_or_else(|e| panic!("{example}: {e}"));
    assert_eq!(serde_json::to_string(&value).unwrap(), example);
    value
}

#[test]
fn every_example_is_what_it_says() {
    for (shown, lines) in examples() {
        for line in &lines {
            match shown.as_str() {
                "box" => drop(parse::<json::GameBox>(line)),
                "entry" => drop(parse::<Move>(line)),
                "draw" => drop(parse::<RecordDraw>(line)),
                "origin" => drop(parse::<Origin>(line)),
                "event" => drop(parse::<Event>(line)),
                "action" => drop(parse::<Action>(line)),
                "ask" => drop(parse::<Ask>(line)),
                "deal" => drop(parse::<Deal>(line)),
                "cause" => drop(parse::<Cause>(line)),
                "due" => drop(parse::<Due>(line)),
                "refusal" => drop(parse::<Refusal>(line)),
                "start" => drop(parse::<Start>(line)),
                "setup" => drop(Setup::try_from(&parse::<json::Setup>(line)).unwrap()),
                "legal" => drop(parse::<json::LegalView>(line)),
                "message" => drop(parse::<Message>(line)),
                // What programs as bots are told; a test of `bots` looks at those.
                "program" => {}
                _ => panic!("nobody knows how an example of `{shown}` has to look"),
            }
        }
    }
}

#[test]
fn every_kind_has_an_example() {
    let n_types = |shown: &str| {
        let type_of = |line: &String| -> String {
            let value: serde_json::Value = serde_json::from_str(line).unwrap();
            value["type"].as_str().unwrap().to_owned()
        };
        examples()[shown].iter().map(type_of).collect::<BTreeSet<_>>().len()
    };
    assert_eq!(n_types("event"), Event::VARIANTS.len());
    assert_eq!(n_types("action"), Action::VARIANTS.len());
    assert_eq!(n_types("ask"), Ask::VARIANTS.len());
    assert_eq!(n_types("deal"), Deal::VARIANTS.len());
    assert_eq!(n_types("due"), Due::VARIANTS.len());
    assert_eq!(n_types("refusal"), Refusal::VARIANTS.len());
}

#[test]
fn every_switch_and_every_fact_has_a_row() {
    let page = page();
    let has_row = |row: &str| page.lines().any(|line| line.starts_with(row));
    for question in Rulings::NAMES {
        let answers = Rulings::answers(question).unwrap();
        let answers: Vec<String> = answers.iter().map(|answer| format!("`{answer}`")).collect();
        let row = format!("| `{question}` | {} |", answers.join(" "));
        assert!(has_row(&row), "{row}");
    }
    for fact in &examples()["event"] {
        let fact: serde_json::Value = serde_json::from_str(fact).unwrap();
        let row = format!("| `{}` | ", fact["type"].as_str().unwrap());
        assert!(has_row(&row), "{row}");
    }
}

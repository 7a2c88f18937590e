//! Reviews as a person or a program asks for them.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::hosting::{Server, Visitor};
use crate::{err, folder, out, traumfabrik};

/// The record of a game of two bots.
fn record(name: &str) -> PathBuf {
    let dir = folder(name);
    let path = dir.to_str().expect("a plain path");
    let args = ["sim", "--games", "1", "--bots", "balanced", "--seats", "2", "--record", path];
    assert!(traumfabrik(&args, "").status.success());
    dir.join("game-00000000.jsonl")
}

fn review(record: &str, more: &[&str]) -> String {
    let args: Vec<&str> = ["review", "--quick", record].iter().chain(more).copied().collect();
    let output = traumfabrik(&args, "");
    assert!(output.status.success(), "{}", err(&output));
    out(&output)
}

#[test]
fn a_game_is_told_in_tables_sentences_json_and_a_page() {
    let path = record("review");
    let file = path.to_str().expect("a plain path");
    let page = path.with_file_name("review.html");
    let page_arg = page.to_str().expect("a plain path");
    let text = review(file, &["--lang", "it", "--report", page_arg]);
    assert!(text.contains("Da dove viene il vantaggio") && text.contains("balanced 1"), "{text}");
    let rows = |label: &str| {
        let at = text.lines().position(|line| line.contains(label)).expect("a table of curves");
        text.lines().skip(at + 2).take(2).map(str::to_owned).collect::<Vec<_>>()
    };
    for curve in rows("Probabilità di vittoria").iter().chain(&rows("Punti attesi")) {
        let n_marks = curve.chars().filter(|mark| ('▁'..='█').contains(mark)).count();
        assert_eq!(n_marks, 48, "a mark for each part of the game: {curve}");
    }
    let html = fs::read_to_string(&page).expect("a page");
    assert_eq!(html.matches("<svg").count(), 4, "two curves, and what lay before each seat");
    for text in [&text, &html] {
        assert!(!text.contains("[review"), "every text is there");
    }
    for outside in ["http:", "https:", "src=", "@import", "url("] {
        assert!(!html.contains(outside), "the page needs no other: {outside}");
    }
    let json: Value = serde_json::from_str(&review(file, &["--json"])).expect("one JSON object");
    assert_eq!(json["format"], "traumfabrik-review");
    assert!(!json.to_string().contains("balanced 1"), "a review names nobody");
    let moments = json["moments"].as_array().expect("a curve");
    let lines = fs::read_to_string(&path).expect("a record").lines().count();
    assert_eq!(moments.len(), lines, "one for each entry, and the one before");
}

#[test]
fn auctions_are_listed_in_the_order_that_is_wished() {
    let path = record("review-sort");
    let file = path.to_str().expect("a plain path");
    let overpaid = |sort: &str| -> Vec<f64> {
        let text = review(file, &["--lang", "en", "--sort", sort]);
        let (_, auctions) = text.split_once("\nAuctions\n").expect("a table of auctions");
        assert!(auctions.contains("Made of it") && auctions.contains(" placed"), "{auctions}");
        let rows = auctions.lines().map(|line| line.split(['│', '┆']).map(str::trim));
        let figures = rows.filter_map(|mut cells| cells.nth(4)?.replace('−', "-").parse().ok());
        figures.collect()
    };
    let as_played = overpaid("game");
    let mut sorted = as_played.clone();
    sorted.sort_by(f64::total_cmp);
    assert!(sorted.len() > 10 && sorted != as_played, "{as_played:?}");
    assert_eq!(overpaid("bargain"), sorted);
    sorted.reverse();
    assert_eq!(overpaid("overpaid"), sorted);
}

#[test]
fn a_game_that_is_not_over_is_refused_with_a_sentence() {
    let path = record("review-unfinished");
    let text = fs::read_to_string(&path).expect("a record");
    let lines: Vec<&str> = text.lines().collect();
    let part = path.with_file_name("part.jsonl");
    let check = |lines: &[&str], sentence: &str| {
        fs::write(&part, lines.join("\n") + "\n").expect("it can be written");
        let output = traumfabrik(&["review", part.to_str().expect("a plain path")], "");
        assert_eq!(output.status.code(), Some(1));
        assert!(err(&output).contains(sentence), "{}", err(&output));
    };
    check(&lines[..40], "the game is not over after 39 entries");
    check(&[&lines[..20], &lines[21..]].concat(), "line 21");
    check(&["{}"], "not a game record");
}

#[test]
fn a_game_at_a_server_is_reviewed_checked_and_told_by_its_link() {
    let server = Server::start_with(&folder("review-link"), &["--memory"]);
    let mut ada = Visitor::new(&server, "Ada");
    let game = ada.whole_game(&server);
    let link = format!("{}/replay/{game}/12", server.url);
    let text = review(&link, &["--lang", "en"]);
    assert!(text.contains("person:Ada") && text.contains("Where the margin came from"), "{text}");
    let old = format!("{}/#review/{game}", server.url);
    for (command, told) in [("verify", "won by seat"), ("replay", "== ")] {
        let output = traumfabrik(&[command, &old], "");
        assert!(output.status.success() && out(&output).contains(told), "{}", err(&output));
    }
    let from = format!("{link}:40");
    let played_on = traumfabrik(&["play", "--plain", "--fast", "--from", &from], "");
    assert!(played_on.status.success(), "{}", err(&played_on));

    let running = ada.play_now(&server);
    let wish = json!({ "table": { "seats": 2, "watchers": false }, "bot": "easy" });
    let hidden = ada.post(&server, "/api/play-now", wish)["game"].as_str().map(str::to_owned);
    let hidden = hidden.expect("a name");
    let at = |game: &str| format!("{}/replay/{game}", server.url);
    let check = |link: &str, code: i32, sentence: &str| {
        let output = traumfabrik(&["review", link], "");
        assert_eq!(output.status.code(), Some(code), "{}", err(&output));
        assert!(err(&output).contains(sentence), "{}", err(&output));
    };
    check(&at("nowhere"), 1, "there is no such game");
    check(&at(&running), 1, "the game is not over");
    check(&at(&hidden), 1, "only those who sit there may see this game");
    check(&format!("{}/#rules", server.url), 2, "a link to a game is expected");
    let gone = at(&game);
    server.stop();
    check(&gone, 3, "cannot be reached");
}

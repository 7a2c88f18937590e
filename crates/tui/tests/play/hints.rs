//! A hint names the best moves and what each is worth, and changes nothing.

use traumfabrik_packs::Lang;

use crate::person::{OLD, asked, converse, first_choice, flat, table, with_pack};

#[test]
fn hints_come_with_every_kind_of_question() {
    with_pack(OLD, |pack| {
        let mut kinds = std::collections::BTreeMap::new();
        let mut before = None;
        let _ = converse(table(pack, Lang::En, 3, 9), |shown| {
            let question = shown.trim_end_matches("\n> ").lines().last().unwrap().to_owned();
            if let Some((kind, asked_before)) = before.take() {
                assert_eq!(question, asked_before, "a hint changes nothing");
                let n_moves = flat(shown).matches(" – you end ").count();
                assert!((1..=3).contains(&n_moves), "{kind:?}: {shown}");
                return Some(first_mark(shown));
            }
            assert!(!shown.contains("! "), "what a hint names is no mistake: {shown}");
            let kind = asked(shown);
            let is_choice = shown.contains("* Your turn");
            if is_choice && kinds.insert(kind, ()).is_none() {
                before = Some((kind, question));
                return Some("hint".to_owned());
            }
            Some(first_choice(shown).to_owned())
        });
        assert!(kinds.len() >= 3, "{kinds:?}");
    });
}

/// What to type for the best move.
fn first_mark(shown: &str) -> String {
    let (_, moves) = shown.split_once("--- Hint: the best moves ---\n").expect("a hint");
    let (mark, _) = moves.trim_start().split_once("  ").expect("a mark before the move");
    mark.to_owned()
}

#[test]
fn hints_are_given_in_every_language() {
    let ahead = ["you end", "am Ende liegst du", "– à la fin, vous", "– alla fine"];
    let thinking = ["Looking for", "werden gesucht", "Recherche des", "Cerco le"];
    for ((lang, ahead), thinking) in Lang::ALL.into_iter().zip(ahead).zip(thinking) {
        with_pack(OLD, |pack| {
            for echo in [true, false] {
                let mut answers = ["hint"].iter();
                let answer = |_: &str| answers.next().map(|answer| (*answer).to_owned());
                let mut evening = table(pack, lang, 3, 9);
                evening.manners.echo = echo;
                let (_, shown) = converse(evening, answer);
                assert_eq!(flat(&shown).matches(ahead).count(), 3, "{lang}: {shown}");
                // Only somebody who waits is asked to wait.
                assert_eq!(shown.contains(thinking), !echo, "{lang}: {shown}");
            }
        });
    }
}

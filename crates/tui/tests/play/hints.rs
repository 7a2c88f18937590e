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
                let n_moves = flat(shown).matches(" – you finish ").count();
                assert!((1..=3).contains(&n_moves), "{kind:?}: {shown}");
                assert!(shown.contains("--- Hint: the best moves ---\n 1 "), "{shown}");
            }
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

#[test]
fn hints_are_given_in_every_language() {
    let ahead = ["you finish", "du endest", "vous finissez", "finisci"];
    for (lang, ahead) in Lang::ALL.into_iter().zip(ahead) {
        with_pack(OLD, |pack| {
            let mut answers = ["hint"].iter();
            let answer = |_: &str| answers.next().map(|answer| (*answer).to_owned());
            let (_, shown) = converse(table(pack, lang, 3, 9), answer);
            assert_eq!(flat(&shown).matches(ahead).count(), 3, "{lang}: {shown}");
        });
    }
}

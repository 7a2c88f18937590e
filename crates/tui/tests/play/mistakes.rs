//! Wrong answers at every kind of question: explained, and nothing lost.

use traumfabrik_packs::Lang;

use crate::person::{Asked, NEW, OLD, asked, converse, first_choice, table, with_pack};

/// Plays until a question of this kind comes, gives the wrong answers there, and checks that each
/// is answered with the right words and the same question.
#[track_caller]
fn check(edition: &str, kind: Asked, mistakes: &[(&str, &str)]) {
    with_pack(edition, |pack| {
        let mut question = None;
        let mut n_made = 0;
        let (_, _) = converse(table(pack, Lang::En, 3, 9), |shown| {
            let now = shown.trim_end_matches("\n> ").lines().last().unwrap().to_owned();
            match &question {
                None if asked(shown) != kind => return Some(first_choice(shown).to_owned()),
                None => question = Some(now),
                Some(before) => {
                    let (mistake, reply) = mistakes[n_made - 1];
                    let flat = shown.replace('\n', " ");
                    assert!(flat.contains(reply), "`{mistake}` at {kind:?}: {shown}");
                    assert_eq!(&now, before, "`{mistake}` at {kind:?} changed the question");
                }
            }
            n_made += 1;
            mistakes.get(n_made - 1).map(|(mistake, _)| (*mistake).to_owned())
        });
        assert_eq!(n_made, mistakes.len() + 1, "{kind:?} was not asked");
    });
}

#[test]
fn at_an_auction() {
    let commands =
        "Always possible: help, table, log, hint, save, quit; an empty line repeats the question.";
    check(
        OLD,
        Asked::Bid,
        &[
            ("what?", "“what?” is not an answer here."),
            ("pass it on", commands),
            ("bid", "“bid” is not an answer here."),
            ("-1", "“-1” is not an answer here."),
            ("13", "You cannot pay that much."),
            ("bid 300", "You cannot pay that much."),
            ("99999999999999999999999999", "You cannot pay that much."),
            ("n", "There is no party right now"),
            ("take 1", "There is no party right now"),
            ("d", "You hold no chips to place or discard."),
            ("place 1", "You hold no chips to place or discard."),
            ("", "* Your turn: bid or pass."),
            ("help", "--- Help ---"),
            ("table", "=== The table ==="),
            ("log 3", "--- What happened last ---"),
            ("\u{1b}[2J", "“[2J” is not an answer here."),
        ],
    );
}

#[test]
fn at_a_party() {
    check(
        OLD,
        Asked::Take,
        &[
            ("0", "There is no number 0 in this list."),
            ("9", "There is no number 9 in this list."),
            ("take", "“take” is not an answer here."),
            ("p", "There is no auction right now"),
            ("bid 3", "There is no auction right now"),
            ("d", "You hold no chips to place or discard."),
            ("table", "now – Pool Party in the Hills: "),
            ("", "Picking order (cast in brackets)"),
        ],
    );
    check(NEW, Asked::Take, &[("n", "At this table everyone takes a chip at the party")]);
}

#[test]
fn when_placing() {
    check(
        OLD,
        Asked::Place,
        &[
            ("0", "There is no number 0 in this list."),
            ("99", "There is no number 99 in this list."),
            ("p", "Place or discard the chips in your hand first."),
            ("5 5", "“5 5” is not an answer here."),
            ("bid", "Place or discard the chips in your hand first."),
            ("n", "Place or discard the chips in your hand first."),
            ("take 1", "Place or discard the chips in your hand first."),
            ("d 7", "There is no number 7 in this list."),
            ("", "Your screenplays:"),
        ],
    );
}

#[test]
fn a_discard_is_thought_over() {
    with_pack(OLD, |pack| {
        // Wins a lot of three chips, begins to discard, and thinks better of it twice.
        let mut steps = ["d", "7", "maybe", "table", "", "n", "d 2", "7", "no", "d", "2"].iter();
        let mut has_begun = false;
        let (_, shown) = converse(table(pack, Lang::En, 2, 3), |shown| {
            has_begun |= shown.contains("place or discard your 3 chips");
            if has_begun {
                return steps.next().map(|step| (*step).to_owned());
            }
            let is_refused = shown.contains("\n! ");
            Some(match asked(shown) {
                Asked::Bid if !is_refused => "6".to_owned(),
                _ => first_choice(shown).to_owned(),
            })
        });
        assert_eq!(steps.len(), 0, "{shown}");
        assert!(shown.contains("! There is no number 7 in this list."));
        assert!(shown.contains("! “maybe” is not an answer here."));
        assert_eq!(shown.matches("Nothing was discarded.").count(), 2);
        assert!(shown.contains("* Not final yet:\n 1 discard "));
    });
}

//! "What if I had passed?" Playing on from any decision of a game that is over.

use std::fs;

use traumfabrik_packs::Lang;
use traumfabrik_rules::Seat;
use traumfabrik_table::fair;
use traumfabrik_tui::{LocalSitter, LocalTable, Manners, NewTable, PlayResult};
use traumfabrik_wire::record::read;
use traumfabrik_wire::{Record, verify};

use crate::person::{NEW, OLD, converse_at, first_choice, table, with_pack};
use crate::saving::{folder, go_on, in_one_go};

fn parsed(bytes: &[u8]) -> Record {
    read(bytes).expect("a record")
}

#[test]
fn a_game_goes_on_from_any_decision_stops_and_goes_on_and_its_record_says_from_where() {
    let dir = folder("playing-on");
    for edition in [OLD, NEW] {
        with_pack(edition, |pack| {
            let evening = table(pack, Lang::En, 3, 8);
            let old = parsed(&in_one_go(evening.clone(), &dir.join(format!("{edition}-old"))));
            for n_moves in [0, 25, old.entries.len() / 2] {
                let new = NewTable { seed: 9, ..evening.new.clone() };
                let mut part = LocalTable::play_on(&old, n_moves, &new).expect("it goes on");
                let file = dir.join(format!("{edition}-{n_moves}"));
                // It is left once, and gone on with.
                let manners = Manners { autosave: Some(file.clone()), ..evening.manners.clone() };
                let mut n_given = 0;
                let (outcome, shown) = converse_at(&part, manners.clone(), |shown| {
                    n_given += 1;
                    (n_given <= 2).then(|| first_choice(shown).to_owned())
                });
                assert_eq!(outcome.unwrap(), PlayResult::InputEnded);
                assert!(shown.contains("The game goes on from there"), "{shown}");
                part = go_on(&file, pack).expect("it was saved");
                let (outcome, shown) =
                    converse_at(&part, manners, |shown| Some(first_choice(shown).to_owned()));
                assert!(matches!(outcome.unwrap(), PlayResult::Finished { .. }), "{shown}");

                let whole = parsed(&fs::read(&file).expect("it is saved by itself"));
                assert!(verify(&whole).expect("it holds").finished);
                fair::check(&whole).expect("it is fair");
                let origin = whole.header.origin();
                let n_taken = origin[0].n_moves() as usize;
                assert!(origin.len() == 1 && n_taken >= n_moves);
                assert_eq!(origin[0].draw(), old.header.draw().expect("it was told"));
                assert_eq!(whole.entries[..n_taken], old.entries[..n_taken]);
                assert_ne!(whole.entries, old.entries, "what comes later is shuffled anew");
            }
        });
    }
}

#[test]
fn one_sits_where_the_decision_is_or_where_one_likes() {
    let dir = folder("playing-on-seats");
    with_pack(OLD, |pack| {
        let evening = table(pack, Lang::En, 3, 8);
        let old = parsed(&in_one_go(evening.clone(), &dir.join("old")));
        let seat_of = |first_seat: Option<Seat>, n_moves: usize| {
            let new = NewTable { first_seat, ..evening.new.clone() };
            let table = LocalTable::play_on(&old, n_moves, &new).expect("it goes on");
            table.sitters().iter().position(|sitter| matches!(sitter, LocalSitter::Person(_)))
        };
        let mut due = [false; 3];
        for n_moves in 0..30 {
            due[seat_of(None, n_moves).expect("somebody plays")] = true;
        }
        assert_eq!(due, [true; 3]);
        for seat in 0..3 {
            assert_eq!(seat_of(Some(Seat(seat)), 25), Some(usize::from(seat)));
        }
    });
}

#[test]
fn what_cannot_be_played_on_from_is_refused_in_words() {
    let dir = folder("playing-on-refused");
    with_pack(OLD, |pack| {
        let evening = table(pack, Lang::En, 3, 8);
        let text = String::from_utf8(in_one_go(evening.clone(), &dir.join("old"))).unwrap();
        let check = |text: &str, n_moves: usize, why: &str| {
            let error = LocalTable::play_on(&parsed(text.as_bytes()), n_moves, &evening.new);
            let error = error.expect_err("it is refused").to_string();
            assert!(error.contains(why), "{error}");
        };
        let n_moves = text.lines().count() - 1;
        check(&text, n_moves, &format!("after {n_moves} of its {n_moves} moves nobody has to"));
        check(&text, usize::MAX, "nobody has to decide anything");
        let begun: String = text.split_inclusive('\n').take(40).collect();
        check(&begun, 3, "the game is not over");
        let (from, to) = (text.find(",\"draw\":").unwrap(), text.find("]}}\n").unwrap() + 2);
        let untold = format!("{}{}", &text[..from], &text[to..]);
        check(&untold.replacen("\"version\":2", "\"version\":1", 1), 3, "drawn from");
    });
}

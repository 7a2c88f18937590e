//! Several people at one keyboard.

use traumfabrik_packs::{Lang, switches};
use traumfabrik_tui::{LocalSitter, LocalTable, PlayResult};

use crate::person::{Asked, OLD, asked, converse, first_choice, party, with_pack};

#[test]
fn the_keyboard_is_passed_under_a_cover() {
    with_pack(OLD, |pack| {
        let mut n_covers = 0;
        let mut at_keyboard = String::new();
        let (outcome, shown) = converse(party(pack, &["Anna", "Ben"], 3, 4), |shown| {
            if asked(shown) == Asked::Cover {
                n_covers += 1;
                assert!(!shown.contains("purse"), "a purse under the cover: {shown}");
                let (_, name) = shown.rsplit_once("=== Pass the keyboard to ").unwrap();
                let name = name.split_once(" ===").unwrap().0.to_owned();
                assert_ne!(name, at_keyboard, "nobody passes the keyboard to themselves");
                at_keyboard = name;
            } else if shown.contains("it is your turn ---") {
                assert!(shown.contains(&format!("--- {at_keyboard}, it is your turn ---")));
                assert!(shown.contains("--- Since your last turn ---"), "{shown}");
            }
            Some(first_choice(shown).to_owned())
        });
        let PlayResult::Finished { people, standings, .. } = outcome.unwrap() else { panic!() };
        assert_eq!((people.len(), standings.len()), (2, 3));
        assert!(n_covers > 20, "{n_covers} covers");
        // Nobody is "you" in what is told to both.
        assert!(shown.contains("Anna passes.") && shown.contains("Ben passes."));
        assert!(!shown.contains("You pass"));
    });
}

#[test]
fn under_the_cover_the_table_shows_no_purse_and_the_game_can_be_left() {
    with_pack(OLD, |pack| {
        let mut steps = ["table", "h", "1", "quit", "n", "quit", "y"].iter();
        let (outcome, shown) = converse(party(pack, &["Anna", "Ben"], 3, 4), |shown| {
            assert!(matches!(asked(shown), Asked::Cover | Asked::YesOrNo), "{shown}");
            steps.next().map(|step| (*step).to_owned())
        });
        assert_eq!(outcome.unwrap(), PlayResult::Left);
        assert_eq!(shown.matches("money hidden").count(), 3);
        assert!(shown.contains("There is nothing to decide right now."));
    });
}

#[test]
fn everybody_sees_their_own_purse_alone() {
    with_pack(OLD, |pack| {
        let mut is_open = false;
        let mut tables = Vec::new();
        let _ = converse(party(pack, &["Anna", "Ben", "Cleo"], 4, 4), |shown| {
            if shown.contains("=== The table ===") {
                tables.push(shown.matches("money hidden").count());
            }
            if tables.len() == 4 {
                return None;
            }
            is_open = !is_open && asked(shown) != Asked::Cover;
            Some(if is_open { "table" } else { first_choice(shown) }.to_owned())
        });
        assert_eq!(tables, [3; 4]);
    });
}

#[test]
fn where_money_lies_open_there_is_no_cover() {
    with_pack(OLD, |pack| {
        let two = party(pack, &["Anna", "Ben"], 2, 4);
        let mut open = party(pack, &["Anna", "Ben"], 3, 4);
        switches::set(&mut open.new.settings, "screens", "open").unwrap();
        for evening in [two, open] {
            let (outcome, shown) = converse(evening, |shown| Some(first_choice(shown).to_owned()));
            assert!(matches!(outcome.unwrap(), PlayResult::Finished { .. }));
            assert!(!shown.contains("Pass the keyboard"));
            assert!(shown.contains("--- Ben, it is your turn ---"));
        }
    });
}

#[test]
fn a_table_can_be_full_of_people() {
    with_pack(OLD, |pack| {
        let names = ["Anna", "Ben", "Cleo", "Dan", "Eve"];
        let evening = party(pack, &names, 5, 4);
        let table = LocalTable::set_up(&evening.new).unwrap();
        assert!(table.sitters().iter().all(|sitter| matches!(sitter, LocalSitter::Person(_))));
        let (outcome, shown) = converse(evening, |shown| Some(first_choice(shown).to_owned()));
        assert!(matches!(outcome.unwrap(), PlayResult::Finished { .. }));
        for name in names {
            assert!(shown.contains(&format!("--- {name}, it is your turn ---")), "{name}");
        }
    });
}

#[test]
fn the_cover_comes_in_every_language() {
    with_pack(OLD, |pack| {
        let titles = [
            "Pass the keyboard to",
            "Die Tastatur geht an",
            "Passez le clavier à",
            "Passa la tastiera a",
        ];
        for (lang, title) in Lang::ALL.into_iter().zip(titles) {
            let mut evening = party(pack, &["Anna", "Ben"], 3, 4);
            evening.manners.lang = lang;
            let mut answers = ["", "p"].iter();
            let (_, shown) = converse(evening, |_| answers.next().map(|a| (*a).to_owned()));
            assert!(shown.contains(title) && !shown.contains('['), "{lang}: {shown}");
        }
    });
}

#[test]
fn at_a_terminal_the_cover_scrolls_everything_away() {
    with_pack(OLD, |pack| {
        let mut evening = party(pack, &["Anna", "Ben"], 3, 4);
        evening.manners.echo = false;
        let (_, shown) = converse(evening, |_| None);
        assert!(shown.contains(&"\n".repeat(50)));
    });
}

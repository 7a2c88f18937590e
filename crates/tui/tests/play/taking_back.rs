//! Taking back turns that counted already: always allowed at one keyboard, and marked.

use std::fs;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use traumfabrik_packs::Lang;
use traumfabrik_table::fair;
use traumfabrik_tui::{LocalTable, Manners, PlayResult, Stroke};
use traumfabrik_wire::{Record, read, verify};

use crate::person::{
    Asked, Evening, NEW, OLD, asked, converse, converse_at, dictate, first_choice, flat, party,
    table, with_pack,
};
use crate::screen::look;

fn file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("take-back-{name}"));
    let _ = fs::remove_file(&path);
    path
}

fn record(file: &Path) -> Record {
    read(BufReader::new(fs::File::open(file).unwrap())).unwrap()
}

/// Plays to the end with first choices; before every so manieth answer, something is taken back.
fn to_and_fro(mut evening: Evening<'_>, every: usize, file: &Path) -> Record {
    evening.manners.autosave = Some(file.to_owned());
    let (mut n_answers, mut has_gone_back) = (0, false);
    let (outcome, _) = converse(evening, |shown| {
        if asked(shown) == Asked::YesOrNo || asked(shown) == Asked::Cover {
            return Some(first_choice(shown).to_owned());
        }
        if !has_gone_back {
            n_answers += 1;
        }
        has_gone_back = every > 0 && n_answers % every == 0 && !has_gone_back;
        Some(if has_gone_back { "u" } else { first_choice(shown) }.to_owned())
    });
    assert!(matches!(outcome.unwrap(), PlayResult::Finished { .. }));
    let record = record(file);
    assert!(verify(&record).unwrap().finished);
    fair::check(&record).unwrap();
    record
}

/// Nothing is drawn anew, and bots that hear the same do the same: whoever goes back and decides
/// as before plays the very same game.
#[test]
fn a_game_that_went_to_and_fro_is_the_same_game() {
    for (n, edition) in [OLD, NEW].into_iter().enumerate() {
        with_pack(edition, |pack| {
            let evening = || table(pack, Lang::En, 3, 5);
            let straight = to_and_fro(evening(), 0, &file(&format!("straight-{n}")));
            let other = to_and_fro(evening(), 7, &file(&format!("other-{n}")));
            assert!(straight.entries == other.entries, "{edition}");
            assert_eq!(straight.header.note(), None);
            let note = other.header.note().unwrap();
            assert!(note.starts_with("taken back ") && note.ends_with(" times"), "{note}");
        });
    }
}

#[test]
fn one_is_asked_whether_one_means_it() {
    with_pack(OLD, |pack| {
        let lines = ["u", "p", "u", "n", "log 1", "u", "y", "log 1", "p"];
        let (outcome, shown) = dictate(table(pack, Lang::En, 3, 5), &lines);
        assert_eq!(outcome, PlayResult::InputEnded);
        let told = flat(&shown);
        assert!(told.contains("! There is nothing to take back."), "{shown}");
        assert_eq!(told.matches("Take back your last turn, and all").count(), 2, "{shown}");
        assert_eq!(told.matches("The game goes on.").count(), 1);
        let taken_back = "Taken back: the last turn, and all that came after it.";
        assert_eq!(told.matches(taken_back).count(), 2, "once said, once in the log: {shown}");
        assert_eq!(told.matches("You pass.").count(), 2, "{shown}");
    });
}

#[test]
fn several_people_are_all_asked() {
    with_pack(OLD, |pack| {
        let mut n_asked = 0;
        let (_, shown) = converse(party(pack, &["Anna", "Ben"], 3, 5), |shown| {
            n_asked += 1;
            Some(match asked(shown) {
                Asked::Bid if n_asked > 12 => return None,
                Asked::Bid if n_asked > 8 => "u".to_owned(),
                _ => first_choice(shown).to_owned(),
            })
        });
        assert!(
            flat(&shown).contains("Does everybody agree to take back your last turn"),
            "{shown}"
        );
        assert!(flat(&shown).contains("Taken back: the last turn"), "{shown}");
    });
}

#[test]
fn the_mark_outlives_a_pause_of_the_game() {
    let file = file("mark");
    with_pack(OLD, |pack| {
        let mut table = LocalTable::set_up(&table(pack, Lang::En, 3, 5).new).unwrap();
        for n_sittings in 1..=3 {
            let save = format!("save {}", file.display());
            let lines = ["p", "u", "y", "p", &save, "quit", "y"];
            let mut lines = lines.iter();
            let mut has_begun = false;
            let (outcome, shown) = converse_at(&table, Manners::new(Lang::En), |shown| {
                has_begun |= asked(shown) == Asked::Bid;
                Some(if has_begun { *lines.next()? } else { first_choice(shown) }.to_owned())
            });
            assert_eq!(outcome.unwrap(), PlayResult::Left, "{shown}");
            let record = record(&file);
            let note = format!("taken back {n_sittings} times");
            assert_eq!(record.header.note(), Some(&note[..]));
            table = LocalTable::go_on(record, pack, Some(file.clone()), &[]).unwrap();
        }
    });
}

#[test]
fn the_full_screen_takes_back_by_one_letter() {
    with_pack(OLD, |pack| {
        let steps = [
            (Stroke::Enter, "film studio"),
            (Stroke::Char('p'), "p to pass. >"),
            (Stroke::Char('u'), "You pass."),
            (Stroke::Char('y'), "Take back your last turn"),
            (Stroke::Interrupt, "Taken back: the last turn"),
            (Stroke::Interrupt, "Leave the game?"),
        ];
        let mut steps = steps.iter();
        let outcome = look(&table(pack, Lang::En, 4, 7), (120, 40), |seen| {
            let (stroke, sign) = steps.next()?;
            assert!(seen.contains(sign), "{sign}\n{seen}");
            Some(*stroke)
        });
        assert_eq!((outcome, steps.len()), (PlayResult::Left, 0));
    });
}

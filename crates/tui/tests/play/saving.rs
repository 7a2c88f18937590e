//! Saving, and going on as if nothing had been.

use std::fs;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use traumfabrik_packs::{Lang, Pack};
use traumfabrik_tui::{LocalTable, Manners, PlayError, PlayResult, Stroke, play};
use traumfabrik_wire::record::read;

use crate::person::{
    Evening, NEW, OLD, converse, converse_at, first_choice, flat, party, table, with_pack,
};
use crate::screen::look_at;

/// A folder of one test alone.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

pub(crate) fn go_on(file: &Path, pack: &Pack) -> Result<LocalTable, PlayError> {
    let record = read(BufReader::new(fs::File::open(file).unwrap())).unwrap();
    LocalTable::go_on(record, pack, Some(file.to_owned()), &[])
}

/// Plays a game to its end with first choices and returns its record.
pub(crate) fn in_one_go(mut evening: Evening<'_>, file: &Path) -> Vec<u8> {
    evening.manners.autosave = Some(file.to_owned());
    let (outcome, _) = converse(evening, |shown| Some(first_choice(shown).to_owned()));
    assert!(matches!(outcome.unwrap(), PlayResult::Finished { .. }));
    fs::read(file).unwrap()
}

#[test]
fn a_game_that_goes_on_ends_as_if_it_had_never_stopped() {
    let dir = folder("goes-on");
    for edition in [OLD, NEW] {
        with_pack(edition, |pack| {
            let evenings = [table(pack, Lang::En, 4, 5), party(pack, &["Anna", "Ben"], 3, 5)];
            for (n, evening) in evenings.into_iter().enumerate() {
                let whole = in_one_go(evening.clone(), &dir.join(format!("{edition}-{n}-whole")));
                let file = dir.join(format!("{edition}-{n}-parts"));
                let mut part = LocalTable::set_up(&evening.new).unwrap();
                // Stop after so many answers, again and again.
                for n_answers in [0, 1, 4, 9, 3, 17, 2] {
                    let mut n_given = 0;
                    let (outcome, shown) = converse_at(&part, evening.manners.clone(), |shown| {
                        n_given += 1;
                        Some(match n_given {
                            n if n <= n_answers => first_choice(shown).to_owned(),
                            n if n == n_answers + 1 => format!("save {}", file.display()),
                            n if n == n_answers + 2 => "quit".to_owned(),
                            _ => "y".to_owned(),
                        })
                    });
                    assert_eq!(outcome.unwrap(), PlayResult::Left);
                    let told = flat(&shown);
                    assert!(told.contains("The game is saved in "), "{shown}");
                    assert!(told.contains("Leave the game? It is saved."), "{shown}");
                    part = go_on(&file, pack).unwrap();
                }
                let manners = Manners { autosave: Some(file.clone()), ..evening.manners.clone() };
                let (outcome, shown) =
                    converse_at(&part, manners, |shown| Some(first_choice(shown).to_owned()));
                assert!(matches!(outcome.unwrap(), PlayResult::Finished { .. }));
                assert!(shown.contains("The saved game goes on where it stopped."));
                assert!(whole == fs::read(&file).unwrap(), "{edition} {n}: the games differ");
            }
        });
    }
}

#[test]
fn the_full_screen_knows_what_happened_before() {
    let file = folder("knows").join("game");
    with_pack(OLD, |pack| {
        let mut evening = table(pack, Lang::En, 4, 5);
        evening.manners.autosave = Some(file.clone());
        let mut answers = ["p", "p"].iter();
        let (_, _) = converse(evening, |_| answers.next().map(|answer| (*answer).to_owned()));
        let mut seen_last = String::new();
        let mut strokes = [Stroke::Enter].iter();
        let manners = Manners::new(Lang::En);
        look_at(&go_on(&file, pack).unwrap(), &manners, (120, 40), |seen| {
            seen.clone_into(&mut seen_last);
            strokes.next().copied()
        });
        let (_, log) = seen_last.split_once("What happened last").unwrap();
        assert!(log.contains("You pass."), "{seen_last}");
    });
}

#[test]
fn saving_is_offered_when_somebody_leaves() {
    let dir = folder("leaving");
    with_pack(OLD, |pack| {
        let file = dir.join("my game.jsonl");
        let save = format!("SAVE {}", file.display());
        let answers = |lines: &[&str]| {
            let mut lines = lines.iter();
            converse(table(pack, Lang::En, 3, 6), |_| lines.next().map(|l| (*l).to_owned()))
        };
        let (outcome, shown) = answers(&["quit", &save]);
        assert_eq!(outcome.unwrap(), PlayResult::Left);
        assert!(flat(&shown).contains("Type save to save it and leave, y to leave without saving"));
        assert!(go_on(&file, pack).is_ok());
        // The file is there now, and belongs to another game.
        let before = fs::read(&file).unwrap();
        let (outcome, shown) = answers(&["p", &save, "quit", &save, "save /no/such/folder/x", "n"]);
        assert_eq!(outcome.unwrap(), PlayResult::InputEnded);
        let told = flat(&shown);
        assert_eq!(told.matches("exists already and holds something else").count(), 2);
        assert!(told.contains("could not be saved in /no/such/folder/x"), "{shown}");
        assert!(before == fs::read(&file).unwrap());
        // No half-written file is left behind.
        assert_eq!(fs::read_dir(&dir).unwrap().count(), 1);
    });
}

#[test]
fn a_file_that_is_there_is_not_taken_for_autosaving() {
    let dir = folder("taken");
    with_pack(OLD, |pack| {
        let file = dir.join("game");
        fs::write(&file, "precious").unwrap();
        let mut evening = table(pack, Lang::En, 3, 6);
        evening.manners.autosave = Some(file.clone());
        let (outcome, shown) = converse(evening, |_| None);
        let error = outcome.unwrap_err().to_string();
        assert!(error.contains("the file is there already"), "{error}");
        assert_eq!((shown.as_str(), fs::read(&file).unwrap().as_slice()), ("", &b"precious"[..]));
    });
}

#[test]
fn what_cannot_go_on_is_refused_in_words() {
    let dir = folder("refused");
    with_pack(OLD, |pack| {
        let file = dir.join("game");
        let finished = String::from_utf8(in_one_go(table(pack, Lang::En, 3, 6), &file)).unwrap();
        let begun: String = finished.split_inclusive('\n').take(40).collect();
        let check = |text: &str, why: &str| {
            fs::write(&file, text).unwrap();
            let error = match go_on(&file, pack) {
                Err(error) => error,
                // Some faults come out when the draws are compared.
                Ok(table) => {
                    let manners = Manners::new(Lang::En);
                    play(&table, manners, std::io::empty(), std::io::sink()).unwrap_err()
                }
            };
            assert!(error.to_string().contains(why), "{error}");
        };
        assert!({
            fs::write(&file, &begun).unwrap();
            go_on(&file, pack).is_ok()
        });
        check(&finished, "this game is over");
        check(&begun.replace("\"seed\":\"6\"", "\"seed\":\"7\""), "was not dealt from the seed");
        let (from, to) = (begun.find(",\"draw\":").unwrap(), begun.find("]}}\n").unwrap() + 2);
        let of_before = format!("{}{}", &begun[..from], &begun[to..]);
        let of_before = of_before.replacen("\"version\":2", "\"version\":1", 1);
        check(&of_before, "an older version of this program saved it");
        let origin = format!(",\"origin\":[{{\"moves\":20,{}}}]", &begun[from + 1..to]);
        let forked = format!("{}{origin}{}", &begun[..to], &begun[to..]);
        let forked = forked.replacen("\"version\":2", "\"version\":3", 1);
        check(&forked, "was not dealt from the seed");
        check(&begun.replace("\"seed\":\"6\"", "\"seed\":\"six\""), "where its draws come from");
        check(&begun.replace("\"bot:filler\"", "\"filler 2\""), "'filler 2' is neither a person");
        check(&begun.replace("\"bot:filler\"", "\"bot:cmd:true\""), "this game starts a program");
        check(&begun.replace("\"bot:filler\"", "\"bot:hal\""), "no bot is called 'hal'");
        check(&begun.replace("\"person\"", "\"bot:filler\""), "no person plays in it");
        let line = begun.lines().nth(30).unwrap();
        let without = begun.replace(&format!("{line}\n"), "");
        assert!(read(without.as_bytes()).is_err(), "an entry is missing");
    });
}

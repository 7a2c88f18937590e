//! Whole games in every language.

use std::collections::BTreeSet;

use traumfabrik_bots::Rng;
use traumfabrik_packs::{Lang, switches};
use traumfabrik_rules::Seat;
use traumfabrik_tui::PlayResult;

use crate::person::{Asked, NEW, OLD, asked, converse, first_choice, table, with_pack};

/// Nothing unresolved, nothing too wide, no second empty line.
#[track_caller]
fn check_text(shown: &str, what: &str) {
    assert!(!shown.contains('['), "{what}: a text is missing:\n{}", around(shown, '['));
    assert!(!shown.contains('\u{1b}'), "{what}: colour that nobody asked for");
    assert!(!shown.contains("\n\n\n"), "{what}: a wide gap");
    for line in shown.lines() {
        assert!(line.chars().count() <= 80, "{what}: too wide: {line}");
        assert!(line == "> " || !line.ends_with(' '), "{what}: blanks behind: {line}|");
    }
}

fn around(shown: &str, found: char) -> String {
    let lines = shown.lines().filter(|line| line.contains(found));
    lines.take(5).collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn check_end(outcome: &PlayResult, n_seats: u8, what: &str) {
    let PlayResult::Finished { people, standings, winners } = outcome else {
        panic!("{what}: {outcome:?}");
    };
    assert!(people.len() == 1 && standings.len() == usize::from(n_seats), "{what}");
    assert!(!winners.is_empty(), "{what}");
}

#[test]
fn games_of_first_choices_reach_their_end() {
    let mut kinds = BTreeSet::new();
    for (edition, n_seats, seed) in [(OLD, 2, 1), (OLD, 4, 2), (NEW, 3, 3), (NEW, 5, 4)] {
        with_pack(edition, |pack| {
            let what = format!("{edition}, {n_seats} seats");
            let (outcome, shown) = converse(table(pack, Lang::En, n_seats, seed), |shown| {
                kinds.insert(asked(shown));
                Some(first_choice(shown).to_owned())
            });
            check_end(&outcome.unwrap(), n_seats, &what);
            check_text(&shown, &what);
            for heading in ["=== The award ceremony ===", "=== Final score ==="] {
                assert_eq!(shown.matches(heading).count(), 1, "{what}: {heading}");
            }
            assert_eq!(shown.matches("--- 8/8 ").count(), 4, "{what}: every stop has a heading");
            // Whoever takes the first of a list is never corrected.
            assert!(!shown.contains("\n! "), "{what}: {}", around(&shown, '!'));
        });
    }
    for kind in [Asked::Bid, Asked::Take, Asked::Place] {
        assert!(kinds.contains(&kind), "{kind:?} was never asked");
    }
}

#[test]
fn random_answers_in_every_language_lead_to_the_end() {
    // What is typed at random fits now and then; the rest are mistakes of every kind.
    let pool = ["0", "1", "2", "3", "4", "5", "7", "9", "14", "", "p", "n", "r", "d", "d 2", "a"]
        .into_iter()
        .chain(["y", "j", "o", "t", "log", "bid", "bid 3", "take", "place 1", "xyzzy"])
        .chain(["c", "c", "u", "o", "+", "u 1"]);
    let pool: Vec<&str> = pool.collect();
    for (n, lang) in Lang::ALL.into_iter().enumerate() {
        for (edition, n_seats) in [(OLD, 3), (NEW, 4)] {
            with_pack(edition, |pack| {
                let what = format!("{edition} in {lang}");
                let mut chance = Rng::new(11, n as u64);
                let table = table(pack, lang, n_seats, 5 + n as u64);
                let (outcome, shown) =
                    converse(table, |_| Some(pool[chance.index(pool.len())].to_owned()));
                check_end(&outcome.unwrap(), n_seats, &what);
                check_text(&shown, &what);
            });
        }
    }
}

#[test]
fn every_setting_can_be_played() {
    with_pack(OLD, |pack| {
        for name in switches::names() {
            for value in switches::values(name).unwrap() {
                let mut table = table(pack, Lang::It, 3, 8);
                if switches::set(&mut table.new.settings, name, value).is_err() {
                    continue;
                }
                let (pool, mut chance) = (["1", "p", "0", "d", "s", "c"], Rng::new(8, 0));
                let answer = |_: &str| Some(pool[chance.index(pool.len())].to_owned());
                let (outcome, shown) = converse(table, answer);
                check_end(&outcome.unwrap(), 3, &format!("{name} = {value}"));
                check_text(&shown, &format!("{name} = {value}"));
            }
        }
    });
}

#[test]
fn equal_seeds_and_answers_give_equal_games() {
    with_pack(NEW, |pack| {
        let game = |seed, colour| {
            let mut evening = table(pack, Lang::En, 4, seed);
            evening.manners.colour = colour;
            converse(evening, |shown| Some(first_choice(&plain(shown)).to_owned())).1
        };
        let first = game(21, false);
        assert_eq!(first, game(21, false));
        assert_ne!(first, game(22, false));
        let coloured = game(21, true);
        assert_ne!(first, coloured);
        assert_eq!(first, plain(&coloured), "colour adds nothing but colour");
    });
}

/// A text without its colours.
fn plain(coloured: &str) -> String {
    let mut parts = coloured.split("\u{1b}[");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').map_or(part, |(_, rest)| rest))
}

#[test]
fn the_person_sits_where_they_want_and_is_called_by_name() {
    with_pack(OLD, |pack| {
        for seat in 0..4 {
            let mut table = table(pack, Lang::En, 4, 1);
            table.new.first_seat = Some(Seat(seat));
            // The name of a rival in other letters, and a bell.
            table.new.people = vec![" goldie\u{7} ".to_owned()];
            let (_, shown) = converse(table, |_| None);
            let seats = shown.lines().skip_while(|line| *line != "--- At the table ---").skip(1);
            let mine = seats.clone().position(|line| line.starts_with("- goldie (you): "));
            assert_eq!(mine, Some(usize::from(seat)));
            assert_eq!(seats.take(4).filter(|line| line.contains("Goldie")).count(), 0);
        }
    });
}

#[test]
fn purses_stay_behind_their_screens() {
    let hidden = |n_seats, edition: &str| {
        with_pack(edition, |pack| {
            let mut answers = ["table"].iter();
            let answer = |_: &str| answers.next().map(|a| (*a).to_owned());
            converse(table(pack, Lang::En, n_seats, 1), answer).1.matches("money hidden").count()
        })
    };
    assert_eq!(hidden(4, OLD), 3);
    assert_eq!(hidden(5, NEW), 4);
    assert_eq!(hidden(2, OLD), 0, "with two all money lies open");
    let remembered = with_pack(OLD, |pack| {
        let mut evening = table(pack, Lang::En, 4, 1);
        evening.manners.remembers = true;
        let mut steps = ["table", "quit", "y"].iter();
        converse(evening, |_| steps.next().map(|&line| line.to_owned())).1
    });
    assert_eq!(remembered.matches("money hidden").count(), 0, "whoever remembers knows all purses");
}

//! How a game can stop before its end.

use std::io;

use traumfabrik_packs::{Lang, switches};
use traumfabrik_rules::Seat;
use traumfabrik_tui::{Outcome, PlayError, TableOptions, play};

use crate::person::{OLD, converse, dictate, first_choice, table, with_pack};

#[test]
fn the_input_may_end_anywhere() {
    with_pack(OLD, |pack| {
        for n_answers in 0..40 {
            let mut n_given = 0;
            let (outcome, shown) = converse(table(pack, Lang::En, 3, 6), |shown| {
                n_given += 1;
                (n_given <= n_answers).then(|| match n_given % 7 {
                    // Commands and doubts on the way, so that the end may come there too.
                    3 => "quit".to_owned(),
                    4 => "n".to_owned(),
                    5 => "d".to_owned(),
                    6 => "n".to_owned(),
                    _ => first_choice(shown).to_owned(),
                })
            });
            assert_eq!(outcome.unwrap(), Outcome::InputEnded);
            let last = shown.lines().last().unwrap();
            assert_eq!(last, "The input has ended, so the game stops here.");
        }
    });
}

#[test]
fn leaving_has_to_be_confirmed() {
    with_pack(OLD, |pack| {
        let end = |lines: &[&str]| dictate(table(pack, Lang::De, 3, 6), lines);
        let (outcome, shown) = end(&["ende", "j"]);
        assert_eq!(outcome, Outcome::Left);
        assert!(shown.ends_with("Du verlässt das Spiel. Bis zum nächsten Mal!\n"));
        // No, an empty line, help, nonsense; then quit twice.
        let (outcome, shown) = end(&["quit", "nein", "quit", "", "hilfe", "vielleicht", "quit"]);
        assert_eq!(outcome, Outcome::Left);
        assert_eq!(shown.matches("Das Spiel geht weiter.").count(), 1);
        assert_eq!(shown.matches("--- Hilfe ---").count(), 1);
        assert!(shown.contains("! „vielleicht“ ist hier keine Antwort."));
        assert_eq!(shown.matches("Das Spiel verlassen?").count(), 5);
    });
}

#[test]
fn answers_that_were_not_typed_are_shown() {
    with_pack(OLD, |pack| {
        let shown = |echo| {
            let table = TableOptions { echo, ..table(pack, Lang::En, 3, 6) };
            dictate(table, &["xyzzy"]).1
        };
        assert!(shown(true).contains("\n> xyzzy\n! “xyzzy” is not an answer here.\n"));
        // At a terminal the person's own Enter ends the line.
        assert!(shown(false).contains("\n> ! “xyzzy” is not an answer here.\n"));
    });
}

#[test]
fn a_table_that_cannot_be_is_refused_in_words() {
    with_pack(OLD, |pack| {
        let refused = |table| play(table, io::empty(), io::sink()).unwrap_err().to_string();
        let mut no_seat = table(pack, Lang::En, 3, 1);
        no_seat.person = Some(Seat(3));
        assert_eq!(refused(no_seat), "seat 3 is not at this table: its seats are 0 to 2");
        let mut too_few = table(pack, Lang::En, 3, 1);
        switches::set(&mut too_few.settings, "studios", "1,2").unwrap();
        assert_eq!(refused(too_few), "`studios` names 2 studios, but the table has 3 seats");
    });
}

#[test]
fn a_reader_who_goes_away_is_told_apart() {
    struct Gone;
    impl io::Write for Gone {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    with_pack(OLD, |pack| {
        let error = play(table(pack, Lang::En, 3, 1), io::empty(), Gone).unwrap_err();
        assert!(matches!(error, PlayError::Io(e) if e.kind() == io::ErrorKind::BrokenPipe));
    });
}

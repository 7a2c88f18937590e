//! How a game can stop before its end.

use std::io;

use traumfabrik_packs::{Lang, switches};
use traumfabrik_rules::Seat;
use traumfabrik_tui::{LocalTable, Manners, PlayError, PlayResult, play};

use crate::person::{Evening, OLD, converse, dictate, first_choice, party, table, with_pack};

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
            assert_eq!(outcome.unwrap(), PlayResult::InputEnded);
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
        assert_eq!(outcome, PlayResult::Left);
        assert!(shown.ends_with("Du verlässt die Partie. Bis zum nächsten Mal!\n"));
        // No, an empty line, help, nonsense; then quit twice.
        let (outcome, shown) = end(&["quit", "nein", "quit", "", "hilfe", "vielleicht", "quit"]);
        assert_eq!(outcome, PlayResult::Left);
        assert_eq!(shown.matches("Die Partie geht weiter.").count(), 1);
        assert_eq!(shown.matches("--- Hilfe ---").count(), 1);
        assert!(shown.contains("! „vielleicht“ ist hier keine gültige Antwort."));
        assert_eq!(shown.matches("Die Partie verlassen?").count(), 5);
    });
}

#[test]
fn answers_that_were_not_typed_are_shown() {
    with_pack(OLD, |pack| {
        let shown = |echo| {
            let mut evening = table(pack, Lang::En, 3, 6);
            evening.manners.echo = echo;
            dictate(evening, &["xyzzy"]).1
        };
        assert!(shown(true).contains("\n> xyzzy\n! “xyzzy” is not an answer here.\n"));
        // At a terminal the person's own Enter ends the line.
        assert!(shown(false).contains("\n> ! “xyzzy” is not an answer here.\n"));
    });
}

#[test]
fn a_table_that_cannot_be_is_refused_in_words() {
    with_pack(OLD, |pack| {
        let refused =
            |evening: Evening<'_>| LocalTable::set_up(&evening.new).unwrap_err().to_string();
        let mut no_seat = table(pack, Lang::En, 3, 1);
        no_seat.new.first_seat = Some(Seat(3));
        assert_eq!(refused(no_seat), "seat 3 is not at this table: its seats are 0 to 2");
        let mut too_few = table(pack, Lang::En, 3, 1);
        switches::set(&mut too_few.new.settings, "studios", "1,2").unwrap();
        assert_eq!(refused(too_few), "`studios` names 2 studios, but the table has 3 seats");
        let people = |names: &[&str]| refused(party(pack, names, 3, 1));
        assert_eq!(people(&[]), "0 people cannot sit at a table of 3");
        assert_eq!(people(&["A", "B", "C", "D"]), "4 people cannot sit at a table of 3");
        assert_eq!(people(&["Ann", " ann "]), "two people are called 'ann'");
        assert_eq!(people(&["Ann", "\t"]), "each of several people needs a name");
        let mut bots = table(pack, Lang::En, 5, 1);
        bots.new.bots = vec!["filler".parse().unwrap(), "worst".parse().unwrap()];
        assert_eq!(refused(bots), "2 bots for 4 seats: name one for all, or one for each");
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
        let table = LocalTable::set_up(&table(pack, Lang::En, 3, 1).new).unwrap();
        let error = play(&table, Manners::new(Lang::En), io::empty(), Gone).unwrap_err();
        assert!(matches!(error, PlayError::Io(e) if e.kind() == io::ErrorKind::BrokenPipe));
    });
}

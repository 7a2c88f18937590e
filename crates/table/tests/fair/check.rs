//! Records that are drawn again.

use traumfabrik_rules::{Ask, Deal, FirstLead, Game, Seat, Start, Studio, Studios, lowest_deal};
use traumfabrik_table::GameId;
use traumfabrik_table::fair::{DrawFault, Nonce, check, reveal};
use traumfabrik_wire::{Move, MoveCause, Record, RecordWriter, VerifyError, read, verify};

use crate::{Source, packs, record};

fn text(record: &Record) -> String {
    let mut writer = RecordWriter::new(Vec::new(), &record.header).unwrap();
    for entry in &record.entries {
        writer.entry(&entry.cause, &entry.events).unwrap();
    }
    String::from_utf8(writer.finish().unwrap()).unwrap()
}

fn n_deals(record: &Record) -> usize {
    record.entries.iter().filter(|entry| matches!(entry.cause, MoveCause::Deal(_))).count()
}

/// A fair game of four.
fn sound() -> Record {
    let (pack, source) = (&packs()[0], Source::of_seats(7, 4));
    let dealer = source.dealer(pack);
    record(pack, Start::new(source.seats()), &source, 1, |ask, game| dealer.answer(ask, game))
}

#[test]
fn fair_games_are_found_fair_wherever_they_stop() {
    for pack in packs() {
        for n_seats in 2..=5 {
            let source = Source::of_seats(n_seats, n_seats);
            let dealer = source.dealer(&pack);
            let start = Start::new(source.seats());
            let chosen = Studio::ALL.into_iter().rev().take(start.seats.count()).collect();
            let starts = [
                start,
                Start { studios: Studios::BySeat, ..start },
                Start { studios: Studios::ByChoice(chosen), ..start },
                Start { first_lead: FirstLead::Named(Seat(1)), ..start },
                Start { studios: Studios::BySeat, first_lead: FirstLead::Named(Seat(0)), ..start },
            ];
            for (luck, start) in (0..).zip(starts) {
                let mut record =
                    record(&pack, start, &source, luck, |ask, game| dealer.answer(ask, game));
                assert!(verify(&record).unwrap().finished);
                while !record.entries.is_empty() {
                    assert_eq!(check(&record).unwrap().n_deals, n_deals(&record));
                    let n_left = record.entries.len() - 1;
                    record.entries.truncate(n_left - n_left % 37);
                }
                assert_eq!(check(&record).unwrap().n_deals, 0);
            }
        }
    }
}

/// Every single deal counts: one that is legal, but not the one that the seed gives, is found.
#[test]
fn a_deal_from_elsewhere_is_found_at_its_line() {
    let (pack, source) = (&packs()[1], Source::of_seats(9, 3));
    let dealer = source.dealer(pack);
    let start = Start::new(source.seats());
    let fair = record(pack, start, &source, 2, |ask, game| dealer.answer(ask, game));
    let deals = fair.entries.iter().filter(|entry| matches!(entry.cause, MoveCause::Deal(_)));
    let lines: Vec<usize> = deals.map(Move::line).collect();
    let mut n_found = 0;
    for (wrong_idx, &wrong_line) in lines.iter().enumerate() {
        let (mut n_dealt, mut is_fair) = (0, true);
        let deal = |ask: Ask, game: &Game<'_>| {
            n_dealt += 1;
            if !is_fair {
                return lowest_deal(game, ask);
            }
            let fair = dealer.answer(ask, game);
            let other = if n_dealt == wrong_idx + 1 { other_deal(game, fair) } else { None };
            is_fair = other.is_none();
            other.unwrap_or(fair)
        };
        let record = record(pack, start, &source, 2, deal);
        verify(&record).expect("as a game it is legal");
        match check(&record) {
            Err(DrawFault::Deal { line, .. }) if !is_fair => assert_eq!(line, wrong_line),
            // The last screenplay or legend could be no other.
            Ok(_) if is_fair => continue,
            other => panic!("deal {wrong_idx}: {other:?}"),
        }
        n_found += 1;
    }
    assert!(n_found > 15 && n_found + 2 >= lines.len(), "{n_found} of {}", lines.len());
}

/// A legal deal that is not this one, if there is one.
fn other_deal(game: &Game<'_>, fair: Deal) -> Option<Deal> {
    match fair {
        Deal::Studios(mut studios) => {
            studios.swap(0, 1);
            Some(Deal::Studios(studios))
        }
        Deal::Lead(seat) => Some(Deal::Lead(Seat(1 - seat.0.min(1)))),
        Deal::Screenplay(play) => {
            game.unread().iter().find(|&other| other != play).map(Deal::Screenplay)
        }
        Deal::Legend(chip) => {
            let legends = game.undrawn().and(game.edition().legends());
            legends.iter().find(|&other| other != chip).map(Deal::Legend)
        }
        Deal::Lots(mut chips) => {
            chips.swap(0, 1);
            Some(Deal::Lots(chips))
        }
        Deal::Faces(mut chips) => {
            chips.swap(0, 1);
            Some(Deal::Faces(chips))
        }
    }
}

/// Whatever is changed in the draw, be it a single character, is noticed.
#[test]
fn a_changed_draw_is_found() {
    let record = sound();
    check(&record).unwrap();
    let text = text(&record);
    let begin = text.find("\"draw\":{").unwrap();
    let end = begin + text[begin..].find('}').unwrap();
    let mut n_found = 0;
    for field in ["\"game\":\"", "\"commitment\":\"", "\"seed\":\"", "nonce-"] {
        let from = begin + text[begin..end].find(field).unwrap() + field.len();
        let to = from + text[from..].find('"').unwrap();
        for idx in from..to {
            let mut bytes = text.clone().into_bytes();
            bytes[idx] = if bytes[idx] == b'0' { b'1' } else { b'0' };
            let record = read(&bytes[..]).unwrap();
            verify(&record).expect("as a game it is legal");
            match (field, check(&record)) {
                ("\"commitment\":\"" | "\"seed\":\"", Err(DrawFault::Commitment { .. })) => {}
                ("\"game\":\"" | "nonce-", Err(DrawFault::Deal { line: 2, .. })) => {}
                (_, found) => panic!("{field}: {found:?}"),
            }
            n_found += 1;
        }
    }
    assert_eq!(n_found, 6 + 64 + 64 + 1);
}

#[test]
fn nonces_count_by_seat() {
    let text = text(&sound());
    for (from, to) in [
        (r#"["nonce-0",null,"#, r#"[null,"nonce-0","#),
        (r#"["nonce-0",null,"#, r#"[null,null,"#),
        (r#"["nonce-0",null,"#, r#"["nonce-0","x","#),
    ] {
        assert!(text.contains(from));
        let record = read(text.replacen(from, to, 1).as_bytes()).unwrap();
        assert!(matches!(check(&record), Err(DrawFault::Deal { line: 2, .. })), "{to}");
    }
}

/// Another seed with the commitment that fits it passes the first look, but not the deals.
#[test]
fn a_seed_that_was_swapped_afterwards_is_found() {
    let record = sound();
    let other = Source::of_seats(8, 4);
    let draw = reveal(&other.seed, &other.game, &other.nonces);
    let header = record.header.with_draw(draw).unwrap();
    let record = Record { header, entries: record.entries };
    assert!(matches!(check(&record), Err(DrawFault::Deal { line: 2, .. })));
}

#[test]
fn faults_are_told_with_their_line() {
    let text = text(&sound());
    let told = |text: &str| check(&read(text.as_bytes()).unwrap()).unwrap_err().to_string();
    let seed = "07".repeat(32);
    let fault = told(&text.replacen(&seed, &"08".repeat(32), 1));
    assert!(fault.starts_with("line 1: draw.commitment: that of the seed is "), "{fault}");
    let fault = told(&text.replacen("\"game\":\"a-game\"", "\"game\":\"b-game\"", 1));
    assert!(fault.starts_with("line 2: the seed deals {\"type\":\"studios\","), "{fault}");
}

#[test]
fn a_record_without_a_draw_says_so_and_one_that_is_untrue_too() {
    let mut record = sound();
    record.entries[20].events.clear();
    let fault = check(&record).unwrap_err();
    assert!(matches!(fault, DrawFault::Untrue(VerifyError::Untrue { line: 22, .. })), "{fault}");

    let pack = &packs()[0];
    let start = *record.header.start();
    let header = pack.header(start, record.header.players().to_vec()).unwrap();
    let record = Record { header, entries: Vec::new() };
    assert!(matches!(check(&record), Err(DrawFault::Untold)));
}

/// What a table takes as a name or a nonce, a record takes too.
#[test]
fn every_name_and_nonce_fits_a_record() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let nonces: Vec<Option<Nonce>> =
        [Some(letters), None, Some("-")].map(|text| text.map(|text| text.parse().unwrap())).into();
    for game in ["x", ":.-_aZ09", &"g".repeat(32)] {
        let game: GameId = game.parse().unwrap();
        let draw = reveal(&Source::of_seats(1, 2).seed, &game, &nonces);
        assert_eq!((draw.game(), draw.nonces()[0].as_deref()), (game.as_str(), Some(letters)));
    }
}

//! What has to hold of every review, whatever the judge says.

use std::fs;
use std::io::BufReader;
use std::path::Path;

use traumfabrik_packs::{Lang, Library, Texts};
use traumfabrik_review::{Effort, Rehearser, Review, Reviewer, Unfit, catalogue};
use traumfabrik_rules::Seat;
use traumfabrik_wire::Record;

use crate::play::game;

/// As little as gives figures at all: what is tried here holds for any.
const HASTY: Effort = Effort { sketch: 2, curve: 3, glance: 2, choose: 4, measure: 4, price: 2 };

fn review(record: Record, seed: u64) -> Review {
    Reviewer::begin(record, Rehearser, seed, HASTY).expect("a finished game").run()
}

fn stored_games() -> impl Iterator<Item = Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games");
    let files =
        fs::read_dir(folder).expect("stored games").map(|file| file.expect("a file").path());
    files.filter(|path| path.extension().is_some_and(|ending| ending == "jsonl")).map(|path| {
        let file = fs::File::open(path).expect("it can be opened");
        traumfabrik_wire::read(BufReader::new(file)).expect("a record")
    })
}

#[test]
fn skill_and_luck_add_up_to_the_margin_of_the_result() {
    for record in stored_games().take(5) {
        let review = review(record, 1);
        for seat in &review.seats {
            let (sum, margin) = (seat.ledger.sum(), f64::from(seat.margin));
            assert!((sum - margin).abs() < 0.005, "{:?} is {sum}, not {margin}", seat.ledger);
            assert!(seat.ledger.skill <= 0.0);
            assert!((3..=6).contains(&seat.sentences.len()), "{:?}", seat.sentences);
        }
        for moment in &review.moments {
            let chances: f64 = moment.forecasts.iter().map(|forecast| forecast.win).sum();
            assert!((chances - 1.0).abs() < 0.01, "somebody wins: {moment:?}");
        }
        for decision in &review.decisions {
            assert!(decision.loss >= 0.0);
            assert!(!decision.is_mistake || decision.played != decision.best);
        }
    }
}

#[test]
fn what_comes_later_changes_no_judgement() {
    let one = game(&["balanced"; 3], 1);
    // The same game up to the second quarter, and other draws from there on.
    let quarter = one.entries.iter().position(|entry| {
        let begins = |event: &traumfabrik_rules::Event| {
            matches!(event, traumfabrik_rules::Event::LegendTurned { quarter, .. }
                if quarter.number() == 2)
        };
        entry.events.iter().any(begins)
    });
    let n_equal = quarter.expect("a second quarter");
    let other = crate::play::game_after(&one, n_equal, 2);
    assert_eq!(one.entries[..n_equal], other.entries[..n_equal]);
    assert_ne!(one.entries[n_equal..], other.entries[n_equal..]);
    let (one, other) = (review(one, 5), review(other, 5));
    assert_eq!(one.moments[..=n_equal], other.moments[..=n_equal]);
    let early = |review: &Review| {
        let early = review.decisions.iter().filter(|decision| decision.seq as usize <= n_equal);
        early.cloned().collect::<Vec<_>>()
    };
    assert!(early(&one).len() > 20);
    assert_eq!(early(&one), early(&other));
    let sold = |review: &Review| {
        let early = review.auctions.iter().filter(|auction| auction.end as usize <= n_equal);
        early.map(|auction| auction.bidders.clone()).collect::<Vec<_>>()
    };
    assert!(!sold(&one).is_empty());
    assert_eq!(sold(&one), sold(&other));
}

#[test]
fn a_review_is_the_same_every_time_and_survives_being_written_down() {
    let record = || game(&["easy"; 2], 3);
    let one = review(record(), 7);
    assert_eq!(review(record(), 7), one);
    assert_ne!(review(record(), 8).moments, one.moments);
    assert_eq!(review(record(), 8).game, one.game, "the seed is no part of the game");
    let text = serde_json::to_string(&one).expect("JSON");
    assert_eq!(serde_json::from_str::<Review>(&text).expect("a review"), one);
}

#[test]
fn a_decision_judged_alone_is_judged_as_in_the_whole_review() {
    let record = game(&["easy"; 3], 3);
    let whole = review(record.clone(), 7);
    let mut reviewer = Reviewer::begin(record, Rehearser, 7, HASTY).expect("a finished game");
    let own: Vec<u32> = reviewer.choices_of(Seat(1)).collect();
    reviewer.weigh_only(&own);
    let alone = reviewer.run().decisions;
    let of_seat = whole.decisions.into_iter().filter(|decision| decision.seat == Seat(1));
    assert!(alone.len() > 20);
    assert_eq!(alone, of_seat.collect::<Vec<_>>());
}

#[test]
fn unfinished_and_damaged_games_are_refused() {
    let mut record = game(&["balanced"; 2], 1);
    let begin = |record: &Record| Reviewer::begin(record.clone(), Rehearser, 1, HASTY).map(|_| ());
    let last = record.entries.pop().expect("an entry");
    assert!(matches!(begin(&record), Err(Unfit::Unfinished { .. })));
    record.entries.push(last);
    assert!(begin(&record).is_ok());
    record.entries.remove(20);
    assert!(matches!(begin(&record), Err(Unfit::Untrue(_))));
}

#[test]
fn every_sentence_is_known_and_filled() {
    let library = Library::embedded();
    let pack = library.get("traumfabrik-2000").expect("an edition");
    let known = catalogue();
    let names = ["Ann", "Bob", "Cyd", "Dee"].map(str::to_owned);
    for bots in [["balanced"; 4], ["easy"; 4], ["random"; 4]] {
        for seat in review(game(&bots, 2), 1).seats {
            for message in &seat.sentences {
                let known = known.iter().find(|sentence| sentence.id == message.id);
                let mut wanted = known.unwrap_or_else(|| panic!("{message:?}")).args.to_vec();
                let mut filled: Vec<&str> =
                    message.args.iter().map(|arg| arg.name.as_str()).collect();
                wanted.sort_unstable();
                filled.sort_unstable();
                assert_eq!(filled, wanted, "{}", message.id);
                for lang in Lang::ALL {
                    let said = Texts::new(pack, lang).say(message, &names);
                    assert!(!said.contains(['[', '{']) && said.len() > 10, "{said}");
                }
            }
        }
    }
}

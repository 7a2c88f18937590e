//! The stored games of `fixtures/games`: each verifies, ends where it ended when it was stored,
//! and together they show everything.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use traumfabrik_packs::{Library, Pack};
use traumfabrik_rules::{ChipKind, Event, Game, Seats, Slot, Stars, Start};
use traumfabrik_testkit::coverage::{Index, Row, features, wanted};
use traumfabrik_wire::{MoveCause, Record, Recorder, Verdict, fold, read, state_hash, verify};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games")
}

fn index() -> Index {
    let text = fs::read_to_string(folder().join("README.md")).expect("there is an index");
    Index::from(text.as_str())
}

fn bytes(row: &Row) -> Vec<u8> {
    fs::read(folder().join(&row.file)).unwrap_or_else(|error| panic!("{}: {error}", row.file))
}

/// Every stored game with its row.
fn games() -> Vec<(Row, Record)> {
    let game = |row: Row| match read(&bytes(&row)[..]) {
        Ok(record) => (row, record),
        Err(error) => panic!("{}: {error}", row.file),
    };
    index().rows.into_iter().map(game).collect()
}

#[test]
fn every_file_has_a_row() {
    let files = fs::read_dir(folder()).expect("there are games").map(|entry| {
        let name = entry.expect("the folder can be read").file_name();
        name.into_string().expect("names are plain")
    });
    let stored: BTreeSet<String> = files.filter(|name| name != "README.md").collect();
    let listed: BTreeSet<String> = index().rows.into_iter().map(|row| row.file).collect();
    assert_eq!(stored, listed);
}

#[test]
fn every_stored_game_verifies_to_its_end() {
    for (row, record) in games() {
        match verify(&record) {
            Ok(Verdict { finished, .. }) => assert!(finished, "{}", row.file),
            Err(error) => panic!("{}: {error}", row.file),
        }
    }
}

#[test]
fn every_event_happens_in_a_stored_game() {
    let mut missing: BTreeSet<&str> = Event::VARIANTS.iter().copied().collect();
    for (_, record) in games() {
        for event in record.entries.iter().flat_map(|step| &step.events) {
            let text = format!("{event:?}");
            missing.remove(text.split(' ').next().unwrap_or_default());
        }
    }
    assert!(missing.is_empty(), "no stored game has {missing:?}");
}

/// A version that changes an old game turns red here, even if it verifies what it wrote itself.
#[test]
fn every_stored_game_ends_as_it_did() {
    for (row, record) in games() {
        let found = Row::new(&row.file, &record, row.shows.clone());
        assert_eq!(found, row);
        let shown = features(&record);
        let lost: Vec<&String> = row.shows.iter().filter(|&name| !shown.contains(name)).collect();
        assert!(lost.is_empty(), "{} no longer shows {lost:?}", row.file);
    }
}

#[test]
fn the_stored_games_show_everything() {
    let shown: BTreeSet<String> = games().iter().flat_map(|(_, record)| features(record)).collect();
    let missing: Vec<String> = wanted().filter(|feature| !shown.contains(feature)).collect();
    assert!(missing.is_empty(), "`cargo run -p xtask -- games` adds games for {missing:?}");
}

/// The causes alone make the whole record anew.
#[test]
fn a_game_played_again_is_written_byte_by_byte() {
    for (row, record) in games() {
        let mut recorder = Recorder::new(Vec::new(), &record.header);
        let (edition, start) = (record.header.edition(), record.header.start());
        let mut game = Game::new(edition, start, |event| recorder.event(event)).expect("sound");
        for entry in &record.entries {
            let legal = match entry.cause {
                MoveCause::Start => continue,
                MoveCause::Deal(deal) => game.check_deal(&deal),
                MoveCause::Action { seat, action } => game.check(seat, action),
            };
            let legal = legal.unwrap_or_else(|refusal| panic!("{}: {refusal:?}", row.file));
            recorder.cause(legal.cause());
            game = legal.after(|event| recorder.event(event));
        }
        let again = recorder.finish().expect("memory does not fail");
        assert!(again == bytes(&row), "{} is written differently", row.file);
    }
}

/// A row of a pack is corrected while a game is under way. The game goes on with the box that it
/// carries; a new game has the new row.
#[test]
fn a_pack_edited_in_the_middle_of_a_stored_game_does_not_change_that_game() {
    for pack in Library::embedded().packs() {
        let of_pack = |(_, record): &(Row, Record)| record.header.edition_id() == pack.id;
        let (row, record) = games().into_iter().find(of_pack).expect("each edition has a game");

        let half = record.entries.len() / 2;
        let mut game = Game::empty(
            record.header.edition(),
            record.header.start().seats,
            record.header.start().rulings,
        );
        for event in record.entries[..half].iter().flat_map(|entry| &entry.events) {
            game.apply(event);
        }

        let edited = edited(&pack.id);
        assert_ne!(edited.edition.pieces(), pack.edition.pieces());
        assert_ne!(edited.edition.pieces(), record.header.edition().pieces());

        for event in record.entries[half..].iter().flat_map(|entry| &entry.events) {
            game.apply(event);
        }
        assert_eq!(game, fold(&record));
        assert_eq!(traumfabrik_wire::hex(&state_hash(&game)), row.state_hash);
        let stored_again = read(&bytes(&row)[..]).expect("it was read before");
        assert!(verify(&stored_again).expect("it still verifies").finished);

        check_new_game(&edited);
    }
}

/// A copy of a pack with other stars on its first actor and other slots on its first screenplay,
/// loaded. It has an id of its own, since a library holds no id twice.
fn edited(id: &str) -> Pack {
    let original = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/editions").join(id);
    let copy = tempfile::tempdir().expect("there is room for a folder");
    fs::create_dir(copy.path().join("words")).expect("it is empty");
    for folder in ["", "words"] {
        for entry in fs::read_dir(original.join(folder)).expect("packs are there").flatten() {
            if entry.path().is_file() {
                let target = copy.path().join(folder).join(entry.file_name());
                fs::copy(entry.path(), target).expect("files can be copied");
            }
        }
    }
    let edit = |file: &str, before: &str, new: &str, behind: &str| {
        let path = copy.path().join(file);
        let text = fs::read_to_string(&path).expect("it was copied");
        let (start, rest) = text.split_once(before).expect("there is such a row");
        let (_, rest) = rest.split_once(behind).expect("the row has an end");
        let text = format!("{start}{before}{new}{behind}{rest}");
        fs::write(&path, text).expect("files can be written");
    };
    edit("edition.toml", "id = \"", "edited", "\"");
    edit("chips.toml", "kind = \"actor\", stars = ", "9", " }");
    edit("screenplays.toml", "slots = [", "\"director\", \"effects\", \"guest\"", "]");
    let mut library = Library::embedded();
    let added = library.add_dir(copy.path()).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(added, ["edited"]);
    library.get("edited").expect("it was added").clone()
}

fn check_new_game(edited: &Pack) {
    let start = Start::new(Seats::new(2).expect("two may play"));
    let players = vec!["one".to_owned(), "two".to_owned()];
    let header = edited.header(start, players).expect("a sound box");
    let game = Game::new(header.edition(), &start, |_| {}).expect("a sound start");
    let pieces = game.edition().pieces();
    let actor = pieces.chips.iter().find(|chip| chip.kind == ChipKind::Actor);
    assert_eq!(actor.map(|chip| chip.stars), Some(Stars(9)));
    assert_eq!(pieces.screenplays[0].slots[..], [Slot::Director, Slot::Effects, Slot::Guest]);
}

//! Records as we write them.

use traumfabrik_rules::{Event, Game, Seat};
use traumfabrik_wire::record::{FORMAT, verify_stream};
use traumfabrik_wire::{
    Header, MoveCause, Record, RecordWriter, fold, json, read, state_hash, verify,
};

use crate::support::{Luck, header, play_on, record, starts};

#[test]
fn what_is_written_is_read() {
    for (seed, start) in (0..).zip(starts()) {
        let header = header(start);
        let text = record(&header, seed);
        let found: Record = read(&text[..]).unwrap();
        assert_eq!(found.header, header);
        assert_eq!(write(&found), text, "and written again, byte by byte");
        assert_eq!(record(&header, seed), text, "equal games give equal records");
    }
}

fn write(record: &Record) -> Vec<u8> {
    let mut writer = RecordWriter::new(Vec::new(), &record.header).unwrap();
    for entry in &record.entries {
        writer.entry(&entry.cause, &entry.events).unwrap();
    }
    writer.finish().unwrap()
}

#[test]
fn a_record_is_verified_and_folded_to_the_game_that_was_played() {
    for (seed, start) in (10..).zip(starts()) {
        let header = header(start);
        let text = record(&header, seed);
        let record = read(&text[..]).unwrap();
        let mut played = Game::new(header.edition(), &start, |_| {}).unwrap();
        let mut last = None;
        play_on(&mut played, &mut Luck(seed), |_, _, events| last = events.last().copied());

        let folded = fold(&record);
        assert_eq!(folded, played);
        assert_eq!(state_hash(&folded), state_hash(&played));

        let verdict = verify(&record).unwrap();
        let Some(Event::GameEnded { standings, winners }) = last else { unreachable!() };
        assert!(verdict.finished);
        assert_eq!(verdict.n_entries, text.iter().filter(|&&byte| byte == b'\n').count() - 1);
        assert_eq!(verdict.n_events, record.entries.iter().map(|e| e.events.len()).sum::<usize>());
        assert_eq!(verdict.standings, standings.to_vec());
        assert_eq!(verdict.winners, winners.iter().collect::<Vec<Seat>>());
        assert_eq!(verify_stream(&text[..]).unwrap(), verdict);
    }
}

#[test]
fn a_record_may_stop_between_any_two_lines() {
    let text = record(&header(starts()[2]), 3);
    let ends = (0..text.len()).filter(|&idx| text[idx] == b'\n');
    for (n_entries, end) in ends.enumerate().step_by(7) {
        let verdict = verify_stream(&text[..=end]).unwrap();
        assert_eq!(verdict.n_entries, n_entries);
        assert_eq!(verdict.finished, end + 1 == text.len());
        assert_eq!(verdict.winners.is_empty(), !verdict.finished);
        assert_eq!(verdict.standings.len(), 4);
    }
}

#[test]
fn what_was_settled_beforehand_is_the_first_entry() {
    let first_cause = |start| read(&record(&header(start), 1)[..]).unwrap().entries[0].cause;
    let [random, chosen, named, settled] = starts().map(first_cause);
    assert!(matches!(random, MoveCause::Deal(_)));
    assert_eq!([chosen, named, settled], [MoveCause::Start; 3]);
}

#[test]
fn the_lines_look_as_documented() {
    let header = header(starts()[3]).with_seed("abc").with_note("a \"test\"");
    let text = String::from_utf8(record(&header, 0)).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let start = format!(
        r#"{{"format":"{FORMAT}","version":1,"edition":"test-box-7","box":{{"chips":[{{"id":"chip-00","kind":"director","stars":4,"legend":true}},"#
    );
    assert!(lines[0].starts_with(&start), "{}", lines[0]);
    let end = r#","seats":5,"switches":{"legends":"face_up","last_silent_seat":"wins_for_zero","party_counts":"visible","direction_counts":"visible","party_decline":"on","final_tie":"shared","screens":"screened"},"studios":"by_seat","first_lead":1,"players":["player 0","player 1","player 2","player 3","player 4"],"seed":"abc","note":"a \"test\""}"#;
    assert!(lines[0].ends_with(end), "{}", lines[0]);
    let expected = [
        r#"{"seq":1,"start":true,"events":[{"type":"lead_assigned","seat":1},{"type":"studios_assigned","studios":[1,2,3,4,5]}]}"#,
        r#"{"seq":2,"deal":{"type":"screenplay","screenplay":15},"events":[{"type":"screenplay_turned","screenplay":15}]}"#,
        r#"{"seq":3,"deal":{"type":"legend","chip":0},"events":[{"type":"legend_turned","quarter":1,"chip":0}]}"#,
        r#"{"seq":4,"deal":{"type":"lots","chips":[4,5,6,7,8,9,10,11,12,13,14,15]},"events":[{"type":"lots_dealt","chips":[4,5,6,7,8,9,10,11,12,13,14,15]},{"type":"arrived","location":0}]}"#,
    ];
    assert_eq!(lines[1..5], expected);
    assert!(lines[5].starts_with(r#"{"seq":5,"seat":1,"action":{"type":"#), "{}", lines[5]);
}

/// Whatever becomes of the pack that a game was played with, its record keeps the box.
#[test]
fn a_record_carries_its_edition() {
    let header = header(starts()[0]);
    let read: Header = read(&record(&header, 5)[..]).unwrap().header;
    assert_eq!(read.edition().pieces(), &crate::support::pieces());
    assert_eq!(read.start(), &starts()[0]);
    assert_eq!(read.game_box().screenplays[21].id, "film-21");
    assert_eq!(read.players(), ["player 0", "player 1"]);
    assert_eq!((read.edition_id(), read.seed(), read.note()), ("test-box-7", None, None));
}

#[test]
fn the_hash_of_a_position_tells_positions_apart() {
    let header = header(starts()[1]);
    let mut game = Game::new(header.edition(), header.start(), |_| {}).unwrap();
    let mut hashes = vec![state_hash(&game)];
    play_on(&mut game, &mut Luck(8), |game, _, _| hashes.push(state_hash(game)));
    let n_positions = hashes.len();
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), n_positions);
}

/// Frozen: a stored hash has to be right for ever.
#[test]
fn the_hash_of_a_position_is_that_of_its_text() {
    let header = header(starts()[0]);
    let game = Game::new(header.edition(), header.start(), |_| {}).unwrap();
    let text = serde_json::to_string(&json::Setup::from(&game.setup())).unwrap();
    assert!(text.starts_with(r#"{"seats":2,"switches":{"legends":"face_up","#), "{text}");
    assert!(text.ends_with(r#""turn":0,"scene":{"type":"auction","standing":[],"high":null},"next":{"type":"studios","lead_known":false}}"#), "{text}");
    let hash = traumfabrik_wire::hex(&state_hash(&game));
    assert_eq!(hash, "ff4f6fb0d62032b9fa17e1e7a0b8550dacd0e12ec6486750ddad66a5499cf01c");
}

/// A switch that is born later finds no answer in the logs of before. All of them were played by the
/// answer that is the usual one, in every edition.
#[test]
fn a_record_that_lacks_a_switch_reads_as_the_usual_answer() {
    let text = String::from_utf8(record(&header(starts()[0]), 6)).unwrap();
    let whole = read(text.as_bytes()).unwrap();
    let begin = text.find("\"switches\":{").unwrap() + "\"switches\":{".len();
    let end = begin + text[begin..].find('}').unwrap();
    let switches: Vec<&str> = text[begin..end].split(',').collect();
    for left_out in 0..switches.len() {
        let mut known = switches.clone();
        let switch = known.remove(left_out);
        let old = format!("{}{}{}", &text[..begin], known.join(","), &text[end..]);
        assert!(!old.contains(switch));
        assert_eq!(read(old.as_bytes()).unwrap(), whole, "without {switch}");
    }
    let newer = format!("{}\"weather\":\"rain\",{}", &text[..begin], &text[begin..]);
    let fault = read(newer.as_bytes()).unwrap_err().to_string();
    assert!(fault.contains("switches.weather: unknown field `weather`"), "{fault}");
    assert!(fault.ends_with("(a newer program may have written it)"), "{fault}");
}

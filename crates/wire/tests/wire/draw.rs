//! Records that tell what their draws came from: version 2.

use traumfabrik_wire::record::{
    HeaderFault, RecordDraw, VERSION_WITHOUT_DRAW, VERSION_WITHOUT_ORIGIN, verify_stream,
};
use traumfabrik_wire::{Header, Record, RecordWriter, read};

use crate::support::{header, record, starts};

fn draw(nonces: &[Option<&str>]) -> RecordDraw {
    let nonces = nonces.iter().map(|nonce| nonce.map(str::to_owned)).collect();
    RecordDraw::new("k3v9:a.b", [0xc0; 32], [0x5e; 32], nonces).unwrap()
}

/// A game of two with a draw. Whether its deals come from it is not for this crate to say.
fn drawn() -> Header {
    header(starts()[0]).with_draw(draw(&[Some("b-52_x"), None])).unwrap()
}

fn sound() -> String {
    String::from_utf8(record(&drawn(), 1)).unwrap()
}

const DRAW: &str = r#","draw":{"method":"chacha20-1","game":"k3v9:a.b","commitment":"c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0","seed":"5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e","nonces":["b-52_x",null]}"#;

#[test]
fn a_draw_is_written_and_read_with_version_two() {
    let header = drawn().with_seed("s").with_note("n");
    let text = String::from_utf8(record(&header, 1)).unwrap();
    let first = text.lines().next().unwrap();
    assert!(first.starts_with(r#"{"format":"traumfabrik-record","version":2,"#), "{first}");
    assert!(first.ends_with(&format!(r#","seed":"s"{DRAW},"note":"n"}}"#)), "{first}");

    let found: Record = read(text.as_bytes()).unwrap();
    assert_eq!(found.header, header);
    let draw = found.header.draw().unwrap();
    assert_eq!(
        (draw.game(), draw.commitment(), draw.seed()),
        ("k3v9:a.b", &[0xc0; 32], &[0x5e; 32])
    );
    assert_eq!(draw.nonces(), [Some("b-52_x".to_owned()), None]);
    assert!(verify_stream(text.as_bytes()).unwrap().finished);

    let mut writer = RecordWriter::new(Vec::new(), &found.header).unwrap();
    for entry in &found.entries {
        writer.entry(&entry.cause, &entry.events).unwrap();
    }
    assert_eq!(writer.finish().unwrap(), text.as_bytes(), "and written again, byte by byte");
}

/// Whoever reads version 1 reads every record that needs no more.
#[test]
fn a_record_without_a_draw_stays_version_one() {
    assert_eq!((VERSION_WITHOUT_ORIGIN, VERSION_WITHOUT_DRAW), (2, 1));
    assert_eq!((header(starts()[0]).version(), drawn().version()), (1, 2));
    let text = String::from_utf8(record(&header(starts()[0]), 1)).unwrap();
    assert!(text.starts_with(r#"{"format":"traumfabrik-record","version":1,"#));
    assert!(!text.contains("draw"));
}

#[track_caller]
fn check(from: &str, to: &str, phrase: &str) {
    let text = sound();
    assert!(text.contains(from), "{from}");
    let fault = read(text.replacen(from, to, 1).as_bytes()).unwrap_err();
    assert_eq!(fault.line, 1);
    assert!(fault.to_string().contains(phrase), "{fault}");
}

#[test]
fn damaged_draws() {
    check("\"version\":2", "\"version\":1", "draw: there is none in version 1; 2 is the first");
    check("\"version\":2", "\"version\":3", "origin: version 3 tells one, 1 and 2 do not");
    check("\"version\":2", "\"version\":4", "version 4 is newer than this program understands (3)");
    check(DRAW, "", "draw: version 2 tells it, 1 does not");
    check(DRAW, ",\"draw\":7", "expected a draw");
    check("\"chacha20-1\"", "\"chacha20-2\"", "draw.method: only \"chacha20-1\" is known");
    check("\"method\":", "\"way\":", "unknown field `way`");
    check("\"game\":\"k3v9:a.b\",", "", "missing field `game`");
    check("k3v9:a.b", "", "draw.game: a game's name has 1 to 32");
    check("k3v9:a.b", "k3v9/a", "draw.game: a game's name has");
    check("k3v9:a.b", &"k".repeat(33), "draw.game: a game's name has");
    let digits = "64 hexadecimal digits, in lower case, are expected";
    check("c0c0", "c0c", &format!("draw.commitment: {digits}"));
    check("c0c0", "C0C0", &format!("draw.commitment: {digits}"));
    check("5e5e", "5e5g", &format!("draw.seed: {digits}"));
    check("5e5e", "5é5", &format!("draw.seed: {digits}"));
    check("5e5e", "5e5e5e", &format!("draw.seed: {digits}"));
    check("\"b-52_x\"", "\"\"", "draw.nonces[0]: a nonce has 1 to 64 letters");
    check("\"b-52_x\"", "\"b.52\"", "draw.nonces[0]: a nonce has");
    check("\"b-52_x\"", &format!("\"{}\"", "b".repeat(65)), "draw.nonces[0]: a nonce has");
    check("\"b-52_x\"", "52", "column");
    check("\"b-52_x\",null]", "null,\"\"]", "draw.nonces[1]: a nonce has");
    check("\"b-52_x\",null]", "null]", "draw.nonces: 1 items: 2 are needed");
    check("null]", "null,null]", "draw.nonces: 3 items: 2 are needed");
}

#[test]
fn a_draw_has_a_place_for_every_seat() {
    let fault = header(starts()[1]).with_draw(draw(&[None, None])).unwrap_err();
    assert!(matches!(fault, HeaderFault::Field(_)));
    assert_eq!(fault.to_string(), "draw.nonces: 2 items: 3 are needed");
}

#[test]
fn a_seed_is_not_printed_for_developers() {
    let told = format!("{:?} {:#?}", drawn(), draw(&[None]));
    assert!(told.contains("c0c0c0") && !told.contains("5e5e"), "the commitment may be seen");
    assert!(!told.contains("94, 94"), "nor is it printed as numbers");
}

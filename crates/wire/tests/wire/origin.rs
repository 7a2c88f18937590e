//! Records of games that go on from others: version 3.

use traumfabrik_wire::record::{Origin, RecordDraw, VERSION};
use traumfabrik_wire::{Header, Record, read};

use crate::support::{header, record, starts};

fn draw(game: &str) -> RecordDraw {
    RecordDraw::new(game, [0xc0; 32], [0x5e; 32], vec![Some("b-52".to_owned()), None]).unwrap()
}

/// A game of two that goes on from one that went on from another.
fn going_on() -> Header {
    let origin = vec![Origin::new(9, draw("first")), Origin::new(21, draw("second"))];
    header(starts()[0]).with_origin(origin).unwrap()
}

const SECOND: &str = r#"{"moves":21,"draw":{"method":"chacha20-1","game":"second","#;

#[test]
fn an_origin_is_written_and_read_with_version_three_whether_the_draw_is_told_or_not() {
    for header in [going_on(), going_on().with_draw(draw("third")).unwrap()] {
        assert_eq!(header.version(), VERSION);
        let text = String::from_utf8(record(&header, 1)).unwrap();
        assert!(text.starts_with(r#"{"format":"traumfabrik-record","version":3,"#));
        assert!(text.contains(SECOND));
        let found: Record = read(text.as_bytes()).unwrap();
        assert_eq!(found.header, header);
        let games = found.header.origin().iter().map(|it| (it.n_moves(), it.draw().game()));
        assert_eq!(games.collect::<Vec<_>>(), [(9, "first"), (21, "second")]);
    }
    let fresh = going_on().with_origin(Vec::new()).unwrap();
    assert_eq!((fresh.version(), fresh), (1, header(starts()[0])));
}

#[track_caller]
fn check(from: &str, to: &str, phrase: &str) {
    let text = String::from_utf8(record(&going_on(), 1)).unwrap();
    assert!(text.contains(from), "{from}");
    let fault = read(text.replacen(from, to, 1).as_bytes()).unwrap_err();
    assert_eq!(fault.line, 1);
    assert!(fault.to_string().contains(phrase), "{fault}");
}

#[test]
fn damaged_origins() {
    check("\"version\":3", "\"version\":1", "origin: there is none before version 3");
    check("\"version\":3", "\"version\":2", "draw: version 2 tells it, 1 does not");
    let order = "each game was left later than the one before it, and after a move at least";
    check("\"moves\":9", "\"moves\":0", &format!("origin[0].moves: {order}"));
    check("\"moves\":9", "\"moves\":21", &format!("origin[1].moves: {order}"));
    check("\"moves\":21", "\"moves\":10000", &format!("origin[1].moves: {order}"));
    check("\"moves\":9", "\"moves\":-1", "origin[0].moves: -1 is out of bounds");
    check("\"moves\":9,", "", "missing field `moves`");
    check("\"moves\":9,", "\"moves\":9,\"who\":1,", "unknown field `who`");
    check("\"game\":\"second\"", "\"game\":\"\"", "origin[1].draw.game: a game's name has");
    check("[\"b-52\",null]", "[null]", "origin[0].draw.nonces: 1 items: 2 are needed");
    check("\"5e5e", "\"5e", "origin[0].draw.seed: 64 hexadecimal digits");
}

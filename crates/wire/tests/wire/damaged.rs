//! Damaged and foreign records: each edit, the line that is named, and a phrase of what is said.

use traumfabrik_wire::read;
use traumfabrik_wire::record::{LINE_MAX, VerifyError, verify_stream};

use crate::support::{header, record, starts};

/// The record that is damaged. Line 2 is the start, line 6 the first action.
fn sound() -> String {
    String::from_utf8(record(&header(starts()[3]), 0)).unwrap()
}

#[track_caller]
fn check_bytes(text: &[u8], line: usize, phrase: &str) {
    let fault = read(text).unwrap_err();
    assert_eq!(fault.line, line, "{fault}");
    assert!(fault.to_string().contains(phrase), "{fault}");
    let Err(VerifyError::Record(streamed)) = verify_stream(text) else {
        panic!("verifying has to stop at the same place")
    };
    assert_eq!(streamed.to_string(), fault.to_string());
}

/// Replaces the first `from` of a line.
#[track_caller]
fn check(line: usize, from: &str, to: &str, phrase: &str) {
    let text = sound();
    let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
    assert!(lines[line - 1].contains(from), "{}", lines[line - 1]);
    lines[line - 1] = lines[line - 1].replacen(from, to, 1);
    check_bytes(lines.concat().as_bytes(), line, phrase);
}

#[test]
fn foreign_files_are_not_records() {
    for foreign in [
        "hello\n",
        "\n",
        "{}\n",
        "[1,2]\n",
        "7",
        "{\"format\":\"other\",\"version\":1}\n",
        "{\"format\":1}\n",
        "<html>",
        "{\"a\":",
    ] {
        check_bytes(foreign.as_bytes(), 1, "not a game record");
    }
    check_bytes(b"", 1, "the file is empty");
    check_bytes(b"\xff\xfe{\n", 1, "column 1: not UTF-8");
}

#[test]
fn versions() {
    check(
        1,
        "\"version\":1",
        "\"version\":4",
        "version 4 is newer than this program understands (3)",
    );
    check(1, "\"version\":1", "\"version\":3", "origin: version 3 tells one, 1 and 2 do not");
    check(1, "\"version\":1", "\"version\":2", "draw: version 2 tells it, 1 does not");
    check(1, "\"version\":1", "\"version\":0", "there is no such version");
    check(1, "\"version\":1", "\"version\":\"1\"", "there is no such version");
    check(1, "\"version\":1,", "", "there is no such version");
}

#[test]
fn headers() {
    check(1, "\"seats\":5", "\"seats\":6", "seats: 6 is out of bounds: 2 to 5 is possible");
    check(1, "\"seats\":5", "\"seats\":4", "players: 5 items: 4 are needed");
    check(1, "\"seats\":5", "\"seats\":5.5", "expected a whole number");
    check(1, "\"seats\":5,", "", "missing field `seats`");
    check(1, "\"seats\":5", "\"seats\":5,\"sofas\":1", "unknown field `sofas`");
    check(1, "\"face_up\"", "\"upside_down\"", "unknown variant `upside_down`");
    check(1, "\"by_seat\"", "\"by_luck\"", "a list such as [3,1,4]");
    check(1, "\"by_seat\"", "[1,2,3,4,4]", "{\"type\":\"studio_twice\",\"studio\":4}");
    check(1, "\"by_seat\"", "[1,2,3]", "{\"type\":\"deal_count\",\"expected\":5,\"found\":3}");
    check(1, "\"by_seat\"", "[1,2,3,4,6]", "studios[4]: 6 is out of bounds: 1 to 5 is possible");
    check(1, "\"first_lead\":1", "\"first_lead\":5", "first_lead: 5 is out of bounds");
    check(1, "\"first_lead\":1", "\"first_lead\":null", "\"random\" or the number of a seat");
    check(1, "\"box_hash\":\"", "\"box_hash\":\"0", "box_hash: a hash has 64 hexadecimal digits");
}

#[test]
fn boxes() {
    check(
        1,
        "\"purse\":12",
        "\"purse\":16",
        "box: a purse of 16 for each of 4 seats is not possible",
    );
    check(
        1,
        "\"legend\":true",
        "\"legend\":false",
        "box: 3 chips are legends; there have to be four",
    );
    check(1, "chip-01", "chip-00", "box: chips[1].id: no two pieces may share a name");
    // All faults are told, not only the first.
    check(
        1,
        "\"purse\":12,\"purse_with_five\":10",
        "\"purse\":0,\"purse_with_five\":99",
        "a purse of 0",
    );
    check(
        1,
        "\"purse\":12,\"purse_with_five\":10",
        "\"purse\":0,\"purse_with_five\":99",
        "; a purse of 99",
    );
    check(1, "\"kind\":\"director\"", "\"kind\":\"dictator\"", "unknown variant `dictator`");
    check(1, "\"stars\":4", "\"stars\":4e99", "number");
}

#[test]
fn entries() {
    check(2, "\"seq\":1", "\"seq\":2", "seq: 2 stands here, where entry 1 is expected");
    check(9, "\"seq\":8", "\"seq\":7", "seq: 7 stands here, where entry 8 is expected");
    check(9, "\"seq\":8", "\"seq\":0", "seq: 0 is out of bounds: 1 to 10000 is possible");
    check(9, "\"seq\":8", "\"seq\":-8", "seq: -8 is out of bounds");
    check(9, "\"seq\":8,", "", "missing field `seq`");
    check(9, "\"seq\":8", "\"seq\":8,\"at\":3", "unknown field `at`");
    check(9, "\"events\"", "\"facts\"", "unknown field `facts`");
    check(2, "\"start\":true", "\"start\":false", "start: only true is possible");
    check(2, "\"start\":true,", "", "deal: an entry has a cause");
    check(6, "\"seat\":1,", "", "seat: an entry with an action says whose it is");
    check(6, "\"seat\":1", "\"seat\":5", "seat: 5 is out of bounds: 0 to 4 is possible");
    check(6, "\"action\":{", "\"start\":true,\"action\":{", "one cause only");
    check(3, "\"deal\":{", "\"seat\":1,\"deal\":{", "one cause only");
    check(4, "\"chip\":0", "\"chip\":93", "deal.chip: 93 is out of bounds: 0 to 92 is possible");
    check(
        5,
        "\"type\":\"lots_dealt\",\"chips\":[4",
        "\"type\":\"lots_dealt\",\"chips\":[-4",
        "events[0].chips[0]: -4 is out of bounds",
    );
    check(
        5,
        "\"type\":\"lots_dealt\",\"chips\":[4",
        "\"type\":\"lots_dealt\",\"chips\":[4,92",
        "events[0].chips: 13 items are too many: 12 at most",
    );
    check(5, "\"location\":0", "\"location\":8", "events[1].location: 8 is out of bounds");
    check(5, "arrived", "departed", "unknown variant `departed`");
    check(5, "\"location\":0", "\"location\":\"0\"", "expected a whole number");
}

#[test]
fn lines_that_are_not_entries() {
    check(9, "{", "", "expected an entry");
    check(9, "}\n", "}}\n", "not JSON: trailing characters");
    check(9, "}\n", "\n", "the record is cut off here");
    check(9, "{", "\n{", "the line is empty");
    check(9, "{\"seq\"", "{\"seq\" \u{fffd}", "column 8: not JSON");
    check(9, "\"seq\"", &format!("\"{}\"", "q".repeat(LINE_MAX)), "longer than 1048576 bytes");
    let mut text = sound().into_bytes();
    let end_of_line_8 = text.iter().enumerate().filter(|(_, b)| **b == b'\n').nth(7).unwrap().0;
    text[end_of_line_8 + 3] = 0xff;
    check_bytes(&text, 9, "column 3: not UTF-8");
    let nested = format!("{}{}\n", "[".repeat(5000), "]".repeat(5000));
    check(9, "[", &nested, "column");
}

#[test]
fn a_record_that_ends_within_a_line_is_cut_off_there() {
    let text = sound();
    let ends: Vec<usize> = text.match_indices('\n').map(|(idx, _)| idx).collect();
    for line in [1, 2, 6, 40, ends.len()] {
        let (begin, end) = (if line == 1 { 0 } else { ends[line - 2] + 1 }, ends[line - 1]);
        // Behind the brackets, in the middle, and where only the end of the line is missing. A
        // header has to be long enough to be known as one.
        for at in [begin + 60, (begin + end) / 2, end - 1, end] {
            check_bytes(&text.as_bytes()[..at], line, "the record is cut off here");
        }
    }
}

#[track_caller]
fn untrue(line: usize, from: &str, to: &str, phrase: &str) {
    let text = sound();
    let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
    assert!(lines[line - 1].contains(from), "{}", lines[line - 1]);
    lines[line - 1] = lines[line - 1].replacen(from, to, 1);
    let fault = verify_stream(lines.concat().as_bytes()).unwrap_err();
    let VerifyError::Untrue { line: found, .. } = &fault else { panic!("{fault}") };
    assert_eq!(*found, line, "{fault}");
    assert!(fault.to_string().contains(phrase), "{fault}");
}

#[test]
fn records_that_can_be_read_but_are_not_true() {
    untrue(1, "\"stars\":4", "\"stars\":3", "box_hash: expected ");
    untrue(
        2,
        "\"seat\":1",
        "\"seat\":2",
        "fact 1: expected {\"type\":\"lead_assigned\",\"seat\":1}, found {\"type\":\"lead_assigned\",\"seat\":2}",
    );
    untrue(
        2,
        ",{\"type\":\"studios_assigned\",\"studios\":[1,2,3,4,5]}",
        "",
        "fact 2: expected {\"type\":\"studios_assigned\",\"studios\":[1,2,3,4,5]}, found no more facts",
    );
    untrue(
        3,
        "}]",
        "},{\"type\":\"lot_withdrawn\"}]",
        "fact 2: expected no more facts, found {\"type\":\"lot_withdrawn\"}",
    );
    untrue(
        4,
        "\"deal\":{\"type\":\"legend\",\"chip\":0}",
        "\"deal\":{\"type\":\"lead\",\"seat\":0}",
        "the rules refuse this: {\"type\":\"wrong_deal\",\"ask\":{\"type\":\"legend\"}}",
    );
    untrue(
        4,
        "\"deal\":{\"type\":\"legend\",\"chip\":0}",
        "\"start\":true",
        "\"start\" is expected first",
    );
    untrue(
        6,
        "\"seat\":1,\"action\"",
        "\"seat\":2,\"action\"",
        "the rules refuse this: {\"type\":\"not_your_turn\",\"due\":{\"type\":\"seat\",\"seat\":1}}",
    );
}

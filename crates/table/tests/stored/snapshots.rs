//! A table that was written down and read again is the same table, at every entry of every log.

use traumfabrik_table::{LogEntry, Table, Teller};

use crate::stored;

#[test]
fn a_table_can_be_resumed_after_every_entry() {
    for (file, lines) in stored() {
        let entries: Vec<LogEntry> = lines.iter().map(|line| line.entry(&file)).collect();
        let id = lines[0].view["game"].as_str().expect("a name");
        let id = || id.parse().expect("a name");
        let mut table = Table::open(id(), &entries[0]).expect("it opens");
        let mut teller = Teller::default();
        teller.note(&entries[0]);
        // One that was written down and read again after every entry.
        let mut resumed = (table.clone(), teller.clone());
        for (idx, entry) in entries.iter().enumerate() {
            if idx > 0 {
                table.apply(entry).expect("it follows");
                teller.note(entry);
                resumed.0.apply(entry).expect("it follows");
                resumed.1.note(entry);
            }
            let snapshot = table.snapshot(&teller);
            assert_eq!(resumed.0.snapshot(&resumed.1), snapshot, "{file}: entry {}", entry.seq);
            resumed = Table::resume(id(), &entries[0], &snapshot).expect("a table");
            assert_eq!(resumed.0.snapshot(&resumed.1), snapshot, "{file}: entry {}", entry.seq);
            assert_eq!(resumed, (table.clone(), teller.clone()), "{file}: entry {}", entry.seq);
        }
        assert!(table.moves().eq(resumed.0.moves()), "{file}");
    }
}

#[test]
fn what_is_no_snapshot_is_refused() {
    let (file, lines) = stored().swap_remove(2);
    let first = lines[0].entry(&file);
    let id = || "game".parse().expect("a name");
    let mut table = Table::open(id(), &first).expect("it opens");
    let mut teller = Teller::default();
    teller.note(&first);
    for line in &lines[1..20] {
        table.apply(&line.entry(&file)).expect("it follows");
        teller.note(&line.entry(&file));
    }
    let snapshot = table.snapshot(&teller);
    assert!(Table::resume(id(), &first, &snapshot).is_ok());
    for (from, to) in [
        ("\"seq\":", "\"number\":"),
        ("\"middle\":", "\"middle\":1"),
        (
            "\"chairs\":[{",
            "\"chairs\":[{\"sitter\":null,\"studio\":null,\"nonce\":null,\"away\":null},{",
        ),
        ("\"left_ms\":", "\"right_ms\":"),
        ("}", ""),
    ] {
        let spoiled = snapshot.replacen(from, to, 1);
        assert_ne!(spoiled, snapshot, "{from}");
        assert!(Table::resume(id(), &first, &spoiled).is_err(), "{from}");
    }
}

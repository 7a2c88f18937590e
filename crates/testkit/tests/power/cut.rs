//! What is there after a power cut.

use std::fs;
use std::sync::mpsc::Receiver;

use rusqlite::{Connection, OpenFlags};
use tempfile::TempDir;

use crate::disk::Cut;

/// The way to the real disk.
const REAL_VFS: &str = "unix";

/// What was looked for, and what was lost.
#[derive(Debug, Default)]
pub(crate) struct Losses {
    pub(crate) n_cuts: usize,
    /// How many acknowledged entries were looked for.
    pub(crate) n_acked: u64,
    /// Games, the last entry that was acknowledged, and the last one that is there.
    pub(crate) lost: Vec<(String, u32, u32)>,
}

/// Opens what each power cut left, as a server would that starts again.
pub(crate) fn look(cuts: &Receiver<Cut>, n_cuts: usize) -> Losses {
    let mut losses = Losses::default();
    for cut in cuts.iter().take(n_cuts) {
        look_at(&cut, &mut losses);
    }
    losses
}

fn look_at(cut: &Cut, losses: &mut Losses) {
    losses.n_cuts += 1;
    let folder = TempDir::new().expect("a folder");
    for (name, bytes) in &cut.files {
        fs::write(folder.path().join(name), bytes).expect("written");
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE;
    let path = folder.path().join("games.db");
    let conn = Connection::open_with_flags_and_vfs(path, flags, REAL_VFS).expect("it opens");
    let is_sound = conn.query_row("pragma integrity_check", [], |row| row.get::<_, String>(0));
    assert_eq!(is_sound.as_deref(), Ok("ok"), "the database is damaged");
    // Who syncs nothing may lose the tables themselves.
    let has_log = conn.table_exists(Some("main"), "entry").expect("an answer");
    for (game, &acked) in &cut.acked {
        losses.n_acked += u64::from(acked);
        let last = if has_log { last_entry(&conn, game) } else { 0 };
        if last < acked {
            losses.lost.push((game.clone(), acked, last));
        }
    }
}

/// The last entry of a game; none is missing before it.
fn last_entry(conn: &Connection, game: &str) -> u32 {
    let sql = "select count(*), coalesce(max(seq), 0) from entry where game_id = ?1";
    let found = conn.query_row(sql, [game], |row| Ok((row.get(0)?, row.get(1)?)));
    let (n_entries, last): (u32, u32) = found.expect("an answer");
    assert_eq!(n_entries, last, "{game} has gaps");
    last
}

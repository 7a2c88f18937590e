//! Holds the log against what the world was told, and against itself.

use std::collections::{BTreeMap, BTreeSet};

use traumfabrik_rules::Action;
use traumfabrik_store::{GameId, Outage, Store, StoredEntry, Time};
use traumfabrik_table::{LogEntry, Sitter, Status, Table, TableEvent};
use traumfabrik_wire::{Move, MoveCause, hex, state_hash};

use crate::witness::Told;

/// A node reads the store's clock now and then, and may be a little behind it.
const CLOCK_LAG_MS: i64 = 1000;
/// A pause that is no longer than this is no outage.
const PAUSE_MAX_MS: i64 = 8_000;

/// What was found in the logs of all games.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Found {
    pub(crate) n_games: usize,
    pub(crate) n_entries: usize,
    /// Entries with actions for several chips.
    pub(crate) n_with_several_chips: usize,
    /// Bids that a seat made by itself while a person held it: orders.
    pub(crate) n_by_order: usize,
    pub(crate) n_takeovers: usize,
    pub(crate) n_credited: usize,
}

/// Reads every log of a store, and compares all of it with all that was told.
pub(crate) async fn judge(store: &Store, told: &Told) -> Found {
    let outages = store.outages(Time(0)).await.expect("the outages");
    let (mut found, mut logs, mut after) = (Found::default(), BTreeMap::new(), None);
    loop {
        let page = store.all_games(None, 100, after.as_ref()).await.expect("the games");
        let Some(last) = page.last() else { break };
        after = Some(last.game.clone());
        for row in &page {
            let log = store.entries(&row.game, 0).await.expect("a log");
            let table = fold(&row.game, &log, &outages, &mut found);
            assert_eq!(row.seq, table.seq(), "what lists show of {} is as long", row.game);
            let is_over = table.status() == Status::Over;
            let game = row.game.to_string();
            assert!(is_over || !told.games.contains(&game), "{game} did not come to its end");
            logs.insert(game, log);
        }
    }
    compare(&logs, told);
    found
}

/// Everything that was told is in the logs, and what was refused is not.
fn compare(logs: &BTreeMap<String, Vec<StoredEntry>>, told: &Told) {
    let entry = |game: &str, seq: u32| logs.get(game)?.get(seq.checked_sub(1)? as usize);
    for ((game, seq), (at, body)) in &told.shown {
        let kept = entry(game, *seq).map(|kept| (kept.at.0, kept.body.as_str()));
        assert_eq!(kept, Some((*at, body.as_str())), "entry {seq} of {game} was shown");
    }
    for ((game, command), seq) in &told.acked {
        let kept = entry(game, *seq).map(|kept| kept.command.as_str());
        assert_eq!(kept, Some(command.as_str()), "entry {seq} of {game} was acknowledged");
    }
    for (game, log) in logs {
        for entry in log {
            let command = (game.clone(), entry.command.to_string());
            let is_refused = told.refused.contains(&command) && !told.acked.contains_key(&command);
            assert!(!is_refused, "{command:?} was refused, but is in the log");
            // What else there is happened by itself.
            let is_by_person = command.1.starts_with("p.");
            let is_known = told.sent.contains(&command) || is_by_server(&command.1);
            assert!(is_known || !is_by_person, "nobody sent {command:?}");
        }
    }
}

/// Whether the server gave a person's command its name, as it does when a table is made.
fn is_by_server(command: &str) -> bool {
    let id = command.rsplit('.').next().unwrap_or_default();
    id == "sit" || id.starts_with("bot-")
}

/// The table that a log makes. Nothing is missing, nothing is there twice, every state is the one
/// that was written down, and time that nobody could use is given back before anything else
/// happens.
fn fold(game: &GameId, log: &[StoredEntry], outages: &[Outage], found: &mut Found) -> Table {
    let seqs: Vec<u32> = log.iter().map(|entry| entry.seq).collect();
    assert_eq!(seqs, (1..=log.len() as u32).collect::<Vec<_>>(), "{game} has no gaps");
    let commands: BTreeSet<_> = log.iter().map(|entry| &entry.command).collect();
    assert_eq!(commands.len(), log.len(), "no command is in {game} twice");
    let mut table: Option<Table> = None;
    for stored in log {
        let command = stored.command.clone();
        let entry = LogEntry::read(stored.seq, command, stored.at, stored.version, &stored.body);
        let entry = entry.expect("it can be read");
        let table = match &mut table {
            Some(table) => {
                check_time(table, &entry, outages);
                note(table, &entry, found);
                table.apply(&entry).expect("it follows");
                table
            }
            None => table.insert(open(game, &entry)),
        };
        let hash = table.game().map(|game| hex(&state_hash(&game)));
        assert_eq!(stored.state_hash, hash, "the state after entry {} of {game}", stored.seq);
    }
    found.n_games += 1;
    found.n_entries += log.len();
    table.unwrap_or_else(|| panic!("{game} has no entries"))
}

fn open(game: &GameId, entry: &LogEntry) -> Table {
    Table::open(game.clone(), entry).expect("it opens the table")
}

/// While a clock runs, time that nobody could use is given back: all of it, and nothing else. Where
/// a clock was set during a pause that was too short for an outage, it looks like one, and whoever
/// was there gives back what was left out and not the pause.
fn check_time(before: &Table, entry: &LogEntry, outages: &[Outage]) {
    let lost_until = |end: Time| -> i64 {
        let known = outages.iter().filter(|outage| outage.to <= end);
        known.map(|outage| outage.to.since(outage.from.max(before.at()))).sum()
    };
    let (given, lost) = match entry.event {
        TableEvent::Credited { ms } => (ms, lost_until(entry.at.plus(CLOCK_LAG_MS))),
        _ => (0, lost_until(entry.at)),
    };
    let is_running = before.clocks().running().is_some();
    let expected = if is_running { lost } else { 0 };
    let pause = expected - given;
    assert!(
        (0..=PAUSE_MAX_MS).contains(&pause),
        "entry {} of {} gives back {given} ms of {expected}",
        entry.seq,
        before.id()
    );
}

fn note(before: &Table, entry: &LogEntry, found: &mut Found) {
    match &entry.event {
        TableEvent::TakenOver { seat, .. } => {
            assert_eq!(before.chair(*seat).away, None, "entry {} takes over twice", entry.seq);
            found.n_takeovers += 1;
        }
        TableEvent::Returned { seat } => {
            assert!(before.chair(*seat).away.is_some(), "entry {} returns twice", entry.seq);
        }
        TableEvent::Credited { .. } => found.n_credited += 1,
        TableEvent::Played { seat, moves, .. } => {
            let actions: Vec<Action> = moves.iter().filter_map(action).collect();
            found.n_with_several_chips += usize::from(actions.len() > 1);
            let by_itself = entry.command.as_str().starts_with("a.");
            let is_bid = matches!(actions[..], [Action::Bid(_)]);
            let by_order = by_itself && is_bid && before.chair(*seat).plays_itself();
            found.n_by_order += usize::from(by_order);
        }
        TableEvent::Seated { seat, sitter, .. } => {
            let is_free = match &before.chair(*seat).sitter {
                None => true,
                other @ Some(Sitter::Person { .. }) => other.as_ref() == Some(sitter),
                Some(Sitter::Bot { .. }) => false,
            };
            assert!(is_free, "entry {} seats somebody on somebody else's lap", entry.seq);
        }
        TableEvent::Opened { .. }
        | TableEvent::Vacated { .. }
        | TableEvent::Ready { .. }
        | TableEvent::Started { .. }
        | TableEvent::Proposed { .. }
        | TableEvent::Voted { .. }
        | TableEvent::Vacation { .. }
        | TableEvent::Closed { .. } => {}
    }
}

fn action(step: &Move) -> Option<Action> {
    match step.cause {
        MoveCause::Action { action, .. } => Some(action),
        MoveCause::Start | MoveCause::Deal(_) => None,
    }
}

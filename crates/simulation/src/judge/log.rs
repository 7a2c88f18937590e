//! The log itself: numbers without gaps, commands that somebody sent and that are there once, and
//! hashes that folding gives.

use std::sync::Arc;

use traumfabrik_room::KeptEntry;
use traumfabrik_table::{LogEntry, Table};
use traumfabrik_wire::{hex, state_hash};

use crate::Promise;
use crate::queue::Life;
use crate::world::World;

impl World {
    /// An entry was written.
    pub(crate) fn judge_entry(&mut self, life: Life, kept: &KeptEntry) {
        if kept.seq as usize != self.judges.tables.len() + 1 {
            let what = format!("entry {} follows {}", kept.seq, self.judges.tables.len());
            return self.judges.find(self.now, Promise::Once, what);
        }
        if let Some(seq) = self.judges.commands.insert(kept.command.clone(), kept.seq) {
            let what = format!("{} makes entries {seq} and {}", kept.command, kept.seq);
            return self.judges.find(self.now, Promise::Once, what);
        }
        if !self.was_sent(kept) {
            let what = format!("nobody sent {}", kept.command);
            return self.judges.find(self.now, Promise::Once, what);
        }
        let before = Arc::clone(self.judges.last_table());
        let mut after = Table::clone(&before);
        let entry =
            LogEntry::read(kept.seq, kept.command.clone(), kept.at, kept.version, &kept.body);
        let entry = match entry.and_then(|entry| after.apply(&entry).map(|()| entry)) {
            Ok(entry) => entry,
            Err(fault) => return self.judges.find(self.now, Promise::Fold, fault.to_string()),
        };
        let hash = after.game().map(|game| hex(&state_hash(&game)));
        if hash != kept.state_hash {
            let what = format!("entry {} was kept with the hash of another game", kept.seq);
            return self.judges.find(self.now, Promise::Fold, what);
        }
        self.judge_time(life, &before, &entry);
        self.judges.tables.push(Arc::new(after));
        self.judges.committed_at.push(self.now);
    }

    /// Something was said. Nobody in these histories says the same twice.
    pub(crate) fn judge_said_once(&mut self) {
        if let [before @ .., last] = &self.store.chat[..]
            && let Some(twin) =
                before.iter().find(|it| (&it.person, &it.text) == (&last.person, &last.text))
        {
            let what = format!("{} is heard to say {:?} twice", last.person, twin.text);
            self.judges.find(self.now, Promise::Once, what);
        }
    }

    /// Whether somebody sent the command of an entry, or it is one that tables give themselves.
    fn was_sent(&self, kept: &KeptEntry) -> bool {
        let mut parts = kept.command.as_str().splitn(3, '.');
        let (kind, person, id) = (parts.next(), parts.next(), parts.next());
        match (kind, person, id) {
            (Some("a"), ..) => true,
            (Some("p" | "r"), Some(person), Some(id)) => {
                let client = id.split('-').next().and_then(|number| number.parse().ok());
                client.is_some_and(|client: usize| {
                    let owner = self.clients[client].person.as_ref();
                    owner.is_some_and(|owner| owner.as_str() == person)
                        && self.judges.wanted.contains_key(&(client, id.to_owned()))
                })
            }
            _ => false,
        }
    }
}

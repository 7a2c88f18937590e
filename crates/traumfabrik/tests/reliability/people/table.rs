//! What a client knows of a table: what it was told last, changed by all that it was told since.

use serde_json::{Map, Value};

use crate::witness::{Witness, number};

/// A table as a client knows it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known {
    pub(crate) game: String,
    /// The last entry that it was told of.
    pub(crate) seq: u32,
    pub(crate) table: Map<String, Value>,
    pub(crate) view: Map<String, Value>,
}

impl Known {
    pub(crate) fn new(game: &str) -> Self {
        Self { game: game.to_owned(), ..Self::default() }
    }

    /// Takes note of everything, as it comes when a socket is opened. What was known before has
    /// to be true still.
    pub(crate) fn sync(&mut self, sync: &Value, witness: &Witness) {
        let entries = sync["entries"].as_array().expect("entries");
        for entry in entries {
            witness.shown(&self.game, entry);
        }
        let seq = number(&sync["table"]["seq"]);
        assert!(seq >= self.seq, "{} went back from entry {} to {seq}", self.game, self.seq);
        let seqs: Vec<u32> = entries.iter().map(|entry| number(&entry["seq"])).collect();
        let missing: Vec<u32> = (self.seq + 1..=seq).collect();
        assert_eq!(seqs, missing, "just what was missing in {}", self.game);
        self.seq = seq;
        self.table = sync["table"].as_object().cloned().expect("a table");
        self.view = sync["view"].as_object().cloned().unwrap_or_default();
    }

    /// Takes note of an entry.
    pub(crate) fn entry(&mut self, entry: &Value, witness: &Witness) {
        witness.shown(&self.game, entry);
        let seq = number(&entry["seq"]);
        assert_eq!(seq, self.seq + 1, "entries of {} come one by one", self.game);
        self.seq = seq;
        for (known, changes) in [(&mut self.table, "table"), (&mut self.view, "view")] {
            for (field, value) in entry[changes].as_object().into_iter().flatten() {
                known.insert(field.clone(), value.clone());
            }
        }
    }

    /// The turn that it is.
    pub(crate) fn turn(&self) -> u32 {
        number(&self.table["turn"])
    }

    /// Whether the game goes on.
    pub(crate) fn is_running(&self) -> bool {
        self.table.get("stage").is_none_or(|stage| stage == "running")
    }

    /// The quarter and the stop; none before the first.
    pub(crate) fn stop(&self) -> Option<(u64, u64)> {
        Some((self.view.get("quarter")?.as_u64()?, self.view.get("location")?.as_u64()?))
    }
}

//! Tables written down as they stand, so that whoever opens a game need not go through its log.

use std::sync::Arc;

use traumfabrik_table::{Table, Teller};

use crate::Output;
use crate::open::Open;

/// Whoever lets go of a table keeps a snapshot of it if so large a share of the entries that make
/// one have been added.
const LAST_SHARE: u32 = 4;

/// A table at one moment. It is written down by whoever keeps it: that takes a while.
#[derive(Clone, Debug)]
pub struct Snapshot {
    table: Arc<Table>,
    teller: Teller,
}

impl Snapshot {
    /// The number of the last entry.
    pub fn seq(&self) -> u32 {
        self.table.seq()
    }

    /// The table written down.
    pub fn text(&self) -> String {
        self.table.snapshot(&self.teller)
    }
}

impl Open {
    /// Has a snapshot kept, if enough has happened since the last one. Of several nodes the one
    /// that makes an entry does.
    pub(crate) fn keep_snapshot(&mut self, out: &mut Vec<Output>) {
        if self.n_since_kept() >= self.settings.snapshot_every {
            self.kept_seq = self.table.seq();
            out.push(Output::Keep(Box::new(self.snapshot())));
        }
    }

    /// A snapshot of a table that is let go.
    pub(crate) fn last_snapshot(&self) -> Option<Snapshot> {
        let is_wanted = self.n_since_kept() >= self.settings.snapshot_every / LAST_SHARE;
        is_wanted.then(|| self.snapshot())
    }

    fn n_since_kept(&self) -> u32 {
        self.table.seq().saturating_sub(self.kept_seq)
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot { table: Arc::clone(&self.table), teller: self.teller.clone() }
    }
}

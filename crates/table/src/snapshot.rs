//! A table written down as it stands, so that it can be opened without going through its log.
//!
//! The log stays the truth: a snapshot follows from it, can be thrown away at any time, and is only
//! worth something to whoever has made sure that it belongs to the log.

use std::borrow::Cow;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use traumfabrik_rules::{BySeat, Seat, SeatSet, Setup};
use traumfabrik_wire::json;

use crate::clock::Clocks;
use crate::table::{Chair, Turn};
use crate::{GameId, LogEntry, LogFault, Pending, SeatClock, Status, Table, Teller, Time};

/// A table, but for its name and for what its first entry says.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Snapshot<'t> {
    seq: u32,
    at: Time,
    turn: u32,
    turn_at: Time,
    status: Status,
    chairs: Cow<'t, [Chair]>,
    ready: SeatSet,
    setup: Option<json::Setup>,
    #[serde(serialize_with = "write_line", deserialize_with = "read_line")]
    line: Cow<'t, [Arc<Turn>]>,
    clocks: ClocksWritten,
    motion: Option<Pending>,
    studios: Cow<'t, Option<Vec<u8>>>,
    seed: Cow<'t, Option<String>>,
    n_taken_back: u32,
    teller: Cow<'t, Teller>,
}

/// What clocks show; the plan says how they run.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ClocksWritten {
    seats: Vec<SeatClock>,
    running: Option<Seat>,
    at: Time,
}

/// Snapshots.
impl Table {
    /// The version of the text that [`Table::snapshot`] makes. Whatever is added to what is written
    /// down in it, moves and facts included, gets another number: snapshots of another version are
    /// not read, since their log is there.
    pub const SNAPSHOT_VERSION: u32 = 2;

    /// The table written down, with whoever tells its log.
    ///
    /// # Panics
    /// Never: every table has a JSON text.
    pub fn snapshot(&self, teller: &Teller) -> String {
        // A field that is forgotten here does not compile.
        let Self {
            id: _,
            plan: _,
            status,
            chairs,
            ready,
            position: _,
            line,
            clocks,
            motion,
            studios,
            seed,
            n_taken_back,
            seq,
            turn,
            turn_at,
            at,
        } = self;
        let written = Snapshot {
            seq: *seq,
            at: *at,
            turn: *turn,
            turn_at: *turn_at,
            status: *status,
            chairs: Cow::Borrowed(chairs),
            ready: *ready,
            setup: self.game().map(|game| json::Setup::from(&game.setup())),
            line: Cow::Borrowed(line),
            clocks: ClocksWritten::from(clocks),
            motion: *motion,
            studios: Cow::Borrowed(studios),
            seed: Cow::Borrowed(seed),
            n_taken_back: *n_taken_back,
            teller: Cow::Borrowed(teller),
        };
        serde_json::to_string(&written).expect("every table has a JSON text")
    }

    /// The table that was written down, and whoever tells its log. All else is in its first entry.
    ///
    /// # Errors
    /// If the text is no table that began like this.
    pub fn resume(
        id: GameId,
        first: &LogEntry,
        snapshot: &str,
    ) -> Result<(Self, Teller), LogFault> {
        let opened = Self::open(id, first)?;
        let fault = |seq: u32, what: String| {
            let what = format!("snapshot: {what}");
            LogFault::Damaged { seq, what }
        };
        let written: Snapshot<'_> =
            serde_json::from_str(snapshot).map_err(|error| fault(1, error.to_string()))?;
        let fault = |what: &dyn std::fmt::Display| fault(written.seq, what.to_string());
        if written.chairs.len() != opened.chairs.len() {
            return Err(fault(&"it has other seats"));
        }
        let position = match &written.setup {
            None => None,
            Some(setup) => {
                let setup = Setup::try_from(setup).map_err(|error| fault(&error))?;
                let game = setup.game(opened.header().edition());
                Some(game.map_err(|_| fault(&"the game cannot stand like this"))?.position())
            }
        };
        let clocks = written.clocks.restored(&opened.clocks);
        let table = Self {
            id: opened.id,
            plan: opened.plan,
            status: written.status,
            position,
            clocks: clocks.ok_or_else(|| fault(&"there are clocks for other seats"))?,
            chairs: written.chairs.into_owned(),
            ready: written.ready,
            line: written.line.into_owned(),
            motion: written.motion,
            studios: written.studios.into_owned(),
            seed: written.seed.into_owned(),
            n_taken_back: written.n_taken_back,
            seq: written.seq,
            turn: written.turn,
            turn_at: written.turn_at,
            at: written.at,
        };
        Ok((table, written.teller.into_owned()))
    }
}

impl From<&Clocks> for ClocksWritten {
    fn from(clocks: &Clocks) -> Self {
        Self { seats: clocks.seats.0.to_vec(), running: clocks.running, at: clocks.at }
    }
}

impl ClocksWritten {
    /// Clocks that show this, and run by the same rule as others.
    fn restored(&self, fresh: &Clocks) -> Option<Clocks> {
        let mut clocks = *fresh;
        clocks.seats = BySeat(self.seats.as_slice().try_into().ok()?);
        (clocks.running, clocks.at) = (self.running, self.at);
        Some(clocks)
    }
}

fn write_line<S: Serializer>(line: &[Arc<Turn>], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(line.iter().map(Arc::as_ref))
}

fn read_line<'de, D: Deserializer<'de>>(from: D) -> Result<Cow<'static, [Arc<Turn>]>, D::Error> {
    let turns = Vec::<Turn>::deserialize(from)?;
    Ok(turns.into_iter().map(Arc::new).collect())
}

//! Reading a table, and catching up with what others did.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::AbortHandle;
use traumfabrik_rules::{BySeat, Perspective, Seat, SeatSet};
use traumfabrik_store::{PersonRow, Status, StoreError, StoredEntry};
use traumfabrik_table::fair::Seed;
use traumfabrik_table::{
    Actor, LogEntry, LogFault, PersonId, Sitter, Table, TableEvent, TableView, Teller, Time,
};
use traumfabrik_wire::json;

use super::Room;
use super::crowd::Listener;
use super::orders::HeldOrder;
use crate::ApiError;
use crate::app::App;
use crate::scrub::is_as_stored;

/// A table, and all that a node knows about it.
#[derive(Debug)]
pub(crate) struct State {
    pub(crate) table: Table,
    /// Puts entries into words.
    pub(super) teller: Teller,
    pub(super) seed: Seed,
    pub(super) orders: Vec<HeldOrder>,
    /// The people of the table, by their names in the log. A guest may turn out to be somebody.
    pub(super) people: BTreeMap<PersonId, PersonRow>,
    pub(super) listeners: Vec<Listener>,
    /// Who looks at the table by way of other nodes.
    pub(super) elsewhere: Vec<PersonId>,
    pub(super) gone_since: BySeat<Option<Time>>,
    /// What was last told about the table, and what it looked like from where somebody looks.
    pub(super) sent: TableView,
    pub(super) views: BTreeMap<Perspective, json::View>,
    /// What was said and told, and whether it was removed since.
    pub(super) said: BTreeMap<i64, bool>,
    /// What will happen by itself.
    pub(super) alarm: Option<AbortHandle>,
    /// Whether the log may be longer than what is known here.
    pub(super) is_behind: bool,
    pub(super) used_at: Instant,
}

impl State {
    pub(super) async fn load(app: &Arc<App>, room: &Room) -> Result<Self, ApiError> {
        // The row first: its last entry is in a log that is read later.
        let row = app.store.game(&room.id).await?.ok_or(ApiError::NotFound {})?;
        if row.status == Status::Broken {
            return Err(ApiError::Broken {});
        }
        let entries = read(app, room, 0).await?;
        let seed = app.store.secret(&room.id).await?.ok_or(ApiError::NotFound {})?;
        let fold = || {
            let seed: Seed = seed
                .expose()
                .parse()
                .map_err(|_| LogFault { seq: 0, what: "the seed is none".to_owned() })?;
            let (table, teller) = fold(app, room, &entries)?;
            if table.seq() < row.seq {
                return Err(LogFault { seq: row.seq, what: "it is missing".to_owned() });
            }
            Ok((table, teller, seed))
        };
        let (table, teller, seed) = match catch_unwind(AssertUnwindSafe(fold)) {
            Ok(Ok(folded)) => folded,
            Ok(Err(fault)) => return Err(broken(app, room, &fault.to_string()).await),
            Err(_) => return Err(broken(app, room, "a panic").await),
        };
        room.saw(table.seq());
        let now = app.now();
        let mut state = Self {
            sent: table.view(),
            gone_since: BySeat([Some(now); 5]),
            table,
            teller,
            seed,
            orders: Vec::new(),
            people: BTreeMap::new(),
            listeners: Vec::new(),
            elsewhere: Vec::new(),
            views: BTreeMap::new(),
            said: BTreeMap::new(),
            alarm: None,
            is_behind: false,
            used_at: Instant::now(),
        };
        state.read_people(app).await?;
        state.read_orders(app).await?;
        Ok(state)
    }

    /// Takes note of the entries of others, and tells everybody.
    pub(super) async fn catch_up(
        &mut self,
        app: &Arc<App>,
        room: &Arc<Room>,
    ) -> Result<(), ApiError> {
        let entries = read(app, room, self.table.seq()).await?;
        if entries.is_empty() && !self.is_behind {
            return Ok(());
        }
        for stored in &entries {
            let followed = catch_unwind(AssertUnwindSafe(|| -> Result<_, LogFault> {
                let entry = entry(stored)?;
                let mut after = self.table.clone();
                after.apply(&entry)?;
                is_as_stored(stored, &after)?;
                Ok((entry, after))
            }));
            match followed {
                Ok(Ok((entry, after))) => self.move_on(app, room, &entry, after).await,
                Ok(Err(fault)) => return Err(broken(app, room, &fault.to_string()).await),
                Err(_) => return Err(broken(app, room, "a panic").await),
            }
        }
        // Whether the orders can be read or not, the table has moved on: an alarm that was set
        // before would never go off. Whoever comes next reads them again.
        let read = self.read_orders(app).await;
        self.is_behind = read.is_err();
        self.schedule(app, room);
        read
    }

    /// Something beside the log has changed: orders, what was said, or who is who and who is here.
    pub(super) async fn look_around(
        &mut self,
        app: &Arc<App>,
        room: &Arc<Room>,
    ) -> Result<(), ApiError> {
        let before = self.people_shown();
        self.read_people(app).await?;
        let blocked = self.people.values().filter(|row| row.is_blocked);
        let blocked: Vec<PersonId> = blocked.map(|row| row.person.clone()).collect();
        self.shut_out(|person| blocked.contains(person));
        self.read_orders(app).await?;
        self.elsewhere = app.store.present(&room.id, app.now()).await?;
        // To be told that nothing has changed would tell that somebody left an order.
        if self.people_shown() != before {
            self.tell_people();
        }
        for chat in self.read_chat(app, 0).await? {
            self.tell_chat(chat);
        }
        self.schedule(app, room);
        Ok(())
    }

    /// Reads who the people of the table are.
    pub(super) async fn read_people(&mut self, app: &App) -> Result<(), ApiError> {
        let seats = self.table.seats();
        let ids = seats.iter().filter_map(|seat| self.table.chair(seat).person());
        let mut ids: Vec<PersonId> = ids.cloned().collect();
        ids.push(self.table.plan().owner.clone());
        self.people = app.store.people(&ids).await?;
        Ok(())
    }

    /// What somebody may do here.
    pub(crate) fn actor(&self, person: &PersonId) -> Actor {
        let is_theirs = |seat: &Seat| self.holder(*seat) == Some(person);
        let seats: SeatSet = self.table.seats().iter().filter(is_theirs).collect();
        let is_owner = self.who_is(&self.table.plan().owner) == person;
        Actor { person: person.clone(), seats, is_owner }
    }

    /// The person a seat belongs to, as they are known today.
    pub(super) fn holder(&self, seat: Seat) -> Option<&PersonId> {
        self.table.chair(seat).person().map(|person| self.who_is(person))
    }

    /// Who somebody in the log is today: a guest may have turned out to have an account.
    pub(super) fn who_is<'s>(&'s self, person: &'s PersonId) -> &'s PersonId {
        self.people.get(person).map_or(person, |row| &row.person)
    }

    /// How everybody at the table is called, for a record.
    pub(crate) fn labels(&self) -> Vec<String> {
        let label = |seat: Seat| match &self.table.chair(seat).sitter {
            None => String::new(),
            Some(Sitter::Bot { bot }) => format!("bot:{bot}"),
            Some(Sitter::Person { person }) => {
                let name = self.people.get(person).and_then(|row| row.name.as_deref());
                name.map_or_else(|| "person".to_owned(), |name| format!("person:{name}"))
            }
        };
        self.table.seats().iter().map(label).collect()
    }

    /// Whether the room has to stay: somebody looks, something will happen, or it was used just
    /// now.
    pub(super) fn is_needed(&self, idle: Duration) -> bool {
        let has_alarm = self.alarm.as_ref().is_some_and(|alarm| !alarm.is_finished());
        !self.listeners.is_empty() || has_alarm || self.used_at.elapsed() < idle
    }
}

/// The table that a log makes, and who can tell it.
fn fold(app: &App, room: &Room, entries: &[StoredEntry]) -> Result<(Table, Teller), LogFault> {
    let entries_end = entries.last();
    let mut entries = entries.iter().map(entry);
    let mut first = entries
        .next()
        .unwrap_or_else(|| Err(LogFault { seq: 1, what: "there is no first entry".to_owned() }))?;
    if let TableEvent::Opened { plan } = &mut first.event {
        app.boxes.share(&mut plan.header);
    }
    let mut table = Table::open(room.id.clone(), &first)?;
    let mut teller = Teller::default();
    teller.note(&first);
    for entry in entries {
        let entry = entry?;
        table.apply(&entry)?;
        teller.note(&entry);
    }
    // The chain holds for those before; they are all looked at one by one in the background.
    entries_end.map_or(Ok(()), |last| is_as_stored(last, &table))?;
    Ok((table, teller))
}

pub(crate) fn entry(stored: &StoredEntry) -> Result<LogEntry, LogFault> {
    LogEntry::read(stored.seq, stored.command.clone(), stored.at, stored.version, &stored.body)
}

/// The entries after this one. A log that is not what was written is closed for repair.
async fn read(app: &App, room: &Room, after: u32) -> Result<Vec<StoredEntry>, ApiError> {
    match app.store.entries(&room.id, after).await {
        Err(fault @ StoreError::BrokenLog { .. }) => {
            Err(broken(app, room, &fault.to_string()).await)
        }
        read => Ok(read?),
    }
}

/// Closes a game that cannot be read or played for repair, and no other.
pub(crate) async fn broken(app: &App, room: &Room, why: &str) -> ApiError {
    tracing::error!(game = %room.id, why, "the game is broken and closed for repair");
    app.metrics.table_broken();
    app.rooms.forget(&room.id);
    if let Err(error) = app.store.mark_broken(&room.id).await {
        tracing::warn!(game = %room.id, %error, "and the store could not be told");
    }
    ApiError::Broken {}
}

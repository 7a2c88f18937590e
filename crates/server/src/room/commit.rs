//! From a wish to an entry that is safely written down, exactly once.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use traumfabrik_rules::Seat;
use traumfabrik_store::{
    Append, Appended, GameIndex, Hint, PersonRow, PlayerIndex, StoreError, StoredEntry, UsedOrder,
};
use traumfabrik_table::fair::Seed;
use traumfabrik_table::{
    Command, CommandId, LogEntry, PersonId, Refused, Scheduled, Table, TableEvent,
};
use traumfabrik_wire::{hex, state_hash};

use super::drive::due_at;
use super::load::broken;
use super::{Room, State};
use crate::app::App;
use crate::lobby::Summary;
use crate::{ApiError, background};

/// Somebody else may be faster a few times, but not for ever.
const TRIES: usize = 4;
/// How often and how long to ask what became of an entry whose fate is unknown.
const LOOKS: u32 = 5;
const LOOK_EVERY: Duration = Duration::from_millis(200);

/// How an entry comes about: looked at again each time somebody else was faster.
pub(crate) type Decide<'d> =
    dyn Fn(&Table, &Seed) -> Result<TableEvent, Refused> + Send + Sync + 'd;

impl State {
    /// Carries out what a person wants. The same id makes the same entry only once; sent again, it
    /// gets the same answer.
    pub(crate) async fn command(
        &mut self,
        app: &Arc<App>,
        room: &Arc<Room>,
        person: &PersonId,
        id: &str,
        command: &Command,
    ) -> Result<u32, ApiError> {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        if !(1..=40).contains(&id.len()) || !id.bytes().all(is_plain) {
            return Err(ApiError::malformed(
                "id: 1 to 40 letters, digits, '-' or '_' are expected",
            ));
        }
        let command_id = |prefix: &str| {
            format!("{prefix}.{person}.{id}").parse::<CommandId>().map_err(ApiError::malformed)
        };
        let actor = self.actor(person);
        let decide = |table: &Table, seed: &Seed| {
            crate::lobby::known_bots(command)?;
            table.decide(&actor, command, seed)
        };
        let mut done = self.carry_out(app, room, command_id("p")?, None, &decide).await;
        // Whoever plays is back.
        if let Command::Play { seat, .. } = command
            && matches!(done, Err(ApiError::Refused { refused: Refused::TakenOver {} }))
        {
            let back = Command::Return { seat: *seat };
            let come_back = |table: &Table, seed: &Seed| table.decide(&actor, &back, seed);
            match self.carry_out(app, room, command_id("r")?, None, &come_back).await {
                // They may just have come back by another way.
                Ok(_) | Err(ApiError::Refused { refused: Refused::NotTakenOver {} }) => {}
                Err(error) => return Err(error),
            }
            done = self.carry_out(app, room, command_id("p")?, None, &decide).await;
        }
        let seq = done?;
        if let Command::Sit { .. } = command {
            self.read_people(app).await?;
            self.arrived(person);
            self.tell_people();
        }
        Ok(seq)
    }

    /// Does something that nobody in particular asked for, at most once after every entry.
    pub(crate) async fn by_itself(
        &mut self,
        app: &Arc<App>,
        room: &Arc<Room>,
        kind: &str,
        decide: &Decide<'_>,
    ) -> Result<u32, ApiError> {
        let command = own_command(&self.table, kind, None);
        self.carry_out(app, room, command, None, decide).await
    }

    /// Makes an entry, unless the command made one before. Answers with its number.
    pub(super) async fn carry_out(
        &mut self,
        app: &Arc<App>,
        room: &Arc<Room>,
        command: CommandId,
        order: Option<UsedOrder>,
        decide: &Decide<'_>,
    ) -> Result<u32, ApiError> {
        for _ in 0..TRIES {
            if !self.credit_lost_time(app, room).await? {
                continue;
            }
            let decided = catch_unwind(AssertUnwindSafe(|| decide(&self.table, &self.seed)));
            let event = match decided {
                Ok(Ok(event)) => event,
                // The game may have moved on because of this very command.
                Ok(Err(refused)) => match app.store.find_command(&room.id, &command).await? {
                    Some(entry) => return Ok(entry.seq),
                    None => return Err(refused.into()),
                },
                Err(_) => return Err(broken(app, room, "a panic").await),
            };
            match self.append(app, room, command.clone(), event, order.clone()).await? {
                Appended::Done => return Ok(self.table.seq()),
                Appended::Duplicate(entry) => {
                    self.catch_up(app, room).await?;
                    return Ok(entry.seq);
                }
                Appended::Behind => self.catch_up(app, room).await?,
                Appended::OrderGone => {
                    self.read_orders(app).await?;
                    self.schedule(app, room);
                    return Err(Refused::NoSuchVisit {}.into());
                }
            }
        }
        Err(ApiError::TooMany { retry_ms: 100 })
    }

    /// Time in which nobody could have played does not count. False if somebody has to look again
    /// whether there is any.
    pub(super) async fn credit_lost_time(
        &mut self,
        app: &Arc<App>,
        room: &Arc<Room>,
    ) -> Result<bool, ApiError> {
        background::notice_outage(app).await?;
        let ms = app.clock.lost_since(self.table.at());
        if ms == 0 || self.table.clocks().running().is_none() {
            return Ok(true);
        }
        let command = own_command(&self.table, "credit", None);
        match self.append(app, room, command, TableEvent::Credited { ms }, None).await? {
            Appended::Done => Ok(true),
            Appended::Duplicate(_) | Appended::Behind | Appended::OrderGone => {
                self.catch_up(app, room).await?;
                Ok(false)
            }
        }
    }

    /// Writes an entry down. Only then does anybody see it.
    async fn append(
        &mut self,
        app: &Arc<App>,
        room: &Arc<Room>,
        command: CommandId,
        event: TableEvent,
        order: Option<UsedOrder>,
    ) -> Result<Appended, ApiError> {
        let at = app.now().max(self.table.at());
        let entry = LogEntry { seq: self.table.seq() + 1, command, at, event };
        let mut after = self.table.clone();
        match catch_unwind(AssertUnwindSafe(|| after.apply(&entry))) {
            Ok(Ok(())) => {}
            Ok(Err(fault)) => return Err(broken(app, room, &fault.to_string()).await),
            Err(_) => return Err(broken(app, room, "a panic").await),
        }
        let next = after.next(&self.plain_orders(), &self.gone_since);
        let due_at = due_at(&after, &next);
        let append = Append {
            game: room.id.clone(),
            entry: stored(&entry, &after),
            index: index(&after),
            due_at,
            order,
            notices: self.notices(&after, &next),
        };
        let appended = match app.store.append(append).await {
            Ok(appended) => appended,
            Err(StoreError::Unknown(_)) => self.look_up(app, room, &entry.command).await?,
            Err(error) => return Err(error.into()),
        };
        if appended == Appended::Done {
            app.metrics.entry_made();
            self.move_on(app, room, &entry, after).await;
            app.store.hint(Hint { game: room.id.clone(), seq: entry.seq });
            self.schedule(app, room);
            // The first clock that runs is looked after from now on, not from the next sign of
            // life on: the node may end before that.
            if due_at.is_some() && !app.was_watching() {
                background::read_clock(app).await.ok();
            }
        }
        Ok(appended)
    }

    /// Nobody knows whether the entry was kept, so somebody has to look.
    async fn look_up(
        &mut self,
        app: &Arc<App>,
        room: &Arc<Room>,
        command: &CommandId,
    ) -> Result<Appended, ApiError> {
        self.is_behind = true;
        let mut last = ApiError::StoreAway {};
        for _ in 0..LOOKS {
            match app.store.find_command(&room.id, command).await {
                Ok(Some(entry)) => {
                    // Nobody else has heard of it.
                    app.store.hint(Hint { game: room.id.clone(), seq: entry.seq });
                    return Ok(Appended::Duplicate(entry));
                }
                Ok(None) => return Ok(Appended::Behind),
                Err(error) => last = error.into(),
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
        Err(last)
    }

    /// The table is what the entry made of it; everybody hears of it.
    pub(super) async fn move_on(
        &mut self,
        app: &Arc<App>,
        room: &Arc<Room>,
        entry: &LogEntry,
        after: Table,
    ) {
        let before = std::mem::replace(&mut self.table, after);
        self.teller.note(entry);
        room.saw(entry.seq);
        if matches!(entry.event, TableEvent::Seated { .. } | TableEvent::Vacated { .. })
            && let Err(error) = self.read_people(app).await
        {
            tracing::debug!(game = %room.id, %error, "cannot read who is who");
        }
        self.tell_entry(entry);
        self.wake(&before);
        if let Some(game) = self.table.game() {
            self.orders.retain(|held| !held.order.is_past(&game));
        }
    }

    /// Who is to be told: whoever has to decide something from now on, at tables where people do
    /// not sit and wait, if they want that and can be reached.
    fn notices(&self, after: &Table, next: &Scheduled) -> Vec<PersonId> {
        let is_new = after.turn() != self.table.turn();
        let seat = after.due().filter(|_| is_new && after.plan().clock.is_slow());
        let seat = seat.filter(|_| !matches!(next, Scheduled::Act { .. }));
        let person = seat.and_then(|seat| after.chair(seat).person());
        let row = person.and_then(|person| self.people.get(person));
        let can_be_told =
            |row: &&PersonRow| row.is_notified && (row.email.is_some() || row.webhook.is_some());
        row.filter(can_be_told).map(|row| row.person.clone()).into_iter().collect()
    }
}

/// The name of what a table does by itself: any node that does it gives it the same name, so it is
/// done once.
pub(super) fn own_command(table: &Table, kind: &str, seat: Option<Seat>) -> CommandId {
    let seat = seat.map_or(9, |seat| seat.0);
    let text = format!("a.{}.{seat}.{kind}", table.seq());
    text.parse().expect("numbers and plain words make a name")
}

/// The entry as the store keeps it.
pub(crate) fn stored(entry: &LogEntry, after: &Table) -> StoredEntry {
    StoredEntry {
        seq: entry.seq,
        command: entry.command.clone(),
        at: entry.at,
        version: LogEntry::VERSION,
        body: entry.body(),
        state_hash: after.game().map(|game| hex(&state_hash(&game))),
    }
}

/// What lists show of a table.
pub(crate) fn index(table: &Table) -> GameIndex {
    let due = table.due().filter(|&seat| table.chair(seat).plays_itself());
    let player = |seat: Seat| {
        let person = table.chair(seat).person()?.clone();
        Some(PlayerIndex { seat: seat.0, person, is_due: due == Some(seat) })
    };
    GameIndex {
        status: table.status(),
        is_public: table.plan().is_public,
        owner: table.plan().owner.clone(),
        summary: Summary::of(table).text(),
        players: table.seats().iter().filter_map(player).collect(),
    }
}

//! From a decision to an entry that is safely written down, exactly once.

use std::sync::Arc;

use traumfabrik_rules::Seat;
use traumfabrik_table::{CommandId, LogEntry, PersonId, Scheduled, Table, TableEvent, Time};
use traumfabrik_wire::{hex, state_hash};

use crate::by_itself::lease_until;
use crate::job::{Doing, Job, Pending, Progress, Purpose, Step};
use crate::open::Open;
use crate::{Append, Appended, KeptEntry, Output, Question, RoomAnswer, RoomError, UsedOrder};

/// Somebody else may be faster a few times, but not for ever.
const TRIES_MAX: u32 = 4;
const TRIES_RETRY_MS: u64 = 100;

/// An entry in the making.
pub(crate) struct Draft {
    pub(crate) command: CommandId,
    pub(crate) event: TableEvent,
    pub(crate) at: Time,
    /// The standing order that it comes from.
    pub(crate) order: Option<UsedOrder>,
    pub(crate) purpose: Purpose,
}

impl Open {
    /// Time in which nobody could have played does not count: that is written down first.
    pub(crate) fn credit(&self) -> Option<Step> {
        self.table.clocks().running()?;
        let ms = self.clock.lost_ms()?;
        Some(self.append(Draft {
            command: own_command(&self.table, "credit", None),
            event: TableEvent::Credited { ms },
            at: self.clock.now(),
            order: None,
            purpose: Purpose::Credit,
        }))
    }

    /// Asks the store to keep an entry. Nobody sees it before that.
    pub(crate) fn append(&self, draft: Draft) -> Step {
        let Draft { command, event, at, order, purpose } = draft;
        let at = at.max(self.table.at());
        let entry = LogEntry { seq: self.table.seq() + 1, command, at, event };
        let mut after = Table::clone(&self.table);
        if let Err(fault) = after.apply(&entry) {
            return fault.into();
        }
        let after = Arc::new(after);
        let scheduled = after.next(&self.orders.plain, &self.gone_since, &self.settings.whims);
        let lease_until = lease_until(&scheduled, self.clock.now());
        let body: Arc<str> = entry.body().into();
        let append = Append {
            entry: KeptEntry {
                seq: entry.seq,
                command: entry.command.clone(),
                at,
                version: entry.version(),
                body: Arc::clone(&body),
                state_hash: hash(&after),
            },
            has_same_people: after.has_people_of(&self.table),
            table: Arc::clone(&after),
            due_at: due_at(&after, &scheduled).map(|at| self.clock.outside(at)),
            lease_until: lease_until.map(|at| self.clock.outside(at)),
            order,
            notices: self.notices(&after, &scheduled),
        };
        let pending = Pending { entry, body, after, lease_until, purpose };
        Step::Ask(Question::Append(Box::new(append)), Doing::Append(Box::new(pending)))
    }

    /// The store has kept the entry, or not.
    pub(crate) fn appended(
        &mut self,
        pending: Pending,
        appended: Appended,
        job: &mut Job,
        out: &mut Vec<Output>,
    ) -> Step {
        let Pending { entry, body, after, lease_until, purpose } = pending;
        match appended {
            Appended::Done => {
                let seq = entry.seq;
                self.clock.wrote(entry.at);
                self.move_on(&entry, &body, after, out);
                self.duty.is_ours(lease_until);
                out.push(Output::Tell { seq });
                self.keep_snapshot(out);
                self.made(purpose, seq, &mut job.progress)
            }
            // What the command did is in the log, which has to be read first.
            Appended::Duplicate { .. } | Appended::Behind | Appended::OrderGone => {
                self.catch_up(job)
            }
        }
    }

    /// Somebody else was faster: reads what they did before it is tried again.
    pub(crate) fn catch_up(&self, job: &mut Job) -> Step {
        job.progress.n_tries += 1;
        if job.progress.n_tries > TRIES_MAX {
            return Step::refuse(RoomError::TooMany { retry_ms: TRIES_RETRY_MS });
        }
        self.read(&job.task, &job.progress)
    }

    /// An entry was made, now or before: what comes of that depends on what it was for.
    pub(crate) fn made(&self, purpose: Purpose, seq: u32, progress: &mut Progress) -> Step {
        match purpose {
            Purpose::Own => Step::Done(Ok(RoomAnswer::Done { seq })),
            Purpose::Credit => Step::Again,
            Purpose::Return => {
                progress.coming_back = crate::job::ComingBack::Done;
                Step::Again
            }
        }
    }

    /// Who is to be told: whoever has to decide something from now on, at tables where people do
    /// not sit and wait, if they want that and can be reached.
    fn notices(&self, after: &Table, scheduled: &Scheduled) -> Vec<PersonId> {
        let is_new = after.turn() != self.table.turn();
        let seat = after.due().filter(|_| is_new && after.plan().clock.is_slow());
        let seat = seat.filter(|_| !matches!(scheduled, Scheduled::Act { .. }));
        let person = seat.and_then(|seat| after.chair(seat).person());
        let person = person.and_then(|person| self.people.get(person));
        person.filter(|it| it.is_notified).map(|it| it.person.clone()).into_iter().collect()
    }
}

/// The name of what a table does by itself: any node that does it gives it the same name, so it is
/// done once.
pub(crate) fn own_command(table: &Table, kind: &str, seat: Option<Seat>) -> CommandId {
    let seat = seat.map_or(9, |seat| seat.0);
    let text = format!("a.{}.{seat}.{kind}", table.seq());
    text.parse().expect("numbers and plain words make a name")
}

/// When somebody has to look at a table again: when something happens there by itself, or when
/// whoever is due may have been gone for too long.
pub(crate) fn due_at(table: &Table, scheduled: &Scheduled) -> Option<Time> {
    let grace_ms = table.plan().absence.grace_ms.filter(|_| table.due().is_some());
    scheduled.at().or(grace_ms.map(|grace_ms| table.at().plus(grace_ms)))
}

/// A hash of the game, once it has begun.
pub(crate) fn hash(table: &Table) -> Option<String> {
    table.game().map(|game| hex(&state_hash(&game)))
}

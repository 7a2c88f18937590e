//! Taking note of what happened, here or elsewhere.

use std::sync::Arc;

use traumfabrik_table::{Channel, GameId, LogEntry, LogFault, PersonId, Table, TableEvent, Teller};
use traumfabrik_wire::record::Boxes;

use crate::append::hash;
use crate::job::{ComingBack, Doing, Job, Progress, Purpose, Step, Task};
use crate::open::Open;
use crate::{Around, KeptEntry, Loaded, Output, People, Query, Question, ReadReply};

impl Open {
    /// Whether the log has to be read before anything else is done about a task.
    pub(crate) fn must_read(&self, task: &Task, progress: &Progress) -> bool {
        let wants_entries = match task {
            Task::Join(_) | Task::Query(Query::Log { .. }) => true,
            Task::Message(_)
            | Task::Query(_)
            | Task::Close(_)
            | Task::ByItself
            | Task::Follow
            | Task::Around { .. } => false,
        };
        if wants_entries {
            return progress.entries.is_none();
        }
        let is_news = self.is_behind || progress.seen > self.table.seq();
        let must_look = matches!(task, Task::Follow | Task::Around { due: Some(_) });
        !progress.is_fresh && (is_news || must_look)
    }

    /// Asks for the log, as far as it is needed.
    pub(crate) fn read(&self, task: &Task, progress: &Progress) -> Step {
        let after = match task {
            Task::Join(new) => new.since,
            Task::Query(Query::Log { after }) => *after,
            Task::Message(_)
            | Task::Query(_)
            | Task::Close(_)
            | Task::ByItself
            | Task::Follow
            | Task::Around { .. } => u32::MAX,
        };
        let after = after.min(self.table.seq());
        Step::Ask(Question::Read { after, command: progress.command.clone() }, Doing::Read)
    }

    /// Takes note of what was read. A command that is found in the log was carried out.
    pub(crate) fn take_in(
        &mut self,
        read: ReadReply,
        job: &mut Job,
        out: &mut Vec<Output>,
    ) -> Step {
        for kept in &read.entries {
            if kept.seq > self.table.seq()
                && let Err(fault) = self.follow(kept, out)
            {
                return fault.into();
            }
        }
        self.take_orders(read.orders);
        self.is_behind = false;
        job.progress.is_fresh = true;
        job.progress.sought.clone_from(&job.progress.command);
        job.progress.entries = Some(read.entries);
        match read.found {
            None => Step::Again,
            Some(seq) => {
                // Whoever made the entry may have ended before anybody heard of it.
                out.push(Output::Tell { seq });
                let is_back = job.progress.coming_back == ComingBack::Needed;
                let purpose = if is_back { Purpose::Return } else { Purpose::Own };
                self.made(purpose, seq, &mut job.progress)
            }
        }
    }

    fn follow(&mut self, kept: &KeptEntry, out: &mut Vec<Output>) -> Result<(), LogFault> {
        let entry = entry(kept)?;
        let mut after = Table::clone(&self.table);
        after.apply(&entry)?;
        check_hash(kept, &after)?;
        self.clock.heard(entry.at);
        self.move_on(&entry, &kept.body, Arc::new(after), out);
        self.duty.is_theirs();
        Ok(())
    }

    /// The table is what the entry made of it; everybody hears of it who may.
    pub(crate) fn move_on(
        &mut self,
        entry: &LogEntry,
        body: &str,
        after: Arc<Table>,
        out: &mut Vec<Output>,
    ) {
        let before = std::mem::replace(&mut self.table, after);
        self.teller.note(entry);
        if let TableEvent::Seated { seat, .. } | TableEvent::Vacated { seat } = &entry.event {
            self.ask_people_at = Some(self.clock.now());
            let is_here = self.is_here(self.holder(*seat));
            self.gone_since[*seat] = (!is_here).then(|| self.clock.now());
        }
        // Whoever has lost a right does not hear what they might not hear now.
        self.review(out);
        self.tell_entry(entry, body, &before, out);
        self.wake_sleepers(&before, out);
        self.forget_past_orders();
        self.duty.moved_on();
    }

    /// Takes note of who the people of the table are.
    pub(crate) fn take_people(&mut self, people: People, out: &mut Vec<Output>) {
        self.ask_people_at = None;
        // To be told that nothing has changed would tell that somebody left an order.
        let before = (self.people_shown(), self.watchers_shown());
        self.people = people;
        // Whose device somebody plays at is only known by now.
        for seat in self.table.seats().iter() {
            if self.is_here(self.holder(seat)) {
                self.gone_since[seat] = None;
            }
        }
        let blocked = self.people.values().filter(|row| row.is_blocked);
        let blocked: Vec<PersonId> = blocked.map(|row| row.person.clone()).collect();
        self.shut_out(|person| blocked.contains(person), out);
        self.review(out);
        if (self.people_shown(), self.watchers_shown()) != before {
            self.tell_people(out);
        }
    }

    /// Something beside the log may have changed: orders, what was said, who is who or who is here.
    pub(crate) fn look_around(&mut self, around: Around, out: &mut Vec<Output>) {
        self.looked_at = self.clock.now();
        self.take_orders(around.orders);
        let before = self.people_shown();
        self.elsewhere = around.present;
        let has_changed = self.people_shown() != before;
        let n_before = out.len();
        self.take_people(around.people, out);
        if has_changed && out.len() == n_before {
            self.tell_people(out);
        }
        self.take_hush(around.muted, around.blocked, out);
        self.send_chat(Channel::Table, around.chat, out);
        self.send_chat(Channel::Watchers, around.aside, out);
    }
}

/// The table that a log makes, or what comes after a snapshot of it, and who can tell it.
pub(crate) fn fold(
    id: &GameId,
    boxes: &Boxes,
    loaded: &Loaded,
) -> Result<(Table, Teller), LogFault> {
    let fault = || LogFault::Damaged { seq: 1, what: "there is no first entry".to_owned() };
    let (first, rest) = loaded.entries.split_first().ok_or_else(fault)?;
    let mut first = entry(first)?;
    if let TableEvent::Opened { plan } = &mut first.event {
        boxes.share(&mut plan.header);
    }
    let (mut table, mut teller) = match &loaded.snapshot {
        Some(snapshot) => Table::resume(id.clone(), &first, &snapshot.body)?,
        None => {
            let mut teller = Teller::default();
            teller.note(&first);
            (Table::open(id.clone(), &first)?, teller)
        }
    };
    for kept in rest {
        if kept.seq > table.seq() {
            let entry = entry(kept)?;
            table.apply(&entry)?;
            teller.note(&entry);
        } else if kept.seq == table.seq() {
            check_hash(kept, &table)?;
        }
    }
    if let Some(last) = rest.last() {
        check_hash(last, &table)?;
    }
    Ok((table, teller))
}

pub(crate) fn entry(kept: &KeptEntry) -> Result<LogEntry, LogFault> {
    LogEntry::read(kept.seq, kept.command.clone(), kept.at, kept.version, &kept.body)
}

/// The store's word is compared with what follows from the log.
fn check_hash(kept: &KeptEntry, after: &Table) -> Result<(), LogFault> {
    match &kept.state_hash {
        Some(expected) if hash(after).as_ref() != Some(expected) => Err(LogFault::Damaged {
            seq: kept.seq,
            what: "the game is not the one that was kept".to_owned(),
        }),
        Some(_) | None => Ok(()),
    }
}

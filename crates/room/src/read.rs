//! What somebody may know without anything happening.

use std::borrow::Cow;
use std::sync::Arc;

use serde_json::value::RawValue;
use traumfabrik_rules::Perspective;
use traumfabrik_table::{LogFault, PersonId};

use crate::follow::entry;
use crate::job::Progress;
use crate::open::Open;
use crate::{KeptEntry, LoggedEntry, RoomAnswer, RoomError, TableState};

impl Open {
    /// How the table stands, as somebody may see it.
    pub(crate) fn standing(
        &self,
        person: Option<&PersonId>,
        look: Option<Perspective>,
    ) -> Result<RoomAnswer, RoomError> {
        let look = self.may_look(person, look)?;
        Ok(RoomAnswer::Standing(Box::new(TableState {
            table: Arc::clone(&self.table),
            look,
            seats: person.map(|person| self.actor(person).seats).unwrap_or_default(),
            people: self.people_shown(),
            labels: self.labels(),
            rematch: self.rematch_id(),
        })))
    }

    /// What happened at the table after a number.
    pub(crate) fn log(
        &self,
        person: Option<&PersonId>,
        after: u32,
        progress: &mut Progress,
    ) -> Result<RoomAnswer, RoomError> {
        self.may_look(person, None)?;
        let entries = progress.entries.take().unwrap_or_default();
        self.logged(&entries, after).map(RoomAnswer::Log)
    }

    /// Entries as clients want them.
    pub(crate) fn logged(
        &self,
        entries: &[KeptEntry],
        after: u32,
    ) -> Result<Vec<LoggedEntry>, RoomError> {
        let mut teller = Cow::Borrowed(&self.teller);
        let mut logged = Vec::new();
        for kept in entries.iter().filter(|kept| kept.seq > after) {
            let entry = entry(kept).map_err(|fault| match fault {
                LogFault::Damaged { .. } => RoomError::Broken {},
                LogFault::Newer { .. } => RoomError::Newer {},
            })?;
            if !teller.knows(&entry) {
                teller.to_mut().note(&entry);
            }
            let messages = teller.tell(&entry, self.table.header().edition());
            let event = RawValue::from_string(kept.body.to_string());
            let event = event.map_err(|_| RoomError::Broken {})?;
            logged.push(LoggedEntry { seq: kept.seq, at: kept.at, event, messages });
        }
        Ok(logged)
    }
}

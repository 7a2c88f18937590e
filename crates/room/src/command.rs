//! What people want done at a table. The same id makes the same entry only once; sent again, it
//! gets the same answer.

use traumfabrik_table::{Closing, Command, CommandId, PersonId, Refused, Status};

use crate::RoomError;
use crate::append::{Draft, own_command};
use crate::job::{ComingBack, Progress, Purpose, Step};
use crate::open::Open;

/// Characters of the id of a message.
const ID_MAX: usize = 40;

impl Open {
    /// Carries out what a person wants.
    pub(crate) fn command(
        &self,
        progress: &mut Progress,
        person: &PersonId,
        id: &str,
        command: &Command,
    ) -> Step {
        if let Some(credit) = self.credit() {
            return credit;
        }
        let back;
        let (prefix, wanted, purpose) = match (progress.coming_back, command) {
            (ComingBack::Needed, Command::Play { seat, .. }) => {
                back = Command::Return { seat: *seat };
                ("r", &back, Purpose::Return)
            }
            (ComingBack::NotNeeded | ComingBack::Needed | ComingBack::Done, _) => {
                ("p", command, Purpose::Own)
            }
        };
        let command_id = match command_id(prefix, person, id) {
            Ok(command_id) => command_id,
            Err(error) => return Step::refuse(error),
        };
        progress.command = Some(command_id.clone());
        if let Some(bot) = bot_of(wanted)
            && !(self.settings.is_offered)(bot)
        {
            return Step::refuse(Refused::NoSuchBot {});
        }
        match (self.table.decide(&self.actor(person), wanted, &self.seed), progress.coming_back) {
            (Ok(event), _) => {
                let at = self.clock.now();
                self.append(Draft { command: command_id, event, at, order: None, purpose })
            }
            // Whoever plays is back. Before that is written down, it has to be sure that they have
            // not played already.
            (Err(Refused::TakenOver {}), ComingBack::NotNeeded)
                if progress.is_final() && matches!(command, Command::Play { .. }) =>
            {
                progress.coming_back = ComingBack::Needed;
                Step::Again
            }
            // They may just have come back by another way.
            (Err(Refused::NotTakenOver {}), ComingBack::Needed) => {
                progress.coming_back = ComingBack::Done;
                Step::Again
            }
            (Err(refused), _) => Step::refuse(refused),
        }
    }

    /// Closes the table, whatever happens there.
    pub(crate) fn close(&self, progress: &mut Progress, why: Closing) -> Step {
        match self.table.status() {
            Status::Gathering | Status::Running | Status::Paused => {}
            Status::Over | Status::Aborted | Status::Closed | Status::Broken => {
                return Step::refuse(Refused::IsOver {});
            }
        }
        let command = own_command(&self.table, "close", None);
        progress.command = Some(command.clone());
        let event = self.table.close(why, &self.seed);
        let at = self.clock.now();
        self.append(Draft { command, event, at, order: None, purpose: Purpose::Own })
    }
}

fn command_id(prefix: &str, person: &PersonId, id: &str) -> Result<CommandId, RoomError> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
    if !(1..=ID_MAX).contains(&id.len()) || !id.bytes().all(is_plain) {
        let what = "id: 1 to 40 letters, digits, '-' or '_' are expected";
        return Err(RoomError::malformed(what));
    }
    format!("{prefix}.{person}.{id}").parse().map_err(RoomError::malformed)
}

/// The bot that a command asks for.
fn bot_of(command: &Command) -> Option<&str> {
    match command {
        Command::SeatBot { bot, .. } => Some(bot),
        Command::Start { fill } => fill.as_deref(),
        Command::Sit { .. }
        | Command::Stand { .. }
        | Command::Ready { .. }
        | Command::Remove { .. }
        | Command::CallOff {}
        | Command::Play { .. }
        | Command::Leave { .. }
        | Command::Resign { .. }
        | Command::Return { .. }
        | Command::Propose { .. }
        | Command::Vote { .. }
        | Command::Vacation { .. } => None,
    }
}

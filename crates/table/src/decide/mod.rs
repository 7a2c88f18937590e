//! Deciding on what people want: an event for the log, or a refusal. Nothing changes here.

mod consent;
mod gather;
mod play;
mod presence;

use traumfabrik_rules::{Game, Seat};

use crate::Status;
use crate::fair::Seed;
use crate::table::Table;
use crate::{Actor, Closing, Command, Refused, TableEvent};

impl Table {
    /// What comes of a command. The seed is the one that the table committed to; it is needed
    /// where something is dealt or revealed.
    ///
    /// # Errors
    /// Why the command is refused.
    pub fn decide(
        &self,
        actor: &Actor,
        command: &Command,
        seed: &Seed,
    ) -> Result<TableEvent, Refused> {
        match command {
            Command::Sit { seat, studio, nonce } => {
                self.sit(actor, *seat, *studio, nonce.as_deref())
            }
            Command::Stand { seat } => self.stand(self.own_seat(actor, *seat)?),
            Command::Ready { seat, is_on } => self.be_ready(self.own_seat(actor, *seat)?, *is_on),
            Command::Remove { seat } => self.remove(actor, self.seat(*seat)?),
            Command::SeatBot { seat, bot } => self.seat_bot(actor, self.seat(*seat)?, bot),
            Command::Start { fill } => self.start(actor, fill.as_deref(), seed),
            Command::CallOff {} => {
                self.gathering()?;
                owned(actor)?;
                Ok(self.close(Closing::CalledOff, seed))
            }
            Command::Play { seat, turn, actions } => {
                let seat = self.own_seat(actor, *seat)?;
                if self.chair(seat).away.is_some() {
                    return Err(Refused::TakenOver {});
                }
                play::check_count(actions)?;
                self.play(seat, *turn, actions, seed)
            }
            Command::Leave { seat } => self.leave(self.own_seat(actor, *seat)?),
            Command::Resign { seat } => self.resign(self.own_seat(actor, *seat)?),
            Command::Return { seat } => self.come_back(self.own_seat(actor, *seat)?),
            Command::Propose { seat, motion } => {
                self.propose(self.own_seat(actor, *seat)?, *motion, seed)
            }
            Command::Vote { seat, is_yes } => {
                self.vote(self.own_seat(actor, *seat)?, *is_yes, seed)
            }
            Command::Vacation { seat, is_on } => {
                self.vacation(self.own_seat(actor, *seat)?, *is_on)
            }
        }
    }

    /// Closes the table, whatever happens there.
    pub fn close(&self, why: Closing, seed: &Seed) -> TableEvent {
        TableEvent::Closed { why, seed: self.position.map(|_| seed.reveal()) }
    }

    /// The game has begun and goes on, or will after a pause.
    ///
    /// # Errors
    /// Why there is no such game.
    pub fn begun(&self) -> Result<Game<'_>, Refused> {
        match (self.status, self.game()) {
            (Status::Running | Status::Paused, Some(game)) => Ok(game),
            (Status::Gathering, _) | (Status::Running | Status::Paused, None) => {
                Err(Refused::NotBegun {})
            }
            (Status::Over | Status::Aborted | Status::Closed | Status::Broken, _) => {
                Err(Refused::IsOver {})
            }
        }
    }

    fn seat(&self, number: u8) -> Result<Seat, Refused> {
        let seat = Seat(number);
        if self.seats().has(seat) { Ok(seat) } else { Err(Refused::NoSuchSeat {}) }
    }

    fn own_seat(&self, actor: &Actor, number: u8) -> Result<Seat, Refused> {
        let seat = self.seat(number)?;
        if self.is_own(actor, seat) { Ok(seat) } else { Err(Refused::NotYourSeat {}) }
    }

    /// A bot's seat is nobody's, and an open one neither, whatever the actor thinks.
    fn is_own(&self, actor: &Actor, seat: Seat) -> bool {
        actor.seats.has(seat) && self.chair(seat).person().is_some()
    }

    fn gathering(&self) -> Result<(), Refused> {
        match self.status {
            Status::Gathering => Ok(()),
            Status::Running | Status::Paused => Err(Refused::HasBegun {}),
            Status::Over | Status::Aborted | Status::Closed | Status::Broken => {
                Err(Refused::IsOver {})
            }
        }
    }

    fn running(&self) -> Result<(), Refused> {
        self.begun()?;
        if self.status == Status::Paused { Err(Refused::IsPaused {}) } else { Ok(()) }
    }
}

fn owned(actor: &Actor) -> Result<(), Refused> {
    if actor.is_owner { Ok(()) } else { Err(Refused::NotOwner {}) }
}

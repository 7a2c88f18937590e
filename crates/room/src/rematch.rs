//! Another game with the same people.

use sha2::{Digest, Sha256};
use traumfabrik_rules::{Seat, SeatSet};
use traumfabrik_table::{Command, GameId, PersonId, Plan, Refused, Sitter, Status, Table};
use traumfabrik_wire::hex;

use crate::open::Open;
use crate::{RoomAnswer, RoomError};

/// The next game, as one of the players of this one asks for it.
#[derive(Clone, Debug)]
pub struct Rematch {
    /// What is agreed.
    pub plan: Plan,
    /// The name that a program of the version before gave it.
    pub game: GameId,
    /// Where whoever asks sat, and by which names in the log.
    seats: Vec<(Seat, PersonId)>,
    /// Where bots sat, and which.
    bots: Vec<(Seat, String)>,
}

impl Rematch {
    /// What whoever asks does at the next game: they sit down where they sat before, as far as
    /// nobody else sits there. Whoever has opened it brings the bots along; and where only they
    /// were missing, the game begins. Each command comes with whoever gives it and its id: those
    /// who play at their device sit down themselves.
    pub fn commands(
        &self,
        next: &Table,
        own: SeatSet,
        is_new: bool,
    ) -> Vec<(PersonId, String, Command)> {
        let owner = || self.plan.owner.clone();
        let mut commands = Vec::new();
        if own.is_empty() {
            for (seat, sitter) in &self.seats {
                let wanted = next.chair(*seat).sitter.is_none().then_some(seat.0);
                let sit = Command::Sit { seat: wanted, studio: None, nonce: None };
                let person = if sitter.is_companion() { sitter.clone() } else { owner() };
                commands.push((person, format!("sit-{}", seat.0), sit));
            }
        }
        if is_new {
            for (seat, bot) in &self.bots {
                let sit = Command::SeatBot { seat: seat.0, bot: bot.clone() };
                commands.push((owner(), format!("bot-{}", seat.0), sit));
            }
            if self.seats.len() + self.bots.len() == next.seats().count() {
                commands.push((owner(), "start".to_owned(), Command::Start { fill: None }));
            }
        }
        commands
    }
}

impl Open {
    /// What the next game begins with.
    pub(crate) fn rematch(&self, person: &PersonId) -> Result<RoomAnswer, RoomError> {
        let seats = self.actor(person).seats;
        if seats.is_empty() {
            return Err(RoomError::NotAllowed {});
        }
        match self.table.status() {
            Status::Over | Status::Aborted | Status::Closed => {}
            Status::Gathering | Status::Running | Status::Paused | Status::Broken => {
                return Err(Refused::HasBegun {}.into());
            }
        }
        let header = self.table.header().clone().with_origin(Vec::new());
        let plan = Plan {
            header: header.expect("every game can begin at its beginning"),
            taken_over: Vec::new(),
            owner: person.clone(),
            rematch_of: Some(self.table.id().clone()),
            ..Plan::clone(self.table.plan())
        };
        let bot = |seat: Seat| match &self.table.chair(seat).sitter {
            Some(Sitter::Bot { bot }) => Some((seat, bot.clone())),
            Some(Sitter::Person { .. }) | None => None,
        };
        let bots = self.table.seats().iter().filter_map(bot).collect();
        let sitter = |seat| Some((seat, self.table.chair(seat).person()?.clone()));
        let seats = seats.iter().filter_map(sitter).collect();
        let rematch = Rematch { plan, game: self.rematch_id(), seats, bots };
        Ok(RoomAnswer::Rematch(Box::new(rematch)))
    }

    /// The name that a program of the version before gives the next game. It follows from the seed,
    /// which everybody knows by then, so that it is used for tables that are there already only.
    pub(crate) fn rematch_id(&self) -> GameId {
        let mut hash = Sha256::new();
        hash.update(b"traumfabrik-rematch-1\n");
        hash.update(self.seed.as_bytes());
        let text: [u8; 32] = hash.finalize().into();
        hex(&text)[..20].parse().expect("hexadecimal digits make a name")
    }
}

//! What people want: to play, most of all, and everything else that one can do at a table.

use traumfabrik_room::FromClient;
use traumfabrik_rules::{Action, Perspective, Seat};
use traumfabrik_table::{
    Above, Away, Channel, Command, Instruction, Motion, Order, Otherwise, PersonId, Status, Table,
};

use crate::scenario::BOT;
use crate::world::World;

impl World {
    /// Does something, or nothing, about the table as a client knows it.
    pub(crate) fn want_something(&mut self, client: usize) {
        let it = &self.clients[client];
        if !it.outbox.is_empty() || it.seq == 0 {
            return;
        }
        let Some(table) = self.judges.table(it.seq) else { return };
        let Some(person) = it.person.clone() else {
            // A stranger can only look around.
            if self.chance.one_in(8) {
                self.look_elsewhere(client);
            }
            return;
        };
        let wanted = match table.status() {
            Status::Gathering => self.gather(&table, &person),
            Status::Running | Status::Paused => self.take_part(client, &table, &person),
            Status::Over | Status::Aborted | Status::Closed | Status::Broken => None,
        };
        match wanted {
            Some(command) => self.send_command(client, command),
            None if self.chance.one_in(16) => self.say_something(client),
            None if self.chance.one_in(16) => self.look_elsewhere(client),
            None if self.chance.one_in(24) => self.hush_somebody(client),
            None => {}
        }
    }

    fn send_command(&mut self, client: usize, command: Command) {
        let id = self.message_id(client);
        self.note(format_args!("client {client} wants {id}: {command:?}"));
        self.judges.noted_command(client, &id, &command);
        self.send(client, FromClient::Command { id, command });
    }

    fn message_id(&mut self, client: usize) -> String {
        self.clients[client].n_sent += 1;
        format!("{client}-{}", self.clients[client].n_sent)
    }

    fn say_something(&mut self, client: usize) {
        let n_times = if self.chance.one_in(8) { 20 } else { 1 };
        for _ in 0..n_times {
            let id = self.message_id(client);
            // Nobody says the same twice, so that a judge can tell what was sent twice.
            let text = format!("{id} {}", "so ".repeat(1 + self.chance.index(40)));
            self.send(client, FromClient::Say { id, text, channel: Channel::Table });
        }
    }

    fn hush_somebody(&mut self, client: usize) {
        let id = self.message_id(client);
        let other = self.chance.index(self.clients.len());
        let Some(person) = self.clients[other].person.clone() else { return };
        let is_on = !self.chance.one_in(3);
        let message = if self.chance.one_in(2) {
            FromClient::Mute { id, person, is_on }
        } else {
            FromClient::Block { id, person, is_on }
        };
        self.send(client, message);
    }

    fn look_elsewhere(&mut self, client: usize) {
        let id = self.message_id(client);
        let look = match self.chance.index(4) {
            0 | 1 => Perspective::Table,
            2 => Perspective::Seat(Seat(self.chance.below(3) as u8)),
            _ => Perspective::Judge,
        };
        self.send(client, FromClient::Look { id, look });
    }

    fn gather(&mut self, table: &Table, person: &PersonId) -> Option<Command> {
        let own = table.seats_of(person);
        let is_owner = table.plan().owner == *person;
        let is_player = person.as_str().starts_with('p');
        let n_seated = table.seats().iter().filter(|&seat| table.chair(seat).sitter.is_some());
        let n_seated = n_seated.count();
        match own.iter().next() {
            None if is_player || self.chance.one_in(10) => {
                Some(Command::Sit { seat: None, studio: None, nonce: None })
            }
            None => None,
            Some(seat) if self.chance.one_in(8) => Some(Command::Stand { seat: seat.0 }),
            Some(_) if is_owner && self.chance.one_in(8) => {
                Some(Command::Remove { seat: self.chance.index(table.seats().count()) as u8 })
            }
            // People talk: whoever made the table may know of others before their page does.
            Some(_) if is_owner && self.chance.one_in(2) => Some(Command::Start { fill: None }),
            Some(_)
                if is_owner && (n_seated >= self.scenario.n_players || self.chance.one_in(8)) =>
            {
                Some(Command::Start { fill: Some(BOT.to_owned()) })
            }
            Some(seat) if self.chance.one_in(4) => {
                Some(Command::Ready { seat: seat.0, is_on: self.chance.one_in(2) })
            }
            Some(seat) if self.chance.one_in(4) => {
                Some(Command::Sit { seat: Some(seat.0), studio: None, nonce: None })
            }
            Some(_) => None,
        }
    }

    fn take_part(&mut self, client: usize, table: &Table, person: &PersonId) -> Option<Command> {
        let own = table.seats_of(person);
        let seat = own.iter().next()?;
        let number = seat.0;
        let chair = table.chair(seat);
        if let Some(away) = chair.away {
            let may_return = away != Away::Resigned && self.chance.one_in(4);
            return may_return.then_some(Command::Return { seat: number });
        }
        if let Some(pending) = table.motion()
            && !pending.agreed.has(seat)
        {
            return Some(Command::Vote { seat: number, is_yes: !self.chance.one_in(4) });
        }
        if table.status() == Status::Paused {
            return Some(Command::Propose { seat: number, motion: Motion::Resume {} });
        }
        if self.now < self.scenario.calm_from && self.chance.one_in(24) {
            return self.something_rare(table, seat);
        }
        if self.chance.one_in(8) {
            self.leave_order(client, table, seat);
            return None;
        }
        if table.due() != Some(seat) {
            return None;
        }
        let legal = table.game()?.legal();
        let choice = self.chance.index(legal.len().max(1));
        let action: Action = legal.nth(choice)?;
        if self.chance.one_in(16) {
            let (id, turn) = (self.message_id(client), table.turn());
            self.send(client, FromClient::Draft { id, seat: number, turn, actions: vec![action] });
        }
        if self.chance.one_in(16) {
            let id = self.message_id(client);
            self.send(client, FromClient::Facts { id, seat: number });
        }
        if self.chance.one_in(32) {
            let id = self.message_id(client);
            self.send(client, FromClient::Hint { id, seat: number });
        }
        Some(Command::Play { seat: number, turn: table.turn(), actions: vec![action] })
    }

    fn something_rare(&mut self, table: &Table, seat: Seat) -> Option<Command> {
        let number = seat.0;
        match self.chance.index(6) {
            0 => Some(Command::Leave { seat: number }),
            1 => Some(Command::Propose { seat: number, motion: Motion::Pause {} }),
            2 => {
                let to = table.before_last_turn_of(table.seats_of(table.chair(seat).person()?))?;
                Some(Command::Propose { seat: number, motion: Motion::TakeBack { to } })
            }
            3 => Some(Command::Vacation { seat: number, is_on: true }),
            4 => Some(Command::Vacation { seat: number, is_on: false }),
            // A turn that is past, as a slow page would send it.
            _ => Some(Command::Play {
                seat: number,
                turn: table.turn().saturating_sub(1),
                actions: vec![Action::Pass],
            }),
        }
    }

    /// Leaves an order for this stop or the next one, or takes one back.
    fn leave_order(&mut self, client: usize, table: &Table, seat: Seat) {
        let Some(game) = table.game() else { return };
        let Some(quarter) = game.quarter().map(|quarter| quarter.number()) else { return };
        let location = (game.location().index() + self.chance.index(2)) as u8;
        let id = self.message_id(client);
        let message = if self.chance.one_in(4) {
            FromClient::DropOrder { id, seat: seat.0, quarter, location }
        } else {
            let instruction = match self.chance.index(3) {
                0 => Instruction::Pass {},
                1 => {
                    let limit = self.chance.below(9) as u8;
                    Instruction::BidUpTo { limit, above: Above::Pass, wake: Vec::new() }
                }
                _ => Instruction::Pick { chips: vec![3, 9, 27], otherwise: Otherwise::Wake },
            };
            FromClient::Order { id, seat: seat.0, order: Order { quarter, location, instruction } }
        };
        self.send(client, message);
    }
}

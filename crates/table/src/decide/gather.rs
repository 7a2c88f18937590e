//! Before the game: who sits where.

use traumfabrik_rules::{Game, Seat, Studio};

use super::owned;
use crate::fair::{Nonce, Seed};
use crate::table::Table;
use crate::{Actor, Refused, Sitter, TableEvent};

/// No name of a bot is longer.
const BOT_MAX: usize = 64;

impl Table {
    pub(super) fn sit(
        &self,
        actor: &Actor,
        seat: Option<u8>,
        studio: Option<u8>,
        nonce: Option<&str>,
    ) -> Result<TableEvent, Refused> {
        self.gathering()?;
        let is_own = |seat: &Seat| self.is_own(actor, *seat);
        let is_open = |seat: &Seat| self.chair(*seat).sitter.is_none();
        let find = |is_fit: &dyn Fn(&Seat) -> bool| self.seats().iter().find(is_fit);
        let seat = match seat {
            Some(number) => self.seat(number)?,
            None => find(&is_own).or_else(|| find(&is_open)).ok_or(Refused::TableFull {})?,
        };
        let chair = self.chair(seat);
        if !is_open(&seat) && !is_own(&seat) {
            return Err(Refused::SeatTaken {});
        }
        if let Some(number) = studio {
            self.free_studio(seat, number)?;
        }
        if nonce.is_some_and(|nonce| nonce.parse::<Nonce>().is_err()) {
            return Err(Refused::BadNonce {});
        }
        // Whoever sits here already keeps what is not said anew, and who they are in the log.
        let person = chair.person().cloned().unwrap_or_else(|| actor.person.clone());
        Ok(TableEvent::Seated {
            seat,
            sitter: Sitter::Person { person },
            studio: studio.or(chair.studio),
            nonce: nonce.map(str::to_owned).or_else(|| chair.nonce.clone()),
        })
    }

    fn free_studio(&self, seat: Seat, number: u8) -> Result<(), Refused> {
        if !Studio::ALL.contains(&Studio(number)) {
            return Err(Refused::NoSuchStudio {});
        }
        let is_wished = |other: Seat| self.chair(other).studio == Some(number);
        if self.seats().iter().any(|other| other != seat && is_wished(other)) {
            return Err(Refused::StudioTaken {});
        }
        Ok(())
    }

    pub(super) fn stand(&self, seat: Seat) -> Result<TableEvent, Refused> {
        self.gathering()?;
        Ok(TableEvent::Vacated { seat })
    }

    pub(super) fn be_ready(&self, seat: Seat, is_on: bool) -> Result<TableEvent, Refused> {
        self.gathering()?;
        Ok(TableEvent::Ready { seat, is_on })
    }

    pub(super) fn remove(&self, actor: &Actor, seat: Seat) -> Result<TableEvent, Refused> {
        self.gathering()?;
        owned(actor)?;
        match self.chair(seat).sitter {
            Some(_) => Ok(TableEvent::Vacated { seat }),
            None => Err(Refused::SeatOpen {}),
        }
    }

    pub(super) fn seat_bot(
        &self,
        actor: &Actor,
        seat: Seat,
        bot: &str,
    ) -> Result<TableEvent, Refused> {
        self.gathering()?;
        owned(actor)?;
        if self.chair(seat).person().is_some() {
            return Err(Refused::SeatTaken {});
        }
        let sitter = Sitter::Bot { bot: bot_name(bot)? };
        Ok(TableEvent::Seated { seat, sitter, studio: None, nonce: None })
    }

    pub(super) fn start(
        &self,
        actor: &Actor,
        fill: Option<&str>,
        seed: &Seed,
    ) -> Result<TableEvent, Refused> {
        self.gathering()?;
        owned(actor)?;
        let is_full = self.chairs.iter().all(|chair| chair.sitter.is_some());
        if !is_full && fill.is_none() {
            return Err(Refused::SeatsOpen {});
        }
        let fill = fill.filter(|_| !is_full).map(bot_name).transpose()?;
        if self.goes_on() {
            let (studios, moves) = (self.settled_studios(), self.plan.taken_over.clone());
            return Ok(TableEvent::Started { studios, fill, moves });
        }
        let studios = self.chosen_studios(seed);
        let start = self.start_with(studios.as_deref());
        let mut settled = Vec::new();
        let mut game = Game::new(self.header().edition(), &start, |event| settled.push(event))?;
        let moves = self.first_moves(&mut game, settled, seed);
        Ok(TableEvent::Started { studios, fill, moves })
    }

    /// One studio for each seat, if anybody chose one: those who did not get what the draw leaves.
    fn chosen_studios(&self, seed: &Seed) -> Option<Vec<u8>> {
        let chosen: Vec<Option<u8>> = self.chairs.iter().map(|chair| chair.studio).collect();
        if chosen.iter().all(Option::is_none) {
            return None;
        }
        let dealer = self.dealer(seed);
        let drawn: Vec<u8> = dealer.studios().iter().map(|studio| studio.0).collect();
        let others = Studio::ALL.iter().map(|studio| studio.0);
        let all = drawn.iter().copied().chain(others.filter(|number| !drawn.contains(number)));
        let mut free = all.filter(|number| !chosen.contains(&Some(*number)));
        chosen.iter().map(|studio| studio.or_else(|| free.next())).collect()
    }
}

fn bot_name(bot: &str) -> Result<String, Refused> {
    if (1..=BOT_MAX).contains(&bot.len()) { Ok(bot.to_owned()) } else { Err(Refused::NoSuchBot {}) }
}

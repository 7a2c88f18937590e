//! What one seat may try out or ask for, without anything happening.

use std::sync::Arc;

use traumfabrik_rules::{Action, Seat};
use traumfabrik_table::{PersonId, Refused, draft_view};
use traumfabrik_wire::json;

use crate::job::Step;
use crate::open::Open;
use crate::{AdviceShown, AdviceWanted, Asker, Output, RoomAnswer, RoomError};

/// What somebody is told who asks the planner again before it has answered.
const ADVICE_RETRY_MS: u64 = 1_000;

/// Somebody who waits for the planner.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    asker: Asker,
    person: PersonId,
    seat: Seat,
}

impl Open {
    /// How the table would look to a seat after some actions.
    pub(crate) fn draft(
        &self,
        person: &PersonId,
        seat: Seat,
        turn: u32,
        actions: &[Action],
    ) -> Result<RoomAnswer, RoomError> {
        self.own_seat(person, seat)?;
        if turn != self.table.turn() {
            return Err(Refused::Stale { turn: self.table.turn() }.into());
        }
        let before = self.table.game().ok_or(Refused::NotBegun {})?;
        let after = self.table.try_out(seat, actions)?;
        let view = json::View::from(&draft_view(&before, &after, seat));
        Ok(RoomAnswer::Draft(Box::new(view)))
    }

    /// What everything that lies open is worth to a seat. Watchers could work it out as well, but
    /// only whoever plays has a purse to say what is left of it.
    pub(crate) fn facts(&self, person: &PersonId, seat: Seat) -> Result<RoomAnswer, RoomError> {
        self.own_seat(person, seat)?;
        let game = self.table.game().ok_or(Refused::NotBegun {})?;
        Ok(RoomAnswer::Facts(self.table.turn(), Box::new(json::Facts::of(&game, seat))))
    }

    /// Asks the planner what a seat should do. Everybody has one question at a time.
    pub(crate) fn advise(
        &mut self,
        asker: &Asker,
        person: &PersonId,
        seat: Seat,
        out: &mut Vec<Output>,
    ) -> Step {
        if let Err(error) = self.may_ask(person, seat) {
            return Step::refuse(error);
        }
        if self.asked.values().any(|asked| asked.person == *person) {
            return Step::refuse(RoomError::TooMany { retry_ms: ADVICE_RETRY_MS });
        }
        let Some(position) = self.table.game().map(|game| game.position()) else {
            return Step::refuse(Refused::NotBegun {});
        };
        self.n_asked += 1;
        let asked = Asked { asker: asker.clone(), person: person.clone(), seat };
        self.asked.insert(self.n_asked, asked);
        out.push(Output::Advise(Box::new(AdviceWanted {
            number: self.n_asked,
            person: person.clone(),
            plan: Arc::clone(self.table.plan()),
            position,
            // Chance that everybody could know: what is said to a seat never comes from the seed.
            chance: u64::from(self.table.turn()),
        })));
        Step::Quiet
    }

    /// The planner has answered. Whoever asked may have lost the seat meanwhile.
    pub(crate) fn advised(&mut self, number: u64, advice: Vec<AdviceShown>, out: &mut Vec<Output>) {
        if let Some(Asked { asker, person, seat }) = self.asked.remove(&number) {
            let answer = self.own_seat(&person, seat).map(|()| RoomAnswer::Advice(advice));
            out.push(Output::Answer { to: asker, answer: answer.map_err(RoomError::from) });
        }
    }

    fn may_ask(&self, person: &PersonId, seat: Seat) -> Result<(), RoomError> {
        self.own_seat(person, seat)?;
        if !self.table.plan().has_hints {
            return Err(RoomError::NotAllowed {});
        }
        if self.table.game().is_none() {
            return Err(Refused::NotBegun {}.into());
        }
        if self.table.due() != Some(seat) {
            return Err(Refused::Stale { turn: self.table.turn() }.into());
        }
        Ok(())
    }

    pub(crate) fn own_seat(&self, person: &PersonId, seat: Seat) -> Result<(), Refused> {
        let is_own = self.table.seats().has(seat) && self.holder(seat) == Some(person);
        if is_own { Ok(()) } else { Err(Refused::NotYourSeat {}) }
    }
}

//! What one seat may try out or ask for, without anything happening.

use std::sync::Arc;

use traumfabrik_rules::{Action, Seat};
use traumfabrik_table::{Actor, Refused, draft_view};
use traumfabrik_wire::json;

use super::State;
use crate::ApiError;
use crate::thinkers::HintRequest;

impl State {
    /// How the table would look to a seat after some actions.
    pub(crate) fn draft(
        &self,
        actor: &Actor,
        seat: u8,
        turn: u32,
        actions: &[Action],
    ) -> Result<json::View, ApiError> {
        let seat = self.own_seat(actor, Seat(seat))?;
        if turn != self.table.turn() {
            return Err(Refused::Stale { turn: self.table.turn() }.into());
        }
        let before = self.table.game().ok_or(Refused::NotBegun {})?;
        let after = self.table.try_out(seat, actions)?;
        Ok(json::View::from(&draft_view(&before, &after, seat)))
    }

    /// What the planner needs to give a seat a hint: the game, which holds nothing that an
    /// attentive player would not know, and where its chance starts from.
    pub(crate) fn hint(&self, actor: &Actor, seat: Seat) -> Result<HintRequest, ApiError> {
        let seat = self.own_seat(actor, seat)?;
        if !self.table.plan().has_hints {
            return Err(ApiError::NotAllowed {});
        }
        let game = self.table.game().ok_or(Refused::NotBegun {})?;
        if self.table.due() != Some(seat) {
            return Err(Refused::Stale { turn: self.table.turn() }.into());
        }
        // Chance that everybody could know: what is said to a seat never comes from the seed.
        Ok(HintRequest {
            plan: Arc::clone(self.table.plan()),
            position: game.position(),
            chance: u64::from(self.table.turn()),
        })
    }

    pub(super) fn own_seat(&self, actor: &Actor, seat: Seat) -> Result<Seat, Refused> {
        let is_own = self.table.seats().has(seat) && actor.seats.has(seat);
        if is_own { Ok(seat) } else { Err(Refused::NotYourSeat {}) }
    }
}

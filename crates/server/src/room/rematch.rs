//! Another game with the same people.

use sha2::{Digest, Sha256};
use traumfabrik_table::{GameId, PersonId, Plan, Refused, Stage};
use traumfabrik_wire::hex;

use super::State;
use crate::ApiError;

impl State {
    /// The plan and the name of the next game.
    pub(crate) fn rematch(&self, person: &PersonId) -> Result<(Plan, GameId), ApiError> {
        if self.actor(person).seats.is_empty() {
            return Err(ApiError::NotAllowed {});
        }
        match self.table.stage() {
            Stage::Over | Stage::Aborted | Stage::Closed => {}
            Stage::Gathering | Stage::Running | Stage::Paused => {
                return Err(Refused::HasBegun {}.into());
            }
        }
        let plan = Plan {
            owner: person.clone(),
            rematch_of: Some(self.table.id().clone()),
            ..self.table.plan().clone()
        };
        Ok((plan, self.rematch_id()))
    }

    /// The name of the next game. It follows from this one's secret, so that everybody who asks
    /// for a rematch comes to the same table, and nobody else finds it.
    pub(crate) fn rematch_id(&self) -> GameId {
        let mut hash = Sha256::new();
        hash.update(b"traumfabrik-rematch-1\n");
        hash.update(self.seed.as_bytes());
        let text: [u8; 32] = hash.finalize().into();
        hex(&text)[..20].parse().expect("hexadecimal digits make a name")
    }
}

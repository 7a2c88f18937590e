//! What everybody has to agree to.

use traumfabrik_rules::Seat;

use crate::Status;
use crate::fair::Seed;
use crate::table::Table;
use crate::{Motion, Refused, TableEvent};

impl Table {
    pub(super) fn propose(
        &self,
        seat: Seat,
        motion: Motion,
        seed: &Seed,
    ) -> Result<TableEvent, Refused> {
        self.begun()?;
        self.has_a_say(seat)?;
        if self.motion.is_some() {
            return Err(Refused::MotionPending {});
        }
        match motion {
            Motion::TakeBack { .. } | Motion::Pause {} => self.running()?,
            Motion::Resume {} if self.status != Status::Paused => {
                return Err(Refused::NotPaused {});
            }
            Motion::Resume {} | Motion::Abort {} => {}
        }
        if !self.can_go_back(motion) {
            return Err(Refused::NothingToTakeBack {});
        }
        let agreed = self.fellow_seats(seat);
        let is_carried = self.voters().iter().all(|voter| agreed.has(voter));
        Ok(TableEvent::Proposed {
            seat,
            motion,
            is_carried,
            seed: reveal(motion, is_carried, seed),
        })
    }

    pub(super) fn vote(
        &self,
        seat: Seat,
        is_yes: bool,
        seed: &Seed,
    ) -> Result<TableEvent, Refused> {
        self.begun()?;
        self.has_a_say(seat)?;
        let pending = self.motion.ok_or(Refused::NoMotion {})?;
        let is_agreed = self.voters().iter().all(|voter| pending.agreed.has(voter));
        // When the last one who had not answered is gone, saying yes again carries the motion.
        if is_yes && pending.agreed.has(seat) && !is_agreed {
            return Err(Refused::HasVoted {});
        }
        let fellows = self.fellow_seats(seat);
        let agrees = |voter: Seat| pending.agreed.has(voter) || fellows.has(voter);
        let is_carried = is_yes && self.voters().iter().all(agrees);
        let seed = reveal(pending.motion, is_carried, seed);
        Ok(TableEvent::Voted { seat, is_yes, is_carried, seed })
    }

    fn has_a_say(&self, seat: Seat) -> Result<(), Refused> {
        if self.chair(seat).plays_itself() { Ok(()) } else { Err(Refused::TakenOver {}) }
    }
}

/// A game that ends early shows its seed too.
fn reveal(motion: Motion, is_carried: bool, seed: &Seed) -> Option<String> {
    match motion {
        Motion::Abort {} if is_carried => Some(seed.reveal()),
        Motion::Abort {} | Motion::TakeBack { .. } | Motion::Pause {} | Motion::Resume {} => None,
    }
}

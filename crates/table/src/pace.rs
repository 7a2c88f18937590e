//! How long what happens by itself waits. There is one rule for every kind of seat, and it looks at
//! nothing but who plays where and how the game stands, which everybody sees: never at what a seat
//! does, or why. So nobody can tell an order from an automatic pass, or a limit that is reached from
//! one that is not.
//!
//! - A **bot's seat** waits for the table's pace: people want to follow what they may still answer.
//!   Where no person has anything left to decide at this stop, it acts at once. A person who has left
//!   an order still stands in the auction, like any other.
//! - A **person's seat** waits for the pace and then hesitates for a while that nobody can foresee.
//!   People hardly ever act just at the pace: whoever always did would show that nobody sits there.
//! - Where **nobody plays** but bots, they keep the pace for those who look on, or come back.

use std::fmt;

use sha2::{Digest, Sha256};
use traumfabrik_rules::{Game, Seat, SeatSet, Visit};

use crate::ClockRule;
use crate::table::Table;

/// The longest hesitation, in paces. Without a pace nobody waits at all.
const PACES_MAX: i64 = 2;
/// The longest hesitation at any pace.
const HESITATION_MAX_MS: i64 = 2_000;

/// Why people's seats hesitate just so long.
///
/// A node draws it for itself and never tells it. The seed of a game would not do: it is told when
/// the game is over, and whoever had noted the times could see then what was done by order.
#[derive(Clone)]
pub struct Whims([u8; 32]);

impl Whims {
    /// Whims of these bytes. They have to come from a source that nobody can foresee.
    pub fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

impl Table {
    /// How long this seat, which is due, waits before it acts by itself.
    pub(crate) fn wait_ms(&self, game: &Game<'_>, seat: Seat, whims: &Whims) -> i64 {
        let pace_ms = self.plan.pace_ms;
        let people = self.voters();
        if people.has(seat) {
            return pace_ms.saturating_add(self.hesitation_ms(whims));
        }
        let is_awaited = may_still_decide(game).iter().any(|seat| people.has(seat));
        if is_awaited || people.is_empty() { pace_ms } else { 0 }
    }

    /// How much longer a person's seat waits in this turn.
    ///
    /// Its clock runs meanwhile: one that was spared would tell. So where a bank has to last for the
    /// whole game, nobody hesitates for longer than what the turn brings back.
    fn hesitation_ms(&self, whims: &Whims) -> i64 {
        let max_ms = self.plan.pace_ms.saturating_mul(PACES_MAX).min(HESITATION_MAX_MS);
        let max_ms = match self.plan.clock {
            ClockRule::Live { increment_ms, .. } => max_ms.min(increment_ms),
            ClockRule::None {} | ClockRule::Correspondence { .. } => max_ms,
        };
        let hash = Sha256::new_with_prefix(whims.0)
            .chain_update(self.turn.to_le_bytes())
            .chain_update(self.id.as_str());
        let bytes: [u8; 32] = hash.finalize().into();
        let drawn = u32::from_le_bytes(bytes.first_chunk().copied().unwrap_or_default());
        i64::from(drawn) % (max_ms.max(0) + 1)
    }
}

/// Those who have a say in what is still to come at this stop.
fn may_still_decide(game: &Game<'_>) -> SeatSet {
    match game.visit() {
        Visit::Auction { standing, .. } => standing,
        Visit::Party { order, n_chosen, .. } => {
            order.iter().skip(usize::from(n_chosen)).copied().collect()
        }
    }
}

/// Nothing of it: what is printed for developers lands in logs.
impl fmt::Debug for Whims {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Whims(secret)")
    }
}

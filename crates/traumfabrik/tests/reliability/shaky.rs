//! A store that fails as stores do: it goes away, or does what it was asked and cannot say so, or
//! takes its time. Its clock can be moved.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, Ordering};
use std::time::Duration;

use traumfabrik_bots::Rng;
use traumfabrik_store::testing::{Access, Fate, Faults};

/// How a store fails.
#[derive(Debug)]
pub(crate) struct Shaky {
    chance: Mutex<Rng>,
    /// One operation in so many fails; none if it is 0.
    one_in: AtomicU32,
    /// The longest that a change takes.
    delay_ms: AtomicU32,
    is_away: AtomicBool,
    ahead_ms: AtomicI64,
    n_faults: AtomicU32,
    n_unknown_done: AtomicU32,
    n_unknown_lost: AtomicU32,
}

impl Shaky {
    /// A store that does not fail yet.
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            chance: Mutex::new(Rng::new(seed, 7)),
            one_in: AtomicU32::new(0),
            delay_ms: AtomicU32::new(0),
            is_away: AtomicBool::new(false),
            ahead_ms: AtomicI64::new(0),
            n_faults: AtomicU32::new(0),
            n_unknown_done: AtomicU32::new(0),
            n_unknown_lost: AtomicU32::new(0),
        }
    }

    /// From now on one operation in so many fails, and a change takes up to so long.
    pub(crate) fn shake(&self, one_in: u32, delay_ms: u32) {
        self.one_in.store(one_in, Ordering::Relaxed);
        self.delay_ms.store(delay_ms, Ordering::Relaxed);
    }

    /// The store goes away, or comes back.
    pub(crate) fn set_away(&self, is_away: bool) {
        self.is_away.store(is_away, Ordering::Relaxed);
    }

    /// The store's clock goes on by so much at once.
    pub(crate) fn pass(&self, ms: i64) {
        self.ahead_ms.fetch_add(ms, Ordering::Relaxed);
    }

    /// How often it failed; how often it had done it and not said so; and how often it had not.
    pub(crate) fn n_faults(&self) -> (u32, u32, u32) {
        let load = |count: &AtomicU32| count.load(Ordering::Relaxed);
        (load(&self.n_faults), load(&self.n_unknown_done), load(&self.n_unknown_lost))
    }

    /// Something goes wrong.
    fn fault(&self, access: Access, chance: &mut Rng) -> Fate {
        self.n_faults.fetch_add(1, Ordering::Relaxed);
        match if access == Access::Write { chance.below(3) } else { 0 } {
            0 => Fate::Away,
            1 => {
                self.n_unknown_done.fetch_add(1, Ordering::Relaxed);
                Fate::DoneUnknown
            }
            _ => {
                self.n_unknown_lost.fetch_add(1, Ordering::Relaxed);
                Fate::LostUnknown
            }
        }
    }
}

impl Faults for Shaky {
    fn next(&self, access: Access) -> (Fate, Duration) {
        if self.is_away.load(Ordering::Relaxed) {
            return (Fate::Away, Duration::ZERO);
        }
        let mut chance = self.chance.lock().expect("whole");
        let delay_ms = match access {
            Access::Read => 0,
            Access::Write => chance.below(self.delay_ms.load(Ordering::Relaxed) + 1),
        };
        let one_in = self.one_in.load(Ordering::Relaxed);
        let fate = match one_in > 0 && chance.one_in(one_in) {
            true => self.fault(access, &mut chance),
            false => Fate::Done,
        };
        (fate, Duration::from_millis(delay_ms.into()))
    }

    fn clock_ahead_ms(&self) -> i64 {
        self.ahead_ms.load(Ordering::Relaxed)
    }
}

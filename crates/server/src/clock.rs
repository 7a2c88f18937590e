//! The store's clock, read without asking the store every time.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use traumfabrik_room::{BEAT_GAP_MS, NodeTime, Outage};
use traumfabrik_store::{LastSign, Store, StoreError};
use traumfabrik_table::Time;

/// Both clocks are read to the millisecond.
const ROUNDING_MS: i64 = 1;

/// The time by the clock that all nodes go by, and a clock of this machine that nobody can set.
#[derive(Debug)]
pub(crate) struct Clock {
    began: Instant,
    read: Mutex<Reading>,
    /// The last sign of life that was given here, by the store's clock and by our own.
    sign: Mutex<Option<(Time, i64)>>,
}

#[derive(Debug)]
struct Reading {
    /// How far the store's clock is ahead of our own.
    ahead_ms: i64,
    /// When that was found, by our own.
    steady_ms: i64,
    /// Times when nobody looked after the clocks, as far back as games may still need them.
    outages: Arc<[Outage]>,
}

impl Clock {
    /// Reads the store's clock for the first time.
    pub(crate) async fn new(store: &Store) -> Result<Self, StoreError> {
        let began = Instant::now();
        let time = store.now().await?;
        let outages = outages(store).await?.collect();
        let read = Mutex::new(Reading { ahead_ms: time.0, steady_ms: 0, outages });
        let clock = Self { began, read, sign: Mutex::new(None) };
        clock.read_again(store).await?;
        Ok(clock)
    }

    /// Gives a sign of life.
    pub(crate) async fn beat(&self, store: &Store, is_watching: bool) -> Result<(), StoreError> {
        let now = store.now().await?;
        let steady_ms = self.steady_ms();
        let last = *lock(&self.sign);
        let mine = last.map(|(at, given_ms)| LastSign { at, ago_ms: steady_ms - given_ms });
        store.beat(now, is_watching, BEAT_GAP_MS, mine).await?;
        *lock(&self.sign) = Some((now, steady_ms));
        Ok(())
    }

    /// Reads it again. The answer was right at some time since it was asked for: as long as ours
    /// can be right too, it stays, and otherwise it goes no further than it must.
    pub(crate) async fn read_again(&self, store: &Store) -> Result<(), StoreError> {
        let asked_ms = self.steady_ms();
        let time = store.now().await?;
        let answered_ms = self.steady_ms();
        let read_outages = outages(store).await?;
        let mut read = lock(&self.read);
        let outages = Outage::learn(&read.outages, read_outages, answered_ms - read.steady_ms);
        let (least, most) = (time.0 - answered_ms - ROUNDING_MS, time.0 - asked_ms + ROUNDING_MS);
        let ahead_ms = read.ahead_ms.clamp(least, most);
        *read = Reading { ahead_ms, steady_ms: answered_ms, outages };
        Ok(())
    }

    /// The time.
    pub(crate) fn now(&self) -> Time {
        Time(self.steady_ms().saturating_add(lock(&self.read).ahead_ms))
    }

    /// Whether it has not been read for longer than this.
    pub(crate) fn is_older_than(&self, ms: i64) -> bool {
        self.steady_ms() - lock(&self.read).steady_ms > ms
    }

    /// The time, and what rooms have to know with it.
    pub(crate) fn moment(&self) -> NodeTime {
        let read = lock(&self.read);
        let steady_ms = self.steady_ms();
        let time = Time(steady_ms.saturating_add(read.ahead_ms));
        NodeTime { time, steady_ms, outages: Arc::clone(&read.outages) }
    }

    fn steady_ms(&self) -> i64 {
        i64::try_from(self.began.elapsed().as_millis()).unwrap_or(i64::MAX)
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is there is replaced as a whole, so a panic elsewhere leaves no half of it.
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn outages(store: &Store) -> Result<impl Iterator<Item = Outage>, StoreError> {
    let outages = store.outages(Time(0)).await?.into_iter();
    Ok(outages.map(|outage| Outage::new(outage.from, outage.to)))
}

//! The store's clock, read without asking the store every time.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use traumfabrik_room::{Moment, Outage};
use traumfabrik_store::{Store, StoreError};
use traumfabrik_table::Time;

/// The time by the clock that all nodes go by: what the store said last, and how long ago that
/// was by a clock of this machine that nobody can set.
#[derive(Debug)]
pub(crate) struct Clock {
    read: Mutex<Reading>,
}

#[derive(Debug)]
struct Reading {
    time: Time,
    at: Instant,
    /// Times when nobody looked after the clocks, as far back as games may still need them.
    outages: Arc<[Outage]>,
}

impl Clock {
    /// Reads the store's clock for the first time.
    pub(crate) async fn new(store: &Store) -> Result<Self, StoreError> {
        let time = store.now().await?;
        let outages = outages(store).await?;
        Ok(Self { read: Mutex::new(Reading { time, at: Instant::now(), outages }) })
    }

    /// Reads it again. Time never goes backwards.
    pub(crate) async fn read_again(&self, store: &Store) -> Result<(), StoreError> {
        let time = store.now().await?;
        let outages = outages(store).await?;
        let mut read = self.lock();
        let now = read.time.plus(elapsed_ms(read.at));
        *read = Reading { time: now.max(time), at: Instant::now(), outages };
        Ok(())
    }

    /// The time.
    pub(crate) fn now(&self) -> Time {
        let read = self.lock();
        read.time.plus(elapsed_ms(read.at))
    }

    /// Whether it has not been read for longer than this.
    pub(crate) fn is_older_than(&self, ms: i64) -> bool {
        elapsed_ms(self.lock().at) > ms
    }

    /// The time, and what rooms have to know with it.
    pub(crate) fn moment(&self) -> Moment {
        let read = self.lock();
        Moment { time: read.time.plus(elapsed_ms(read.at)), outages: Arc::clone(&read.outages) }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Reading> {
        // A reading is replaced as a whole, so a panic elsewhere leaves no half of one.
        self.read.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn outages(store: &Store) -> Result<Arc<[Outage]>, StoreError> {
    let outages = store.outages(Time(0)).await?.into_iter();
    Ok(outages.map(|outage| Outage { from: outage.from, to: outage.to }).collect())
}

fn elapsed_ms(at: Instant) -> i64 {
    i64::try_from(at.elapsed().as_millis()).unwrap_or(i64::MAX)
}

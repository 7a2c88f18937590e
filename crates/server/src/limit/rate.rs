//! Buckets that drip: each key may do something so often on average, and a few times at once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// So many keys are told apart. Those that come when there are more share one bucket, so that a
/// flood of keys takes no more memory.
const KEYS_MAX: usize = 65_536;
/// With fewer keys than this it is not worth looking for those that can go.
const SWEEP_MIN: usize = 1_024;
/// When there is no room left, it is looked for no more often than this.
const SWEEP_EVERY: Duration = Duration::from_secs(1);

/// One bucket for each key.
#[derive(Debug)]
pub(crate) struct RateLimit<K> {
    /// How long it takes until a bucket holds one more.
    drip: Duration,
    /// How long it takes until an empty bucket is full.
    fill: Duration,
    keys_max: usize,
    kept: Mutex<Kept<K>>,
}

/// When each bucket will be full. One that is full already need not be kept.
#[derive(Debug)]
struct Kept<K> {
    full_at: HashMap<K, Instant>,
    /// The bucket of all for whom there was no room.
    others_full_at: Option<Instant>,
    /// At so many keys the full ones are looked for.
    sweep_len: usize,
    swept_at: Option<Instant>,
}

impl<K: Clone + Eq + Hash> RateLimit<K> {
    /// So many in each of these times on average; at most what `n_periods` of them allow at once.
    pub(crate) fn new(n_times: u32, period: Duration, n_periods: u32) -> Self {
        let n_times = n_times.max(1);
        let drip = period / n_times;
        Self {
            drip,
            fill: drip * n_times.saturating_mul(n_periods),
            keys_max: KEYS_MAX,
            kept: Mutex::new(Kept {
                full_at: HashMap::new(),
                others_full_at: None,
                sweep_len: SWEEP_MIN,
                swept_at: None,
            }),
        }
    }

    /// Takes one out of the bucket of this key, or says how long to wait for it.
    pub(crate) fn take(&self, key: &K, now: Instant) -> Result<(), Duration> {
        self.take_many(key, 1, now)
    }

    /// Takes several at once. More than a bucket can hold are as many as it can hold.
    pub(crate) fn take_many(&self, key: &K, n: u32, now: Instant) -> Result<(), Duration> {
        self.change(key, n, now, |full_at, then_full_at, wait| {
            if wait.is_zero() {
                *full_at = then_full_at;
                Ok(())
            } else {
                Err(wait)
            }
        })
    }

    /// Takes one out of the bucket, whether it is there or not, and says how long to wait until it
    /// is. Whoever comes next waits longer.
    pub(crate) fn reserve(&self, key: &K, now: Instant) -> Duration {
        self.change(key, 1, now, |full_at, then_full_at, wait| {
            *full_at = then_full_at;
            wait
        })
    }

    /// Hands out when a bucket will be full, when it would be if so many were taken, and how long
    /// to wait for them.
    fn change<T>(
        &self,
        key: &K,
        n: u32,
        now: Instant,
        decide: impl FnOnce(&mut Instant, Instant, Duration) -> T,
    ) -> T {
        let cost = (self.drip * n).min(self.fill);
        // What is kept is right after every statement, so a panic elsewhere does no harm.
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.needs_sweep(self.keys_max, now) {
            kept.sweep(now);
        }
        let is_known = kept.full_at.contains_key(key);
        let full_at = if is_known || kept.full_at.len() < self.keys_max {
            kept.full_at.entry(key.clone()).or_insert(now)
        } else {
            kept.others_full_at.get_or_insert(now)
        };
        let then_full_at = (*full_at).max(now) + cost;
        decide(full_at, then_full_at, then_full_at.duration_since(now).saturating_sub(self.fill))
    }
}

impl<K> Kept<K> {
    fn needs_sweep(&self, keys_max: usize, now: Instant) -> bool {
        let is_long_ago = self.swept_at.is_none_or(|at| now.duration_since(at) >= SWEEP_EVERY);
        let n_keys = self.full_at.len();
        if n_keys >= keys_max { is_long_ago } else { n_keys >= self.sweep_len }
    }

    /// Looking at all of them is paid for by those that have come since the last time.
    fn sweep(&mut self, now: Instant) {
        self.full_at.retain(|_, full_at| *full_at > now);
        self.sweep_len = SWEEP_MIN.max(self.full_at.len().saturating_mul(2));
        self.swept_at = Some(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_burst_then_the_average() {
        let buckets = RateLimit::new(2, SECOND, 4);
        let now = Instant::now();
        assert!((0..8).all(|_| buckets.take(&'a', now).is_ok()));
        assert_eq!(buckets.take(&'a', now), Err(SECOND / 2));
        assert_eq!(buckets.take(&'b', now), Ok(()));
        let soon = now + SECOND / 2;
        assert_eq!(buckets.take(&'a', soon), Ok(()));
        assert_eq!(buckets.take(&'a', soon), Err(SECOND / 2));
        let later = now + 60 * SECOND;
        assert!((0..8).all(|_| buckets.take(&'a', later).is_ok()));
        assert!(buckets.take(&'a', later).is_err());
    }

    #[test]
    fn what_costs_more_takes_more() {
        let buckets = RateLimit::new(2, SECOND, 4);
        let now = Instant::now();
        assert_eq!(buckets.take_many(&'a', 7, now), Ok(()));
        assert_eq!(buckets.take_many(&'a', 2, now), Err(SECOND / 2));
        assert_eq!(buckets.take(&'a', now), Ok(()));
        assert_eq!(buckets.take_many(&'a', 100, now), Err(4 * SECOND));
        assert_eq!(buckets.take_many(&'b', 100, now), Ok(()), "all that there is");
    }

    #[test]
    fn who_reserves_waits_in_line() {
        let buckets = RateLimit::new(2, SECOND, 1);
        let now = Instant::now();
        let waits = [0, 0, 500, 1000, 1500].map(Duration::from_millis);
        assert_eq!(waits.map(|_| buckets.reserve(&'a', now)), waits);
        assert_eq!(buckets.reserve(&'b', now), Duration::ZERO);
        assert_eq!(buckets.take(&'a', now + 2 * SECOND), Ok(()));
    }

    #[test]
    fn whoever_is_refused_loses_nothing_by_it() {
        let buckets = RateLimit::new(1, SECOND, 1);
        let now = Instant::now();
        assert_eq!(buckets.take(&'a', now), Ok(()));
        assert!((0..100).all(|_| buckets.take(&'a', now) == Err(SECOND)));
        assert_eq!(buckets.take(&'a', now + SECOND), Ok(()));
    }

    #[test]
    fn a_flood_of_keys_shares_one_bucket_and_is_forgotten() {
        let mut buckets = RateLimit::new(1, SECOND, 1);
        buckets.keys_max = 2_000;
        let now = Instant::now();
        let n_fine = (0..10_000).filter(|key| buckets.take(key, now).is_ok()).count();
        assert_eq!(n_fine, 2_001);
        assert_eq!(buckets.kept.lock().unwrap().full_at.len(), 2_000);
        // Whoever was there before is not drawn into it.
        assert_eq!(buckets.take(&7, now + SECOND), Ok(()));
        assert_eq!(buckets.take(&20_000, now + 2 * SECOND), Ok(()));
        assert!(buckets.kept.lock().unwrap().full_at.len() <= 2);
    }
}

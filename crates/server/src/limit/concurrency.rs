//! How many there are at once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What is open, by the address that it comes from.
#[derive(Debug)]
pub(crate) struct ConcurrencyLimit {
    each_max: usize,
    all_max: usize,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    by_address: HashMap<IpAddr, usize>,
    total: usize,
}

/// Something that is open. It counts until this is dropped.
#[derive(Debug)]
pub(crate) struct Permit {
    limit: Arc<ConcurrencyLimit>,
    address: IpAddr,
    count: usize,
}

impl ConcurrencyLimit {
    /// Nothing is open; at most so many may be from each address, and from all together.
    pub(crate) fn new(each_max: usize, all_max: usize) -> Arc<Self> {
        Arc::new(Self { each_max, all_max, open: Mutex::default() })
    }

    /// Counts one more, unless that would be too many.
    pub(crate) fn enter(limit: &Arc<Self>, address: IpAddr) -> Option<Permit> {
        Self::enter_many(limit, address, 1)
    }

    /// Counts so many more, unless that would be too many. An address where nothing is open may
    /// exceed its limit by the first.
    pub(crate) fn enter_many(limit: &Arc<Self>, address: IpAddr, count: usize) -> Option<Permit> {
        let mut open = limit.lock();
        let n_there = open.by_address.get(&address).copied().unwrap_or(0);
        let (then_there, then_total) =
            (n_there.saturating_add(count), open.total.saturating_add(count));
        if (n_there > 0 && then_there > limit.each_max) || then_total > limit.all_max {
            return None;
        }
        open.by_address.insert(address, then_there);
        open.total = then_total;
        Some(Permit { limit: Arc::clone(limit), address, count })
    }

    /// How many are open from all addresses together.
    pub(crate) fn total(&self) -> usize {
        self.lock().total
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        // Nothing can panic between the steps of a change.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut open = self.limit.lock();
        open.total -= self.count;
        if let Some(n_there) = open.by_address.get_mut(&self.address) {
            *n_there -= self.count;
            if *n_there == 0 {
                open.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_so_many_at_once_from_each() {
        let limit = ConcurrencyLimit::new(2, 3);
        let [home, club]: [IpAddr; 2] = ["192.0.2.1", "192.0.2.2"].map(|a| a.parse().unwrap());
        let first = ConcurrencyLimit::enter(&limit, home).unwrap();
        let _second = ConcurrencyLimit::enter(&limit, home).unwrap();
        assert!(ConcurrencyLimit::enter(&limit, home).is_none());
        let elsewhere = ConcurrencyLimit::enter(&limit, club).unwrap();
        assert_eq!(limit.total(), 3);
        assert!(ConcurrencyLimit::enter(&limit, club).is_none());
        drop(first);
        assert!(ConcurrencyLimit::enter(&limit, home).is_some());
        drop(elsewhere);
        assert_eq!(limit.lock().by_address.len(), 1);
    }

    #[test]
    fn what_is_larger_counts_for_more() {
        let limit = ConcurrencyLimit::new(10, 40);
        let [home, club]: [IpAddr; 2] = ["192.0.2.1", "192.0.2.2"].map(|a| a.parse().unwrap());
        let enter = |address, count| ConcurrencyLimit::enter_many(&limit, address, count);
        let one_large = enter(home, 25).unwrap();
        assert!(enter(home, 1).is_none());
        assert!(enter(club, 16).is_none(), "too much for all together");
        let _some = (enter(club, 4).unwrap(), enter(club, 6).unwrap());
        assert!(enter(club, 1).is_none());
        assert_eq!(limit.total(), 35);
        drop(one_large);
        assert_eq!(limit.total(), 10);
        assert!(enter(home, 1).is_some());
    }
}

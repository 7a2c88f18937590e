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
}

impl ConcurrencyLimit {
    /// Nothing is open; at most so many may be from each address, and from all together.
    pub(crate) fn new(each_max: usize, all_max: usize) -> Arc<Self> {
        Arc::new(Self { each_max, all_max, open: Mutex::default() })
    }

    /// Counts one more, unless that would be too many.
    pub(crate) fn enter(limit: &Arc<Self>, address: IpAddr) -> Option<Permit> {
        let mut open = limit.lock();
        let n_there = open.by_address.get(&address).copied().unwrap_or(0);
        if n_there >= limit.each_max || open.total >= limit.all_max {
            return None;
        }
        open.by_address.insert(address, n_there + 1);
        open.total += 1;
        Some(Permit { limit: Arc::clone(limit), address })
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
        open.total -= 1;
        if let Some(n_there) = open.by_address.get_mut(&self.address) {
            *n_there -= 1;
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
}

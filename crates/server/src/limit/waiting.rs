//! Bytes that wait to be sent: for an address, a person and a table, and all together.
//!
//! An answer for which there is no room is refused. What is said by sockets cannot be: it is
//! counted, and where that becomes too much, those are cut off who have read nothing for longest.
//! Whoever reads what comes is never among them, wherever they sit and whoever shares their address.

use std::collections::HashMap;
use std::fmt::Debug;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Instant;

use prometheus_client::metrics::counter::Counter;
use traumfabrik_table::{GameId, PersonId};

/// Who something waits for, and where.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Payer {
    Address(IpAddr),
    Person(PersonId),
    Table(GameId),
}

/// At most so many bytes may wait.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WaitingMax {
    pub(crate) everybody: usize,
    pub(crate) address: usize,
    pub(crate) person: usize,
    pub(crate) table: usize,
}

/// Somebody who is told things, and may read them too slowly.
pub(crate) trait Reader: Debug + Send + Sync {
    /// How much waits for them, and since when they have read nothing of it; none once nothing
    /// waits, or they are cut off.
    fn waiting(&self) -> Option<(Instant, usize)>;

    /// What waits for them is thrown away. They may come back and catch up.
    fn cut_off(&self);
}

/// All that waits at a node.
#[derive(Debug)]
pub(crate) struct Waiting {
    max: WaitingMax,
    /// Those of whom something may wait now. Others are swept out when there is no room for more.
    budgets: Mutex<HashMap<Payer, Weak<Budget>>>,
    /// It is always there.
    everybody: Arc<Budget>,
    /// How many were cut off.
    n_cut: Counter,
}

#[derive(Debug)]
struct Budget {
    max: usize,
    n_bytes: AtomicUsize,
    readers: Mutex<Vec<Weak<dyn Reader>>>,
}

/// Everything that something counts against.
#[derive(Clone, Debug)]
pub(crate) struct Budgets {
    each: Arc<[Arc<Budget>]>,
    n_cut: Counter,
}

/// An answer that waits. It counts until this is dropped.
#[derive(Debug)]
pub(crate) struct Held {
    budgets: Budgets,
    n_bytes: usize,
}

impl Waiting {
    /// Nothing waits. Whoever is cut off is counted.
    pub(crate) fn new(max: WaitingMax, n_cut: Counter) -> Self {
        let everybody = Arc::new(Budget::new(max.everybody));
        Self { max, budgets: Mutex::default(), everybody, n_cut }
    }

    /// The budgets of all these, and that of everybody together.
    pub(crate) fn budgets(&self, payers: impl IntoIterator<Item = Payer>) -> Budgets {
        let mut known = lock(&self.budgets);
        let theirs = payers.into_iter().map(|payer| self.budget(&mut known, payer));
        let each = theirs.chain([Arc::clone(&self.everybody)]).collect();
        Budgets { each, n_cut: self.n_cut.clone() }
    }

    /// How many bytes wait for everybody together.
    pub(crate) fn total(&self) -> usize {
        self.everybody.n_bytes.load(Ordering::Relaxed)
    }

    fn budget(&self, known: &mut HashMap<Payer, Weak<Budget>>, payer: Payer) -> Arc<Budget> {
        if let Some(budget) = known.get(&payer).and_then(Weak::upgrade) {
            return budget;
        }
        if known.len() == known.capacity() {
            known.retain(|_, budget| budget.strong_count() > 0);
        }
        let budget = Arc::new(Budget::new(match payer {
            Payer::Address(_) => self.max.address,
            Payer::Person(_) => self.max.person,
            Payer::Table(_) => self.max.table,
        }));
        known.insert(payer, Arc::downgrade(&budget));
        budget
    }
}

impl Budget {
    fn new(max: usize) -> Self {
        Self { max, n_bytes: AtomicUsize::new(0), readers: Mutex::default() }
    }

    /// Counts so much more, unless that would be too much. Where nothing waits, an answer may be
    /// larger than all that is allowed.
    fn try_add(&self, n_bytes: usize) -> bool {
        let add = |before: usize| {
            let after = before.saturating_add(n_bytes);
            (before == 0 || after <= self.max).then_some(after)
        };
        self.n_bytes.fetch_update(Ordering::Relaxed, Ordering::Relaxed, add).is_ok()
    }

    fn remove(&self, n_bytes: usize) {
        self.n_bytes.fetch_sub(n_bytes, Ordering::Relaxed);
    }

    /// Cuts off those who have read nothing for longest, until what is left is not too much. Says
    /// how many.
    fn relieve(&self) -> u64 {
        if self.n_bytes.load(Ordering::Relaxed) <= self.max {
            return 0;
        }
        let readers: Vec<_> = lock(&self.readers).iter().filter_map(Weak::upgrade).collect();
        let waiting = readers.into_iter().filter_map(|reader| {
            let (since, n_bytes) = reader.waiting()?;
            Some((since, n_bytes, reader))
        });
        let mut waiting: Vec<_> = waiting.collect();
        waiting.sort_by_key(|&(since, ..)| since);
        let mut total: usize = waiting.iter().map(|&(_, n_bytes, _)| n_bytes).sum();
        let mut n_cut = 0;
        for (_, n_bytes, reader) in waiting {
            if total <= self.max {
                break;
            }
            reader.cut_off();
            total -= n_bytes;
            n_cut += 1;
        }
        n_cut
    }
}

impl Budgets {
    /// Counts an answer, unless that would be too much.
    pub(crate) fn hold(&self, n_bytes: usize) -> Option<Held> {
        for (nth, budget) in self.each.iter().enumerate() {
            if !budget.try_add(n_bytes) {
                self.each[..nth].iter().for_each(|budget| budget.remove(n_bytes));
                return None;
            }
        }
        Some(Held { budgets: self.clone(), n_bytes })
    }

    /// What waits for this reader counts from now on, and may be thrown away.
    pub(crate) fn watch(&self, reader: &Arc<impl Reader + 'static>) {
        for budget in self.each.iter() {
            let mut readers = lock(&budget.readers);
            if readers.len() == readers.capacity() {
                readers.retain(|reader| reader.strong_count() > 0);
            }
            let reader: Weak<dyn Reader> = Arc::downgrade(reader) as _;
            readers.push(reader);
        }
    }

    /// So much more waits.
    pub(crate) fn add(&self, n_bytes: usize) {
        for budget in self.each.iter() {
            budget.n_bytes.fetch_add(n_bytes, Ordering::Relaxed);
        }
    }

    /// So much less waits.
    pub(crate) fn remove(&self, n_bytes: usize) {
        self.each.iter().for_each(|budget| budget.remove(n_bytes));
    }

    /// Sees to it that not too much waits.
    pub(crate) fn relieve(&self) {
        self.n_cut.inc_by(self.each.iter().map(|budget| budget.relieve()).sum());
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.budgets.remove(self.n_bytes);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing can panic between the steps of a change.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAX: WaitingMax = WaitingMax { everybody: 100, address: 40, person: 30, table: 50 };

    /// Somebody who reads nothing.
    #[derive(Debug)]
    struct Sleeper {
        since: Instant,
        n_bytes: AtomicUsize,
        budgets: Budgets,
    }

    impl Sleeper {
        fn new(budgets: Budgets) -> Arc<Self> {
            let (since, n_bytes) = (Instant::now(), AtomicUsize::new(0));
            let sleeper = Arc::new(Self { since, n_bytes, budgets });
            sleeper.budgets.watch(&sleeper);
            sleeper
        }

        fn hear(&self, n_bytes: usize) {
            self.n_bytes.fetch_add(n_bytes, Ordering::Relaxed);
            self.budgets.add(n_bytes);
            self.budgets.relieve();
        }

        fn is_cut_off(&self) -> bool {
            self.waiting().is_none()
        }
    }

    impl Reader for Sleeper {
        fn waiting(&self) -> Option<(Instant, usize)> {
            let n_bytes = self.n_bytes.load(Ordering::Relaxed);
            (n_bytes > 0).then_some((self.since, n_bytes))
        }

        fn cut_off(&self) {
            self.budgets.remove(self.n_bytes.swap(0, Ordering::Relaxed));
        }
    }

    fn address(n: u8) -> Payer {
        Payer::Address([192, 0, 2, n].into())
    }

    fn person(name: &str) -> Payer {
        Payer::Person(name.parse().unwrap())
    }

    fn table() -> Payer {
        Payer::Table("long-table".parse().unwrap())
    }

    #[test]
    fn an_answer_for_which_there_is_no_room_is_refused_and_leaves_no_trace() {
        let waiting = Waiting::new(MAX, Counter::default());
        let of = |n, name| waiting.budgets([address(n), person(name)]);
        let first = of(1, "ada").hold(25).unwrap();
        assert!(of(2, "ada").hold(10).is_none(), "too much for a person, wherever they are");
        assert!(of(1, "ben").hold(20).is_none(), "too much for an address, whoever it is");
        assert!(of(2, "ben").hold(90).is_none(), "too much for all together");
        let _second = of(2, "ben").hold(60).expect("a single one may be larger");
        assert_eq!(waiting.total(), 85);
        drop(first);
        assert!(of(1, "ada").hold(30).is_some());
        assert_eq!(waiting.total(), 60);
    }

    #[test]
    fn whoever_has_slept_longest_is_cut_off_and_nobody_else() {
        let waiting = Waiting::new(MAX, Counter::default());
        let [first, second, third] = [(1, "ada"), (2, "ben"), (3, "cleo")]
            .map(|(n, name)| Sleeper::new(waiting.budgets([address(n), person(name), table()])));
        for (sleeper, n_bytes) in [(&third, 25), (&first, 15), (&second, 10)] {
            sleeper.hear(n_bytes);
        }
        assert_eq!(waiting.n_cut.get(), 0);
        second.hear(10);
        assert_eq!(waiting.n_cut.get(), 1, "too much at one table");
        assert!(first.is_cut_off() && !second.is_cut_off() && !third.is_cut_off());
        assert_eq!(waiting.total(), 45);
    }

    #[test]
    fn one_person_s_many_lines_share_what_may_wait() {
        let waiting = Waiting::new(MAX, Counter::default());
        let lines =
            [1, 2, 3, 4].map(|n| Sleeper::new(waiting.budgets([address(n), person("ada")])));
        lines.iter().for_each(|line| line.hear(10));
        assert_eq!((waiting.n_cut.get(), waiting.total()), (1, 30));
        let alone = Sleeper::new(waiting.budgets([address(9), person("ben")]));
        alone.hear(25);
        assert!(!alone.is_cut_off());
    }

    #[test]
    fn whoever_is_gone_is_forgotten() {
        let waiting = Waiting::new(MAX, Counter::default());
        for n in 0..200 {
            let reader = Sleeper::new(waiting.budgets([address(n), table()]));
            reader.hear(1);
            reader.cut_off();
        }
        assert_eq!(waiting.total(), 0);
        assert!(lock(&waiting.budgets).len() < 20);
        assert!(lock(&waiting.everybody.readers).len() < 20);
    }
}

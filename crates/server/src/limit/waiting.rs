//! Bytes that wait to be sent: at an address, for a person and at a table, and all together. Answers
//! and what is said by sockets count apart.
//!
//! An answer for which there is no room is refused, but nobody is refused what others have filled a
//! table with: there, the first answer that waits at an address always finds room. What is said by
//! sockets cannot be refused. Where it becomes too much, those are cut off who have read nothing for
//! longest, and nobody who has read something within a second.

use std::collections::HashMap;
use std::fmt::Debug;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use prometheus_client::metrics::counter::Counter;
use traumfabrik_table::{GameId, PersonId};

/// Whoever reads within this is not cut off for others: what is said to a crowd at once has to have
/// the time to go out.
const PATIENCE: Duration = Duration::from_secs(1);
/// Where nobody could be cut off, it is not tried again at every word.
const AGAIN: Duration = Duration::from_millis(100);

/// Who something waits for, and where.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Payer {
    Address(IpAddr),
    Person(PersonId),
    Table(GameId),
}

/// At most so many bytes of answers may wait, and as many that are said by sockets.
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

    /// What waits for them is thrown away. They may come back and catch up. False if they were cut
    /// off before.
    fn cut_off(&self) -> bool;
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
    patience: Duration,
    /// Bytes of answers.
    n_held: AtomicUsize,
    /// Bytes that were said by sockets.
    n_said: AtomicUsize,
    readers: Mutex<Readers>,
}

#[derive(Debug, Default)]
struct Readers {
    all: Vec<Weak<dyn Reader>>,
    /// Until then nobody is looked for who could be cut off.
    patient_until: Option<Instant>,
}

/// Everything that something counts against.
#[derive(Clone, Debug)]
pub(crate) struct Budgets(Arc<Payers>);

#[derive(Debug)]
struct Payers {
    /// Of whoever asks: nobody else can fill them.
    own: Vec<Arc<Budget>>,
    /// Of the table that it is about.
    table: Option<Arc<Budget>>,
    everybody: Arc<Budget>,
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
        // There is no patience once the node itself is in need.
        let everybody = Arc::new(Budget::new(max.everybody, Duration::ZERO));
        Self { max, budgets: Mutex::default(), everybody, n_cut }
    }

    /// The budgets of an address, of whoever is known there, of the table, and of everybody.
    pub(crate) fn budgets(
        &self,
        address: IpAddr,
        person: Option<&PersonId>,
        game: Option<&GameId>,
    ) -> Budgets {
        let mut known = lock(&self.budgets);
        let person = person.map(|person| Payer::Person(person.clone()));
        let own = [Payer::Address(address)].into_iter().chain(person);
        let own = own.map(|payer| self.budget(&mut known, payer)).collect();
        let table = game.map(|game| self.budget(&mut known, Payer::Table(game.clone())));
        let (everybody, n_cut) = (Arc::clone(&self.everybody), self.n_cut.clone());
        Budgets(Arc::new(Payers { own, table, everybody, n_cut }))
    }

    /// How many bytes wait for everybody together.
    pub(crate) fn total(&self) -> usize {
        let Budget { n_held, n_said, .. } = &*self.everybody;
        n_held.load(Ordering::Relaxed).saturating_add(n_said.load(Ordering::Relaxed))
    }

    fn budget(&self, known: &mut HashMap<Payer, Weak<Budget>>, payer: Payer) -> Arc<Budget> {
        if let Some(budget) = known.get(&payer).and_then(Weak::upgrade) {
            return budget;
        }
        if known.len() == known.capacity() {
            known.retain(|_, budget| budget.strong_count() > 0);
        }
        let max = match payer {
            Payer::Address(_) => self.max.address,
            Payer::Person(_) => self.max.person,
            Payer::Table(_) => self.max.table,
        };
        let budget = Arc::new(Budget::new(max, PATIENCE));
        known.insert(payer, Arc::downgrade(&budget));
        budget
    }
}

impl Budget {
    fn new(max: usize, patience: Duration) -> Self {
        let (n_held, n_said) = (AtomicUsize::new(0), AtomicUsize::new(0));
        Self { max, patience, n_held, n_said, readers: Mutex::default() }
    }

    /// Counts an answer, unless that would be too much. Where none waits, it may be larger than all
    /// that is allowed.
    fn try_hold(&self, n_bytes: usize) -> bool {
        let add = |before: usize| {
            let after = before.saturating_add(n_bytes);
            (before == 0 || after <= self.max).then_some(after)
        };
        self.n_held.fetch_update(Ordering::Relaxed, Ordering::Relaxed, add).is_ok()
    }

    fn release(&self, n_bytes: usize) {
        self.n_held.fetch_sub(n_bytes, Ordering::Relaxed);
    }

    /// Cuts off those who have read nothing for longest, until what is left is not too much. Says
    /// how many.
    fn relieve(&self, now: Instant) -> u64 {
        if self.n_said.load(Ordering::Relaxed) <= self.max {
            return 0;
        }
        let mut readers = lock(&self.readers);
        if readers.patient_until.is_some_and(|until| now < until) {
            return 0;
        }
        let all: Vec<_> = readers.all.iter().filter_map(Weak::upgrade).collect();
        let mut n_cut = 0;
        let mut waiting: Vec<_> =
            all.into_iter().filter_map(|reader| Some((reader.waiting()?, reader))).collect();
        waiting.sort_by_key(|&((since, _), _)| since);
        for ((since, _), reader) in waiting {
            if self.n_said.load(Ordering::Relaxed) <= self.max || now < since + self.patience {
                break;
            }
            n_cut += u64::from(reader.cut_off());
        }
        let is_relieved = self.n_said.load(Ordering::Relaxed) <= self.max;
        readers.patient_until = (!is_relieved).then(|| now + AGAIN);
        n_cut
    }
}

impl Budgets {
    /// Counts an answer, unless that would be too much.
    pub(crate) fn hold(&self, n_bytes: usize) -> Option<Held> {
        let Payers { own, table, everybody, .. } = &*self.0;
        let is_first = own.iter().all(|budget| budget.n_held.load(Ordering::Relaxed) == 0);
        let table = table.as_ref();
        let asked = own.iter().chain([everybody]).chain(table.filter(|_| !is_first));
        for (nth, budget) in asked.clone().enumerate() {
            if !budget.try_hold(n_bytes) {
                asked.take(nth).for_each(|budget| budget.release(n_bytes));
                return None;
            }
        }
        if let Some(table) = table.filter(|_| is_first) {
            table.n_held.fetch_add(n_bytes, Ordering::Relaxed);
        }
        Some(Held { budgets: self.clone(), n_bytes })
    }

    /// What waits for this reader counts from now on, and may be thrown away.
    pub(crate) fn watch(&self, reader: &Arc<impl Reader + 'static>) {
        for budget in self.each() {
            let Readers { all, .. } = &mut *lock(&budget.readers);
            if all.len() == all.capacity() {
                all.retain(|reader| reader.strong_count() > 0);
            }
            let reader: Weak<dyn Reader> = Arc::downgrade(reader) as _;
            all.push(reader);
        }
    }

    /// So much more was said.
    pub(crate) fn add(&self, n_bytes: usize) {
        self.each().for_each(|budget| {
            budget.n_said.fetch_add(n_bytes, Ordering::Relaxed);
        });
    }

    /// So much of what was said waits no longer.
    pub(crate) fn remove(&self, n_bytes: usize) {
        self.each().for_each(|budget| {
            budget.n_said.fetch_sub(n_bytes, Ordering::Relaxed);
        });
    }

    /// Sees to it that not too much waits.
    pub(crate) fn relieve(&self, now: Instant) {
        self.0.n_cut.inc_by(self.each().map(|budget| budget.relieve(now)).sum());
    }

    fn each(&self) -> impl Iterator<Item = &Arc<Budget>> {
        let Payers { own, table, everybody, .. } = &*self.0;
        own.iter().chain(table).chain([everybody])
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.budgets.each().for_each(|budget| budget.release(self.n_bytes));
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing can panic between the steps of a change.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;

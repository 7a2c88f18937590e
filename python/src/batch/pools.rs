//! Threads that batches share: several batches that are stepped at the same time would otherwise
//! have more threads at work than there are cores.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError, Weak};

use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

static POOLS: LazyLock<Mutex<BTreeMap<usize, Weak<ThreadPool>>>> = LazyLock::new(Mutex::default);

/// The pool of so many threads; 0 for as many as there are cores. It ends with its last batch.
pub(super) fn of(n_threads: usize) -> Result<Arc<ThreadPool>, ThreadPoolBuildError> {
    let mut pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(pool) = pools.get(&n_threads).and_then(Weak::upgrade) {
        return Ok(pool);
    }
    let pool = Arc::new(ThreadPoolBuilder::new().num_threads(n_threads).build()?);
    pools.insert(n_threads, Arc::downgrade(&pool));
    Ok(pool)
}

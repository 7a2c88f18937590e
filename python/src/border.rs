//! What may not cross the border to Python: panics, and numbers that do not fit without a word.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};

use pyo3::exceptions::{PyOverflowError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;

/// Set by tests, which have no other way to see that every door is guarded.
static FAILS_NEXT: AtomicBool = AtomicBool::new(false);

/// Makes the next call fail as if there were a bug in it.
#[pyfunction]
#[pyo3(name = "_fail_next")]
pub(crate) fn fail_next() {
    FAILS_NEXT.store(true, Ordering::Relaxed);
}

/// Does what may have a bug: a panic becomes an exception, which Python can catch and go on from.
///
/// # Errors
/// What went wrong.
pub(crate) fn guarded<T>(work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    let work = || {
        let fails = FAILS_NEXT.load(Ordering::Relaxed) && FAILS_NEXT.swap(false, Ordering::Relaxed);
        assert!(!fails, "a test wanted this");
        work()
    };
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| {
        Err(PyRuntimeError::new_err("a bug of ours; please report it with what is above"))
    })
}

/// A whole number from Python, which may be too large or too small for anything here.
pub(crate) struct Whole<T>(Result<T, String>);

impl<T> Whole<T> {
    /// The number.
    ///
    /// # Errors
    /// What it should be, if it is far from that.
    pub(crate) fn or(self, should: &str) -> PyResult<T> {
        self.0.map_err(|given| PyValueError::new_err(format!("{should}, not {given}")))
    }
}

impl<T: Copy> Whole<T> {
    /// The number, if it is one that may be right.
    pub(crate) fn number(&self) -> Option<T> {
        self.0.as_ref().ok().copied()
    }
}

/// What was given.
impl<T: fmt::Display> fmt::Display for Whole<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Ok(number) => number.fmt(f),
            Err(given) => given.fmt(f),
        }
    }
}

impl<T> From<T> for Whole<T> {
    fn from(number: T) -> Self {
        Self(Ok(number))
    }
}

impl<'a, 'py, T: FromPyObject<'a, 'py, Error = PyErr>> FromPyObject<'a, 'py> for Whole<T> {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        match given.extract::<T>() {
            Ok(number) => Ok(Self(Ok(number))),
            Err(fault) if fault.is_instance_of::<PyOverflowError>(given.py()) => {
                Ok(Self(Err(given.str()?.to_string())))
            }
            Err(fault) => Err(fault),
        }
    }
}

/// A number that chance is drawn from.
///
/// # Errors
/// If it does not fit.
pub(crate) fn seed(given: Whole<u64>) -> PyResult<u64> {
    given.or("a seed is 0 to 2**64 - 1")
}

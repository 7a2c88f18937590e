//! Arrays that belong to the caller: NumPy's, and anything else that lends its memory by the buffer
//! protocol, of which a view is made.

use std::ops::Range;

use numpy::{
    Element, PyArrayDyn, PyArrayMethods, PyReadwriteArrayDyn, PyUntypedArray,
    PyUntypedArrayMethods, dtype,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyMemoryView;

/// An array that may be asked for.
pub(crate) type Wanted<'py> = Option<Bound<'py, PyAny>>;

/// What was given, as an array over the same memory; itself if it lends none.
pub(crate) fn view<'py>(given: &Bound<'py, PyAny>) -> Bound<'py, PyAny> {
    if given.cast::<PyUntypedArray>().is_ok() {
        return given.clone();
    }
    // By way of a memoryview, because NumPy would copy a list, and whoever gave that would never
    // see what is written.
    let asarray = |memory| given.py().import("numpy")?.call_method1("asarray", (memory,));
    PyMemoryView::from(given).and_then(asarray).unwrap_or_else(|_| given.clone())
}

/// The arrays that one call writes. No two of them may share memory.
pub(crate) struct Outputs<'py> {
    py: Python<'py>,
    /// Where the memory is of those that were lent so far.
    taken: Vec<(&'static str, Range<usize>)>,
}

impl<'py> Outputs<'py> {
    pub(crate) fn new(py: Python<'py>) -> Self {
        Self { py, taken: Vec::new() }
    }

    /// Borrows an array for writing, if it was given.
    ///
    /// # Errors
    /// What it should be, if it is something else.
    pub(crate) fn borrow<T: Element>(
        &mut self,
        name: &'static str,
        wanted: Wanted<'py>,
        shapes: &[&[usize]],
    ) -> PyResult<Option<PyReadwriteArrayDyn<'py, T>>> {
        let Some(given) = wanted else { return Ok(None) };
        let should = || {
            let shapes: Vec<String> = shapes.iter().map(|shape| format!("{shape:?}")).collect();
            let kind = dtype::<T>(self.py);
            format!(
                "{name} has to be a C-contiguous, writable array or buffer of {kind} with shape {}",
                shapes.join(" or ")
            )
        };
        let viewed = view(&given);
        let is = || match viewed.cast::<PyUntypedArray>() {
            Ok(array) => format!("; it is one of {} with shape {:?}", array.dtype(), array.shape()),
            Err(_) => format!("; it is a {}", given.get_type()),
        };
        let Ok(array) = viewed.cast::<PyArrayDyn<T>>() else {
            return Err(PyTypeError::new_err(should() + &is()));
        };
        if !shapes.contains(&array.shape()) || !array.is_c_contiguous() {
            return Err(PyValueError::new_err(should() + &is()));
        }
        // NumPy's arrays are known by whose memory they show, but every view of a buffer looks like
        // the owner of its own.
        let start = array.data() as usize;
        let memory = start..start + array.len() * size_of::<T>();
        let meets = |taken: &Range<usize>| taken.start < memory.end && memory.start < taken.end;
        if let Some((other, _)) = self.taken.iter().find(|(_, taken)| meets(taken)) {
            let why = format!("{name} shares memory with {other}; each has to have its own");
            return Err(PyValueError::new_err(why));
        }
        let borrowed = array.try_readwrite();
        let borrowed =
            borrowed.map_err(|fault| PyValueError::new_err(format!("{}: {fault}", should())))?;
        self.taken.push((name, memory));
        Ok(Some(borrowed))
    }
}

/// The numbers of actions, whatever integers they are.
///
/// # Errors
/// What they should be.
pub(crate) fn read_actions(given: &Bound<'_, PyAny>, n_games: usize) -> PyResult<Vec<i64>> {
    fn read<T: Element + Copy + Into<i64>>(given: &Bound<'_, PyAny>) -> Option<Vec<i64>> {
        let array = given.cast::<PyArrayDyn<T>>().ok()?;
        if array.ndim() != 1 {
            return None;
        }
        let array = array.try_readonly().ok()?;
        Some(array.as_array().iter().map(|&number| number.into()).collect())
    }
    let given = &view(given);
    let found = read::<i32>(given)
        .or_else(|| read::<i16>(given))
        .or_else(|| read::<i64>(given))
        .or_else(|| read::<u8>(given));
    let should = || {
        format!(
            "actions has to be an array or buffer of uint8, int16, int32 or int64 with shape \
             [{n_games}]"
        )
    };
    let found = found.ok_or_else(|| PyTypeError::new_err(should()))?;
    if found.len() == n_games { Ok(found) } else { Err(PyValueError::new_err(should())) }
}

//! Arrays that belong to the caller and are written in place.

use numpy::{
    Element, PyArrayDyn, PyArrayMethods, PyReadwriteArrayDyn, PyUntypedArray,
    PyUntypedArrayMethods, dtype,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

/// An array that may be asked for.
pub(crate) type Wanted<'py> = Option<Bound<'py, PyAny>>;

/// Borrows an array for writing, if it was given.
///
/// # Errors
/// What it should be, if it is something else.
pub(crate) fn borrow<'py, T: Element>(
    py: Python<'py>,
    name: &str,
    wanted: Wanted<'py>,
    shapes: &[&[usize]],
) -> PyResult<Option<PyReadwriteArrayDyn<'py, T>>> {
    let Some(given) = wanted else { return Ok(None) };
    let should = || {
        let shapes: Vec<String> = shapes.iter().map(|shape| format!("{shape:?}")).collect();
        let kind = dtype::<T>(py);
        format!(
            "{name} has to be a C-contiguous, writable array of {kind} with shape {}",
            shapes.join(" or ")
        )
    };
    let is = |given: &Bound<'py, PyAny>| match given.cast::<PyUntypedArray>() {
        Ok(array) => format!("; it is one of {} with shape {:?}", array.dtype(), array.shape()),
        Err(_) => format!("; it is a {}", given.get_type()),
    };
    let Ok(array) = given.cast::<PyArrayDyn<T>>() else {
        return Err(PyTypeError::new_err(should() + &is(&given)));
    };
    if !shapes.contains(&array.shape()) || !array.is_c_contiguous() {
        return Err(PyValueError::new_err(should() + &is(&given)));
    }
    let borrowed = array.try_readwrite();
    borrowed.map(Some).map_err(|fault| PyValueError::new_err(format!("{}: {fault}", should())))
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
    let found = read::<i32>(given)
        .or_else(|| read::<i16>(given))
        .or_else(|| read::<i64>(given))
        .or_else(|| read::<u8>(given));
    let should =
        || format!("actions has to be an array of int16, int32 or int64 with shape [{n_games}]");
    let found = found.ok_or_else(|| PyTypeError::new_err(should()))?;
    if found.len() == n_games { Ok(found) } else { Err(PyValueError::new_err(should())) }
}

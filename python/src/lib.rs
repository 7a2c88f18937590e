//! The native half of the Python package: thin, with no rules of its own.
#![forbid(unsafe_code)]

mod action;
mod arena;
mod arrays;
mod batch;
mod border;
mod boxes;
mod game;
mod pieces;

use numpy::{PyArray1, ToPyArray};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use traumfabrik_bots::features::{
    ActionMask, FEATURES_VERSION, N_ACTIONS, N_FEATURES, N_PLAIN, parts, scales,
};

/// Something that was given is not right, with a sentence that says what would be.
fn wrong(why: impl ToString) -> PyErr {
    PyValueError::new_err(why.to_string())
}

/// What each byte of the features is multiplied by to be about 1: float32[N_FEATURES].
#[pyfunction]
fn feature_scales(py: Python<'_>) -> PyResult<Bound<'_, PyArray1<f32>>> {
    border::guarded(|| Ok(scales().to_pyarray(py)))
}

/// Every part of the features: its name, where it starts, and how many bytes it has.
#[pyfunction]
fn feature_layout() -> Vec<(String, usize, usize)> {
    let mut start = 0;
    let place = |(name, len, _): (String, usize, f32)| {
        start += len;
        (name, start - len, len)
    };
    parts().into_iter().map(place).collect()
}

/// The native half of `traumfabrik`.
#[pymodule]
fn _traumfabrik(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("FEATURES_VERSION", FEATURES_VERSION)?;
    module.add("N_FEATURES", N_FEATURES)?;
    module.add("N_PLAIN", N_PLAIN)?;
    module.add("N_ACTIONS", N_ACTIONS)?;
    module.add("MASK_BYTES", ActionMask::N_BYTES)?;
    module.add("N_PACKED", batch::N_PACKED)?;
    module.add("PACKED_BITS", batch::PACKED_BITS)?;
    module.add("EDITIONS", boxes::names())?;
    module.add("BOTS", batch::bot_names())?;
    module.add_function(wrap_pyfunction!(feature_scales, module)?)?;
    module.add_function(wrap_pyfunction!(feature_layout, module)?)?;
    module.add_function(wrap_pyfunction!(border::fail_next, module)?)?;
    module.add("Refused", module.py().get_type::<game::Refused>())?;
    module.add_class::<action::Action>()?;
    module.add_class::<arena::Arena>()?;
    module.add_class::<game::Game>()?;
    module.add_class::<batch::Batch>()
}

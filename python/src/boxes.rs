//! The editions that come with the package, and answers to open questions by name.

use std::sync::LazyLock;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use traumfabrik_bots::batch::PlanBox;
use traumfabrik_packs::{Library, Pack};
use traumfabrik_rules::{Rulings, Seats};

use crate::border::Whole;

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::embedded);

/// The names of all editions.
pub(crate) fn names() -> Vec<String> {
    LIBRARY.packs().iter().map(|pack| pack.id.clone()).collect()
}

/// The edition of this name.
pub(crate) fn pack(name: &str) -> PyResult<&'static Pack> {
    LIBRARY.get(name).ok_or_else(|| {
        PyValueError::new_err(format!(
            "there is no edition '{name}'; there are: {}",
            names().join(", ")
        ))
    })
}

/// How many sit at a table.
pub(crate) fn seats(n_seats: Whole<u8>) -> PyResult<Seats> {
    let seats = n_seats.number().and_then(Seats::new);
    seats.ok_or_else(|| PyValueError::new_err(format!("2 to 5 seats, not {n_seats}")))
}

/// A box with its own answers.
pub(crate) fn plan_box(pack: &'static Pack) -> PlanBox<'static> {
    PlanBox { edition: &pack.edition, rulings: pack.defaults.rulings }
}

/// Answers some questions by name.
pub(crate) fn answer(rulings: &mut Rulings, answers: &Bound<'_, PyDict>) -> PyResult<()> {
    for (question, answer) in answers {
        let text = |name: &Bound<'_, PyAny>| -> PyResult<String> {
            name.extract().map_err(|_| {
                PyTypeError::new_err("rulings name questions and answers: {'screens': 'open'}")
            })
        };
        let (question, answer) = (text(&question)?, text(&answer)?);
        rulings.set(&question, &answer).map_err(|fault| {
            PyValueError::new_err(format!("'{question}' = '{answer}': {fault}"))
        })?;
    }
    Ok(())
}

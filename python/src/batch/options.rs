//! What a batch is made of, as Python says it.

use numpy::{PyReadonlyArray1, PyReadonlyArray2};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use traumfabrik_bots::BotName;
use traumfabrik_bots::batch::{PlanBox, Seating, can_sit};
use traumfabrik_bots::features::Detail;
use traumfabrik_rules::MAX_SEATS;

use crate::arrays::view;
use crate::boxes;

/// The bots that can sit in a batch and need no number.
pub(crate) fn bot_names() -> Vec<String> {
    BotName::all().iter().map(ToString::to_string).collect()
}

/// How much is written, by name.
pub(crate) fn read_detail(name: &str) -> PyResult<Detail> {
    match name {
        "full" => Ok(Detail::Full),
        "plain" => Ok(Detail::Plain),
        "none" => Ok(Detail::Nothing),
        _ => Err(PyValueError::new_err(format!(
            "features are 'full', 'plain' or 'none', not '{name}'"
        ))),
    }
}

pub(super) fn read_boxes(
    edition: &str,
    rulings: Option<Bound<'_, PyAny>>,
) -> PyResult<(Vec<PlanBox<'static>>, bool)> {
    let mut boxes = match edition {
        "mixed" => {
            let names = boxes::names();
            let packs = names.iter().map(|name| boxes::pack(name).map(boxes::plan_box));
            packs.collect::<PyResult<Vec<_>>>()?
        }
        name => vec![boxes::plan_box(boxes::pack(name)?)],
    };
    let should = "rulings is 'edition', 'random', or a dict of answers to open questions";
    let Some(rulings) = rulings else { return Ok((boxes, false)) };
    if let Ok(answers) = rulings.cast::<PyDict>() {
        for plan_box in &mut boxes {
            boxes::answer(&mut plan_box.rulings, answers)?;
        }
        return Ok((boxes, false));
    }
    match rulings.extract::<&str>() {
        Ok("edition") => Ok((boxes, false)),
        Ok("random") => Ok((boxes, true)),
        Ok(other) => Err(PyValueError::new_err(format!("{should}, not '{other}'"))),
        Err(_) => Err(PyTypeError::new_err(should)),
    }
}

/// A bot that can sit in a batch.
pub(super) fn read_bot(name: String) -> PyResult<BotName> {
    let bot: BotName = name.parse().map_err(PyValueError::new_err)?;
    match can_sit(&bot) {
        Ok(()) => Ok(bot),
        Err(why) => Err(PyValueError::new_err(format!(
            "'{name}' cannot sit in a batch, because it {why}; those can: {}, and planner:N, \
             net:N and hybrid:N with N simulations",
            bot_names().join(", ")
        ))),
    }
}

pub(super) fn read_seats(given: &Bound<'_, PyAny>, seatings: &mut [Seating]) -> PyResult<()> {
    let should = format!(
        "n_seats is 2 to 5, 0 to draw one for each game, or an array or buffer of uint8 of these \
         with shape [{}]",
        seatings.len()
    );
    if let Ok(array) = view(given).extract::<PyReadonlyArray1<'_, u8>>() {
        let array = array.as_array();
        if array.len() != seatings.len() {
            return Err(PyValueError::new_err(should));
        }
        for (seating, &n_seats) in seatings.iter_mut().zip(array) {
            seating.n_seats = n_seats;
        }
    } else {
        let Ok(n_seats) = given.extract::<u8>() else { return Err(PyTypeError::new_err(should)) };
        for seating in &mut *seatings {
            seating.n_seats = n_seats;
        }
    }
    let is_sound = |seating: &Seating| matches!(seating.n_seats, 0 | 2..=5);
    if seatings.iter().all(is_sound) { Ok(()) } else { Err(PyValueError::new_err(should)) }
}

pub(super) fn read_players(
    given: &Bound<'_, PyAny>,
    n_bots: usize,
    seatings: &mut [Seating],
) -> PyResult<()> {
    let should = format!(
        "players is an array or buffer of int8 with shape [{}, {MAX_SEATS}]: -1 for the learner, \
         or the place of a bot among the {n_bots} of this batch",
        seatings.len()
    );
    let Ok(array) = view(given).extract::<PyReadonlyArray2<'_, i8>>() else {
        return Err(PyTypeError::new_err(should));
    };
    let array = array.as_array();
    if array.shape() != [seatings.len(), MAX_SEATS] {
        return Err(PyValueError::new_err(should));
    }
    for (seating, row) in seatings.iter_mut().zip(array.rows()) {
        for (player, &number) in seating.players.iter_mut().zip(row) {
            *player = u8::try_from(number).ok();
            if number < -1 || usize::from(player.unwrap_or(0)) >= n_bots.max(1) {
                return Err(PyValueError::new_err(format!("{should}; {number} is neither")));
            }
        }
    }
    Ok(())
}

pub(super) fn check(seatings: &[Seating]) -> PyResult<()> {
    match seatings.iter().position(|seating| !seating.has_learner()) {
        None => Ok(()),
        Some(game) => Err(PyValueError::new_err(format!(
            "nobody learns in game {game}: at least one of its seats has to be -1 (of the first \
             two, where the number of seats is drawn)"
        ))),
    }
}

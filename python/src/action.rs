//! Actions as objects.

use pyo3::prelude::*;
use traumfabrik_rules::{
    Action as Wanted, ChipId, MAX_CHIPS, MAX_SCREENPLAYS, Money, ScreenplayId, SlotIdx,
};

use crate::border::Whole;
use crate::wrong;

/// What a seat may wish to do. Chips, screenplays and slots are numbered as in records.
///
/// >>> from traumfabrik import Action
/// >>> Action.bid(3)
/// Action.bid(3)
/// >>> Action.bid(3) == Action.bid(3), Action.bid(3).kind, Action.bid(3).amount
/// (True, 'bid', 3)
#[pyclass(module = "traumfabrik", frozen, eq, hash, from_py_object)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Action(pub(crate) Wanted);

fn chip_of(given: Whole<u8>) -> PyResult<ChipId> {
    let should = format!("chips have numbers from 0 to {}", MAX_CHIPS - 1);
    let number = given.or(&should)?;
    ChipId::new(number).ok_or_else(|| wrong(format!("{should}, not {number}")))
}

#[pymethods]
impl Action {
    /// Offer this much for the lot.
    #[staticmethod]
    fn bid(amount: Whole<u8>) -> PyResult<Self> {
        Ok(Self(Wanted::Bid(Money(amount.or("a bid is 0 to 255")?))))
    }

    /// Leave the auction for good.
    #[staticmethod]
    #[pyo3(name = "pass_")]
    fn pass() -> Self {
        Self(Wanted::Pass)
    }

    /// Take this chip at a party.
    #[staticmethod]
    fn take(chip: Whole<u8>) -> PyResult<Self> {
        Ok(Self(Wanted::Take(chip_of(chip)?)))
    }

    /// Leave the party without a chip.
    #[staticmethod]
    fn decline() -> Self {
        Self(Wanted::Decline)
    }

    /// Place a chip from the hand.
    #[staticmethod]
    fn place(chip: Whole<u8>, screenplay: Whole<u8>, slot: Whole<u8>) -> PyResult<Self> {
        let should = format!("screenplays have numbers from 0 to {}", MAX_SCREENPLAYS - 1);
        let number = screenplay.or(&should)?;
        let screenplay = ScreenplayId::new(number);
        let screenplay = screenplay.ok_or_else(|| wrong(format!("{should}, not {number}")))?;
        let slot = SlotIdx(slot.or("slots have numbers from 0 to 5")?);
        Ok(Self(Wanted::Place { chip: chip_of(chip)?, screenplay, slot }))
    }

    /// Give up a chip from the hand.
    #[staticmethod]
    fn discard(chip: Whole<u8>) -> PyResult<Self> {
        Ok(Self(Wanted::Discard(chip_of(chip)?)))
    }

    /// bid, pass, take, decline, place or discard.
    #[getter]
    fn kind(&self) -> &'static str {
        match self.0 {
            Wanted::Bid(_) => "bid",
            Wanted::Pass => "pass",
            Wanted::Take(_) => "take",
            Wanted::Decline => "decline",
            Wanted::Place { .. } => "place",
            Wanted::Discard(_) => "discard",
        }
    }

    /// What is bid; None for other actions.
    #[getter]
    fn amount(&self) -> Option<u8> {
        match self.0 {
            Wanted::Bid(amount) => Some(amount.0),
            _ => None,
        }
    }

    /// The chip that it is about, if any.
    #[getter]
    fn chip(&self) -> Option<u8> {
        match self.0 {
            Wanted::Take(chip) | Wanted::Discard(chip) | Wanted::Place { chip, .. } => {
                Some(chip.number())
            }
            Wanted::Bid(_) | Wanted::Pass | Wanted::Decline => None,
        }
    }

    /// The screenplay that a chip is placed on.
    #[getter]
    fn screenplay(&self) -> Option<u8> {
        match self.0 {
            Wanted::Place { screenplay, .. } => Some(screenplay.number()),
            _ => None,
        }
    }

    /// The slot that a chip is placed on.
    #[getter]
    fn slot(&self) -> Option<u8> {
        match self.0 {
            Wanted::Place { slot, .. } => Some(slot.0),
            _ => None,
        }
    }

    fn __repr__(&self) -> String {
        match self.0 {
            Wanted::Bid(amount) => format!("Action.bid({})", amount.0),
            Wanted::Pass => "Action.pass_()".to_owned(),
            Wanted::Take(chip) => format!("Action.take({chip})"),
            Wanted::Decline => "Action.decline()".to_owned(),
            Wanted::Place { chip, screenplay, slot } => {
                format!("Action.place({chip}, {screenplay}, {})", slot.0)
            }
            Wanted::Discard(chip) => format!("Action.discard({chip})"),
        }
    }
}

//! What programs can ask an engine for.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use traumfabrik_rules::{Action, Deal, Perspective, Seat};
use traumfabrik_wire::json::{GameBox, Num, Setup};

/// A request; every one may carry an `id`, which comes back with the answer.
#[derive(Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Request {
    /// Who is there?
    Hello {},
    /// The pieces of an edition, with the names behind the numbers.
    Box { edition: Option<String> },
    /// Begin a game.
    New {
        edition: Option<String>,
        seats: Option<Num>,
        #[serde(default)]
        set: BTreeMap<String, String>,
        seed: Option<u64>,
    },
    /// Begin from a position.
    Setup {
        edition: Option<String>,
        r#box: Option<Box<GameBox>>,
        position: Box<Setup>,
        seed: Option<u64>,
    },
    /// All legal actions, in their fixed order.
    Legal {},
    /// Play an action: itself, its code, or its place in the legal list.
    Play { seat: Option<Seat>, action: Option<Action>, code: Option<u16>, index: Option<usize> },
    /// Deal what was asked for, or let chance deal.
    Deal { deal: Option<Deal> },
    /// Take back the last action or deal.
    Undo {},
    /// The table as somebody sees it.
    View { perspective: Option<Perspective> },
    /// The position written down.
    Position {},
    /// Count the ways to go on.
    Perft { depth: u32 },
    /// Judge a finished game: the lines of its record.
    Review {
        record: Vec<Value>,
        seed: Option<u64>,
        #[serde(default)]
        quick: bool,
    },
    /// Stop.
    Quit {},
}

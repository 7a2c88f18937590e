//! What is said to a program, and what it says at the start. Its answers are actions.

use serde::{Deserialize, Serialize};
use traumfabrik_rules::{Action, Event, LegalView, Money, Rulings, Seat, Seats, View};
use traumfabrik_wire::Header;
use traumfabrik_wire::json;

use crate::{Budget, Place};

/// The version of the protocol.
const PROTOCOL: u32 = 1;

/// A line to the program.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Message<'a> {
    /// A game begins.
    Game {
        /// The version of the protocol.
        protocol: u32,
        /// Where the program sits.
        seat: Seat,
        /// What is played.
        header: Table<'a>,
    },
    /// Something has happened.
    Event {
        /// The fact.
        event: Event,
    },
    /// The program is due.
    Choose {
        /// What its seat sees.
        view: Box<json::View>,
        /// What it may do.
        legal: &'a [Action],
        /// Rounds of thought.
        iterations: u32,
        /// How long it may think.
        time_ms: Option<u64>,
        /// What its chance may start from.
        seed: u64,
    },
}

/// What is played: of a record's header all that anybody at the table knows beforehand. The seed
/// would tell all draws, and labels and notes are for people.
#[derive(Debug, Serialize)]
pub(super) struct Table<'a> {
    edition: &'a str,
    #[serde(rename = "box")]
    game_box: &'a json::GameBox,
    seats: Seats,
    switches: Rulings,
}

/// What a program says when it has understood which game begins.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Greeting {
    /// It wants to play.
    Ready {
        /// What it calls itself.
        name: String,
    },
}

impl<'a> Message<'a> {
    pub(super) fn game(place: Place<'a>) -> Self {
        let header: &Header = place.header;
        let start = header.start();
        Self::Game {
            protocol: PROTOCOL,
            seat: place.seat,
            header: Table {
                edition: header.edition_id(),
                game_box: header.game_box(),
                seats: start.seats,
                switches: start.rulings,
            },
        }
    }

    pub(super) fn choose(view: &View, legal: &'a [Action], budget: &Budget) -> Self {
        Self::Choose {
            view: Box::new(view.into()),
            legal,
            iterations: budget.iterations,
            time_ms: budget.time_cap.map(|cap| u64::try_from(cap.as_millis()).unwrap_or(u64::MAX)),
            // Many languages hold whole numbers of 53 bits exactly, and no more.
            seed: budget.seed >> 11,
        }
    }

    /// Adds the message to a text of lines.
    pub(super) fn write(&self, lines: &mut String) {
        lines.push_str(&text(self));
        lines.push('\n');
    }
}

/// All that the seat which looks may do, in the order of legal actions, equal chips included.
pub(super) fn legal_actions(view: &View) -> Vec<Action> {
    match &view.legal {
        LegalView::Nothing => Vec::new(),
        LegalView::Auction { floor, ceiling } => {
            let bids = (floor.0..=ceiling.0).map(|amount| Action::Bid(Money(amount)));
            core::iter::once(Action::Pass).chain(bids).collect()
        }
        LegalView::Party { decline, faces } => {
            let takes = faces.iter().map(|&chip| Action::Take(chip));
            decline.then_some(Action::Decline).into_iter().chain(takes).collect()
        }
        LegalView::Placing { placements } => {
            let of_chip = |&chip| {
                let spots = placements.iter().filter(move |placement| placement.chip == chip);
                let places = spots.map(move |spot| Action::Place {
                    chip,
                    screenplay: spot.screenplay,
                    slot: spot.slot,
                });
                core::iter::once(Action::Discard(chip)).chain(places)
            };
            view.hand.iter().flat_map(of_chip).collect()
        }
    }
}

/// The compact text of what we say.
pub(super) fn text(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_else(|error| unreachable!("it is all JSON: {error}"))
}

//! Going on from a moment of a game that is over, against bots.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use traumfabrik_rules::Seat;
use traumfabrik_table::{Absence, ClockRule, Command, Fork, Plan, Refused, Table, Watchers};
use ts_rs::TS;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::tables::{self, Made};
use super::{Address, Json, Path, Person, Seen, review};
use crate::app::App;
use crate::lobby::{self, DEFAULT_BOT};
use crate::records::Brought;
use crate::{ApiError, random, thinkers};

/// The routes of games that go on from others.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(fork))
}

/// From where somebody wants to go on, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub(crate) struct NewFork {
    /// How many moves of the record are taken over. The deals that follow them are, too.
    moves: u32,
    /// The seat that one takes; the one that decides there unless told.
    seat: Option<u8>,
    /// The bot at all other seats.
    level: Option<String>,
    /// What one's page adds to the draws to come.
    nonce: Option<String>,
}

/// A table of one's own that goes on from a moment of a game that is over, with bots at the other
/// seats. What has not come up by then is shuffled anew.
#[utoipa::path(
    post, path = "/api/tables/{game}/fork", tag = "tables",
    params(
        ("game" = String, Path, description = "The table of the game that is over"),
        ("seq" = Option<u32>, Query, description = "The last entry that is known: the answer is at least as new"),
        (
            "Idempotency-Key" = Option<String>, Header,
            description = "Chosen by the client: asked again with the same one, it is the same table"
        ),
    ),
    request_body = NewFork, responses((status = 200, body = Made))
)]
async fn fork(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Seen(seen, IgnoredAny): Seen<IgnoredAny>,
    Person(person): Person,
    Address(address): Address,
    asked: HeaderMap,
    Json(wish): Json<NewFork>,
) -> Result<Json<Made>, ApiError> {
    let past = review::finished(&app, &game, Some(&person), seen).await?;
    let (old, n_moves) = (&past.standing.table, wish.moves as usize);
    let fork = match &past.brought {
        None => old.fork(n_moves)?,
        Some(Brought { record, .. }) => Fork::of_record(record, n_moves)?,
    };
    let seat = wish.seat.map_or(fork.due, Seat);
    if !old.seats().has(seat) {
        return Err(Refused::NoSuchSeat {}.into());
    }
    let level = wish.level.unwrap_or_else(|| DEFAULT_BOT.to_owned());
    if !thinkers::is_offered(&level) {
        return Err(Refused::NoSuchBot {}.into());
    }
    let owner = &person.person;
    let game = tables::name(&app, owner, address, &asked).await?;
    let seed = random::seed();
    let plan = Plan {
        owner: owner.clone(),
        commitment: seed.commitment().to_string(),
        ..plan(old, fork, &level)
    };
    lobby::open(&app, &game, plan, &seed).await?;
    let sit = Command::Sit { seat: Some(seat.0), studio: None, nonce: wish.nonce };
    app.command(&game, owner, "sit", sit).await?;
    app.command(&game, owner, "start", Command::Start { fill: Some(level) }).await?;
    Ok(Json(Made { game }))
}

/// What is agreed at a table where somebody tries something out: as in the game before, but there
/// is time, nobody looks on, and it is in no list. Bots do not wait: whoever sits there alone
/// chooses how fast to see what they do.
fn plan(old: &Table, fork: Fork, level: &str) -> Plan {
    Plan {
        header: fork.header,
        taken_over: fork.taken_over,
        is_public: false,
        watchers: Watchers::Nobody,
        clock: ClockRule::None {},
        pace_ms: 0,
        absence: Absence { substitute: level.to_owned(), on_timeout: true, grace_ms: None },
        rematch_of: None,
        ..Plan::clone(old.plan())
    }
}

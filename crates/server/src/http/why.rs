//! Why bots did what they did, for whoever asks when the game is over: from what they knew then.

use std::sync::Arc;

use axum::extract::State;
use serde::{Deserialize, Serialize};
use traumfabrik_bots::{BotName, explain_bot};
use traumfabrik_room::TableState;
use traumfabrik_rules::Game;
use traumfabrik_table::{Sitter, Status, Table};
use traumfabrik_wire::{Message, MoveCause, reason_message};
use ts_rs::TS;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Json, Path, Query, Visitor, document, game_id};
use crate::ApiError;
use crate::app::App;

/// The routes of reasons.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(why))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Which {
    /// The number of the move in the record.
    seq: u32,
}

/// Why a bot did something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, utoipa::ToSchema)]
pub(crate) struct Why {
    /// The most that the lot was worth to it, where one was sold and that settled what it bid.
    /// Where something else did, the first reason tells.
    price: Option<u8>,
    /// What spoke for it, what mattered most first; empty for bots that do not think.
    #[schema(value_type = Vec<document::Message>)]
    reasons: Vec<Message>,
}

/// Why a bot made a move of a game that is over.
#[utoipa::path(
    get, path = "/api/tables/{game}/why", tag = "tables",
    params(
        ("game" = String, Path, description = "The table"),
        ("seq" = u32, Query, description = "The number of the move in the record"),
    ),
    responses((status = 200, body = Why))
)]
async fn why(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(Which { seq }): Query<Which>,
    Visitor(visitor): Visitor,
) -> Result<Json<Why>, ApiError> {
    let person = visitor.as_ref().map(|row| &row.person);
    let past = app.past(&game_id(&game)?, person, None, 0).await?;
    let TableState { table, .. } = past.standing;
    match table.status() {
        Status::Over | Status::Aborted | Status::Closed => {
            why_of(&table, seq).map(Json).ok_or(ApiError::NotFound {})
        }
        Status::Gathering | Status::Running | Status::Paused | Status::Broken => {
            Err(ApiError::NotAllowed {})
        }
    }
}

/// Why the bot made this move; none if no bot did. Bots hear every fact, so the position before the
/// move is what it knew: draws to come are not part of it.
fn why_of(table: &Table, seq: u32) -> Option<Why> {
    let start = table.header().start();
    let mut game = Game::empty(table.header().edition(), start.seats, start.rulings);
    for entry in table.moves() {
        if entry.seq == seq {
            // What was taken over from another game was decided by others.
            if table.origin().is_some_and(|origin| seq <= origin.moves) {
                return None;
            }
            let MoveCause::Action { seat, action } = entry.cause else { return None };
            let Some(Sitter::Bot { bot }) = &table.chair(seat).sitter else { return None };
            let bot: BotName = bot.parse().ok()?;
            let why = explain_bot(&bot, &game, action);
            return Some(Why {
                price: why.price.map(|price| price.0),
                reasons: why.reasons.iter().map(reason_message).collect(),
            });
        }
        for event in &entry.events {
            game.apply(event);
        }
    }
    None
}

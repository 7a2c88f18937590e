//! Everything that somebody has ever produced: their finished games, with the films of each.

use std::sync::Arc;

use axum::extract::State;
use serde::{Deserialize, Serialize};
use traumfabrik_room::PersonShown;
use traumfabrik_rules::Perspective;
use traumfabrik_table::{GameId, TableView, Time};
use traumfabrik_wire::json;
use ts_rs::TS;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Json, Person, Query, document, game_id};
use crate::ApiError;
use crate::app::App;

/// So many games come at once: each has to be played through.
const PAGE: u32 = 8;

/// The routes.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(films))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Before {
    before: Option<String>,
}

/// A page of somebody's games that were played to their end.
#[derive(Debug, Serialize, TS, utoipa::ToSchema)]
pub(crate) struct Filmography {
    /// The games, the latest first.
    games: Vec<Filmed>,
    /// The boxes that they were played with.
    #[schema(value_type = Vec<document::GameBox>)]
    boxes: Vec<json::GameBox>,
    /// The last game of this page, to ask for the next one by; null if there is none.
    #[ts(type = "string | null")]
    #[schema(value_type = Option<String>)]
    next: Option<GameId>,
}

/// A game with its films.
#[derive(Debug, Serialize, TS, utoipa::ToSchema)]
pub(crate) struct Filmed {
    /// The table.
    #[schema(value_type = document::TableView)]
    table: TableView,
    /// Who sat there.
    #[schema(value_type = Vec<document::PersonShown>)]
    people: Vec<PersonShown>,
    /// The seats of whoever asks.
    seats: Vec<u8>,
    /// The game as it ended.
    #[schema(value_type = document::View)]
    view: json::View,
    /// Its box, by the place in the list.
    #[serde(rename = "box")]
    box_idx: usize,
    /// When it ended.
    #[schema(value_type = i64)]
    at: Time,
}

/// The finished games of whoever asks, with all films.
#[utoipa::path(
    get, path = "/api/me/films", tag = "me",
    params(("before" = Option<String>, Query, description = "The last game of the page before")),
    responses((status = 200, description = "A page of games", body = Filmography)),
)]
async fn films(
    State(app): State<Arc<App>>,
    Person(person): Person,
    Query(page): Query<Before>,
) -> Result<Json<Filmography>, ApiError> {
    let before = page.before.as_deref().map(game_id).transpose()?;
    let rows = app.store.finished_games_of(&person.person, PAGE, before.as_ref()).await?;
    let is_full = rows.len() == PAGE as usize;
    let next = rows.last().map(|row| row.game.clone()).filter(|_| is_full);
    let (mut games, mut boxes) = (Vec::new(), Vec::<json::GameBox>::new());
    for row in rows {
        let look = Some(Perspective::Table);
        let standing = match app.standing(&row.game, Some(&person.person), look, 0).await {
            Ok(standing) => standing,
            // One game that cannot be shown here does not take all others off the wall.
            Err(ApiError::Broken {} | ApiError::Newer {}) => continue,
            Err(error) => return Err(error),
        };
        // What somebody tries out from a moment of another game is no production of theirs.
        let Some(game) = standing.table.game().filter(|_| !standing.table.goes_on()) else {
            continue;
        };
        let game_box = standing.table.header().game_box();
        let known = boxes.iter().position(|known| known == game_box);
        let box_idx = known.unwrap_or_else(|| {
            boxes.push(game_box.clone());
            boxes.len() - 1
        });
        games.push(Filmed {
            table: standing.table.view(),
            people: standing.people,
            seats: standing.seats.iter().map(|seat| seat.0).collect(),
            view: json::View::from(&game.view(Perspective::Table)),
            box_idx,
            at: row.updated_at,
        });
    }
    Ok(Json(Filmography { games, boxes, next }))
}

//! What a host does while the server runs: looks through the tables, closes one, removes what was
//! said, looks after people. Every request has to show the host's secret.

mod people;
mod shown;

use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use serde::Deserialize;
use traumfabrik_room::Input;
use traumfabrik_store::Status;
use traumfabrik_table::{Channel, Closing, GameId, PersonId, Sitter};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use shown::{Blocking, LimitShown, Naming, PersonFound, Said, TableShown};

use super::{Json, Path, Query};
use crate::app::App;
use crate::lobby::Summary;
use crate::{ApiError, background, random, scrub};

/// So many tables, or people, come at once.
pub const PAGE_MAX: u32 = 200;

/// Which tables.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Which {
    status: Option<String>,
    after: Option<String>,
}

/// Which talk.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Talk {
    #[serde(default)]
    channel: Channel,
}

/// Whoever asks has shown the host's secret.
struct Host;

impl FromRequestParts<Arc<App>> for Host {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let expected = app.config.admin_secret.as_ref().ok_or(ApiError::NotFound {})?;
        if shows(&parts.headers, expected) { Ok(Self) } else { Err(ApiError::WrongCredentials {}) }
    }
}

/// Whether a request shows this secret.
pub(super) fn shows(headers: &HeaderMap, secret: &str) -> bool {
    let shown = headers.get(header::AUTHORIZATION).and_then(|line| line.to_str().ok());
    let shown = shown.and_then(|line| line.strip_prefix("Bearer ")).unwrap_or_default();
    // How long it takes to compare two hashes tells nothing about what was hashed.
    random::hash(shown) == random::hash(secret)
}

/// The routes.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(tables))
        .routes(routes!(close))
        .routes(routes!(reopen))
        .routes(routes!(chat))
        .routes(routes!(remove_chat))
        .routes(routes!(limits))
        .merge(people::router())
}

/// All tables, the newest first.
#[utoipa::path(
    get, path = "/api/admin/tables", tag = "admin",
    params(
        ("status" = Option<String>, Query, description = "Only tables that stand like this"),
        ("after" = Option<String>, Query, description = "The last table of the page before"),
    ),
    responses((status = 200, description = "A page of tables", body = Vec<TableShown>)),
)]
async fn tables(
    State(app): State<Arc<App>>,
    _: Host,
    Query(which): Query<Which>,
) -> Result<Json<Vec<TableShown>>, ApiError> {
    let status = which.status.map(|status| status.parse::<Status>()).transpose();
    let status = status.map_err(|_| {
        let known = Status::ALL.map(Status::as_str).join(", ");
        ApiError::malformed(format!("status: one of {known} is expected"))
    })?;
    let after = which.after.as_deref().map(game_id).transpose()?;
    let mut shown = Vec::new();
    for row in app.store.all_games(status, PAGE_MAX, after.as_ref()).await? {
        let summary: Option<Summary> = serde_json::from_str(&row.summary).ok();
        let people = app.store.people(&people_in(summary.as_ref())).await?;
        shown.push(TableShown::new(row, summary.as_ref(), &people));
    }
    Ok(Json(shown))
}

/// Closes a table. What has been played stays, and its seed is revealed.
#[utoipa::path(
    post, path = "/api/admin/tables/{game}/close", tag = "admin",
    params(("game" = String, Path, description = "The table")),
    responses((status = 204, description = "Closed")),
)]
async fn close(
    State(app): State<Arc<App>>,
    _: Host,
    Path(game): Path<String>,
) -> Result<StatusCode, ApiError> {
    let game = known_game(&app, &game).await?;
    background::close(&app, &game, Closing::Host).await?;
    tracing::info!(%game, "the host closed a table");
    Ok(StatusCode::NO_CONTENT)
}

/// Opens a table that was closed for repair, if its log can be read from end to end again.
#[utoipa::path(
    post, path = "/api/admin/tables/{game}/reopen", tag = "admin",
    params(("game" = String, Path, description = "The table")),
    responses((status = 204, description = "Open")),
)]
async fn reopen(
    State(app): State<Arc<App>>,
    _: Host,
    Path(game): Path<String>,
) -> Result<StatusCode, ApiError> {
    let game = known_game(&app, &game).await?;
    scrub::reopen(&app, &game).await?;
    tracing::info!(%game, "the host opened a table again");
    Ok(StatusCode::NO_CONTENT)
}

/// What was said at a table.
#[utoipa::path(
    get, path = "/api/admin/tables/{game}/chat", tag = "admin",
    params(
        ("game" = String, Path, description = "The table"),
        ("channel" = Option<String>, Query, description = "`table` or `watchers`"),
    ),
    responses((status = 200, description = "All of it, in order", body = Vec<Said>)),
)]
async fn chat(
    State(app): State<Arc<App>>,
    _: Host,
    Path(game): Path<String>,
    Query(talk): Query<Talk>,
) -> Result<Json<Vec<Said>>, ApiError> {
    let game = known_game(&app, &game).await?;
    let rows = app.store.chats(&game, talk.channel, 0).await?;
    let ids: Vec<PersonId> = rows.iter().map(|row| row.person.clone()).collect();
    let people = app.store.people(&ids).await?;
    let said = rows.into_iter().map(|row| Said::new(row, &people));
    Ok(Json(said.collect()))
}

/// Removes something that was said, also from the pages that show it.
#[utoipa::path(
    delete, path = "/api/admin/tables/{game}/chat/{chat}", tag = "admin",
    params(
        ("game" = String, Path, description = "The table"),
        ("chat" = i64, Path, description = "Its number"),
        ("channel" = Option<String>, Query, description = "`table` or `watchers`"),
    ),
    responses((status = 204, description = "Removed")),
)]
async fn remove_chat(
    State(app): State<Arc<App>>,
    _: Host,
    Path((game, chat)): Path<(String, i64)>,
    Query(talk): Query<Talk>,
) -> Result<StatusCode, ApiError> {
    let game = known_game(&app, &game).await?;
    if !app.store.remove_chat(&game, talk.channel, chat).await? {
        return Err(ApiError::NotFound {});
    }
    tracing::info!(%game, chat, "the host removed something that was said");
    if let Some(room) = app.rooms.loaded(&game) {
        room.give(&app, Input::Hint { seq: 0 });
    }
    app.tell_others(&game);
    Ok(StatusCode::NO_CONTENT)
}

/// The limits of this server, and how often each has refused somebody since it started.
#[utoipa::path(
    get, path = "/api/admin/limits", tag = "admin",
    responses((status = 200, description = "All of them", body = Vec<LimitShown>)),
)]
async fn limits(State(app): State<Arc<App>>, _: Host) -> Json<Vec<LimitShown>> {
    let limits = &app.config.limits;
    let shown = |(limit, n_refused)| LimitShown::new(limit, n_refused, limits);
    Json(app.limiter.refusals().map(shown).collect())
}

fn game_id(text: &str) -> Result<GameId, ApiError> {
    text.parse().map_err(|_| ApiError::NotFound {})
}

/// A game that there is: nothing is kept in memory of one that there is not.
async fn known_game(app: &App, text: &str) -> Result<GameId, ApiError> {
    let row = app.store.game(&game_id(text)?).await?;
    row.map(|row| row.game).ok_or(ApiError::NotFound {})
}

/// The people who sit at a table.
fn people_in(summary: Option<&Summary>) -> Vec<PersonId> {
    let sitters = summary.iter().flat_map(|summary| summary.sitters.iter().flatten());
    sitters.filter_map(person_of).cloned().collect()
}

fn person_of(sitter: &Sitter) -> Option<&PersonId> {
    match sitter {
        Sitter::Person { person } => Some(person),
        Sitter::Bot { .. } => None,
    }
}

//! What a host does while the server runs: looks through the tables, closes one, removes what was
//! said, shuts people out. Every request has to show the host's secret.

mod shown;

use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use serde::Deserialize;
use traumfabrik_room::Input;
use traumfabrik_store::Status;
use traumfabrik_table::{Closing, GameId, PersonId, Sitter};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use shown::{Blocking, PersonFound, Said, TableShown};

use super::{Json, Path, Query, visitor};
use crate::app::App;
use crate::failure::Failure;
use crate::lobby::Summary;
use crate::{ApiError, background, random, scrub};

/// So many tables come at once.
pub const PAGE_MAX: u32 = 200;

/// Which tables.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Which {
    status: Option<String>,
    after: Option<String>,
}

/// Which people: those at a table, or the one with an account.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Who {
    game: Option<String>,
    account: Option<String>,
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
        .routes(routes!(people))
        .routes(routes!(block))
}

/// All tables, the newest first.
#[utoipa::path(
    get, path = "/api/admin/tables", tag = "admin",
    params(
        ("status" = Option<String>, Query, description = "Only tables that stand like this"),
        ("after" = Option<String>, Query, description = "The last table of the page before"),
    ),
    responses(
        (status = 200, description = "A page of tables", body = Vec<TableShown>),
        (status = "default", description = "Why not", body = Failure),
    ),
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
    responses(
        (status = 204, description = "Closed"),
        (status = "default", description = "Why not", body = Failure),
    ),
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
    responses(
        (status = 204, description = "Open"),
        (status = "default", description = "Why not", body = Failure),
    ),
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
    params(("game" = String, Path, description = "The table")),
    responses(
        (status = 200, description = "All of it, in order", body = Vec<Said>),
        (status = "default", description = "Why not", body = Failure),
    ),
)]
async fn chat(
    State(app): State<Arc<App>>,
    _: Host,
    Path(game): Path<String>,
) -> Result<Json<Vec<Said>>, ApiError> {
    let game = known_game(&app, &game).await?;
    let rows = app.store.chats(&game, 0).await?;
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
    ),
    responses(
        (status = 204, description = "Removed"),
        (status = "default", description = "Why not", body = Failure),
    ),
)]
async fn remove_chat(
    State(app): State<Arc<App>>,
    _: Host,
    Path((game, chat)): Path<(String, i64)>,
) -> Result<StatusCode, ApiError> {
    let game = known_game(&app, &game).await?;
    if !app.store.remove_chat(&game, chat).await? {
        return Err(ApiError::NotFound {});
    }
    tracing::info!(%game, chat, "the host removed something that was said");
    if let Some(room) = app.rooms.loaded(&game) {
        room.give(&app, Input::Hint { seq: 0 });
    }
    app.tell_others(&game);
    Ok(StatusCode::NO_CONTENT)
}

/// Finds people: those at a table, or the one with an account.
#[utoipa::path(
    get, path = "/api/admin/people", tag = "admin",
    params(
        ("game" = Option<String>, Query, description = "A table where they sit"),
        ("account" = Option<String>, Query, description = "The name of the account"),
    ),
    responses(
        (status = 200, description = "Who was found", body = Vec<PersonFound>),
        (status = "default", description = "Why not", body = Failure),
    ),
)]
async fn people(
    State(app): State<Arc<App>>,
    _: Host,
    Query(who): Query<Who>,
) -> Result<Json<Vec<PersonFound>>, ApiError> {
    match (who.game, who.account) {
        (Some(game), None) => people_at(&app, &game).await.map(Json),
        (None, Some(account)) => {
            let row = app.store.person_by_account(&account).await?;
            Ok(Json(row.into_iter().map(|row| PersonFound::new(row, None)).collect()))
        }
        (None, None) | (Some(_), Some(_)) => {
            Err(ApiError::malformed("either 'game' or 'account' is expected"))
        }
    }
}

/// Shuts a person out, or lets them in again. Their games go on: a bot plays for whoever is away.
#[utoipa::path(
    put, path = "/api/admin/people/{person}/blocked", tag = "admin",
    params(("person" = String, Path, description = "The name in the log")),
    request_body = Blocking,
    responses(
        (status = 204, description = "So it is"),
        (status = "default", description = "Why not", body = Failure),
    ),
)]
async fn block(
    State(app): State<Arc<App>>,
    _: Host,
    Path(person): Path<String>,
    Json(Blocking { is_blocked }): Json<Blocking>,
) -> Result<StatusCode, ApiError> {
    let person: PersonId = person.parse().map_err(|_| ApiError::NotFound {})?;
    // A guest may have turned out to be somebody with an account, who comes in by another name.
    let today = app.store.people(std::slice::from_ref(&person)).await?;
    let today = today.get(&person).ok_or(ApiError::NotFound {})?.person.clone();
    let tables = visitor::tables_of(&app, &today).await?;
    if !app.store.set_blocked(&today, is_blocked).await? {
        return Err(ApiError::NotFound {});
    }
    tracing::info!(person = %today, is_blocked, "the host decided about a person");
    if is_blocked {
        // Here at once, wherever they look on; at other nodes where they sit, which a hint tells.
        for room in app.rooms.all() {
            room.give(&app, Input::ShutOut { person: today.clone() });
        }
    }
    tables.look_again(&app);
    Ok(StatusCode::NO_CONTENT)
}

fn game_id(text: &str) -> Result<GameId, ApiError> {
    text.parse().map_err(|_| ApiError::NotFound {})
}

/// A game that there is: nothing is kept in memory of one that there is not.
async fn known_game(app: &App, text: &str) -> Result<GameId, ApiError> {
    let row = app.store.game(&game_id(text)?).await?;
    row.map(|row| row.game).ok_or(ApiError::NotFound {})
}

async fn people_at(app: &App, game: &str) -> Result<Vec<PersonFound>, ApiError> {
    let row = app.store.game(&game_id(game)?).await?.ok_or(ApiError::NotFound {})?;
    let summary: Summary = serde_json::from_str(&row.summary).map_err(|_| ApiError::Broken {})?;
    let rows = app.store.people(&people_in(Some(&summary))).await?;
    let mut people = Vec::new();
    for (seat, sitter) in (0..).zip(&summary.sitters) {
        let row = sitter.as_ref().and_then(person_of).and_then(|person| rows.get(person));
        people.extend(row.map(|row| PersonFound::new(row.clone(), Some(seat))));
    }
    Ok(people)
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

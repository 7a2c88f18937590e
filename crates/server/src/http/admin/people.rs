//! People, as a host looks after them.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use traumfabrik_store::{PersonChange, PersonRow};
use traumfabrik_table::PersonId;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::shown::{Blocking, Naming, PersonFound};
use super::{Host, PAGE_MAX, game_id, people_in, person_of};
use crate::ApiError;
use crate::app::App;
use crate::http::account::{self, RecoveryCodes};
use crate::http::{Json, Path, Query, check, me, visitor};
use crate::lobby::Summary;

/// Which people: those at a table, the one with an account, or everybody.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Who {
    game: Option<String>,
    account: Option<String>,
    after: Option<String>,
}

/// The routes.
pub(super) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(people))
        .routes(routes!(forget))
        .routes(routes!(rename))
        .routes(routes!(give_codes))
        .routes(routes!(block))
}

/// Finds people: those at a table, the one with an account, or everybody, the newest first.
#[utoipa::path(
    get, path = "/api/admin/people", tag = "admin",
    params(
        ("game" = Option<String>, Query, description = "A table where they sit"),
        ("account" = Option<String>, Query, description = "The name of the account"),
        ("after" = Option<String>, Query, description = "The last person of the page before"),
    ),
    responses((status = 200, description = "Who was found", body = Vec<PersonFound>)),
)]
async fn people(
    State(app): State<Arc<App>>,
    _: Host,
    Query(who): Query<Who>,
) -> Result<Json<Vec<PersonFound>>, ApiError> {
    let mut found = match (who.game, who.account) {
        (Some(game), None) => people_at(&app, &game).await?,
        (None, Some(account)) => {
            let row = app.store.person_by_account(&account).await?;
            row.into_iter().map(|row| PersonFound::new(row, None)).collect()
        }
        (None, None) => {
            let after = who.after.as_deref().map(person_id).transpose()?;
            let rows = app.store.all_people(PAGE_MAX, after.as_ref()).await?;
            rows.into_iter().map(|row| PersonFound::new(row, None)).collect()
        }
        (Some(_), Some(_)) => {
            return Err(ApiError::malformed("'game' and 'account' are not for the same question"));
        }
    };
    // Whoever sits at a table sends no requests, and is here all the same.
    let (now, here) = (app.now(), app.store.present_anywhere(app.now()).await?);
    for person in &mut found {
        if here.iter().any(|it| it.as_str() == person.person) {
            person.seen_at = now.0;
        }
    }
    Ok(Json(found))
}

/// Forgets a person: names, ways to reach them, what they said, and every way in. Their games
/// stay, without them.
#[utoipa::path(
    delete, path = "/api/admin/people/{person}", tag = "admin",
    params(("person" = String, Path, description = "The name in the log")),
    responses((status = 204, description = "Forgotten")),
)]
async fn forget(
    State(app): State<Arc<App>>,
    _: Host,
    Path(person): Path<String>,
) -> Result<StatusCode, ApiError> {
    let row = today(&app, &person).await?;
    me::forget_person(&app, &row.person).await?;
    tracing::info!(person = %row.person, "the host had a person forgotten");
    Ok(StatusCode::NO_CONTENT)
}

/// Gives a person another name, as where the one they chose hurts others.
#[utoipa::path(
    put, path = "/api/admin/people/{person}/name", tag = "admin",
    params(("person" = String, Path, description = "The name in the log")),
    request_body = Naming,
    responses((status = 204, description = "So it is")),
)]
async fn rename(
    State(app): State<Arc<App>>,
    _: Host,
    Path(person): Path<String>,
    Json(Naming { name }): Json<Naming>,
) -> Result<StatusCode, ApiError> {
    let name = check::name(&name, app.config.limits.name_chars)?;
    let row = today(&app, &person).await?;
    let named = person_id(&person)?;
    // Those who play at somebody's device have names of their own.
    if app.store.rename_companion(&row.person, &named, Some(name.clone())).await? {
        visitor::tables_of(&app, &row.person).await?.look_again(&app);
    } else {
        me::make(&app, &row, vec![PersonChange::Name(Some(name))]).await?;
    }
    tracing::info!(person = %named, "the host gave a person another name");
    Ok(StatusCode::NO_CONTENT)
}

/// Gives somebody who has lost password and codes new codes, in place of older ones. With one of
/// them they set a new password, and every browser that was signed in is signed out.
#[utoipa::path(
    post, path = "/api/admin/people/{person}/codes", tag = "admin",
    params(("person" = String, Path, description = "The name in the log")),
    responses((status = 200, description = "Codes to be handed over", body = RecoveryCodes)),
)]
async fn give_codes(
    State(app): State<Arc<App>>,
    _: Host,
    Path(person): Path<String>,
) -> Result<Json<RecoveryCodes>, ApiError> {
    let row = today(&app, &person).await?;
    if row.account.is_none() {
        return Err(ApiError::malformed("a guest has no account, and nothing that codes open"));
    }
    let codes = account::give_codes(&app, &row.person).await?;
    tracing::info!(person = %row.person, "the host gave a person new codes");
    Ok(Json(codes))
}

/// Shuts a person out, or lets them in again. Their games go on: a bot plays for whoever is away.
#[utoipa::path(
    put, path = "/api/admin/people/{person}/blocked", tag = "admin",
    params(("person" = String, Path, description = "The name in the log")),
    request_body = Blocking,
    responses((status = 204, description = "So it is")),
)]
async fn block(
    State(app): State<Arc<App>>,
    _: Host,
    Path(person): Path<String>,
    Json(Blocking { is_blocked }): Json<Blocking>,
) -> Result<StatusCode, ApiError> {
    let today = today(&app, &person).await?.person;
    let tables = visitor::tables_of(&app, &today).await?;
    if !app.store.set_blocked(&today, is_blocked).await? {
        return Err(ApiError::NotFound {});
    }
    tracing::info!(person = %today, is_blocked, "the host decided about a person");
    if is_blocked {
        app.shut_out(&today).await;
    }
    tables.look_again(&app);
    Ok(StatusCode::NO_CONTENT)
}

fn person_id(text: &str) -> Result<PersonId, ApiError> {
    text.parse().map_err(|_| ApiError::NotFound {})
}

/// A person whom the host names. A guest may have turned out to be somebody with an account, who
/// comes in by another name.
async fn today(app: &App, person: &str) -> Result<PersonRow, ApiError> {
    let person = person_id(person)?;
    let mut found = app.store.people(std::slice::from_ref(&person)).await?;
    found.remove(&person).filter(|row| !row.is_deleted).ok_or(ApiError::NotFound {})
}

async fn people_at(app: &App, game: &str) -> Result<Vec<PersonFound>, ApiError> {
    let row = app.store.game(&game_id(game)?).await?.ok_or(ApiError::NotFound {})?;
    let summary: Summary = serde_json::from_str(&row.summary).map_err(|_| ApiError::Broken {})?;
    let rows = app.store.people(&people_in(Some(&summary))).await?;
    let mut people = Vec::new();
    for (seat, sitter) in (0..).zip(&summary.sitters) {
        let Some(person) = sitter.as_ref().and_then(person_of) else { continue };
        let found = rows.get(person).map(|row| PersonFound::new(row.clone(), Some(seat)));
        // By the name of a companion the host reaches both: that one, and whose device it is.
        let called = |found| match person.is_companion() {
            true => PersonFound { person: person.to_string(), ..found },
            false => found,
        };
        people.extend(found.map(called));
    }
    Ok(people)
}

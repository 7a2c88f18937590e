//! What whoever got a letter can do without signing in: say that the address is right, and that
//! they want no more.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Redirect;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Address, Json, Path, Person};
use crate::ApiError;
use crate::app::App;
use crate::notices::confirm;

/// What a letter that asks holds.
#[derive(Deserialize, Serialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MailKey {
    /// What stands in the link behind `#confirm=`.
    key: String,
}

/// The routes.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(ask_again))
        .routes(routes!(confirm_mail))
        .routes(routes!(show_stop, stop))
}

/// Sends the question again whether my address is right.
#[utoipa::path(
    post, path = "/api/me/notices/confirmation", tag = "people",
    responses((status = 204, description = "It is on its way, or was answered already")),
)]
async fn ask_again(
    State(app): State<Arc<App>>,
    Person(row): Person,
    Address(address): Address,
) -> Result<StatusCode, ApiError> {
    app.limiter.costly(address)?;
    confirm::ask_again(&app, &row.person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Confirms the address that a letter went to.
#[utoipa::path(
    post, path = "/api/mail/confirm", tag = "people",
    request_body = MailKey,
    responses((status = 204, description = "Confirmed")),
)]
async fn confirm_mail(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Json(MailKey { key }): Json<MailKey>,
) -> Result<StatusCode, ApiError> {
    app.limiter.costly(address)?;
    confirm::confirm(&app, &key).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Leads whoever opens the link of a letter's head to the page that asks whether to stop. Programs
/// open links too, so that opening one stops nothing.
#[utoipa::path(
    get, path = "/api/mail/unsubscribe/{key}", tag = "people",
    params(("key" = String, Path, description = "What the letter holds")),
    responses((status = 303, description = "The page that asks")),
)]
async fn show_stop(Path(key): Path<String>) -> Redirect {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let key: String = key.chars().filter(|&c| is_plain(c)).collect();
    Redirect::to(&format!("/#unsubscribe={key}"))
}

/// Stops all mail to the address that a letter went to, in one step (RFC 8058).
#[utoipa::path(
    post, path = "/api/mail/unsubscribe/{key}", tag = "people",
    params(("key" = String, Path, description = "What the letter holds")),
    responses((status = 204, description = "Nothing more is sent there")),
)]
async fn stop(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path(key): Path<String>,
) -> Result<StatusCode, ApiError> {
    app.limiter.costly(address)?;
    match app.store.stop_mail(&key).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(ApiError::WrongCredentials {}),
    }
}

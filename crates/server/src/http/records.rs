//! Bringing the record of a game that was played elsewhere.

use std::sync::Arc;

use axum::extract::{Request, State};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::tables::Made;
use super::{Address, Json, Person, extract};
use crate::ApiError;
use crate::app::App;

/// What a record is sent as, by us and to us.
pub(super) const CONTENT_TYPE: &str = "application/jsonl";

/// The routes of records.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(bring))
}

/// Brings the record of a finished game that was played elsewhere, to look back at it here: its
/// replay, its review, and tables that go on from it. It is run again by the rules, and kept for
/// thirty days under a name that nobody can guess.
#[utoipa::path(
    post, path = "/api/records", tag = "tables",
    request_body(
        content = String, content_type = "application/jsonl",
        description = "A record: one JSON object a line, 256 KiB at most"
    ),
    responses(
        (status = 200, description = "Its name; the game is at `/api/tables/{game}/replay`", body = Made),
    )
)]
async fn bring(
    State(app): State<Arc<App>>,
    Person(person): Person,
    Address(address): Address,
    request: Request,
) -> Result<Json<Made>, ApiError> {
    app.limiter.costly(address)?;
    let text = extract::record(request, &app.config.limits).await?;
    Ok(Json(Made { game: app.keep_record(&person.person, text).await? }))
}

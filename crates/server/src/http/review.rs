//! What a judge says of a game that is over.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Serialize;
use serde::de::IgnoredAny;
use serde_json::value::{RawValue, to_raw_value};
use traumfabrik_review::Review;
use traumfabrik_store::{PersonRow, ReviewRow};
use traumfabrik_table::{Refused, Status};
use ts_rs::TS;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Address, Path, Seen, Visitor, document, game_id, replays};
use crate::app::App;
use crate::records::Past;
use crate::reviews::Reviews;
use crate::{ApiError, packed};

/// The routes of reviews.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(show, ask))
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ReviewState {
    /// Nobody has asked for it, or whoever made it was interrupted: ask for it.
    None,
    /// Others come first.
    Waiting,
    /// It is being made.
    Working,
    /// It is there.
    Ready,
}

/// A review, or how far it is.
#[derive(Debug, Serialize, TS, utoipa::ToSchema)]
pub(crate) struct ReviewAnswer {
    /// How far it is.
    state: ReviewState,
    /// How much of the work is done, from 0 to 1.
    progress: f64,
    /// The review. While it waits or is being made: the curves as soon as there are some, and what
    /// has been judged by now; lists that are not known yet are empty.
    #[ts(type = "Review | null")]
    #[schema(value_type = Option<document::Review>)]
    review: Option<Box<RawValue>>,
}

/// The review of a game that is over, as far as there is one.
#[utoipa::path(
    get, path = "/api/tables/{game}/review", tag = "tables",
    params(
        ("game" = String, Path, description = "The table"),
        ("seq" = Option<u32>, Query, description = "The last entry that is known: the answer is at least as new"),
    ),
    responses((status = 200, body = ReviewAnswer))
)]
async fn show(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Seen(seen, IgnoredAny): Seen<IgnoredAny>,
    Visitor(visitor): Visitor,
    asked: HeaderMap,
) -> Result<Response, ApiError> {
    let past = finished(&app, &game, visitor.as_ref(), seen).await?;
    answer(&app, &past, &asked, None).await
}

/// Asks for the review of a game that is over. It is made once, in the background.
#[utoipa::path(
    post, path = "/api/tables/{game}/review", tag = "tables",
    params(
        ("game" = String, Path, description = "The table"),
        ("seq" = Option<u32>, Query, description = "The last entry that is known: the answer is at least as new"),
    ),
    responses((status = 200, body = ReviewAnswer))
)]
async fn ask(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Seen(seen, IgnoredAny): Seen<IgnoredAny>,
    Visitor(visitor): Visitor,
    Address(address): Address,
    asked: HeaderMap,
) -> Result<Response, ApiError> {
    let past = finished(&app, &game, visitor.as_ref(), seen).await?;
    answer(&app, &past, &asked, Some(address)).await
}

/// A game that was played to its end, for whoever may see its replay.
pub(super) async fn finished(
    app: &Arc<App>,
    game: &str,
    visitor: Option<&PersonRow>,
    seen: u32,
) -> Result<Past, ApiError> {
    let person = visitor.map(|row| &row.person);
    let past = app.past(&game_id(game)?, person, None, seen).await?;
    match past.standing.table.status() {
        Status::Over => Ok(past),
        Status::Gathering | Status::Running | Status::Paused => Err(Refused::NotOver {}.into()),
        Status::Aborted | Status::Closed => Err(Refused::CalledOff {}.into()),
        Status::Broken => Err(ApiError::Broken {}),
    }
}

/// What there is. If somebody at this address wants it and it is not being made, it will be.
async fn answer(
    app: &App,
    past: &Past,
    asked: &HeaderMap,
    wanted_by: Option<IpAddr>,
) -> Result<Response, ApiError> {
    let (of, judge) = (past.reviewed(), Reviews::judge());
    let kept = app.store.review(&of, &judge).await?;
    if let Some(ReviewRow::Made { body }) = kept {
        let name = replays::name(&["review", of.game().as_str(), &body]);
        return app.replays.answer(name, asked, move || ready(&body)).await;
    }
    if let (None, Some(address)) = (app.reviews.ongoing(&of), wanted_by)
        && !is_elsewhere(app, kept.as_ref())
    {
        app.limiter.costly(address)?;
        app.reviews.ask(app, past)?;
    }
    let (state, progress, so_far) = match app.reviews.ongoing(&of) {
        Some(ongoing) if ongoing.is_begun => {
            (ReviewState::Working, ongoing.progress, ongoing.so_far)
        }
        Some(ongoing) => (ReviewState::Waiting, ongoing.progress, ongoing.so_far),
        None if is_elsewhere(app, kept.as_ref()) => (ReviewState::Working, 0.0, None),
        None => (ReviewState::None, 0.0, None),
    };
    let review = so_far.as_deref().map(raw).transpose()?;
    replays::once(asked, text(&ReviewAnswer { state, progress, review })?).await
}

/// Whether another node makes it, or did a moment ago.
fn is_elsewhere(app: &App, kept: Option<&ReviewRow>) -> bool {
    matches!(kept, Some(ReviewRow::Leased { until }) if *until > app.now())
}

/// The answer with a review that was kept.
fn ready(body: &str) -> Result<Vec<u8>, ApiError> {
    let review = packed::unpack(body).and_then(|json| Ok(RawValue::from_string(json)?));
    let review = review.map_err(|error| {
        tracing::error!(%error, "a review cannot be read");
        ApiError::Internal {}
    })?;
    text(&ReviewAnswer { state: ReviewState::Ready, progress: 1.0, review: Some(review) })
}

fn raw(review: &Review) -> Result<Box<RawValue>, ApiError> {
    to_raw_value(review).map_err(|_| ApiError::Internal {})
}

fn text(answer: &ReviewAnswer) -> Result<Vec<u8>, ApiError> {
    serde_json::to_vec(answer).map_err(|_| ApiError::Internal {})
}

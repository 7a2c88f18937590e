//! What somebody at a table does for their own seat only: orders, drafts, hints, and talking.

use std::sync::Arc;

use axum::extract::State;
use serde::{Deserialize, Serialize};
use traumfabrik_rules::{Action, Seat};
use traumfabrik_table::Order;
use traumfabrik_wire::json;
use ts_rs::TS;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Json, Path, Person, Query, Visitor};
use crate::ApiError;
use crate::app::App;
use crate::message::{AdviceShown, ChatShown, SeatOrder};
use crate::say;

/// The routes of a seat.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(orders, put_order, drop_order))
        .routes(routes!(draft))
        .routes(routes!(hint))
        .routes(routes!(chat, say_something))
}

/// An order for one's own seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewOrder {
    /// Whose.
    pub(crate) seat: u8,
    /// The order.
    #[schema(value_type = Object)]
    pub(crate) order: Order,
}

/// Which order.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stop {
    seat: u8,
    quarter: u8,
    location: u8,
}

/// Actions to be tried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewDraft {
    /// Whose.
    pub(crate) seat: u8,
    /// The turn that one has in mind.
    pub(crate) turn: u32,
    /// What one would do.
    #[schema(value_type = Vec<Object>)]
    pub(crate) actions: Vec<Action>,
}

/// For whom a hint is wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct HintFor {
    /// The seat.
    pub(crate) seat: u8,
}

/// Something to say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewChat {
    /// What.
    pub(crate) text: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ChatAfter {
    #[serde(default)]
    after: i64,
}

/// The orders of one's own seats.
#[utoipa::path(
    get, path = "/api/tables/{game}/orders", tag = "seat",
    params(("game" = String, Path, description = "The table")),
    responses((status = 200, body = Vec<Object>))
)]
async fn orders(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Person(person): Person,
) -> Result<Json<Vec<SeatOrder>>, ApiError> {
    let room = app.room(&game)?;
    let state = room.enter(&app).await?;
    Ok(Json(state.orders_of(&state.actor(&person.person))))
}

/// Leaves an order, in place of an older one for the same stop.
#[utoipa::path(
    put, path = "/api/tables/{game}/orders", tag = "seat",
    params(("game" = String, Path, description = "The table")),
    request_body = NewOrder, responses((status = 200, body = Vec<Object>))
)]
async fn put_order(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Person(person): Person,
    Json(new): Json<NewOrder>,
) -> Result<Json<Vec<SeatOrder>>, ApiError> {
    app.limiter.command(&person.person)?;
    let room = app.room(&game)?;
    let mut state = room.enter(&app).await?;
    let actor = state.actor(&person.person);
    state.put_order(&app, &room, &actor, new.seat, &new.order).await?;
    Ok(Json(state.orders_of(&actor)))
}

/// Takes an order back, unless it was just played.
#[utoipa::path(
    delete, path = "/api/tables/{game}/orders", tag = "seat",
    params(
        ("game" = String, Path, description = "The table"),
        ("seat" = u8, Query, description = "Whose"),
        ("quarter" = u8, Query, description = "For which quarter"),
        ("location" = u8, Query, description = "For which stop"),
    ),
    responses((status = 200, body = Vec<Object>))
)]
async fn drop_order(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(stop): Query<Stop>,
    Person(person): Person,
) -> Result<Json<Vec<SeatOrder>>, ApiError> {
    app.limiter.command(&person.person)?;
    let room = app.room(&game)?;
    let mut state = room.enter(&app).await?;
    let actor = state.actor(&person.person);
    let place = (stop.quarter, stop.location);
    if !state.drop_order(&app, &room, &actor, stop.seat, place).await? {
        return Err(ApiError::NotFound {});
    }
    Ok(Json(state.orders_of(&actor)))
}

/// How the table would look after some actions. Nothing is done.
#[utoipa::path(
    post, path = "/api/tables/{game}/draft", tag = "seat",
    params(("game" = String, Path, description = "The table")),
    request_body = NewDraft, responses((status = 200, body = Object))
)]
async fn draft(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Person(person): Person,
    Json(new): Json<NewDraft>,
) -> Result<Json<json::View>, ApiError> {
    app.limiter.command(&person.person)?;
    let room = app.room(&game)?;
    let state = room.enter(&app).await?;
    let actor = state.actor(&person.person);
    Ok(Json(state.draft(&actor, new.seat, new.turn, &new.actions)?))
}

/// What the planner would do, where the table allows such questions.
#[utoipa::path(
    post, path = "/api/tables/{game}/hint", tag = "seat",
    params(("game" = String, Path, description = "The table")),
    request_body = HintFor, responses((status = 200, body = Vec<Object>))
)]
async fn hint(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Person(person): Person,
    Json(wish): Json<HintFor>,
) -> Result<Json<Vec<AdviceShown>>, ApiError> {
    app.limiter.command(&person.person)?;
    let room = app.room(&game)?;
    let state = room.enter(&app).await?;
    let request = state.hint(&state.actor(&person.person), Seat(wish.seat))?;
    drop(state);
    let advice = app.thinkers.hint(request).await;
    Ok(Json(advice.into_iter().map(AdviceShown::from).collect()))
}

/// What was said at a table.
#[utoipa::path(
    get, path = "/api/tables/{game}/chat", tag = "seat",
    params(
        ("game" = String, Path, description = "The table"),
        ("after" = Option<i64>, Query, description = "Only what was said later"),
    ),
    responses((status = 200, body = Vec<Object>))
)]
async fn chat(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(after): Query<ChatAfter>,
    Visitor(visitor): Visitor,
) -> Result<Json<Vec<ChatShown>>, ApiError> {
    let room = app.room(&game)?;
    let state = room.enter(&app).await?;
    state.may_look(visitor.as_ref().map(|row| &row.person), None)?;
    Ok(Json(state.read_chat(&app, after.after).await?))
}

/// Says something at a table.
#[utoipa::path(
    post, path = "/api/tables/{game}/chat", tag = "seat",
    params(("game" = String, Path, description = "The table")),
    request_body = NewChat, responses((status = 200, body = Object))
)]
async fn say_something(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Person(person): Person,
    Json(new): Json<NewChat>,
) -> Result<Json<ChatShown>, ApiError> {
    app.limiter.command(&person.person)?;
    let room = app.room(&game)?;
    let mut state = room.enter(&app).await?;
    Ok(Json(say::say(&app, &mut state, &person.person, &new.text).await?))
}

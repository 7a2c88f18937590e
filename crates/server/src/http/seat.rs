//! What somebody at a table does for their own seat only: orders, drafts, hints, and talking. Each
//! is the message that a socket would bring, so it is answered and refused alike.

use std::sync::Arc;

use axum::extract::State;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use traumfabrik_room::{AdviceShown, ChatShown, FromClient, Hushed, RoomAnswer, SeatOrder, Wanted};
use traumfabrik_rules::Action;
use traumfabrik_table::{Channel, Order, PersonId};
use traumfabrik_wire::json;
use ts_rs::TS;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Json, Path, Person, Query, Seen, Visitor, document, game_id};
use crate::ApiError;
use crate::app::App;

/// The routes of a seat.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(orders, put_order, drop_order))
        .routes(routes!(draft))
        .routes(routes!(facts))
        .routes(routes!(hint))
        .routes(routes!(chat, say_something))
        .routes(routes!(mute))
        .routes(routes!(block))
}

/// An order for one's own seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewOrder {
    /// Whose.
    pub(crate) seat: u8,
    /// The order.
    #[schema(value_type = document::Order)]
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

/// For whom facts are wanted.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FactsFor {
    seat: u8,
}

/// What everything that lies open is worth, and since when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub(crate) struct FactsNow {
    /// The turn that it is about.
    turn: u32,
    #[serde(flatten)]
    #[schema(value_type = document::Facts)]
    facts: json::Facts,
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
    #[schema(value_type = Vec<document::Action>)]
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
    /// Of your own choosing: sent again with the same one, it is said once.
    #[serde(default)]
    #[ts(optional)]
    pub(crate) id: Option<String>,
    /// What.
    pub(crate) text: String,
    /// To whom: `table`, which is everybody, or `watchers`.
    #[serde(default)]
    #[schema(value_type = Option<document::Channel>)]
    #[ts(as = "Option<Channel>", optional)]
    pub(crate) channel: Channel,
}

/// Who is to be silent, or not any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewHush {
    /// Who.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    pub(crate) person: PersonId,
    /// Whether they are.
    pub(crate) is_on: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    #[serde(default)]
    channel: Channel,
    #[serde(default)]
    after: i64,
    before: Option<i64>,
}

/// The orders of one's own seats.
#[utoipa::path(
    get, path = "/api/tables/{game}/orders", tag = "seat",
    params(
        ("game" = String, Path, description = "The table"),
        ("seq" = Option<u32>, Query, description = "The last entry that is known: the answer is at least as new"),
    ),
    responses((status = 200, body = Vec<document::SeatOrder>))
)]
async fn orders(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Seen(seen, IgnoredAny): Seen<IgnoredAny>,
    Person(person): Person,
) -> Result<Json<Vec<SeatOrder>>, ApiError> {
    let wanted = Wanted::Query(traumfabrik_room::Query::Orders);
    let answer = app.ask(&game_id(&game)?, Some(&person.person), seen, wanted).await?;
    orders_in(answer).map(Json).ok_or(ApiError::Internal {})
}

/// Leaves an order, in place of an older one for the same stop.
#[utoipa::path(
    put, path = "/api/tables/{game}/orders", tag = "seat",
    params(("game" = String, Path, description = "The table")),
    request_body = NewOrder, responses((status = 200, body = Vec<document::SeatOrder>))
)]
async fn put_order(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Person(person): Person,
    Json(new): Json<NewOrder>,
) -> Result<Json<Vec<SeatOrder>>, ApiError> {
    let NewOrder { seat, order } = new;
    let message = FromClient::Order { id: String::new(), seat, order };
    sent(&app, &game, &person.person, 0, message, orders_in).await
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
    responses((status = 200, body = Vec<document::SeatOrder>))
)]
async fn drop_order(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(stop): Query<Stop>,
    Person(person): Person,
) -> Result<Json<Vec<SeatOrder>>, ApiError> {
    let Stop { seat, quarter, location } = stop;
    let message = FromClient::DropOrder { id: String::new(), seat, quarter, location };
    sent(&app, &game, &person.person, 0, message, orders_in).await
}

/// How the table would look after some actions. Nothing is done.
#[utoipa::path(
    post, path = "/api/tables/{game}/draft", tag = "seat",
    params(
        ("game" = String, Path, description = "The table"),
        ("seq" = Option<u32>, Query, description = "The last entry that is known: the answer is at least as new"),
    ),
    request_body = NewDraft, responses((status = 200, body = document::View))
)]
async fn draft(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Seen(seen, IgnoredAny): Seen<IgnoredAny>,
    Person(person): Person,
    Json(new): Json<NewDraft>,
) -> Result<Json<json::View>, ApiError> {
    let NewDraft { seat, turn, actions } = new;
    let message = FromClient::Draft { id: String::new(), seat, turn, actions };
    let read = |answer| match answer {
        RoomAnswer::Draft(view) => Some(*view),
        _ => None,
    };
    sent(&app, &game, &person.person, seen, message, read).await
}

/// What everything that lies open is worth to a seat.
#[utoipa::path(
    get, path = "/api/tables/{game}/facts", tag = "seat",
    params(
        ("game" = String, Path, description = "The table"),
        ("seat" = u8, Query, description = "For whom"),
        ("seq" = Option<u32>, Query, description = "The last entry that is known: the answer is at least as new"),
    ),
    responses((status = 200, body = FactsNow))
)]
async fn facts(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Seen(seen, FactsFor { seat }): Seen<FactsFor>,
    Person(person): Person,
) -> Result<Json<FactsNow>, ApiError> {
    let message = FromClient::Facts { id: String::new(), seat };
    let read = |answer| match answer {
        RoomAnswer::Facts(turn, facts) => Some(FactsNow { turn, facts: *facts }),
        _ => None,
    };
    sent(&app, &game, &person.person, seen, message, read).await
}

/// What the planner would do, where the table allows such questions.
#[utoipa::path(
    post, path = "/api/tables/{game}/hint", tag = "seat",
    params(
        ("game" = String, Path, description = "The table"),
        ("seq" = Option<u32>, Query, description = "The last entry that is known: the answer is at least as new"),
    ),
    request_body = HintFor, responses((status = 200, body = Vec<document::AdviceShown>))
)]
async fn hint(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Seen(seen, IgnoredAny): Seen<IgnoredAny>,
    Person(person): Person,
    Json(wish): Json<HintFor>,
) -> Result<Json<Vec<AdviceShown>>, ApiError> {
    let message = FromClient::Hint { id: String::new(), seat: wish.seat };
    let read = |answer| match answer {
        RoomAnswer::Advice(advice) => Some(advice),
        _ => None,
    };
    sent(&app, &game, &person.person, seen, message, read).await
}

/// What was said at a table: the last hundred of it that fit.
#[utoipa::path(
    get, path = "/api/tables/{game}/chat", tag = "seat",
    params(
        ("game" = String, Path, description = "The table"),
        ("channel" = Option<document::Channel>, Query, description = "`table`, or `watchers`: what those say to each other who look on"),
        ("after" = Option<i64>, Query, description = "Only what was said later"),
        ("before" = Option<i64>, Query, description = "Only what was said earlier"),
        ("seq" = Option<u32>, Query, description = "The last entry that is known: the answer is at least as new"),
    ),
    responses((status = 200, body = Vec<document::ChatShown>))
)]
async fn chat(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Seen(seen, page): Seen<Page>,
    Visitor(visitor): Visitor,
) -> Result<Json<Vec<ChatShown>>, ApiError> {
    let person = visitor.as_ref().map(|row| &row.person);
    let Page { channel, after, before } = page;
    let before = before.unwrap_or(i64::MAX);
    let query = traumfabrik_room::Query::Chat { channel, after, before };
    match app.ask(&game_id(&game)?, person, seen, Wanted::Query(query)).await? {
        RoomAnswer::Chat(page) => Ok(Json(page)),
        _ => Err(ApiError::Internal {}),
    }
}

/// Says something at a table.
#[utoipa::path(
    post, path = "/api/tables/{game}/chat", tag = "seat",
    params(("game" = String, Path, description = "The table")),
    request_body = NewChat, responses((status = 200, body = document::ChatShown))
)]
async fn say_something(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Person(person): Person,
    Json(new): Json<NewChat>,
) -> Result<Json<ChatShown>, ApiError> {
    let NewChat { id, text, channel } = new;
    let message = FromClient::Say { id: id.unwrap_or_default(), text, channel };
    let read = |answer| match answer {
        RoomAnswer::Said(chat) => Some(chat),
        _ => None,
    };
    sent(&app, &game, &person.person, 0, message, read).await
}

/// Lets somebody speak at one's own table, or not.
#[utoipa::path(
    put, path = "/api/tables/{game}/chat/muted", tag = "seat",
    params(("game" = String, Path, description = "The table")),
    request_body = NewHush, responses((status = 200, body = document::Hushed))
)]
async fn mute(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Person(person): Person,
    Json(NewHush { person: other, is_on }): Json<NewHush>,
) -> Result<Json<Hushed>, ApiError> {
    let message = FromClient::Mute { id: String::new(), person: other, is_on };
    sent(&app, &game, &person.person, 0, message, hushed_in).await
}

/// Hears somebody, at any table, or not.
#[utoipa::path(
    put, path = "/api/tables/{game}/chat/blocked", tag = "seat",
    params(("game" = String, Path, description = "The table")),
    request_body = NewHush, responses((status = 200, body = document::Hushed))
)]
async fn block(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Person(person): Person,
    Json(NewHush { person: other, is_on }): Json<NewHush>,
) -> Result<Json<Hushed>, ApiError> {
    let message = FromClient::Block { id: String::new(), person: other, is_on };
    sent(&app, &game, &person.person, 0, message, hushed_in).await
}

/// What a message of somebody is answered with, who may not send too many, and who has seen an entry.
async fn sent<T>(
    app: &Arc<App>,
    game: &str,
    person: &PersonId,
    seen: u32,
    message: FromClient,
    read: impl FnOnce(RoomAnswer) -> Option<T>,
) -> Result<Json<T>, ApiError> {
    app.limiter.command(person)?;
    let answer = app.ask(&game_id(game)?, Some(person), seen, Wanted::Message(message)).await?;
    read(answer).map(Json).ok_or(ApiError::Internal {})
}

fn hushed_in(answer: RoomAnswer) -> Option<Hushed> {
    match answer {
        RoomAnswer::Hushed(hushed) => Some(hushed),
        _ => None,
    }
}

fn orders_in(answer: RoomAnswer) -> Option<Vec<SeatOrder>> {
    match answer {
        RoomAnswer::Orders(orders) => Some(orders),
        _ => None,
    }
}

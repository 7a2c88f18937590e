//! Tables: making them, finding them, and all that can be done at one without a socket.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderName};
use serde::{Deserialize, Serialize};
use traumfabrik_room::{PersonShown, Query, RoomAnswer, Unit, Wanted};
use traumfabrik_store::{GameRow, Status};
use traumfabrik_table::{Command, GameId, PersonId, Time};
use ts_rs::TS;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Address, Json, Path, Person, document, game_id};
use crate::app::App;
use crate::lobby::{self, DEFAULT_BOT, NewTable, Summary};
use crate::{ApiError, random};

const LIST_MAX: u32 = 200;
/// By this a client tells that it asks again.
const IDEMPOTENCY_KEY: HeaderName = HeaderName::from_static("idempotency-key");

/// The routes of tables as such.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(open_tables, make))
        .routes(routes!(play_now))
        .routes(routes!(my_games))
        .routes(routes!(command))
        .routes(routes!(rematch))
}

/// Where a new table is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, utoipa::ToSchema)]
pub(crate) struct Made {
    /// Its name; the table is at `/api/tables/{game}`.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub(crate) game: GameId,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, utoipa::ToSchema)]
pub(crate) struct Listed {
    /// Its name.
    #[ts(type = "string")]
    #[schema(value_type = String)]
    pub(crate) game: GameId,
    /// What there is to know.
    pub(crate) table: Summary,
    /// Who sits there.
    #[schema(value_type = Vec<document::PersonShown>)]
    pub(crate) people: Vec<PersonShown>,
    /// Whether it waits for whoever asks.
    pub(crate) is_due: bool,
    /// When it was made.
    #[schema(value_type = i64)]
    pub(crate) created_at: Time,
    /// When something happened last.
    #[schema(value_type = i64)]
    pub(crate) updated_at: Time,
}

/// A game at once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, utoipa::ToSchema)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields)]
pub(crate) struct PlayNow {
    /// The table; four seats unless told.
    pub(crate) table: NewTable,
    /// The bot at all other seats.
    pub(crate) bot: Option<String>,
    /// What one's page adds to the draws.
    pub(crate) nonce: Option<String>,
}

/// What is to be done at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sent {
    /// Chosen by the client: a command that is sent again with the same id is done once.
    pub(crate) id: String,
    /// What.
    #[schema(value_type = document::Command)]
    pub(crate) command: Command,
}

/// A command that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, utoipa::ToSchema)]
pub(crate) struct Done {
    /// The number of the entry that it made.
    pub(crate) seq: u32,
}

/// Public tables where people are sitting down.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Vec<Listed>)))]
async fn open_tables(State(app): State<Arc<App>>) -> Result<Json<Vec<Listed>>, ApiError> {
    let rows = app.store.open_tables(LIST_MAX).await?;
    let rows = rows.into_iter().map(|row| (row, false)).collect();
    Ok(Json(listed(&app, rows).await?))
}

/// The games of whoever asks: first those that wait for them.
#[utoipa::path(get, path = "/api/me/games", tag = "me", responses((status = 200, body = Vec<Listed>)))]
async fn my_games(
    State(app): State<Arc<App>>,
    Person(person): Person,
) -> Result<Json<Vec<Listed>>, ApiError> {
    let games = app.store.games_of(&person.person, LIST_MAX).await?;
    let rows = games.into_iter().map(|game| (game.row, game.is_due)).collect();
    Ok(Json(listed(&app, rows).await?))
}

/// Makes a table; whoever makes it sits at the first seat.
#[utoipa::path(
    post, path = "/api/tables", tag = "tables",
    params((
        "Idempotency-Key" = Option<String>, Header,
        description = "Chosen by the client: asked again with the same one, it is the same table"
    )),
    request_body = NewTable, responses((status = 200, body = Made))
)]
async fn make(
    State(app): State<Arc<App>>,
    Person(person): Person,
    Address(address): Address,
    asked: HeaderMap,
    Json(new): Json<NewTable>,
) -> Result<Json<Made>, ApiError> {
    let owner = &person.person;
    let game = name(&app, owner, address, &asked).await?;
    lobby::open_for(&app, &game, owner, &new, None).await?;
    Ok(Json(Made { game }))
}

/// A running table with bots, in one call.
#[utoipa::path(
    post, path = "/api/play-now", tag = "tables",
    params((
        "Idempotency-Key" = Option<String>, Header,
        description = "Chosen by the client: asked again with the same one, it is the same table"
    )),
    request_body = PlayNow, responses((status = 200, body = Made))
)]
async fn play_now(
    State(app): State<Arc<App>>,
    Person(person): Person,
    Address(address): Address,
    asked: HeaderMap,
    Json(wish): Json<PlayNow>,
) -> Result<Json<Made>, ApiError> {
    let owner = &person.person;
    let game = name(&app, owner, address, &asked).await?;
    lobby::open_for(&app, &game, owner, &wish.table, wish.nonce).await?;
    let bot = wish.bot.unwrap_or_else(|| DEFAULT_BOT.to_owned());
    let start = Command::Start { fill: Some(bot) };
    app.command(&game, owner, "start", start).await?;
    Ok(Json(Made { game }))
}

/// Does something at a table.
#[utoipa::path(
    post, path = "/api/tables/{game}/commands", tag = "tables",
    params(("game" = String, Path, description = "The table")),
    request_body = Sent, responses((status = 200, body = Done))
)]
async fn command(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Person(person): Person,
    Json(sent): Json<Sent>,
) -> Result<Json<Done>, ApiError> {
    app.limiter.command(&person.person)?;
    let seq = app.command(&game_id(&game)?, &person.person, &sent.id, sent.command).await?;
    Ok(Json(Done { seq }))
}

/// Another game with the same plan and the same bots. Everybody who asks is led to the same table,
/// and to the seat that they had.
#[utoipa::path(
    post, path = "/api/tables/{game}/rematch", tag = "tables",
    params(("game" = String, Path, description = "The table of the game that is over")),
    responses((status = 200, body = Made))
)]
async fn rematch(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Person(person): Person,
    Address(address): Address,
) -> Result<Json<Made>, ApiError> {
    may_make(&app, &person.person, address).await?;
    let (person, game) = (&person.person, game_id(&game)?);
    let wanted = Wanted::Query(Query::Rematch);
    let RoomAnswer::Rematch(mut next) = app.ask(&game, Some(person), 0, wanted).await? else {
        return Err(ApiError::Internal {});
    };
    // A table that an older program made for it is the one.
    let known = app.store.game(&next.game).await?.map(|row| row.game);
    let wanted = known.unwrap_or_else(random::game_id);
    let named = app.store.name_rematch(&game, &wanted).await?;
    next.game = named.ok_or(ApiError::NotFound {})?;
    let seed = random::seed();
    let commitment = seed.commitment().to_string();
    let plan = traumfabrik_table::Plan { commitment, ..next.plan.clone() };
    let is_new = lobby::open(&app, &next.game, plan, &seed).await?;
    let standing = app.standing(&next.game, Some(person), None, 0).await?;
    for (person, id, command) in next.commands(&standing.table, standing.seats, is_new) {
        app.command(&next.game, &person, &id, command).await?;
    }
    Ok(Json(Made { game: next.game }))
}

/// The name of a table that somebody asks for: the same one if they ask again by the same id.
pub(super) async fn name(
    app: &App,
    owner: &PersonId,
    address: IpAddr,
    asked: &HeaderMap,
) -> Result<GameId, ApiError> {
    let fresh = random::game_id();
    let Some(id) = asked.get(IDEMPOTENCY_KEY) else {
        may_make(app, owner, address).await?;
        return Ok(fresh);
    };
    let is_plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_".contains(byte);
    let id = id.to_str().ok().filter(|id| (1..=40).contains(&id.len()));
    let id = id.filter(|id| id.as_bytes().iter().all(is_plain)).ok_or_else(|| {
        ApiError::malformed("Idempotency-Key: 1 to 40 letters, digits, '-' or '_' are expected")
    })?;
    let named = app.store.name_request(owner, id, &fresh, app.now()).await?;
    // Asking again makes no table, so that no limit is in its way.
    if named == fresh || app.store.game(&named).await?.is_none() {
        may_make(app, owner, address).await?;
    }
    Ok(named)
}

/// Refuses whoever makes too many tables.
async fn may_make(app: &App, person: &PersonId, address: IpAddr) -> Result<(), ApiError> {
    app.limiter.costly(address)?;
    let max = app.config.limits.tables_per_person;
    let games = app.store.games_of(person, LIST_MAX.max(max + 1)).await?;
    let is_open =
        |status: Status| matches!(status, Status::Gathering | Status::Running | Status::Paused);
    if games.iter().filter(|game| is_open(game.row.status)).count() >= max as usize {
        return Err(ApiError::TooBig { max: max.into(), unit: Unit::Tables });
    }
    Ok(())
}

/// Tables with the names of those who sit there.
async fn listed(app: &App, rows: Vec<(GameRow, bool)>) -> Result<Vec<Listed>, ApiError> {
    let mut tables = Vec::new();
    for (row, is_due) in rows {
        let table: Summary = match serde_json::from_str(&row.summary) {
            Ok(table) => table,
            Err(error) => {
                tracing::warn!(game = %row.game, %error, "a summary cannot be read");
                continue;
            }
        };
        let people = super::table::people(app, &table).await?;
        tables.push(Listed {
            game: row.game,
            table,
            people,
            is_due,
            created_at: row.created_at,
            updated_at: row.updated_at,
        });
    }
    Ok(tables)
}

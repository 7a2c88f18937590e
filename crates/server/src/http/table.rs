//! One table: how it stands, what happened there, its record and its replay.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use traumfabrik_room::{LoggedEntry, PersonShown, RoomAnswer, TableState, Wanted};
use traumfabrik_rules::{Game, Perspective};
use traumfabrik_store::PersonRow;
use traumfabrik_table::{PersonId, Sitter, Status, Table, TableView, Time};
use traumfabrik_wire::json::{self, Changes};
use traumfabrik_wire::{Context, Message, RecordWriter, describe, state_hash};
use ts_rs::TS;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Json, Path, Seen, Visitor, document, game_id, records, replays};
use crate::ApiError;
use crate::app::App;
use crate::lobby::Summary;
use crate::perspective;
use crate::records::Past;

/// The routes of one table.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(show))
        .routes(routes!(log))
        .routes(routes!(record))
        .routes(routes!(replay))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Where {
    look: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct After {
    #[serde(default)]
    after: u32,
}

/// A table as whoever asks may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, utoipa::ToSchema)]
pub(crate) struct Shown {
    /// The table.
    #[schema(value_type = document::TableView)]
    pub(crate) table: TableView,
    /// The game as it is seen; null before it begins.
    #[schema(value_type = Option<document::View>)]
    pub(crate) view: Option<json::View>,
    /// Who sits there.
    #[schema(value_type = Vec<document::PersonShown>)]
    pub(crate) people: Vec<PersonShown>,
    /// The seats of whoever asks.
    pub(crate) seats: Vec<u8>,
    /// The table of the next game, if there is one.
    pub(crate) rematch: Option<String>,
    /// The time by the server's clock.
    #[schema(value_type = i64)]
    pub(crate) now: Time,
}

/// How a table stands.
#[utoipa::path(
    get, path = "/api/tables/{game}", tag = "tables",
    params(
        ("game" = String, Path, description = "The table"),
        ("look" = Option<String>, Query, pattern = "^(seat-[0-4]|table|judge)$", description = "From where: `seat-0` …, `table` or `judge`"),
        ("seq" = Option<u32>, Query, description = "The last entry that is known: the answer is at least as new"),
    ),
    responses((status = 200, body = Shown))
)]
async fn show(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Seen(seen, place): Seen<Where>,
    Visitor(visitor): Visitor,
) -> Result<Json<Shown>, ApiError> {
    let look = place.look.as_deref().map(perspective::parse).transpose()?;
    let person = visitor.as_ref().map(|row| &row.person);
    let TableState { table, look, seats, people, rematch, .. } =
        app.standing(&game_id(&game)?, person, look, seen).await?;
    let rematch = match app.store.rematch(table.id()).await? {
        Some(game) => Some(game),
        None => app.store.game(&rematch).await?.map(|row| row.game),
    };
    Ok(Json(Shown {
        table: table.view(),
        view: table.game().map(|game| json::View::from(&game.view(look))),
        people,
        seats: seats.iter().map(|seat| seat.0).collect(),
        rematch: rematch.map(|game| game.to_string()),
        now: app.now(),
    }))
}

/// What happened at a table: its entries after a number.
#[utoipa::path(
    get, path = "/api/tables/{game}/log", tag = "tables",
    params(
        ("game" = String, Path, description = "The table"),
        ("after" = Option<u32>, Query, description = "Only entries with higher numbers"),
        ("seq" = Option<u32>, Query, description = "The last entry that is known: the answer is at least as new"),
    ),
    responses((status = 200, body = Vec<document::LogEntry>))
)]
async fn log(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Seen(seen, After { after }): Seen<After>,
    Visitor(visitor): Visitor,
) -> Result<Json<Vec<LoggedEntry>>, ApiError> {
    let person = visitor.as_ref().map(|row| &row.person);
    let wanted = Wanted::Query(traumfabrik_room::Query::Log { after });
    match app.ask(&game_id(&game)?, person, seen, wanted).await? {
        RoomAnswer::Log(log) => Ok(Json(log)),
        _ => Err(ApiError::Internal {}),
    }
}

/// The game as a record file.
#[utoipa::path(
    get, path = "/api/tables/{game}/record", tag = "tables",
    params(
        ("game" = String, Path, description = "The table"),
        ("seq" = Option<u32>, Query, description = "The last entry that is known: the answer is at least as new"),
    ),
    responses((status = 200, description = "A record: one JSON object a line", content_type = "application/jsonl"))
)]
async fn record(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Seen(seen, IgnoredAny): Seen<IgnoredAny>,
    Visitor(visitor): Visitor,
) -> Result<Response, ApiError> {
    let Past { standing, brought } = past(&app, &game, visitor.as_ref(), None, seen).await?;
    let record = match brought {
        None => standing.table.record(standing.labels).map_err(|_| ApiError::Internal {})?,
        Some(brought) => brought.record,
    };
    let mut bytes = Vec::new();
    let written = RecordWriter::new(&mut bytes, &record.header).and_then(|mut writer| {
        record.entries.iter().try_for_each(|entry| writer.entry(&entry.cause, &entry.events))
    });
    written.map_err(|_| ApiError::Internal {})?;
    let name = format!("attachment; filename=\"{game}.jsonl\"");
    let headers = [
        (header::CONTENT_TYPE, records::CONTENT_TYPE.to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, bytes).into_response())
}

/// One step of a replay.
#[derive(Debug, Serialize, TS)]
struct ReplayStep {
    /// The move and its facts.
    #[serde(rename = "move")]
    step: json::MoveLine,
    /// The facts for people, in the order in which to say them.
    #[serde(rename = "told")]
    messages: Vec<Message>,
    /// What it changed in the view.
    #[ts(type = "Partial<View>")]
    view: Box<RawValue>,
}

/// A whole game, step by step, as seen from somewhere.
#[derive(Debug, Serialize, TS, utoipa::ToSchema)]
pub(crate) struct Replay {
    /// The table.
    #[schema(value_type = document::TableView)]
    table: TableView,
    /// Who sat there.
    #[schema(value_type = Vec<document::PersonShown>)]
    people: Vec<PersonShown>,
    /// Box, seats and switches.
    #[schema(value_type = document::RecordHeader)]
    header: json::HeaderLine,
    /// The view before the first step.
    #[schema(value_type = Option<document::View>)]
    view: Option<json::View>,
    /// The steps.
    #[schema(value_type = Vec<document::ReplayStep>)]
    steps: Vec<ReplayStep>,
    /// A hash of how it stands at the end.
    hash: String,
    /// When it will be gone, if it is a game whose record somebody brought; null for the game of a
    /// table, which stays. Its draws are told in the header, if they are.
    #[schema(value_type = Option<i64>)]
    kept_until: Option<Time>,
}

/// A game from the beginning, from any seat once it is over.
#[utoipa::path(
    get, path = "/api/tables/{game}/replay", tag = "tables",
    params(
        ("game" = String, Path, description = "The table"),
        ("look" = Option<String>, Query, pattern = "^(seat-[0-4]|table|judge)$", description = "From where: `seat-0` …, `table` or `judge`"),
        ("seq" = Option<u32>, Query, description = "The last entry that is known: the answer is at least as new"),
    ),
    responses((status = 200, body = Replay))
)]
async fn replay(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Seen(seen, place): Seen<Where>,
    Visitor(visitor): Visitor,
    asked: HeaderMap,
) -> Result<Response, ApiError> {
    let Past { standing, brought } =
        past(&app, &game, visitor.as_ref(), place.look.as_deref(), seen).await?;
    let TableState { table, look, people, .. } = standing;
    let kept_until = brought.map(|brought| brought.until);
    match table.status() {
        Status::Over | Status::Aborted | Status::Closed => {
            let (shown, who) =
                (serde_json::to_string(&table.view()), serde_json::to_string(&people));
            let (shown, who) = (shown.unwrap_or_default(), who.unwrap_or_default());
            let name = replays::name(&[&shown, &who, &format!("{look:?} {kept_until:?}")]);
            let make = move || {
                let replay = replay_of(&table, people, look, kept_until)?;
                serde_json::to_vec(&replay).map_err(|_| ApiError::Internal {})
            };
            app.replays.answer(name, &asked, make).await
        }
        // What somebody may see of a running game is not compressed: lengths could tell of it.
        Status::Gathering | Status::Running | Status::Paused | Status::Broken => {
            Ok(Json(replay_of(&table, people, look, kept_until)?).into_response())
        }
    }
}

/// All that happened at a table, step by step.
fn replay_of(
    table: &Table,
    people: Vec<PersonShown>,
    look: Perspective,
    kept_until: Option<Time>,
) -> Result<Replay, ApiError> {
    let start = table.header().start();
    let mut game = Game::empty(table.header().edition(), start.seats, start.rulings);
    let seen = |game: &Game<'_>| json::View::from(&game.view(look));
    let first = seen(&game);
    let mut before = first.clone();
    let mut steps = Vec::new();
    let mut context = Context::new(table.header().edition());
    for entry in table.moves() {
        let mut messages = Vec::new();
        for event in &entry.events {
            game.apply(event);
            context.note(event);
            messages.extend(describe(event, &context));
        }
        let after = seen(&game);
        let changes = Changes { before: Some(&before), after: &after };
        let view = serde_json::value::to_raw_value(&changes).map_err(|_| ApiError::Internal {})?;
        steps.push(ReplayStep { step: json::MoveLine::from(entry), messages, view });
        before = after;
    }
    Ok(Replay {
        table: table.view(),
        people,
        header: json::HeaderLine::from(table.header()),
        view: table.game().map(|_| first),
        steps,
        hash: traumfabrik_wire::hex(&state_hash(&game)),
        kept_until,
    })
}

/// A game, as a visitor may see it.
async fn past(
    app: &Arc<App>,
    game: &str,
    visitor: Option<&PersonRow>,
    look: Option<&str>,
    seen: u32,
) -> Result<Past, ApiError> {
    let look = look.map(perspective::parse).transpose()?;
    let person = visitor.map(|row| &row.person);
    app.past(&game_id(game)?, person, look, seen).await
}

/// Who sits at a table, for lists. Nobody is asked whether they are there.
pub(super) async fn people(app: &App, table: &Summary) -> Result<Vec<PersonShown>, ApiError> {
    let ids = table.sitters.iter().flatten().filter_map(|sitter| match sitter {
        Sitter::Person { person } => Some(person.clone()),
        Sitter::Bot { .. } => None,
    });
    let ids: Vec<PersonId> = ids.collect();
    let rows = app.store.people(&ids).await?;
    let shown = rows.into_iter().map(|(person, row)| PersonShown {
        person,
        name: row.name,
        is_here: false,
    });
    Ok(shown.collect())
}

//! Those who play at somebody's device, each at a seat and under a name of their own. For all else
//! that a server knows of people they are the one whose device it is.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use traumfabrik_rules::Seat;
use traumfabrik_store::Status;
use traumfabrik_table::{Command, GameId, PersonId, Refused, Table};
use ts_rs::TS;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::tables::Done;
use super::{Address, Json, Path, Person, check, game_id, visitor};
use crate::app::App;
use crate::{ApiError, random};

/// So much of a hash tells the companions of one person apart, and fits behind their name.
const MARK_LEN: usize = 11;

/// The routes of companions.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(bring, rename))
}

/// Somebody who plays at one's own device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewCompanion {
    /// Chosen by the client: what is sent again with the same id is done once.
    id: String,
    /// Where they sit down.
    seat: u8,
    /// What they are called; like whoever has the device, unless told.
    #[serde(default)]
    #[ts(optional)]
    name: Option<String>,
    /// What the page adds to the draws.
    #[serde(default)]
    #[ts(optional)]
    nonce: Option<String>,
}

/// What somebody is called who plays at one's own device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CompanionName {
    /// Their seat.
    seat: u8,
    /// The name; null if they have none of their own.
    #[serde(deserialize_with = "Option::deserialize")]
    name: Option<String>,
}

/// Has somebody sit down who plays at one's own device. The seat is one's own from then on.
#[utoipa::path(
    post, path = "/api/tables/{game}/companions", tag = "tables",
    params(("game" = String, Path, description = "The table")),
    request_body = NewCompanion, responses((status = 200, body = Done))
)]
async fn bring(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Person(person): Person,
    Address(address): Address,
    Json(new): Json<NewCompanion>,
) -> Result<Json<Done>, ApiError> {
    app.limiter.command(&person.person)?;
    let (host, game) = (&person.person, game_id(&game)?);
    let name = checked(&app, new.name)?;
    let hash = random::hash(&format!("{game}/{}", new.id));
    let companion = host.companion(&hash[..MARK_LEN]).map_err(|_| ApiError::Internal {})?;
    let table = app.standing(&game, Some(host), None, 0).await?.table;
    // Nobody is kept who cannot sit down, and whoever sits there already is known.
    if is_open(&table, Seat(new.seat)) {
        app.limiter.costly(address)?;
        if !app.store.bring_companion(host, &companion, name, app.now()).await? {
            return Err(ApiError::Stranger {});
        }
    }
    let sit = Command::Sit { seat: Some(new.seat), studio: None, nonce: new.nonce };
    let seq = app.command(&game, &companion, &new.id, sit).await?;
    Ok(Json(Done { seq }))
}

/// Gives somebody another name who plays at one's own device. Whoever looks at a table of theirs
/// sees it, also at games that are over.
#[utoipa::path(
    put, path = "/api/tables/{game}/companions", tag = "tables",
    params(("game" = String, Path, description = "A table where they sit")),
    request_body = CompanionName,
    responses((status = 204, description = "So it is"))
)]
async fn rename(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Person(person): Person,
    Address(address): Address,
    Json(CompanionName { seat, name }): Json<CompanionName>,
) -> Result<StatusCode, ApiError> {
    let (host, name) = (&person.person, checked(&app, name)?);
    app.limiter.costly(address)?;
    let companion = companion_at(&app, &game_id(&game)?, host, Seat(seat)).await?;
    if !app.store.rename_companion(host, &companion, name).await? {
        return Err(Refused::NotYourSeat {}.into());
    }
    visitor::tables_of(&app, host).await?.look_again(&app);
    Ok(StatusCode::NO_CONTENT)
}

fn checked(app: &App, name: Option<String>) -> Result<Option<String>, ApiError> {
    name.map(|name| check::name(&name, app.config.limits.name_chars)).transpose()
}

/// Whether anybody can sit down there.
fn is_open(table: &Table, seat: Seat) -> bool {
    table.status() == Status::Gathering
        && table.seats().has(seat)
        && table.chair(seat).sitter.is_none()
}

/// Who sits there, if it is a companion.
async fn companion_at(
    app: &Arc<App>,
    game: &GameId,
    host: &PersonId,
    seat: Seat,
) -> Result<PersonId, ApiError> {
    let table = app.standing(game, Some(host), None, 0).await?.table;
    if !table.seats().has(seat) {
        return Err(Refused::NoSuchSeat {}.into());
    }
    let sitter = table.chair(seat).person().filter(|person| person.is_companion());
    sitter.cloned().ok_or_else(|| Refused::NotYourSeat {}.into())
}

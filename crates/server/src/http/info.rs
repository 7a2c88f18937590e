//! What this server offers: editions, switches, bots.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::State;
use serde::{Deserialize, Serialize};
use traumfabrik_bots::{Character, Level};
use traumfabrik_packs::{Lang, Pack, Texts, switches};
use traumfabrik_wire::json::GameBox;
use ts_rs::TS;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Json, Query, document};
use crate::ApiError;
use crate::app::App;

/// The routes.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(server_info))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    lang: Option<String>,
}

/// What a server offers.
#[derive(Clone, Debug, Serialize, TS, utoipa::ToSchema)]
pub(crate) struct ServerInfo {
    /// The version of the program.
    version: String,
    /// What can be played, oldest first.
    editions: Vec<EditionShown>,
    /// The bots that people may choose: levels, weakest first, then characters.
    bots: Vec<String>,
    /// Whether notices can go by mail.
    has_mail: bool,
    /// The address that people use, where the host has named one.
    public_url: Option<String>,
}

/// An edition, with all that a table can decide about it.
#[derive(Clone, Debug, Serialize, TS, utoipa::ToSchema)]
pub(crate) struct EditionShown {
    /// By which tables name it.
    id: String,
    /// What it is called.
    name: String,
    /// What it says of itself.
    tagline: String,
    /// How it answers the open questions, by the name of the switch.
    switches: BTreeMap<String, String>,
    /// What a new table may answer instead.
    options: BTreeMap<String, Vec<String>>,
    /// All its pieces.
    #[serde(rename = "box")]
    #[schema(value_type = document::GameBox)]
    game_box: GameBox,
}

/// What this server offers, in words of a language.
#[utoipa::path(
    get, path = "/api/house", tag = "house", operation_id = "house",
    params(("lang" = Option<String>, Query, description = "`en` unless told; `de`, `fr` or `it`")),
    responses((status = 200, body = ServerInfo))
)]
async fn server_info(
    State(app): State<Arc<App>>,
    Query(wanted): Query<Wanted>,
) -> Result<Json<ServerInfo>, ApiError> {
    let lang: Lang = wanted.lang.as_deref().unwrap_or("en").parse().map_err(ApiError::malformed)?;
    let bots = Level::ALL.map(Level::name).into_iter().chain(Character::ALL.map(Character::name));
    Ok(Json(ServerInfo {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        editions: app.library.packs().iter().map(|pack| shown(pack, lang)).collect(),
        bots: bots.map(str::to_owned).collect(),
        has_mail: app.config.mail.is_some(),
        public_url: app.config.public_url.clone(),
    }))
}

fn shown(pack: &Pack, lang: Lang) -> EditionShown {
    let texts = Texts::new(pack, lang);
    let defaults =
        pack.defaults.entries().into_iter().map(|(name, value)| (name.to_owned(), value));
    EditionShown {
        id: pack.id.clone(),
        name: texts.word("edition-name"),
        tagline: texts.word("edition-tagline"),
        switches: defaults.collect(),
        options: switches::names().map(|name| (name.to_owned(), options(name))).collect(),
        game_box: pack.game_box(),
    }
}

/// The values of a switch that can be asked for by name alone.
fn options(name: &str) -> Vec<String> {
    let values = switches::values(name).unwrap_or_default().iter();
    let can_be_set =
        |value: &&str| switches::set(&mut switches::Settings::default(), name, value).is_ok();
    values.copied().filter(can_be_set).map(str::to_owned).collect()
}

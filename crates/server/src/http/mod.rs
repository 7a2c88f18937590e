//! The API over HTTP: one module and one router for each kind of thing.

mod cached;
pub(crate) mod document;
mod extract;
mod guard;
mod visitor;

mod account;
mod carry;
pub(crate) mod check;
mod device;
mod films;
mod mail;
mod me;

mod companions;
mod fork;
mod records;
mod review;
mod seat;
mod table;
mod tables;
mod why;

pub mod admin;

mod health;
mod info;
mod page;
mod preview;
mod replays;
mod texts;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::{Router, middleware};
use traumfabrik_table::GameId;
use traumfabrik_wire::Types;
use utoipa::openapi::{InfoBuilder, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;

pub(crate) use extract::{Json, Path, Query, Seen};
pub(crate) use guard::{Address, Origin, Peer};
pub(crate) use health::Readiness;
pub(crate) use page::Page;
pub(crate) use replays::Replays;
pub(crate) use visitor::{Person, SessionHash, Visitor};

use crate::app::App;
use crate::{ApiError, socket};

/// The game that somebody names.
fn game_id(game: &str) -> Result<GameId, ApiError> {
    game.parse().map_err(|_| ApiError::NotFound {})
}

/// Everything that can be asked of a node.
pub(crate) fn router(app: Arc<App>) -> Router {
    let (documented, _) = api().split_for_parts();
    documented
        .merge(socket::router())
        .merge(health::router())
        .merge(page::router::<Page, _>())
        .merge(preview::pages())
        .fallback(unknown_path)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(app.config.limits.message_bytes))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::guard))
        .with_state(app)
}

/// The document that describes the API to machines, in JSON.
pub fn openapi() -> String {
    let (_, document) = api().split_for_parts();
    document::text(&document, &crate::types())
}

/// The TypeScript of what is asked and answered.
pub(crate) fn types(types: Types) -> Types {
    types
        .with::<account::Confirmation>()
        .with::<account::Credentials>()
        .with::<account::PasswordChange>()
        .with::<account::Recovery>()
        .with::<account::RecoveryCodes>()
        .with::<account::SignedIn>()
        .with::<carry::Carried>()
        .with::<carry::CarryLink>()
        .with::<companions::CompanionName>()
        .with::<companions::NewCompanion>()
        .with::<films::Filmography>()
        .with::<fork::NewFork>()
        .with::<info::ServerInfo>()
        .with::<mail::MailKey>()
        .with::<me::Farewell>()
        .with::<me::Introduction>()
        .with::<me::Me>()
        .with::<me::MeChange>()
        .with::<me::NoticeWishes>()
        .with::<traumfabrik_review::Review>()
        .with::<review::ReviewAnswer>()
        .with::<review::ReviewState>()
        .with::<seat::HintFor>()
        .with::<seat::NewChat>()
        .with::<seat::NewDraft>()
        .with::<seat::NewHush>()
        .with::<seat::NewOrder>()
        .with::<table::Replay>()
        .with::<table::Shown>()
        .with::<tables::Done>()
        .with::<tables::Listed>()
        .with::<tables::Made>()
        .with::<tables::PlayNow>()
        .with::<tables::Sent>()
        .with::<why::Why>()
}

/// What the document says of all of it.
const ABOUT: &str = "Tables for everyone: people, tables and games. What was understood once is \
    understood still: requests and fields have come, and none has gone. docs/server.md tells what \
    is new (\"What changed\").";

/// What is described in the document.
fn api() -> OpenApiRouter<Arc<App>> {
    let info = InfoBuilder::new()
        .title("Traumfabrik")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(ABOUT));
    let document = OpenApiBuilder::new().info(info.build()).build();
    OpenApiRouter::with_openapi(document)
        .merge(info::router())
        .merge(texts::router())
        .merge(me::router())
        .merge(mail::router())
        .merge(carry::router())
        .merge(account::router())
        .merge(tables::router())
        .merge(table::router())
        .merge(why::router())
        .merge(review::router())
        .merge(records::router())
        .merge(fork::router())
        .merge(films::router())
        .merge(preview::router())
        .merge(companions::router())
        .merge(seat::router())
        .merge(admin::router())
}

async fn unknown_path() -> ApiError {
    ApiError::NotFound {}
}

async fn wrong_method() -> impl IntoResponse {
    let error = ApiError::malformed("this path takes other methods: see the header 'Allow'");
    (StatusCode::METHOD_NOT_ALLOWED, error)
}

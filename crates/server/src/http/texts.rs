//! The texts of the page: Fluent source, which it formats itself.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use traumfabrik_packs::{Lang, source};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::cached::{ASK_AGAIN, Kept};
use super::{Path, Query, page};
use crate::ApiError;
use crate::app::App;

/// The routes.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(texts)).layer(page::compression())
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    edition: Option<String>,
    #[serde(default)]
    part: TextPart,
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TextPart {
    #[default]
    Page,
    Manual,
    Review,
}

/// What a page says in a language, with the words of an edition.
#[utoipa::path(
    get, path = "/api/texts/{lang}", tag = "house",
    params(
        ("lang" = String, Path, description = "`en`, `de`, `fr` or `it`"),
        ("edition" = Option<String>, Query, description = "The edition; the server's first unless told"),
        ("part" = Option<String>, Query, description = "`page`, `manual` for rules and lesson, or `review`"),
    ),
    responses(
        (status = 200, description = "Fluent source", content_type = "text/plain", body = String),
    )
)]
async fn texts(
    State(app): State<Arc<App>>,
    Path(lang): Path<String>,
    Query(wanted): Query<Wanted>,
    asked: HeaderMap,
) -> Result<Response, ApiError> {
    let lang: Lang = lang.parse().map_err(ApiError::malformed)?;
    let part = match wanted.part {
        TextPart::Page => traumfabrik_packs::TextPart::Page,
        TextPart::Manual => traumfabrik_packs::TextPart::Manual,
        TextPart::Review => traumfabrik_packs::TextPart::Review,
    };
    let text = source(app.pack(wanted.edition.as_deref())?, lang, part);
    let kept = Kept {
        hash: Sha256::digest(&text).into(),
        body: text.into(),
        content_type: "text/plain; charset=utf-8",
        cache_control: ASK_AGAIN,
    };
    Ok(kept.answer(&asked))
}

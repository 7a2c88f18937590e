//! Links to games that are over: real addresses, under which the page finds itself, and whoever
//! only wants to know what is there finds words and a picture.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::Response;
use axum::routing::get;
use axum::{Router, http::Uri};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use traumfabrik_packs::{Lang, Texts};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::cached::{ASK_AGAIN, Kept};
use super::guard;
use super::{Path, Query, game_id, page};
use crate::ApiError;
use crate::app::App;
use crate::preview::{Preview, Subject, escaped};

const RESOURCE: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// The pictures.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(picture))
}

/// The addresses of the page.
pub(crate) fn pages() -> Router<Arc<App>> {
    Router::new()
        .route("/replay/{game}", get(result_page))
        .route("/replay/{game}/{moment}", get(moment_page))
        .route("/result/{game}", get(result_page))
        .route("/film/{game}/{film}", get(film_page))
        .layer(page::compression())
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    film: Option<u8>,
    lang: Option<String>,
}

/// A picture of a game that is over, or of one of its films, for those who were sent a link to it.
#[utoipa::path(
    get, path = "/api/tables/{game}/preview.png", tag = "tables",
    params(
        ("game" = String, Path, description = "The table"),
        ("film" = Option<u8>, Query, description = "A film, by its place among the screenplays of the box; the result unless told"),
        ("lang" = Option<String>, Query, description = "`en`, `de`, `fr` or `it`"),
    ),
    responses((status = 200, description = "1200 by 630 points", content_type = "image/png"))
)]
async fn picture(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
    asked: HeaderMap,
) -> Result<Response, ApiError> {
    let lang = wanted.lang.as_deref().map(str::parse::<Lang>).transpose();
    let lang = lang.map_err(ApiError::malformed)?.unwrap_or_default();
    let subject = wanted.film.map_or(Subject::Result, Subject::Film);
    let preview = preview(&app, &game, lang, subject).await?.ok_or(ApiError::NotFound {})?;
    let (hash, body) = app.pictures.of(&preview).await?;
    let kept = Kept { hash, body, content_type: "image/png", cache_control: ASK_AGAIN };
    let mut answer = kept.answer(&asked);
    // Pages of others show it beside the link.
    answer.headers_mut().insert(RESOURCE, HeaderValue::from_static("cross-origin"));
    Ok(answer)
}

async fn result_page(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    uri: Uri,
    asked: HeaderMap,
) -> Response {
    page_about(&app, &game, Subject::Result, &uri, &asked).await
}

async fn moment_page(
    State(app): State<Arc<App>>,
    Path((game, _)): Path<(String, String)>,
    uri: Uri,
    asked: HeaderMap,
) -> Response {
    page_about(&app, &game, Subject::Result, &uri, &asked).await
}

async fn film_page(
    State(app): State<Arc<App>>,
    Path((game, film)): Path<(String, String)>,
    uri: Uri,
    asked: HeaderMap,
) -> Response {
    let subject = film.parse().map_or(Subject::Result, Subject::Film);
    page_about(&app, &game, subject, &uri, &asked).await
}

/// The page, with what is to be known of a game without running it. Where there is nothing, the
/// page itself says why.
async fn page_about(
    app: &Arc<App>,
    game: &str,
    subject: Subject,
    uri: &Uri,
    asked: &HeaderMap,
) -> Response {
    let page = page::index_text();
    let lang = lang_of(asked);
    let preview = preview(app, game, lang, subject).await.ok().flatten();
    let body = match preview {
        Some(preview) => {
            let base = base(app, uri, asked);
            let film = match subject {
                Subject::Result => String::new(),
                Subject::Film(number) => format!("&film={number}"),
            };
            let picture = format!("{base}/api/tables/{game}/preview.png?lang={lang}{film}");
            with_tags(&page, &preview, &format!("{base}{}", uri.path()), &picture)
        }
        None => page.into_owned(),
    };
    let hash = Sha256::digest(&body).into();
    let content_type = "text/html; charset=utf-8";
    Kept { hash, body: body.into(), content_type, cache_control: ASK_AGAIN }.answer(asked)
}

/// What a stranger may know of a game; nothing unless it is over.
async fn preview(
    app: &Arc<App>,
    game: &str,
    lang: Lang,
    subject: Subject,
) -> Result<Option<Preview>, ApiError> {
    let standing = app.standing(&game_id(game)?, None, None, 0).await?;
    let pack = app.pack(Some(standing.table.header().edition_id()))?;
    Ok(Preview::new(&standing, &Texts::new(pack, lang), subject))
}

/// The address under which others reach this server.
fn base(app: &App, uri: &Uri, asked: &HeaderMap) -> String {
    let public = app.config.public_url.as_deref().map(|url| url.trim_end_matches('/').to_owned());
    public.unwrap_or_else(|| {
        let host = guard::host(asked, uri).unwrap_or_default();
        let scheme = if app.config.is_https() { "https" } else { "http" };
        format!("{scheme}://{host}")
    })
}

/// The first of our languages that a browser asks for.
fn lang_of(asked: &HeaderMap) -> Lang {
    let line = asked.get(header::ACCEPT_LANGUAGE).and_then(|line| line.to_str().ok());
    let codes = line.unwrap_or_default().split(',').filter_map(|part| part.trim().get(..2));
    codes.filter_map(|code| code.to_ascii_lowercase().parse().ok()).next().unwrap_or_default()
}

/// The page with title, description and picture in its head.
fn with_tags(page: &str, preview: &Preview, url: &str, picture: &str) -> String {
    let (title, about) = (escaped(&preview.title), escaped(&preview.about));
    let (url, picture) = (escaped(url), escaped(picture));
    let tags = format!(
        r#"<meta name="description" content="{title} {about}" />
    <meta property="og:type" content="article" />
    <meta property="og:site_name" content="Traumfabrik" />
    <meta property="og:title" content="{title}" />
    <meta property="og:description" content="{about}" />
    <meta property="og:url" content="{url}" />
    <meta property="og:image" content="{picture}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />"#
    );
    let title = format!("<title>{title} · Traumfabrik</title>\n    {tags}");
    page.replacen("<title>Traumfabrik</title>", &title, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_says_which_language_it_likes() {
        for (line, lang) in [
            ("de-AT,de;q=0.9,en;q=0.8", Lang::De),
            ("pt-BR, fr;q=0.5", Lang::Fr),
            ("*", Lang::En),
            ("", Lang::En),
            ("é", Lang::En),
        ] {
            let mut asked = HeaderMap::new();
            asked
                .insert(header::ACCEPT_LANGUAGE, HeaderValue::from_bytes(line.as_bytes()).unwrap());
            assert_eq!(lang_of(&asked), lang, "{line}");
        }
    }
}

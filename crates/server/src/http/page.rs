//! The page, carried inside the program so that it needs no files beside it.

use std::borrow::Cow;

use axum::Router;
use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use rust_embed::RustEmbed;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};

use super::Path;
use super::cached::{ASK_AGAIN, Kept};
use crate::ApiError;

/// What `npm run build` has made of `web/`; nothing if nobody has run it.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
pub(crate) struct Page;

/// Files whose names hold a hash of their content never change.
const FOREVER: &str = "public, max-age=31536000, immutable";

/// For developers: everybody else has a binary with a page in it.
const UNBUILT: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<title>Traumfabrik</title>
<h1>Traumfabrik</h1>
<p>The server runs, but it was built without its page. <code>make build</code> builds both; then
start it again.</p>
<p>Programs can use the API all the same: see <code>docs/server.md</code>.</p>
";

/// The routes of a page.
pub(crate) fn router<P: RustEmbed + 'static, S: Clone + Send + Sync + 'static>() -> Router<S> {
    let mut router =
        Router::new().route("/", get(index::<P>)).route("/assets/{*path}", get(asset::<P>));
    // Beside the assets there are just a few that keep their names: icons and the like.
    for path in P::iter().filter(|path| !path.starts_with("assets/")) {
        let route = format!("/{path}");
        let answer = async move |asked: HeaderMap| file::<P>(&path, ASK_AGAIN, &asked);
        router = router.route(&route, get(answer));
    }
    router.layer(compression())
}

/// Compresses what is public and the same for everybody. Answers that hold secrets stay plain:
/// their length under compression could tell something.
pub(super) fn compression() -> CompressionLayer<impl Predicate> {
    // Fonts are compressed already, as pictures are.
    let predicate = DefaultPredicate::new().and(NotForContentType::const_new("font/"));
    CompressionLayer::new().compress_when(predicate)
}

async fn index<P: RustEmbed>(asked: HeaderMap) -> Response {
    let built = file::<P>("index.html", ASK_AGAIN, &asked);
    built.unwrap_or_else(|_| Html(UNBUILT).into_response())
}

/// The text of the page.
pub(super) fn index_text() -> Cow<'static, str> {
    let built = Page::get("index.html").and_then(|file| match file.data {
        Cow::Borrowed(bytes) => str::from_utf8(bytes).ok().map(Cow::Borrowed),
        Cow::Owned(bytes) => String::from_utf8(bytes).ok().map(Cow::Owned),
    });
    built.unwrap_or(Cow::Borrowed(UNBUILT))
}

async fn asset<P: RustEmbed>(
    asked: HeaderMap,
    Path(path): Path<String>,
) -> Result<Response, ApiError> {
    file::<P>(&format!("assets/{path}"), FOREVER, &asked)
}

/// A file of the page.
fn file<P: RustEmbed>(
    path: &str,
    cache_control: &'static str,
    asked: &HeaderMap,
) -> Result<Response, ApiError> {
    let file = P::get(path).ok_or(ApiError::NotFound {})?;
    let body = match file.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    };
    let hash = file.metadata.sha256_hash();
    Ok(Kept { hash, body, content_type: content_type(path), cache_control }.answer(asked))
}

/// By the end of a name: browsers are told not to guess.
fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "ico" => "image/x-icon",
        "js" => "text/javascript; charset=utf-8",
        "json" | "map" => "application/json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "txt" => "text/plain; charset=utf-8",
        "webmanifest" => "application/manifest+json",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use axum::body::{Body, to_bytes};
    use axum::http::{Method, Request};
    use tower::ServiceExt;

    use super::*;

    #[derive(RustEmbed)]
    #[folder = "tests/site"]
    struct Sample;

    #[derive(RustEmbed)]
    #[folder = "tests/no-such-folder"]
    #[allow_missing = true]
    struct Nothing;

    /// Status, the named headers, and the body.
    async fn ask<P: RustEmbed + 'static>(
        method: Method,
        path: &str,
        sent: &[(&str, &str)],
    ) -> (u16, impl Fn(&str) -> Option<String>, Vec<u8>) {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in sent {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::empty()).unwrap();
        let response = router::<P, ()>().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let header = move |name: &str| {
            parts.headers.get(name).map(|value| value.to_str().unwrap().to_owned())
        };
        (parts.status.as_u16(), header, to_bytes(body, usize::MAX).await.unwrap().to_vec())
    }

    #[tokio::test]
    async fn every_file_says_what_it_is_and_how_long_it_keeps() {
        for (path, content_type, cache_control) in [
            ("/", "text/html; charset=utf-8", ASK_AGAIN),
            ("/icons/page.svg", "image/svg+xml", ASK_AGAIN),
            ("/assets/app-1a2b3c.js", "text/javascript; charset=utf-8", FOREVER),
        ] {
            let (status, header, body) = ask::<Sample>(Method::GET, path, &[]).await;
            assert_eq!(status, 200, "{path}");
            assert_eq!(header("content-type").as_deref(), Some(content_type));
            assert_eq!(header("cache-control").as_deref(), Some(cache_control));
            assert_eq!(header("content-encoding"), None);
            assert!(!body.is_empty());

            let (status, head, no_body) = ask::<Sample>(Method::HEAD, path, &[]).await;
            assert_eq!((status, no_body.len()), (200, 0), "{path}");
            assert_eq!(head("content-type").as_deref(), Some(content_type));

            let tag = header("etag").unwrap();
            let (status, _, no_body) =
                ask::<Sample>(Method::GET, path, &[("if-none-match", &tag)]).await;
            assert_eq!((status, no_body.len()), (304, 0), "{path}");
            let other = [("if-none-match", "\"0123\", W/\"4567\"")];
            assert_eq!(ask::<Sample>(Method::GET, path, &other).await.0, 200, "{path}");
        }
    }

    #[tokio::test]
    async fn whoever_can_read_it_gets_it_compressed() {
        let sent = [("accept-encoding", "gzip, br")];
        let (_, header, body) = ask::<Sample>(Method::GET, "/assets/app-1a2b3c.js", &sent).await;
        assert_eq!(header("content-encoding").as_deref(), Some("gzip"));
        assert!(body.starts_with(&[0x1f, 0x8b]));
        assert!(header("vary").is_some_and(|vary| vary.contains("accept-encoding")));
    }

    #[tokio::test]
    async fn what_is_not_there_is_not_found() {
        for path in ["/nowhere", "/assets/nowhere.js", "/assets/../index.html", "/assets/%2e%2e/x"]
        {
            assert_eq!(ask::<Sample>(Method::GET, path, &[]).await.0, 404, "{path}");
        }
    }

    #[tokio::test]
    async fn a_server_without_a_page_says_how_to_build_it() {
        let (status, header, body) = ask::<Nothing>(Method::GET, "/", &[]).await;
        assert_eq!(status, 200);
        assert_eq!(header("content-type").as_deref(), Some("text/html; charset=utf-8"));
        assert!(String::from_utf8(body).unwrap().contains("make build"));
        assert_eq!(ask::<Nothing>(Method::GET, "/assets/app.js", &[]).await.0, 404);
    }
}

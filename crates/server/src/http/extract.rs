//! What comes with a request, read with words that a developer can act on when it is wrong.

use std::sync::Arc;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::records;
use crate::app::App;
use crate::{ApiError, Limits, Unit};

/// By this the number of an entry is given that somebody has seen.
const SEQ: &str = "seq=";

/// A body in JSON, of a request or of an answer.
#[derive(Debug)]
pub(crate) struct Json<T>(pub(crate) T);

/// The part of an address behind its question mark.
#[derive(Debug)]
pub(crate) struct Query<T>(pub(crate) T);

/// How new an answer about a table has to be, and the rest of what is behind the question mark: with
/// `seq`, whoever asks says which entry they have seen, and is told of nothing older.
#[derive(Debug)]
pub(crate) struct Seen<T>(pub(crate) u32, pub(crate) T);

/// The parts of a path that vary. What cannot be one is not found.
#[derive(Debug)]
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Json<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, ApiError> {
        if !is_sent_as(request.headers(), "application/json") {
            return Err(ApiError::malformed(
                "the header 'Content-Type: application/json' is needed",
            ));
        }
        let limits = &app.config.limits;
        let body = read(request.into_body(), limits.message_bytes, limits).await?;
        let read = serde_json::from_slice(&body);
        read.map(Self).map_err(|error| ApiError::malformed(format!("the body: {error}")))
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let query = axum::extract::Query::from_request_parts(parts, state).await;
        let wrong = |error: QueryRejection| ApiError::malformed(error.body_text());
        query.map(|axum::extract::Query(query)| Self(query)).map_err(wrong)
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Seen<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let parts = parts.uri.query().unwrap_or_default().split('&');
        let (seen, rest): (Vec<&str>, Vec<&str>) = parts.partition(|part| part.starts_with(SEQ));
        let wrong = || ApiError::malformed("seq: the number of an entry is expected, once");
        let seen = match seen[..] {
            [] => 0,
            [seen] => seen[SEQ.len()..].parse().map_err(|_| wrong())?,
            [_, _, ..] => return Err(wrong()),
        };
        let rest = format!("/?{}", rest.join("&")).parse().map_err(ApiError::malformed)?;
        let query = axum::extract::Query::try_from_uri(&rest);
        let wrong = |error: QueryRejection| ApiError::malformed(error.body_text());
        query.map(|axum::extract::Query(query)| Self(seen, query)).map_err(wrong)
    }
}

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let path = axum::extract::Path::from_request_parts(parts, state).await;
        let missing = |_: PathRejection| ApiError::NotFound {};
        path.map(|axum::extract::Path(path)| Self(path)).map_err(missing)
    }
}

/// The record that somebody brings. It may be larger than whatever else is sent.
pub(super) async fn record(request: Request, limits: &Limits) -> Result<Bytes, ApiError> {
    if !is_sent_as(request.headers(), records::CONTENT_TYPE) {
        return Err(ApiError::malformed(format!(
            "the header 'Content-Type: {}' is needed",
            records::CONTENT_TYPE
        )));
    }
    read(request.into_body(), limits.record_bytes, limits).await
}

/// Reads a body, if it is small and comes soon.
async fn read(body: Body, max: usize, limits: &Limits) -> Result<Bytes, ApiError> {
    // One more, so that a body that is too big can be told from one that broke off.
    let reading = to_bytes(body, max + 1);
    let read = tokio::time::timeout(limits.head_timeout, reading).await;
    let late = |_| ApiError::malformed("the body did not arrive in time");
    let body = read.map_err(late)?.map_err(|error| match std::error::Error::source(&error) {
        Some(source) if source.is::<http_body_util::LengthLimitError>() => too_big(max),
        Some(_) | None => ApiError::malformed("the body broke off"),
    })?;
    if body.len() > max { Err(too_big(max)) } else { Ok(body) }
}

fn too_big(max: usize) -> ApiError {
    let max = u64::try_from(max).unwrap_or(u64::MAX);
    ApiError::TooBig { max, unit: Unit::Bytes }
}

fn is_sent_as(headers: &HeaderMap, expected: &str) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next());
    kind.is_some_and(|kind| kind.trim().eq_ignore_ascii_case(expected))
}

//! Answers that a browser may keep.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use traumfabrik_wire::hex;

/// Something that is the same for everybody, until the server is another one.
#[derive(Debug)]
pub(super) struct Kept {
    /// SHA-256 of the body.
    pub(super) hash: [u8; 32],
    pub(super) body: Bytes,
    pub(super) content_type: &'static str,
    pub(super) cache_control: &'static str,
}

/// To be kept, but used only after asking whether it is still good.
pub(super) const ASK_AGAIN: &str = "no-cache";

impl Kept {
    /// The answer; without a body if whoever asks has it already.
    pub(super) fn answer(self, asked: &HeaderMap) -> Response {
        // A weak tag, since the same text may go out compressed or not.
        let tag = format!("W/\"{}\"", &hex(&self.hash)[..32]);
        let headers =
            [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, self.cache_control.to_owned())];
        if has(asked, &tag) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        let kind = [(header::CONTENT_TYPE, self.content_type)];
        (headers, kind, Body::from(self.body)).into_response()
    }
}

/// Whether a browser says that it has what bears this tag.
fn has(asked: &HeaderMap, tag: &str) -> bool {
    let lines = asked.get_all(header::IF_NONE_MATCH).iter().filter_map(|line| line.to_str().ok());
    let opaque = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    let mut tags = lines.flat_map(|line| line.split(','));
    tags.any(|found| found.trim() == "*" || opaque(found) == opaque(tag))
}

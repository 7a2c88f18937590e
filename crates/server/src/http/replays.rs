//! Replays of games that are over: each is made and compressed once, and kept as long as there is
//! room for it.

use std::collections::HashMap;
use std::io::{self, Read as _};
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use flate2::Compression;
use flate2::read::{GzDecoder, GzEncoder};
use sha2::{Digest as _, Sha256};

use super::cached::{ASK_AGAIN, Kept};
use crate::ApiError;

/// Bytes of all that is kept.
const BYTES_MAX: usize = 32 * 1024 * 1024;

/// What a replay is made of: another one has another name.
pub(crate) type Name = [u8; 32];

/// Replays, compressed.
#[derive(Debug, Default)]
pub(crate) struct Replays(Mutex<Shelf>);

#[derive(Debug, Default)]
struct Shelf {
    /// With the time when each was last used.
    replays: HashMap<Name, (Bytes, u64)>,
    n_bytes: usize,
    now: u64,
}

impl Replays {
    /// The answer to whoever asks for a replay, which is made unless it is there.
    pub(crate) async fn answer(
        &self,
        name: Name,
        asked: &HeaderMap,
        make: impl FnOnce() -> Result<Vec<u8>, ApiError> + Send + 'static,
    ) -> Result<Response, ApiError> {
        let kept = self.shelf().take(&name);
        let packed = match kept {
            Some(packed) => packed,
            None => {
                // A long game takes a while.
                let made = tokio::task::spawn_blocking(move || pack(&make()?)).await;
                let packed = made.map_err(|_| ApiError::Internal {})??;
                self.shelf().put(name, packed.clone());
                packed
            }
        };
        respond(name, packed, asked)
    }

    fn shelf(&self) -> std::sync::MutexGuard<'_, Shelf> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An answer of which the next one will say more, so that it is not kept here.
pub(super) async fn once(asked: &HeaderMap, body: Vec<u8>) -> Result<Response, ApiError> {
    let name = Sha256::digest(&body).into();
    let packed = tokio::task::spawn_blocking(move || pack(&body)).await;
    respond(name, packed.map_err(|_| ApiError::Internal {})??, asked)
}

fn respond(name: Name, packed: Bytes, asked: &HeaderMap) -> Result<Response, ApiError> {
    let is_packed = takes_gzip(asked);
    let body = if is_packed { packed } else { unpack(&packed)? };
    let content_type = "application/json";
    let kept = Kept { hash: name, body, content_type, cache_control: ASK_AGAIN };
    let mut response = kept.answer(asked);
    let headers = response.headers_mut();
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding, cookie"));
    if is_packed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    Ok(response)
}

impl Shelf {
    fn take(&mut self, name: &Name) -> Option<Bytes> {
        self.now += 1;
        let (packed, used_at) = self.replays.get_mut(name)?;
        *used_at = self.now;
        Some(packed.clone())
    }

    /// Makes room by what has not been used for longest.
    fn put(&mut self, name: Name, packed: Bytes) {
        if packed.len() > BYTES_MAX || self.replays.contains_key(&name) {
            return;
        }
        while self.n_bytes + packed.len() > BYTES_MAX {
            let oldest = self.replays.iter().min_by_key(|(_, (_, used_at))| *used_at);
            let Some(oldest) = oldest.map(|(name, _)| *name) else { break };
            let gone = self.replays.remove(&oldest);
            self.n_bytes -= gone.map_or(0, |(packed, _)| packed.len());
        }
        self.n_bytes += packed.len();
        self.replays.insert(name, (packed, self.now));
    }
}

/// The name of what is made from these texts. Each goes in with its length.
pub(crate) fn name(parts: &[&str]) -> Name {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update((part.len() as u64).to_be_bytes());
        hasher.update(part);
    }
    hasher.finalize().into()
}

fn pack(body: &[u8]) -> Result<Bytes, ApiError> {
    let mut packed = Vec::new();
    let done = GzEncoder::new(body, Compression::default()).read_to_end(&mut packed);
    done.map(|_| packed.into()).map_err(failed)
}

fn unpack(packed: &[u8]) -> Result<Bytes, ApiError> {
    let mut body = Vec::new();
    GzDecoder::new(packed).read_to_end(&mut body).map(|_| body.into()).map_err(failed)
}

fn failed(error: io::Error) -> ApiError {
    tracing::error!(%error, "a replay cannot be compressed");
    ApiError::Internal {}
}

/// Whether a browser says that it takes what is compressed.
fn takes_gzip(asked: &HeaderMap) -> bool {
    let lines = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
    let mut kinds = lines.flat_map(|line| line.split(','));
    kinds.any(|kind| {
        let mut parts = kind.split(';').map(str::trim);
        let is_gzip = parts.next().is_some_and(|name| matches!(name, "gzip" | "*"));
        is_gzip && !parts.any(|part| matches!(part, "q=0" | "q=0.0"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_go_when_there_is_no_room() {
        let mut shelf = Shelf::default();
        let large = Bytes::from(vec![0; BYTES_MAX / 3]);
        let names: Vec<Name> = ["a", "b", "c", "d"].map(|part| name(&[part])).into();
        for name in &names[..3] {
            assert_eq!(shelf.take(name), None);
            shelf.put(*name, large.clone());
        }
        assert!(shelf.take(&names[0]).is_some());
        shelf.put(names[3], large.clone());
        let left: Vec<bool> = names.iter().map(|name| shelf.take(name).is_some()).collect();
        assert_eq!(left, [true, false, true, true]);
        shelf.put(name(&["e"]), Bytes::from(vec![0; BYTES_MAX + 1]));
        assert!(shelf.n_bytes <= BYTES_MAX);
        assert_ne!(name(&["ab", "c"]), name(&["a", "bc"]));
    }

    #[test]
    fn what_a_browser_takes() {
        for (said, expected) in [
            ("gzip, br", true),
            ("br;q=1.0, gzip;q=0.5", true),
            ("*", true),
            ("identity", false),
            ("gzip;q=0", false),
            ("", false),
        ] {
            let mut asked = HeaderMap::new();
            asked.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(said));
            assert_eq!(takes_gzip(&asked), expected, "{said}");
        }
    }
}

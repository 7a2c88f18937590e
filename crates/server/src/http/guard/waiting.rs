//! What answers take up while they wait to be read.

use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll};

use axum::RequestExt;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{RawPathParams, Request};
use axum::response::{IntoResponse, Response};
use hyper::body::{Frame, SizeHint};
use traumfabrik_table::{GameId, PersonId};

use crate::limit;
use crate::limit::Limiter;

/// Smaller answers fit into what every connection has anyway.
const SMALL: u64 = 16 * 1024;

/// Who asks for something, and about which table.
#[derive(Clone, Debug)]
pub(super) struct Asking {
    pub(super) address: IpAddr,
    pub(super) person: KnownPerson,
    pub(super) game: Option<GameId>,
}

/// Who asks, once somebody has looked for that.
#[derive(Clone, Debug, Default)]
pub(crate) struct KnownPerson(Arc<OnceLock<PersonId>>);

impl KnownPerson {
    pub(crate) fn know(&self, person: &PersonId) {
        self.0.get_or_init(|| person.clone());
    }
}

/// The table that a request is about.
pub(super) async fn game_of(request: &mut Request) -> Option<GameId> {
    let named = request.extract_parts::<RawPathParams>().await.ok()?;
    named.iter().find(|&(name, _)| name == "game")?.1.parse().ok()
}

/// Counts an answer among what waits for whoever asked until it is sent, unless that is too much.
pub(super) fn hold(limiter: &Limiter, asking: &Asking, response: Response) -> Response {
    match response.body().size_hint().exact() {
        Some(n_bytes) if n_bytes > SMALL => {
            let n_bytes = usize::try_from(n_bytes).unwrap_or(usize::MAX);
            let (person, game) = (asking.person.0.get(), asking.game.as_ref());
            match limiter.waiting(&limiter.budgets(asking.address, person, game), n_bytes) {
                Ok(held) => response.map(|body| Body::new(Held { body, held: Arc::new(held) })),
                Err(error) => error.into_response(),
            }
        }
        // One without a known length is made piece by piece, as it is read.
        Some(_) | None => response,
    }
}

/// A body that counts until all of it is sent.
struct Held {
    body: Body,
    held: Arc<limit::Held>,
}

/// A piece of one: whoever sends it keeps it until it is gone.
struct Piece {
    bytes: Bytes,
    _held: Arc<limit::Held>,
}

impl AsRef<[u8]> for Piece {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl HttpBody for Held {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let polled = Pin::new(&mut self.body).poll_frame(cx);
        let held = &self.held;
        let piece = |bytes| Bytes::from_owner(Piece { bytes, _held: Arc::clone(held) });
        polled.map(|frame| frame.map(|frame| frame.map(|frame| frame.map_data(piece))))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::body::to_bytes;
    use axum::routing::get;
    use http_body_util::BodyExt as _;
    use tower::ServiceExt as _;

    use super::*;
    use crate::Limits;

    #[tokio::test]
    async fn what_waits_for_an_address_is_counted_until_it_is_sent() {
        let limits = Limits { waiting_bytes_per_address: 40_000, ..Limits::default() };
        let limiter = Limiter::new(&limits);
        let [home, club]: [IpAddr; 2] = ["192.0.2.1", "192.0.2.2"].map(|a| a.parse().unwrap());
        let answer = |address, n_bytes| {
            let asking = Asking { address, person: KnownPerson::default(), game: None };
            hold(&limiter, &asking, vec![7_u8; n_bytes].into_response())
        };
        let mut first = answer(home, 30_000);
        assert_eq!((first.status().as_u16(), limiter.n_bytes_waiting()), (200, 30_000));
        assert_eq!(first.body().size_hint().exact(), Some(30_000));
        assert_eq!(answer(home, 30_000).status().as_u16(), 429);
        assert_eq!(answer(home, 1_000).status().as_u16(), 200, "small ones are always fine");
        assert_eq!(answer(club, 30_000).status().as_u16(), 200);
        // Whoever sends a piece keeps it after the body is done.
        let piece = first.body_mut().frame().await.unwrap().unwrap().into_data().unwrap();
        drop(first);
        assert_eq!((piece.len(), limiter.n_bytes_waiting()), (30_000, 30_000));
        drop(piece);
        assert_eq!(limiter.n_bytes_waiting(), 0);
        // One that is larger than all that is allowed can be sent, alone.
        assert_eq!(answer(home, 90_000).status().as_u16(), 200);
    }

    #[tokio::test]
    async fn what_waits_for_a_person_is_counted_wherever_they_ask() {
        let limits = Limits { waiting_bytes_per_person: 40_000, ..Limits::default() };
        let limiter = Limiter::new(&limits);
        let answer = |n: u8, name: &str| {
            let person = KnownPerson::default();
            // Whoever answers finds out who asks.
            person.know(&name.parse().unwrap());
            let asking = Asking { address: [192, 0, 2, n].into(), person, game: None };
            hold(&limiter, &asking, vec![7_u8; 30_000].into_response())
        };
        let _first = answer(1, "ada");
        assert_eq!(answer(2, "ada").status().as_u16(), 429);
        assert_eq!(answer(2, "ben").status().as_u16(), 200);
    }

    #[tokio::test]
    async fn a_path_says_which_table_it_is_about() {
        let tell = |mut request: Request| async move {
            game_of(&mut request).await.map_or("none".to_owned(), |game| game.to_string())
        };
        let routes =
            Router::new().route("/film/{game}/{film}", get(tell)).route("/api/me", get(tell));
        for (path, game) in [
            ("/film/abcd/3", "abcd"),
            ("/film/%61bcd/3", "abcd"),
            ("/film/%20/3", "none"),
            ("/api/me", "none"),
        ] {
            let request = Request::get(path).body(Body::empty()).unwrap();
            let answer = routes.clone().oneshot(request).await.unwrap();
            assert_eq!(to_bytes(answer.into_body(), 100).await.unwrap(), game, "{path}");
        }
    }
}

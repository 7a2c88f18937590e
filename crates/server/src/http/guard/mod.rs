//! What every request passes on its way in, and every answer on its way out.

mod address;
mod headers;
mod origin;
mod waiting;

use std::any::Any;
use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use traumfabrik_table::GameId;

pub(crate) use address::Address;
pub(crate) use origin::{Origin, host};
pub(crate) use waiting::KnownPerson;

use crate::ApiError;
use crate::app::App;
use crate::limit::weight;
use waiting::Asking;

/// Who is at the other end of the connection: a visitor, or a proxy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Whoever has asked too much hears of it after a while, and so asks less.
const HESITATION: Duration = Duration::from_millis(250);

/// Lets a request in if it may come in, and sees to its answer.
pub(crate) async fn guard(
    State(app): State<Arc<App>>,
    mut request: Request,
    next: Next,
) -> Response {
    let began = Instant::now();
    hide_secrets(&mut request);
    let method = request.method().clone();
    let matched = request.extensions().get::<MatchedPath>();
    let route = matched.map_or("unknown", MatchedPath::as_str).to_owned();
    let dress = headers::Dress::new(&request, &app.config);

    let game = waiting::game_of(&mut request).await;

    let mut response = match enter(&app, &mut request, &route, game) {
        Ok(asking) => {
            let response = finish(&app, answer(request, next)).await;
            waiting::hold(&app.limiter, &asking, response)
        }
        Err(error) => error.into_response(),
    };

    dress.put_on(response.headers_mut());
    let status = response.status();
    let took = began.elapsed();
    app.metrics.answered(&method, &route, &response, took);
    // No path, query, address or header: whatever is secret or personal stays out of the log.
    tracing::debug!(%method, route, status = status.as_u16(), ms = took.as_millis(), "answered");
    if status == StatusCode::TOO_MANY_REQUESTS {
        tokio::time::sleep(HESITATION).await;
    }
    response
}

/// Checks where a request comes from, notes it, and counts what it costs.
fn enter(
    app: &App,
    request: &mut Request,
    route: &str,
    game: Option<GameId>,
) -> Result<Asking, ApiError> {
    origin::check(request, app.config.public_url.as_deref())?;
    // A request without a connection is one of a test's.
    let peer = request.extensions().get::<Peer>().ok_or(ApiError::Internal {})?.0;
    let address = address::of(peer, request.headers(), &app.config.proxies);
    app.limiter.read(address, weight::of_request(request.method(), route))?;
    let person = KnownPerson::default();
    request.extensions_mut().insert(Address(address));
    request.extensions_mut().insert(person.clone());
    Ok(Asking { address, person, game })
}

/// Finishes what was begun, also if whoever asked hangs up: otherwise a command could be written
/// down and nobody would hear of it.
async fn finish(app: &App, answering: impl Future<Output = Response> + Send + 'static) -> Response {
    let answered = app.tasks.spawn(answering).await;
    answered.unwrap_or_else(|error| {
        tracing::error!(%error, "a request was not finished");
        ApiError::Internal {}.into_response()
    })
}

/// Has a request answered. A panic ends that request and nothing else.
async fn answer(request: Request, next: Next) -> Response {
    match AssertUnwindSafe(next.run(request)).catch_unwind().await {
        Ok(response) => response,
        Err(panic) => {
            tracing::error!(what = words(&*panic), "a request panicked");
            ApiError::Internal {}.into_response()
        }
    }
}

/// What was said in a panic.
fn words(panic: &(dyn Any + Send)) -> &str {
    let owned = || panic.downcast_ref::<String>().map(String::as_str);
    panic.downcast_ref::<&str>().copied().or_else(owned).unwrap_or("it said nothing")
}

/// Marks headers that hold secrets, so that no debug output shows them.
fn hide_secrets(request: &mut Request) {
    for name in [header::COOKIE, header::AUTHORIZATION] {
        if let header::Entry::Occupied(mut lines) = request.headers_mut().entry(name) {
            lines.iter_mut().for_each(|line| line.set_sensitive(true));
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::http::HeaderValue;
    use axum::routing::get;
    use axum::{Router, middleware};
    use tower::ServiceExt;

    use super::*;

    #[tokio::test]
    async fn a_panic_is_an_answer() {
        async fn breaks() {
            panic!("a planted fault");
        }
        let router = Router::new().route("/", get(breaks)).layer(middleware::from_fn(answer));
        for _ in 0..2 {
            let request = Request::new(Body::empty());
            let response = router.clone().oneshot(request).await.unwrap();
            assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
        }
    }

    #[test]
    fn debug_output_shows_no_cookie() {
        let mut request = Request::new(Body::empty());
        request
            .headers_mut()
            .insert(header::COOKIE, HeaderValue::from_static("traumfabrik=s3cret"));
        assert!(format!("{request:?}").contains("s3cret"));
        hide_secrets(&mut request);
        assert!(!format!("{request:?}").contains("s3cret"));
    }
}

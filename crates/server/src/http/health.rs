//! What machines ask that look after a server.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::sync::Mutex;
use traumfabrik_store::Store;

use super::admin;
use crate::ApiError;
use crate::app::App;
use crate::metrics::Format;

/// A store that takes longer than this to answer is as good as away.
const READY_MAX: Duration = Duration::from_secs(2);
/// Whoever asks sooner gets the last answer: anybody may ask, and each answer costs a write.
const READY_FOR: Duration = Duration::from_secs(1);

/// Whether the store could be written to, and when that was found out.
#[derive(Debug, Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Result<(), ApiError>)>>);

impl Readiness {
    /// Whether the store can be written to. Those who ask at once share an answer.
    async fn of(&self, store: &Store) -> Result<(), ApiError> {
        let mut last = self.0.lock().await;
        if let Some((at, answer)) = &*last
            && at.elapsed() < READY_FOR
        {
            return answer.clone();
        }
        let ready = tokio::time::timeout(READY_MAX, store.ready()).await;
        let answer = ready.map_or(Err(ApiError::StoreAway {}), |ready| ready.map_err(Into::into));
        *last = Some((Instant::now(), answer.clone()));
        answer
    }
}

/// The routes.
pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/healthz", get(alive))
        .route("/readyz", get(ready))
        .route("/metrics", get(figures))
}

/// Whether the server is there at all. If it is not, it should be started anew.
async fn alive() -> &'static str {
    "alive\n"
}

/// Whether the server can do its work. If it cannot, visitors should be sent elsewhere.
async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, ApiError> {
    if app.is_stopping() || app.leaving.is_cancelled() {
        return Err(ApiError::Stopping {});
    }
    app.readiness.of(&app.store).await?;
    Ok("ready\n")
}

/// The figures, for the host alone: a count of requests, or of what the store does, can tell a
/// player at a quiet server that somebody else has just left an order.
async fn figures(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    let mut secrets = [&app.config.figures_secret, &app.config.admin_secret].into_iter().flatten();
    if !secrets.any(|secret| admin::shows(&headers, secret)) {
        return Err(ApiError::WrongCredentials {});
    }
    let format = Format::asked(&headers);
    let text = app.metrics.text(&app, format).map_err(|error| {
        tracing::error!(%error, "the figures cannot be written");
        ApiError::Internal {}
    })?;
    Ok(([(header::CONTENT_TYPE, format.content_type())], text))
}

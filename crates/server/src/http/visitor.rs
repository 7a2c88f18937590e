//! Who asks. A browser shows a secret; the store knows its hash, and whose it is.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderValue;
use axum::http::request::Parts;
use traumfabrik_store::{Hint, NewSession, PersonRow};
use traumfabrik_table::PersonId;

use crate::app::App;
use crate::http::guard::KnownPerson;
use crate::{ApiError, cookie, random};

/// So many games of one person hear that the person is somebody else now. The latest come first,
/// and hardly any of those is still being looked at.
const TOLD_MAX: u32 = 10_000;

/// Whoever asks, if it is known who that is. Never somebody who is shut out.
#[derive(Debug)]
pub(crate) struct Visitor(pub(crate) Option<PersonRow>);

/// Whoever asks; strangers are refused.
#[derive(Debug)]
pub(crate) struct Person(pub(crate) PersonRow);

/// The hash of the secret that the browser shows, whether there is such a session or not.
#[derive(Debug)]
pub(crate) struct SessionHash(pub(crate) Option<String>);

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let SessionHash(Some(token_hash)) = SessionHash::from_request_parts(parts, app).await?
        else {
            return Ok(Self(None));
        };
        let Some(row) = app.store.session(&token_hash).await?.filter(|row| !row.is_deleted) else {
            return Ok(Self(None));
        };
        if row.is_blocked {
            return Err(ApiError::Blocked {});
        }
        if let Some(known) = parts.extensions.get::<KnownPerson>() {
            known.know(&row.person);
        }
        if app.limiter.is_touch_due(&token_hash) {
            app.store.touch_session(&token_hash, app.now()).await?;
        }
        Ok(Self(Some(row)))
    }
}

impl FromRequestParts<Arc<App>> for Person {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let Visitor(row) = Visitor::from_request_parts(parts, app).await?;
        row.map(Self).ok_or(ApiError::Stranger {})
    }
}

impl FromRequestParts<Arc<App>> for SessionHash {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        Ok(Self(cookie::shown(&parts.headers, &app.config).map(random::hash)))
    }
}

/// Lets a person in: the browser is to show this cookie from now on, in place of an older one.
pub(crate) async fn sign_in(
    app: &App,
    person: &PersonId,
    SessionHash(older): &SessionHash,
) -> Result<HeaderValue, ApiError> {
    let secret = random::secret();
    let token_hash = random::hash(&secret);
    let session = NewSession { token_hash, person: person.clone(), at: app.now() };
    app.store.add_session(session).await?;
    if let Some(token_hash) = older {
        app.store.end_session(token_hash).await?;
    }
    Ok(cookie::keep(&secret, &app.config))
}

/// Somebody is to be called otherwise, or is somebody else from now on. Takes note of the games
/// that have to hear of it; they do when [`Tables::look_again`] is called.
pub(crate) async fn tables_of(app: &App, person: &PersonId) -> Result<Tables, ApiError> {
    let games = app.store.games_of(person, TOLD_MAX).await?;
    Ok(Tables(games.into_iter().map(|game| Hint { game: game.row.game, seq: 0 }).collect()))
}

/// Games where somebody sits.
pub(crate) struct Tables(Vec<Hint>);

impl Tables {
    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// Has everybody look again who sits there.
    pub(crate) fn look_again(self, app: &App) {
        self.0.into_iter().for_each(|hint| app.store.hint(hint));
    }
}

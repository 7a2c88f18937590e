//! A browser that has been in an account before. Whoever guesses passwords from elsewhere uses up
//! what strangers may try, and must not keep its owner out.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, header};
use traumfabrik_store::{KeyKind, PersonRow};
use traumfabrik_table::PersonId;

use super::account::known;
use crate::app::App;
use crate::limit::Limiter;
use crate::{ApiError, cookie, random};

/// The hash of the secret that a browser shows, if it shows one.
#[derive(Debug)]
pub(super) struct Device(Option<String>);

impl FromRequestParts<Arc<App>> for Device {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        Ok(Self(cookie::shown_device(&parts.headers, &app.config).map(random::hash)))
    }
}

impl Device {
    /// Lets somebody try to get into an account, unless that was tried too often, and answers whose
    /// it is. What strangers try, even at the same address, is no reason to keep out a browser that
    /// has been in it: that is counted apart.
    pub(super) async fn may_try(
        &self,
        app: &App,
        address: IpAddr,
        account: &str,
        count: impl FnOnce(&Limiter, IpAddr, &str) -> Result<(), ApiError>,
    ) -> Result<Option<PersonRow>, ApiError> {
        if let Some(hash) = &self.0
            && let Some(row) = known(app, account).await?
            && self.is_known(app, &row.person).await?
        {
            app.limiter.attempt_by(hash)?;
            return Ok(Some(row));
        }
        app.limiter.costly(address)?;
        count(&app.limiter, address, account.trim())?;
        known(app, account).await
    }

    /// Lets somebody who is signed in show that they know their password. Strangers are not
    /// signed in, so that what they try does not count; whoever has taken a browser that is may
    /// not try for ever either, nor keep the owner from doing so by another one.
    pub(super) async fn may_confirm(&self, app: &App, person: &PersonId) -> Result<(), ApiError> {
        match &self.0 {
            Some(hash) if self.is_known(app, person).await? => app.limiter.attempt_by(hash),
            Some(_) | None => app.limiter.attempt_by(person.as_str()),
        }
    }

    /// Has the browser be known as one that has been in an account, from now on.
    pub(super) async fn know(
        &self,
        app: &App,
        person: &PersonId,
    ) -> Result<Option<(HeaderName, HeaderValue)>, ApiError> {
        if self.is_known(app, person).await? {
            return Ok(None);
        }
        let secret = random::secret();
        app.store.add_device(person, &random::hash(&secret), app.now()).await?;
        Ok(Some((header::SET_COOKIE, cookie::keep_device(&secret, &app.config))))
    }

    /// Whether it has been in the account of a person.
    async fn is_known(&self, app: &App, person: &PersonId) -> Result<bool, ApiError> {
        let Some(hash) = &self.0 else { return Ok(false) };
        Ok(app.store.use_key(hash, KeyKind::Device).await?.as_ref() == Some(person))
    }
}

//! Who I am: a guest by a name, or somebody with an account.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse};
use serde::{Deserialize, Serialize};
use traumfabrik_store::{NewPerson, PersonChange, PersonRow, Secret};
use traumfabrik_table::PersonId;
use ts_rs::TS;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::account::check_password;
use super::device::Device;
use super::{Address, Json, Person, SessionHash, Visitor, check, visitor};
use crate::app::App;
use crate::notices::confirm;
use crate::{ApiError, cookie, random};

/// A person, as only that person sees it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub(crate) struct Me {
    /// The name in the log of games. It says nothing.
    pub(crate) person: String,
    /// The name that others see.
    pub(crate) name: Option<String>,
    /// The language.
    pub(crate) lang: Option<String>,
    /// The name of the account; a guest has none.
    pub(crate) account: Option<String>,
    /// Where to send mail.
    pub(crate) email: Option<String>,
    /// Whether the owner of that address has confirmed it. Nothing is sent there before.
    pub(crate) is_email_confirmed: bool,
    /// Where to post notices.
    pub(crate) webhook: Option<String>,
    /// Whether the person wants notices.
    pub(crate) is_notified: bool,
}

/// Somebody says who they are.
#[derive(Deserialize, Serialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Introduction {
    /// The name that others are to see.
    name: String,
    /// The language: `en`, `de`, `fr` or `it`.
    #[serde(default)]
    #[ts(optional)]
    lang: Option<String>,
}

/// What is to be changed; what is left out stays.
#[derive(Deserialize, Serialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MeChange {
    /// The name that others are to see.
    #[serde(default)]
    #[ts(optional)]
    name: Option<String>,
    /// The language: `en`, `de`, `fr` or `it`.
    #[serde(default)]
    #[ts(optional)]
    lang: Option<String>,
}

/// How somebody wants to be told that a game waits.
#[derive(Deserialize, Serialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NoticeWishes {
    /// Where to send mail, or null.
    #[serde(deserialize_with = "Option::deserialize")]
    email: Option<String>,
    /// Where to post notices, or null. It has to be an address that everybody can reach.
    #[serde(deserialize_with = "Option::deserialize")]
    webhook: Option<String>,
    /// Whether anything is to be sent at all.
    is_notified: bool,
}

/// Somebody wants to be forgotten.
#[derive(Deserialize, Serialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Farewell {
    /// The password, if there is an account.
    #[serde(default)]
    #[ts(optional)]
    password: Option<String>,
}

/// The routes.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(who, introduce, change, forget))
        .routes(routes!(set_notices))
}

impl Me {
    pub(crate) fn new(row: PersonRow) -> Self {
        let is_email_confirmed = row.mail_to().is_some();
        let shown = |secret: Option<Secret>| secret.map(|secret| secret.expose().to_owned());
        Self {
            person: row.person.into(),
            name: row.name,
            lang: row.lang,
            account: row.account_shown,
            email: shown(row.email),
            is_email_confirmed,
            webhook: shown(row.webhook),
            is_notified: row.is_notified,
        }
    }

    /// A person as the store knows it now.
    pub(crate) async fn read(app: &App, person: &PersonId) -> Result<Self, ApiError> {
        let row = app.store.person(person).await?.ok_or(ApiError::Stranger {})?;
        Ok(Self::new(row))
    }
}

/// Who I am. A stranger is null.
#[utoipa::path(
    get, path = "/api/me", tag = "people",
    responses((status = 200, description = "The person, or null", body = Option<Me>)),
)]
async fn who(
    State(app): State<Arc<App>>,
    Visitor(visitor): Visitor,
    headers: HeaderMap,
) -> impl IntoResponse {
    // The cookie lasts a year from the last visit.
    let secret = visitor.as_ref().and_then(|_| cookie::shown(&headers, &app.config));
    let renewed = secret.map(|secret| (header::SET_COOKIE, cookie::keep(secret, &app.config)));
    (AppendHeaders(renewed), Json(visitor.map(Me::new)))
}

/// Plays as a guest under this name from now on, or takes another name.
#[utoipa::path(
    post, path = "/api/me", tag = "people",
    request_body = Introduction,
    responses(
        (status = 200, description = "The person; the cookie is set for a new one", body = Me),
    ),
)]
async fn introduce(
    State(app): State<Arc<App>>,
    Visitor(visitor): Visitor,
    Address(address): Address,
    older: SessionHash,
    Json(said): Json<Introduction>,
) -> Result<impl IntoResponse, ApiError> {
    let name = check::name(&said.name, app.config.limits.name_chars)?;
    let lang = said.lang.as_deref().map(check::lang).transpose()?;
    app.limiter.costly(address)?;
    if let Some(row) = visitor {
        let mut changes = vec![PersonChange::Name(Some(name))];
        changes.extend(lang.map(|lang| PersonChange::Lang(Some(lang))));
        return Ok((AppendHeaders(None), Json(make(&app, &row, changes).await?)));
    }
    let person = random::person_id();
    let new = NewPerson { person: person.clone(), name: Some(name), lang, at: app.now() };
    if !app.store.create_person(new).await? {
        // Nobody draws one of so many names twice.
        tracing::error!("the name of a new person was taken");
        return Err(ApiError::Internal {});
    }
    let cookie = visitor::sign_in(&app, &person, &older).await?;
    let me = Me::read(&app, &person).await?;
    Ok((AppendHeaders(Some((header::SET_COOKIE, cookie))), Json(me)))
}

/// Changes my name or language.
#[utoipa::path(
    patch, path = "/api/me", tag = "people",
    request_body = MeChange,
    responses((status = 200, description = "The person", body = Me)),
)]
async fn change(
    State(app): State<Arc<App>>,
    Person(row): Person,
    Address(address): Address,
    Json(change): Json<MeChange>,
) -> Result<Json<Me>, ApiError> {
    let limit = app.config.limits.name_chars;
    let name = change.name.map(|name| check::name(&name, limit)).transpose()?;
    let lang = change.lang.as_deref().map(check::lang).transpose()?;
    app.limiter.costly(address)?;
    let name = name.map(|name| PersonChange::Name(Some(name)));
    let lang = lang.map(|lang| PersonChange::Lang(Some(lang)));
    make(&app, &row, name.into_iter().chain(lang).collect()).await.map(Json)
}

/// Says how I want to be told that a game waits for me. To a new address of mail goes a letter that
/// asks whether it is right, and nothing else before it is confirmed.
#[utoipa::path(
    put, path = "/api/me/notices", tag = "people",
    request_body = NoticeWishes,
    responses((status = 200, description = "The person", body = Me)),
)]
async fn set_notices(
    State(app): State<Arc<App>>,
    Person(row): Person,
    Address(address): Address,
    Json(wishes): Json<NoticeWishes>,
) -> Result<Json<Me>, ApiError> {
    let email = wishes.email.as_deref().map(check::email).transpose()?;
    let webhook = wishes.webhook.as_deref().map(check::webhook).transpose()?;
    app.limiter.costly(address)?;
    let known = row.email.as_ref().map(Secret::expose);
    let asked = email.clone().filter(|email| known != Some(email));
    if let Some(email) = &asked {
        confirm::may_ask(&app, email).await?;
    }
    let changes = vec![
        PersonChange::Email(email.map(Secret::new)),
        PersonChange::Webhook(webhook.map(Secret::new)),
        PersonChange::IsNotified(wishes.is_notified),
    ];
    let tables = visitor::tables_of(&app, &row.person).await?;
    let me = make(&app, &row, changes).await?;
    if let Some(email) = asked {
        confirm::ask(&app, &row, email).await?;
    }
    tables.look_again(&app);
    Ok(Json(me))
}

/// Forgets me: names, ways to reach me, what I said, and every way in. My games stay, without me.
#[utoipa::path(
    delete, path = "/api/me", tag = "people",
    request_body = Farewell,
    responses((status = 204, description = "Forgotten; the cookie is dropped")),
)]
async fn forget(
    State(app): State<Arc<App>>,
    Person(row): Person,
    device: Device,
    Json(farewell): Json<Farewell>,
) -> Result<impl IntoResponse, ApiError> {
    check_password(&app, &row, farewell.password, &device).await?;
    forget_person(&app, &row.person).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie::drop(&app.config))]))
}

/// Forgets a person, and has their tables hear of it.
pub(super) async fn forget_person(app: &Arc<App>, person: &PersonId) -> Result<(), ApiError> {
    let tables = visitor::tables_of(app, person).await?;
    app.store.forget(person).await?;
    app.shut_out(person).await;
    tables.look_again(app);
    Ok(())
}

/// Makes changes to a person. If the name is one of them, the tables hear of it.
pub(super) async fn make(
    app: &App,
    row: &PersonRow,
    changes: Vec<PersonChange>,
) -> Result<Me, ApiError> {
    let is_renamed = changes.iter().any(|change| matches!(change, PersonChange::Name(_)));
    if !app.store.change_person(&row.person, changes).await? {
        return Err(ApiError::Stranger {});
    }
    if is_renamed {
        visitor::tables_of(app, &row.person).await?.look_again(app);
    }
    Me::read(app, &row.person).await
}

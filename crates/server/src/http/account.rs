//! Accounts: a name and a password, so that games follow a person everywhere.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse};
use serde::{Deserialize, Serialize};
use traumfabrik_store::{AccountSet, KeyKind, PersonRow, Secret};
use traumfabrik_table::PersonId;
use ts_rs::TS;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::device::Device;
use super::me::Me;
use super::{Address, Json, Person, SessionHash, Visitor, check, visitor};
use crate::app::App;
use crate::limit::Limiter;
use crate::{ApiError, cookie, random};

/// How many codes somebody gets for the day when the password is lost.
const N_CODES: usize = 10;

/// Somebody wants an account, or to be let into one.
#[derive(Deserialize, Serialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Credentials {
    /// The name of the account. Capital letters do not matter.
    account: String,
    /// The password, 8 to 200 characters.
    password: String,
}

/// Codes that open an account whose password was lost, once each. They are shown this once.
#[derive(Deserialize, Serialize, TS, ToSchema)]
pub(crate) struct RecoveryCodes {
    /// To be written down.
    codes: Vec<String>,
}

/// Somebody was let into an account.
#[derive(Deserialize, Serialize, TS, ToSchema)]
pub(crate) struct SignedIn {
    /// Who that is.
    me: Me,
    /// How many games of a guest belong to the account now.
    n_claimed: usize,
}

/// Somebody has lost a password.
#[derive(Deserialize, Serialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Recovery {
    /// The name of the account.
    account: String,
    /// One of the codes.
    code: String,
    /// The new password.
    password: String,
}

/// Somebody wants another password.
#[derive(Deserialize, Serialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PasswordChange {
    /// The password so far.
    old: String,
    /// The password from now on.
    new: String,
}

/// Somebody shows that it is them.
#[derive(Deserialize, Serialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Confirmation {
    /// The password.
    password: String,
}

/// The routes.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(open))
        .routes(routes!(set_password))
        .routes(routes!(renew_codes))
        .routes(routes!(log_in))
        .routes(routes!(recover))
        .routes(routes!(log_out))
        .routes(routes!(log_out_everywhere))
}

/// Whether somebody who is signed in and has an account knows its password. Guests need none.
pub(super) async fn check_password(
    app: &App,
    row: &PersonRow,
    password: Option<String>,
    device: &Device,
) -> Result<(), ApiError> {
    if row.account.is_none() {
        return Ok(());
    }
    device.may_confirm(app, &row.person).await?;
    let password = password.ok_or(ApiError::WrongCredentials {})?;
    match app.passwords.is_right(password, row.password.clone()).await? {
        true => Ok(()),
        false => Err(ApiError::WrongCredentials {}),
    }
}

/// Makes the guest that I am an account. All my games go with me.
#[utoipa::path(
    post, path = "/api/account", tag = "people",
    request_body = Credentials,
    responses((status = 200, description = "Codes to be written down", body = RecoveryCodes)),
)]
async fn open(
    State(app): State<Arc<App>>,
    Person(row): Person,
    Address(address): Address,
    device: Device,
    Json(wish): Json<Credentials>,
) -> Result<impl IntoResponse, ApiError> {
    let account = check::name(&wish.account, app.config.limits.name_chars)?;
    check::password(&wish.password)?;
    app.limiter.costly(address)?;
    if row.account.is_some() {
        return Err(ApiError::NotAllowed {});
    }
    let password = app.passwords.hash(wish.password).await?;
    match app.store.set_account(&row.person, &account, password).await? {
        AccountSet::Done => {
            let known = device.know(&app, &row.person).await?;
            Ok((AppendHeaders(known), Json(give_codes(&app, &row.person).await?)))
        }
        AccountSet::Taken => Err(ApiError::NameTaken {}),
        AccountSet::NoPerson => Err(ApiError::Stranger {}),
    }
}

/// Lets me into my account. If I was a guest here, the guest's games are mine too from now on.
#[utoipa::path(
    post, path = "/api/login", tag = "people",
    request_body = Credentials,
    responses((status = 200, description = "The person; the cookie is set", body = SignedIn)),
)]
async fn log_in(
    State(app): State<Arc<App>>,
    Visitor(visitor): Visitor,
    Address(address): Address,
    older: SessionHash,
    device: Device,
    Json(shown_credentials): Json<Credentials>,
) -> Result<impl IntoResponse, ApiError> {
    let Credentials { account, password } = shown_credentials;
    let row = device.may_try(&app, address, &account, Limiter::attempt).await?;
    // The password of nobody is checked as well, so that a wrong name is no faster.
    let kept = row.as_ref().and_then(|row| row.password.clone());
    let is_right = app.passwords.is_right(password, kept).await?;
    let row = row.filter(|_| is_right).ok_or(ApiError::WrongCredentials {})?;
    if row.is_blocked {
        return Err(ApiError::Blocked {});
    }
    let cookie = visitor::sign_in(&app, &row.person, &older).await?;
    let n_claimed = match visitor.filter(|guest| guest.account.is_none()) {
        Some(guest) => claim(&app, &guest.person, &row.person).await?,
        None => 0,
    };
    let known = device.know(&app, &row.person).await?;
    Ok((keeping(cookie), AppendHeaders(known), Json(SignedIn { me: Me::new(row), n_claimed })))
}

/// Opens my account by one of my codes, and gives it a new password. Every browser that was signed
/// in is signed out.
#[utoipa::path(
    post, path = "/api/recover", tag = "people",
    request_body = Recovery,
    responses((status = 200, description = "The person; the cookie is set", body = Me)),
)]
async fn recover(
    State(app): State<Arc<App>>,
    Address(address): Address,
    older: SessionHash,
    device: Device,
    Json(recovery): Json<Recovery>,
) -> Result<impl IntoResponse, ApiError> {
    check::password(&recovery.password)?;
    let count = Limiter::attempt_by_code;
    let row = device.may_try(&app, address, &recovery.account, count).await?;
    // Everything is done for an unknown name as well, so that it is no faster.
    let password = app.passwords.hash(recovery.password).await?;
    let whose = row.as_ref().map_or("nobody", |row| row.person.as_str());
    let key_hash = random::hash(&code_of(whose, &recovery.code));
    let owner = app.store.use_key(&key_hash, KeyKind::Recovery).await?;
    let row = row.filter(|row| owner.as_ref() == Some(&row.person));
    let row = row.ok_or(ApiError::WrongCredentials {})?;
    if row.is_blocked {
        return Err(ApiError::Blocked {});
    }
    let cookie = renew(&app, &row.person, password, &older).await?;
    let known = device.know(&app, &row.person).await?;
    Ok((keeping(cookie), AppendHeaders(known), Json(Me::new(row))))
}

/// Changes my password. Every other browser that was signed in is signed out.
#[utoipa::path(
    put, path = "/api/account/password", tag = "people",
    request_body = PasswordChange,
    responses((status = 204, description = "Done; the cookie is set anew")),
)]
async fn set_password(
    State(app): State<Arc<App>>,
    Person(row): Person,
    older: SessionHash,
    device: Device,
    Json(change): Json<PasswordChange>,
) -> Result<impl IntoResponse, ApiError> {
    check::password(&change.new)?;
    needs_account(&row)?;
    check_password(&app, &row, Some(change.old), &device).await?;
    let password = app.passwords.hash(change.new).await?;
    let cookie = renew(&app, &row.person, password, &older).await?;
    Ok((StatusCode::NO_CONTENT, keeping(cookie)))
}

/// Gives me new recovery codes. Older ones lose their force.
#[utoipa::path(
    post, path = "/api/account/codes", tag = "people",
    request_body = Confirmation,
    responses((status = 200, description = "Codes to be written down", body = RecoveryCodes)),
)]
async fn renew_codes(
    State(app): State<Arc<App>>,
    Person(row): Person,
    device: Device,
    Json(confirmation): Json<Confirmation>,
) -> Result<Json<RecoveryCodes>, ApiError> {
    needs_account(&row)?;
    check_password(&app, &row, Some(confirmation.password), &device).await?;
    give_codes(&app, &row.person).await.map(Json)
}

/// Signs this browser out.
#[utoipa::path(
    post, path = "/api/logout", tag = "people",
    responses((status = 204, description = "Done; the cookie is dropped")),
)]
async fn log_out(
    State(app): State<Arc<App>>,
    SessionHash(token_hash): SessionHash,
) -> Result<impl IntoResponse, ApiError> {
    // Whoever is shut out may leave as well, so it is not asked who it is.
    if let Some(token_hash) = token_hash
        && let Some(person) = app.store.end_session(&token_hash).await?
    {
        app.shut_out(&person).await;
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie::drop(&app.config))]))
}

/// Signs all my browsers out, and takes the force from links to other devices.
#[utoipa::path(
    post, path = "/api/logout-everywhere", tag = "people",
    responses((status = 204, description = "Done; the cookie is dropped")),
)]
async fn log_out_everywhere(
    State(app): State<Arc<App>>,
    Person(row): Person,
) -> Result<impl IntoResponse, ApiError> {
    shut_all(&app, &row.person).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie::drop(&app.config))]))
}

/// The person with an account of this name.
pub(super) async fn known(app: &App, account: &str) -> Result<Option<PersonRow>, ApiError> {
    let typed = account.trim();
    // What cannot be a name is nobody's; the store would not even take it.
    let Ok(account) = check::name(typed, app.config.limits.name_chars) else { return Ok(None) };
    let row = app.store.person_by_account(&account).await?;
    // Older accounts may have a name with something in it that cannot be seen.
    if row.is_none() && account != typed {
        return Ok(app.store.person_by_account(typed).await?);
    }
    Ok(row)
}

fn needs_account(row: &PersonRow) -> Result<(), ApiError> {
    if row.account.is_some() { Ok(()) } else { Err(ApiError::NotAllowed {}) }
}

/// Gives the games of a guest to an account; answers how many.
async fn claim(app: &Arc<App>, guest: &PersonId, account: &PersonId) -> Result<usize, ApiError> {
    // Whoever else is this guest, by a link that was passed on, must not get into the account.
    shut_all(app, guest).await?;
    let tables = visitor::tables_of(app, guest).await?;
    if !app.store.merge(guest, account).await? {
        return Ok(0);
    }
    let n_claimed = tables.count();
    tables.look_again(app);
    Ok(n_claimed)
}

/// Sets a new password, and lets in only this browser.
async fn renew(
    app: &Arc<App>,
    person: &PersonId,
    password: Secret,
    older: &SessionHash,
) -> Result<HeaderValue, ApiError> {
    if !app.store.set_password(person, password).await? {
        return Err(ApiError::Stranger {});
    }
    shut_all(app, person).await?;
    visitor::sign_in(app, person, older).await
}

/// Ends every way in that needs no password. Browsers that have been in the account stay known for
/// that: it lets nobody in, and keeps those out who would lock the owner out by guessing.
async fn shut_all(app: &Arc<App>, person: &PersonId) -> Result<(), ApiError> {
    app.store.add_keys(person, KeyKind::Carry, Vec::new(), app.now()).await?;
    app.store.end_sessions(person).await?;
    app.shut_out(person).await;
    Ok(())
}

/// Gives somebody new codes in place of older ones.
pub(super) async fn give_codes(app: &App, person: &PersonId) -> Result<RecoveryCodes, ApiError> {
    let codes: Vec<String> = (0..N_CODES).map(|_| random::code()).collect();
    let hashes = codes.iter().map(|code| random::hash(&code_of(person.as_str(), code))).collect();
    app.store.add_keys(person, KeyKind::Recovery, hashes, app.now()).await?;
    Ok(RecoveryCodes { codes })
}

/// A code as it is hashed: it is one person's, and no matter how it was typed.
fn code_of(person: &str, typed: &str) -> String {
    let code: String = typed.chars().filter(|c| c.is_alphanumeric()).collect();
    format!("{person} {}", code.to_lowercase())
}

fn keeping(cookie: HeaderValue) -> AppendHeaders<[(HeaderName, HeaderValue); 1]> {
    AppendHeaders([(header::SET_COOKIE, cookie)])
}

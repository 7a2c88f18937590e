//! A link takes a person to another device.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, Uri, header};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use traumfabrik_store::KeyKind;
use ts_rs::TS;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::me::Me;
use super::{Address, Json, Person, SessionHash, guard, visitor};
use crate::app::App;
use crate::{ApiError, random};

/// A link for another device.
#[derive(Serialize, Deserialize, TS, ToSchema)]
pub(crate) struct CarryLink {
    /// Whoever opens it is this person. The secret stands behind a `#`, where no server and no
    /// log sees it.
    link: String,
}

/// What another device shows.
#[derive(Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Carried {
    /// What stands in the link behind `#carry=`.
    secret: String,
}

/// The routes.
pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(make_link)).routes(routes!(carry))
}

/// Makes a link that takes me to another device. Older ones lose their force.
#[utoipa::path(
    post, path = "/api/me/link", tag = "people",
    responses((status = 200, description = "The link", body = CarryLink)),
)]
async fn make_link(
    State(app): State<Arc<App>>,
    Person(row): Person,
    Address(address): Address,
    headers: HeaderMap,
    uri: Uri,
) -> Result<Json<CarryLink>, ApiError> {
    app.limiter.costly(address)?;
    let base = match &app.config.public_url {
        Some(url) => url.trim_end_matches('/').to_owned(),
        None => {
            let host = guard::host(&headers, &uri);
            format!("http://{}", host.ok_or_else(|| ApiError::malformed("a 'Host' is needed"))?)
        }
    };
    let secret = random::secret();
    let hashes = vec![random::hash(&secret)];
    app.store.add_keys(&row.person, KeyKind::Carry, hashes, app.now()).await?;
    Ok(Json(CarryLink { link: format!("{base}/#carry={secret}") }))
}

/// Signs this browser in as the person whose link it is.
#[utoipa::path(
    post, path = "/api/carry", tag = "people",
    request_body = Carried,
    responses((status = 200, description = "The person; the cookie is set", body = Me)),
)]
async fn carry(
    State(app): State<Arc<App>>,
    Address(address): Address,
    older: SessionHash,
    Json(carried): Json<Carried>,
) -> Result<impl IntoResponse, ApiError> {
    app.limiter.costly(address)?;
    let key_hash = random::hash(&carried.secret);
    let person = app.store.use_key(&key_hash, KeyKind::Carry).await?;
    let person = person.ok_or(ApiError::WrongCredentials {})?;
    let row = app.store.person(&person).await?.ok_or(ApiError::WrongCredentials {})?;
    if row.is_blocked {
        return Err(ApiError::Blocked {});
    }
    let cookie = visitor::sign_in(&app, &person, &older).await?;
    Ok(([(header::SET_COOKIE, cookie)], Json(Me::new(row))))
}

//! Headers that every answer bears, so that browsers keep to what we meant.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

use super::origin::{self, Origin};
use crate::Config;

const OPENER: HeaderName = HeaderName::from_static("cross-origin-opener-policy");
const RESOURCE: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// A year.
const HSTS: &str = "max-age=31536000";

/// What one answer needs; it depends on its request.
pub(super) struct Dress {
    policy: Option<HeaderValue>,
    is_api: bool,
    is_https: bool,
}

impl Dress {
    pub(super) fn new(request: &Request, config: &Config) -> Self {
        let public = config.public_url.as_deref().and_then(Origin::parse);
        let hosts = [
            origin::host(request.headers(), request.uri()),
            public.map(|origin| origin.authority()),
        ];
        Self {
            policy: HeaderValue::try_from(policy(&hosts)).ok(),
            is_api: request.uri().path().starts_with("/api/"),
            is_https: config.is_https(),
        }
    }

    pub(super) fn put_on(self, headers: &mut HeaderMap) {
        if let Some(policy) = self.policy {
            headers.insert(header::CONTENT_SECURITY_POLICY, policy);
        }
        for (name, value) in [
            (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
            (header::REFERRER_POLICY, "no-referrer"),
            (RESOURCE, "same-origin"),
        ] {
            headers.insert(name, HeaderValue::from_static(value));
        }
        if self.is_https {
            headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HSTS));
            // Without a certificate browsers ignore it, and complain.
            headers.insert(OPENER, HeaderValue::from_static("same-origin"));
        }
        if self.is_api {
            let entry = headers.entry(header::CACHE_CONTROL);
            entry.or_insert(HeaderValue::from_static("no-store"));
        }
    }
}

/// Only our own scripts, styles, pictures and sockets; nobody frames us.
fn policy(hosts: &[Option<String>]) -> String {
    // Some browsers do not take a socket of the same host for 'self', so it is named. A policy
    // cannot name an address in brackets.
    let hosts = hosts.iter().flatten().filter(|host| !host.starts_with('['));
    let sockets: String = hosts.map(|host| format!(" ws://{host} wss://{host}")).collect();
    format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
        font-src 'self'; connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; \
        frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    )
}

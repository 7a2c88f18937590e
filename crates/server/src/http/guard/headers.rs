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
        let is_https = config.is_https();
        Self {
            policy: HeaderValue::try_from(policy(&hosts, is_https)).ok(),
            is_api: request.uri().path().starts_with("/api/"),
            is_https,
        }
    }

    pub(super) fn put_on(self, headers: &mut HeaderMap) {
        if let Some(policy) = self.policy {
            headers.insert(header::CONTENT_SECURITY_POLICY, policy);
        }
        for (name, value) in
            [(header::X_CONTENT_TYPE_OPTIONS, "nosniff"), (header::REFERRER_POLICY, "no-referrer")]
        {
            headers.insert(name, HeaderValue::from_static(value));
        }
        // Previews are there for the pages of others.
        headers.entry(RESOURCE).or_insert(HeaderValue::from_static("same-origin"));
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
fn policy(hosts: &[Option<String>; 2], is_https: bool) -> String {
    // Some browsers do not take a socket of the same host for 'self', so it is named; once, where
    // the request was sent to the public address. A policy cannot name an address in brackets.
    let [own, public] = hosts;
    let hosts = [own, if public == own { &None } else { public }].into_iter().flatten();
    let hosts = hosts.filter(|host| !host.starts_with('['));
    // Without a public address a proxy may speak https for us without our knowing.
    let schemes: &[&str] = if is_https { &["wss"] } else { &["ws", "wss"] };
    let socket = |host| schemes.iter().map(move |scheme| format!(" {scheme}://{host}"));
    let sockets: String = hosts.flat_map(socket).collect();
    format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
        font-src 'self'; connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; \
        frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sockets_are_named_once_and_under_https_only_safe_ones() {
        for (own, public, is_https, expected) in [
            ("a.lan:8080", None, false, "'self' ws://a.lan:8080 wss://a.lan:8080;"),
            ("[fd00::7]:8080", None, false, "'self';"),
            ("play.example.org", Some("play.example.org"), true, "'self' wss://play.example.org;"),
            ("10.0.0.2", Some("a.example"), true, "'self' wss://10.0.0.2 wss://a.example;"),
            ("a.example", Some("a.example"), false, "'self' ws://a.example wss://a.example;"),
        ] {
            let policy = policy(&[Some(own.to_owned()), public.map(str::to_owned)], is_https);
            assert!(policy.contains(&format!("connect-src {expected}")), "{own}: {policy}");
        }
    }
}

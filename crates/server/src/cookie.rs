//! The cookie by which a browser shows who uses it. It holds a secret and nothing else.

use axum::http::{HeaderMap, HeaderValue, header};

use crate::Config;

/// A year, in seconds. It begins anew with every visit.
const MAX_AGE_S: u64 = 365 * 24 * 3600;

/// The secret that a browser shows.
pub(crate) fn shown<'h>(headers: &'h HeaderMap, config: &Config) -> Option<&'h str> {
    find(headers, name_of(config))
}

fn find<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(found, _)| *found == name)
        .map(|(_, secret)| secret)
}

/// The secret by which a browser shows that it has been in an account, whoever uses it now.
pub(crate) fn shown_device<'h>(headers: &'h HeaderMap, config: &Config) -> Option<&'h str> {
    find(headers, &device_name(config))
}

/// Has a browser keep a secret.
pub(crate) fn keep(secret: &str, config: &Config) -> HeaderValue {
    value(name_of(config), secret, MAX_AGE_S, config)
}

/// Has a browser keep the secret by which it is known again.
pub(crate) fn keep_device(secret: &str, config: &Config) -> HeaderValue {
    value(&device_name(config), secret, MAX_AGE_S, config)
}

/// Has a browser drop its secret.
pub(crate) fn drop(config: &Config) -> HeaderValue {
    value(name_of(config), "", 0, config)
}

/// Browsers take a name that begins like this only with what makes the cookie safe, which there
/// is none of without https.
fn name_of(config: &Config) -> &'static str {
    if config.is_https() { "__Host-traumfabrik" } else { "traumfabrik" }
}

fn device_name(config: &Config) -> String {
    format!("{}-device", name_of(config))
}

fn value(name: &str, secret: &str, max_age_s: u64, config: &Config) -> HeaderValue {
    let secure = if config.is_https() { "; Secure" } else { "" };
    let text =
        format!("{name}={secret}; Path=/; Max-Age={max_age_s}; HttpOnly; SameSite=Lax{secure}");
    let mut value = HeaderValue::from_str(&text).expect("a secret is plain text");
    // Debug output of headers does not show it then.
    value.set_sensitive(true);
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(public_url: &str) -> Config {
        let mut config = Config::new(([127, 0, 0, 1], 0).into());
        config.public_url = Some(public_url.to_owned());
        config
    }

    #[test]
    fn a_cookie_is_found_among_others() {
        let (plain, safe) = (config("http://10.0.0.7:8080"), config("https://play.example.org"));
        let mut headers = HeaderMap::new();
        assert_eq!(shown(&headers, &plain), None);
        headers.append(header::COOKIE, HeaderValue::from_static("a=b; xtraumfabrik=no;c"));
        headers.append(header::COOKIE, HeaderValue::from_static("d=e;traumfabrik=one"));
        headers.append(header::COOKIE, HeaderValue::from_static("__Host-traumfabrik=two"));
        assert_eq!(shown(&headers, &plain), Some("one"));
        assert_eq!(shown(&headers, &safe), Some("two"));
    }

    #[test]
    fn no_debug_output_holds_the_secret() {
        let kept = keep("s3cret", &config("https://play.example.org"));
        assert!(kept.to_str().is_ok_and(|text| text.contains("s3cret")));
        assert!(!format!("{kept:?}").contains("s3cret"));
    }
}

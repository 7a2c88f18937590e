//! Pages of other sites must not act for somebody whose browser holds our cookie. Browsers say
//! which page asks; programs that are no browsers say nothing, and hold no cookie of a visitor's.

use std::net::Ipv6Addr;

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, Method, Uri, header};
use url::Url;

use crate::ApiError;

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// A site: scheme, host and port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Origin {
    scheme: String,
    host: String,
    port: u16,
}

impl Origin {
    /// Reads an address that has nothing but scheme, host and port.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let url = Url::parse(text).ok().filter(|url| matches!(url.scheme(), "http" | "https"))?;
        let is_bare = url.path() == "/"
            && url.query().is_none()
            && url.fragment().is_none()
            && url.username().is_empty()
            && url.password().is_none();
        let (host, port) = (url.host_str()?.to_owned(), url.port_or_known_default()?);
        // Other characters would mean something in a policy or a link.
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-._:[]".contains(c);
        let is_fine = is_bare && host.chars().all(is_plain);
        is_fine.then(|| Self { scheme: url.scheme().to_owned(), host, port })
    }

    /// The host, and the port where it is an unusual one.
    pub(crate) fn authority(&self) -> String {
        match (self.scheme.as_str(), self.port) {
            ("http", 80) | ("https", 443) => self.host.clone(),
            (_, port) => format!("{}:{port}", self.host),
        }
    }
}

/// The host that a request was sent to.
pub(crate) fn host(headers: &HeaderMap, uri: &Uri) -> Option<String> {
    Some(Origin::parse(&format!("http://{}", written_host(headers, uri)?))?.authority())
}

/// The host as the client wrote it.
fn written_host<'r>(headers: &'r HeaderMap, uri: &'r Uri) -> Option<&'r str> {
    let named = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    named.or_else(|| uri.authority().map(|authority| authority.as_str()))
}

/// Refuses what a page of another site sends, where that could change or reveal something.
pub(super) fn check(request: &Request, public_url: Option<&str>) -> Result<(), ApiError> {
    let headers = request.headers();
    let is_upgrade = headers.contains_key(header::UPGRADE);
    if matches!(*request.method(), Method::GET | Method::HEAD) && !is_upgrade {
        return Ok(());
    }
    let is_ours = if headers.contains_key(header::ORIGIN) {
        let mut origins = headers.get_all(header::ORIGIN).iter();
        let is_one_of_ours = |text: &str| {
            Origin::parse(text).is_some_and(|origin| {
                is_of_host(&origin, request) || is_of_public_url(&origin, public_url)
            })
        };
        origins.all(|origin| origin.to_str().is_ok_and(is_one_of_ours))
    } else {
        let mut sites = headers.get_all(SEC_FETCH_SITE).iter();
        sites.all(|site| matches!(site.as_bytes(), b"same-origin" | b"none"))
    };
    if is_ours { Ok(()) } else { Err(ApiError::WrongOrigin {}) }
}

/// Whether a page came from the host that the request goes to, and that host cannot be anybody
/// else. The scheme does not matter, since a proxy may speak https for us without our knowing.
fn is_of_host(origin: &Origin, request: &Request) -> bool {
    is_nobody_elses(&origin.host)
        && written_host(request.headers(), request.uri())
            .and_then(|host| Origin::parse(&format!("{}://{host}", origin.scheme)))
            .is_some_and(|host| host == *origin)
}

/// What routers at home give out. Nobody can have a name of the internet below them.
const HOME: [&str; 5] = [".local", ".localhost", ".lan", ".home.arpa", ".internal"];

/// Whether a name means a machine here whoever is asked. Anybody can have a name of the internet
/// lead to a machine of this network, so that their page and this server seem to be one site; only
/// the public address is such a name. Addresses lead where they say, and names without a dot or
/// below one of [`HOME`] are given by machines of this network.
fn is_nobody_elses(host: &str) -> bool {
    let bracketed = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    let is_address = host.parse::<std::net::Ipv4Addr>().is_ok()
        || bracketed.is_some_and(|host| host.parse::<Ipv6Addr>().is_ok());
    is_address || !host.contains('.') || HOME.iter().any(|home| host.ends_with(home))
}

fn is_of_public_url(origin: &Origin, public_url: Option<&str>) -> bool {
    public_url.and_then(Origin::parse).is_some_and(|public| public == *origin)
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::http::HeaderValue;

    use super::*;

    const PUBLIC: &str = "https://play.example.org";

    fn is_let_in(method: &Method, sent: &[(&'static str, &'static str)]) -> bool {
        let mut request = Request::new(Body::empty());
        *request.method_mut() = method.clone();
        for (name, value) in sent {
            request.headers_mut().append(*name, HeaderValue::from_static(value));
        }
        check(&request, Some(PUBLIC)).is_ok()
    }

    #[test]
    fn a_page_of_ours_is_let_in() {
        for (host, origin) in [
            ("192.168.1.7:8080", "http://192.168.1.7:8080"),
            ("[fd00::7]:8080", "http://[fd00::7]:8080"),
            ("play.local", "http://play.local"),
            ("play.local:80", "http://play.local"),
            ("Play.Local", "http://play.local"),
            ("localhost:8080", "http://localhost:8080"),
            ("raspberrypi", "http://raspberrypi"),
            ("studio.lan:8080", "http://studio.lan:8080"),
            ("studio.home.arpa", "http://studio.home.arpa"),
            // A proxy speaks https for us.
            ("play.local", "https://play.local"),
            ("127.0.0.1:8080", PUBLIC),
            ("127.0.0.1:8080", "https://play.example.org:443"),
        ] {
            assert!(is_let_in(&Method::POST, &[("host", host), ("origin", origin)]), "{origin}");
        }
    }

    #[test]
    fn a_page_of_another_site_is_not() {
        for origin in [
            "https://evil.example",
            "http://play.example.org",
            "https://play.example.org:8443",
            "https://play.example.org.evil.example",
            "https://192.168.1.7:8080@evil.example",
            "http://192.168.1.7",
            "http://192.168.1.7:8081",
            "ftp://192.168.1.7:8080",
            "null",
            "",
        ] {
            let sent = [("host", "192.168.1.7:8080"), ("origin", origin)];
            assert!(!is_let_in(&Method::POST, &sent), "{origin}");
            assert!(!is_let_in(&Method::DELETE, &sent), "{origin}");
            assert!(is_let_in(&Method::GET, &sent), "{origin}");
            let upgrade = [sent[0], sent[1], ("upgrade", "websocket")];
            assert!(!is_let_in(&Method::GET, &upgrade), "{origin}");
        }
        // Its name leads here by now, as anybody's may.
        for (host, origin) in [
            ("evil.example", "http://evil.example"),
            ("evil.example:8080", "http://evil.example:8080"),
            ("play.local.evil.example", "https://play.local.evil.example"),
            ("studio.lan.evil.example", "http://studio.lan.evil.example"),
        ] {
            assert!(!is_let_in(&Method::POST, &[("host", host), ("origin", origin)]), "{host}");
        }
        let two =
            [("host", "a.example"), ("origin", "http://a.example"), ("origin", "http://b.example")];
        assert!(!is_let_in(&Method::POST, &two));
    }

    #[test]
    fn without_an_origin_the_kind_of_request_counts() {
        for (site, is_fine) in
            [("same-origin", true), ("none", true), ("same-site", false), ("cross-site", false)]
        {
            let sent = [("host", "a.example"), ("sec-fetch-site", site)];
            assert_eq!(is_let_in(&Method::PUT, &sent), is_fine, "{site}");
        }
        assert!(is_let_in(&Method::PATCH, &[("host", "a.example")]));
    }
}

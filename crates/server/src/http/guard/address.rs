//! The address of a visitor. A proxy's word about it is taken only from listed proxies: anybody
//! can write a header.

use std::net::{IpAddr, SocketAddr};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, header};

use crate::ApiError;

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Where a visitor is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        // The guard has put it there.
        parts.extensions.get().copied().ok_or(ApiError::Internal {})
    }
}

/// The address of the visitor who is behind this peer.
///
/// A proxy adds to one of two headers and may let the other one through as the visitor wrote it.
/// So if both are there and disagree, neither is believed.
pub(super) fn of(peer: IpAddr, headers: &HeaderMap, proxies: &[IpAddr]) -> IpAddr {
    let peer = peer.to_canonical();
    if !proxies.contains(&peer) {
        return peer;
    }
    let listed = lines(headers, X_FORWARDED_FOR).map(parse);
    let tagged = lines(headers, header::FORWARDED).map(|hop| parse(tagged_for(hop)?));
    match (last_stranger(listed, proxies), last_stranger(tagged, proxies)) {
        (Some(one), Some(other)) if one != other => peer,
        (Some(visitor), _) | (None, Some(visitor)) => visitor,
        (None, None) => peer,
    }
}

/// The hops in a header, the nearest first.
fn lines(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    let lines: Vec<_> = headers.get_all(name).iter().collect();
    lines.into_iter().rev().flat_map(|line| line.to_str().unwrap_or("?").rsplit(','))
}

/// The first hop that is not a listed proxy: what lies behind it is hearsay.
fn last_stranger(
    mut hops: impl Iterator<Item = Option<IpAddr>>,
    proxies: &[IpAddr],
) -> Option<IpAddr> {
    hops.find(|hop| hop.is_none_or(|hop| !proxies.contains(&hop))).flatten()
}

/// What a hop of a `Forwarded` header says about where the request came from.
fn tagged_for(hop: &str) -> Option<&str> {
    let mut tags = hop.split(';').filter_map(|tag| tag.trim().split_once('='));
    tags.find(|(name, _)| name.eq_ignore_ascii_case("for")).map(|(_, value)| value)
}

/// An address, with or without a port.
fn parse(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"');
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    let bare = || text.trim_start_matches('[').trim_end_matches(']').parse().ok();
    with_port().or_else(bare).map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    /// A listed proxy, or somebody else, sends these headers: who is it?
    fn check(peer: &str, sent: &[(&'static str, &'static str)], expected: &str) {
        let mut headers = HeaderMap::new();
        for (name, value) in sent {
            headers.append(*name, HeaderValue::from_static(value));
        }
        let proxies = ["10.0.0.1", "10.0.0.2", "fd00::1"].map(|proxy| proxy.parse().unwrap());
        let found = of(peer.parse().unwrap(), &headers, &proxies);
        assert_eq!(found.to_string(), expected, "{peer} sent {sent:?}");
    }

    #[test]
    fn only_listed_proxies_are_believed() {
        check("192.0.2.9", &[("x-forwarded-for", "1.1.1.1")], "192.0.2.9");
        check("192.0.2.9", &[("forwarded", "for=1.1.1.1")], "192.0.2.9");
        check("10.0.0.1", &[("x-forwarded-for", "1.1.1.1")], "1.1.1.1");
        check("::ffff:10.0.0.1", &[("x-forwarded-for", "1.1.1.1")], "1.1.1.1");
        check("10.0.0.1", &[], "10.0.0.1");
    }

    #[test]
    fn the_last_hop_that_is_no_proxy_counts() {
        check("10.0.0.1", &[("x-forwarded-for", "6.6.6.6, 1.1.1.1")], "1.1.1.1");
        check("10.0.0.1", &[("x-forwarded-for", "6.6.6.6, 1.1.1.1, 10.0.0.2")], "1.1.1.1");
        let twice = [("x-forwarded-for", "6.6.6.6"), ("x-forwarded-for", "1.1.1.1")];
        check("10.0.0.1", &twice, "1.1.1.1");
        check(
            "10.0.0.1",
            &[("forwarded", "for=6.6.6.6, for=\"[2001:db8::7]:99\";by=x")],
            "2001:db8::7",
        );
        check("10.0.0.1", &[("forwarded", "proto=https;For=1.1.1.1:80, for=10.0.0.2")], "1.1.1.1");
    }

    #[test]
    fn what_cannot_be_read_is_not_jumped_over() {
        check("10.0.0.1", &[("x-forwarded-for", "6.6.6.6, unknown")], "10.0.0.1");
        check("10.0.0.1", &[("forwarded", "for=6.6.6.6, for=_hidden")], "10.0.0.1");
        check("10.0.0.1", &[("forwarded", "for=6.6.6.6, by=10.0.0.2")], "10.0.0.1");
        check("10.0.0.1", &[("x-forwarded-for", "10.0.0.2")], "10.0.0.1");
    }

    #[test]
    fn a_header_that_slipped_through_is_not_believed() {
        let both = [("x-forwarded-for", "1.1.1.1"), ("forwarded", "for=6.6.6.6")];
        check("10.0.0.1", &both, "10.0.0.1");
        let same = [("x-forwarded-for", "1.1.1.1"), ("forwarded", "for=1.1.1.1")];
        check("10.0.0.1", &same, "1.1.1.1");
    }
}

//! What it costs to answer somebody, in small answers. Whatever comes by HTTP and by a socket weighs
//! the same.

use axum::http::Method;
use traumfabrik_room::FromClient;

/// A small answer: how a table stands, or who somebody is.
const SMALL: u32 = 1;
/// The game is worked through a little.
const WORKED_OUT: u32 = 2;
/// Tables, all that whoever comes to one is told, or a page of what was said: up to a hundred
/// times five hundred characters.
const LIST: u32 = 5;
/// A whole game is read.
const GAME: u32 = 10;
/// A whole game is made anew, or a bot thinks.
const THOUGHT: u32 = 20;

/// How much of what an address may ask for in a second goes for a request. Whatever changes
/// something has limits of its own.
pub(crate) fn of_request(method: &Method, route: &str) -> u32 {
    match (method.as_str(), route) {
        ("POST", "/api/tables/{game}/hint")
        | ("GET", "/api/tables/{game}/replay" | "/api/tables/{game}/preview.png") => THOUGHT,
        (
            "GET",
            "/api/tables/{game}/record"
            | "/api/tables/{game}/log"
            | "/api/tables/{game}/review"
            | "/api/tables/{game}/why"
            | "/api/me/films",
        ) => GAME,
        (
            "GET",
            "/api/tables"
            | "/api/me/games"
            | "/api/tables/{game}/socket"
            | "/api/tables/{game}/chat",
        ) => LIST,
        (
            "GET" | "HEAD",
            "/replay/{game}" | "/replay/{game}/{moment}" | "/result/{game}" | "/film/{game}/{film}",
        ) => LIST,
        ("POST", "/api/tables/{game}/draft") | ("GET", "/api/tables/{game}/facts") => WORKED_OUT,
        ("GET" | "HEAD", route) if route.starts_with("/api/") => SMALL,
        _ => 0,
    }
}

/// The same for a message on a socket.
pub(crate) fn of_message(message: &FromClient) -> u32 {
    match message {
        FromClient::Hint { .. } => THOUGHT,
        // Whoever begins to listen is told what was said before.
        FromClient::Overhear { is_on: true, .. } => LIST,
        FromClient::Draft { .. } | FromClient::Facts { .. } => WORKED_OUT,
        FromClient::Look { .. } => SMALL,
        FromClient::Command { .. }
        | FromClient::Order { .. }
        | FromClient::DropOrder { .. }
        | FromClient::Say { .. }
        | FromClient::Overhear { is_on: false, .. }
        | FromClient::Show { .. }
        | FromClient::Mute { .. }
        | FromClient::Block { .. } => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_large_or_takes_long_weighs_more() {
        let of = |method: Method, route: &str| of_request(&method, route);
        assert_eq!(of(Method::GET, "/api/tables/{game}/replay"), 20);
        assert_eq!(of(Method::GET, "/api/tables/{game}/chat"), 5);
        assert_eq!(of(Method::GET, "/api/me"), 1);
        assert_eq!(of(Method::POST, "/api/me"), 0);
        assert_eq!(of(Method::GET, "/film/{game}/{film}"), 5);
        assert_eq!(of(Method::GET, "/assets/{*path}"), 0);
    }

    #[test]
    fn by_both_doors_the_same_weighs_the_same() {
        let of = |method: Method, route: &str| of_request(&method, &format!("/api/tables{route}"));
        for (message, request) in [
            (r#"{"type":"hint","id":"","seat":0}"#, of(Method::POST, "/{game}/hint")),
            (r#"{"type":"facts","id":"","seat":0}"#, of(Method::GET, "/{game}/facts")),
            (
                r#"{"type":"draft","id":"","seat":0,"turn":1,"actions":[]}"#,
                of(Method::POST, "/{game}/draft"),
            ),
            (r#"{"type":"look","id":"","look":{"type":"table"}}"#, of(Method::GET, "/{game}")),
            (r#"{"type":"overhear","id":"","is_on":true}"#, of(Method::GET, "/{game}/chat")),
            (r#"{"type":"say","id":"","text":"hi"}"#, of(Method::POST, "/{game}/chat")),
        ] {
            assert_eq!(of_message(&serde_json::from_str(message).unwrap()), request, "{message}");
        }
    }
}

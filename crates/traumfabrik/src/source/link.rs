//! A link to a game at a server, as its page shares it.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use traumfabrik_server::ApiError;
use ureq::http::{Response, header};
use ureq::{Agent, Body};
use url::Url;

use crate::failure::Failure;

const TIMEOUT: Duration = Duration::from_secs(30);
/// No record is longer.
const BYTES_MAX: u64 = 16 << 20;
/// Screens of the page that show a game.
const SCREENS: [&str; 6] = ["replay", "review", "result", "film", "table", "screen"];

/// A link to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    text: String,
    server: String,
    game: String,
}

impl Link {
    /// The record of the game.
    pub(super) fn fetch(&self) -> Result<Vec<u8>, Failure> {
        let config = Agent::config_builder().http_status_as_error(false);
        let agent: Agent = config.timeout_global(Some(TIMEOUT)).build().into();
        let url = format!("{}/api/tables/{}/record", self.server, self.game);
        let mut answer = agent
            .get(url)
            .call()
            .map_err(|error| Failure::Io(format!("{} cannot be reached: {error}", self.server)))?;
        if !answer.status().is_success() {
            return Err(self.refused(&mut answer));
        }
        let kind = answer.headers().get(header::CONTENT_TYPE);
        if kind.is_none_or(|kind| kind.as_bytes() != b"application/jsonl") {
            return Err(self.strange());
        }
        let reading = answer.body_mut().with_config().limit(BYTES_MAX).read_to_vec();
        reading.map_err(|error| Failure::Io(format!("cannot read {self}: {error}")))
    }

    fn refused(&self, answer: &mut Response<Body>) -> Failure {
        let Ok(error) = answer.body_mut().read_json() else { return self.strange() };
        match error {
            ApiError::NotFound {} => Failure::No(format!("{self}: there is no such game any more")),
            ApiError::NotAllowed {} => Failure::No(format!(
                "{self}: only those who sit there may see this game until it is over"
            )),
            ApiError::Broken {} => {
                Failure::No(format!("{self}: the game is closed there for repair"))
            }
            ApiError::TooMany { retry_ms } => Failure::Io(format!(
                "{} is asked too much from here: try again in {} s",
                self.server,
                retry_ms.div_ceil(1000)
            )),
            ApiError::StoreAway {}
            | ApiError::Stopping {}
            | ApiError::Newer {}
            | ApiError::Internal {} => {
                Failure::Io(format!("{} cannot answer now: {error}", self.server))
            }
            ApiError::Malformed { .. }
            | ApiError::TooBig { .. }
            | ApiError::Stranger {}
            | ApiError::Blocked {}
            | ApiError::WrongOrigin {}
            | ApiError::WrongCredentials {}
            | ApiError::NameTaken {}
            | ApiError::Refused { .. } => {
                Failure::No(format!("{self}: the server refuses: {error}"))
            }
        }
    }

    fn strange(&self) -> Failure {
        Failure::Io(format!("{} does not answer like a Traumfabrik server", self.server))
    }
}

impl FromStr for Link {
    type Err = String;

    /// Routes of the page stand behind a `#`, or are the path.
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            "a link to a game is expected, as a replay or review shares it, such as \
             https://play.example.org/replay/k3v9m2c8x4t7p5w6"
                .to_owned()
        };
        let url = Url::parse(text).map_err(|_| wrong())?;
        let route = url.fragment().unwrap_or(url.path());
        let mut parts = route.trim_start_matches('/').split('/');
        let screen = parts.next().filter(|screen| SCREENS.contains(screen));
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.:".contains(&byte);
        let is_name = |game: &&str| !game.is_empty() && game.bytes().all(is_plain);
        match (screen, parts.next().filter(is_name)) {
            (Some(_), Some(game)) => Ok(Self {
                text: text.to_owned(),
                server: url.origin().ascii_serialization(),
                game: game.to_owned(),
            }),
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_the_page_shares_is_a_link_to_a_game() {
        for text in [
            "https://play.example.org/replay/k3v9_2",
            "https://play.example.org/replay/k3v9_2/41",
            "https://play.example.org/result/k3v9_2",
            "https://play.example.org/film/k3v9_2/7",
            "https://play.example.org/#review/k3v9_2",
            "https://play.example.org/#replay/k3v9_2/41",
            "https://me@play.example.org/#table/k3v9_2",
            "https://play.example.org:443/replay/k3v9_2?from=mail",
        ] {
            let link: Link = text.parse().expect(text);
            assert_eq!(
                (link.server.as_str(), link.game.as_str()),
                ("https://play.example.org", "k3v9_2")
            );
            assert_eq!(link.to_string(), text);
        }
        let at_home: Link = "http://192.168.1.7:8080/#review/k3v9_2/12".parse().expect("a link");
        assert_eq!(at_home.server, "http://192.168.1.7:8080");
        for text in [
            "https://play.example.org",
            "https://play.example.org/#rules/awards",
            "https://play.example.org/replay/",
            "https://play.example.org/#review/a%20b",
            "https://",
        ] {
            assert!(text.parse::<Link>().is_err(), "{text}");
        }
    }
}

//! Talking to a server that runs.

use std::fs;
use std::path::Path;
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use traumfabrik_server::ApiError;
use ureq::http::{Request, Response};
use ureq::{Agent, Body};

use crate::data::DataFolder;
use crate::failure::Failure;
use crate::note::Note;

const TIMEOUT: Duration = Duration::from_secs(30);

/// A server, and the secret by which it knows its host.
pub(crate) struct Client {
    agent: Agent,
    url: String,
    secret: String,
}

impl Client {
    /// The server that left a note in this folder.
    pub(crate) fn by_note(folder: &DataFolder) -> Result<Self, Failure> {
        let Note { url, secret, .. } = Note::read(folder)?;
        Ok(Self::new(url, secret))
    }

    /// A server whose address and secret somebody gives.
    pub(crate) fn by_hand(url: &str, secret_file: &Path) -> Result<Self, Failure> {
        if !url.starts_with("http://") {
            return Err(Failure::Usage(format!(
                "--server {url}: the address of the server itself is expected, such as \
                 http://127.0.0.1:8080; https is the proxy's"
            )));
        }
        let secret = fs::read_to_string(secret_file)
            .map_err(|error| Failure::file("read", secret_file, error))?;
        // The note itself will do as well.
        let secret = match serde_json::from_str::<Note>(&secret) {
            Ok(note) => note.secret,
            Err(_) => secret.trim().to_owned(),
        };
        Ok(Self::new(url.trim_end_matches('/').to_owned(), secret))
    }

    fn new(url: String, secret: String) -> Self {
        // The secret must not go by way of a proxy, whatever the environment says.
        let config = Agent::config_builder().http_status_as_error(false).proxy(None);
        let agent = config.timeout_global(Some(TIMEOUT)).build().into();
        Self { agent, url, secret }
    }

    /// Asks for something.
    pub(crate) fn get<T: DeserializeOwned>(
        &self,
        path: &[&str],
        query: &[(&str, Option<&str>)],
    ) -> Result<T, Failure> {
        let mut answer = self.send(self.request("GET", path, query), ())?;
        answer.body_mut().read_json().map_err(|error| self.strange(&error))
    }

    /// Has something done.
    pub(crate) fn post(&self, path: &[&str]) -> Result<(), Failure> {
        self.send(self.request("POST", path, &[]), ()).map(drop)
    }

    /// Has something done that is answered.
    pub(crate) fn post_for<T: DeserializeOwned>(&self, path: &[&str]) -> Result<T, Failure> {
        let mut answer = self.send(self.request("POST", path, &[]), ())?;
        answer.body_mut().read_json().map_err(|error| self.strange(&error))
    }

    /// Has something taken away.
    pub(crate) fn delete(
        &self,
        path: &[&str],
        query: &[(&str, Option<&str>)],
    ) -> Result<(), Failure> {
        self.send(self.request("DELETE", path, query), ()).map(drop)
    }

    /// Has something set.
    pub(crate) fn put(&self, path: &[&str], body: &impl Serialize) -> Result<(), Failure> {
        let body = serde_json::to_string(body).map_err(|error| self.strange(&error))?;
        let request = self.request("PUT", path, &[]).header("content-type", "application/json");
        self.send(request, body).map(drop)
    }

    fn request(
        &self,
        method: &str,
        path: &[&str],
        query: &[(&str, Option<&str>)],
    ) -> ureq::http::request::Builder {
        let path: String = path.iter().map(|part| format!("/{}", escaped(part))).collect();
        let query = query.iter().filter_map(|(name, value)| Some((name, (*value)?)));
        let query = query.map(|(name, value)| format!("{name}={}", escaped(value)));
        let query = query.collect::<Vec<_>>().join("&");
        let url = format!("{}/api/admin{path}?{query}", self.url);
        Request::builder()
            .method(method)
            .uri(url.trim_end_matches('?'))
            .header("authorization", format!("Bearer {}", self.secret))
    }

    fn send(
        &self,
        request: ureq::http::request::Builder,
        body: impl ureq::AsSendBody,
    ) -> Result<Response<Body>, Failure> {
        let request = request
            .body(body)
            .map_err(|error| Failure::Usage(format!("the server cannot be asked that: {error}")))?;
        let mut answer = self.agent.run(request).map_err(|error| {
            Failure::Io(format!("no server answers at {}: {error}; does it run?", self.url))
        })?;
        if answer.status().is_success() {
            return Ok(answer);
        }
        match answer.body_mut().read_json() {
            Ok(error) => Err(self.failure(&error)),
            Err(error) => Err(self.strange(&error)),
        }
    }

    fn failure(&self, error: &ApiError) -> Failure {
        match error {
            ApiError::WrongCredentials {} => Failure::No(format!(
                "the server at {} does not know this secret; it is another one each time the \
                 server starts",
                self.url
            )),
            ApiError::NotFound {} => {
                Failure::No("there is no such table, person or message".to_owned())
            }
            ApiError::Refused { .. } => Failure::No("the game is over already".to_owned()),
            ApiError::Broken {} => {
                Failure::No("the log of the game cannot be read; it stands still".to_owned())
            }
            ApiError::Newer {} => Failure::No(
                "a newer version plays the game; ask a server of that version".to_owned(),
            ),
            ApiError::Malformed { what, .. } => Failure::Usage(what.clone()),
            ApiError::StoreAway {} | ApiError::Stopping {} | ApiError::Internal {} => {
                Failure::Io(format!("the server cannot do it now: {error}"))
            }
            ApiError::TooBig { .. }
            | ApiError::Stranger {}
            | ApiError::NotAllowed {}
            | ApiError::Blocked {}
            | ApiError::WrongOrigin {}
            | ApiError::NameTaken {}
            | ApiError::TooMany { .. } => Failure::No(format!("the server refuses: {error}")),
        }
    }

    fn strange(&self, error: &dyn std::fmt::Display) -> Failure {
        Failure::Io(format!("{} does not answer like a Traumfabrik server: {error}", self.url))
    }
}

/// Text as a part of an address: all but the plainest characters by number.
fn escaped(text: &str) -> String {
    let escape = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(escape).collect()
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn a_name_stays_in_its_place() {
        assert_eq!(escaped("k3v9-_.~"), "k3v9-_.~");
        assert_eq!(escaped("a/b?c d&é"), "a%2Fb%3Fc%20d%26%C3%A9");
    }
}

//! A guest: somebody with a name and a cookie.

use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::{Method, Request, header};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thiserror::Error;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::player::{Player, Received};
use crate::ApiError;

/// No answer takes longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// Why something did not work.
#[derive(Debug, Error)]
pub enum ClientError {
    /// The server says no.
    #[error("the server answers: {0}")]
    Refused(ApiError),
    /// The connection failed.
    #[error("no connection: {0}")]
    Connection(String),
    /// The answer makes no sense.
    #[error("an answer that makes no sense: {0}")]
    Nonsense(String),
}

impl ClientError {
    pub(super) fn connection(error: impl ToString) -> Self {
        Self::Connection(error.to_string())
    }

    pub(super) fn nonsense(error: impl ToString) -> Self {
        Self::Nonsense(error.to_string())
    }
}

/// Somebody with a name and a cookie.
#[derive(Clone, Debug)]
pub struct Guest {
    /// Host and port.
    host: String,
    cookie: String,
    /// The name in the log.
    person: String,
}

impl Guest {
    /// Comes to a server as a new guest. `host` is a host with a port; there is no TLS.
    ///
    /// # Errors
    /// If the server does not want that.
    pub async fn arrive(host: &str, name: &str) -> Result<Self, ClientError> {
        let mut guest = Self::stranger(host);
        let body = json!({ "name": name }).to_string();
        let (answer, cookie) = guest.ask(Method::POST, "/api/me", Some(body)).await?;
        let cookie = cookie.ok_or_else(|| ClientError::nonsense("no cookie came"))?;
        guest.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        let person = answer.get("person").and_then(Value::as_str);
        guest.person = person.ok_or_else(|| ClientError::nonsense(&answer))?.to_owned();
        Ok(guest)
    }

    /// Somebody without a name, who can only look on.
    pub fn stranger(host: &str) -> Self {
        Self { host: host.to_owned(), cookie: String::new(), person: String::new() }
    }

    /// The name in the log.
    pub fn person(&self) -> &str {
        &self.person
    }

    /// What a browser of theirs would show.
    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    /// The same guest at another server that shares the store.
    #[must_use]
    pub fn at(&self, host: &str) -> Self {
        Self { host: host.to_owned(), ..self.clone() }
    }

    /// Asks for something.
    ///
    /// # Errors
    /// If the server says no, or cannot be understood.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        let (answer, _) = self.ask(Method::GET, path, None).await?;
        serde_json::from_value(answer).map_err(ClientError::nonsense)
    }

    /// Asks for something that is not JSON.
    ///
    /// # Errors
    /// If the server says no.
    pub async fn get_text(&self, path: &str) -> Result<String, ClientError> {
        let (answer, _) = self.ask_bytes(Method::GET, path, None).await?;
        String::from_utf8(answer.into()).map_err(ClientError::nonsense)
    }

    /// Asks for something to be done.
    ///
    /// # Errors
    /// If the server says no, or cannot be understood.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let body = serde_json::to_string(body).map_err(ClientError::nonsense)?;
        let (answer, _) = self.ask(Method::POST, path, Some(body)).await?;
        serde_json::from_value(answer).map_err(ClientError::nonsense)
    }

    /// Asks for something to be put in the place of what is there.
    ///
    /// # Errors
    /// If the server says no, or cannot be understood.
    pub async fn put<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let body = serde_json::to_string(body).map_err(ClientError::nonsense)?;
        let (answer, _) = self.ask(Method::PUT, path, Some(body)).await?;
        serde_json::from_value(answer).map_err(ClientError::nonsense)
    }

    /// Sits down before a table, or goes on where one was: `since` is the last entry that one has.
    ///
    /// # Errors
    /// If the server does not want that.
    pub async fn join(&self, game: &str, since: u32) -> Result<Player, ClientError> {
        let mut player = self.connect(game, since).await?;
        match player.receive().await? {
            Received::Sync => Ok(player),
            Received::Failed { error, .. } => Err(ClientError::Refused(error)),
            other @ (Received::Entry(_)
            | Received::Done { .. }
            | Received::Store { .. }
            | Received::Other) => {
                Err(ClientError::nonsense(format!("first of all comes {other:?}")))
            }
        }
    }

    /// Listens at a table without taking note of anything.
    ///
    /// # Errors
    /// If the server does not want that.
    pub async fn listen(&self, game: &str) -> Result<Player, ClientError> {
        self.connect(game, 0).await
    }

    /// Opens a socket at a table; all that it says is still to be received.
    ///
    /// # Errors
    /// If the server does not want that.
    pub async fn connect(&self, game: &str, since: u32) -> Result<Player, ClientError> {
        let url = format!("ws://{}/api/tables/{game}/socket?since={since}", self.host);
        let mut request = url.into_client_request().map_err(ClientError::connection)?;
        if !self.cookie.is_empty() {
            let cookie = self.cookie.parse().map_err(ClientError::nonsense)?;
            request.headers_mut().insert(header::COOKIE, cookie);
        }
        let config = tungstenite::protocol::WebSocketConfig::default()
            .read_buffer_size(4096)
            .write_buffer_size(0);
        let stream = TcpStream::connect(&self.host).await.map_err(ClientError::connection)?;
        stream.set_nodelay(true).ok();
        let stream = MaybeTlsStream::Plain(stream);
        let joined =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        let (socket, _): (WebSocketStream<_>, _) = joined.map_err(ClientError::connection)?;
        Ok(Player::new(socket, game))
    }

    /// Sends one request on a connection of its own; the answer, and the cookie if one came.
    async fn ask(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
    ) -> Result<(Value, Option<String>), ClientError> {
        let (answer, cookie) = self.ask_bytes(method, path, body).await?;
        // What is done without more words is answered with none.
        let answer = if answer.is_empty() { b"null" } else { &*answer };
        let answer = serde_json::from_slice(answer).map_err(ClientError::nonsense)?;
        Ok((answer, cookie))
    }

    async fn ask_bytes(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
    ) -> Result<(Bytes, Option<String>), ClientError> {
        let asking = self.ask_patiently(method, path, body);
        let answer = tokio::time::timeout(PATIENCE, asking).await;
        answer.unwrap_or_else(|_| Err(ClientError::connection("no answer came in time")))
    }

    async fn ask_patiently(
        &self,
        method: Method,
        path: &str,
        body: Option<String>,
    ) -> Result<(Bytes, Option<String>), ClientError> {
        let stream = TcpStream::connect(&self.host).await.map_err(ClientError::connection)?;
        let handshake = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await;
        let (mut sender, connection) = handshake.map_err(ClientError::connection)?;
        let driver = tokio::spawn(connection);
        let mut request = Request::builder().method(method).uri(path);
        request = request.header(header::HOST, &self.host);
        if !self.cookie.is_empty() {
            request = request.header(header::COOKIE, &self.cookie);
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let body = Full::new(Bytes::from(body.unwrap_or_default()));
        let request = request.body(body).map_err(ClientError::nonsense)?;
        let answer = sender.send_request(request).await.map_err(ClientError::connection)?;
        let status = answer.status();
        let cookie = answer.headers().get(header::SET_COOKIE);
        let cookie = cookie.and_then(|cookie| cookie.to_str().ok()).map(str::to_owned);
        let body = answer.into_body().collect().await.map_err(ClientError::connection)?;
        driver.abort();
        let body = body.to_bytes();
        if !status.is_success() {
            return Err(match serde_json::from_slice::<ApiError>(&body) {
                Ok(error) => ClientError::Refused(error),
                Err(error) => ClientError::nonsense(format!("{status}: {error}")),
            });
        }
        Ok((body, cookie))
    }
}

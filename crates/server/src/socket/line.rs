//! The line to a client: a WebSocket with small buffers.

use std::time::Duration;

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::ApiError;

/// Small, so that ten thousand idle sockets cost little. A longer message is sent in pieces:
/// buffers keep the size that they once needed.
const BUFFER: usize = 2 * 1024;
/// A reader who takes longer for one message is cut off.
const SEND_MAX: Duration = Duration::from_secs(20);

/// The line to a client.
#[derive(Debug)]
pub(super) struct Line(WebSocketStream<TokioIo<Upgraded>>);

impl Line {
    /// Answers a request for a socket. The line is there once the answer has gone out.
    pub(super) fn accept(request: &mut Request) -> Result<(Response, OnUpgrade), ApiError> {
        let headers = request.headers();
        let wrong = if request.method() != Method::GET {
            Some("the method GET")
        } else if !has_word(headers, header::CONNECTION, "upgrade") {
            Some("the header 'Connection: Upgrade'")
        } else if !has_word(headers, header::UPGRADE, "websocket") {
            Some("the header 'Upgrade: websocket'")
        } else if !has_word(headers, header::SEC_WEBSOCKET_VERSION, "13") {
            Some("the header 'Sec-WebSocket-Version: 13'")
        } else {
            None
        };
        if let Some(missing) = wrong {
            return Err(ApiError::malformed(format!("a socket needs {missing}")));
        }
        let key = headers
            .get(header::SEC_WEBSOCKET_KEY)
            .ok_or_else(|| ApiError::malformed("a socket needs the header 'Sec-WebSocket-Key'"))?;
        let accept = HeaderValue::from_str(&derive_accept_key(key.as_bytes()));
        let accept = accept.map_err(|_| ApiError::Internal {})?;
        let answer = [
            (header::CONNECTION, HeaderValue::from_static("upgrade")),
            (header::UPGRADE, HeaderValue::from_static("websocket")),
            (header::SEC_WEBSOCKET_ACCEPT, accept),
        ];
        let answer = (StatusCode::SWITCHING_PROTOCOLS, answer).into_response();
        Ok((answer, hyper::upgrade::on(request)))
    }

    /// The line, with a limit on what may come in at once.
    pub(super) async fn new(upgraded: Upgraded, message_bytes: usize) -> Self {
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(BUFFER)
            .max_write_buffer_size(16 * BUFFER)
            .max_message_size(Some(message_bytes))
            .max_frame_size(Some(message_bytes));
        let io = TokioIo::new(upgraded);
        Self(WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await)
    }

    /// Waits for a message; none when the line has ended.
    pub(super) async fn hear(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Says something, in pieces if it is long.
    pub(super) async fn say(&mut self, text: Utf8Bytes) -> Result<(), Gone> {
        if text.len() <= BUFFER {
            return self.send(Message::Text(text)).await;
        }
        let pieces = text.as_bytes().chunks(BUFFER);
        let n_last = pieces.len() - 1;
        for (n, piece) in pieces.enumerate() {
            let code = if n == 0 { Data::Text } else { Data::Continue };
            let frame = Frame::message(piece.to_vec(), OpCode::Data(code), n == n_last);
            self.send(Message::Frame(frame)).await?;
        }
        Ok(())
    }

    /// Asks for a sign of life.
    pub(super) async fn ping(&mut self) -> Result<(), Gone> {
        self.send(Message::Ping(Default::default())).await
    }

    /// Ends the line and says why.
    pub(super) async fn close(&mut self, code: u16) {
        let frame = CloseFrame { code: code.into(), reason: Utf8Bytes::from_static("") };
        // Whoever is gone needs no farewell.
        self.send(Message::Close(Some(frame))).await.ok();
    }

    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        match timeout(SEND_MAX, self.0.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Gone),
        }
    }
}

/// Nobody is at the other end, or nobody who keeps up.
#[derive(Debug)]
pub(super) struct Gone;

/// Whether a header has a word among others, in small letters or capitals.
fn has_word(headers: &HeaderMap, name: header::HeaderName, word: &str) -> bool {
    let lines = headers.get_all(name);
    let words = lines.iter().filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(','));
    words.into_iter().any(|other| other.trim().eq_ignore_ascii_case(word))
}

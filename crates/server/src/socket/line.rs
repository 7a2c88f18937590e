//! The line to a client: a WebSocket with small buffers. Not axum's, which cannot send a message in
//! pieces: see decision 10.

use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
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
        let answer = create_response_with_body(request, Body::empty);
        let answer = answer.map_err(|error| ApiError::malformed(format!("no socket: {error}")))?;
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

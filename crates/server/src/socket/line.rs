//! The line to a client: a WebSocket with small buffers. Texts go out from where they are, shared by
//! all who get them: see decision 10.

use std::io::{Cursor, IoSlice};
use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, FrameHeader};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::ApiError;

/// Small, so that ten thousand idle sockets cost little: buffers keep the size that they once
/// needed, and what people send is short.
const BUFFER: usize = 1024;
/// Bytes of the longest head of a frame that a server sends.
const HEAD_MAX: usize = 10;
/// A reader who takes nothing for longer is cut off.
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
            .write_buffer_size(0)
            .max_write_buffer_size(BUFFER)
            .max_message_size(Some(message_bytes))
            .max_frame_size(Some(message_bytes));
        let io = TokioIo::new(upgraded);
        Self(WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await)
    }

    /// Waits for a message; none when the line has ended.
    pub(super) async fn receive(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Sends several texts at once, and notes whenever some of it has gone out but not all.
    pub(super) async fn send_texts(
        &mut self,
        texts: &[Utf8Bytes],
        note_progress: impl Fn(),
    ) -> Result<(), Gone> {
        let heads: Vec<Cursor<[u8; HEAD_MAX]>> = texts.iter().map(head).collect();
        let frames = heads.iter().zip(texts);
        let slices = frames.flat_map(|(head, text)| {
            let n_bytes = head.position() as usize;
            [IoSlice::new(&head.get_ref()[..n_bytes]), IoSlice::new(text.as_bytes())]
        });
        let mut slices: Vec<IoSlice<'_>> = slices.collect();
        // The answer to a ping may be half out: frames must not be mixed up.
        in_time(self.0.flush()).await?;
        let mut rest = &mut slices[..];
        while !rest.is_empty() {
            match in_time(self.0.get_mut().write_vectored(rest)).await? {
                0 => return Err(Gone),
                n_bytes => IoSlice::advance_slices(&mut rest, n_bytes),
            }
            if !rest.is_empty() {
                note_progress();
            }
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
        in_time(self.0.send(message)).await
    }
}

/// Nobody is at the other end, or nobody who keeps up.
#[derive(Debug)]
pub(super) struct Gone;

/// The head of the frame of a message.
fn head(text: &Utf8Bytes) -> Cursor<[u8; HEAD_MAX]> {
    let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
    let mut head = Cursor::new([0; HEAD_MAX]);
    header.format(text.len() as u64, &mut head).expect("a head without a mask fits");
    head
}

async fn in_time<T, E>(sending: impl Future<Output = Result<T, E>>) -> Result<T, Gone> {
    match timeout(SEND_MAX, sending).await {
        Ok(Ok(sent)) => Ok(sent),
        Ok(Err(_)) | Err(_) => Err(Gone),
    }
}

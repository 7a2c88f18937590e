//! Bare connections: what is written goes out as it is.

use std::io;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::server::{Server, Who};

/// Whatever takes longer than this will not happen any more.
const LONG: Duration = Duration::from_secs(300);

/// What a server says on a socket, as far as it is an answer.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// A message was done, or a draft or hint was given.
    Done(String),
    /// A message was refused; the kind of refusal.
    Failed(String),
    /// The socket is closed, with this code.
    Closed(u16),
}

/// Sends the head of a request; the connection, and the head of the answer.
async fn knock(server: &Server, head: &str) -> io::Result<(TcpStream, Vec<u8>)> {
    let mut stream = TcpStream::connect(server.address()).await?;
    stream.write_all(head.as_bytes()).await?;
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(timeout(LONG, stream.read_u8()).await??);
    }
    Ok((stream, answer))
}

/// A socket on which anything can be sent.
pub(crate) struct Socket {
    stream: TcpStream,
    received: Vec<u8>,
}

impl Socket {
    /// Opens a socket at the table as one should.
    pub(crate) async fn open(server: &Server, who: Who) -> Result<Self, String> {
        let cookie = server.cookie(who);
        let head = format!(
            "GET /api/tables/{}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n\
            Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{cookie}\r\n",
            server.game()
        );
        let knocked = knock(server, &head).await;
        let (stream, answer) = knocked.map_err(|error| format!("no socket: {error}"))?;
        if answer.starts_with(b"HTTP/1.1 101 ") {
            Ok(Self { stream, received: Vec::new() })
        } else {
            Err(format!("no socket: {}", String::from_utf8_lossy(&answer)))
        }
    }

    /// Sends bytes as they are. The server may have closed the socket already.
    pub(crate) async fn write(&mut self, bytes: &[u8]) {
        self.stream.write_all(bytes).await.ok();
    }

    /// Sends nothing more.
    pub(crate) async fn hang_up(&mut self) {
        self.stream.shutdown().await.ok();
    }

    /// Hears until there is an answer; nothing if the server closes the connection instead.
    pub(crate) async fn answer(&mut self) -> Result<Option<Told>, String> {
        let mut bytes = Vec::new();
        loop {
            if let Some(told) = answers(&bytes)?.into_iter().next() {
                return Ok(Some(told));
            }
            match timeout(LONG, self.stream.read_buf(&mut bytes)).await {
                Ok(Ok(0) | Err(_)) => return Ok(None),
                Ok(Ok(_)) => {}
                Err(_) => return Err("no answer comes".to_owned()),
            }
        }
    }

    /// Hears until an entry of this number came.
    pub(crate) async fn hear_of(&mut self, seq: u64) -> Result<(), String> {
        let needle = format!("\"type\":\"entry\",\"seq\":{seq},");
        while !String::from_utf8_lossy(&self.received).contains(&needle) {
            match timeout(LONG, self.stream.read_buf(&mut self.received)).await {
                Ok(Ok(1..)) => {}
                Ok(Ok(0) | Err(_)) => return Err("the socket is closed".to_owned()),
                Err(_) => return Err(format!("nobody is told of entry {seq}")),
            }
        }
        Ok(())
    }

    /// Hears everything until the server closes the connection.
    pub(crate) async fn until_closed(mut self) -> Result<Vec<Told>, String> {
        let mut bytes = Vec::new();
        // A connection may also be closed by a reset: what came before counts.
        let read = timeout(LONG, self.stream.read_to_end(&mut bytes)).await;
        read.map_err(|_| "the connection is never closed".to_owned())?.ok();
        answers(&bytes)
    }
}

/// The answers among the frames that a server sent. News of the table are none.
fn answers(bytes: &[u8]) -> Result<Vec<Told>, String> {
    let mut told = Vec::new();
    let mut rest = bytes;
    // Long messages come in pieces.
    let mut message = Vec::new();
    while let [first, second, after @ ..] = rest {
        let (len, after) = match (second, after) {
            (0..=125, after) => (usize::from(*second), after),
            (126, [a, b, after @ ..]) => (usize::from(u16::from_be_bytes([*a, *b])), after),
            (127, after) if after.len() >= 8 => {
                let (len, after) = after.split_at(8);
                (len.iter().fold(0, |sum, byte| sum << 8 | usize::from(*byte)), after)
            }
            (126 | 127, _) => break,
            (_, _) => return Err("the server masks its frames".to_owned()),
        };
        // The rest may still come, or have been cut off.
        let Some((payload, after)) = after.split_at_checked(len) else { break };
        rest = after;
        match first & 0x0f {
            kind @ (0 | 1) => {
                if (kind == 1) != message.is_empty() {
                    return Err("the pieces of a message do not fit".to_owned());
                }
                message.extend_from_slice(payload);
                if first & 0x80 != 0 {
                    told.extend(answer(&message)?);
                    message.clear();
                }
            }
            8 => {
                let code = payload.first_chunk().copied().unwrap_or_default();
                told.push(Told::Closed(u16::from_be_bytes(code)));
            }
            9 | 10 => {}
            other => return Err(format!("the server sends frames of kind {other}")),
        }
    }
    Ok(told)
}

fn answer(payload: &[u8]) -> Result<Option<Told>, String> {
    let message: serde_json::Value =
        serde_json::from_slice(payload).map_err(|error| error.to_string())?;
    match message["type"].as_str() {
        Some("done" | "draft" | "facts" | "hint" | "view") => {
            Ok(Some(Told::Done(message.to_string())))
        }
        Some("failed") => match message["error"]["type"].as_str() {
            Some(kind) if kind != "internal" => Ok(Some(Told::Failed(kind.to_owned()))),
            Some(_) | None => Err(message.to_string()),
        },
        Some("sync" | "people" | "entry") => Ok(None),
        Some(_) | None => Err(format!("the server says {message}")),
    }
}

/// Sends a request as it is; what comes back until the server closes the connection.
pub(crate) async fn exchange(server: &Server, bytes: &[u8]) -> Result<String, String> {
    let mut stream = TcpStream::connect(server.address()).await.map_err(|e| e.to_string())?;
    stream.write_all(bytes).await.ok();
    let mut answer = Vec::new();
    let read = timeout(LONG, stream.read_to_end(&mut answer)).await;
    read.map_err(|_| "the connection is never closed".to_owned())?.ok();
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

//! What they do who mean harm, on bare connections from addresses of their own.

use std::fs;
use std::net::Ipv4Addr;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::watch;

/// Whoever is thrown out comes back.
const AGAIN: Duration = Duration::from_millis(100);
/// How often somebody says something who waits in between: several times as often as they may.
const TALK_EVERY: Duration = Duration::from_millis(300);

/// A new guest from an address: what a browser of theirs would show.
pub(super) async fn arrive(host: &str, from: Ipv4Addr, name: &str) -> String {
    let body = json!({ "name": name }).to_string();
    let (head, _) = post(host, from, "/api/me", "Content-Type: application/json", &body).await;
    let mut fields = head.lines().filter_map(|line| line.split_once(": "));
    let cookie = fields.find(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
    let (_, cookie) = cookie.expect("a cookie");
    cookie.split(';').next().unwrap_or_default().to_owned()
}

/// Brings the record of a game that was played elsewhere, and answers with its name here.
pub(super) async fn bring_finished_game(host: &str, from: Ipv4Addr, cookie: &str) -> String {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../fixtures/games/11-seats-5-in-traumfabrik-2000.jsonl"
    );
    let record = fs::read_to_string(path).expect("a record");
    let fields = format!("Content-Type: application/jsonl\r\nCookie: {cookie}");
    let (_, made) = post(host, from, "/api/records", &fields, &record).await;
    made["game"].as_str().expect("a game").to_owned()
}

/// Asks for one thing to be done. Head and body of the answer.
async fn post(host: &str, from: Ipv4Addr, path: &str, fields: &str, body: &str) -> (String, Value) {
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{fields}\r\n\
        Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = connect(host, from).await.expect("a connection");
    stream.write_all(request.as_bytes()).await.expect("it is sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    let (head, body) = answer.split_once("\r\n\r\n").expect("head and body");
    assert!(head.starts_with("HTTP/1.1 200"), "{answer}");
    (head.to_owned(), serde_json::from_str(body).expect("JSON"))
}

/// A connection that takes little at once.
async fn connect(host: &str, from: Ipv4Addr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    socket.set_recv_buffer_size(4096)?;
    socket.connect(host.parse().expect("an address")).await
}

/// What somebody does who means harm.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// Listens, and reads nothing.
    Idle,
    /// Wants to see the table all the time.
    Look,
    /// Talks without end.
    Say,
    /// Talks more than they may, and waits a little in between.
    Talk,
    /// Asks for the replay of a finished game all the time, and reads nothing of it.
    Replay,
}

pub(super) struct Harm {
    pub(super) kind: Kind,
    pub(super) host: String,
    pub(super) from: Ipv4Addr,
    /// Where people play by now.
    pub(super) table: watch::Receiver<String>,
    /// A game that can be looked back at.
    pub(super) finished: String,
    pub(super) cookie: String,
}

impl Harm {
    /// Does harm for ever, always where people play.
    pub(super) async fn go_on(self) {
        let mut table = self.table.clone();
        loop {
            let game = table.borrow_and_update().clone();
            tokio::select! {
                // Whoever is cut off could not do it any longer: that is what is to happen.
                _ = self.once(&game) => {}
                _ = table.changed() => {}
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    /// Does harm until the connection ends.
    async fn once(&self, game: &str) -> std::io::Result<()> {
        let Self { host, cookie, finished, .. } = self;
        let mut stream = connect(host, self.from).await?;
        if matches!(self.kind, Kind::Replay) {
            let request =
                format!("GET /api/tables/{finished}/replay HTTP/1.1\r\nHost: {host}\r\n\r\n");
            loop {
                stream.write_all(request.as_bytes()).await?;
            }
        }
        let request = format!(
            "GET /api/tables/{game}/socket HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n\
            Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        match self.kind {
            Kind::Idle | Kind::Replay => until_cut_off(&mut stream).await,
            Kind::Look => {
                let look = r#"{"type":"look","id":"x","look":{"type":"table"}}"#;
                send_all(stream, |_| look.to_owned(), None).await
            }
            Kind::Say => send_all(stream, words, None).await,
            Kind::Talk => send_all(stream, words, Some(TALK_EVERY)).await,
        }
    }
}

/// Reads nothing but the first byte, and says something senseless now and then to see whether
/// anybody still listens.
async fn until_cut_off(stream: &mut TcpStream) -> std::io::Result<()> {
    stream.read_u8().await?;
    loop {
        stream.write_all(&frame("")).await?;
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// Something long to say.
fn words(n: u64) -> String {
    let text = "harm ".repeat(90);
    format!(r#"{{"type":"say","id":"{n}","text":"{text}"}}"#)
}

/// Sends one message after the other, and reads nothing.
async fn send_all(
    mut stream: TcpStream,
    message: impl Fn(u64) -> String,
    every: Option<Duration>,
) -> std::io::Result<()> {
    for n in 0.. {
        stream.write_all(&frame(&message(n))).await?;
        if let Some(every) = every {
            tokio::time::sleep(every).await;
        }
    }
    Ok(())
}

/// A text as a client sends it. A mask of zeros changes nothing.
fn frame(text: &str) -> Vec<u8> {
    let length = u16::try_from(text.len()).expect("short");
    let mut frame = vec![0x81, 0x80 | 126];
    frame.extend(length.to_be_bytes());
    frame.extend([0; 4]);
    frame.extend(text.as_bytes());
    frame
}

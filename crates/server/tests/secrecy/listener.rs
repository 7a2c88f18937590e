//! Somebody who listens at a table, asks, and keeps everything that comes.

use futures_util::{SinkExt, StreamExt};
use reqwest::Method;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::kept;
use crate::world::{GAME, World, cookie};

/// Whatever takes longer will not come any more.
const LONG: Duration = Duration::from_secs(300);

/// Somebody at a table.
pub(crate) struct Listener {
    pub(crate) who: &'static str,
    pub(crate) seat: Option<u8>,
    /// Everything that came, by socket and as answers, in order.
    pub(crate) received: Vec<String>,
    /// The table and the game as they are seen now.
    pub(crate) table: Value,
    pub(crate) view: Value,
    /// Who sits at the table, and who was said to look on.
    people: Value,
    crowd: Value,
    cookie: Option<String>,
    host: String,
    client: reqwest::Client,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// What the ids of questions begin with: a command sent again under the same id is answered
    /// without being done again.
    prefix: String,
    n_asked: u32,
}

impl Listener {
    /// Sits down before a table, with all entries up to a number known already.
    pub(crate) async fn join(
        world: &World,
        name: Option<&'static str>,
        seat: Option<u8>,
        since: u32,
    ) -> Self {
        let url = format!("ws://{}/api/tables/{GAME}/socket?since={since}", world.host);
        let mut request = url.into_client_request().expect("an address");
        let cookie = name.map(cookie);
        if let Some(cookie) = &cookie {
            let value = HeaderValue::from_str(cookie).expect("a cookie");
            request.headers_mut().insert("cookie", value);
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await.expect("a socket");
        let mut listener = Self {
            who: name.unwrap_or("a stranger"),
            seat,
            received: Vec::new(),
            table: Value::Null,
            view: Value::Null,
            people: Value::Null,
            crowd: Value::Null,
            cookie,
            host: world.host.clone(),
            client: reqwest::Client::builder().no_proxy().build().expect("a client"),
            socket,
            prefix: format!("s{since}"),
            n_asked: 0,
        };
        let first = listener.receive().await;
        assert_eq!(first["type"], "sync", "{first}");
        listener
    }

    /// Waits for the next message and keeps it.
    pub(crate) async fn receive(&mut self) -> Value {
        loop {
            let frame = tokio::time::timeout(LONG, self.socket.next()).await;
            let frame = frame.unwrap_or_else(|_| panic!("{} hears nothing more", self.who));
            let text = match frame.expect("the socket is open").expect("the socket works") {
                Frame::Text(text) => text,
                Frame::Ping(_) | Frame::Pong(_) => continue,
                other @ (Frame::Binary(_) | Frame::Close(_) | Frame::Frame(_)) => {
                    panic!("{} hears {other:?}", self.who)
                }
            };
            let message: Value = serde_json::from_str(&text).expect("it is JSON");
            let is_of_crowd = self.is_of_crowd(&message);
            self.note(&message);
            if !is_of_crowd {
                self.keep(&format!("socket {text}"));
                return message;
            }
        }
    }

    /// Sends a message under a new id, and hears until it is answered.
    pub(crate) async fn ask(&mut self, message: Value) -> Value {
        self.n_asked += 1;
        let id = format!("{}q{}", self.prefix, self.n_asked);
        let mut message = message;
        message["id"] = json!(id);
        self.socket.send(Frame::text(message.to_string())).await.expect("it is sent");
        loop {
            let received = self.receive().await;
            if received["id"] == id.as_str() {
                return received;
            }
        }
    }

    /// Does something at the table.
    pub(crate) async fn command(&mut self, command: Value) -> Value {
        self.ask(json!({ "type": "command", "command": command })).await
    }

    /// Plays one action now; it has to be allowed. Answers with the number of the entry.
    pub(crate) async fn play(&mut self, action: &Value) -> u64 {
        let (seat, turn) = (self.seat, &self.table["turn"]);
        let play = json!({ "type": "play", "seat": seat, "turn": turn, "actions": [action] });
        let done = self.command(play).await;
        assert_eq!(done["type"], "done", "{}: {action}: {done}", self.who);
        done["seq"].as_u64().expect("a number")
    }

    /// Hears everything that has been said up to now: what answers this question was said later.
    pub(crate) async fn settle(&mut self) {
        let look = match self.seat {
            Some(seat) => json!({ "type": "seat", "seat": seat }),
            None => json!({ "type": "table" }),
        };
        let done = self.ask(json!({ "type": "look", "look": look })).await;
        assert_eq!(done["type"], "done", "{done}");
    }

    /// Sends a request, and keeps all of the answer: status, headers, body.
    pub(crate) async fn request(&mut self, method: Method, path: &str, body: Option<&Value>) {
        let url = format!("http://{}{path}", self.host);
        let mut request = self.client.request(method.clone(), url);
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        let answer = request.send().await.expect("an answer");
        let mut kept = format!("{method} {path} {}", answer.status());
        for (name, value) in answer.headers().iter().filter(|(name, _)| *name != "date") {
            kept.push_str(&format!("\n{name}: {}", String::from_utf8_lossy(value.as_bytes())));
        }
        let bytes = answer.bytes().await.expect("a body");
        kept.push_str(&format!("\n\n{}", String::from_utf8_lossy(&bytes)));
        self.keep(&kept);
    }

    /// What the seat may do now: `nothing`, `auction`, `party` or `placing`.
    pub(crate) fn legal(&self) -> &str {
        self.view["legal"]["type"].as_str().unwrap_or("nothing")
    }

    fn keep(&mut self, text: &str) {
        self.received.push(kept::plain(text, &self.host));
    }

    /// Whether a message tells who looks on, and nothing else that is new. Rooms do that now and
    /// then, whatever is played, so it is passed over. To hear the same twice is something else.
    fn is_of_crowd(&self, message: &Value) -> bool {
        let is_people = message["type"] == "people" && message["people"] == self.people;
        is_people && crowd(message) != self.crowd
    }

    fn note(&mut self, message: &Value) {
        if let Some(people) = message.get("people") {
            self.people = people.clone();
        }
        match message["type"].as_str() {
            Some("people") => self.crowd = crowd(message),
            Some("sync" | "entry") => {
                merge(&mut self.table, &message["table"]);
                merge(&mut self.view, &message["view"]);
            }
            Some("view") => self.view = message["view"].clone(),
            Some(_) | None => {}
        }
    }
}

/// Who is said to look on.
fn crowd(message: &Value) -> Value {
    json!([message["n_watchers"], message["watchers"]])
}

/// Takes over the fields that came.
fn merge(known: &mut Value, news: &Value) {
    match (known.as_object_mut(), news.as_object()) {
        (Some(known), Some(news)) => {
            known.extend(news.iter().map(|(name, value)| (name.clone(), value.clone())));
        }
        (None, Some(_)) => *known = news.clone(),
        (Some(_) | None, None) => {}
    }
}

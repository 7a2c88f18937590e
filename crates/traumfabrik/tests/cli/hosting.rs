//! A server as a process of its own, and a visitor who uses it.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};

use serde_json::{Value, json};

use crate::{binary, err, out, traumfabrik};

/// A server that ends with the test.
pub(crate) struct Server {
    child: Child,
    pub(crate) url: String,
    pub(crate) data: PathBuf,
}

impl Server {
    /// A server that keeps its games in this folder.
    pub(crate) fn start(data: &Path) -> Self {
        Self::start_with(data, &[])
    }

    pub(crate) fn start_with(data: &Path, args: &[&str]) -> Self {
        Self::start_under(data, args, |command| command)
    }

    /// A server that is started in another way.
    pub(crate) fn start_under(
        data: &Path,
        args: &[&str],
        wrap: impl FnOnce(Command) -> Command,
    ) -> Self {
        let folder = data.to_string_lossy();
        let mut command = binary(&["serve", "--listen", "127.0.0.1:0", "--data", &folder]);
        command.args(args);
        let mut child = wrap(command)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let mut told = String::new();
        let mut stdout = BufReader::new(child.stdout.take().expect("it has an output"));
        stdout.read_line(&mut told).expect("the server tells where it is");
        let url = told.trim().split_once("open at ").map(|(_, url)| url.to_owned());
        let Some(url) = url else {
            let mut why = String::new();
            child.stderr.take().expect("it logs").read_to_string(&mut why).ok();
            panic!("the server did not start: {told}{why}");
        };
        Self { child, url, data: data.to_owned() }
    }

    /// The number of its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    pub(crate) fn signal(&self, signal: &str) {
        let mut kill = Command::new("kill");
        kill.args([signal, &self.child.id().to_string()]);
        assert!(kill.status().is_ok_and(|status| status.success()), "{signal} can be sent");
    }

    /// How it has ended, if it has.
    pub(crate) fn has_ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().expect("it can be waited for")
    }

    /// Waits until it has ended.
    pub(crate) fn ended(&mut self) -> ExitStatus {
        self.child.wait().expect("it can be waited for")
    }

    /// Stops it as a service manager would. It has to stop well.
    pub(crate) fn stop(mut self) {
        self.signal("-TERM");
        assert_eq!(self.ended().code(), Some(0));
    }

    /// Has the host do something; answers with what the command says.
    pub(crate) fn admin(&self, args: &[&str]) -> Output {
        let data = self.data.to_string_lossy();
        traumfabrik(&[&["admin", "--data", &data], args].concat(), "")
    }

    /// The same, in JSON. It has to work.
    pub(crate) fn admin_json(&self, args: &[&str]) -> Value {
        let output = self.admin(&[args, &["--json"]].concat());
        assert!(output.status.success(), "{args:?}: {}", err(&output));
        serde_json::from_str(&out(&output)).expect("JSON")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// Somebody with a browser.
#[derive(Default)]
pub(crate) struct Visitor {
    cookies: BTreeMap<String, String>,
}

impl Visitor {
    /// A guest by this name.
    pub(crate) fn new(server: &Server, name: &str) -> Self {
        let mut visitor = Self::default();
        visitor.ask(server, "POST", "/api/me", Some(json!({ "name": name })), 200);
        assert!(!visitor.cookies.is_empty(), "the server gives a cookie");
        visitor
    }

    pub(crate) fn get(&mut self, server: &Server, path: &str) -> Value {
        self.ask(server, "GET", path, None, 200)
    }

    pub(crate) fn post(&mut self, server: &Server, path: &str, body: Value) -> Value {
        self.ask(server, "POST", path, Some(body), 200)
    }

    /// Asks for something, and expects this status.
    pub(crate) fn ask(
        &mut self,
        server: &Server,
        method: &str,
        path: &str,
        body: Option<Value>,
        expected: u16,
    ) -> Value {
        let request = ureq::http::Request::builder().method(method);
        let mut request = request.uri(format!("{}{path}", server.url));
        if !self.cookies.is_empty() {
            request = request.header("cookie", self.cookie());
        }
        let config = ureq::Agent::config_builder().http_status_as_error(false).proxy(None);
        let agent: ureq::Agent = config.build().into();
        let answer = match body {
            Some(body) => {
                let request = request.header("content-type", "application/json");
                agent.run(request.body(body.to_string()).expect("a request"))
            }
            None => agent.run(request.body(()).expect("a request")),
        };
        let mut answer = answer.unwrap_or_else(|error| panic!("{method} {path}: {error}"));
        for line in answer.headers().get_all("set-cookie") {
            let pair = line.to_str().ok().and_then(|line| line.split(';').next());
            if let Some((name, value)) = pair.and_then(|pair| pair.split_once('=')) {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        let text = answer.body_mut().read_to_string().expect("a text");
        assert_eq!(answer.status().as_u16(), expected, "{method} {path}: {text}");
        serde_json::from_str(&text).unwrap_or(Value::String(text))
    }

    /// A game against a bot that waits for this visitor; answers with its name.
    pub(crate) fn play_now(&mut self, server: &Server) -> String {
        let wish = json!({ "table": { "seats": 2, "pace_ms": 0 }, "bot": "easy" });
        let made = self.post(server, "/api/play-now", wish);
        made["game"].as_str().expect("a name").to_owned()
    }

    /// A game that bots play to its end, since the visitor leaves at once.
    pub(crate) fn whole_game(&mut self, server: &Server) -> String {
        let game = self.play_now(server);
        let leave = json!({ "id": "leave", "command": { "type": "leave", "seat": 0 } });
        self.post(server, &format!("/api/tables/{game}/commands"), leave);
        self.wait_for(server, &game, "over");
        game
    }

    /// Waits until a table has come this far, listening to its socket.
    pub(crate) fn wait_for(&self, server: &Server, game: &str, stage: &str) {
        let host = server.url.trim_start_matches("http://");
        let mut socket = TcpStream::connect(host).expect("it listens");
        let cookie = self.cookie();
        write!(
            socket,
            "GET /api/tables/{game}/socket HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n\
            Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        .expect("it reads");
        // What a server says is not masked, so the text stands there as it is.
        let sign = format!(r#""stage":"{stage}""#);
        let (mut told, mut piece) = (Vec::new(), [0; 4096]);
        while !told.windows(sign.len()).any(|text| text == sign.as_bytes()) {
            let n_read = socket.read(&mut piece).expect("it goes on");
            assert_ne!(n_read, 0, "it ended: {}", String::from_utf8_lossy(&told));
            told.drain(..told.len().saturating_sub(sign.len()));
            told.extend_from_slice(&piece[..n_read]);
        }
    }

    fn cookie(&self) -> String {
        let pairs = self.cookies.iter().map(|(name, value)| format!("{name}={value}"));
        pairs.collect::<Vec<_>>().join("; ")
    }

    /// The names of the games of this visitor.
    pub(crate) fn games(&mut self, server: &Server) -> Vec<String> {
        let games = self.get(server, "/api/me/games");
        let games = games.as_array().expect("a list").iter();
        games.filter_map(|game| game["game"].as_str()).map(str::to_owned).collect()
    }
}

//! A webhook that keeps what is posted to it.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

use crate::world::eventually;

/// What was posted.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Post {
    /// Its first line.
    pub(crate) line: String,
    /// The rest of its head, in small letters.
    pub(crate) head: String,
    pub(crate) body: Value,
}

/// A webhook.
#[derive(Clone, Debug)]
pub(crate) struct Receiver {
    pub(crate) address: SocketAddr,
    kept: Arc<Mutex<Kept>>,
}

#[derive(Debug, Default)]
struct Kept {
    n_connections: usize,
    posts: Vec<Post>,
    /// What to answer the next ones.
    answers: Vec<String>,
}

impl Receiver {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let receiver = Self { address, kept: Arc::default() };
        let listening = receiver.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                listening.kept.lock().expect("nobody panicked").n_connections += 1;
                let receiver = listening.clone();
                tokio::spawn(async move { receiver.converse(stream).await });
            }
        });
        receiver
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}/hook?for=ada", self.address)
    }

    /// Answers the next ones with these heads, the last of them first; all others with a yes.
    pub(crate) fn answer(&self, answers: &[&str]) {
        let answers = answers.iter().map(|&answer| answer.to_owned()).collect();
        self.kept.lock().expect("nobody panicked").answers = answers;
    }

    pub(crate) fn posts(&self) -> Vec<Post> {
        self.kept.lock().expect("nobody panicked").posts.clone()
    }

    pub(crate) fn n_connections(&self) -> usize {
        self.kept.lock().expect("nobody panicked").n_connections
    }

    /// The post of this number, when it comes.
    pub(crate) async fn nth(&self, n: usize) -> Post {
        eventually("a post", || self.posts().get(n).cloned()).await
    }

    async fn converse(&self, stream: TcpStream) -> Option<()> {
        let (reader, mut writer) = stream.into_split();
        let mut reader = BufReader::new(reader);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if reader.read_line(&mut head).await.ok()? == 0 {
                return None;
            }
        }
        let (line, head) = head.split_once("\r\n")?;
        let head = head.to_ascii_lowercase();
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "))?;
        let mut body = vec![0; length.parse().ok()?];
        reader.read_exact(&mut body).await.ok()?;
        let body = serde_json::from_slice(&body).ok()?;
        let answer = {
            let mut kept = self.kept.lock().expect("nobody panicked");
            kept.posts.push(Post { line: line.to_owned(), head, body });
            kept.answers.pop().unwrap_or_else(|| "204 No Content".to_owned())
        };
        writer.write_all(format!("HTTP/1.1 {answer}\r\n\r\n").as_bytes()).await.ok()
    }
}

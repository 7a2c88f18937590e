//! A server of mail that keeps what it gets.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

use crate::world::eventually;

/// What arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Letter {
    pub(crate) to: String,
    /// By name, in small letters.
    pub(crate) head: BTreeMap<String, String>,
    pub(crate) text: String,
}

/// A server of mail.
#[derive(Clone, Debug)]
pub(crate) struct Mailbox {
    pub(crate) address: SocketAddr,
    kept: Arc<Mutex<Kept>>,
}

#[derive(Debug, Default)]
struct Kept {
    letters: Vec<Letter>,
    n_attempts: usize,
    /// What to say to the next ones who bring something.
    refusals: Vec<&'static str>,
    /// How long to think about a letter.
    think: Duration,
}

impl Mailbox {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let mailbox = Self { address, kept: Arc::default() };
        let listening = mailbox.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let mailbox = listening.clone();
                tokio::spawn(async move { mailbox.converse(stream).await });
            }
        });
        mailbox
    }

    /// Refuses the next ones with these words, the last of them first.
    pub(crate) fn refuse(&self, words: &[&'static str]) {
        self.kept.lock().expect("nobody panicked").refusals = words.to_vec();
    }

    /// Takes its time over every letter.
    pub(crate) fn think(&self, think: Duration) {
        self.kept.lock().expect("nobody panicked").think = think;
    }

    pub(crate) fn letters(&self) -> Vec<Letter> {
        self.kept.lock().expect("nobody panicked").letters.clone()
    }

    /// The key in the question whether an address is right, when it comes. The letter is taken out,
    /// as if it had never been there.
    pub(crate) async fn question(&self, to: &str) -> String {
        eventually("a question", || {
            let mut kept = self.kept.lock().expect("nobody panicked");
            let is_question = |letter: &Letter| letter.to == to && letter.key("confirm").is_some();
            let idx = kept.letters.iter().position(is_question)?;
            kept.n_attempts -= 1;
            kept.letters.remove(idx).key("confirm")
        })
        .await
    }

    /// How many tried to bring something.
    pub(crate) fn n_attempts(&self) -> usize {
        self.kept.lock().expect("nobody panicked").n_attempts
    }

    /// The letter of this number, when it comes.
    pub(crate) async fn nth(&self, n: usize) -> Letter {
        eventually("a letter", || self.letters().get(n).cloned()).await
    }

    async fn converse(&self, stream: TcpStream) -> Option<()> {
        let (reader, mut writer) = stream.into_split();
        let mut lines = BufReader::new(reader).lines();
        writer.write_all(b"220 mailbox\r\n").await.ok()?;
        let mut to = String::new();
        while let Some(line) = lines.next_line().await.ok()? {
            let mut answer = "250 fine";
            let word = line.split([' ', ':']).next()?.to_ascii_uppercase();
            match word.as_str() {
                "MAIL" => {
                    let mut kept = self.kept.lock().expect("nobody panicked");
                    kept.n_attempts += 1;
                    answer = kept.refusals.pop().unwrap_or(answer);
                }
                "RCPT" => to = line.split(['<', '>']).nth(1)?.to_owned(),
                "DATA" => {
                    writer.write_all(b"354 go on\r\n").await.ok()?;
                    let mut text = Vec::new();
                    loop {
                        let line = lines.next_line().await.ok()??;
                        if line == "." {
                            break;
                        }
                        text.push(line.strip_prefix('.').unwrap_or(&line).to_owned());
                    }
                    let think = self.kept.lock().expect("nobody panicked").think;
                    tokio::time::sleep(think).await;
                    let letter = Letter::read(&to, &text);
                    self.kept.lock().expect("nobody panicked").letters.push(letter);
                }
                "QUIT" => answer = "221 bye",
                _ => {}
            }
            writer.write_all(format!("{answer}\r\n").as_bytes()).await.ok()?;
        }
        Some(())
    }
}

impl Letter {
    /// The key in a link of this kind.
    pub(crate) fn key(&self, kind: &str) -> Option<String> {
        let (_, link) = self.text.split_once(&format!("#{kind}="))?;
        link.lines().next().map(|key| key.trim().to_owned())
    }

    fn read(to: &str, lines: &[String]) -> Self {
        let end = lines.iter().position(String::is_empty).expect("a head ends");
        let unfolded = lines[..end].join("\n").replace("\n ", " ");
        let field = |line: &str| {
            let (name, value) = line.split_once(':').expect("a field");
            (name.to_ascii_lowercase(), value.trim().to_owned())
        };
        let head: BTreeMap<String, String> = unfolded.lines().map(field).collect();
        assert_eq!(head.len(), unfolded.lines().count(), "no field comes twice: {unfolded}");
        let body = lines[end + 1..].join("\n");
        let text = match head.get("content-transfer-encoding").map(String::as_str) {
            Some("quoted-printable") => unquoted(&body),
            Some("7bit") => body,
            other => panic!("{other:?}"),
        };
        Self { to: to.to_owned(), head, text }
    }
}

/// Text from its quoted-printable form.
fn unquoted(text: &str) -> String {
    let text = text.replace("=\n", "");
    let mut parts = text.split('=');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        bytes.push(u8::from_str_radix(&part[..2], 16).expect("two digits"));
        bytes.extend_from_slice(&part.as_bytes()[2..]);
    }
    String::from_utf8(bytes).expect("a text")
}

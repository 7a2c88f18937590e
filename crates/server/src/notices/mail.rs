//! Mail, by the server that a host has for it.

use std::fmt;
use std::time::Duration;

use lettre::address::Address;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp;
use lettre::transport::smtp::extension::ClientId;
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use thiserror::Error;
use url::{Host, Url};

use super::Undelivered;
use super::letter::Letter;

/// For all that is said to the server of mail.
const TIMEOUT: Duration = Duration::from_secs(20);
/// For servers that take mail from other servers, and from people who sign in.
const RELAY_PORT: u16 = 25;
const SUBMISSION_PORT: u16 = 587;
const SECURE_PORT: u16 = 465;

/// How a host sends mail.
#[derive(Clone)]
pub struct Mail {
    from: Mailbox,
    transport: AsyncSmtpTransport<Tokio1Executor>,
}

/// Why a host's settings for mail cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadMail {
    /// The server's address is none. It may hold a password, so it is not repeated.
    #[error(
        "the address of the mail server cannot be read; one like smtps://user:password@host:465 \
         or smtp://host:25 is expected"
    )]
    Server,
    /// The sender's address is none.
    #[error("'{0}' is no sender; one like Traumfabrik <games@example.org> is expected")]
    From(String),
}

impl Mail {
    /// Mail by a server such as `smtps://user:password@host:465` or `smtp://host:25`, from a
    /// sender such as `Traumfabrik <games@example.org>`.
    ///
    /// `smtps` is secure from the first byte. `smtp` becomes secure where the server offers that,
    /// and has to where a password is sent; on this very machine it stays as it is, and so it does
    /// where the address ends in `?tls=none`.
    ///
    /// # Errors
    /// If one of the two addresses cannot be read.
    pub fn new(server: &str, from: &str) -> Result<Self, BadMail> {
        let from: Mailbox = from.parse().map_err(|_| BadMail::From(from.to_owned()))?;
        let url = explicit(server).ok_or(BadMail::Server)?;
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(url.as_str());
        let mut builder = builder.map_err(|_| BadMail::Server)?.timeout(Some(TIMEOUT));
        // A path is the name to greet with.
        if url.path().len() <= 1 {
            builder = builder.hello_name(ClientId::Domain(from.email.domain().to_owned()));
        }
        Ok(Self { from, transport: builder.build() })
    }

    /// Sends a text. Whoever gets the same text again, because nobody knew whether it had arrived,
    /// can tell by its name that it is the same.
    pub(super) async fn send(
        &self,
        to: &str,
        letter: &Letter,
        name: &str,
    ) -> Result<(), Undelivered> {
        let message = self.message(to, letter, name)?;
        let sent = tokio::time::timeout(TIMEOUT, self.transport.send(message)).await;
        match sent {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(undelivered(&error)),
            Err(_) => Err(Undelivered::Later("the mail server takes too long")),
        }
    }

    fn message(&self, to: &str, letter: &Letter, name: &str) -> Result<Message, Undelivered> {
        let to: Address = to.parse().map_err(|_| Undelivered::Never("no address of mail"))?;
        let domain = self.from.email.domain();
        let raw = |name: &'static str, value: String| {
            HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
        };
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(letter.subject.as_str())
            .message_id(Some(format!("<{name}@{domain}>")))
            // No answer is wanted from a machine that says that somebody is on holiday.
            .raw_header(raw("Auto-Submitted", "auto-generated".to_owned()))
            // A program that reads mail can stop it in one step (RFC 8058).
            .raw_header(raw("List-Unsubscribe", format!("<{}>", letter.stop_url)))
            .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()))
            .header(ContentType::TEXT_PLAIN)
            .body(letter.text.clone());
        message.map_err(|_| Undelivered::Never("no mail can be made of it"))
    }
}

/// It may hold a password.
impl fmt::Debug for Mail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mail").field("from", &self.from).finish_non_exhaustive()
    }
}

/// The address of a server with everything said that goes without saying.
fn explicit(server: &str) -> Option<Url> {
    let mut url = Url::parse(server).ok()?;
    // A host of such an address is not read any further, so numbers are still letters.
    let host = Host::parse(url.host_str()?).ok()?;
    let has_password = url.password().is_some();
    if url.username().is_empty() == has_password || url.fragment().is_some() {
        return None;
    }
    let is_here = match host {
        Host::Domain(name) => name == "localhost",
        Host::Ipv4(address) => address.is_loopback(),
        Host::Ipv6(address) => address.is_loopback(),
    };
    let (tls, port) = match (url.scheme(), url.query()) {
        ("smtps", None) => (None, SECURE_PORT),
        ("smtp", None) if is_here => (None, RELAY_PORT),
        ("smtp", None) if has_password => (Some("tls=required"), SUBMISSION_PORT),
        ("smtp", None) => (Some("tls=opportunistic"), RELAY_PORT),
        ("smtp", Some("tls=none")) => (None, RELAY_PORT),
        _ => return None,
    };
    let port = url.port().unwrap_or(port);
    url.set_query(tls);
    url.set_port(Some(port)).ok()?;
    Some(url)
}

/// What to do about mail that a server did not take. What it said is left out, for it may name
/// somebody.
fn undelivered(error: &smtp::Error) -> Undelivered {
    match error.status().map(u16::from) {
        // The server does not like the host, who may see to that.
        Some(530..=538) => Undelivered::Later("the mail server wants another password"),
        Some(500..) => Undelivered::Never("the mail server refuses it"),
        Some(_) => Undelivered::Later("the mail server is busy"),
        None => Undelivered::Later("the mail server cannot be reached"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FROM: &str = "Traumfabrik <games@example.org>";

    #[test]
    fn what_goes_without_saying_depends_on_where_it_goes() {
        for (server, expected) in [
            ("smtps://u:p@mail.example.org", "smtps://u:p@mail.example.org:465"),
            ("smtps://mail.example.org:1465", "smtps://mail.example.org:1465"),
            ("smtp://mail.example.org", "smtp://mail.example.org:25?tls=opportunistic"),
            ("smtp://u:p@mail.example.org", "smtp://u:p@mail.example.org:587?tls=required"),
            ("smtp://u:p@mail.example.org:25?tls=none", "smtp://u:p@mail.example.org:25"),
            ("smtp://localhost", "smtp://localhost:25"),
            ("smtp://127.0.0.1:2525", "smtp://127.0.0.1:2525"),
            ("smtp://[::1]", "smtp://[::1]:25"),
        ] {
            assert_eq!(explicit(server).as_ref().map(Url::as_str), Some(expected));
            assert!(Mail::new(server, FROM).is_ok(), "{server}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_refused_without_repeating_a_password() {
        for server in [
            "",
            "mail.example.org",
            "http://mail.example.org",
            "smtp://",
            "smtp://user@mail.example.org",
            "smtp://:secret@mail.example.org",
            "smtp://mail.example.org?tls=perhaps",
            "smtps://u:secret@mail.example.org?tls=none",
        ] {
            let error = Mail::new(server, FROM).expect_err(server);
            assert_eq!(error, BadMail::Server, "{server}");
            assert!(!error.to_string().contains("secret"));
        }
        for from in ["", "games", "a@b\r\nBcc: c@d", "x <a@b>, y <c@d>"] {
            let error = Mail::new("smtp://localhost", from).expect_err(from);
            assert_eq!(error, BadMail::From(from.to_owned()));
        }
        let mail = Mail::new("smtps://u:secret@mail.example.org", FROM).expect("it is fine");
        assert!(!format!("{mail:?}").contains("secret"));
    }

    #[test]
    fn no_text_makes_a_header_of_its_own() {
        let mail = Mail::new("smtp://localhost", FROM).expect("it is fine");
        let letter = |subject: &str, text: &str| Letter {
            subject: subject.to_owned(),
            text: text.to_owned(),
            stop_url: "https://play.example.org/stop".to_owned(),
            call: None,
        };
        for to in ["a@b.c\r\nBcc: x@y.z", "a@b.c, x@y.z", "<a@b.c>\nBcc: x@y.z", "a b@c", ""] {
            let message = mail.message(to, &letter("s", "t"), "n");
            assert_eq!(message.err(), Some(Undelivered::Never("no address of mail")), "{to:?}");
        }
        let letter = letter("s\r\nBcc: x@y.z\r\n\r\nbody", "t\r\n.\r\nQUIT");
        let message = mail.message("a@b.c", &letter, "n");
        let text = String::from_utf8(message.expect("a message").formatted()).expect("a text");
        let (head, _) = text.split_once("\r\n\r\n").expect("a head");
        assert!(!head.lines().any(|line| line.starts_with("Bcc")), "{head}");
        assert!(head.contains("Message-ID: <n@example.org>"), "{head}");
    }
}

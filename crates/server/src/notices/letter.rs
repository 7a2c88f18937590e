//! What a notice says. Everything in it is ours: no name, and nothing else that somebody has
//! written, so nobody can make the server send words of their own to others.

use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};

use serde::Serialize;
use traumfabrik_packs::{Lang, Library, Texts};
use traumfabrik_store::{Notice, PersonRow, Secret};
use traumfabrik_wire::{Arg, Message};

use crate::lobby::Summary;
use crate::{Config, random};

/// A notice in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Letter {
    /// In one line.
    pub(super) subject: String,
    /// In mail.
    pub(super) text: String,
    /// Where a program that reads mail stops it in one step.
    pub(super) stop_url: String,
    /// For a webhook.
    pub(super) call: Option<Call>,
}

/// What a webhook gets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Call {
    /// The game.
    game: String,
    /// The entry that brought the turn about: one that was seen before is the same notice again.
    seq: u32,
    /// Where to play.
    url: String,
    /// The notice in words, with where to play.
    text: String,
}

impl Call {
    pub(super) fn body(&self) -> String {
        serde_json::to_string(self).expect("texts and a number have a JSON text")
    }
}

impl Letter {
    /// Tells somebody that it is their turn.
    pub(super) fn your_turn(
        config: &Config,
        library: &Library,
        person: &PersonRow,
        notice: &Notice,
        summary: &Summary,
    ) -> Option<Self> {
        let pack = library.get(&summary.edition);
        let texts = Texts::new(pack.or_else(|| library.packs().first())?, lang(person));
        let subject = texts.word("notice-your-turn-subject");
        // A table can outlive its edition on this server, and then has no words for where it is.
        let known = pack.and(summary.quarter).map(|quarter| {
            let message = Message::new("notice-your-turn-body");
            texts.say(&message.with("quarter", Arg::Number(quarter.into())), &[])
        });
        let about = known.unwrap_or_else(|| subject.clone());
        let base = base(config);
        let url = format!("{base}/#table/{}", notice.game);
        let off = texts.word("notice-turn-off");
        // Whoever has no address of mail gets no letter that it could stand in.
        let key = person.mail_key.as_ref().map_or("", Secret::expose);
        Some(Self {
            text: text(&about, &url, &off, &base, key),
            stop_url: stop_url(&base, key),
            call: Some(Call {
                game: notice.game.to_string(),
                seq: notice.seq,
                text: format!("{about} {url}"),
                url,
            }),
            subject,
        })
    }

    /// Asks somebody whether an address is theirs.
    pub(super) fn question(
        config: &Config,
        library: &Library,
        person: &PersonRow,
        key: &str,
        mail_key: &str,
    ) -> Option<Self> {
        let texts = Texts::new(library.packs().first()?, lang(person));
        let (base, about) = (base(config), texts.word("notice-confirm-body"));
        let url = format!("{base}/#confirm={key}");
        Some(Self {
            subject: texts.word("notice-confirm-subject"),
            text: text(&about, &url, &texts.word("notice-confirm-off"), &base, mail_key),
            stop_url: stop_url(&base, mail_key),
            call: None,
        })
    }
}

fn lang(person: &PersonRow) -> Lang {
    person.lang.as_deref().and_then(|code| code.parse().ok()).unwrap_or_default()
}

/// What it is about, where to go, and how to get no more.
fn text(about: &str, url: &str, off: &str, base: &str, mail_key: &str) -> String {
    let stop = format!("{base}/#unsubscribe={mail_key}");
    format!("{about}\r\n\r\n{url}\r\n\r\n-- \r\n{off}\r\n{stop}\r\n")
}

fn stop_url(base: &str, mail_key: &str) -> String {
    format!("{base}/api/mail/unsubscribe/{mail_key}")
}

/// The name of a notice: always the same for the same one, and it says nothing about anybody.
pub(super) fn name(notice: &Notice) -> String {
    let Notice { game, seq, person, .. } = notice;
    random::hash(&format!("notice {game} {seq} {person}"))[..32].to_owned()
}

/// How links begin. Without a public address people on this machine can follow them at least, or
/// those in the same network if the server listens at one address of it.
fn base(config: &Config) -> String {
    match &config.public_url {
        Some(url) => url.trim_end_matches('/').to_owned(),
        None => {
            let mut listen = config.listen;
            if listen.ip().is_unspecified() {
                listen.set_ip(match listen {
                    SocketAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
                    SocketAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
                });
            }
            format!("http://{listen}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_begin_with_the_public_address_or_with_that_of_the_server() {
        for (listen, public_url, expected) in [
            ("0.0.0.0:8080", Some("https://play.example.org/"), "https://play.example.org"),
            ("192.168.1.7:8080", None, "http://192.168.1.7:8080"),
            ("0.0.0.0:8080", None, "http://127.0.0.1:8080"),
            ("[::]:8080", None, "http://[::1]:8080"),
        ] {
            let mut config = Config::new(listen.parse().expect("an address"));
            config.public_url = public_url.map(str::to_owned);
            assert_eq!(base(&config), expected);
        }
    }

    #[test]
    fn every_notice_has_a_name_of_its_own() {
        let notice = |game: &str, seq, person: &str| Notice {
            game: game.parse().expect("a name"),
            seq,
            person: person.parse().expect("a name"),
            created_at: traumfabrik_table::Time(0),
            tries: 1,
        };
        let first = name(&notice("g", 1, "p"));
        assert_eq!(first, name(&Notice { tries: 2, ..notice("g", 1, "p") }));
        for other in [notice("h", 1, "p"), notice("g", 2, "p"), notice("g", 1, "q")] {
            assert_ne!(name(&other), first);
        }
    }
}

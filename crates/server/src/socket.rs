//! A socket for each client at a table. What is said to it waits in a bounded outbox; whoever does
//! not keep up is cut off, comes back, and catches up from the last number it has.

mod line;

use std::future::pending;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::response::Response;
use axum::routing::any;
use hyper::upgrade::Upgraded;
use serde::Deserialize;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::tungstenite::Message;
use traumfabrik_room::{
    Addressed, FromClient, Input, ListenerId, Newcomer, RoomError, ToClient, text,
};
use traumfabrik_table::GameId;

use self::line::Line;
use crate::app::App;
use crate::http::{Address, Path, Query, SessionHash, Visitor};
use crate::limit::weight;
use crate::room::{Door, Inbox, Outgoing, RoomHost, Session};
use crate::{ApiError, background, perspective};

/// A proxy may cut what is silent for a minute.
const PING_EVERY: Duration = Duration::from_secs(25);
/// Whoever does not answer two pings is gone.
const SILENT_MAX: Duration = Duration::from_secs(60);

/// Why a line is ended, as RFC 6455 numbers it.
pub(crate) mod close_code {
    pub(crate) const NORMAL: u16 = 1000;
    pub(crate) const AWAY: u16 = 1001;
    pub(crate) const UNSUPPORTED: u16 = 1003;
    pub(crate) const POLICY: u16 = 1008;
    pub(crate) const SIZE: u16 = 1009;
    pub(crate) const RESTART: u16 = 1012;
    pub(crate) const AGAIN: u16 = 1013;
}

static NUMBER: AtomicU64 = AtomicU64::new(1);

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entrance {
    /// The number of the last entry that the client has.
    #[serde(default)]
    since: u32,
    /// The number of the last thing said that the client has heard.
    #[serde(default)]
    chat: i64,
    /// From where to look.
    look: Option<String>,
}

/// The route of sockets.
pub(crate) fn router() -> Router<Arc<App>> {
    Router::new().route("/api/tables/{game}/socket", any(upgrade))
}

async fn upgrade(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(entrance): Query<Entrance>,
    Visitor(visitor): Visitor,
    SessionHash(token_hash): SessionHash,
    Address(address): Address,
    mut request: Request,
) -> Result<Response, ApiError> {
    let (answer, upgrading) = Line::accept(&mut request)?;
    let game: GameId = game.parse().map_err(|_| ApiError::NotFound {})?;
    let look = entrance.look.as_deref().map(perspective::parse).transpose()?;
    let held = app.limiter.socket(address)?;
    let person = visitor.map(|row| row.person);
    let new = Newcomer {
        listener: ListenerId(NUMBER.fetch_add(1, Ordering::Relaxed)),
        person: person.clone(),
        look,
        since: entrance.since,
        chat_since: entrance.chat,
    };
    let session = token_hash.zip(person);
    let session = session.map(|(token_hash, person)| Session { token_hash, person });
    let client = Client { room: app.rooms.room(&game), app: Arc::clone(&app), address, new };
    app.tasks.spawn(async move {
        let _held = held;
        match upgrading.await {
            Ok(upgraded) => client.converse(upgraded, session).await,
            Err(error) => tracing::debug!(%error, "a socket was not opened"),
        }
    });
    Ok(answer)
}

/// One client at one table.
struct Client {
    app: Arc<App>,
    room: Arc<RoomHost>,
    address: IpAddr,
    new: Newcomer,
}

impl Client {
    async fn converse(self, upgraded: Upgraded, session: Option<Session>) {
        let mut line = Line::new(upgraded, self.app.config.limits.message_bytes).await;
        let (person, game) = (self.new.person.as_ref(), &self.room.id);
        let budgets = self.app.limiter.budgets(self.address, person, Some(game));
        let n_messages = self.app.config.limits.outbox_messages;
        let (door, mut inbox) = Door::new(n_messages, session, budgets);
        // The room alone keeps the door open: whoever is cut off or shut out there is gone.
        self.room.join(&self.app, door, self.new.clone());
        let code = self.run(&mut line, &mut inbox).await;
        self.room.part(&self.app, self.new.listener);
        // Whoever reads nothing may take a while to hear the farewell, and nothing waits for them.
        drop(inbox);
        line.close(code).await;
    }

    /// Listens and hands on until one side has enough. Says why it ended.
    async fn run(&self, line: &mut Line, inbox: &mut Inbox) -> u16 {
        let mut pings = tokio::time::interval_at(Instant::now() + PING_EVERY, PING_EVERY);
        let mut received_at = Instant::now();
        // What has to wait for its turn. Until then nothing more is read.
        let mut held = None;
        // Made once: it waits in a line that all sockets share.
        let mut stopping = pin!(self.app.stopping.cancelled());
        loop {
            tokio::select! {
                outgoing = inbox.next() => match outgoing {
                    Outgoing::Texts(texts) => {
                        let sent = tokio::select! {
                            sent = line.send_texts(&texts, || inbox.note_progress()) => sent,
                            () = inbox.cut_off() => return close_code::AGAIN,
                        };
                        if sent.is_err() {
                            return close_code::AWAY;
                        }
                    }
                    Outgoing::Close(code) => return code,
                },
                received = line.receive(), if held.is_none() => {
                    received_at = Instant::now();
                    match received {
                        Some(Ok(message)) => match self.app.limiter.message(self.address) {
                            Duration::ZERO => {
                                if let Some(code) = self.take(message).await {
                                    return code;
                                }
                            }
                            wait => held = Some((received_at + wait, message)),
                        },
                        None => return close_code::NORMAL,
                        Some(Err(error)) => {
                            tracing::debug!(%error, "a socket broke off");
                            return close_code::SIZE;
                        }
                    }
                }
                message = due(&mut held) => {
                    received_at = Instant::now();
                    if let Some(code) = self.take(message).await {
                        return code;
                    }
                }
                _ = pings.tick() => {
                    let is_silent = received_at.elapsed() > SILENT_MAX;
                    if is_silent || line.ping().await.is_err() {
                        return close_code::AWAY;
                    }
                }
                () = &mut stopping => return close_code::RESTART,
            }
        }
    }

    /// Takes what has come in. Says why the line is to end, if it is.
    async fn take(&self, message: Message) -> Option<u16> {
        match message {
            Message::Text(heard) => self.hand_on(&heard).await,
            Message::Binary(_) => return Some(close_code::UNSUPPORTED),
            Message::Close(_) => return Some(close_code::NORMAL),
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
        }
        None
    }

    /// Hands a message to the room, which answers it. What cannot be read, or comes too often, is
    /// answered here; nothing has changed then.
    async fn hand_on(&self, heard: &str) {
        let message = match serde_json::from_str::<FromClient>(heard) {
            Ok(message) => message,
            Err(error) => {
                let id = Addressed::id_of(heard);
                return self.refuse(&id, &RoomError::malformed(error));
            }
        };
        if let Err(error) = self.may_send(&message).await {
            self.app.metrics.refused(&ApiError::from(error.clone()));
            return self.refuse(message.id(), &error);
        }
        let (listener, person) = (self.new.listener, self.new.person.clone());
        self.room.give(&self.app, Input::Message { listener, person, message });
    }

    async fn may_send(&self, message: &FromClient) -> Result<(), RoomError> {
        let limiter = &self.app.limiter;
        let person = self.new.person.as_ref();
        let counted = person.map_or(Ok(()), |person| limiter.command(person));
        let counted =
            counted.and_then(|()| limiter.read(self.address, weight::of_message(message)));
        if let Err(ApiError::TooMany { retry_ms }) = counted {
            return Err(RoomError::TooMany { retry_ms });
        }
        let noticed = background::notice_outage(&self.app).await;
        noticed.map_err(|_| RoomError::StoreAway {})
    }

    fn refuse(&self, id: &str, error: &RoomError) {
        let text = text(&ToClient::failed(id, error));
        self.room.answer(&self.app, self.new.listener, text);
    }
}

/// Waits until something that is held may be taken.
async fn due(held: &mut Option<(Instant, Message)>) -> Message {
    if let Some((at, _)) = held {
        sleep_until(*at).await;
    }
    match held.take() {
        Some((_, message)) => message,
        None => pending().await,
    }
}

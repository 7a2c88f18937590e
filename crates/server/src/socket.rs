//! A socket for each client at a table. What is said to it waits in a bounded outbox; whoever does
//! not keep up is cut off, comes back, and catches up from the last number it has.

mod line;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::response::Response;
use axum::routing::any;
use hyper::upgrade::Upgraded;
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use traumfabrik_rules::{Perspective, Seat};
use traumfabrik_table::{GameId, PersonId, Refused};

use self::line::Line;
use crate::ApiError;
use crate::app::App;
use crate::http::{Address, Path, Query, SessionHash, Visitor};
use crate::message::{Addressed, AdviceShown, FromClient, ToClient};
use crate::perspective;
use crate::room::{Newcomer, Room, text};
use crate::say;

/// A proxy may cut what is silent for a minute.
const PING_EVERY: Duration = Duration::from_secs(25);
/// Whoever does not answer two pings is gone.
const SILENT_MAX: Duration = Duration::from_secs(60);

/// Why a line is ended, as RFC 6455 numbers it.
mod close_code {
    pub(super) const NORMAL: u16 = 1000;
    pub(super) const AWAY: u16 = 1001;
    pub(super) const UNSUPPORTED: u16 = 1003;
    pub(super) const POLICY: u16 = 1008;
    pub(super) const SIZE: u16 = 1009;
    pub(super) const RESTART: u16 = 1012;
    pub(super) const AGAIN: u16 = 1013;
}

static NUMBER: AtomicU64 = AtomicU64::new(1);

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entrance {
    /// The number of the last entry that the client has.
    #[serde(default)]
    since: u32,
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
    let client = Client {
        number: NUMBER.fetch_add(1, Ordering::Relaxed),
        room: app.rooms.room(&game),
        app: Arc::clone(&app),
        token_hash: token_hash.filter(|_| person.is_some()),
        person,
    };
    app.tasks.spawn(async move {
        let _held = held;
        match upgrading.await {
            Ok(upgraded) => client.converse(upgraded, look, entrance.since).await,
            Err(error) => tracing::debug!(%error, "a socket was not opened"),
        }
    });
    Ok(answer)
}

/// One client at one table.
struct Client {
    app: Arc<App>,
    room: Arc<Room>,
    number: u64,
    person: Option<PersonId>,
    /// By which the person came in.
    token_hash: Option<String>,
}

impl Client {
    async fn converse(self, upgraded: Upgraded, look: Option<Perspective>, since: u32) {
        let mut line = Line::new(upgraded, self.app.config.limits.message_bytes).await;
        let (outbox, inbox) = mpsc::channel(self.app.config.limits.outbox_messages);
        // The room alone keeps the outbox open: whoever is cut off or shut out there is gone.
        let answers = outbox.downgrade();
        let newcomer =
            Newcomer { number: self.number, person: self.person.clone(), look, since, outbox };
        let joined = match self.room.enter(&self.app).await {
            Ok(mut state) => state.join(&self.app, &self.room, newcomer).await,
            Err(error) => Err(error),
        };
        let code = match joined {
            Ok(()) => self.run(&mut line, inbox, &answers).await,
            Err(error) => {
                let told = text(&ToClient::failed("", &error));
                line.say(told).await.ok();
                close_code::POLICY
            }
        };
        if let Ok(mut state) = self.room.enter(&self.app).await {
            state.part(&self.app, &self.room, self.number, self.person.as_ref()).await;
        }
        line.close(code).await;
    }

    /// Listens and answers until one side has enough. Says why it ended.
    async fn run(
        &self,
        line: &mut Line,
        mut inbox: mpsc::Receiver<Utf8Bytes>,
        answers: &mpsc::WeakSender<Utf8Bytes>,
    ) -> u16 {
        let mut pings = tokio::time::interval_at(Instant::now() + PING_EVERY, PING_EVERY);
        let mut heard_at = Instant::now();
        loop {
            tokio::select! {
                told = inbox.recv() => match told {
                    Some(told) => {
                        if line.say(told).await.is_err() {
                            return close_code::AWAY;
                        }
                    }
                    None => return close_code::AGAIN,
                },
                heard = line.hear() => {
                    heard_at = Instant::now();
                    match heard {
                        Some(Ok(Message::Text(heard))) => {
                            let answer = self.answer(&heard).await;
                            let outbox = answers.upgrade();
                            if outbox.is_none_or(|outbox| outbox.try_send(answer).is_err()) {
                                return close_code::AGAIN;
                            }
                        }
                        Some(Ok(Message::Binary(_))) => return close_code::UNSUPPORTED,
                        Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
                        Some(Ok(Message::Close(_))) | None => return close_code::NORMAL,
                        Some(Err(error)) => {
                            tracing::debug!(%error, "a socket broke off");
                            return close_code::SIZE;
                        }
                    }
                }
                _ = pings.tick() => {
                    if !self.is_welcome().await {
                        return close_code::POLICY;
                    }
                    let is_silent = heard_at.elapsed() > SILENT_MAX;
                    if is_silent || line.ping().await.is_err() {
                        return close_code::AWAY;
                    }
                }
                () = self.app.stopping.cancelled() => return close_code::RESTART,
            }
        }
    }

    /// Whether the person is still who came in: not signed out, not shut out, and no guest who has
    /// turned out to be somebody else. While the store is away nobody is sent away.
    async fn is_welcome(&self) -> bool {
        let Some(token_hash) = &self.token_hash else { return true };
        match self.app.store.session(token_hash).await {
            Ok(Some(row)) => !row.is_blocked && Some(&row.person) == self.person.as_ref(),
            Ok(None) => false,
            Err(_) => true,
        }
    }

    /// The answer to a message; nothing else has changed if it failed.
    async fn answer(&self, heard: &str) -> Utf8Bytes {
        let message = match serde_json::from_str::<FromClient>(heard) {
            Ok(message) => message,
            Err(error) => {
                let error = ApiError::malformed(error);
                return text(&ToClient::failed(&Addressed::id_of(heard), &error));
            }
        };
        match self.act(&message).await {
            Ok(answer) => answer,
            Err(error) => {
                self.app.metrics.refused(&error);
                text(&ToClient::failed(message.id(), &error))
            }
        }
    }

    async fn act(&self, message: &FromClient) -> Result<Utf8Bytes, ApiError> {
        let (app, room) = (&self.app, &self.room);
        if let FromClient::Look { id, look } = message {
            room.enter(app).await?.turn_to(self.number, *look)?;
            return Ok(done(id, 0));
        }
        let person = self.person.as_ref().ok_or(ApiError::Stranger {})?;
        app.limiter.command(person)?;
        let mut state = room.enter(app).await?;
        let actor = state.actor(person);
        match message {
            FromClient::Command { id, command } => {
                let seq = state.command(app, room, person, id, command).await?;
                Ok(done(id, seq))
            }
            FromClient::Order { id, seat, order } => {
                state.put_order(app, room, &actor, *seat, order).await?;
                Ok(done(id, 0))
            }
            FromClient::DropOrder { id, seat, quarter, location } => {
                let stop = (*quarter, *location);
                match state.drop_order(app, room, &actor, *seat, stop).await? {
                    true => Ok(done(id, 0)),
                    false => Err(Refused::NoSuchVisit {}.into()),
                }
            }
            FromClient::Draft { id, seat, turn, actions } => {
                let view = state.draft(&actor, *seat, *turn, actions)?;
                Ok(text(&ToClient::Draft { id, view: Box::new(view) }))
            }
            FromClient::Say { id, text } => {
                say::say(app, &mut state, person, text).await?;
                Ok(done(id, 0))
            }
            FromClient::Hint { id, seat } => {
                let request = state.hint(&actor, Seat(*seat))?;
                drop(state);
                let advice = app.thinkers.hint(request).await;
                let advice = advice.into_iter().map(AdviceShown::from);
                Ok(text(&ToClient::Hint { id, advice: advice.collect() }))
            }
            FromClient::Look { .. } => unreachable!("looking needs nobody's leave"),
        }
    }
}

fn done(id: &str, seq: u32) -> Utf8Bytes {
    text(&ToClient::Done { id, seq })
}

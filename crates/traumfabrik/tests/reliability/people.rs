//! People who play whatever happens: they come back when they are cut off, say which entry they
//! have, and send again what nobody acknowledged.

mod moves;
mod seat;
mod table;

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::watch;
use traumfabrik_bots::Rng;
use traumfabrik_server::ApiError;
use traumfabrik_server::client::{ClientError, Guest};

use crate::witness::{Witness, number};

pub(crate) use seat::Seat;
pub(crate) use table::Known;

/// How long to wait before trying again.
pub(crate) const PAUSE: Duration = Duration::from_millis(10);

/// Where a server is to be found now: another address every time that it starts.
pub(crate) type Host = watch::Receiver<String>;

/// A person.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) guest: Guest,
    pub(crate) host: Host,
    pub(crate) witness: Arc<Witness>,
    pub(crate) chance: Rng,
    pub(crate) habits: Habits,
    n_sent: u32,
}

/// What somebody does every so many times; never where that is 0.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Habits {
    /// Leaves a turn to the clock.
    pub(crate) dreams_one_in: u32,
    /// Sends a command twice.
    pub(crate) repeats_one_in: u32,
    /// Does one thing at a time, and leaves no orders: then nothing may be refused but what a table
    /// did by itself before.
    pub(crate) is_plain: bool,
}

impl Person {
    /// Somebody new. The number makes everybody act differently.
    pub(crate) async fn arrive(host: &Host, witness: &Arc<Witness>, number: u64) -> Self {
        let name = format!("person {number}");
        let guest = again(|| async {
            let host = host.borrow().clone();
            Guest::arrive(&host, &name).await
        });
        Self {
            guest: guest.await,
            host: host.clone(),
            witness: Arc::clone(witness),
            chance: Rng::new(2000, number),
            habits: Habits::default(),
            n_sent: 0,
        }
    }

    /// The same person by way of another server, with another mind: both may act for one seat.
    pub(crate) fn by_way_of(&self, host: &Host, number: u64) -> Self {
        Self {
            host: host.clone(),
            chance: Rng::new(2009, number),
            n_sent: (number as u32 + 1) * 100_000,
            ..self.clone()
        }
    }

    /// The guest, where the server is now.
    pub(crate) fn here(&self) -> Guest {
        self.guest.at(&self.host.borrow())
    }

    /// The name that the log gives to a command of this person's.
    pub(crate) fn command(&self, id: &str) -> String {
        format!("p.{}.{id}", self.guest.person())
    }

    /// Whether it is one of those times.
    pub(crate) fn once_in(&mut self, n: u32) -> bool {
        n > 0 && self.chance.one_in(n)
    }

    /// A name for a new message.
    pub(crate) fn next_id(&mut self) -> String {
        self.n_sent += 1;
        format!("m{}", self.n_sent)
    }

    /// Sends a command by itself until somebody knows what became of it.
    pub(crate) async fn command_until_done(&self, game: &str, id: &str, command: Value) -> u32 {
        let path = format!("/api/tables/{game}/commands");
        let body = json!({ "id": id, "command": command });
        let done: Value = again(|| async {
            self.witness.sent(game, &self.command(id));
            self.here().post(&path, &body).await
        })
        .await;
        let seq = number(&done["seq"]);
        self.witness.acked(game, &self.command(id), seq);
        seq
    }
}

/// Makes a table where these people sit, and starts it; bots take the other seats.
pub(crate) async fn begin(people: &[Person], plan: &Value) -> String {
    let owner = &people[0];
    let made: Value = again(|| async { owner.here().post("/api/tables", plan).await }).await;
    let game = made["game"].as_str().expect("a game").to_owned();
    for (seat, person) in people.iter().enumerate().skip(1) {
        let sit = json!({ "type": "sit", "seat": seat });
        person.command_until_done(&game, "sit-down", sit).await;
    }
    let start = json!({ "type": "start", "fill": "balanced" });
    owner.command_until_done(&game, "start", start).await;
    owner.witness.told().games.insert(game.clone());
    game
}

/// Tries until the server answers, however long it is away.
pub(crate) async fn again<T, F>(ask: impl Fn() -> F) -> T
where
    F: Future<Output = Result<T, ClientError>>,
{
    loop {
        match ask().await {
            Ok(answer) => return answer,
            Err(ClientError::Connection(_)) => {}
            Err(ClientError::Refused(error)) if is_passing(&error) => {}
            Err(error) => panic!("{error}"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Whether it may get better by itself.
pub(crate) fn is_passing(error: &ApiError) -> bool {
    matches!(error, ApiError::StoreAway {} | ApiError::TooMany { .. } | ApiError::Stopping {})
}

//! Load: whole games by real sockets, as fast as the server lets them be played.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::task::JoinSet;
use traumfabrik_table::Refused;

use super::{ClientError, Guest, Player, Received};
use crate::ApiError;

/// How many sit at each table.
const N_SEATS: usize = 4;

/// What the moves of a load took.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// From sending a move until everybody at the table had it, one for each move.
    pub latencies: Vec<Duration>,
    /// How long it all took.
    pub took: Duration,
    /// Games that were played to their end.
    pub n_games: usize,
    /// The tables, and how many entries each has.
    pub tables: Vec<(String, u32)>,
}

impl Played {
    /// Moves in a second.
    pub fn moves_per_s(&self) -> f64 {
        self.latencies.len() as f64 / self.took.as_secs_f64().max(f64::EPSILON)
    }

    /// The latency, in milliseconds, that this share of moves stays below.
    pub fn quantile_ms(&self, share: f64) -> f64 {
        let mut sorted = self.latencies.clone();
        sorted.sort();
        let idx = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
        sorted.get(idx).map_or(f64::NAN, |latency| latency.as_secs_f64() * 1e3)
    }
}

/// Plays at so many tables at the same time for so long, always with four people.
///
/// # Errors
/// The first thing that goes wrong.
pub async fn play(host: &str, n_tables: usize, duration: Duration) -> Result<Played, ClientError> {
    let mut tables = JoinSet::new();
    let began = Instant::now();
    for number in 0..n_tables {
        let host = host.to_owned();
        tables.spawn(async move { play_tables(&host, number as u64, began + duration).await });
    }
    let mut all = Played::default();
    while let Some(done) = tables.join_next().await {
        let done = done.map_err(ClientError::nonsense)??;
        all.latencies.extend(done.latencies);
        all.tables.extend(done.tables);
        all.n_games += done.n_games;
    }
    all.took = began.elapsed();
    Ok(all)
}

/// Opens sockets of strangers who only look on, and keeps them.
///
/// # Errors
/// The first thing that goes wrong.
pub async fn look_on(
    host: &str,
    games: &[String],
    n_sockets: usize,
) -> Result<Vec<Player>, ClientError> {
    let stranger = Guest::stranger(host);
    let mut sockets = Vec::new();
    for number in 0..n_sockets {
        sockets.push(stranger.join(&games[number % games.len()], 0).await?);
    }
    Ok(sockets)
}

/// One game after the other with the same four people.
async fn play_tables(host: &str, number: u64, until: Instant) -> Result<Played, ClientError> {
    let mut circle = Circle::gather(host, number).await?;
    let mut played = Played::default();
    while Instant::now() < until {
        let game = circle.open_table().await?;
        circle.play(&game, Duration::ZERO, until, &mut played).await?;
    }
    Ok(played)
}

/// Four people who play with each other.
#[derive(Debug)]
pub struct Circle {
    guests: Vec<Guest>,
    chance: u64,
}

impl Circle {
    /// Four guests. The number makes every circle play differently.
    ///
    /// # Errors
    /// If the server does not want them.
    pub async fn gather(host: &str, number: u64) -> Result<Self, ClientError> {
        let mut guests = Vec::new();
        for seat in 0..N_SEATS {
            guests.push(Guest::arrive(host, &format!("load {number}-{seat}")).await?);
        }
        Ok(Self { guests, chance: number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1 })
    }

    /// Opens a table, and begins a game there.
    ///
    /// # Errors
    /// If the server does not want that.
    pub async fn open_table(&self) -> Result<String, ClientError> {
        let plan = json!({ "pace_ms": 0, "seats": N_SEATS });
        let made: Value = self.guests[0].post("/api/tables", &plan).await?;
        let game = made["game"].as_str().ok_or_else(|| ClientError::nonsense(&made))?.to_owned();
        let path = format!("/api/tables/{game}/commands");
        for (seat, guest) in self.guests.iter().enumerate().skip(1) {
            let sit = json!({ "id": "sit", "command": { "type": "sit", "seat": seat } });
            guest.post::<Value>(&path, &sit).await?;
        }
        let start = json!({ "id": "start", "command": { "type": "start" } });
        self.guests[0].post::<Value>(&path, &start).await?;
        Ok(game)
    }

    /// Plays a game, or as much of it as there is time for. Everybody thinks for so long before a
    /// move.
    ///
    /// # Errors
    /// The first thing that goes wrong.
    pub async fn play(
        &mut self,
        game: &str,
        think: Duration,
        until: Instant,
        played: &mut Played,
    ) -> Result<(), ClientError> {
        let began = Instant::now();
        let mut players = Vec::new();
        for guest in &self.guests {
            players.push(guest.join(game, 0).await?);
        }
        let latencies = &mut played.latencies;
        let is_over = play_game(&mut players, &mut self.chance, think, until, latencies).await?;
        played.n_games += usize::from(is_over);
        played.tables.push((game.to_owned(), players[0].seq()));
        played.took += began.elapsed();
        Ok(())
    }
}

/// Plays a game, or as much of it as there is time for. True if it came to its end.
async fn play_game(
    players: &mut [Player],
    chance: &mut u64,
    think: Duration,
    until: Instant,
    latencies: &mut Vec<Duration>,
) -> Result<bool, ClientError> {
    while players[0].is_open() && Instant::now() < until {
        let Some(due) = players.iter().position(|player| !player.choices().is_empty()) else {
            // Something happens by itself.
            players[0].receive().await?;
            let seq = players[0].seq();
            catch_up(players, seq).await?;
            continue;
        };
        let mut choices = players[due].choices();
        let action = choices.swap_remove(pick(choices.len(), chance));
        let seat = players[due].seats()[0];
        // Chance never comes to the same number again: so no two moves have one name.
        let id = format!("m{chance:x}");
        tokio::time::sleep(think).await;
        let began = Instant::now();
        players[due].play(&id, seat, &action).await?;
        let (seq, is_done) = loop {
            match players[due].receive().await? {
                Received::Done { seq, .. } => break (seq, true),
                // Whoever cannot pay any bid passes without being asked.
                Received::Failed {
                    error: ApiError::Refused { refused: Refused::Stale { turn } },
                    ..
                } => {
                    break (turn, false);
                }
                Received::Failed { error, .. } => return Err(ClientError::Refused(error)),
                Received::Sync | Received::Entry(_) | Received::Store { .. } | Received::Other => {}
            }
        };
        catch_up(players, seq).await?;
        if is_done {
            latencies.push(began.elapsed());
        }
    }
    Ok(!players[0].is_open())
}

/// Waits until everybody has received of an entry.
async fn catch_up(players: &mut [Player], seq: u32) -> Result<(), ClientError> {
    let mut seq = seq;
    for player in players.iter_mut() {
        while player.seq() < seq {
            player.receive().await?;
        }
        seq = seq.max(player.seq());
    }
    Ok(())
}

/// Half of the time the first choice, so that auctions end: otherwise any.
fn pick(n_choices: usize, chance: &mut u64) -> usize {
    *chance ^= *chance << 13;
    *chance ^= *chance >> 7;
    *chance ^= *chance << 17;
    if chance.is_multiple_of(2) { 0 } else { (*chance >> 8) as usize % n_choices }
}

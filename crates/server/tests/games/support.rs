//! A server for one test, and people at it.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use traumfabrik_packs::Library;
use traumfabrik_server::client::{ClientError, Guest, Player, Received};
use traumfabrik_server::{ApiError, Config, Running, serve};
use traumfabrik_store::Store;
use traumfabrik_table::Refused;

/// Whatever takes longer will not happen any more, on any machine.
pub(crate) const LONG: Duration = Duration::from_secs(300);
const GLANCE: Duration = Duration::from_millis(20);

/// A server on a port of its own, with a store that is never written to disk.
pub(crate) async fn server() -> (Running, String) {
    let store = traumfabrik_store::memory().expect("a store in memory");
    server_on(store).await
}

/// A server on this store, with limits that are no test of patience.
pub(crate) async fn server_on(store: Store) -> (Running, String) {
    server_with(store, |_| ()).await
}

/// The same, but a host has set it up otherwise.
pub(crate) async fn server_with(
    store: Store,
    set_up: impl FnOnce(&mut Config),
) -> (Running, String) {
    let mut config = Config::new("127.0.0.1:0".parse().expect("an address"));
    config.limits.commands_per_second = 10_000;
    config.limits.costly_per_minute = 10_000;
    config.limits.reads_per_second = 1_000_000;
    config.limits.sockets_per_address = 10_000;
    set_up(&mut config);
    let running = serve(config, store, Library::embedded()).await.expect("a server");
    let host = running.address().to_string();
    (running, host)
}

/// Sends a command by itself.
pub(crate) async fn post_command(
    guest: &Guest,
    game: &str,
    id: &str,
    command: Value,
) -> Result<Value, ClientError> {
    let path = format!("/api/tables/{game}/commands");
    guest.post(&path, &json!({ "id": id, "command": command })).await
}

/// A running game with bots that do not wait.
pub(crate) async fn play_now(guest: &Guest, table: Value) -> String {
    play_against("balanced", guest, table).await
}

/// The same with such bots.
pub(crate) async fn play_against(bot: &str, guest: &Guest, table: Value) -> String {
    let mut table = table;
    table["pace_ms"] = json!(0);
    let wish = json!({ "table": table, "bot": bot, "nonce": "test" });
    let made: Value = guest.post("/api/play-now", &wish).await.expect("a table");
    made["game"].as_str().expect("a game").to_owned()
}

/// Another choice every time.
pub(crate) fn choose(n: &mut usize, n_choices: usize) -> usize {
    *n += 1;
    *n % n_choices
}

/// Somebody who has just played a game to its end.
pub(crate) async fn finished(host: &str, table: Value) -> (Guest, String) {
    let anna = Guest::arrive(host, "Anna").await.expect("a guest");
    let game = play_now(&anna, table).await;
    play_to_the_end(&anna, &game).await;
    (anna, game)
}

/// Plays somebody's seat to the end of the game.
pub(crate) async fn play_to_the_end(guest: &Guest, game: &str) {
    let mut player = guest.join(game, 0).await.expect("a player");
    let mut n = 0;
    play_out(&mut player, |n_choices| choose(&mut n, n_choices)).await;
}

/// Stops a server and waits until it has.
pub(crate) async fn stop(running: Running) {
    running.stop();
    running.wait().await;
}

/// Plays a seat to the end of the game. Answers how many moves that took.
pub(crate) async fn play_out(player: &mut Player, mut pick: impl FnMut(usize) -> usize) -> u32 {
    let mut n_played = 0;
    let mut asked = 0;
    while player.is_open() {
        let choices = player.choices();
        if !choices.is_empty() && asked != player.turn() {
            asked = player.turn();
            let (seat, action) = (player.seats()[0], &choices[pick(choices.len())]);
            n_played += 1;
            player.play(&format!("m{n_played}"), seat, action).await.expect("it is sent");
        }
        match player.receive().await.expect("something is said") {
            // Whoever cannot pay any bid passes without being asked.
            Received::Failed {
                error: ApiError::Refused { refused: Refused::Stale { .. } },
                ..
            } => {}
            Received::Failed { error, .. } => {
                panic!("what came with the view is refused: {error:?}")
            }
            Received::Sync
            | Received::Entry(_)
            | Received::Done { .. }
            | Received::Store { .. }
            | Received::Other => {}
        }
    }
    n_played
}

/// Two people at a table that has started; bots at its other seats.
pub(crate) async fn two_at_a_table(host: &str, plan: Value) -> (Guest, Guest, String) {
    let anna = Guest::arrive(host, "Anna").await.expect("a guest");
    let ben = Guest::arrive(host, "Ben").await.expect("a guest");
    let made: Value = anna.post("/api/tables", &plan).await.expect("a table");
    let game = made["game"].as_str().expect("a game").to_owned();
    post_command(&ben, &game, "sit", json!({ "type": "sit" })).await.expect("a seat");
    let start = json!({ "type": "start", "fill": "balanced" });
    post_command(&anna, &game, "start", start).await.expect("it starts");
    (anna, ben, game)
}

/// Looks until it is so.
pub(crate) async fn until(mut is_so: impl AsyncFnMut() -> bool) {
    let began = Instant::now();
    while !is_so().await {
        assert!(began.elapsed() < LONG, "it does not come about");
        tokio::time::sleep(GLANCE).await;
    }
}

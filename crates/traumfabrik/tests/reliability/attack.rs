//! Many who mean harm. 256 connections from one address: some read nothing of what they are sent,
//! some flood a table with looks and words, some fetch the replay of a finished game without end. And
//! thirty guests, each from an address of their own, talk more than they may to sixty who look on
//! and read nothing. The server stays small, and four people play on.

mod harm;

use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::task::JoinSet;
use traumfabrik_server::client::load::{Circle, Played};

use self::harm::{Harm, Kind, arrive, bring_finished_game};
use crate::process::{Home, How, launch};
use crate::{effort, in_time, is_long};

/// They come from an address of their own, as other people do.
const HOSTILE: Ipv4Addr = Ipv4Addr::new(127, 66, 6, 6);
const N_HOSTILE: usize = 256;
/// Guests who talk, each from an address of this network.
const TALKATIVE: [u8; 3] = [127, 66, 7];
const N_TALKATIVE: u8 = 30;
/// Those who look on and read nothing of it: as many as one address may bring.
const ASLEEP: Ipv4Addr = Ipv4Addr::new(127, 66, 8, 8);
const N_ASLEEP: usize = 60;
const SLOW_MS: f64 = 100.0;
const MEMORY_MAX_KIB: u64 = 300 * 1024;
/// So few that nobody is in the way of a limit.
const THINK: Duration = Duration::from_millis(60);
/// Fewer moves say nothing.
const MOVES_MIN: usize = 10;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_people_play_on_among_256_who_mean_harm() {
    in_time("an attack", attack()).await;
}

async fn attack() {
    let (home, how) = (Home::sqlite(), How { is_limited: true, ..How::default() });
    let (process, host) = launch(&home, &how).await;
    let mut circle = Circle::gather(&host, 1).await.expect("four people");
    let tables = watch::Sender::new(String::new());
    let calm = play(&mut circle, &tables).await;
    // They have names: otherwise nobody would let them say anything.
    let crier = arrive(&host, HOSTILE, "crier").await;
    let finished = bring_finished_game(&host, HOSTILE, &crier).await;
    let mut hostile = JoinSet::new();
    let mut start = |kind, from, cookie: &str| {
        let (host, finished) = (host.clone(), finished.clone());
        let (table, cookie) = (tables.subscribe(), cookie.to_owned());
        hostile.spawn(Harm { kind, host, from, table, finished, cookie }.go_on());
    };
    for number in 0..N_HOSTILE {
        let kind = [Kind::Idle, Kind::Look, Kind::Say, Kind::Replay][number % 4];
        start(kind, HOSTILE, &crier);
    }
    for number in 1..=N_TALKATIVE {
        let [a, b, c] = TALKATIVE;
        let from = Ipv4Addr::new(a, b, c, number);
        let cookie = arrive(&host, from, &format!("talker {number}")).await;
        start(Kind::Talk, from, &cookie);
    }
    for _ in 0..N_ASLEEP {
        start(Kind::Idle, ASLEEP, "");
    }
    let attacked = play(&mut circle, &tables).await;
    let peak_kib = process.memory_peak_kib();
    println!(
        "calm: {} moves, p99 {:.1} ms; attacked: {} moves, p99 {:.1} ms, {:.1} times as long; \
        peak {} KiB",
        calm.latencies.len(),
        calm.quantile_ms(0.99),
        attacked.latencies.len(),
        attacked.quantile_ms(0.99),
        attacked.quantile_ms(0.99) / calm.quantile_ms(0.99),
        peak_kib.unwrap_or_default(),
    );
    assert!(hostile.try_join_next().is_none(), "those who mean harm go on to the end");
    // How long it takes is judged where nothing else runs.
    let is_slow = is_long() && attacked.quantile_ms(0.99) >= SLOW_MS;
    assert!(!is_slow, "p99 {:.1} ms", attacked.quantile_ms(0.99));
    assert!(peak_kib.is_none_or(|peak_kib| peak_kib < MEMORY_MAX_KIB), "{peak_kib:?} KiB");
    process.kill();
}

/// One game after the other, for a while, and for longer where a machine is so busy that hardly
/// anything was played; nothing is refused. Everybody is told of each table.
async fn play(circle: &mut Circle, tables: &watch::Sender<String>) -> Played {
    let a_while = effort(Duration::from_secs(12), Duration::from_secs(60));
    let mut played = Played::default();
    while played.latencies.len() < MOVES_MIN {
        let until = Instant::now() + a_while;
        while Instant::now() < until {
            let game = circle.open_table().await.expect("a table");
            tables.send_replace(game.clone());
            circle.play(&game, THINK, until, &mut played).await.expect("they play");
        }
    }
    played
}

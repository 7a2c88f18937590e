//! Many connections from one address that mean harm: some read nothing of what they are sent, some
//! flood a table with looks and words, some fetch replays without end. The server stays small, and
//! four people play on.

use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use traumfabrik_server::client::Guest;
use traumfabrik_server::client::load::{Circle, Played};

use crate::process::{Home, How, launch};
use crate::{effort, in_time, is_long};

/// They come from an address of their own, as other people do.
const HOSTILE: Ipv4Addr = Ipv4Addr::new(127, 66, 6, 6);
const N_HOSTILE: usize = 256;
const SLOW_MS: f64 = 100.0;
const MEMORY_MAX_KIB: u64 = 300 * 1024;
/// So few that nobody is in the way of a limit.
const THINK: Duration = Duration::from_millis(60);
/// Fewer moves say nothing.
const MOVES_MIN: usize = 10;
/// Whoever is thrown out comes back.
const AGAIN: Duration = Duration::from_millis(100);

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
    let mut hostile = JoinSet::new();
    // They have names: otherwise nobody would let them say anything.
    let crier = Guest::arrive(&host, "crier").await.expect("a guest");
    for number in 0..N_HOSTILE {
        let harm = Harm {
            kind: [Kind::Idle, Kind::Look, Kind::Say, Kind::Replay][number % 4],
            host: host.clone(),
            table: tables.subscribe(),
            cookie: crier.cookie().to_owned(),
        };
        hostile.spawn(harm.go_on());
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

/// What somebody does who means harm.
#[derive(Clone, Copy)]
enum Kind {
    /// Listens, and reads nothing.
    Idle,
    /// Wants to see the table all the time.
    Look,
    /// Talks without end.
    Say,
    /// Asks for a replay all the time, and reads nothing of it.
    Replay,
}

struct Harm {
    kind: Kind,
    host: String,
    /// Where people play by now.
    table: watch::Receiver<String>,
    cookie: String,
}

impl Harm {
    /// Does harm for ever, always where people play.
    async fn go_on(self) {
        let mut table = self.table.clone();
        loop {
            let game = table.borrow_and_update().clone();
            tokio::select! {
                // Whoever is cut off could not do it any longer: that is what is to happen.
                _ = self.once(&game) => {}
                _ = table.changed() => {}
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    /// Does harm until the connection ends.
    async fn once(&self, game: &str) -> std::io::Result<()> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((HOSTILE, 0).into())?;
        socket.set_recv_buffer_size(4096)?;
        let address = self.host.parse().expect("an address");
        let mut stream = socket.connect(address).await?;
        let Self { host, cookie, .. } = self;
        if matches!(self.kind, Kind::Replay) {
            let request = format!("GET /api/tables/{game}/replay HTTP/1.1\r\nHost: {host}\r\n\r\n");
            loop {
                stream.write_all(request.as_bytes()).await?;
            }
        }
        let request = format!(
            "GET /api/tables/{game}/socket HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n\
            Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        match self.kind {
            Kind::Idle | Kind::Replay => until_cut_off(&mut stream).await,
            Kind::Look => {
                let look = r#"{"type":"look","id":"x","look":{"type":"table"}}"#;
                flood(stream, |_| look.to_owned()).await
            }
            Kind::Say => {
                let text = "harm ".repeat(90);
                flood(stream, |n| format!(r#"{{"type":"say","id":"{n}","text":"{text}"}}"#)).await
            }
        }
    }
}

/// Reads nothing but the first byte, and says something senseless now and then to see whether
/// anybody still listens.
async fn until_cut_off(stream: &mut TcpStream) -> std::io::Result<()> {
    stream.read_u8().await?;
    loop {
        stream.write_all(&frame("")).await?;
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

async fn flood(mut stream: TcpStream, message: impl Fn(u64) -> String) -> std::io::Result<()> {
    for n in 0.. {
        stream.write_all(&frame(&message(n))).await?;
    }
    Ok(())
}

/// A text as a client sends it. A mask of zeros changes nothing.
fn frame(text: &str) -> Vec<u8> {
    let length = u16::try_from(text.len()).expect("short");
    let mut frame = vec![0x81, 0x80 | 126];
    frame.extend(length.to_be_bytes());
    frame.extend([0; 4]);
    frame.extend(text.as_bytes());
    frame
}

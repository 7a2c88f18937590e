//! How much a server can take: whole games, idle sockets, and games that have to be read again.

mod child;

use std::io::{self, Write};
use std::time::{Duration, Instant};

use serde::Serialize;
use traumfabrik_server::client::{ClientError, Guest, load};

use self::child::Child;
use crate::data::DATABASE_VARIABLE;
use crate::failure::Failure;
use crate::tables::table;

/// A game is long if it has so many entries.
const LONG: u32 = 300;
/// How many games are opened to see how long that takes.
const N_OPENED: usize = 20;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Measure on this PostgreSQL database too; it must be empty, and is left full
    #[arg(long, value_name = "URL", env = DATABASE_VARIABLE, hide_env_values = true)]
    database: Option<String>,
    /// Tables at which people play at the same time, four at each
    #[arg(long, default_value_t = 48, value_parser = clap::value_parser!(u16).range(1..=1000))]
    tables: u16,
    /// How long they play
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Sockets of people who only look on
    #[arg(long, value_name = "N", default_value_t = 15_000, value_parser = clap::value_parser!(u32).range(1..=50_000))]
    idle_sockets: u32,
    /// Print one JSON object for each store
    #[arg(long)]
    json: bool,
}

/// What a run showed.
#[derive(Debug, Serialize)]
struct Figures {
    store: &'static str,
    moves_per_s: f64,
    p50_ms: f64,
    p99_ms: f64,
    /// Processor time of the server for each move, all that happens beside it included; none where
    /// nobody can tell.
    processor_us: Option<f64>,
    /// How much of that is spent in the system: on sockets and files.
    system_us: Option<f64>,
    /// Memory of the server for each idle socket; none where nobody can tell.
    idle_socket_kib: Option<f64>,
    /// The median time to open a long game that the server does not have in memory.
    open_300_ms: f64,
    /// The same for somebody who has seen all of it and comes back.
    return_300_ms: f64,
    moves: usize,
    games: usize,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| Failure::Io(format!("cannot start the threads: {error}")))?;
    let mut all = vec![runtime.block_on(measure(args, None))?];
    if let Some(url) = &args.database {
        all.push(runtime.block_on(measure(args, Some(url)))?);
    }
    let mut out = io::stdout().lock();
    if args.json {
        for figures in &all {
            let json =
                serde_json::to_string(figures).map_err(|error| Failure::Io(error.to_string()))?;
            writeln!(out, "{json}")?;
        }
        return Ok(());
    }
    let head = [
        "store",
        "moves/s",
        "p50",
        "p99",
        "processor",
        "of it in the system",
        "idle socket",
        "open a long game",
        "come back to one",
    ];
    let mut table = table(&head);
    let or_not = |figure: Option<String>| figure.unwrap_or("not measurable here".to_owned());
    let us = |us: f64| format!("{us:.0} µs");
    for figures in &all {
        table.add_row([
            figures.store.to_owned(),
            format!("{:.0}", figures.moves_per_s),
            format!("{:.1} ms", figures.p50_ms),
            format!("{:.1} ms", figures.p99_ms),
            or_not(figures.processor_us.map(us)),
            or_not(figures.system_us.map(us)),
            or_not(figures.idle_socket_kib.map(|kib| format!("{kib:.1} KiB"))),
            format!("{:.1} ms", figures.open_300_ms),
            format!("{:.1} ms", figures.return_300_ms),
        ]);
    }
    writeln!(out, "{table}")?;
    writeln!(
        out,
        "{} tables of four people for {} s; a move counts when everybody at its table has it, and \
        processor is the server's time for each",
        args.tables, args.seconds
    )?;
    Ok(())
}

async fn measure(args: &Args, database: Option<&str>) -> Result<Figures, Failure> {
    let folder = tempfile::tempdir()?;
    let server = Child::start(folder.path(), database)?;
    let duration = Duration::from_secs(args.seconds);
    let before = server.processor_time();
    let played = load::play(server.host(), args.tables.into(), duration).await.map_err(failure)?;
    let n_moves = played.latencies.len();
    let used = server.processor_time().zip(before);
    let used = used.map(|(after, before)| after.per_move_us(before, n_moves));
    let games: Vec<String> = played.tables.iter().map(|(game, _)| game.clone()).collect();
    server.stop()?;
    // A busy server keeps memory that it has freed. Idle sockets would take it up, and hide what
    // they cost.
    let server = Child::start(folder.path(), database)?;
    let idle_socket_kib = idle(&server, &games, args.idle_sockets as usize).await?;
    server.stop()?;
    // A server that has just started has nothing in memory.
    let server = Child::start(folder.path(), database)?;
    let (open_300_ms, return_300_ms) = open_long(&server, &played.tables).await?;
    server.stop()?;
    Ok(Figures {
        store: if database.is_some() { "postgres" } else { "sqlite" },
        moves_per_s: played.moves_per_s(),
        p50_ms: played.quantile_ms(0.5),
        p99_ms: played.quantile_ms(0.99),
        processor_us: used.map(|(own, system)| own + system),
        system_us: used.map(|(_, system)| system),
        idle_socket_kib,
        open_300_ms,
        return_300_ms,
        moves: n_moves,
        games: played.n_games,
    })
}

/// What an idle socket costs the server.
async fn idle(server: &Child, games: &[String], n_sockets: usize) -> Result<Option<f64>, Failure> {
    // Rooms are in memory and buffers have grown before it counts.
    let warm = load::look_on(server.host(), games, games.len()).await.map_err(failure)?;
    let before = server.memory_kib();
    let sockets = load::look_on(server.host(), games, n_sockets).await.map_err(failure)?;
    let after = server.memory_kib();
    drop((warm, sockets));
    Ok(before
        .zip(after)
        .map(|(before, after)| after.saturating_sub(before) as f64 / n_sockets as f64))
}

/// How long it takes to open a long game: from nothing to the whole table, and for somebody who
/// has all of its log. Each is opened once, since after that it is in memory.
async fn open_long(server: &Child, tables: &[(String, u32)]) -> Result<(f64, f64), Failure> {
    let mut tables = tables.to_vec();
    tables.sort_by_key(|(_, n_entries)| std::cmp::Reverse(*n_entries));
    let stranger = Guest::stranger(server.host());
    let mut times = [Vec::new(), Vec::new()];
    let long = tables.iter().take_while(|(_, n_entries)| *n_entries >= LONG).count();
    for (number, (game, n_entries)) in tables.iter().take(long.clamp(2, 2 * N_OPENED)).enumerate() {
        let is_back = number % 2 == 1;
        let began = Instant::now();
        let player = stranger.join(game, if is_back { *n_entries } else { 0 }).await;
        drop(player.map_err(failure)?);
        times[usize::from(is_back)].push(began.elapsed().as_secs_f64() * 1e3);
    }
    Ok(times.map(median).into())
}

fn median(times: Vec<f64>) -> f64 {
    let mut times = times;
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or(f64::NAN)
}

fn failure(error: ClientError) -> Failure {
    Failure::Io(format!("the load broke off: {error}"))
}

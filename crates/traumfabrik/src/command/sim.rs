//! `traumfabrik sim`: many games by random players, and what came of them.

mod report;

use std::fs;
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};
use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use traumfabrik_bots::{GameTally, RandomPlayer, Series, Tally};
use traumfabrik_rules::BySeat;
use traumfabrik_wire::Header;

use crate::failure::Failure;
use crate::recording;
use crate::table::TableArgs;

/// Games that one thread plays in one go: enough to make the progress bar cheap.
const BLOCK: u64 = 1000;

/// Play many games with random players and show a summary
///
/// The same seed gives the same games, byte for byte, on any number of threads.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// How many games
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// What chance starts from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays: uniform, filler or worst; one for all seats, or one for each, by commas
    #[arg(long, value_delimiter = ',', default_value = "uniform")]
    players: Vec<RandomPlayer>,
    /// Threads; as many as there are cores unless given
    #[arg(long)]
    threads: Option<usize>,
    /// Write a record of every game into this folder
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    #[command(flatten)]
    table: TableArgs,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let pack = args.table.edition.pack()?;
    let players = players(&args.players, args.table.seats)?;
    let start = args.table.start(&pack)?;
    let series = Series::new(&pack.edition, start, players, args.seed)
        .map_err(|refusal| Failure::Usage(format!("such a game cannot begin: {refusal:?}")))?;
    let label = |seat: usize| format!("{} {}", players.0[seat], seat + 1);
    let labels = (0..usize::from(args.table.seats)).map(label);
    let header =
        recording::header(&pack, start, labels.collect())?.with_seed(&args.seed.to_string());
    if let Some(dir) = &args.record {
        fs::create_dir_all(dir).map_err(|error| Failure::file("make the folder", dir, error))?;
    }
    let pool = ThreadPoolBuilder::new()
        .num_threads(args.threads.unwrap_or(0))
        .build()
        .map_err(|error| Failure::Usage(format!("cannot start the threads: {error}")))?;
    let progress = progress_bar(args.games);
    let play_block = |first: u64| {
        let games = first..(first + BLOCK).min(args.games);
        let n_games = games.end - games.start;
        let tally = play(&series, games, args.record.as_deref().map(|dir| (dir, &header)));
        progress.inc(n_games);
        tally
    };
    let tally = pool.install(|| {
        (0..args.games.div_ceil(BLOCK))
            .into_par_iter()
            .map(|block| play_block(block * BLOCK))
            .try_reduce(Tally::default, |sum, tally| Ok(sum.merge(&tally)))
    })?;
    let elapsed = progress.elapsed();
    progress.finish_and_clear();
    report::print(&tally, &pack, series.start().seats, elapsed)?;
    Ok(())
}

/// One player for each seat.
pub(crate) fn players(
    named: &[RandomPlayer],
    n_seats: u8,
) -> Result<BySeat<RandomPlayer>, Failure> {
    let n_seats = usize::from(n_seats);
    match named {
        [one] => Ok(BySeat([*one; 5])),
        several if several.len() == n_seats => {
            Ok(BySeat(core::array::from_fn(|seat| several[seat % n_seats])))
        }
        several => Err(Failure::Usage(format!(
            "--players names {} players for {n_seats} seats: name one for all, or one for each",
            several.len()
        ))),
    }
}

fn progress_bar(n_games: u64) -> ProgressBar {
    let template = "{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} to go";
    let style = ProgressStyle::with_template(template).unwrap_or(ProgressStyle::default_bar());
    ProgressBar::new(n_games).with_style(style)
}

fn play(
    series: &Series<'_>,
    games: std::ops::Range<u64>,
    record: Option<(&Path, &Header)>,
) -> Result<Tally, Failure> {
    let mut tally = Tally::default();
    for game_idx in games {
        let mut counts = GameTally::default();
        let watch = |step| counts.watch(&mut tally, step);
        let (game, n_decisions) = match record {
            None => series.play(game_idx, watch),
            Some((dir, header)) => {
                let (game, n_decisions, lines) =
                    recording::record(series, game_idx, header, Vec::new(), watch)?;
                let path = dir.join(format!("game-{game_idx:08}.jsonl"));
                fs::write(&path, lines).map_err(|error| Failure::file("write", &path, error))?;
                (game, n_decisions)
            }
        };
        counts.close(&mut tally, &game, n_decisions);
    }
    Ok(tally)
}

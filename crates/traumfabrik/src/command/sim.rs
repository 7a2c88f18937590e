//! `traumfabrik sim`: many games by bots, and what came of them.

mod games;
mod report;

use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use traumfabrik_bots::{BotName, RandomPlayer, Series, Tally};
use traumfabrik_rules::BySeat;

use crate::failure::Failure;
use crate::recording;
use crate::table::TableArgs;
use crate::work::WorkArgs;
use games::Cast;

/// Play many games with bots and show a summary
///
/// The same seed gives the same games, byte for byte, on any number of threads. `traumfabrik
/// arena` compares bots; this shows what a game with them is like.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// How many games
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// What chance starts from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays: one for all seats, or one for each, by commas
    #[arg(
        long,
        alias = "players",
        value_delimiter = ',',
        value_parser = bot_name,
        value_name = "NAMES",
        default_value = "random"
    )]
    bots: Vec<BotName>,
    #[command(flatten)]
    work: WorkArgs,
    #[command(flatten)]
    table: TableArgs,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let pack = args.table.edition.pack()?;
    let bots = one_for_each(&args.bots, args.table.seats)?;
    let start = args.table.start(&pack)?;
    let labels = recording::labels(&bots.iter().collect::<Vec<_>>());
    let header = recording::header(&pack, start, labels)?.with_seed(&args.seed.to_string());
    let cast = match random_players(&bots) {
        Some(players) => {
            Cast::Random(Series::new(&pack.edition, start, players, args.seed).map_err(
                |refusal| Failure::Usage(format!("such a game cannot begin: {refusal:?}")),
            )?)
        }
        None => Cast::Bots { bots, seed: args.seed },
    };
    let (pool, records) = (args.work.pool()?, args.work.records()?);
    let progress = progress_bar(args.games);
    let (n_games, block) = (args.games, cast.block());
    let play_block = |first: u64| {
        let games = first..(first + block).min(n_games);
        let n_played = games.end - games.start;
        let tally = games::play(&cast, games, &header, records);
        progress.inc(n_played);
        tally
    };
    let nothing = || Tally::new(start.seats.count());
    let tally = pool.install(|| {
        (0..n_games.div_ceil(block)).into_par_iter().map(|n| play_block(n * block)).try_reduce(
            nothing,
            |mut sum, tally| {
                sum.merge(&tally);
                Ok(sum)
            },
        )
    })?;
    let elapsed = progress.elapsed();
    progress.finish_and_clear();
    report::print(&tally, &pack, start.seats, elapsed)?;
    Ok(())
}

/// A bot by its name. `uniform` is what `random` was called before there were others.
pub(crate) fn bot_name(name: &str) -> Result<BotName, String> {
    match name {
        "uniform" => Ok(BotName::Random(RandomPlayer::Uniform)),
        name => name.parse(),
    }
}

/// One for each seat, where one was named for all or one for each.
fn one_for_each<T: Clone>(named: &[T], n_seats: u8) -> Result<Vec<T>, Failure> {
    let n_seats = usize::from(n_seats);
    match named {
        [one] => Ok(vec![one.clone(); n_seats]),
        several if several.len() == n_seats => Ok(several.to_vec()),
        several => Err(Failure::Usage(format!(
            "{} players are named for {n_seats} seats: name one for all, or one for each",
            several.len()
        ))),
    }
}

/// The players, if they all follow chance: then there is a much faster way to play.
fn random_players(bots: &[BotName]) -> Option<BySeat<RandomPlayer>> {
    let player = |bot: &BotName| {
        let BotName::Random(player) = bot else { return None };
        Some(*player)
    };
    let players: Vec<RandomPlayer> = bots.iter().map(player).collect::<Option<_>>()?;
    Some(BySeat(core::array::from_fn(|seat| players[seat % players.len()])))
}

fn progress_bar(n_games: u64) -> ProgressBar {
    let template = "{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} to go";
    let style = ProgressStyle::with_template(template).unwrap_or(ProgressStyle::default_bar());
    ProgressBar::new(n_games).with_style(style)
}

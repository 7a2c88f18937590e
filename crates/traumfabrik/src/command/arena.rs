//! `traumfabrik arena`: bots against bots, and who is better by how much.

mod json;
mod play;
mod report;
mod sprt;
mod state;
mod summary;

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rayon::ThreadPool;
use traumfabrik_bots::{Arena, BotName, BotStanding, GameResult, Tally, standings};
use traumfabrik_packs::Pack;
use traumfabrik_wire::Header;

use self::state::{Done, State, Subject};
use super::sim::bot_name;
use crate::failure::Failure;
use crate::recording;
use crate::table::TableArgs;
use crate::work::WorkArgs;

/// Let bots play against each other and rank them
///
/// Every deal is played in all rotations of its line-up through the seats, so that neither seats
/// nor draws favour anybody; such a block of games is one sample, and all intervals (95 %) come
/// from what differs between blocks. Ratings are on Elo's scale, with the `--anchor` at 0 if it
/// plays and the mean at 0 if not. The same seed gives the same games on any number of threads,
/// unless `--time-caps` is given: only times differ.
///
/// With `--state FILE` a run can stop and go on, and `--merge` sums up several of them.
///
/// `--sprt` asks whether one bot is better than another and stops as soon as that is known.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Who plays, by commas: one for all seats, one for each seat, or more, of whom every choice
    /// plays. A name can be given several times: A,B,B,B is one A against three B
    #[arg(
        long,
        value_delimiter = ',',
        value_parser = bot_name,
        value_name = "NAMES",
        required_unless_present = "sprt"
    )]
    bots: Vec<BotName>,
    /// How many games, rounded up to whole blocks for every line-up. With --sprt the most that are
    /// played: give plenty, for 5 points on Elo's scale take tens of thousands
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Whose rating is 0. All others are measured from it, so intervals are narrow where it wins
    /// and loses: `random` nearly always loses
    #[arg(long, default_value = "random", value_parser = bot_name, value_name = "NAME")]
    anchor: BotName,
    /// What chance starts from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Let bots stop by time as they do in play with people: games differ from run to run
    #[arg(long)]
    time_caps: bool,
    /// Keep what was played in this file, and go on with what is missing: a run can be stopped at
    /// any time, and made longer later
    #[arg(long, value_name = "FILE", conflicts_with = "sprt")]
    state: Option<PathBuf>,
    /// Play nothing: sum up these files of --state, by commas, which have to be of the same bots
    /// and table with different seeds
    #[arg(long, value_name = "FILES", value_delimiter = ',', conflicts_with_all = ["sprt", "state"])]
    merge: Vec<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Write a page with plots into this file
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    #[command(flatten)]
    work: WorkArgs,
    #[command(flatten)]
    sprt: sprt::SprtArgs,
    #[command(flatten)]
    table: TableArgs,
}

/// What is needed to play.
struct Match<'a> {
    arena: Arena<'a>,
    pack: &'a Pack,
    /// That of every game but for the names of the players.
    header: &'a Header,
    record: Option<&'a Path>,
    pool: ThreadPool,
    games: u64,
    state: Option<State>,
}

/// What came of it.
struct Played {
    blocks: Vec<Vec<GameResult>>,
    tally: Tally,
    elapsed: Duration,
}

/// All that a summary shows.
struct Results<'a> {
    pack: &'a Pack,
    n_seats: u8,
    seed: u64,
    n_games: u64,
    n_blocks: usize,
    n_lineups: usize,
    n_threads: usize,
    elapsed: Duration,
    tally: &'a Tally,
    standings: Vec<BotStanding>,
    sprt: Option<sprt::SprtResult>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let pack = args.table.edition.pack()?;
    let start = args.table.start(&pack)?;
    let seats = (1..=args.table.seats).map(|seat| format!("seat {seat}"));
    let header = recording::header(&pack, start, seats.collect())?;
    let header = header.with_seed(&args.seed.to_string());
    let duel = args.sprt.duel(&args.bots)?;
    let arena = match &duel {
        Some([a, b]) => Arena::duel(&header, a, b, args.seed),
        None => Arena::new(&header, &args.bots, args.seed),
    };
    let arena = arena.map_err(|error| Failure::Usage(error.to_string()))?;
    let (pool, record) = (args.work.pool()?, args.work.records()?);
    // Nobody shall play for hours and then have nowhere to put what came of it.
    let report = match &args.report {
        Some(path) => Some((path, create(path)?)),
        None => None,
    };
    let subject = Subject::new(&header, &args.bots, args.seed, args.time_caps)?;
    let state = args.state.as_ref().map(|path| State::open(path, &subject)).transpose()?;
    let match_ = Match {
        arena: if args.time_caps { arena.with_time_caps() } else { arena },
        pack: &pack,
        header: &header,
        record,
        pool,
        games: args.games,
        state,
    };
    let (played, sprt) = match duel {
        Some(names) => {
            let (played, result) = sprt::play(&match_, &args.sprt, names)?;
            (played, Some(result))
        }
        None if args.merge.is_empty() => (play::play(&match_)?, None),
        None => (summed_up(&match_, state::merge(&args.merge, &subject)?), None),
    };
    let results = Results {
        pack: &pack,
        n_seats: args.table.seats,
        seed: args.seed,
        n_games: played.blocks.iter().map(|block| block.len() as u64).sum(),
        n_blocks: played.blocks.len(),
        n_lineups: match_.arena.n_lineups(),
        n_threads: match_.pool.current_num_threads(),
        elapsed: played.elapsed,
        tally: &played.tally,
        standings: standings(&match_.arena, &played.blocks, &args.anchor),
        sprt,
    };
    if args.json {
        json::print(&results)?;
    } else {
        summary::print(&results)?;
    }
    if let Some((path, mut file)) = report {
        file.set_len(0)
            .and_then(|()| file.write_all(report::page(&results).as_bytes()))
            .map_err(|error| Failure::file("write", path, error))?;
    }
    Ok(())
}

/// What was played elsewhere.
fn summed_up(match_: &Match<'_>, done: Vec<Done>) -> Played {
    let mut tally = Tally::new(match_.arena.roster().len());
    done.iter().for_each(|block| tally.merge(&block.tally));
    let blocks = done.into_iter().map(|block| block.outcomes).collect();
    Played { blocks, tally, elapsed: Duration::ZERO }
}

/// A file that can be written. What is in it stays until something better is at hand.
fn create(path: &Path) -> Result<File, Failure> {
    let file = File::options().write(true).create(true).truncate(false).open(path);
    file.map_err(|error| Failure::file("write", path, error))
}

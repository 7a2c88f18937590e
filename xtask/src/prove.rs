//! The long forms of the proofs, and the page that tells of them.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use traumfabrik_bots::Chance;
use traumfabrik_testkit::{differential::compare_game, generate};

use crate::{endings, marathon};

/// How long each proof goes on.
pub(crate) struct Effort {
    pub(crate) n_games: u64,
    pub(crate) law_cases: u32,
    pub(crate) fuzz_seconds: u32,
    pub(crate) review_games: u64,
}

impl Default for Effort {
    fn default() -> Self {
        Self { n_games: 1_000_000, law_cases: 10_000, fuzz_seconds: 60, review_games: 420 }
    }
}

/// Runs everything and writes docs/proof.md.
pub(crate) fn run(root: &Path, effort: &Effort) -> Result<(), String> {
    let mut page = String::from(HEAD);
    oracle(effort, &mut page)?;
    let laws = ["test", "--release", "--quiet", "-p", "traumfabrik-testkit", "--test", "laws"];
    let took = command(root, "cargo", &laws, &[("PROPTEST_CASES", effort.law_cases.to_string())])?;
    row(
        &mut page,
        "laws",
        &format!("{} random games for each law", thousands(effort.law_cases.into())),
        took,
        "PROPTEST_CASES=… cargo test --release -p traumfabrik-testkit --test laws",
    );
    let took = command(root, "cargo", &["test", "--quiet", "--workspace"], &[])?;
    row(
        &mut page,
        "scenes, whole games, counts, wire, packs, terminal, tidy",
        "all tests",
        took,
        "cargo test --workspace",
    );
    reliability(root, &mut page)?;
    let trials = ["test", "--release", "--quiet", "-p", "traumfabrik-review", "--test", "trials"];
    let took =
        command(root, "cargo", &trials, &[("REVIEW_GAMES", effort.review_games.to_string())])?;
    row(
        &mut page,
        "reviews: planted blunders, forecasts, seeds",
        &format!("{} games for each trial", thousands(effort.review_games)),
        took,
        "REVIEW_GAMES=… cargo test --release -p traumfabrik-review --test trials -- --nocapture",
    );
    let started = Instant::now();
    let games = marathon::run(100_000, 10_000, 100)?;
    let command_line = "cargo run --release -p xtask -- marathon";
    row(&mut page, "bots keep the rules", &games, started.elapsed(), command_line);
    let started = Instant::now();
    let endings = endings::run(1000)?;
    let command_line = "cargo run --release -p xtask -- endings";
    row(&mut page, "searches in solved endings", &endings, started.elapsed(), command_line);
    let seconds = effort.fuzz_seconds.to_string();
    let took = command(root, "scripts/fuzz", &[&seconds], &[])?;
    row(
        &mut page,
        "fuzz targets",
        &format!("{seconds} s each, nothing found"),
        took,
        "scripts/fuzz SECONDS",
    );
    page.push_str(TAIL);
    let path = root.join("docs/proof.md");
    fs::write(&path, page).map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    println!("Everything holds; docs/proof.md tells of it.");
    Ok(())
}

const HEAD: &str = "# Proof

What has been shown about this program, and the commands that show it. `make prove` runs the long \
forms and writes this page anew; `make test` runs short forms of all of them.

| what | how much | took | command |
|---|---|---|---|
";

const TAIL: &str = "
- **The oracle** is a second implementation of the rules in another style, which shares no code \
with the engine. After every step of a random game everything on the table is compared: purses, \
hands, stacks, tokens, awards, scores, who is due, the legal list, and what a wide range of actions \
is answered. Seats, editions, switches and the three random players are drawn for every game.
- **Laws** hold in every position of a random game: somebody is due, games end, money and chips are \
conserved, folding the facts gives the game, a position written down is the same position, the legal \
set counts, indexes and is accepted, codes name actions one to one, views do not depend on hidden \
purses.
- **The server** is killed, cut off from power, raced, and robbed of its store; \
[reliability.md](reliability.md) tells what it promises and which bugs were planted.
- **Fuzz targets** play commands out of the air, and read records, scenes, packs and requests to the \
engine that are nonsense. Nothing panics, and what is refused changes nothing.
";

/// Random games in the engine and the oracle, on all cores.
fn oracle(effort: &Effort, page: &mut String) -> Result<(), String> {
    let started = Instant::now();
    let packs = generate::packs();
    let template = "{bar:40} {human_pos} of {human_len} games against the oracle, {eta} to go";
    let style = ProgressStyle::with_template(template).unwrap_or(ProgressStyle::default_bar());
    let progress = ProgressBar::new(effort.n_games).with_style(style);
    let by_seats = Mutex::new([0u64; 6]);
    (0..effort.n_games).into_par_iter().try_for_each(|game_idx| {
        let mut chance = Chance::new(2009, game_idx);
        let pack = &packs[chance.index(packs.len())];
        let (start, players) = (generate::start(&mut chance), generate::players(&mut chance));
        compare_game(&pack.edition, &start, &players, &mut chance).map_err(|difference| {
            format!("game {game_idx} of {} with {start:?}: {difference}", pack.id)
        })?;
        if let Ok(mut by_seats) = by_seats.lock() {
            by_seats[start.seats.count()] += 1;
        }
        progress.inc(1);
        Ok::<(), String>(())
    })?;
    progress.finish_and_clear();
    let by_seats = by_seats.into_inner().map_err(|error| error.to_string())?;
    let split: Vec<String> =
        (2..=5).map(|n| format!("{} with {n} seats", thousands(by_seats[n]))).collect();
    let how_much =
        format!("{} games without a difference ({})", thousands(effort.n_games), split.join(", "));
    row(
        page,
        "the engine against the oracle",
        &how_much,
        started.elapsed(),
        "cargo run --release -p xtask -- prove",
    );
    Ok(())
}

/// What a server promises, in the long form; docs/reliability.md tells more.
fn reliability(root: &Path, page: &mut String) -> Result<(), String> {
    for (what, how_much, package, test, filter) in [
        (
            "everything goes wrong, in a simulation",
            "more than 1,000 simulated hours: lost hints, kills, clocks that jump, a store that fails; no promise is broken, and every planted fault is found",
            "traumfabrik-simulation",
            "simulation",
            "",
        ),
        (
            "the server is killed",
            "500 times on SQLite and 500 times on PostgreSQL: no move lost, shown too early or made twice",
            "traumfabrik",
            "reliability",
            "kill::",
        ),
        (
            "the power is cut",
            "4,000 times, and 40 times on a store that does not wait for the disk, which is found out",
            "traumfabrik-testkit",
            "power",
            "",
        ),
        (
            "two nodes race",
            "160 games, more than 30,000 commands: one gets each number, all see the same",
            "traumfabrik",
            "reliability",
            "race::",
        ),
        (
            "the store fails at random",
            "480 games, thousands of faults: no move lost or invented",
            "traumfabrik",
            "reliability",
            "faults::",
        ),
        (
            "the database server ends and comes back",
            "5 times in the middle of a game",
            "traumfabrik",
            "reliability",
            "away::",
        ),
        (
            "nodes are replaced one by one",
            "3 nodes while 24 people play: nothing refused, nobody waits for more than a second",
            "traumfabrik",
            "reliability",
            "upgrade::",
        ),
        (
            "rubbish comes in",
            "10,000 malformed frames and requests: refused, nothing changed, nothing grew",
            "traumfabrik-server",
            "rubbish",
            "",
        ),
    ] {
        let args = ["test", "--quiet", "-p", package, "--test", test, filter];
        let args: Vec<&str> = args.into_iter().filter(|arg| !arg.is_empty()).collect();
        let took = command(root, "cargo", &args, &[("TRAUMFABRIK_PROOF", "long".to_owned())])?;
        let line = format!("TRAUMFABRIK_PROOF=long cargo {}", args.join(" "));
        row(page, what, how_much, took, &line);
    }
    Ok(())
}

fn command(
    root: &Path,
    program: &str,
    args: &[&str],
    env: &[(&str, String)],
) -> Result<Duration, String> {
    println!("{program} {}", args.join(" "));
    let started = Instant::now();
    let mut command = Command::new(program);
    command.args(args).current_dir(root);
    for (name, value) in env {
        command.env(name, value);
    }
    let status = command.status().map_err(|error| format!("{program}: {error}"))?;
    if status.success() {
        Ok(started.elapsed())
    } else {
        Err(format!("{program} {} failed", args.join(" ")))
    }
}

fn row(page: &mut String, what: &str, how_much: &str, took: Duration, command: &str) {
    let seconds = took.as_secs();
    let _ = writeln!(
        page,
        "| {what} | {how_much} | {} min {} s | `{command}` |",
        seconds / 60,
        seconds % 60
    );
}

fn thousands(n: u64) -> String {
    let digits = n.to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .filter_map(|group| core::str::from_utf8(group).ok())
        .collect();
    groups.join(",")
}

//! The long forms of the proofs, and the page that tells of them.

mod journal;
mod oracle;

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::{endings, marathon};
use journal::Journal;

/// What steps through millions of states is built like this: optimised, each crate by itself.
const PROFILE: [&str; 2] = ["--profile", "prove"];

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

/// Runs everything and writes docs/proof.md. What was shown of the same sources before, by a run
/// that was broken off, is not shown again.
pub(crate) fn run(root: &Path, effort: &Effort) -> Result<(), String> {
    let mut journal = Journal::open(root)?;
    // What finds faults most often comes first, and what takes longest last.
    reliability(root, &mut journal)?;
    laws(root, effort, &mut journal)?;
    tests(root, &mut journal)?;
    reviews(root, effort, &mut journal)?;
    example(root, &mut journal)?;
    journal.row("bots keep the rules", "cargo run --release -p xtask -- marathon", || {
        marathon::run(100_000, 10_000, 100)
    })?;
    let line = "cargo run --release -p xtask -- endings";
    journal.row("searches in solved endings", line, || endings::run(1000))?;
    fuzz(root, effort, &mut journal)?;
    oracle::compare(effort.n_games, &mut journal)?;
    let page = format!("{HEAD}{}{TAIL}\nShown of {}.\n", journal.table(), journal.sources());
    let path = root.join("docs/proof.md");
    fs::write(&path, page).map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    journal.close()?;
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

fn laws(root: &Path, effort: &Effort, journal: &mut Journal) -> Result<(), String> {
    let line = "PROPTEST_CASES=… cargo test --profile prove -p traumfabrik-testkit --test laws";
    journal.row("laws", line, || {
        let args = ["-p", "traumfabrik-testkit", "--test", "laws"];
        test(root, &args, &[("PROPTEST_CASES", &effort.law_cases.to_string())])?;
        Ok(format!("{} random games for each law", thousands(effort.law_cases.into())))
    })
}

fn tests(root: &Path, journal: &mut Journal) -> Result<(), String> {
    let what = "scenes, whole games, counts, wire, packs, terminal, tidy";
    journal.row(what, "cargo test --workspace", || {
        command(root, "cargo", &["test", "--quiet", "--workspace"], &[])?;
        Ok("all tests".to_owned())
    })
}

fn reviews(root: &Path, effort: &Effort, journal: &mut Journal) -> Result<(), String> {
    let line = "REVIEW_GAMES=… cargo test --profile prove -p traumfabrik-review --test trials -- --nocapture";
    journal.row("reviews: planted blunders, forecasts, seeds", line, || {
        let args = ["-p", "traumfabrik-review", "--test", "trials", "--", "--nocapture"];
        test(root, &args, &[("REVIEW_GAMES", &effort.review_games.to_string())])?;
        Ok(format!("{} games for each trial", thousands(effort.review_games)))
    })
}

/// What somebody who comes from reinforcement learning does first: a library's own method, until it
/// is better than a bot.
fn example(root: &Path, journal: &mut Journal) -> Result<(), String> {
    let (program, args) = ("scripts/python", ["examples/masked_ppo.py"]);
    let line = format!("{program} {}", args.join(" "));
    journal.row("PPO of skrl learns in Python", &line, || {
        command(root, program, &args, &[])?;
        Ok("it beats `filler` between two, with the masks of Gymnasium's `Seat`".to_owned())
    })
}

fn fuzz(root: &Path, effort: &Effort, journal: &mut Journal) -> Result<(), String> {
    journal.row("fuzz targets", "scripts/fuzz SECONDS", || {
        let seconds = effort.fuzz_seconds.to_string();
        command(root, "scripts/fuzz", &[&seconds], &[])?;
        Ok(format!("{seconds} s each, nothing found"))
    })
}

/// Rooms in a world that is made up: nothing but steps, so it is optimised.
fn simulation(root: &Path, journal: &mut Journal) -> Result<(), String> {
    let line = "TRAUMFABRIK_PROOF=long cargo test --profile prove -p traumfabrik-simulation";
    journal.row("everything goes wrong, in a simulation", line, || {
        let args = ["-p", "traumfabrik-simulation", "--test", "simulation"];
        test(root, &args, &[("TRAUMFABRIK_PROOF", "long")])?;
        Ok("more than 1,000 simulated hours: lost hints, kills, clocks that jump, a store that \
            fails; no promise is broken, and every planted fault is found"
            .to_owned())
    })
}

/// What a server promises, in the long form; docs/reliability.md tells more.
fn reliability(root: &Path, journal: &mut Journal) -> Result<(), String> {
    simulation(root, journal)?;
    for (what, how_much, test, filter) in [
        (
            "the server is killed",
            "500 times on SQLite and 500 times on PostgreSQL: no move lost, shown too early or made twice",
            "reliability",
            "kill::",
        ),
        (
            "the power is cut",
            "4,000 times, and 40 times on a store that does not wait for the disk, which is found out",
            "power",
            "",
        ),
        (
            "two nodes race",
            "160 games or more, 30,000 commands: one gets each number, all see the same",
            "reliability",
            "race::",
        ),
        (
            "the store fails at random",
            "480 games, thousands of faults: no move lost or invented",
            "reliability",
            "faults::",
        ),
        (
            "the database server ends and comes back",
            "5 times in the middle of a game",
            "reliability",
            "away::",
        ),
        (
            "nodes are replaced one by one",
            "3 nodes while 24 people play: nothing refused, nobody waits for more than a second",
            "reliability",
            "upgrade::",
        ),
        (
            "256 connections from one address mean harm",
            "a minute of four people who play on: 99 of 100 moves are shown within 100 ms, and the server stays below 300 MiB",
            "reliability",
            "attack::",
        ),
        (
            "three nodes for one",
            "4 games of bots that search on each: an entry costs at most 1.2 times the processor time that it costs with one node",
            "reliability",
            "thoughts::",
        ),
        (
            "rubbish comes in",
            "10,000 malformed frames and requests: refused, nothing changed, nothing grew",
            "rubbish",
            "",
        ),
    ] {
        // Of the whole workspace, so that nothing is built anew that its tests have built.
        let args = ["test", "--quiet", "--workspace", "--test", test, filter];
        let args: Vec<&str> = args.into_iter().filter(|arg| !arg.is_empty()).collect();
        let line = format!("TRAUMFABRIK_PROOF=long cargo {}", args.join(" "));
        journal.row(what, &line, || {
            command(root, "cargo", &args, &[("TRAUMFABRIK_PROOF", "long")])?;
            Ok(how_much.to_owned())
        })?;
    }
    Ok(())
}

/// Runs tests that step through millions of states.
fn test(root: &Path, args: &[&str], env: &[(&str, &str)]) -> Result<(), String> {
    let args = [&["test", "--quiet"], &PROFILE[..], args].concat();
    command(root, "cargo", &args, env)
}

fn command(root: &Path, program: &str, args: &[&str], env: &[(&str, &str)]) -> Result<(), String> {
    println!("{program} {}", args.join(" "));
    let mut command = Command::new(program);
    command.args(args).current_dir(root).envs(env.iter().copied());
    let status = command.status().map_err(|error| format!("{program}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{program} {} failed", args.join(" "))) }
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

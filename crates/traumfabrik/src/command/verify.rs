//! `traumfabrik verify`: is this record true?

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};

use traumfabrik_wire::VerifyError;
use traumfabrik_wire::record::{RecordFault, Verdict, verify_stream};

use crate::failure::Failure;

/// Run records again and compare every fact
///
/// Every action and every deal is checked and played by the rules, with the box that the record
/// carries, and what comes of it is compared with what the record says: a single changed digit is
/// found, or the record still describes a legal game. Exit code 1 if one does not hold.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The records
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let mut n_false = 0;
    for path in &args.files {
        match verify(path)? {
            Ok(verdict) => writeln!(out, "{}: {}", path.display(), praise(&verdict))?,
            Err(error) => {
                n_false += 1;
                writeln!(out, "{}: {error}", path.display())?;
            }
        }
    }
    match n_false {
        0 => Ok(()),
        1 => Err(Failure::No("the record does not hold".to_owned())),
        n => Err(Failure::No(format!("{n} of {} records do not hold", args.files.len()))),
    }
}

fn verify(path: &Path) -> Result<Result<Verdict, VerifyError>, Failure> {
    let file = File::open(path).map_err(|error| Failure::file("open", path, error))?;
    match verify_stream(BufReader::new(file)) {
        Err(VerifyError::Record(error)) if matches!(error.fault, RecordFault::Io(_)) => {
            Err(Failure::file("read", path, error))
        }
        verdict => Ok(verdict),
    }
}

fn praise(verdict: &Verdict) -> String {
    let Verdict { finished, n_entries, n_events, standings, winners } = verdict;
    let scores: Vec<String> = standings.iter().map(|s| s.total().to_string()).collect();
    let scores = scores.join(", ");
    let ending = if *finished {
        let winners: Vec<String> = winners.iter().map(ToString::to_string).collect();
        format!("finished, scores {scores}, won by seat {}", winners.join(" and "))
    } else {
        format!("a game in progress, points so far {scores}")
    };
    format!("holds ({n_entries} entries, {n_events} facts; {ending})")
}

//! `traumfabrik verify`: is this record true?

use std::io::{self, BufRead, Write};

use traumfabrik_table::fair::{Checked, DrawCheck, DrawFault};
use traumfabrik_wire::record::{self, RecordFault, Verdict, Verifier};
use traumfabrik_wire::{RecordError, VerifyError};

use crate::failure::Failure;
use crate::source::RecordSource;

/// Run records again and compare every fact
///
/// Every action and every deal is checked and played by the rules, with the box that the record
/// carries, and what comes of it is compared with what the record says: a single changed digit is
/// found, or the record still describes a legal game. If a record tells what its draws came from,
/// every deal is drawn again too, and those that were taken over from another game by what that game told. Exit code 1 if one does not hold.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The records, or links to games at servers
    #[arg(required = true, value_name = "FILE|LINK")]
    sources: Vec<RecordSource>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let mut n_false = 0;
    for source in &args.sources {
        match verify(source)? {
            Ok((verdict, None)) => writeln!(out, "{source}: {}", praise(&verdict))?,
            Ok((verdict, Some(checked))) => {
                let (praise, fairness) = (praise(&verdict), fairness(checked));
                writeln!(out, "{source}: {praise}. {fairness}")?;
            }
            Err(error) => {
                n_false += 1;
                writeln!(out, "{source}: {error}")?;
            }
        }
    }
    match n_false {
        0 => Ok(()),
        1 => Err(Failure::No("the record does not hold".to_owned())),
        n => Err(Failure::No(format!("{n} of {} records do not hold", args.sources.len()))),
    }
}

/// A legal game, and what can be said about its draws, if they are told.
type Findings = (Verdict, Option<Checked>);

fn verify(source: &RecordSource) -> Result<Result<Findings, DrawFault>, Failure> {
    match findings(source.open()?) {
        Err(DrawFault::Untrue(VerifyError::Record(
            error @ RecordError { fault: RecordFault::Io(_), .. },
        ))) => Err(source.unreadable(error)),
        findings => Ok(findings),
    }
}

/// Line by line, so that the first wrong one is named, whatever is wrong with it.
fn findings(input: impl BufRead) -> Result<Findings, DrawFault> {
    let (header, entries) = record::open(input).map_err(VerifyError::from)?;
    let mut verifier = Verifier::new(&header)?;
    let mut draws = DrawCheck::new(&header)?;
    for entry in entries {
        let entry = entry.map_err(VerifyError::from)?;
        if let Some(draws) = &mut draws {
            draws.entry(verifier.game(), &entry)?;
        }
        verifier.entry(&entry)?;
    }
    Ok((verifier.verdict(), draws.map(|draws| draws.checked())))
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

fn fairness(Checked { n_deals, n_taken_over }: Checked) -> String {
    if n_taken_over > 0 {
        let n_own = n_deals - n_taken_over;
        return format!(
            "The seeds are those committed to; of {n_deals} deals {n_taken_over} come from the game \
             before, the other {n_own} from this one's."
        );
    }
    let deals = match n_deals {
        0 => "nothing was dealt yet".to_owned(),
        1 => "the one deal comes from it".to_owned(),
        n => format!("all {n} deals come from it"),
    };
    format!("The seed is the one committed to; {deals}.")
}

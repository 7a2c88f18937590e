//! `traumfabrik review`: a finished game, judged.

mod report;
mod summary;
mod words;

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressStyle};
use traumfabrik_packs::{Lang, Texts};
use traumfabrik_review::{Effort, Rehearser, Review, Reviewer};
use traumfabrik_wire::{Header, Record};

use super::replay::words_for;
use crate::failure::Failure;
use crate::source::RecordSource;
use crate::table::{PacksArgs, default_lang};
use words::Words;

/// Judge a finished game: mistakes, prices, luck
///
/// From every moment of the game it is played on to the end many times, with what was still to
/// come shuffled anew: so a decision is judged by what could be known then. Prints curves, where each
/// seat's margin came from, the story in a few sentences, the costliest decisions and all auctions.
/// docs/review.md says how, and how far it can be trusted. Exit code 1 if the record does not hold,
/// if the game is not over, or if there is none behind a link that one may see; 3 if the server does
/// not answer.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The record, or a link to a game at a server
    #[arg(value_name = "FILE|LINK")]
    source: RecordSource,
    /// The language: en, de, fr or it; by default that of the environment
    #[arg(long)]
    lang: Option<Lang>,
    /// What the judge's chance starts from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Think a tenth as long, and know less
    #[arg(long)]
    quick: bool,
    /// In which order the auctions are listed
    #[arg(long, value_enum, default_value_t, value_name = "ORDER")]
    sort: summary::Sort,
    /// Print one JSON object, without names
    #[arg(long)]
    json: bool,
    /// Write a page with plots into this file
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    #[command(flatten)]
    packs: PacksArgs,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let record = args.source.record()?;
    let pack = words_for(&record.header, &args.packs.library()?)?;
    let texts = Texts::new(&pack, args.lang.unwrap_or_else(default_lang));
    let header = record.header.clone();
    let review = review(record, args)?;
    let words = Words { texts: &texts, names: names(&header) };
    if let Some(path) = &args.report {
        let page = report::page(&review, &words);
        fs::write(path, page).map_err(|error| Failure::file("write", path, error))?;
    }
    let mut out = io::stdout().lock();
    if args.json {
        let text = serde_json::to_string(&review);
        writeln!(out, "{}", text.map_err(|error| Failure::Io(error.to_string()))?)?;
    } else {
        let source = header.draw().map(|_| &args.source);
        summary::print(&mut out, &review, &words, source, args.sort)?;
    }
    Ok(())
}

fn review(record: Record, args: &Args) -> Result<Review, Failure> {
    let effort = if args.quick { Effort::LIGHT } else { Effort::FULL };
    let mut reviewer = Reviewer::begin(record, Rehearser, args.seed, effort)
        .map_err(|unfit| Failure::No(format!("{}: {unfit}", args.source)))?;
    let progress = progress_bar(reviewer.progress().all.into());
    while reviewer.step() {
        progress.set_position(reviewer.progress().done.into());
    }
    progress.finish_and_clear();
    Ok(reviewer.finish())
}

/// What the seats are called: as in the record, or by number where it has no label.
fn names(header: &Header) -> Vec<String> {
    let name = |(idx, player): (usize, &String)| match player.trim() {
        "" => format!("{}", idx + 1),
        name => name.to_owned(),
    };
    header.players().iter().enumerate().map(name).collect()
}

/// Shown on terminals alone.
fn progress_bar(n_all: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {percent} %, {eta} to go");
    ProgressBar::new(n_all).with_style(style.unwrap_or(ProgressStyle::default_bar()))
}

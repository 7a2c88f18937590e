//! `traumfabrik replay`: a recorded game in words.

use std::io::{self, BufRead, Write};

use traumfabrik_packs::{Lang, Library, Pack, Texts};
use traumfabrik_rules::Event;
use traumfabrik_wire::record::{self, Header};
use traumfabrik_wire::{Context, describe};

use crate::failure::Failure;
use crate::source::RecordSource;
use crate::table::{PacksArgs, default_lang};

/// Tell a recorded game in words
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The record, or a link to a game at a server
    #[arg(value_name = "FILE|LINK")]
    source: RecordSource,
    /// The language: en, de, fr or it; by default that of the environment
    #[arg(long)]
    lang: Option<Lang>,
    /// Wait for Enter after every entry; q stops
    #[arg(long)]
    step: bool,
    #[command(flatten)]
    packs: PacksArgs,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let wrong = |error| Failure::No(format!("{}: {error}", args.source));
    let (header, entries) = record::open(args.source.open()?).map_err(wrong)?;
    let pack = words_for(&header, &args.packs.library()?)?;
    let texts = Texts::new(&pack, args.lang.unwrap_or_else(default_lang));
    let mut out = io::stdout().lock();
    writeln!(out, "{}", texts.word("edition-name"))?;
    let mut context = Context::new(header.edition());
    for entry in entries {
        for event in &entry.map_err(wrong)?.events {
            context.note(event);
            for message in describe(event, &context) {
                writeln!(out, "{}{}", indent(event), texts.say(&message, header.players()))?;
            }
        }
        if args.step && !wait(&mut out)? {
            break;
        }
    }
    Ok(())
}

/// The pack that names the pieces of a record. What is printed on them is the record's own.
pub(super) fn words_for(header: &Header, library: &Library) -> Result<Pack, Failure> {
    let id = header.edition_id();
    let pack = library.get(id).ok_or_else(|| {
        let ids: Vec<&str> = library.packs().iter().map(|pack| pack.id.as_str()).collect();
        Failure::Usage(format!(
            "the record is of edition '{id}', and no pack at hand has its words ({}); \
             give --packs DIR",
            ids.join(", ")
        ))
    })?;
    Ok(pack.for_record(header))
}

/// Headings stand at the margin, what happens below them is indented.
fn indent(event: &Event) -> &'static str {
    match event {
        Event::LegendTurned { .. } => "\n== ",
        Event::Arrived { .. } => "\n-- ",
        Event::GameEnded { .. } => "== ",
        Event::FilmFinished { .. } | Event::AwardGiven { .. } | Event::AwardWithheld { .. } => {
            "  * "
        }
        _ => "  ",
    }
}

/// Waits for Enter; false if the reader has had enough.
fn wait(out: &mut impl Write) -> io::Result<bool> {
    out.flush()?;
    let mut answer = String::new();
    let n_read = io::stdin().lock().read_line(&mut answer)?;
    Ok(n_read > 0 && !answer.trim().eq_ignore_ascii_case("q"))
}

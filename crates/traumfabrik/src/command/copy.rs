//! `traumfabrik copy`: from a file to a PostgreSQL database.

use std::io::{self, Write};
use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressStyle};
use traumfabrik_store::{CopyReport, Difference};

use crate::data::{DATABASE_VARIABLE, DataFolder, database_url};
use crate::failure::Failure;
use crate::tables;

/// Copy everything from a data folder into an empty PostgreSQL database, and compare the two
///
/// Stop the server first, and start it again with --database when the copy is done. The data
/// folder is not changed. Exit code 1 if a game came out differently.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The data folder
    #[arg(long, value_name = "DIR")]
    from: PathBuf,
    /// The database, which has to be empty: postgres://user:password@host/name
    #[arg(
        long,
        value_name = "URL",
        env = DATABASE_VARIABLE,
        hide_env_values = true,
        value_parser = database_url
    )]
    to: String,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let from = DataFolder::new(args.from.clone()).existing_database()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let progress = ProgressBar::new(0).with_style(style());
    let report = runtime.block_on(async {
        let from = traumfabrik_store::sqlite(&from)?;
        let to = traumfabrik_store::postgres(&args.to).await?;
        let mut tell = |n_done, n_total| {
            progress.set_length(n_total);
            progress.set_position(n_done);
        };
        let report = traumfabrik_store::copy(&from, &to, &mut tell).await;
        from.close().await;
        to.close().await;
        report
    });
    progress.finish_and_clear();
    tell(&report?)
}

fn tell(report: &CopyReport) -> Result<(), Failure> {
    let CopyReport { n_rows, differences } = report;
    let mut out = io::stdout().lock();
    let mut table = tables::table(&["table", "rows copied"]);
    for (name, n_rows) in n_rows {
        table.add_row([(*name).to_owned(), n_rows.to_string()]);
    }
    writeln!(out, "{table}")?;
    let n_games = n_rows.get("game").copied().unwrap_or(0);
    if differences.is_empty() {
        writeln!(out, "All {n_games} games were compared entry by entry: both stores are equal.")?;
        return Ok(());
    }
    for Difference { game, from, to } in differences {
        writeln!(
            out,
            "{game}: {} entries with hash {} became {} with hash {}",
            from.n_entries, from.hash, to.n_entries, to.hash
        )?;
    }
    Err(Failure::No(format!(
        "{} of {n_games} games came out differently; do not use the copy",
        differences.len()
    )))
}

fn style() -> ProgressStyle {
    let template = "{bar:40} {human_pos} of {human_len} rows, {eta} to go";
    ProgressStyle::with_template(template).unwrap_or(ProgressStyle::default_bar())
}

//! `traumfabrik play`: a game in the terminal.
use crate::failure::Failure;
#[derive(Debug, clap::Args)]
pub(crate) struct Args {}
pub(crate) fn run(_: &Args) -> Result<(), Failure> {
    Ok(())
}

//! A PostgreSQL server for one command, as careful about its disk as one that people rely on.

use std::process::Command;

use traumfabrik_store::testing::Postgres;

/// Runs a command that finds an empty database in `TRAUMFABRIK_DATABASE`.
pub(crate) fn run(command: &[&str]) -> Result<(), String> {
    let Some((program, args)) = command.split_first() else {
        return Err("which command is to be run?".to_owned());
    };
    let server = Postgres::start_durable();
    let status =
        Command::new(program).args(args).env("TRAUMFABRIK_DATABASE", server.database()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{program} ended with {status}")),
        Err(error) => Err(format!("cannot run {program}: {error}")),
    }
}

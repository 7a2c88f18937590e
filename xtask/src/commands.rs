//! Chores that run another command: with a PostgreSQL server of its own, as careful about its disk
//! as one that people rely on; or with two programs, one of which replaces the other under load.

use std::path::Path;
use std::process::Command;

use traumfabrik_store::testing::Postgres;

/// Runs a command that finds an empty database in `TRAUMFABRIK_DATABASE`.
pub(crate) fn with_postgres(command: &[&str]) -> Result<(), String> {
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

/// Replaces three nodes of one program by nodes of another while people play.
pub(crate) fn upgrade(root: &Path, old: &str, new: &str) -> Result<(), String> {
    let mut command = Command::new("cargo");
    command.args(["test", "--quiet", "--package", "traumfabrik", "--test", "reliability"]);
    command.args(["upgrade::", "--", "--nocapture"]).current_dir(root);
    for (name, program) in [("TRAUMFABRIK_OLD", old), ("TRAUMFABRIK_NEW", new)] {
        // The test runs in another folder.
        let program = Path::new(program).canonicalize();
        let program = program.map_err(|error| format!("no program of {name}: {error}"))?;
        command.env(name, program);
    }
    command.env("TRAUMFABRIK_PROOF", "long");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("the upgrade ended with {status}")),
        Err(error) => Err(format!("cannot run cargo: {error}")),
    }
}

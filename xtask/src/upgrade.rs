//! A rolling upgrade under load, from one program to another.

use std::path::Path;
use std::process::Command;

/// Replaces three nodes of one program by nodes of another while people play.
pub(crate) fn run(root: &Path, old: &str, new: &str) -> Result<(), String> {
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

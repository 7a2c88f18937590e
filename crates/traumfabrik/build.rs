//! Notes the state of the source, for `--version`.

use std::path::Path;
use std::process::Command;

fn main() {
    // What is released is exact. Tests are not compiled anew for every commit.
    let is_release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    // A branch moves without HEAD being written; its log is written then.
    for file in ["../../.git/HEAD", "../../.git/logs/HEAD"] {
        if is_release && Path::new(file).exists() {
            println!("cargo::rerun-if-changed={file}");
        }
    }
    println!("cargo::rerun-if-env-changed=TRAUMFABRIK_COMMIT");
    let commit = std::env::var("TRAUMFABRIK_COMMIT").ok().or_else(last_commit);
    let build = commit.map(|commit| format!(" ({commit})")).unwrap_or_default();
    println!("cargo::rustc-env=TRAUMFABRIK_BUILD={build}");
}

/// The last commit and its day. There is none in an archive of the source, whose maker gives one
/// by `TRAUMFABRIK_COMMIT`.
fn last_commit() -> Option<String> {
    let git = ["log", "-1", "--format=%h %cs"];
    let output = Command::new("git").args(git).output().ok().filter(|it| it.status.success())?;
    let line = String::from_utf8(output.stdout).ok()?;
    Some(line.trim().to_owned()).filter(|line| !line.is_empty())
}

//! The binary as a person or a program uses it.

mod arena;
mod commands;
mod fair;
mod play;
mod review;

mod admin;
mod backup;
mod hosting;
mod serve;
mod settings;
mod wrong_settings;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The binary, whatever the environment of the tests says.
fn binary(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_traumfabrik"));
    command.args(args).env("LC_ALL", "C");
    for variable in ["DATABASE", "LOG", "MAIL_SERVER", "MAIL_FROM", "METRICS_SECRET"] {
        command.env_remove(format!("TRAUMFABRIK_{variable}"));
    }
    command
}

fn traumfabrik(args: &[&str], input: &str) -> Output {
    let mut child = binary(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // A command that does not read its input may be gone already: that is its right.
    let _ = child.stdin.take().expect("it has an input").write_all(input.as_bytes());
    child.wait_with_output().expect("the binary ends")
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A folder of this test alone.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("the folder can be made");
    path
}

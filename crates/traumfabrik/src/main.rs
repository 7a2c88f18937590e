//! Traumfabrik: one binary to play, host and study the game.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    traumfabrik::run()
}

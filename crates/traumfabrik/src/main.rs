//! Traumfabrik: one binary to play, host and study the game.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// A server's messages are made on one thread and let go on another, many times for every move:
/// this allocator is made for that. `make bench` shows what it buys.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    traumfabrik::run()
}

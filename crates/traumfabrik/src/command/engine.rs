//! `traumfabrik engine`: JSON lines on standard input and output.

use std::io::{self, BufRead, Read, Write};

use crate::failure::Failure;
use crate::table::PacksArgs;
use traumfabrik_engine::{Engine, REQUEST_MAX};

/// Let a program drive the rules: JSON lines in, JSON lines out
///
/// One request a line, one answer a line, such as {"cmd":"new","seats":4,"seed":1}. See
/// docs/protocol.md; {"cmd":"hello"} lists the editions, and a wrong request says what is right.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    packs: PacksArgs,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut engine = Engine::new(args.packs.library()?);
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut line = Vec::new();
    loop {
        line.clear();
        let limit = REQUEST_MAX as u64 + 1;
        if input.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        if line.len() > REQUEST_MAX && !line.ends_with(b"\n") {
            return Err(Failure::Io(format!("a request is longer than {REQUEST_MAX} bytes")));
        }
        let text = String::from_utf8_lossy(&line);
        if text.trim().is_empty() {
            continue;
        }
        let answer = engine.answer(text.trim());
        writeln!(output, "{}", answer.line)?;
        output.flush()?;
        if answer.is_last {
            return Ok(());
        }
    }
}

//! Chores of the workspace: `cargo run -p xtask -- tidy | types`.
#![forbid(unsafe_code)]

mod tidy;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "usage: cargo run -p xtask -- tidy | types
  tidy    check edges, rule labels, languages and habits; `cargo test -p xtask` does the same
  types   write the TypeScript types of web/src/wire anew";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["tidy"] => {
            let faults = tidy::faults(&root());
            for fault in &faults {
                eprintln!("{fault}");
            }
            println!("tidy: {} faults", faults.len());
            ExitCode::from(u8::from(!faults.is_empty()))
        }
        ["types"] => match traumfabrik_wire::export_types(&root().join("web/src/wire")) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("cannot write the types: {error}");
                ExitCode::from(3)
            }
        },
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

/// The root of the workspace.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

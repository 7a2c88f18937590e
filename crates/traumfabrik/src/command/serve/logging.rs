//! What the server writes about itself, to standard error. No secret and no name is in it.

use std::io::{self, IsTerminal};

use clap::Args;
use tracing_subscriber::EnvFilter;

use crate::failure::Failure;

/// How much to log, and how.
#[derive(Debug, Args)]
pub(crate) struct LogArgs {
    /// How much to log: error, warn, info, debug or trace; or more exactly, such as
    /// `info,traumfabrik_server=debug`
    #[arg(long, value_name = "FILTER", env = "TRAUMFABRIK_LOG", default_value = "info,sqlx=warn")]
    log: String,
    /// Log one JSON object a line
    #[arg(long)]
    log_json: bool,
}

impl LogArgs {
    /// Words that are no level would be taken for the name of a part of the program, and nothing
    /// at all would be logged.
    fn check(&self) -> Result<(), Failure> {
        let levels = ["off", "error", "warn", "info", "debug", "trace"];
        let is_level = |word: &str| levels.contains(&word.to_ascii_lowercase().as_str());
        let mut parts = self.log.split(',').map(str::trim);
        match parts.find(|part| !part.contains(['=', '[']) && !is_level(part)) {
            Some(part) => Err(Failure::Usage(format!(
                "--log {}: '{part}' is neither a level ({}) nor PART=LEVEL; 'info' is usual",
                self.log,
                levels.join(", ")
            ))),
            None => Ok(()),
        }
    }

    /// Whether programs read the log.
    pub(crate) fn is_json(&self) -> bool {
        self.log_json
    }

    /// Begins to log.
    pub(crate) fn start(&self) -> Result<(), Failure> {
        self.check()?;
        let filter = EnvFilter::try_new(&self.log).map_err(|error| {
            Failure::Usage(format!("--log {}: {error}; 'info' is usual", self.log))
        })?;
        let has_colour =
            io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty());
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
        let log = log.with_ansi(has_colour);
        match self.log_json {
            true => log.json().init(),
            false => log.init(),
        }
        Ok(())
    }
}

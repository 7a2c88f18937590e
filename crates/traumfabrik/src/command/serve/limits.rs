//! Limits that a host may want to change.

use std::time::Duration;

use clap::Args;
use traumfabrik_server::Limits;

const HOUR: u64 = 3600;

/// What nobody may exceed. Whoever does is told so, and how long to wait.
#[derive(Debug, Args)]
#[command(next_help_heading = "Limits")]
pub(crate) struct LimitArgs {
    /// Sockets that may be open from one address [default: 64]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_sockets_per_address: Option<u32>,
    /// Connections that may be open at the same time [default: 20000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_connections: Option<u32>,
    /// Tables of one person that are not over [default: 50]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_tables_per_person: Option<u32>,
    /// Commands of one person in a second, on average [default: 20]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_commands_per_second: Option<u32>,
    /// New guests, new tables and attempts to sign in from one address in a minute [default: 60]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_costly_per_minute: Option<u32>,
    /// What may be asked for from one address in a second, on average: one for a small answer, 20
    /// for a replay or a hint [default: 200]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    max_reads_per_second: Option<u32>,
    /// Close tables that have waited so long for people [default: 24]
    #[arg(long, value_name = "HOURS", value_parser = clap::value_parser!(u32).range(1..))]
    close_waiting_after: Option<u32>,
    /// Close games in which nobody has moved for so long [default: 90]
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    close_resting_after: Option<u32>,
}

impl LimitArgs {
    /// Puts what was given in place of what is usual.
    pub(crate) fn apply(&self, limits: &mut Limits) {
        let size = |n: u32| usize::try_from(n).unwrap_or(usize::MAX);
        if let Some(n) = self.max_sockets_per_address {
            limits.sockets_per_address = size(n);
        }
        if let Some(n) = self.max_connections {
            limits.connections = size(n);
        }
        if let Some(n) = self.max_tables_per_person {
            limits.tables_per_person = n;
        }
        if let Some(n) = self.max_commands_per_second {
            limits.commands_per_second = n;
        }
        if let Some(n) = self.max_costly_per_minute {
            limits.costly_per_minute = n;
        }
        if let Some(n) = self.max_reads_per_second {
            limits.reads_per_second = n;
        }
        if let Some(hours) = self.close_waiting_after {
            limits.gathering_timeout = Duration::from_secs(u64::from(hours) * HOUR);
        }
        if let Some(days) = self.close_resting_after {
            limits.resting_timeout = Duration::from_secs(u64::from(days) * 24 * HOUR);
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::{Args, Command, FromArgMatches};

    use super::*;

    /// The help says what is usual, and nobody checks help by reading it.
    #[test]
    fn the_help_tells_the_usual_limits() {
        let mut command = LimitArgs::augment_args(Command::new("serve"));
        let help = command.render_long_help().to_string();
        let defaults = Limits::default();
        for (flag, usual) in [
            ("--max-sockets-per-address", defaults.sockets_per_address as u64),
            ("--max-connections", defaults.connections as u64),
            ("--max-tables-per-person", defaults.tables_per_person.into()),
            ("--max-commands-per-second", defaults.commands_per_second.into()),
            ("--max-costly-per-minute", defaults.costly_per_minute.into()),
            ("--max-reads-per-second", defaults.reads_per_second.into()),
            ("--close-waiting-after", defaults.gathering_timeout.as_secs() / HOUR),
            ("--close-resting-after", defaults.resting_timeout.as_secs() / HOUR / 24),
        ] {
            let told = help.split(flag).nth(1).and_then(|rest| rest.split("--").next());
            let expected = format!("[default: {usual}]");
            assert!(told.is_some_and(|told| told.contains(&expected)), "{flag}: {help}");
        }
        let matches = command.get_matches_from(["serve", "--close-resting-after", "3"]);
        let mut limits = Limits::default();
        LimitArgs::from_arg_matches(&matches).expect("it fits").apply(&mut limits);
        let resting_timeout = Duration::from_secs(3 * 24 * HOUR);
        assert_eq!(limits, Limits { resting_timeout, ..defaults });
    }
}

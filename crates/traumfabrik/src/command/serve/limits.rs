//! Limits that a host may want to change.

use std::time::Duration;

use clap::Args;
use traumfabrik_server::Limits;

const HOUR: u64 = 3600;

/// What nobody may exceed. Whoever does is told so, and how long to wait.
#[derive(Debug, Args)]
#[command(next_help_heading = "Limits")]
pub(crate) struct LimitArgs {
    /// Sockets that may be open from one address
    #[arg(
        long,
        value_name = "N",
        default_value_t = Limits::default().sockets_per_address as u32,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    max_sockets_per_address: u32,
    /// Connections that may be open at the same time
    #[arg(
        long,
        value_name = "N",
        default_value_t = Limits::default().connections as u32,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    max_connections: u32,
    /// Tables of one person that are not over
    #[arg(
        long,
        value_name = "N",
        default_value_t = Limits::default().tables_per_person,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    max_tables_per_person: u32,
    /// Commands of one person in a second, on average
    #[arg(
        long,
        value_name = "N",
        default_value_t = Limits::default().commands_per_second,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    max_commands_per_second: u32,
    /// New guests, new tables, games from files and attempts to sign in from one address in a
    /// minute
    #[arg(
        long,
        value_name = "N",
        default_value_t = Limits::default().costly_per_minute,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    max_costly_per_minute: u32,
    /// What may be asked for from one address in a second, on average: one for a small answer, 20
    /// for a replay or a hint
    #[arg(
        long,
        value_name = "N",
        default_value_t = Limits::default().reads_per_second,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    max_reads_per_second: u32,
    /// Close tables that have waited so long for people
    #[arg(
        long,
        value_name = "HOURS",
        default_value_t = hours(Limits::default().gathering_timeout),
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    close_waiting_after: u32,
    /// Close games in which nobody has moved for so long
    #[arg(
        long,
        value_name = "DAYS",
        default_value_t = hours(Limits::default().resting_timeout) / 24,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    close_resting_after: u32,
}

/// How many whole hours that is.
fn hours(time: Duration) -> u32 {
    (time.as_secs() / HOUR) as u32
}

impl LimitArgs {
    /// Puts these limits in place.
    pub(crate) fn apply(&self, limits: &mut Limits) {
        let size = |n: u32| usize::try_from(n).unwrap_or(usize::MAX);
        let timeout = |hours: u64| Duration::from_secs(hours * HOUR);
        limits.sockets_per_address = size(self.max_sockets_per_address);
        limits.connections = size(self.max_connections);
        limits.tables_per_person = self.max_tables_per_person;
        limits.commands_per_second = self.max_commands_per_second;
        limits.costly_per_minute = self.max_costly_per_minute;
        limits.reads_per_second = self.max_reads_per_second;
        limits.gathering_timeout = timeout(self.close_waiting_after.into());
        limits.resting_timeout = timeout(u64::from(self.close_resting_after) * 24);
    }
}

#[cfg(test)]
mod tests {
    use clap::{Args, Command, FromArgMatches};

    use super::*;

    fn limits(args: &[&str]) -> Limits {
        let command = LimitArgs::augment_args(Command::new("serve"));
        let matches = command.get_matches_from([&["serve"], args].concat());
        let mut limits = Limits::default();
        LimitArgs::from_arg_matches(&matches).expect("it fits").apply(&mut limits);
        limits
    }

    #[test]
    fn nothing_said_changes_nothing_and_each_flag_changes_its_limit() {
        assert_eq!(limits(&[]), Limits::default());
        let resting_timeout = Duration::from_secs(3 * 24 * HOUR);
        let expected = Limits { resting_timeout, connections: 7, ..Limits::default() };
        assert_eq!(limits(&["--close-resting-after", "3", "--max-connections", "7"]), expected);
    }
}

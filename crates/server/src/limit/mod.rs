//! How often, and how many at once. Whoever exceeds a limit is told how long to wait, and the
//! memory that all this takes is bounded too.

mod concurrency;
mod rate;
mod waiting;
pub(crate) mod weight;

use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use traumfabrik_table::{GameId, PersonId};

pub(crate) use concurrency::Permit;
pub(crate) use waiting::{Budgets, Held, Reader};

use crate::{ApiError, Limits};
use concurrency::ConcurrencyLimit;
use rate::RateLimit;
use waiting::{Waiting, WaitingMax};

/// Short bursts may hold so many times what is allowed in a second.
const BURST_SECONDS: u32 = 4;
/// So many addresses may try to get into one account as often as each of them may.
const GUESSES_PER_ATTEMPT: u32 = 6;
/// How often it is written down that a browser was used. A host reads it as "last seen".
const TOUCH_EVERY: Duration = Duration::from_secs(60);
/// A page opens a few connections besides its socket.
const CONNECTIONS_PER_SOCKET: usize = 4;
/// Bytes of answers that wait to be read, for everybody together, and as many that are said.
const WAITING_BYTES_MAX: usize = 256 * 1024 * 1024;
/// So many people of one household may say as much by their sockets as each of them may do.
pub(crate) const PEOPLE_PER_ADDRESS: u32 = 10;
/// What somebody is told who has too many sockets, or too much to read: nobody knows when that ends.
const RETRY: Duration = Duration::from_secs(5);

/// What somebody may do too much of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    Attempts,
    Commands,
    Costly,
    Messages,
    Reads,
    Sockets,
    WaitingBytes,
}

impl Limit {
    const ALL: [Self; 7] = [
        Self::Attempts,
        Self::Commands,
        Self::Costly,
        Self::Messages,
        Self::Reads,
        Self::Sockets,
        Self::WaitingBytes,
    ];

    /// The name that figures and hosts see.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Attempts => "attempts",
            Self::Commands => "commands",
            Self::Costly => "costly",
            Self::Messages => "messages",
            Self::Reads => "reads",
            Self::Sockets => "sockets",
            Self::WaitingBytes => "waiting_bytes",
        }
    }
}

/// The limits of a node.
#[derive(Debug)]
pub(crate) struct Limiter {
    costly: RateLimit<IpAddr>,
    attempts: RateLimit<(IpAddr, String)>,
    guesses: RateLimit<String>,
    codes: RateLimit<(IpAddr, String)>,
    known: RateLimit<String>,
    commands: RateLimit<PersonId>,
    touches: RateLimit<String>,
    sockets: Arc<ConcurrencyLimit>,
    connections: Arc<ConcurrencyLimit>,
    reads: RateLimit<IpAddr>,
    messages: RateLimit<IpAddr>,
    waiting: Waiting,
    refused: Family<LimitLabel, Counter>,
}

/// A limit among the figures.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct LimitLabel {
    limit: &'static str,
}

impl Limiter {
    /// Nobody has done anything yet.
    pub(crate) fn new(limits: &Limits) -> Self {
        let minute = Duration::from_secs(60);
        let second = Duration::from_secs(1);
        let n_connections = limits.sockets_per_address.saturating_mul(CONNECTIONS_PER_SOCKET);
        let refused = Family::<LimitLabel, Counter>::default();
        let waiting_max = WaitingMax {
            everybody: WAITING_BYTES_MAX,
            address: limits.waiting_bytes_per_address,
            person: limits.waiting_bytes_per_person,
            table: limits.waiting_bytes_per_table,
        };
        Self {
            costly: RateLimit::new(limits.costly_per_minute, minute, 1),
            attempts: RateLimit::new(limits.attempts_per_minute, minute, 1),
            guesses: RateLimit::new(
                limits.attempts_per_minute.saturating_mul(GUESSES_PER_ATTEMPT),
                minute,
                1,
            ),
            codes: RateLimit::new(limits.attempts_per_minute, minute, 1),
            known: RateLimit::new(limits.attempts_per_minute, minute, 1),
            commands: RateLimit::new(limits.commands_per_second, second, BURST_SECONDS),
            touches: RateLimit::new(1, TOUCH_EVERY, 1),
            sockets: ConcurrencyLimit::new(limits.sockets_per_address, limits.connections),
            connections: ConcurrencyLimit::new(n_connections, usize::MAX),
            reads: RateLimit::new(limits.reads_per_second, second, BURST_SECONDS),
            messages: RateLimit::new(
                limits.commands_per_second.saturating_mul(PEOPLE_PER_ADDRESS),
                second,
                1,
            ),
            waiting: Waiting::new(waiting_max, refusals_by(&refused, Limit::WaitingBytes)),
            refused,
        }
    }

    /// Somebody at this address asks for something that may cost: a new guest, a new table, a
    /// password to be checked.
    pub(crate) fn costly(&self, address: IpAddr) -> Result<(), ApiError> {
        let taken = self.costly.take(&neighbourhood(address), Instant::now());
        taken.map_err(|wait| self.too_many(Limit::Costly, wait))
    }

    /// Somebody at this address asks for something that costs so much to answer.
    pub(crate) fn read(&self, address: IpAddr, weight: u32) -> Result<(), ApiError> {
        if weight == 0 {
            return Ok(());
        }
        let taken = self.reads.take_many(&neighbourhood(address), weight, Instant::now());
        taken.map_err(|wait| self.too_many(Limit::Reads, wait))
    }

    /// What waits for somebody at this address counts against these.
    pub(crate) fn budgets(
        &self,
        address: IpAddr,
        person: Option<&PersonId>,
        game: Option<&GameId>,
    ) -> Budgets {
        self.waiting.budgets(neighbourhood(address), person, game)
    }

    /// An answer of so many bytes waits to be read, until the guard is dropped.
    pub(crate) fn waiting(&self, budgets: &Budgets, n_bytes: usize) -> Result<Held, ApiError> {
        budgets.hold(n_bytes).ok_or_else(|| self.too_many(Limit::WaitingBytes, RETRY))
    }

    /// How many bytes wait to be read.
    pub(crate) fn n_bytes_waiting(&self) -> usize {
        self.waiting.total()
    }

    /// Somebody at this address tries to get into an account. Many who guess from many addresses
    /// are held up together.
    pub(crate) fn attempt(&self, address: IpAddr, account: &str) -> Result<(), ApiError> {
        let (account, now) = (account.to_lowercase(), Instant::now());
        let here = (neighbourhood(address), account.clone());
        let taken = self.attempts.take(&here, now).and_then(|()| self.guesses.take(&account, now));
        taken.map_err(|wait| self.too_many(Limit::Attempts, wait))
    }

    /// The same by one of the codes of an account. Nobody finds one by guessing, so that only those
    /// at one address are held up.
    pub(crate) fn attempt_by_code(&self, address: IpAddr, account: &str) -> Result<(), ApiError> {
        let here = (neighbourhood(address), account.to_lowercase());
        let taken = self.codes.take(&here, Instant::now());
        taken.map_err(|wait| self.too_many(Limit::Attempts, wait))
    }

    /// The same by a device that has been in that account, or somebody who is signed in: nobody
    /// else who guesses holds them up.
    pub(crate) fn attempt_by(&self, who: &str) -> Result<(), ApiError> {
        let taken = self.known.take(&who.to_owned(), Instant::now());
        taken.map_err(|wait| self.too_many(Limit::Attempts, wait))
    }

    /// Somebody sends a command.
    pub(crate) fn command(&self, person: &PersonId) -> Result<(), ApiError> {
        let taken = self.commands.take(person, Instant::now());
        taken.map_err(|wait| self.too_many(Limit::Commands, wait))
    }

    /// Whether it is time to write down that a browser was used. Once asked, it is not for a while.
    pub(crate) fn is_touch_due(&self, token_hash: &String) -> bool {
        self.touches.take(token_hash, Instant::now()).is_ok()
    }

    /// Somebody at this address opens a socket; it counts until the guard is dropped.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<Permit, ApiError> {
        ConcurrencyLimit::enter(&self.sockets, neighbourhood(address))
            .ok_or_else(|| self.too_many(Limit::Sockets, RETRY))
    }

    /// Somebody at this address opens a connection; it counts until the guard is dropped.
    pub(crate) fn connection(&self, address: IpAddr) -> Option<Permit> {
        ConcurrencyLimit::enter(&self.connections, neighbourhood(address))
    }

    /// How often each limit refused somebody.
    pub(crate) fn refused(&self) -> Family<LimitLabel, Counter> {
        self.refused.clone()
    }

    /// The same as a list.
    pub(crate) fn refusals(&self) -> impl Iterator<Item = (Limit, u64)> {
        Limit::ALL.into_iter().map(|limit| (limit, refusals_by(&self.refused, limit).get()))
    }

    /// Counts a refusal.
    fn too_many(&self, limit: Limit, wait: Duration) -> ApiError {
        refusals_by(&self.refused, limit).inc();
        // Rounded up, so that whoever waits so long does not come too early.
        let retry_ms = u64::try_from(wait.as_millis()).unwrap_or(u64::MAX).saturating_add(1);
        ApiError::TooMany { retry_ms }
    }

    /// Something has come in by a socket from this address. Says how long it has to wait for the
    /// others that have: nothing is lost, and nobody can shout anybody else down.
    pub(crate) fn message(&self, address: IpAddr) -> Duration {
        let wait = self.messages.reserve(&neighbourhood(address), Instant::now());
        if !wait.is_zero() {
            refusals_by(&self.refused, Limit::Messages).inc();
        }
        wait
    }

    /// How many sockets are open.
    pub(crate) fn n_sockets(&self) -> usize {
        self.sockets.total()
    }
}

fn refusals_by(refused: &Family<LimitLabel, Counter>, limit: Limit) -> Counter {
    refused.get_or_create(&LimitLabel { limit: limit.name() }).clone()
}

/// One household gets so many addresses of the new kind that they have to be taken together.
fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_household_are_one() {
        let of = |text: &str| neighbourhood(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2::3"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::3"), of("2001:db8:1:3::3"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
    }

    #[test]
    fn every_limit_is_its_own() {
        let limits = Limits {
            costly_per_minute: 1,
            attempts_per_minute: 1,
            commands_per_second: 1,
            sockets_per_address: 1,
            ..Limits::default()
        };
        let limiter = Limiter::new(&limits);
        let address = "192.0.2.1".parse().unwrap();
        let person = "ada".parse().unwrap();
        assert_eq!(limiter.costly(address), Ok(()));
        assert_eq!(limiter.attempt(address, "Ada"), Ok(()));
        assert!((0..4).all(|_| limiter.command(&person).is_ok()));
        let socket = limiter.socket(address).unwrap();
        for refused in [
            limiter.costly(address),
            limiter.attempt(address, "ADA"),
            limiter.command(&person),
            limiter.socket(address).map(drop),
        ] {
            assert!(matches!(refused, Err(ApiError::TooMany { retry_ms: 1.. })), "{refused:?}");
        }
        let elsewhere = |n: u8| [192, 0, 2, n].into();
        assert!((2..=6).all(|n| limiter.attempt(elsewhere(n), "ada").is_ok()));
        assert!(limiter.attempt(elsewhere(7), "ada").is_err(), "too many from everywhere");
        assert_eq!(limiter.attempt_by("laptop"), Ok(()));
        assert!(limiter.attempt_by("laptop").is_err());
        assert_eq!(limiter.attempt_by_code(address, "ada"), Ok(()));
        assert!(limiter.attempt_by_code(address, "Ada").is_err());
        assert_eq!(limiter.n_sockets(), 1);
        drop(socket);
        assert_eq!(limiter.n_sockets(), 0);
        assert!(limiter.socket(address).is_ok());
    }
}

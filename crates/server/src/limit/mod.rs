//! How often, and how many at once. Whoever exceeds a limit is told how long to wait, and the
//! memory that all this takes is bounded too.

mod concurrency;
mod rate;

use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use traumfabrik_table::PersonId;

pub(crate) use concurrency::Permit;

use crate::{ApiError, Limits};
use concurrency::ConcurrencyLimit;
use rate::RateLimit;

/// Short bursts may hold so many times what is allowed in a second.
const BURST_SECONDS: u32 = 4;
/// How often it is written down that a browser was used.
const TOUCH_EVERY: Duration = Duration::from_secs(3600);
/// A page opens a few connections besides its socket.
const CONNECTIONS_PER_SOCKET: usize = 4;
/// What somebody is told who has too many sockets: nobody knows when one will close.
const SOCKET_RETRY_MS: u64 = 5_000;

/// The limits of a node.
#[derive(Debug)]
pub(crate) struct Limiter {
    costly: RateLimit<IpAddr>,
    attempts: RateLimit<String>,
    commands: RateLimit<PersonId>,
    touches: RateLimit<String>,
    sockets: Arc<ConcurrencyLimit>,
    connections: Arc<ConcurrencyLimit>,
}

impl Limiter {
    /// Nobody has done anything yet.
    pub(crate) fn new(limits: &Limits) -> Self {
        let minute = Duration::from_secs(60);
        let second = Duration::from_secs(1);
        let n_connections = limits.sockets_per_address.saturating_mul(CONNECTIONS_PER_SOCKET);
        Self {
            costly: RateLimit::new(limits.costly_per_minute, minute, 1),
            attempts: RateLimit::new(limits.attempts_per_minute, minute, 1),
            commands: RateLimit::new(limits.commands_per_second, second, BURST_SECONDS),
            touches: RateLimit::new(1, TOUCH_EVERY, 1),
            sockets: ConcurrencyLimit::new(limits.sockets_per_address, limits.connections),
            connections: ConcurrencyLimit::new(n_connections, usize::MAX),
        }
    }

    /// Somebody at this address asks for something that may cost: a new guest, a new table, a
    /// password to be checked.
    pub(crate) fn costly(&self, address: IpAddr) -> Result<(), ApiError> {
        self.costly.take(&neighbourhood(address), Instant::now()).map_err(too_many)
    }

    /// Somebody tries to get into an account.
    pub(crate) fn attempt(&self, account: &str) -> Result<(), ApiError> {
        self.attempts.take(&account.to_lowercase(), Instant::now()).map_err(too_many)
    }

    /// Somebody sends a command.
    pub(crate) fn command(&self, person: &PersonId) -> Result<(), ApiError> {
        self.commands.take(person, Instant::now()).map_err(too_many)
    }

    /// Whether it is time to write down that a browser was used. Once asked, it is not for a while.
    pub(crate) fn is_touch_due(&self, token_hash: &String) -> bool {
        self.touches.take(token_hash, Instant::now()).is_ok()
    }

    /// Somebody at this address opens a socket; it counts until the guard is dropped.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<Permit, ApiError> {
        ConcurrencyLimit::enter(&self.sockets, neighbourhood(address))
            .ok_or(ApiError::TooMany { retry_ms: SOCKET_RETRY_MS })
    }

    /// Somebody at this address opens a connection; it counts until the guard is dropped.
    pub(crate) fn connection(&self, address: IpAddr) -> Option<Permit> {
        ConcurrencyLimit::enter(&self.connections, neighbourhood(address))
    }

    /// How many sockets are open.
    pub(crate) fn n_sockets(&self) -> usize {
        self.sockets.total()
    }
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

fn too_many(wait: Duration) -> ApiError {
    // Rounded up, so that whoever waits so long does not come too early.
    let retry_ms = u64::try_from(wait.as_millis()).unwrap_or(u64::MAX).saturating_add(1);
    ApiError::TooMany { retry_ms }
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
        assert_eq!(limiter.attempt("Ada"), Ok(()));
        assert!((0..4).all(|_| limiter.command(&person).is_ok()));
        let socket = limiter.socket(address).unwrap();
        for refused in [
            limiter.costly(address),
            limiter.attempt("ADA"),
            limiter.command(&person),
            limiter.socket(address).map(drop),
        ] {
            assert!(matches!(refused, Err(ApiError::TooMany { retry_ms: 1.. })), "{refused:?}");
        }
        assert_eq!(limiter.n_sockets(), 1);
        drop(socket);
        assert_eq!(limiter.n_sockets(), 0);
        assert!(limiter.socket(address).is_ok());
    }
}

//! Passwords: hashed slowly on purpose, away from everything that must not wait.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::Semaphore;
use traumfabrik_store::Secret;

use crate::ApiError;

/// So many are hashed at the same time: each takes memory and most of a core.
const AT_ONCE_MAX: usize = 2;
/// Whoever would have to wait longer is asked to come back.
const WAIT_MAX: Duration = Duration::from_secs(5);
/// Memory in KiB, and how often it is gone through: what is recommended for servers.
const MEMORY_KIB: u32 = 19 * 1024;
const N_PASSES: u32 = 2;
/// The hash of a password that nobody has, made like all others. It is checked where there is no
/// account, so that an unknown name takes as long as a wrong password.
const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IGZvciB1cw$\
    mYleBHsGQTV6KTr8ABzRnjlzjAUPIvD6vy61mVfpf00";

/// Hashes and checks passwords.
#[derive(Debug)]
pub(crate) struct Passwords {
    room: Arc<Semaphore>,
    n_hashed: AtomicU64,
}

impl Default for Passwords {
    fn default() -> Self {
        Self { room: Arc::new(Semaphore::new(AT_ONCE_MAX)), n_hashed: AtomicU64::new(0) }
    }
}

impl Passwords {
    /// How many were hashed so far, to be kept or to be compared.
    pub(crate) fn count(&self) -> u64 {
        self.n_hashed.load(Ordering::Relaxed)
    }

    /// What is kept of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<Secret, ApiError> {
        let hashed = self.work(move || hasher().hash_password(password.as_bytes())).await?;
        hashed.map(|hash| Secret::new(hash.to_string())).map_err(|error| {
            tracing::error!(%error, "a password cannot be hashed");
            ApiError::Internal {}
        })
    }

    /// Whether this is the password of which that is kept; if nothing is, it is not, and finding
    /// that out takes as long.
    pub(crate) async fn is_right(
        &self,
        password: String,
        kept: Option<Secret>,
    ) -> Result<bool, ApiError> {
        self.work(move || {
            let hash = kept.as_ref().map_or(NOBODYS, Secret::expose);
            let is_equal = match PasswordHash::new(hash) {
                Ok(hash) => hasher().verify_password(password.as_bytes(), &hash).is_ok(),
                Err(error) => {
                    tracing::error!(%error, "the hash of a password cannot be read");
                    false
                }
            };
            is_equal && kept.is_some()
        })
        .await
    }

    /// Does something slow when there is room for it.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let wait = Arc::clone(&self.room).acquire_owned();
        let Ok(Ok(permit)) = tokio::time::timeout(WAIT_MAX, wait).await else {
            let retry_ms = u64::try_from(WAIT_MAX.as_millis()).unwrap_or(u64::MAX);
            return Err(ApiError::TooMany { retry_ms });
        };
        self.n_hashed.fetch_add(1, Ordering::Relaxed);
        // The permit goes along: a visitor who leaves does not make room, the work goes on.
        let done = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        done.await.map_err(|error| {
            tracing::error!(%error, "hashing failed");
            ApiError::Internal {}
        })
    }
}

fn hasher() -> Argon2<'static> {
    let params = Params::new(MEMORY_KIB, N_PASSES, 1, None).expect("the parameters are in bounds");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_again() {
        let passwords = Passwords::default();
        let kept = passwords.hash("correct horse".to_owned()).await.unwrap();
        assert!(kept.expose().starts_with("$argon2id$"));
        assert!(!kept.expose().contains("correct"));
        let again = passwords.hash("correct horse".to_owned()).await.unwrap();
        assert_ne!(kept, again, "the salt differs");
        for (password, is_right) in [("correct horse", true), ("Correct horse", false), ("", false)]
        {
            let found = passwords.is_right(password.to_owned(), Some(kept.clone())).await;
            assert_eq!(found, Ok(is_right), "{password}");
        }
    }

    #[tokio::test]
    async fn nobody_has_nobodys_password_and_it_costs_as_much() {
        let passwords = Passwords::default();
        assert_eq!(passwords.is_right("nobody".to_owned(), None).await, Ok(false));
        let kept = passwords.hash("whatever".to_owned()).await.unwrap();
        let [nobodys, kept] = [NOBODYS, kept.expose()].map(|text| PasswordHash::new(text).unwrap());
        assert_eq!(nobodys.algorithm, kept.algorithm);
        assert_eq!(nobodys.version, kept.version);
        assert_eq!(nobodys.params, kept.params);
        let length = |hash: &PasswordHash| hash.hash.as_ref().map(|output| output.as_bytes().len());
        assert_eq!(length(&nobodys), length(&kept));
    }
}

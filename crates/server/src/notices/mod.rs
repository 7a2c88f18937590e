//! Notices: whoever has to decide at a table where nobody sits and waits is told by mail, and by a
//! call to an address of their own.
//!
//! The entry that makes somebody due notes in the same step that they are to be told, so no notice
//! is lost; whichever node takes it first sends it. It is sent whether or not some page is open
//! somewhere: nobody knows whether anyone looks at it.

mod address;
pub(crate) mod confirm;
mod letter;
mod mail;
mod webhook;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use traumfabrik_store::{Notice, PersonRow, StoreError};
use traumfabrik_table::Time;

use self::letter::Letter;
use self::webhook::Webhooks;
use crate::app::App;
use crate::lobby::Summary;
use crate::{ApiError, Config};

pub use mail::{BadMail, Mail};

/// How many may be on their way at the same time, so that slow ones do not hold up all others.
const AT_ONCE: usize = 32;
/// Others may try after this time. It is longer than sending can take.
const LEASE_MS: i64 = 60_000;
/// Tries grow apart by this factor, but not without end.
const RETRY_FACTOR: i64 = 4;
const RETRY_MAX_MS: i64 = 12 * 3600 * 1000;
/// No notice is tried for longer.
const REMEMBERED_MS: i64 = 7 * 24 * 3600 * 1000;

/// Sends notices.
#[derive(Debug)]
pub(crate) struct Notifier {
    webhooks: Webhooks,
    places: Arc<Semaphore>,
    /// Notices whose mail is sent, and whose call is still to be tried again: by name, with the
    /// time of the entry.
    mailed: Mutex<BTreeMap<String, Time>>,
}

/// Why something did not arrive. It names nobody, for it is logged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Undelivered {
    /// It may work later.
    Later(&'static str),
    /// It will never work.
    Never(&'static str),
}

impl Notifier {
    pub(crate) fn new(config: &Config) -> Self {
        Self {
            webhooks: Webhooks::new(config.allow_private_webhooks),
            places: Arc::new(Semaphore::new(AT_ONCE)),
            mailed: Mutex::default(),
        }
    }

    /// Sends a letter to all places where a person wants it. An error means that it should be
    /// tried again.
    async fn send(
        &self,
        app: &App,
        person: &PersonRow,
        notice: &Notice,
        letter: Letter,
    ) -> Result<(), &'static str> {
        let name = letter::name(notice);
        let mailing = async {
            let (Some(mail), Some(to)) = (&app.config.mail, person.mail_to()) else {
                return Ok(());
            };
            // The mail was sent the last time, and only the call failed.
            if self.mailed().contains_key(&name) {
                return Ok(());
            }
            let recipient = confirm::recipient("notice", to.expose());
            match app.store.take_letter(&recipient, app.now(), confirm::NOTICES).await {
                Ok(None) => mail.send(to.expose(), &letter, &name).await,
                Ok(Some(_)) => Err(Undelivered::Later("there were too many")),
                Err(_) => Err(Undelivered::Later("the store is away")),
            }
        };
        let calling = async {
            let Some(webhook) = &person.webhook else { return Ok(()) };
            let Some(call) = &letter.call else { return Ok(()) };
            self.webhooks.post(webhook.expose(), call.body()).await
        };
        let (mailed, called) = tokio::join!(mailing, calling);
        let mailed = settle("mail", notice, mailed);
        let called = settle("webhook", notice, called);
        let mut half_done = self.mailed();
        half_done.retain(|_, at| *at > notice.created_at.plus(-REMEMBERED_MS));
        if mailed.is_ok() && called.is_err() {
            half_done.insert(name, notice.created_at);
        } else {
            half_done.remove(&name);
        }
        mailed.and(called)
    }

    fn mailed(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Time>> {
        self.mailed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What will never arrive is settled too; the log says that it did not.
fn settle(road: &str, notice: &Notice, sent: Result<(), Undelivered>) -> Result<(), &'static str> {
    match sent {
        Ok(()) => Ok(()),
        Err(Undelivered::Never(why)) => {
            tracing::info!(game = %notice.game, road, why, "a notice cannot be sent");
            Ok(())
        }
        Err(Undelivered::Later(why)) => {
            let tries = notice.tries;
            tracing::info!(game = %notice.game, road, why, tries, "a notice could not be sent yet");
            Err(why)
        }
    }
}

/// Takes notices that wait, and has them sent.
pub(crate) async fn send_waiting(app: &Arc<App>) -> Result<(), StoreError> {
    loop {
        let n_places = app.notifier.places.available_permits();
        if n_places == 0 || app.is_stopping() {
            return Ok(());
        }
        let claimed = app.store.claim_notices(app.now(), LEASE_MS, n_places as u32).await?;
        if claimed.is_empty() {
            return Ok(());
        }
        for notice in claimed {
            let Ok(place) = Arc::clone(&app.notifier.places).acquire_owned().await else {
                return Ok(());
            };
            // A node that stops finishes these first: otherwise somebody would be told twice.
            app.tasks.spawn(see_to(Arc::clone(app), notice, place));
        }
    }
}

/// Sends one notice, and notes what became of it. If that cannot be noted, it is sent again when
/// the lease has ended, under the same name.
async fn see_to(app: Arc<App>, notice: Notice, _place: OwnedSemaphorePermit) {
    let noted = match deliver(&app, &notice).await {
        Ok(None) => app.store.notice_sent(&notice, app.now()).await.map(|()| true),
        Ok(Some(retry_at)) => app.store.notice_failed(&notice, retry_at).await,
        Err(ApiError::StoreAway {}) => return,
        // There is no such game any more, or none that can be read.
        Err(_) => app.store.notice_sent(&notice, app.now()).await.map(|()| true),
    };
    match noted {
        Ok(true) => {}
        Ok(false) => tracing::warn!(tries = notice.tries, "a notice is given up"),
        Err(error) => tracing::debug!(%error, "what became of a notice cannot be noted"),
    }
}

/// Sends a notice, if it is still one. Answers when to try again; nothing if all is done.
async fn deliver(app: &Arc<App>, notice: &Notice) -> Result<Option<Time>, ApiError> {
    let mut people = app.store.people(std::slice::from_ref(&notice.person)).await?;
    let Some(person) = people.remove(&notice.person).filter(|person| wants(app, person)) else {
        return Ok(None);
    };
    // Whoever decides at once needs no notice.
    let ripe_at = notice.created_at.plus(millis(app.config.notice_delay));
    if ripe_at > app.now() {
        return Ok(Some(ripe_at));
    }
    let Some(summary) = still_open(app, notice, &person).await? else { return Ok(None) };
    let letter = Letter::your_turn(&app.config, &app.library, &person, notice, &summary);
    let letter = letter.ok_or(ApiError::Internal {})?;
    let sent = app.notifier.send(app, &person, notice, letter).await;
    Ok(sent.err().map(|_| app.now().plus(retry_ms(&app.config, notice.tries))))
}

/// Whether somebody wants to be told, and can be.
fn wants(app: &App, person: &PersonRow) -> bool {
    let has_mail = app.config.mail.is_some() && person.mail_to().is_some();
    let is_here = !person.is_blocked && !person.is_deleted;
    is_here && person.is_notified && (has_mail || person.webhook.is_some())
}

/// The table, if it still waits for the decision that the notice is about.
async fn still_open(
    app: &Arc<App>,
    notice: &Notice,
    person: &PersonRow,
) -> Result<Option<Summary>, ApiError> {
    let row = app.store.game(&notice.game).await?.ok_or(ApiError::NotFound {})?;
    // Another node may have been faster.
    let standing = app.standing(&notice.game, Some(&person.person), None, row.seq).await?;
    let (table, seats) = (&*standing.table, standing.seats);
    let is_theirs = |seat| seats.has(seat) && table.chair(seat).plays_itself();
    let is_open = table.turn() == notice.seq && table.due().is_some_and(is_theirs);
    Ok(is_open.then(|| Summary::of(table)))
}

/// How long to wait after so many tries.
fn retry_ms(config: &Config, tries: u32) -> i64 {
    let factor = RETRY_FACTOR.saturating_pow(tries.saturating_sub(1));
    millis(config.notice_retry).saturating_mul(factor).min(RETRY_MAX_MS)
}

fn millis(duration: std::time::Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tries_grow_apart_and_end_within_days() {
        let config = Config::new(([127, 0, 0, 1], 0).into());
        let waits: Vec<i64> = (1..=8).map(|tries| retry_ms(&config, tries) / 60_000).collect();
        assert_eq!(waits, [1, 4, 16, 64, 256, 720, 720, 720]);
        assert_eq!(retry_ms(&config, u32::MAX), RETRY_MAX_MS);
        assert!(waits.iter().sum::<i64>() * 60_000 < REMEMBERED_MS);
    }
}

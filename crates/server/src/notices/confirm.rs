//! Whether an address is whose it is said to be. Anybody can type any address, so the first letter
//! only asks, and nothing else is sent before its owner has said yes.

use std::sync::Arc;

use traumfabrik_store::{LetterLimit, NewConfirmation, PersonRow, Secret};
use traumfabrik_table::PersonId;

use super::letter::Letter;
use crate::app::App;
use crate::{ApiError, random};

/// Questions to one address, whoever is asked about.
const QUESTIONS: LetterLimit = LetterLimit { n_letters: 3, every_ms: 8 * 3600 * 1000 };
/// Notices to one address.
pub(super) const NOTICES: LetterLimit = LetterLimit { n_letters: 30, every_ms: 10 * 60 * 1000 };
/// How long a question can be answered.
const OPEN_MS: i64 = 7 * 24 * 3600 * 1000;

/// Takes one question out of what an address may get.
pub(crate) async fn may_ask(app: &App, email: &str) -> Result<(), ApiError> {
    if app.config.mail.is_none() {
        return Ok(());
    }
    let recipient = recipient("question", email);
    match app.store.take_letter(&recipient, app.now(), QUESTIONS).await? {
        None => Ok(()),
        Some(free_at) => {
            let retry_ms = u64::try_from(free_at.since(app.now())).unwrap_or(0).max(1);
            Err(ApiError::TooMany { retry_ms })
        }
    }
}

/// Sends the question whether an address is somebody's. Whether it arrives shows in the answer.
pub(crate) async fn ask(app: &Arc<App>, row: &PersonRow, email: String) -> Result<(), ApiError> {
    if app.config.mail.is_none() {
        return Ok(());
    }
    let (key, mail_key) = (random::secret(), Secret::new(random::secret()));
    let new = NewConfirmation {
        person: row.person.clone(),
        email: Secret::new(&*email),
        key_hash: random::hash(&key),
        mail_key,
        at: app.now(),
    };
    let Some(mail_key) = app.store.ask_to_confirm(new).await? else { return Ok(()) };
    let letter = Letter::question(&app.config, &app.library, row, &key, mail_key.expose());
    let letter = letter.ok_or(ApiError::Internal {})?;
    let name = random::hash(&format!("question {key}"))[..32].to_owned();
    let sending = Arc::clone(app);
    app.tasks.spawn(async move {
        let Some(mail) = &sending.config.mail else { return };
        if let Err(why) = mail.send(&email, &letter, &name).await {
            tracing::info!(?why, "the question whether an address is right could not be sent");
        }
    });
    Ok(())
}

/// The owner of an address says yes.
pub(crate) async fn confirm(app: &App, key: &str) -> Result<(), ApiError> {
    let since = app.now().plus(-OPEN_MS);
    match app.store.confirm_mail(&random::hash(key), since).await? {
        true => Ok(()),
        false => Err(ApiError::WrongCredentials {}),
    }
}

/// Asks once more about the address of a person that is not confirmed.
pub(crate) async fn ask_again(app: &Arc<App>, person: &PersonId) -> Result<(), ApiError> {
    let row = app.store.person(person).await?.ok_or(ApiError::Stranger {})?;
    let email = row.email.as_ref().ok_or(ApiError::NotFound {})?.expose().to_owned();
    if row.mail_to().is_some() {
        return Ok(());
    }
    may_ask(app, &email).await?;
    ask(app, &row, email).await
}

/// An address as it is counted: by a hash, and however it is written. What stands behind a plus
/// sign leads to the same box.
pub(super) fn recipient(kind: &str, email: &str) -> String {
    let email = email.to_lowercase();
    let (local, domain) = email.rsplit_once('@').unwrap_or((&email, ""));
    let local = local.split('+').next().unwrap_or(local);
    random::hash(&format!("{kind} {local}@{domain}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_box_is_one_recipient() {
        let of = |email: &str| recipient("question", email);
        assert_eq!(of("ada@example.org"), of("Ada+games@Example.org"));
        assert_ne!(of("ada@example.org"), of("bob@example.org"));
        assert_ne!(of("ada@example.org"), recipient("notice", "ada@example.org"));
    }
}

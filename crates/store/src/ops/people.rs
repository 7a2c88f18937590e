//! People and their accounts.

use std::collections::BTreeMap;

use traumfabrik_table::{PersonId, Time};

use crate::error::Result;
use crate::tx::{Row, Tx, Value};
use crate::{AccountSet, NewPerson, PersonChange, PersonRow, Secret};

/// So many people are asked for at once.
const ASKED_MAX: usize = 64;

/// The columns of a person, in the order in which [`person_row`] reads them.
pub(crate) const COLUMNS: &str = "person.person_id, person.name, person.lang, person.created_at,
    person.seen_at, person.account, person.account_shown, person.password, person.email,
    person.webhook, person.is_notified, person.is_blocked, person.is_deleted, person.merged_into";

/// Keeps a new person.
pub(crate) async fn create(tx: &mut dyn Tx, new: &NewPerson) -> Result<bool> {
    let sql = "insert into person
        (person_id, name, lang, created_at, seen_at, is_notified, is_blocked, is_deleted)
        values ($1, $2, $3, $4, $4, 0, 0, 0) on conflict (person_id) do nothing";
    let args = [(&new.person).into(), (&new.name).into(), (&new.lang).into(), new.at.into()];
    Ok(tx.execute(sql, &args).await? > 0)
}

/// A person.
pub(crate) async fn person(tx: &mut dyn Tx, person: &PersonId) -> Result<Option<PersonRow>> {
    let sql = format!("select {COLUMNS} from person where person_id = $1");
    tx.row(&sql, &[person.into()]).await?.as_ref().map(person_row).transpose()
}

/// The person who has an account.
pub(crate) async fn person_by_account(tx: &mut dyn Tx, account: &str) -> Result<Option<PersonRow>> {
    let sql = format!("select {COLUMNS} from person where account = $1");
    tx.row(&sql, &[(&account.to_lowercase()).into()]).await?.as_ref().map(person_row).transpose()
}

/// Several people, or whom they have turned out to be.
pub(crate) async fn people(
    tx: &mut dyn Tx,
    people: &[PersonId],
) -> Result<BTreeMap<PersonId, PersonRow>> {
    let mut found = BTreeMap::new();
    for asked in people.chunks(ASKED_MAX) {
        // The last one is repeated, so that there are few different statements to prepare.
        let n_args = asked.len().next_power_of_two();
        let args: Vec<Value> = asked
            .iter()
            .chain(asked.last().into_iter().cycle())
            .take(n_args)
            .map(Value::from)
            .collect();
        let places: Vec<_> = (1..=n_args).map(|n| format!("${n}")).collect();
        let sql = format!(
            "select {COLUMNS}, asked.person_id from person asked join person
            on person.person_id = coalesce(asked.merged_into, asked.person_id)
            where asked.person_id in ({})",
            places.join(", ")
        );
        for row in tx.rows(&sql, &args).await? {
            found.insert(row.person(14)?, person_row(&row)?);
        }
    }
    Ok(found)
}

/// Changes something about a person.
pub(crate) async fn change(
    tx: &mut dyn Tx,
    person: &PersonId,
    changes: &[PersonChange],
) -> Result<bool> {
    let sql = format!(
        "select person_id from person where person_id = $1 and is_deleted = 0{}",
        tx.dialect().for_update
    );
    if tx.row(&sql, &[person.into()]).await?.is_none() {
        return Ok(false);
    }
    for change in changes {
        let (column, value): (_, Value) = match change {
            PersonChange::Name(name) => ("name", name.into()),
            PersonChange::Lang(lang) => ("lang", lang.into()),
            PersonChange::Email(email) => ("email", email.into()),
            PersonChange::Webhook(webhook) => ("webhook", webhook.into()),
            PersonChange::IsNotified(is) => ("is_notified", (*is).into()),
        };
        let sql = format!("update person set {column} = $2 where person_id = $1");
        tx.execute(&sql, &[person.into(), value]).await?;
    }
    Ok(true)
}

/// Gives a person an account. Of two who want one name at once, the later one gets a conflict
/// from the database, is run again, and finds it taken.
pub(crate) async fn set_account(
    tx: &mut dyn Tx,
    person: &PersonId,
    shown: &str,
    password: &Secret,
) -> Result<AccountSet> {
    let account = shown.to_lowercase();
    let sql = "select person_id from person where account = $1 and person_id <> $2";
    if tx.row(sql, &[(&account).into(), person.into()]).await?.is_some() {
        return Ok(AccountSet::Taken);
    }
    let sql = "update person set account = $2, account_shown = $3, password = $4
        where person_id = $1 and is_deleted = 0 and merged_into is null";
    let args = [person.into(), (&account).into(), shown.into(), password.expose().into()];
    Ok(match tx.execute(sql, &args).await? {
        0 => AccountSet::NoPerson,
        _ => AccountSet::Done,
    })
}

/// Changes a password.
pub(crate) async fn set_password(
    tx: &mut dyn Tx,
    person: &PersonId,
    password: &Secret,
) -> Result<bool> {
    let sql = "update person set password = $2 where person_id = $1 and account is not null";
    Ok(tx.execute(sql, &[person.into(), password.expose().into()]).await? > 0)
}

/// Shuts a person out, or lets the person in again.
pub(crate) async fn set_blocked(
    tx: &mut dyn Tx,
    person: &PersonId,
    is_blocked: bool,
) -> Result<bool> {
    let sql = "update person set is_blocked = $2 where person_id = $1";
    Ok(tx.execute(sql, &[person.into(), is_blocked.into()]).await? > 0)
}

/// A person was here.
pub(crate) async fn touch(tx: &mut dyn Tx, person: &PersonId, at: Time) -> Result<()> {
    let sql = "update person set seen_at = $2 where person_id = $1 and seen_at < $2";
    tx.execute(sql, &[person.into(), at.into()]).await?;
    Ok(())
}

/// Reads a row that begins with [`COLUMNS`].
pub(crate) fn person_row(row: &Row) -> Result<PersonRow> {
    Ok(PersonRow {
        person: row.person(0)?,
        name: row.maybe_text(1)?,
        lang: row.maybe_text(2)?,
        created_at: row.time(3)?,
        seen_at: row.time(4)?,
        account: row.maybe_text(5)?,
        account_shown: row.maybe_text(6)?,
        password: row.maybe_secret(7)?,
        email: row.maybe_secret(8)?,
        webhook: row.maybe_secret(9)?,
        is_notified: row.is(10)?,
        is_blocked: row.is(11)?,
        is_deleted: row.is(12)?,
        merged_into: row.maybe_text(13)?.map(|person| person.parse()).transpose()?,
    })
}

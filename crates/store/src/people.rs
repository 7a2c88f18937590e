//! People and their accounts.

use std::collections::BTreeMap;
use std::fmt;

use traumfabrik_table::{PersonId, Time};

use crate::error::Result;
use crate::tx::{Row, Tx, Value};
use crate::{Store, StoreFuture};

/// So many people are asked for at once.
pub(crate) const ASKED_MAX: usize = 64;

/// Text that must not show up in a log: debug output does not hold it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Takes care of a text.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The text itself.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A person who has not been here before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPerson {
    /// The name in the log, which says nothing about the person.
    pub person: PersonId,
    /// The name that others see.
    pub name: Option<String>,
    /// The language.
    pub lang: Option<String>,
    /// When the person came.
    pub at: Time,
}

impl NewPerson {
    /// A person of whom nothing is known.
    pub fn new(person: PersonId, at: Time) -> Self {
        Self { person, name: None, lang: None, at }
    }
}

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// The name in the log.
    pub person: PersonId,
    /// The name that others see.
    pub name: Option<String>,
    /// The language.
    pub lang: Option<String>,
    /// When the person came.
    pub created_at: Time,
    /// When the person was last here.
    pub seen_at: Time,
    /// The name of the account, in lower case; a guest has none.
    pub account: Option<String>,
    /// The name of the account as the person writes it.
    pub account_shown: Option<String>,
    /// The hash of the password.
    pub password: Option<Secret>,
    /// Where to send mail, once it is confirmed.
    pub email: Option<Secret>,
    /// The address that its owner has confirmed.
    pub confirmed_email: Option<Secret>,
    /// What every letter holds: whoever shows it wants no more.
    pub mail_key: Option<Secret>,
    /// Where to send notices otherwise.
    pub webhook: Option<Secret>,
    /// Whether the person wants notices.
    pub is_notified: bool,
    /// Whether the person was shut out.
    pub is_blocked: bool,
    /// Whether the person was forgotten.
    pub is_deleted: bool,
    /// The account that this guest turned out to be, or whose device somebody plays at.
    pub merged_into: Option<PersonId>,
}

impl PersonRow {
    /// Where mail may be sent: to the address that its owner has confirmed.
    pub fn mail_to(&self) -> Option<&Secret> {
        self.email.as_ref().filter(|&email| self.confirmed_email.as_ref() == Some(email))
    }
}

/// Something that a person changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PersonChange {
    /// The name that others see.
    Name(Option<String>),
    /// The language.
    Lang(Option<String>),
    /// Where to send mail. Another address has to be confirmed anew.
    Email(Option<Secret>),
    /// Where to send notices otherwise.
    Webhook(Option<Secret>),
    /// Whether the person wants notices.
    IsNotified(bool),
}

/// What became of the wish for an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountSet {
    /// The person has it.
    Done,
    /// Somebody else has an account of that name. Nothing was changed.
    Taken,
    /// There is no such person any more. Nothing was changed.
    NoPerson,
}

/// People.
impl Store {
    /// Keeps a new person. Answers whether the name in the log was free.
    pub fn create_person(&self, new: NewPerson) -> StoreFuture<'_, bool> {
        let sql = "insert into person
            (person_id, name, lang, created_at, seen_at, is_notified, is_blocked, is_deleted)
            values ($1, $2, $3, $4, $4, 0, 0, 0) on conflict (person_id) do nothing";
        let args = [(&new.person).into(), (&new.name).into(), (&new.lang).into(), new.at.into()];
        self.execute(sql, args, |n_rows| n_rows > 0)
    }

    /// A person; for a guest who turned out to be somebody else, the guest.
    pub fn person(&self, person: &PersonId) -> StoreFuture<'_, Option<PersonRow>> {
        let person = person.clone();
        Box::pin(self.read(async move |tx| find(tx, &person).await))
    }

    /// The person who has an account of this name. Capital letters do not matter.
    pub fn person_by_account(&self, account: &str) -> StoreFuture<'_, Option<PersonRow>> {
        let sql = format!("select {COLUMNS} from person where account = $1");
        let args = [(&account.to_lowercase()).into()];
        self.row(sql, args, person_row)
    }

    /// Everybody who is not forgotten and not somebody else by now, the newest first; after one of
    /// them, to go on with.
    pub fn all_people(
        &self,
        limit: u32,
        after: Option<&PersonId>,
    ) -> StoreFuture<'_, Vec<PersonRow>> {
        let mut args: Vec<Value> = vec![limit.into()];
        let mut filter = "is_deleted = 0 and merged_into is null".to_owned();
        if let Some(after) = after {
            args.push(after.into());
            filter += " and (created_at, person_id)
                < (select created_at, person_id from person where person_id = $2)";
        }
        let sql = format!(
            "select {COLUMNS} from person where {filter}
            order by created_at desc, person_id desc limit $1"
        );
        self.rows(sql, args, person_row)
    }

    /// Several people, by the names that were asked for; for a guest who turned out to be somebody
    /// else, that one. So it is for those who play at somebody's device, but for the name that
    /// others see: that is their own, if they have one.
    pub fn people(&self, people: &[PersonId]) -> StoreFuture<'_, BTreeMap<PersonId, PersonRow>> {
        let people = people.to_vec();
        Box::pin(self.read(async move |tx| {
            let mut found = BTreeMap::new();
            for asked in people.chunks(ASKED_MAX) {
                find_all(tx, asked, &mut found).await?;
            }
            Ok(found)
        }))
    }

    /// Changes something about a person. Answers whether there is one, and not forgotten.
    pub fn change_person(
        &self,
        person: &PersonId,
        changes: Vec<PersonChange>,
    ) -> StoreFuture<'_, bool> {
        let person = person.clone();
        Box::pin(self.write(async move |tx| {
            let sql = format!(
                "select person_id from person where person_id = $1 and is_deleted = 0{}",
                tx.dialect().for_update
            );
            if tx.row(&sql, &[(&person).into()]).await?.is_none() {
                return Ok(false);
            }
            for change in &changes {
                let (column, value): (_, Value) = match change {
                    PersonChange::Name(name) => ("name", name.into()),
                    PersonChange::Lang(lang) => ("lang", lang.into()),
                    PersonChange::Email(email) => ("email", email.into()),
                    PersonChange::Webhook(webhook) => ("webhook", webhook.into()),
                    PersonChange::IsNotified(is) => ("is_notified", (*is).into()),
                };
                // Letters to the address so far say nothing about the next one.
                if column == "email" {
                    let sql = "update person set mail_key = null
                        where person_id = $1 and (email <> $2 or email is null)";
                    tx.execute(sql, &[(&person).into(), value.clone()]).await?;
                }
                let sql = format!("update person set {column} = $2 where person_id = $1");
                tx.execute(&sql, &[(&person).into(), value]).await?;
            }
            Ok(true)
        }))
    }

    /// Gives a person an account, or another name and password for it. Names are compared in lower
    /// case.
    ///
    /// Of two who want one name at once, the later one gets a conflict from the database, is run
    /// again, and finds it taken.
    pub fn set_account(
        &self,
        person: &PersonId,
        shown: &str,
        password: Secret,
    ) -> StoreFuture<'_, AccountSet> {
        let (person, shown, account) = (person.clone(), shown.to_owned(), shown.to_lowercase());
        Box::pin(self.write(async move |tx| {
            let sql = "select person_id from person where account = $1 and person_id <> $2";
            if tx.row(sql, &[(&account).into(), (&person).into()]).await?.is_some() {
                return Ok(AccountSet::Taken);
            }
            let sql = "update person set account = $2, account_shown = $3, password = $4
                where person_id = $1 and is_deleted = 0 and merged_into is null";
            let args =
                [(&person).into(), (&account).into(), (&shown).into(), password.expose().into()];
            Ok(match tx.execute(sql, &args).await? {
                0 => AccountSet::NoPerson,
                _ => AccountSet::Done,
            })
        }))
    }

    /// Changes a password. Answers whether the person has an account.
    pub fn set_password(&self, person: &PersonId, password: Secret) -> StoreFuture<'_, bool> {
        let sql = "update person set password = $2 where person_id = $1 and account is not null";
        self.execute(sql, [person.into(), password.expose().into()], |n_rows| n_rows > 0)
    }

    /// Shuts a person out, or lets the person in again. Answers whether there is one.
    pub fn set_blocked(&self, person: &PersonId, is_blocked: bool) -> StoreFuture<'_, bool> {
        let sql = "update person set is_blocked = $2 where person_id = $1";
        self.execute(sql, [person.into(), is_blocked.into()], |n_rows| n_rows > 0)
    }

    /// A person was here.
    pub fn touch(&self, person: &PersonId, at: Time) -> StoreFuture<'_, ()> {
        let person = person.clone();
        Box::pin(self.write(async move |tx| touch(tx, &person, at).await))
    }
}

/// The columns of a person, in the order in which [`person_row`] reads them.
pub(crate) const COLUMNS: &str = "person.person_id, person.name, person.lang, person.created_at,
    person.seen_at, person.account, person.account_shown, person.password, person.email,
    person.webhook, person.is_notified, person.is_blocked, person.is_deleted, person.merged_into,
    person.confirmed_email, person.mail_key";

/// A person.
pub(crate) async fn find(tx: &mut Tx<'_>, person: &PersonId) -> Result<Option<PersonRow>> {
    let sql = format!("select {COLUMNS} from person where person_id = $1");
    tx.row(&sql, &[person.into()]).await?.as_ref().map(person_row).transpose()
}

/// Several people, or whom they have turned out to be.
async fn find_all(
    tx: &mut Tx<'_>,
    asked: &[PersonId],
    found: &mut BTreeMap<PersonId, PersonRow>,
) -> Result<()> {
    let (places, args) = places(asked);
    let sql = format!(
        "select {COLUMNS}, asked.person_id, asked.is_companion, asked.name
        from person asked join person
        on person.person_id = coalesce(asked.merged_into, asked.person_id)
        where asked.person_id in ({places})"
    );
    for row in tx.rows(&sql, &args).await? {
        let mut known = person_row(&row)?;
        if row.maybe_int(17)? == Some(1) {
            known.name = row.maybe_text(18)?.or(known.name);
        }
        found.insert(row.person(16)?, known);
    }
    Ok(())
}

/// A list of people for a statement, and its arguments.
pub(crate) fn places(asked: &[PersonId]) -> (String, Vec<Value>) {
    // The last one is repeated, so that there are few different statements to prepare.
    let n_args = asked.len().next_power_of_two();
    let last = asked.last().into_iter().cycle();
    let args = asked.iter().chain(last).take(n_args).map(Value::from).collect();
    let places: Vec<_> = (1..=n_args).map(|n| format!("${n}")).collect();
    (places.join(", "), args)
}

/// A person was here.
pub(crate) async fn touch(tx: &mut Tx<'_>, person: &PersonId, at: Time) -> Result<()> {
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
        confirmed_email: row.maybe_secret(14)?,
        mail_key: row.maybe_secret(15)?,
        webhook: row.maybe_secret(9)?,
        is_notified: row.is(10)?,
        is_blocked: row.is(11)?,
        is_deleted: row.is(12)?,
        merged_into: row.maybe_text(13)?.map(|person| person.parse()).transpose()?,
    })
}

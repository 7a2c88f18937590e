//! Mail goes to addresses that were confirmed, and not too much of it.

use traumfabrik_store::{
    LetterLimit, NewConfirmation, PersonChange, PersonId, Secret, Store, Time,
};

use crate::kit::{Pair, meet, on_all_stores};

on_all_stores! {
    an_address_is_confirmed_by_whoever_got_the_letter,
    whoever_wants_no_more_gets_none,
    a_recipient_gets_so_many_letters,
}

async fn give(store: &Store, person: &PersonId, email: &str) {
    let changes = vec![PersonChange::Email(Some(Secret::new(email)))];
    assert_eq!(store.change_person(person, changes).await, Ok(true));
}

/// Asks about an address. Answers with the key for all letters.
async fn ask(store: &Store, person: &PersonId, email: &str, key: &str) -> Option<Secret> {
    let new = NewConfirmation {
        person: person.clone(),
        email: Secret::new(email),
        key_hash: key.to_owned(),
        mail_key: Secret::new(format!("stop-{key}")),
        at: Time(10),
    };
    store.ask_to_confirm(new).await.expect("an answer")
}

async fn mail_to(store: &Store, person: &PersonId) -> Option<String> {
    let row = store.person(person).await.expect("an answer").expect("a person");
    row.mail_to().map(|email| email.expose().to_owned())
}

async fn an_address_is_confirmed_by_whoever_got_the_letter(pair: &Pair) {
    let store = &pair.store;
    let ada = meet(store, "ada").await;
    assert_eq!(ask(store, &ada, "ada@x", "k0").await, None, "it is not hers");
    give(store, &ada, "ada@x").await;
    assert_eq!(mail_to(store, &ada).await, None);
    assert_eq!(ask(store, &ada, "ada@x", "k1").await, Some(Secret::new("stop-k1")));
    assert_eq!(mail_to(store, &ada).await, None, "asking is not confirming");
    assert_eq!(store.confirm_mail("k1", Time(10)).await, Ok(false), "too late");
    assert_eq!(store.confirm_mail("other", Time(0)).await, Ok(false));
    for _ in 0..2 {
        assert_eq!(pair.other.confirm_mail("k1", Time(0)).await, Ok(true));
    }
    assert_eq!(mail_to(store, &ada).await.as_deref(), Some("ada@x"));
    // A key is about one address.
    give(store, &ada, "bob@x").await;
    assert_eq!(mail_to(store, &ada).await, None);
    assert_eq!(store.confirm_mail("k1", Time(0)).await, Ok(false));
    assert_eq!(ask(store, &ada, "bob@x", "k2").await, Some(Secret::new("stop-k2")));
    assert_eq!(store.confirm_mail("k1", Time(0)).await, Ok(false));
    assert_eq!(store.confirm_mail("k2", Time(0)).await, Ok(true));
    // Nothing of it is left of somebody who is forgotten.
    assert_eq!(store.forget(&ada).await, Ok(true));
    assert_eq!(store.confirm_mail("k2", Time(0)).await, Ok(false));
    let row = store.person(&ada).await.expect("an answer").expect("a person");
    assert_eq!((row.email, row.confirmed_email, row.mail_key), (None, None, None));
}

async fn whoever_wants_no_more_gets_none(pair: &Pair) {
    let store = &pair.store;
    let ada = meet(store, "ada").await;
    give(store, &ada, "ada@x").await;
    let key = ask(store, &ada, "ada@x", "k1").await.expect("a key");
    store.confirm_mail("k1", Time(0)).await.expect("an answer");
    assert_eq!(ask(store, &ada, "ada@x", "k2").await, Some(key.clone()), "it stays the same");
    assert_eq!(store.stop_mail("other").await, Ok(false));
    for _ in 0..2 {
        assert_eq!(pair.other.stop_mail(key.expose()).await, Ok(true));
    }
    assert_eq!(mail_to(store, &ada).await, None);
    assert_eq!(store.confirm_mail("k2", Time(0)).await, Ok(false));
    // Letters to one address cannot stop those to another.
    give(store, &ada, "new@x").await;
    assert_eq!(store.stop_mail(key.expose()).await, Ok(false));
}

async fn a_recipient_gets_so_many_letters(pair: &Pair) {
    let limit = LetterLimit { n_letters: 2, every_ms: 100 };
    let take = async |node: i64, who: &str, now: i64| {
        pair.node(node).take_letter(who, Time(now), limit).await.expect("an answer")
    };
    assert_eq!(take(0, "a", 1_000).await, None);
    assert_eq!(take(1, "a", 1_000).await, None);
    assert_eq!(take(0, "a", 1_000).await, Some(Time(1_100)));
    assert_eq!(take(1, "a", 1_099).await, Some(Time(1_100)), "asking costs nothing");
    assert_eq!(take(1, "b", 1_000).await, None);
    assert_eq!(take(1, "a", 1_100).await, None);
    assert_eq!(take(0, "a", 1_100).await, Some(Time(1_200)));
    pair.store.sweep(Time(9_000)).await.expect("swept");
    assert_eq!(take(0, "a", 9_000).await, None);
}

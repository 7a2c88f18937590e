//! Sessions and keys.

use traumfabrik_store::{KeyKind, NewSession, Store, StoreError, Time};

use crate::kit::{Pair, meet, on_all_stores, person};

on_all_stores! {
    a_session_leads_to_its_person_until_it_ends,
    a_session_needs_a_person,
    sessions_that_nobody_uses_end,
    new_keys_replace_old_ones,
    a_recovery_key_opens_once,
}

async fn open(store: &Store, token_hash: &str, name: &str, at: i64) {
    let (token_hash, person) = (token_hash.to_owned(), person(name));
    store.add_session(NewSession { token_hash, person, at: Time(at) }).await.expect("a session");
}

async fn is_open(store: &Store, token_hash: &str) -> bool {
    store.session(token_hash).await.expect("an answer").is_some()
}

async fn a_session_leads_to_its_person_until_it_ends(pair: &Pair) {
    let store = &pair.store;
    let ada = meet(store, "ada").await;
    for token_hash in ["t1", "t2", "t3"] {
        open(store, token_hash, "ada", 5).await;
    }
    let row = pair.other.session("t1").await.expect("an answer").expect("a person");
    assert_eq!((row.person, row.seen_at), (ada.clone(), Time(1)));
    store.touch_session("t1", Time(50)).await.expect("noted");
    store.touch_session("none", Time(60)).await.expect("noted");
    let row = store.person(&ada).await.expect("an answer").expect("a person");
    assert_eq!(row.seen_at, Time(50));
    assert_eq!(store.end_session("t1").await, Ok(Some(ada.clone())));
    assert_eq!(store.end_session("t1").await, Ok(None));
    assert!(!is_open(store, "t1").await && is_open(store, "t2").await);
    assert_eq!(store.end_sessions(&ada).await, Ok(2));
    assert!(!is_open(store, "t2").await);
}

async fn a_session_needs_a_person(pair: &Pair) {
    let new = NewSession { token_hash: "t".to_owned(), person: person("nobody"), at: Time(1) };
    assert!(matches!(pair.store.add_session(new).await, Err(StoreError::Fault(_))));
}

async fn sessions_that_nobody_uses_end(pair: &Pair) {
    let store = &pair.store;
    meet(store, "ada").await;
    open(store, "old", "ada", 5).await;
    open(store, "used", "ada", 5).await;
    store.touch_session("used", Time(50)).await.expect("noted");
    assert_eq!(store.end_old_sessions(Time(50)).await, Ok(1));
    assert!(!is_open(store, "old").await && is_open(store, "used").await);
}

async fn new_keys_replace_old_ones(pair: &Pair) {
    let store = &pair.store;
    let (ada, bob) = (meet(store, "ada").await, meet(store, "bob").await);
    let keys = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let (carry, recovery) = (KeyKind::Carry, KeyKind::Recovery);
    store.add_keys(&ada, carry, keys(&["c1"]), Time(1)).await.expect("keys");
    store.add_keys(&ada, recovery, keys(&["r1", "r2"]), Time(1)).await.expect("keys");
    store.add_keys(&bob, carry, keys(&["b1"]), Time(1)).await.expect("keys");
    store.add_keys(&ada, carry, keys(&["c2", "c3"]), Time(2)).await.expect("keys");
    assert_eq!(store.use_key("c1", carry).await, Ok(None));
    assert_eq!(store.use_key("c2", recovery).await, Ok(None));
    for _ in 0..2 {
        assert_eq!(store.use_key("c2", carry).await, Ok(Some(ada.clone())));
        assert_eq!(store.use_key("b1", carry).await, Ok(Some(bob.clone())));
    }
    for name in ["r1", "r2"] {
        assert_eq!(store.use_key(name, recovery).await, Ok(Some(ada.clone())));
        assert_eq!(store.use_key(name, recovery).await, Ok(None));
    }
}

async fn a_recovery_key_opens_once(pair: &Pair) {
    let ada = meet(&pair.store, "ada").await;
    let key = vec!["r".to_owned()];
    pair.store.add_keys(&ada, KeyKind::Recovery, key, Time(1)).await.expect("a key");
    let mut using = Vec::new();
    for idx in 0..8 {
        let store = pair.node(idx).clone();
        using.push(tokio::spawn(async move {
            store.use_key("r", KeyKind::Recovery).await.expect("an answer").is_some()
        }));
    }
    let mut n_opened = 0;
    for opened in using {
        n_opened += usize::from(opened.await.expect("it ends"));
    }
    assert_eq!(n_opened, 1);
}

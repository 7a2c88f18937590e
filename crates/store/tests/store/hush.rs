//! Who is silent, by whatever name, and for whom.

use traumfabrik_store::{Channel, PersonId, Secret, Store, Time};

use crate::kit::{Pair, begin, game, meet, new_game, on_all_stores, person};

on_all_stores! {
    who_is_muted_is_so_at_one_table,
    who_is_blocked_is_not_read_by_one_person,
    nobody_blocks_more_than_may_be_kept,
    a_guest_who_turns_out_to_be_somebody_stays_silent,
    whoever_is_forgotten_takes_it_along,
}

const MAX: u32 = 3;

async fn blocked(store: &Store, person: &PersonId) -> Vec<PersonId> {
    store.blocked(person).await.expect("names")
}

async fn who_is_muted_is_so_at_one_table(pair: &Pair) {
    let bob = meet(&pair.store, "bob").await;
    let muted = pair.store.set_mute(&game("g"), &bob, true).await;
    assert_eq!(muted, Ok(vec![bob.clone()]));
    assert_eq!(pair.store.set_mute(&game("g"), &person("none"), true).await, muted);
    assert_eq!(pair.other.muted(&game("g")).await, Ok(vec![bob.clone()]));
    assert_eq!(pair.other.muted(&game("h")).await, Ok(Vec::new()));
    assert_eq!(pair.other.set_mute(&game("g"), &bob, false).await, Ok(Vec::new()));
}

async fn who_is_blocked_is_not_read_by_one_person(pair: &Pair) {
    let (ada, bob) = (meet(&pair.store, "ada").await, meet(&pair.store, "bob").await);
    begin(&pair.store, new_game("g")).await;
    for (speaker, text) in [(&ada, "one"), (&bob, "two"), (&ada, "three")] {
        pair.store
            .say(&game("g"), Channel::Table, speaker, None, Time(5), text)
            .await
            .expect("said");
    }
    assert_eq!(pair.store.set_block(&ada, &bob, true, MAX).await, Ok(vec![bob.clone()]));
    let read = async |reader: Option<&PersonId>| {
        let page = pair
            .other
            .chat_page(&game("g"), Channel::Table, 0, 9, 2, reader)
            .await
            .expect("a page");
        page.into_iter().map(|said| said.text).collect::<Vec<_>>()
    };
    assert_eq!(read(Some(&ada)).await, ["one", "three"]);
    assert_eq!(read(Some(&bob)).await, ["two", "three"]);
    assert_eq!(read(None).await, ["two", "three"]);
    let all = pair.other.all_blocked(&[ada.clone(), bob.clone()]).await.expect("names");
    assert_eq!(all.into_iter().collect::<Vec<_>>(), [(ada.clone(), vec![bob.clone()])]);
    assert_eq!(pair.other.set_block(&ada, &bob, false, MAX).await, Ok(Vec::new()));
}

async fn nobody_blocks_more_than_may_be_kept(pair: &Pair) {
    let ada = meet(&pair.store, "ada").await;
    for n in 0..5 {
        let other = meet(&pair.store, &format!("p{n}")).await;
        pair.store.set_block(&ada, &other, true, MAX).await.expect("an answer");
    }
    assert_eq!(blocked(&pair.store, &ada).await.len(), 3);
}

async fn a_guest_who_turns_out_to_be_somebody_stays_silent(pair: &Pair) {
    let store = &pair.store;
    let (ada, bob, guest) =
        (meet(store, "ada").await, meet(store, "bob").await, meet(store, "guest").await);
    store.set_account(&bob, "bob", Secret::new("p")).await.expect("an account");
    store.set_mute(&game("g"), &guest, true).await.expect("muted");
    store.set_block(&ada, &guest, true, MAX).await.expect("blocked");
    store.set_block(&guest, &ada, true, MAX).await.expect("blocked");
    assert_eq!(store.merge(&guest, &bob).await, Ok(true));
    assert_eq!(store.muted(&game("g")).await, Ok(vec![bob.clone(), guest.clone()]));
    assert_eq!(blocked(store, &ada).await, [bob.clone(), guest.clone()]);
    assert_eq!(
        blocked(store, &bob).await,
        std::slice::from_ref(&ada),
        "what a guest wanted is kept"
    );
    assert_eq!(blocked(store, &guest).await, []);
    // By whatever name they are let speak again, it goes for all.
    store.set_block(&ada, &guest, false, MAX).await.expect("unblocked");
    assert_eq!(blocked(store, &ada).await, []);
    assert_eq!(store.set_mute(&game("g"), &guest, false).await, Ok(Vec::new()));
}

async fn whoever_is_forgotten_takes_it_along(pair: &Pair) {
    let store = &pair.store;
    let (ada, bob) = (meet(store, "ada").await, meet(store, "bob").await);
    store.set_block(&ada, &bob, true, MAX).await.expect("blocked");
    store.set_block(&bob, &ada, true, MAX).await.expect("blocked");
    store.set_mute(&game("g"), &bob, true).await.expect("muted");
    assert_eq!(store.forget(&bob).await, Ok(true));
    assert_eq!((blocked(store, &ada).await, blocked(store, &bob).await), (Vec::new(), Vec::new()));
    assert_eq!(store.muted(&game("g")).await, Ok(Vec::new()));
}

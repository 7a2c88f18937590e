//! Names of games that are still to be made.

use traumfabrik_store::Time;

use crate::kit::{Pair, begin, game, meet, new_game, on_all_stores};

on_all_stores! {
    whoever_asks_again_gets_the_same_name,
    everybody_gets_the_same_rematch,
}

async fn whoever_asks_again_gets_the_same_name(pair: &Pair) {
    let (ada, bob) = (meet(&pair.store, "ada").await, meet(&pair.store, "bob").await);
    let name = async |node: i64, person, id: &str, name: &str| {
        let named = pair.node(node).name_request(person, id, &game(name), Time(5)).await;
        named.expect("an answer").to_string()
    };
    assert_eq!(name(0, &ada, "a", "one").await, "one");
    assert_eq!(name(1, &ada, "a", "two").await, "one");
    assert_eq!(name(1, &ada, "b", "two").await, "two");
    assert_eq!(name(0, &bob, "a", "three").await, "three", "ids are everybody's own");
    // Nobody waits for ever, and nothing is left of whoever is forgotten.
    pair.store.sweep(Time(24 * 3_600_000)).await.expect("swept");
    assert_eq!(name(0, &ada, "a", "four").await, "one");
    pair.store.sweep(Time(24 * 3_600_000 + 6)).await.expect("swept");
    assert_eq!(name(0, &ada, "a", "four").await, "four");
    pair.store.forget(&ada).await.expect("forgotten");
    assert_eq!(name(0, &ada, "a", "five").await, "five");
}

async fn everybody_gets_the_same_rematch(pair: &Pair) {
    let store = &pair.store;
    assert_eq!(store.name_rematch(&game("g"), &game("next")).await, Ok(None), "there is no game");
    begin(store, new_game("g")).await;
    assert_eq!(store.rematch(&game("g")).await, Ok(None));
    let named = store.name_rematch(&game("g"), &game("next")).await;
    assert_eq!(named, Ok(Some(game("next"))));
    let again = pair.other.name_rematch(&game("g"), &game("other")).await;
    assert_eq!(again, Ok(Some(game("next"))));
    assert_eq!(store.rematch(&game("g")).await, Ok(None), "it has only a name so far");
    begin(store, new_game("next")).await;
    assert_eq!(pair.other.rematch(&game("g")).await, Ok(Some(game("next"))));
}

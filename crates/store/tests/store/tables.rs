//! What goes on around tables: talk, presence, outages, hints.

use std::time::Duration;

use tokio::time::timeout;
use traumfabrik_store::{Channel, Hint, Hinted, LastSign, Outage, Store, StoreError, Time, Word};

use crate::kit::{Pair, begin, game, new_game, on_all_stores, person};

/// Nothing that goes well takes so long, however much else the machine does.
const LONG: Duration = Duration::from_secs(300);

on_all_stores! {
    what_is_said_is_numbered_and_can_be_removed,
    many_who_speak_at_once_get_different_numbers,
    what_is_sent_again_is_said_once,
    what_is_sent_many_times_at_once_is_said_once,
    presence_runs_out_and_is_counted_once,
    an_outage_is_noted_once_and_only_if_somebody_watched,
    an_outage_is_noted_although_the_clock_was_set_back,
    of_many_who_come_back_one_notes_the_outage,
    hints_arrive_at_all_who_listen,
    words_arrive_at_other_servers,
    other_servers_hear_who_was_shut_out,
}

async fn what_is_said_is_numbered_and_can_be_removed(pair: &Pair) {
    let store = &pair.store;
    begin(store, new_game("g")).await;
    begin(store, new_game("h")).await;
    let first = store
        .say(&game("g"), Channel::Table, &person("ada"), None, Time(5), "hello")
        .await
        .expect("said");
    assert_eq!((first.chat_id, first.text.as_str(), first.at), (1, "hello", Time(5)));
    let second = store
        .say(&game("g"), Channel::Table, &person("bob"), None, Time(6), "hi")
        .await
        .expect("said");
    assert_eq!(second.chat_id, 2);
    let elsewhere = store
        .say(&game("h"), Channel::Table, &person("bob"), None, Time(6), "hi")
        .await
        .expect("said");
    assert_eq!(elsewhere.chat_id, 1);
    assert_eq!(
        pair.other.chats(&game("g"), Channel::Table, 0).await,
        Ok(vec![first, second.clone()])
    );
    assert_eq!(store.remove_chat(&game("g"), Channel::Table, 1).await, Ok(true));
    assert_eq!(store.remove_chat(&game("g"), Channel::Table, 9).await, Ok(false));
    let said = store.chats(&game("g"), Channel::Table, 0).await.expect("chats");
    assert_eq!((said[0].text.as_str(), said[0].is_removed), ("", true));
    assert_eq!(store.chats(&game("g"), Channel::Table, 1).await, Ok(vec![second]));
    // Those who look on talk apart from all others.
    let aside =
        store.say(&game("g"), Channel::Watchers, &person("cleo"), None, Time(7), "psst").await;
    let aside = aside.expect("said");
    assert_eq!(aside.chat_id, 1);
    assert_eq!(store.remove_chat(&game("g"), Channel::Watchers, 2).await, Ok(false));
    assert_eq!(store.chats(&game("g"), Channel::Watchers, 0).await, Ok(vec![aside]));
    assert_eq!(store.chats(&game("g"), Channel::Table, 0).await.expect("chats").len(), 2);
    let nowhere =
        store.say(&game("none"), Channel::Table, &person("ada"), None, Time(5), "hello").await;
    assert!(matches!(nowhere, Err(StoreError::Fault(_))));
}

/// Says something by the message of this hash.
async fn say(store: &Store, channel: Channel, name: &str, hash: Option<&str>) -> i64 {
    let said = store.say(&game("g"), channel, &person(name), hash, Time(5), "hello");
    said.await.expect("said").chat_id
}

async fn what_is_sent_again_is_said_once(pair: &Pair) {
    begin(&pair.store, new_game("g")).await;
    for channel in [Channel::Table, Channel::Watchers] {
        assert_eq!(say(&pair.store, channel, "ada", Some("m")).await, 1);
        assert_eq!(say(&pair.other, channel, "ada", Some("m")).await, 1);
        assert_eq!(say(&pair.other, channel, "ada", Some("n")).await, 2);
        assert_eq!(say(&pair.store, channel, "bob", Some("m")).await, 3, "by somebody else");
        assert_eq!(say(&pair.store, channel, "ada", None).await, 4);
        assert_eq!(say(&pair.other, channel, "ada", None).await, 5, "nobody knows it again");
    }
    // What the host has removed is not said anew either.
    assert_eq!(pair.store.remove_chat(&game("g"), Channel::Table, 1).await, Ok(true));
    assert_eq!(say(&pair.other, Channel::Table, "ada", Some("m")).await, 1);
}

async fn what_is_sent_many_times_at_once_is_said_once(pair: &Pair) {
    begin(&pair.store, new_game("g")).await;
    let mut speaking = tokio::task::JoinSet::new();
    for idx in 0..12 {
        let store = pair.node(idx).clone();
        speaking.spawn(async move { say(&store, Channel::Table, "ada", Some("m")).await });
    }
    assert_eq!(speaking.join_all().await, [1; 12]);
    let said = pair.store.chats(&game("g"), Channel::Table, 0).await.expect("chats");
    assert_eq!(said.len(), 1);
}

async fn many_who_speak_at_once_get_different_numbers(pair: &Pair) {
    begin(&pair.store, new_game("g")).await;
    let mut speaking = Vec::new();
    for idx in 0..24 {
        let store = pair.node(idx).clone();
        speaking.push(tokio::spawn(async move {
            store
                .say(&game("g"), Channel::Table, &person("ada"), None, Time(idx), "!")
                .await
                .expect("said")
                .chat_id
        }));
    }
    let mut numbers = Vec::new();
    for spoken in speaking {
        numbers.push(spoken.await.expect("it ends"));
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=24).collect::<Vec<_>>());
}

async fn presence_runs_out_and_is_counted_once(pair: &Pair) {
    let store = &pair.store;
    let (ada, bob) = (person("ada"), person("bob"));
    let both = [(game("g"), ada.clone()), (game("g"), bob.clone())];
    store.be_present("n1", &both, Time(100)).await.expect("present");
    store.be_present("n2", &both[..1], Time(200)).await.expect("present");
    assert_eq!(store.present(&game("g"), Time(50)).await, Ok(vec![ada.clone(), bob.clone()]));
    assert_eq!(store.present(&game("g"), Time(100)).await, Ok(vec![ada.clone()]));
    store.be_present("n1", &both[1..], Time(300)).await.expect("present");
    store.be_absent("n2", &game("g"), &ada).await.expect("absent");
    assert_eq!(pair.other.present(&game("g"), Time(100)).await, Ok(vec![bob.clone()]));
    assert_eq!(store.present(&game("h"), Time(100)).await, Ok(Vec::new()));
    assert_eq!(store.sweep(Time(100)).await, Ok(1));
    assert_eq!(store.sweep(Time(100)).await, Ok(0));
}

async fn an_outage_is_noted_once_and_only_if_somebody_watched(pair: &Pair) {
    let (store, other) = (&pair.store, &pair.other);
    let outage = Outage { from: Time(150), to: Time(300) };
    assert_eq!(store.beat(Time(100), true, 60, None).await, Ok(None));
    assert_eq!(other.beat(Time(150), true, 60, None).await, Ok(None));
    assert_eq!(other.beat(Time(300), true, 60, None).await, Ok(Some(outage)));
    assert_eq!(store.beat(Time(301), true, 60, None).await, Ok(None));
    // A sign from the past makes nothing older.
    assert_eq!(store.beat(Time(200), false, 60, None).await, Ok(None));
    assert_eq!(store.beat(Time(900), true, 60, None).await, Ok(None), "nobody watched");
    assert_eq!(store.beat(Time(960), true, 60, None).await, Ok(None));
    let second = Outage { from: Time(960), to: Time(1021) };
    assert_eq!(store.beat(Time(1021), true, 60, None).await, Ok(Some(second)));
    assert_eq!(other.outages(Time(0)).await, Ok(vec![outage, second]));
    assert_eq!(store.outages(Time(300)).await, Ok(vec![second]));
}

async fn an_outage_is_noted_although_the_clock_was_set_back(pair: &Pair) {
    let (store, other) = (&pair.store, &pair.other);
    let mine = |at, ago_ms| Some(LastSign { at: Time(at), ago_ms });
    assert_eq!(store.beat(Time(10_000), true, 8_000, None).await, Ok(None));
    // Five seconds back: gaps count from there.
    assert_eq!(store.beat(Time(7_000), true, 8_000, mine(10_000, 2_000)).await, Ok(None));
    let first = Outage { from: Time(7_000), to: Time(16_000) };
    assert_eq!(store.beat(Time(16_000), true, 8_000, mine(7_000, 9_000)).await, Ok(Some(first)));
    // Another node was the last to be there. Then the clock is set back by an hour.
    assert_eq!(store.beat(Time(17_000), false, 8_000, mine(16_000, 1_000)).await, Ok(None));
    assert_eq!(other.beat(Time(4_000_000), true, 8_000, None).await, Ok(None));
    assert_eq!(store.beat(Time(4_001_000), true, 8_000, mine(17_000, 2_000)).await, Ok(None));
    assert_eq!(other.beat(Time(4_002_000), true, 8_000, mine(4_000_000, 2_000)).await, Ok(None));
    let second = Outage { from: Time(402_000), to: Time(412_000) };
    let seen = store.beat(Time(412_000), true, 8_000, mine(4_001_000, 11_000)).await;
    assert_eq!(seen, Ok(Some(second)));
    // Whoever was away alone has missed nothing.
    assert_eq!(store.beat(Time(420_000), true, 8_000, mine(412_000, 8_000)).await, Ok(None));
    assert_eq!(other.beat(Time(421_000), true, 8_000, mine(4_002_000, 19_000)).await, Ok(None));
}

async fn of_many_who_come_back_one_notes_the_outage(pair: &Pair) {
    assert_eq!(pair.store.beat(Time(1), true, 60, None).await, Ok(None));
    let mut beating = Vec::new();
    for idx in 0..16 {
        let store = pair.node(idx).clone();
        beating.push(tokio::spawn(async move {
            store.beat(Time(1000 + idx), true, 60, None).await.expect("an answer").is_some()
        }));
    }
    let mut n_noted = 0;
    for noted in beating {
        n_noted += usize::from(noted.await.expect("it ends"));
    }
    assert_eq!(n_noted, 1);
    assert_eq!(pair.store.outages(Time(0)).await.map(|outages| outages.len()), Ok(1));
}

async fn hints_arrive_at_all_who_listen(pair: &Pair) {
    let mut near = pair.store.hints();
    let mut far = pair.other.hints();
    for seq in 1..=3 {
        pair.store.hint(Hint { game: game("g"), seq });
    }
    let last = Hinted::Game(Hint { game: game("g"), seq: 3 });
    for listener in [&mut near, &mut far] {
        // Some hints may be left out on the way, but not the last one.
        let until_last = async { while listener.recv().await.expect("a hint") != last {} };
        timeout(LONG, until_last).await.expect("it comes");
    }
    // One's own do not come back: what comes next is the other's, which was said later.
    let later = Hint { game: game("g"), seq: 5 };
    pair.other.hint(later.clone());
    let heard = timeout(LONG, near.recv()).await.expect("it comes");
    assert_eq!(heard, Ok(Hinted::Game(later)));
}

async fn words_arrive_at_other_servers(pair: &Pair) {
    let mut far = pair.other.hints();
    let word = Word { game: game("g"), text: r#"{"a word": 1}"#.to_owned() };
    pair.store.pass(word.clone());
    pair.store.hint(Hint { game: game("g"), seq: 4 });
    // A store that is one server's alone has nobody to pass it on to.
    let last = match pair.store.kind() {
        "postgres" => Hinted::Word(word),
        _ => Hinted::Game(Hint { game: game("g"), seq: 4 }),
    };
    let until_last = async { while far.recv().await.expect("a hint") != last {} };
    timeout(LONG, until_last).await.expect("it comes");
}

async fn other_servers_hear_who_was_shut_out(pair: &Pair) {
    let (mut near, mut far) = (pair.store.hints(), pair.other.hints());
    pair.store.shut_out(&person("ada"));
    let last = Hinted::Game(Hint { game: game("g"), seq: 4 });
    if pair.store.kind() == "postgres" {
        let heard = timeout(LONG, far.recv()).await.expect("it comes");
        assert_eq!(heard, Ok(Hinted::ShutOut(person("ada"))));
    }
    // Whoever says it knows, and a store that is one server's alone has nobody to tell.
    pair.store.hint(Hint { game: game("g"), seq: 4 });
    for hints in [&mut near, &mut far] {
        assert_eq!(timeout(LONG, hints.recv()).await.expect("it comes"), Ok(last.clone()));
    }
}

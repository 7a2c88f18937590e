//! People, their accounts, and how they are forgotten.

use traumfabrik_store::{
    AccountSet, Channel, KeyKind, NewPerson, NewSession, PersonChange, PersonId, Secret, Time,
};

use crate::kit::{Pair, add, append, begin, game, meet, new_game, on_all_stores, person};

on_all_stores! {
    a_person_is_kept_and_changed,
    an_account_name_has_one_owner,
    of_many_who_want_one_name_one_gets_it,
    many_people_are_found_at_once,
    a_guest_becomes_an_account,
    two_who_cannot_be_merged_stay_apart,
    a_person_is_forgotten,
    whoever_plays_at_somebodys_device_has_a_name_of_their_own,
    companions_are_forgotten_with_their_person,
}

fn secret(text: &str) -> Secret {
    Secret::new(text)
}

async fn a_person_is_kept_and_changed(pair: &Pair) {
    let store = &pair.store;
    let ada = meet(store, "ada").await;
    assert_eq!(store.create_person(NewPerson::new(ada.clone(), Time(9))).await, Ok(false));
    let row = store.person(&ada).await.expect("an answer").expect("a person");
    assert_eq!((row.name.as_deref(), row.created_at, row.seen_at), (Some("ADA"), Time(1), Time(1)));
    assert!(!row.is_notified && !row.is_blocked && !row.is_deleted);
    let changes = vec![
        PersonChange::Name(None),
        PersonChange::Lang(Some("de".to_owned())),
        PersonChange::Email(Some(secret("ada@example.org"))),
        PersonChange::Webhook(Some(secret("https://example.org"))),
        PersonChange::IsNotified(true),
    ];
    assert_eq!(store.change_person(&ada, changes.clone()).await, Ok(true));
    assert_eq!(store.change_person(&person("eve"), changes).await, Ok(false));
    store.touch(&ada, Time(70)).await.expect("noted");
    store.touch(&ada, Time(60)).await.expect("noted");
    assert_eq!(store.set_blocked(&ada, true).await, Ok(true));
    assert_eq!(store.set_blocked(&person("eve"), true).await, Ok(false));
    let row = pair.other.person(&ada).await.expect("an answer").expect("a person");
    assert_eq!((row.name.as_deref(), row.lang.as_deref()), (None, Some("de")));
    assert_eq!(row.email, Some(secret("ada@example.org")));
    assert_eq!(row.webhook, Some(secret("https://example.org")));
    assert_eq!((row.is_notified, row.is_blocked, row.seen_at), (true, true, Time(70)));
    assert!(!format!("{row:?}").contains("example.org"));
}

async fn an_account_name_has_one_owner(pair: &Pair) {
    let store = &pair.store;
    let (ada, bob) = (meet(store, "ada").await, meet(store, "bob").await);
    assert_eq!(store.set_password(&ada, secret("p")).await, Ok(false));
    assert_eq!(store.set_account(&ada, "Ada", secret("p1")).await, Ok(AccountSet::Done));
    assert_eq!(store.set_account(&bob, "aDA", secret("p2")).await, Ok(AccountSet::Taken));
    assert_eq!(store.set_account(&ada, "ADA", secret("p3")).await, Ok(AccountSet::Done));
    let eve = person("eve");
    assert_eq!(store.set_account(&eve, "eve", secret("p")).await, Ok(AccountSet::NoPerson));
    assert_eq!(store.set_password(&ada, secret("p4")).await, Ok(true));
    let row = store.person_by_account("aDa").await.expect("an answer").expect("a person");
    assert_eq!((row.account.as_deref(), row.account_shown.as_deref()), (Some("ada"), Some("ADA")));
    assert_eq!((row.person, row.password), (ada.clone(), Some(secret("p4"))));
    assert_eq!(store.person_by_account("bob").await, Ok(None));
    // A name that is given up is free.
    assert_eq!(store.set_account(&ada, "ada2", secret("p")).await, Ok(AccountSet::Done));
    assert_eq!(store.set_account(&bob, "Ada", secret("p")).await, Ok(AccountSet::Done));
}

async fn of_many_who_want_one_name_one_gets_it(pair: &Pair) {
    let mut asking = Vec::new();
    for idx in 0..8 {
        let store = pair.node(idx).clone();
        let person = meet(&store, &format!("p{idx}")).await;
        asking.push(tokio::spawn(async move {
            store.set_account(&person, "ada", Secret::new("p")).await.expect("an answer")
        }));
    }
    let mut n_done = 0;
    for answer in asking {
        n_done += usize::from(answer.await.expect("it ends") == AccountSet::Done);
    }
    assert_eq!(n_done, 1);
}

async fn many_people_are_found_at_once(pair: &Pair) {
    let store = &pair.store;
    let mut asked: Vec<PersonId> = Vec::new();
    for idx in 0..70 {
        asked.push(meet(store, &format!("p{idx}")).await);
    }
    asked.push(person("nobody"));
    let found = store.people(&asked).await.expect("people");
    assert_eq!(found.len(), 70);
    assert!(found.iter().all(|(asked, row)| *asked == row.person));
    for n_asked in 0..6 {
        let found = store.people(&asked[..n_asked]).await.expect("people");
        assert_eq!(found.len(), n_asked);
    }
}

async fn a_guest_becomes_an_account(pair: &Pair) {
    let store = &pair.store;
    let (guest, first_guest) = (meet(store, "guest").await, meet(store, "first").await);
    let ada = meet(store, "ada").await;
    store.set_account(&ada, "ada", secret("p")).await.expect("an account");
    let mut new = new_game("g");
    new.index.owner = guest.clone();
    new.index.players[0].person = guest.clone();
    begin(store, new.clone()).await;
    let mut next = append("g", 2, "two");
    next.index = new.index.clone();
    next.notices = vec![guest.clone(), ada.clone()];
    add(store, next).await;
    let session =
        NewSession { token_hash: "t".to_owned(), person: first_guest.clone(), at: Time(5) };
    store.add_session(session).await.expect("a session");
    store.add_keys(&guest, KeyKind::Carry, vec!["k".to_owned()], Time(5)).await.expect("a key");

    assert_eq!(store.merge(&first_guest, &guest).await, Ok(true));
    assert_eq!(store.merge(&guest, &ada).await, Ok(true));

    assert_eq!(store.games_of(&ada, 9).await.map(|games| games.len()), Ok(1));
    assert_eq!(store.games_of(&guest, 9).await.map(|games| games.len()), Ok(1));
    let row = store.game(&game("g")).await.expect("an answer").expect("a game");
    assert_eq!(row.owner, ada);
    let found = store.people(&[first_guest.clone(), guest.clone()]).await.expect("people");
    assert!(found.len() == 2 && found.values().all(|row| row.person == ada));
    let raw = store.person(&first_guest).await.expect("an answer").expect("a person");
    assert_eq!(raw.merged_into, Some(ada.clone()));
    let by_session = store.session("t").await.expect("an answer").expect("a person");
    assert_eq!(by_session.person, ada);
    assert_eq!(store.use_key("k", KeyKind::Carry).await, Ok(Some(ada.clone())));
    let notices = store.claim_notices(Time(9999), 10, 9).await.expect("notices");
    assert_eq!(notices.iter().map(|notice| &notice.person).collect::<Vec<_>>(), [&ada]);

    // The log goes on saying who the guest was, and lists know who that is.
    let mut next = append("g", 3, "three");
    next.index = new.index;
    next.notices = vec![first_guest];
    add(store, next).await;
    let mine = store.games_of(&ada, 9).await.expect("games");
    assert!(mine.len() == 1 && mine[0].is_due && mine[0].row.owner == ada);
    let notices = store.claim_notices(Time(9999), 10, 9).await.expect("notices");
    assert_eq!(notices.iter().map(|notice| &notice.person).collect::<Vec<_>>(), [&ada]);
}

async fn two_who_cannot_be_merged_stay_apart(pair: &Pair) {
    let store = &pair.store;
    let (ada, bob, guest) =
        (meet(store, "ada").await, meet(store, "bob").await, meet(store, "guest").await);
    store.set_account(&ada, "ada", secret("p")).await.expect("an account");
    store.set_account(&bob, "bob", secret("p")).await.expect("an account");
    for (one, other) in [(&ada, &bob), (&guest, &guest), (&guest, &person("none"))] {
        assert_eq!(store.merge(one, other).await, Ok(false), "{one} {other}");
    }
    assert_eq!(store.merge(&guest, &ada).await, Ok(true));
    assert_eq!(store.merge(&guest, &bob).await, Ok(false));
    assert_eq!(store.set_account(&guest, "new", secret("p")).await, Ok(AccountSet::NoPerson));
}

async fn a_person_is_forgotten(pair: &Pair) {
    let store = &pair.store;
    let (ada, guest, bob) =
        (meet(store, "ada").await, meet(store, "guest").await, meet(store, "bob").await);
    let mut new = new_game("g");
    new.index.owner = ada.clone();
    begin(store, new).await;
    store.say(&game("g"), Channel::Table, &guest, None, Time(5), "I am Ada").await.expect("said");
    store.say(&game("g"), Channel::Table, &bob, None, Time(6), "hello").await.expect("said");
    store.say(&game("g"), Channel::Watchers, &guest, None, Time(7), "psst").await.expect("said");
    store.set_account(&ada, "ada", secret("p")).await.expect("an account");
    let email = PersonChange::Email(Some(secret("ada@example.org")));
    store.change_person(&ada, vec![email]).await.expect("changed");
    assert_eq!(store.merge(&guest, &ada).await, Ok(true));
    let session = NewSession { token_hash: "t".to_owned(), person: ada.clone(), at: Time(5) };
    store.add_session(session).await.expect("a session");
    store.add_keys(&ada, KeyKind::Recovery, vec!["k".to_owned()], Time(5)).await.expect("a key");
    store.be_present("n", &[(game("g"), ada.clone())], Time(99)).await.expect("present");

    assert_eq!(store.forget(&ada).await, Ok(true));
    assert_eq!(store.forget(&person("none")).await, Ok(false));

    for one in [&ada, &guest] {
        let row = store.person(one).await.expect("an answer").expect("a person");
        assert!(row.is_deleted && !row.is_notified);
        let rest = (row.name, row.account, row.account_shown, row.password, row.email, row.webhook);
        assert_eq!(rest, (None, None, None, None, None, None));
    }
    assert_eq!(store.session("t").await, Ok(None));
    assert_eq!(store.use_key("k", KeyKind::Recovery).await, Ok(None));
    assert_eq!(store.person_by_account("ada").await, Ok(None));
    assert_eq!(store.present(&game("g"), Time(1)).await, Ok(Vec::new()));
    let said = store.chats(&game("g"), Channel::Table, 0).await.expect("chats");
    assert_eq!((said[0].text.as_str(), said[0].is_removed), ("", true));
    assert_eq!((said[1].text.as_str(), said[1].is_removed), ("hello", false));
    let aside = store.chats(&game("g"), Channel::Watchers, 0).await.expect("chats");
    assert_eq!((aside[0].text.as_str(), aside[0].is_removed), ("", true));
    assert_eq!(store.change_person(&ada, vec![PersonChange::IsNotified(true)]).await, Ok(false));
    // The game does not mind.
    add(store, append("g", 2, "two")).await;
}

async fn whoever_plays_at_somebodys_device_has_a_name_of_their_own(pair: &Pair) {
    let store = &pair.store;
    let (guest, eve, ada) =
        (meet(store, "guest").await, meet(store, "eve").await, meet(store, "ada").await);
    store.set_account(&ada, "ada", secret("p")).await.expect("an account");
    let (ben, other) = (person("guest.b"), person("guest.c"));
    let named = |name: &str| Some(name.to_owned());
    for _ in 0..2 {
        assert_eq!(store.bring_companion(&guest, &ben, named("Ben"), Time(5)).await, Ok(true));
        assert_eq!(store.bring_companion(&guest, &other, None, Time(5)).await, Ok(true));
    }
    for (host, companion) in [(&eve, &ben), (&person("none"), &person("none.x"))] {
        let brought = store.bring_companion(host, companion, named("Eve"), Time(6)).await;
        assert_eq!(brought, Ok(false), "{host}");
        assert_eq!(store.rename_companion(host, companion, None).await, Ok(false), "{host}");
    }
    assert_eq!(store.rename_companion(&guest, &guest, named("x")).await, Ok(false));

    // Whoever has the device takes them along.
    let known = async |store: &traumfabrik_store::Store| {
        let found = store.people(&[ben.clone(), other.clone(), guest.clone()]).await;
        let found = found.expect("people").into_values();
        found.map(|row| (row.person.to_string(), row.name)).collect::<Vec<_>>()
    };
    let row = |person: &str, name: &str| (person.to_owned(), named(name));
    let all = [row("guest", "GUEST"), row("guest", "Ben"), row("guest", "GUEST")];
    assert_eq!(known(store).await, all);
    assert_eq!(store.merge(&guest, &ada).await, Ok(true));
    assert_eq!(store.rename_companion(&eve, &ben, None).await, Ok(false));
    assert_eq!(store.rename_companion(&ada, &ben, named("Benno")).await, Ok(true));
    let all = [row("ada", "ADA"), row("ada", "Benno"), row("ada", "ADA")];
    assert_eq!(known(&pair.other).await, all);
    assert_eq!(store.all_people(9, None).await.expect("people").len(), 2);

    let mut new = new_game("g");
    new.index.players[0].person = ben.clone();
    begin(store, new.clone()).await;
    let mut next = append("g", 2, "two");
    next.index = new.index;
    add(store, next).await;
    assert_eq!(store.games_of(&ada, 9).await.map(|games| games.len()), Ok(1));
}

async fn companions_are_forgotten_with_their_person(pair: &Pair) {
    let store = &pair.store;
    let (ada, ben) = (meet(store, "ada").await, person("ada.b"));
    let named = Some("Ben".to_owned());
    assert_eq!(store.bring_companion(&ada, &ben, named.clone(), Time(5)).await, Ok(true));
    assert_eq!(store.forget(&ada).await, Ok(true));
    let found = store.people(std::slice::from_ref(&ben)).await.expect("people");
    assert_eq!((found[&ben].name.as_deref(), found[&ben].is_deleted), (None, true));
    let raw = store.person(&ben).await.expect("an answer").expect("a person");
    assert_eq!((raw.name, raw.is_deleted), (None, true));
    assert_eq!(store.rename_companion(&ada, &ben, named.clone()).await, Ok(false));
    assert_eq!(store.bring_companion(&ada, &person("ada.c"), named, Time(6)).await, Ok(false));
}

//! Mail: once for every decision, in the language of whoever has to decide, and with nothing in it
//! that others may not know.

use std::collections::BTreeSet;
use std::time::Duration;

use traumfabrik_store::{PersonChange, PersonId};

use crate::mailbox::Letter;
use crate::world::{FROM, PUBLIC, World, address, slow};

const N_DECISIONS: usize = 5;

/// Every single word of a letter, so there is nothing else in it.
fn check(world: &World, letter: &Letter) {
    let seat = world.seat_of(letter);
    let link = world.link();
    let key = letter.key("unsubscribe").expect("a link that stops it");
    assert_eq!(key.len(), 52);
    let stop = format!("{PUBLIC}/#unsubscribe={key}");
    let (subject, text) = if seat == 0 {
        let text = format!(
            "Du bist am Zug in einer Partie Traumfabrik (2000), Quartal 1.\n\n{link}\n\n-- \n\
             Du bekommst diese Mitteilung, weil du sie bestellt hast. Mit diesem Link bestellst du \
             sie ab:\n{stop}\n"
        );
        ("Traumfabrik: Du bist am Zug", text)
    } else {
        let text = format!(
            "It’s your turn in a game of Traumfabrik (2000), quarter 1.\n\n{link}\n\n-- \n\
             You get this notification because you asked for it. With this link you get no more:\n\
             {stop}\n"
        );
        ("Traumfabrik: your turn", text)
    };
    assert_eq!(letter.text.trim_end(), text.trim_end());
    assert_eq!(letter.head["subject"], subject);
    assert_eq!(letter.head["from"], FROM);
    assert_eq!(letter.head["to"], address(seat));
    assert_eq!(letter.head["auto-submitted"], "auto-generated");
    let stop = format!("<{PUBLIC}/api/mail/unsubscribe/{key}>");
    assert_eq!(letter.head["list-unsubscribe"], stop);
    assert_eq!(letter.head["list-unsubscribe-post"], "List-Unsubscribe=One-Click");
    assert!(letter.head["message-id"].ends_with("@example.org>"));
    let names: Vec<&str> = letter.head.keys().map(String::as_str).collect();
    let expected = [
        "auto-submitted",
        "content-transfer-encoding",
        "content-type",
        "date",
        "from",
        "list-unsubscribe",
        "list-unsubscribe-post",
        "message-id",
        "mime-version",
        "subject",
        "to",
    ];
    let has_expected = |name: &&str| expected.contains(name);
    assert!(names.iter().all(has_expected), "{names:?}");
}

/// Plays so many decisions, each when the letter about it has come.
async fn play(world: &mut World) {
    for n in 0..N_DECISIONS {
        let letter = world.mailbox.nth(n).await;
        check(world, &letter);
        world.decide(world.seat_of(&letter)).await;
    }
    world.mailbox.nth(N_DECISIONS).await;
    world.quiet().await;
    let letters = world.mailbox.letters();
    assert_eq!(letters.len(), N_DECISIONS + 1, "one for each decision, and one for the next");
    let ids: BTreeSet<&str> = letters.iter().map(|letter| &*letter.head["message-id"]).collect();
    assert_eq!(ids.len(), letters.len(), "each has a name of its own");
    let seats: BTreeSet<usize> = letters.iter().map(|letter| world.seat_of(letter)).collect();
    assert_eq!(seats.len(), 2, "both were told");
}

#[tokio::test]
async fn one_for_every_decision_also_while_a_page_is_open() {
    let mut world = World::set(1, slow(), |_| {}).await;
    world.start_with_mail().await;
    let mut pages = Vec::new();
    for guest in &world.people {
        pages.push(guest.join(&world.game, 0).await.expect("an open page"));
    }
    play(&mut world).await;
    drop(pages);
    world.end().await;
}

#[tokio::test]
async fn one_for_every_decision_where_two_servers_share_a_store() {
    let mut world = World::set(2, slow(), |_| {}).await;
    // Long enough for both servers to look again while a letter is on its way.
    world.mailbox.think(Duration::from_millis(1_500));
    world.start_with_mail().await;
    play(&mut world).await;
    world.end().await;
}

#[tokio::test]
async fn one_that_is_not_taken_is_sent_again_until_it_is() {
    let world = World::set(1, slow(), |_| {}).await;
    world.wish_for_mail().await;
    world.mailbox.refuse(&["451 later", "421 not now"]);
    world.start().await;
    check(&world, &world.mailbox.nth(0).await);
    world.quiet().await;
    assert_eq!((world.mailbox.letters().len(), world.mailbox.n_attempts()), (1, 3));
    world.end().await;
}

#[tokio::test]
async fn one_that_will_never_be_taken_is_not_sent_again() {
    let world = World::set(1, slow(), |_| {}).await;
    world.wish_for_mail().await;
    world.mailbox.refuse(&["550 nobody here"]);
    world.start().await;
    world.quiet().await;
    assert_eq!((world.mailbox.letters().len(), world.mailbox.n_attempts()), (0, 1));
    world.end().await;
}

#[tokio::test]
async fn no_name_gets_into_a_letter() {
    let world = World::set(1, slow(), |_| {}).await;
    for guest in &world.people {
        // No road leads there from outside, so it has to be put there.
        let name = "Eve\r\nBcc: eve@example.org\r\n\r\nBuy!".to_owned();
        let person: PersonId = guest.person().parse().expect("a name");
        let changes = vec![PersonChange::Name(Some(name))];
        assert!(world.store.change_person(&person, changes).await.expect("a change"));
    }
    world.start_with_mail().await;
    check(&world, &world.mailbox.nth(0).await);
    world.end().await;
}

//! Mail: once for every decision, in the language of whoever has to decide, and with nothing in it
//! that others may not know.

use std::collections::BTreeSet;
use std::time::Duration;

use traumfabrik_store::{PersonChange, PersonId};

use crate::mailbox::Letter;
use crate::scene::{FROM, PUBLIC, Scene, address, slow};

const N_DECISIONS: usize = 5;

/// Every single word of a letter, so there is nothing else in it.
fn check(scene: &Scene, letter: &Letter) {
    let seat = scene.seat_of(letter);
    let link = scene.link();
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
async fn play(scene: &mut Scene) {
    for n in 0..N_DECISIONS {
        let letter = scene.mailbox.nth(n).await;
        check(scene, &letter);
        scene.decide(scene.seat_of(&letter)).await;
    }
    scene.mailbox.nth(N_DECISIONS).await;
    scene.quiet().await;
    let letters = scene.mailbox.letters();
    assert_eq!(letters.len(), N_DECISIONS + 1, "one for each decision, and one for the next");
    let ids: BTreeSet<&str> = letters.iter().map(|letter| &*letter.head["message-id"]).collect();
    assert_eq!(ids.len(), letters.len(), "each has a name of its own");
    let seats: BTreeSet<usize> = letters.iter().map(|letter| scene.seat_of(letter)).collect();
    assert_eq!(seats.len(), 2, "both were told");
}

#[tokio::test]
async fn one_for_every_decision_also_while_a_page_is_open() {
    let mut scene = Scene::set(1, slow(), |_| {}).await;
    scene.start_with_mail().await;
    let mut pages = Vec::new();
    for guest in &scene.people {
        pages.push(guest.join(&scene.game, 0).await.expect("an open page"));
    }
    play(&mut scene).await;
    drop(pages);
    scene.end().await;
}

#[tokio::test]
async fn one_for_every_decision_where_two_servers_share_a_store() {
    let mut scene = Scene::set(2, slow(), |_| {}).await;
    // Long enough for both servers to look again while a letter is on its way.
    scene.mailbox.think(Duration::from_millis(1_500));
    scene.start_with_mail().await;
    play(&mut scene).await;
    scene.end().await;
}

#[tokio::test]
async fn one_that_is_not_taken_is_sent_again_until_it_is() {
    let scene = Scene::set(1, slow(), |_| {}).await;
    scene.wish_for_mail().await;
    scene.mailbox.refuse(&["451 later", "421 not now"]);
    scene.start().await;
    check(&scene, &scene.mailbox.nth(0).await);
    scene.quiet().await;
    assert_eq!((scene.mailbox.letters().len(), scene.mailbox.n_attempts()), (1, 3));
    scene.end().await;
}

#[tokio::test]
async fn one_that_will_never_be_taken_is_not_sent_again() {
    let scene = Scene::set(1, slow(), |_| {}).await;
    scene.wish_for_mail().await;
    scene.mailbox.refuse(&["550 nobody here"]);
    scene.start().await;
    scene.quiet().await;
    assert_eq!((scene.mailbox.letters().len(), scene.mailbox.n_attempts()), (0, 1));
    scene.end().await;
}

#[tokio::test]
async fn no_name_gets_into_a_letter() {
    let scene = Scene::set(1, slow(), |_| {}).await;
    for guest in &scene.people {
        // No road leads there from outside, so it has to be put there.
        let name = "Eve\r\nBcc: eve@example.org\r\n\r\nBuy!".to_owned();
        let person: PersonId = guest.person().parse().expect("a name");
        let changes = vec![PersonChange::Name(Some(name))];
        assert!(scene.store.change_person(&person, changes).await.expect("a change"));
    }
    scene.start_with_mail().await;
    check(&scene, &scene.mailbox.nth(0).await);
    scene.end().await;
}

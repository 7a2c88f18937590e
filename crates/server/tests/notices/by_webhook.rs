//! Webhooks: what they get, and where nothing goes.

use futures_util::future::join_all;
use serde_json::json;
use traumfabrik_server::Config;

use crate::receiver::Receiver;
use crate::world::{World, slow};

fn allow(config: &mut Config) {
    config.allow_private_webhooks = true;
}

/// A world where both have a webhook and mail, and who is due first.
async fn scene_with(webhook: &str, set_up: impl Fn(&mut Config)) -> (World, usize) {
    let world = World::set(1, slow(), set_up).await;
    for seat in 0..2 {
        world.wish(seat, Some(webhook.to_owned()), true).await;
    }
    world.start().await;
    let due = world.due().await;
    (world, due)
}

#[tokio::test]
async fn a_webhook_gets_what_can_be_played_from() {
    let receiver = Receiver::open().await;
    let (mut world, due) = scene_with(&receiver.url(), allow).await;
    let post = receiver.nth(0).await;
    assert_eq!(post.line, "POST /hook?for=ada HTTP/1.1");
    assert!(post.head.contains(&format!("host: {}\r\n", receiver.address)), "{}", post.head);
    assert!(post.head.contains("content-type: application/json\r\n"), "{}", post.head);
    assert!(!post.head.contains("cookie") && !post.head.contains("authorization"));
    let turn = world.decide(due).await;
    let link = world.link();
    let about = [
        format!("Du bist am Zug in einer Partie Traumfabrik (2000), Quartal 1. {link}"),
        format!("It’s your turn in a game of Traumfabrik (2000), quarter 1. {link}"),
    ];
    let expected = |seq: u32, seat: usize| {
        let text = &about[seat];
        json!({ "game": world.game, "seq": seq, "url": link, "text": text })
    };
    assert_eq!(post.body, expected(turn, due), "and nothing else");
    let next = receiver.nth(1).await;
    assert_eq!(next.body, expected(turn + 1, 1 - due));
    world.quiet().await;
    assert_eq!(receiver.posts().len(), 2);
    world.end().await;
}

#[tokio::test]
async fn nothing_goes_to_private_addresses_unless_the_host_allows_it() {
    let receiver = Receiver::open().await;
    let port = receiver.address.port();
    let hosts = ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "0x7f.1"];
    let tries = hosts.map(|host| async move {
        let (world, _) = scene_with(&format!("http://{host}:{port}/"), |_| {}).await;
        // The mail arrives all the same, once.
        world.mailbox.nth(0).await;
        world.quiet().await;
        assert_eq!(world.mailbox.letters().len(), 1, "{host}");
        world.end().await;
    });
    join_all(tries).await;
    assert_eq!(receiver.n_connections(), 0);
}

#[tokio::test]
async fn nobody_is_sent_elsewhere() {
    let (receiver, elsewhere) = (Receiver::open().await, Receiver::open().await);
    receiver.answer(&[&format!("307 Temporary Redirect\r\nlocation: {}", elsewhere.url())]);
    let (world, _) = scene_with(&receiver.url(), allow).await;
    receiver.nth(0).await;
    world.quiet().await;
    assert_eq!((receiver.posts().len(), elsewhere.n_connections()), (1, 0));
    world.end().await;
}

#[tokio::test]
async fn a_webhook_that_fails_is_called_again_and_no_mail_is_sent_for_that() {
    let receiver = Receiver::open().await;
    receiver.answer(&["503 Service Unavailable", "500 Internal Server Error"]);
    let (world, _) = scene_with(&receiver.url(), allow).await;
    receiver.nth(2).await;
    world.quiet().await;
    let posts = receiver.posts();
    assert_eq!(posts.len(), 3);
    assert_eq!((&posts[0].body, &posts[1].body), (&posts[1].body, &posts[2].body));
    assert_eq!(world.mailbox.letters().len(), 1);
    world.end().await;
}

#[tokio::test]
async fn a_webhook_that_says_no_or_talks_without_end_is_left_alone() {
    let endless = format!("200 OK\r\nx: {}", "x".repeat(1024 * 1024));
    let answers = [("410 Gone", 1), ("404 Not Found", 1), (endless.as_str(), 2)];
    let tries = answers.map(|(answer, n_posts)| async move {
        let receiver = Receiver::open().await;
        receiver.answer(&[answer]);
        let (world, _) = scene_with(&receiver.url(), allow).await;
        receiver.nth(n_posts - 1).await;
        world.quiet().await;
        assert_eq!(receiver.posts().len(), n_posts, "{}", &answer[..8]);
        world.end().await;
    });
    join_all(tries).await;
}

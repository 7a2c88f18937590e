//! What is shown of games that are over: to whoever was sent a link, and to whoever made the films.

use reqwest::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, COOKIE, ETAG, IF_NONE_MATCH};
use serde_json::{Value, json};
use tempfile::TempDir;
use traumfabrik_server::client::Guest;
use traumfabrik_store::sqlite;

use crate::support::{play_now, play_to_the_end, server, server_on, stop};

/// A game of somebody against bots, played to its end.
async fn finished(guest: &Guest) -> String {
    let game = play_now(guest, json!({ "seats": 2 })).await;
    play_to_the_end(guest, &game).await;
    game
}

#[tokio::test]
async fn whoever_is_sent_a_link_sees_what_is_there_once_the_game_is_over() {
    let (running, host) = server().await;
    let anna = Guest::arrive(&host, "Anna <i>").await.expect("a guest");
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let get = |path: String| client.get(format!("http://{host}{path}"));
    let page = async |path: String| {
        let answer = get(path).header(ACCEPT_LANGUAGE, "de").send().await.expect("an answer");
        assert_eq!(answer.status(), 200);
        answer.text().await.expect("a page")
    };

    let early = play_now(&anna, json!({ "seats": 2 })).await;
    for game in [early.as_str(), "nosuchgame"] {
        let picture =
            get(format!("/api/tables/{game}/preview.png")).send().await.expect("an answer");
        assert_eq!(picture.status(), 404, "{game}");
        let told = page(format!("/replay/{game}")).await;
        assert!(told.contains("<title>Traumfabrik</title>") && !told.contains("og:"), "{told}");
    }

    let game = finished(&anna).await;
    for path in [format!("/replay/{game}"), format!("/replay/{game}/17"), format!("/result/{game}")]
    {
        let told = page(path).await;
        assert!(told.contains("og:title") && told.contains("twitter:card"), "{told}");
        assert!(told.contains(&format!("/api/tables/{game}/preview.png?lang=de")), "{told}");
        assert!(!told.contains("<i>"), "{told}");
    }
    let replay: Value = anna.get(&format!("/api/tables/{game}?look=table")).await.expect("shown");
    let film = replay["view"]["films"][0]["screenplay"].as_u64().expect("a film");
    let told = page(format!("/film/{game}/{film}")).await;
    assert!(told.contains("ein Film von") && told.contains(&format!("&amp;film={film}")), "{told}");

    for query in [String::new(), format!("?film={film}&lang=it")] {
        let url = format!("/api/tables/{game}/preview.png{query}");
        let picture = get(url.clone()).send().await.expect("an answer");
        assert_eq!(picture.headers()[CONTENT_TYPE], "image/png");
        assert_eq!(picture.headers()["cross-origin-resource-policy"], "cross-origin");
        let tag = picture.headers()[ETAG].clone();
        let bytes = picture.bytes().await.expect("a picture");
        let size = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
        assert_eq!((size(16), size(20)), (1200, 630));
        let again = get(url).header(IF_NONE_MATCH, tag).send().await.expect("an answer");
        assert_eq!(again.status(), 304);
    }
    let none = get(format!("/api/tables/{game}/preview.png?film=250")).send().await;
    assert_eq!(none.expect("an answer").status(), 404);

    // Whoever is forgotten is named nowhere, by their studio at most.
    let bye = client.delete(format!("http://{host}/api/me")).header(COOKIE, anna.cookie());
    assert!(bye.json(&json!({})).send().await.expect("an answer").status().is_success());
    while page(format!("/film/{game}/{film}")).await.contains("Anna") {}
    assert!(!page(format!("/result/{game}")).await.contains("Anna"));
    stop(running).await;
}

#[tokio::test]
async fn everybody_finds_their_own_films() {
    let (running, host) = server().await;
    let anna = Guest::arrive(&host, "Anna").await.expect("a guest");
    let ben = Guest::arrive(&host, "Ben").await.expect("a guest");
    let mut games = Vec::new();
    for _ in 0..9 {
        games.push(finished(&anna).await);
    }
    play_now(&anna, json!({ "seats": 2 })).await;
    let first: Value = anna.get("/api/me/films").await.expect("films");
    let next = first["next"].as_str().expect("there is more").to_owned();
    let rest: Value = anna.get(&format!("/api/me/films?before={next}")).await.expect("films");
    let all = [&first, &rest].map(|page| page["games"].as_array().expect("a list").clone());
    assert_eq!((all[0].len(), all[1].len(), &rest["next"]), (8, 1, &Value::Null));
    let found: Vec<&str> =
        all.iter().flatten().filter_map(|it| it["table"]["game"].as_str()).collect();
    games.reverse();
    assert_eq!(found, games);
    assert_eq!(first["boxes"].as_array().expect("a list").len(), 1, "one box for all");
    assert_eq!(all[0][0]["seats"], json!([0]));
    assert!(all[0][0]["view"]["films"].is_array());
    let none: Value = ben.get("/api/me/films").await.expect("films");
    assert_eq!(none["games"], json!([]));
    stop(running).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_closed_for_repair_takes_no_other_off_the_wall() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("games.db");
    let (running, host) = server_on(sqlite(&file).expect("a store")).await;
    let anna = Guest::arrive(&host, "Anna").await.expect("a guest");
    let (sound, damaged) = (finished(&anna).await, finished(&anna).await);
    stop(running).await;
    let store = sqlite(&file).expect("a store");
    let change = format!("update entry set body = '{{}}' where seq = 9 and game_id = '{damaged}'");
    store.tamper(&["delete from snapshot", &change]).await.expect("it is changed");
    store.close().await;

    let (running, host) = server_on(sqlite(&file).expect("a store")).await;
    let films: Value = anna.at(&host).get("/api/me/films").await.expect("films");
    let hung = films["games"].as_array().expect("a list");
    assert_eq!(hung.iter().map(|it| &it["table"]["game"]).collect::<Vec<_>>(), [&json!(sound)]);
    stop(running).await;
}

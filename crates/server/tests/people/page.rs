//! What a page needs before anybody plays: itself, its texts, and what the server offers.

use reqwest::Method;
use serde_json::json;

use crate::server::Server;

#[tokio::test]
async fn the_page_is_there_with_all_that_it_names() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let page = browser.get("/").await.is(200);
    assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
    // The policy would block them.
    assert!(!page.text.contains("style=") && !page.text.contains("<style"), "{}", page.text);
    assert!(!page.text.contains("<script>"), "{}", page.text);
    // A plain build has no page, and this loop nothing to do; the shape of the answers has tests
    // of its own.
    let assets = page.text.split('"').filter(|word| word.starts_with("/assets/"));
    for path in assets {
        let asset = browser.get(path).await.is(200);
        assert!(asset.header("cache-control").unwrap().contains("immutable"), "{path}");
    }
    let head = browser.request(Method::HEAD, "/");
    assert_eq!(browser.send(head).await.is(200).text, "");
    browser.post("/", json!({})).await.refused(405, "malformed");
}

#[tokio::test]
async fn texts_come_in_every_language_and_are_kept() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for lang in ["en", "de", "fr", "it"] {
        for edition in ["traumfabrik-2000", "dream-factory-2009"] {
            let path = format!("/api/texts/{lang}?edition={edition}");
            let texts = browser.get(&path).await.is(200);
            assert_eq!(texts.header("content-type"), Some("text/plain; charset=utf-8"));
            assert_eq!(texts.header("cache-control"), Some("no-cache"));
            for id in ["event-passed", "refusal-only-zero", "ruling-screens-open", "edition-name"] {
                assert!(texts.text.contains(&format!("\n{id} =")), "{path}: {id}");
            }
            assert!(!texts.text.contains("\nplay-about ="), "{path}");
            assert!(!texts.text.contains("\nnotice-turn-off ="), "{path}");
            let tag = texts.header("etag").unwrap().to_owned();
            browser.headers = vec![("if-none-match", tag)];
            assert_eq!(browser.get(&path).await.is(304).text, "");
            browser.headers.clear();
        }
        for part in ["manual", "review"] {
            browser.get(&format!("/api/texts/{lang}?part={part}")).await.is(200);
        }
        browser.get(&format!("/api/texts/{lang}")).await.is(200);
    }
    for path in
        ["/api/texts/xx", "/api/texts/en?edition=none", "/api/texts/en?part=x", "/api/texts/en?x=1"]
    {
        browser.get(path).await.refused(400, "malformed");
    }
}

#[tokio::test]
async fn what_is_public_is_compressed_and_nothing_else() {
    let server = Server::start().await;
    let mut browser = server.guest("Ada").await;
    browser.headers = vec![("accept-encoding", "gzip".to_owned())];
    for (path, is_compressed) in
        [("/", true), ("/api/texts/en", true), ("/api/me", false), ("/api/house", false)]
    {
        let request = browser.request(Method::GET, path).header("accept-encoding", "gzip");
        let answer = request.send().await.unwrap();
        let encoding = answer.headers().get("content-encoding").map(|found| found.as_bytes());
        assert_eq!(encoding, is_compressed.then_some(&b"gzip"[..]), "{path}");
    }
}

#[tokio::test]
async fn the_house_says_what_it_offers() {
    let server =
        Server::with(|config| config.public_url = Some("https://play.example".into())).await;
    let mut browser = server.browser();
    let house = browser.get("/api/house?lang=de").await.is(200).json();
    assert_eq!(house["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(house["has_mail"], false);
    assert_eq!(house["public_url"], "https://play.example");
    let bots = ["beginner", "easy", "medium", "hard", "master"];
    let characters = ["miser", "sprinter", "collector", "quality", "mass", "balanced"];
    assert_eq!(house["bots"], json!([&bots[..], &characters[..]].concat()));
    let [old, new] = house["editions"].as_array().unwrap().as_slice() else { panic!("{house}") };
    assert_eq!(
        (&old["id"], &old["name"]),
        (&json!("traumfabrik-2000"), &json!("Traumfabrik (2000)"))
    );
    assert_eq!(new["id"], "dream-factory-2009");
    assert_eq!(old["box"]["screenplays"].as_array().unwrap().len(), 22);
    let english = browser.get("/api/house").await.is(200).json();
    assert_eq!(english["editions"][0]["tagline"], "Who can make the best movie?");
    assert_ne!(english["editions"][0]["tagline"], old["tagline"]);
    browser.get("/api/house?lang=xx").await.refused(400, "malformed");
}

#[tokio::test]
async fn every_option_that_is_offered_makes_a_table() {
    let server = Server::start().await;
    let mut browser = server.guest("Ada").await;
    let house = browser.get("/api/house").await.is(200).json();
    let edition = &house["editions"][0];
    for (switch, values) in edition["options"].as_object().unwrap() {
        let values = values.as_array().unwrap();
        assert!(values.contains(&edition["switches"][switch]), "{switch}: {values:?}");
        for value in values {
            let switches = json!({ switch: value });
            browser.post("/api/tables", json!({ "switches": switches })).await.is(200);
        }
    }
    for bot in house["bots"].as_array().unwrap() {
        browser.post("/api/tables", json!({ "bots": [bot] })).await.is(200);
    }
}

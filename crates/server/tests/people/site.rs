//! What browsers are told, and from whose pages they may ask.

use reqwest::Method;
use serde_json::json;

use crate::server::Server;

const PUBLIC: &str = "https://play.example.org";

#[tokio::test]
async fn the_cookie_over_http() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let answer = browser.post("/api/me", json!({ "name": "Ada" })).await.is(200);
    let set = answer.header("set-cookie").unwrap();
    let (pair, attributes) = set.split_once("; ").unwrap();
    assert!(pair.strip_prefix("traumfabrik=").is_some_and(|secret| secret.len() == 52), "{set}");
    assert_eq!(attributes, "Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax");
    // Every visit begins the year anew, with the same secret.
    let again = browser.get("/api/me").await.is(200);
    assert_eq!(again.header("set-cookie"), Some(set));
    let gone = browser.post("/api/logout", json!({})).await;
    let gone = gone.header("set-cookie").unwrap();
    assert_eq!(gone, "traumfabrik=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
}

#[tokio::test]
async fn the_cookie_over_https() {
    let server = Server::with(|config| config.public_url = Some(PUBLIC.to_owned())).await;
    let mut browser = server.browser();
    let answer = browser.post("/api/me", json!({ "name": "Ada" })).await.is(200);
    let (pair, attributes) = answer.header("set-cookie").unwrap().split_once("; ").unwrap();
    assert!(pair.starts_with("__Host-traumfabrik="), "{pair}");
    assert_eq!(attributes, "Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure");
    assert_eq!(browser.me().await["name"], "Ada");
    // A cookie that anybody in the network could have set is not looked at.
    browser.cookie = Some(format!("traumfabrik={}", browser.secret()));
    assert_eq!(browser.me().await, json!(null));
}

#[tokio::test]
async fn every_answer_is_dressed() {
    for public_url in [None, Some(PUBLIC.to_owned())] {
        let server = Server::with(|config| config.public_url = public_url.clone()).await;
        let mut browser = server.browser();
        for (path, is_api) in [
            ("/api/me", true),
            ("/api/nowhere", true),
            ("/api/tables/none?nonsense=1", true),
            ("/healthz", false),
            ("/metrics", false),
            ("/nowhere", false),
        ] {
            let answer = browser.get(path).await;
            let policy = answer.header("content-security-policy").unwrap();
            for part in [
                "default-src 'none'",
                "script-src 'self'",
                "style-src 'self'",
                "img-src 'self' data:",
                "font-src 'self'",
                "manifest-src 'self'",
                "worker-src 'self'",
                "frame-ancestors 'none'",
                "base-uri 'none'",
                "form-action 'self'",
            ] {
                assert!(policy.split("; ").any(|found| found == part), "{path}: {policy}");
            }
            let sockets = match public_url {
                None => format!("connect-src 'self' ws://{0} wss://{0}", server.address()),
                Some(_) => format!("connect-src 'self' wss://{} wss://", server.address()),
            };
            assert!(policy.contains(&sockets), "{path}: {policy}");
            assert!(!policy.contains("unsafe"), "{policy}");
            assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
            assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
            assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"));
            assert_eq!(answer.header("cache-control"), is_api.then_some("no-store"), "{path}");
            let hsts = answer.header("strict-transport-security");
            assert_eq!(hsts.is_some(), public_url.is_some(), "{path}");
            let opener = answer.header("cross-origin-opener-policy");
            assert_eq!(opener, public_url.as_ref().map(|_| "same-origin"), "{path}");
        }
    }
}

#[tokio::test]
async fn pages_of_other_sites_cannot_act() {
    let server = Server::with(|config| config.public_url = Some(PUBLIC.to_owned())).await;
    let mut browser = server.guest("Ada").await;
    let own = format!("http://{}", server.address());
    for (name, value, is_ours) in [
        ("origin", own.as_str(), true),
        ("origin", PUBLIC, true),
        ("origin", "https://evil.example", false),
        ("origin", "http://play.example.org", false),
        ("origin", "http://127.0.0.1:1", false),
        ("origin", "null", false),
        ("sec-fetch-site", "same-origin", true),
        ("sec-fetch-site", "cross-site", false),
        ("sec-fetch-site", "same-site", false),
    ] {
        browser.headers = vec![(name, value.to_owned())];
        let change = json!({ "name": "Mallory" });
        let answer = browser.ask(Method::PATCH, "/api/me", change).await;
        if is_ours {
            answer.is(200);
        } else {
            answer.refused(403, "wrong_origin");
        }
        browser.headers.extend([
            ("connection", "upgrade".to_owned()),
            ("upgrade", "websocket".to_owned()),
            ("sec-websocket-version", "13".to_owned()),
            ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==".to_owned()),
        ]);
        let socket = browser.get("/api/tables/none/socket").await;
        assert_eq!(socket.status == 403, !is_ours, "{name}: {value}: {socket:?}");
        // Looking is not acting.
        browser.headers.truncate(1);
        browser.get("/healthz").await.is(200);
        // The name is set back, so that the next one can be seen.
        browser.headers.clear();
        let me = browser.me().await;
        assert_eq!(me["name"] == "Mallory", is_ours, "{name}: {value}");
        browser.ask(Method::PATCH, "/api/me", json!({ "name": "Ada" })).await.is(200);
    }
}

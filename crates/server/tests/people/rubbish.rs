//! Requests that make no sense get an answer that helps, and change nothing.

use reqwest::Method;
use serde_json::{Value, json};

use crate::server::Server;

/// A body that is not what was asked for: what is said about it?
#[tokio::test]
async fn a_body_that_cannot_be_read() {
    let server = Server::start().await;
    for (kind, body, expected) in [
        (Some("application/json"), "", "EOF"),
        (Some("application/json"), "{", "EOF"),
        (Some("application/json"), "[]", "at line 1"),
        (Some("application/json"), "{}", "missing field `name`"),
        (Some("application/json"), r#"{"name":7}"#, "expected a string"),
        (Some("application/json"), r#"{"name":"Ada","nmae":1}"#, "unknown field `nmae`"),
        (Some("application/json"), r#"{"name":"Ada","name":"Bea"}"#, "duplicate field `name`"),
        (Some("application/json"), "{\"name\":\"\u{1}\"}", "control character"),
        (Some("application/json; charset=utf-8"), "nonsense", "line 1"),
        (Some("text/plain"), r#"{"name":"Ada"}"#, "application/json"),
        (Some("application/x-www-form-urlencoded"), "name=Ada", "application/json"),
        (None, r#"{"name":"Ada"}"#, "application/json"),
    ] {
        let mut browser = server.browser();
        let mut request = browser.request(Method::POST, "/api/me").body(body);
        if let Some(kind) = kind {
            request = request.header("content-type", kind);
        }
        let answer = browser.send(request).await.refused(400, "malformed");
        let what = answer.json()["what"].as_str().unwrap().to_owned();
        assert!(what.contains(expected), "{body:?}: {what}");
        assert_eq!(browser.cookie, None);
    }
    let mut browser = server.browser();
    let bytes = b"{\"name\":\"\xff\"}".to_vec();
    let request =
        browser.request(Method::POST, "/api/me").header("content-type", "application/json");
    browser.send(request.body(bytes)).await.refused(400, "malformed");
}

#[tokio::test]
async fn a_body_that_is_too_big() {
    let server = Server::start().await;
    let mut browser = server.browser();
    let padded = |n_bytes: usize| {
        let body = json!({ "name": "Ada" }).to_string();
        format!("{body}{}", " ".repeat(n_bytes - body.len()))
    };
    for (n_bytes, status) in [(16 * 1024, 200), (16 * 1024 + 1, 413), (40_000, 413)] {
        let request = browser.request(Method::POST, "/api/me");
        let request = request.header("content-type", "application/json").body(padded(n_bytes));
        let answer = browser.send(request).await.is(status);
        if status == 413 {
            let found = answer.json();
            assert_eq!((&found["max"], &found["unit"]), (&json!(16 * 1024), &json!("bytes")));
            assert_eq!(found["say"]["id"], "error-too-big");
        }
    }
}

#[tokio::test]
async fn paths_methods_and_queries_that_are_not_there() {
    let server = Server::start().await;
    let mut browser = server.browser();
    for path in ["/api/nowhere", "/nowhere", "/api/me/", "/API/me", "/api/me/link/x"] {
        browser.get(path).await.refused(404, "not_found");
        browser.post(path, json!({})).await.refused(404, "not_found");
    }
    for (method, path, allowed) in [
        (Method::PUT, "/api/me", "POST"),
        (Method::GET, "/api/login", "POST"),
        (Method::DELETE, "/healthz", "GET"),
        (Method::from_bytes(b"MADEUP").unwrap(), "/api/me", "GET"),
    ] {
        let answer = browser.ask(method.clone(), path, json!({})).await;
        let answer = answer.refused(405, "malformed");
        let allow = answer.header("allow").unwrap();
        assert!(allow.split(',').any(|found| found == allowed), "{method} {path}: {allow}");
    }
    let answer = browser.get("/api/tables/none?nonsense=1").await.refused(400, "malformed");
    assert!(answer.text.contains("nonsense"), "{}", answer.text);
}

#[tokio::test]
async fn every_path_in_the_document_is_there_and_refuses_rubbish() {
    // A guest for each path: more than one address may bring in so short a time.
    let server = Server::with(|config| config.limits.costly_per_minute = 1_000).await;
    let document: Value = serde_json::from_str(&traumfabrik_server::openapi()).unwrap();
    let mut n_paths = 0;
    for (path, item) in document["paths"].as_object().unwrap() {
        for method in item.as_object().unwrap().keys() {
            // What takes no JSON says what it takes.
            let bodies = item[method]["requestBody"]["content"].as_object();
            let kind = bodies.and_then(|kinds| kinds.keys().next()).cloned();
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            let mut browser = server.guest("Ada").await;
            let me = browser.me().await;
            let answer = browser.ask(method.clone(), path, json!({ "rubbish": true })).await;
            assert_ne!(answer.status, 405, "{method} {path}");
            if let Some(kind) = kind.filter(|_| !path.contains('{')) {
                let answer = answer.refused(400, "malformed");
                let word = if kind == "application/json" { "rubbish" } else { &kind };
                assert!(answer.text.contains(word), "{method} {path}: {}", answer.text);
                assert_eq!(browser.me().await, me);
            }
            n_paths += 1;
        }
    }
    assert!(n_paths >= 14, "{n_paths}");
}

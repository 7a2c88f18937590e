//! What machines ask that look after a server.

use std::path::Path;

use reqwest::Method;
use serde_json::json;

use crate::server::Server;

#[tokio::test]
async fn alive_and_ready() {
    let server = Server::start().await;
    let mut machine = server.browser();
    machine.get("/healthz").await.is(200);
    machine.get("/readyz").await.is(200);
    server.store.close().await;
    machine.get("/healthz").await.is(200);
    // The last answer is good for a second.
    let mut answer = machine.get("/readyz").await;
    while answer.status == 200 {
        answer = machine.get("/readyz").await;
    }
    let answer = answer.refused(503, "store_away");
    assert_eq!(answer.header("retry-after"), Some("1"));
    let answer = machine.post("/api/me", json!({ "name": "Ada" })).await;
    answer.refused(503, "store_away");
}

/// Rules and a dashboard that ask for figures which there are not would stay silent for ever.
#[tokio::test]
async fn alerts_and_dashboard_ask_for_figures_that_there_are() {
    let server = Server::with(|config| {
        config.figures_secret = Some("c0unts".to_owned());
        config.limits.reads_per_second = 1;
    })
    .await;
    // What has never happened is not told.
    let mut machine = server.browser();
    while machine.get("/api/tables").await.status != 429 {}
    machine.headers.push(("authorization", "Bearer c0unts".to_owned()));
    let figures = machine.get("/metrics").await.is(200).text;
    let lines = figures.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    let known: Vec<&str> = lines.filter_map(|line| line.split(' ').next()).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hosting");
    for file in ["alerts.yml", "dashboard.json"] {
        let text = std::fs::read_to_string(folder.join(file)).unwrap();
        let is_name = |c: char| c.is_ascii_lowercase() || c == '_';
        let words =
            text.split(|c: char| !is_name(c)).filter(|word| word.starts_with("traumfabrik_"));
        let mut n_words = 0;
        for word in words {
            let name = word.trim_end_matches("_bucket");
            assert!(known.contains(&name), "{file}: {word}");
            n_words += 1;
        }
        assert!(n_words > 5, "{file}");
    }
}

#[tokio::test]
async fn figures_count_and_name_nobody() {
    let server = Server::with(|config| config.figures_secret = Some("c0unts".to_owned())).await;
    let mut browser = server.guest("Grace Hopper").await;
    let person = browser.person().await;
    let game = server.game_of("g4m3", &person).await;
    browser.get(&format!("/api/tables/{game}")).await;
    browser.get("/api/nowhere/secret").await.is(404);
    browser.ask(Method::from_bytes(b"MADEUP").unwrap(), "/api/me", json!({})).await.is(405);
    browser.get("/metrics").await.refused(401, "wrong_credentials");
    browser.headers.push(("authorization", "Bearer c0unts".to_owned()));
    let answer = browser.get("/metrics").await.is(200);
    assert!(answer.header("content-type").unwrap().starts_with("text/plain; version=0.0.4"));
    let text = answer.text;
    for line in [
        concat!(r#"traumfabrik_build_info{version=""#, env!("CARGO_PKG_VERSION"), r#""} 1"#),
        "# TYPE process_cpu_seconds_total counter",
        "process_start_time_seconds ",
        r#"traumfabrik_requests_total{method="POST",route="/api/me",status="200"} 1"#,
        r#"traumfabrik_requests_total{method="GET",route="unknown",status="404"} 1"#,
        r#"traumfabrik_requests_total{method="other",route="/api/me",status="405"} 1"#,
        r#"traumfabrik_refusals_total{kind="not_found"} "#,
        r#"traumfabrik_request_seconds_count{route="/api/me"} "#,
        "traumfabrik_sockets 0",
        "traumfabrik_rooms ",
        "traumfabrik_bots_thinking 0",
        "traumfabrik_thoughts_waiting 0",
        "traumfabrik_known_age_seconds ",
        "traumfabrik_entries_total 0",
        "traumfabrik_passwords_hashed_total 0",
        "traumfabrik_store_jobs_total ",
        "traumfabrik_store_commits_total ",
        "traumfabrik_commit_seconds_count ",
        "traumfabrik_sync_seconds_count ",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    browser.headers.push(("accept", "application/openmetrics-text; version=1.0.0".to_owned()));
    let open_metrics = browser.get("/metrics").await.is(200);
    let kind = open_metrics.header("content-type").unwrap();
    assert!(kind.starts_with("application/openmetrics-text"), "{kind}");
    assert!(open_metrics.text.ends_with("# EOF\n"), "{}", open_metrics.text);
    let secret = browser.secret();
    for private in ["Grace", "g4m3", "MADEUP", "127.0.0.1", "nowhere", person.as_str(), &secret] {
        assert!(!text.contains(private), "{private}\n{text}");
    }
}

//! Accounts: name, password, and codes for the day when it is lost.

use reqwest::Method;
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::server::Server;

const PASSWORD: &str = "correct horse battery";

/// Gives a guest an account; answers with the codes.
async fn open(browser: &mut Browser, account: &str) -> Vec<String> {
    let wish = json!({ "account": account, "password": PASSWORD });
    let codes = browser.post("/api/account", wish).await.is(200).json();
    serde_json::from_value(codes["codes"].clone()).unwrap()
}

#[tokio::test]
async fn a_guest_with_an_account_can_come_back_from_anywhere() {
    let server = Server::start().await;
    let mut laptop = server.guest("Ada").await;
    let codes = open(&mut laptop, "Ada L").await;
    assert_eq!(codes.len(), 10);
    let me = laptop.me().await;
    assert_eq!((&me["name"], &me["account"]), (&json!("Ada"), &json!("Ada L")));

    let mut phone = server.browser();
    let login = json!({ "account": " ada l ", "password": PASSWORD });
    let answer = phone.post("/api/login", login).await.is(200).json();
    assert_eq!(answer, json!({ "me": me, "n_claimed": 0 }));
    assert_eq!(phone.me().await, me);
}

#[tokio::test]
async fn a_wrong_name_and_a_wrong_password_look_the_same() {
    let server = Server::with(|config| config.figures_secret = Some("c0unts".to_owned())).await;
    open(&mut server.guest("Ada").await, "ada").await;
    let mut host = server.browser();
    host.headers.push(("authorization", "Bearer c0unts".to_owned()));
    let mut browser = server.browser();
    let mut answers = Vec::new();
    for (account, password) in [("ada", "wrong password"), ("eve", PASSWORD), ("\u{0}", PASSWORD)] {
        let before = n_hashed(&mut host).await;
        let login = json!({ "account": account, "password": password });
        let answer = browser.post("/api/login", login).await.refused(401, "wrong_credentials");
        answers.push((answer.text, answer.headers.len()));
        // Hashing takes many times as long as everything else: who is spared it, is unknown.
        assert_eq!(n_hashed(&mut host).await, before + 1, "{account:?}");
    }
    answers.dedup();
    assert_eq!(answers.len(), 1, "{answers:?}");
    assert_eq!(browser.cookie, None);
}

/// How many passwords the server has hashed so far.
async fn n_hashed(host: &mut Browser) -> u64 {
    let figures = host.get("/metrics").await.is(200).text;
    let mut lines = figures.lines().filter_map(|line| line.split_once(' '));
    let figure = lines.find(|(name, _)| *name == "traumfabrik_passwords_hashed_total");
    figure.expect("it is counted").1.parse().expect("a number")
}

#[tokio::test]
async fn a_name_belongs_to_one_account() {
    let server = Server::start().await;
    open(&mut server.guest("Ada").await, "Ada").await;
    let mut other = server.guest("Eve").await;
    let wish = json!({ "account": "aDA", "password": PASSWORD });
    other.post("/api/account", wish).await.refused(409, "name_taken");
    for (account, password, status) in
        [("", PASSWORD, 400), ("eve", "1234567", 400), ("eve", &"x".repeat(201), 413)]
    {
        let wish = json!({ "account": account, "password": password });
        other.post("/api/account", wish).await.is(status);
    }
    assert_eq!(other.me().await["account"], Value::Null);
    // Whoever has one changes it by the password, not by making another.
    open(&mut other, "eve").await;
    let wish = json!({ "account": "eve2", "password": PASSWORD });
    other.post("/api/account", wish).await.refused(403, "not_allowed");
}

#[tokio::test]
async fn a_code_opens_an_account_once() {
    let server = Server::start().await;
    let mut laptop = server.guest("Ada").await;
    let codes = open(&mut laptop, "ada").await;
    open(&mut server.guest("Eve").await, "eve").await;

    let recover = |account: &str, code: &str, password: &str| json!({ "account": account, "code": code, "password": password });
    let mut phone = server.browser();
    for (account, code) in [("ada", "wrong"), ("eve", codes[0].as_str()), ("who", &codes[0])] {
        let answer = phone.post("/api/recover", recover(account, code, "new password")).await;
        answer.refused(401, "wrong_credentials");
    }
    // It does not matter how it is typed, and what others tried has not used it up.
    let typed = codes[0].to_uppercase().replace('-', " ");
    let me =
        phone.post("/api/recover", recover("Ada", &typed, "new password")).await.is(200).json();
    assert_eq!(me["account"], "ada");
    assert_eq!(phone.me().await, me);
    assert_eq!(laptop.me().await, Value::Null, "all other doors are closed");

    let mut thief = server.browser();
    let again = thief.post("/api/recover", recover("ada", &codes[0], "evil password")).await;
    again.refused(401, "wrong_credentials");
    let login = |password| json!({ "account": "ada", "password": password });
    thief.post("/api/login", login(PASSWORD)).await.refused(401, "wrong_credentials");
    thief.post("/api/login", login("evil password")).await.refused(401, "wrong_credentials");
    laptop.post("/api/login", login("new password")).await.is(200);
    phone.post("/api/recover", recover("ada", &codes[1], "short")).await.refused(400, "malformed");
    phone.post("/api/recover", recover("ada", &codes[1], "another password")).await.is(200);
}

#[tokio::test]
async fn new_codes_replace_the_old_ones() {
    let server = Server::start().await;
    let mut browser = server.guest("Ada").await;
    let old = open(&mut browser, "ada").await;
    let wrong = json!({ "password": "wrong password" });
    browser.post("/api/account/codes", wrong).await.refused(401, "wrong_credentials");
    let new =
        browser.post("/api/account/codes", json!({ "password": PASSWORD })).await.is(200).json();
    for (code, status) in [(&json!(old[0]), 401), (&new["codes"][0], 200)] {
        let recovery = json!({ "account": "ada", "code": code, "password": "new password" });
        server.browser().post("/api/recover", recovery).await.is(status);
    }
    let mut guest = server.guest("Eve").await;
    let answer = guest.post("/api/account/codes", json!({ "password": PASSWORD })).await;
    answer.refused(403, "not_allowed");
}

#[tokio::test]
async fn a_new_password_closes_all_other_doors() {
    let server = Server::start().await;
    let mut laptop = server.guest("Ada").await;
    open(&mut laptop, "ada").await;
    let link = laptop.post("/api/me/link", json!({})).await.json();
    let secret = link["link"].as_str().unwrap().split_once("#carry=").unwrap().1.to_owned();
    let mut phone = server.browser();
    phone.post("/api/carry", json!({ "secret": secret })).await.is(200);

    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    let path = "/api/account/password";
    let wrong = laptop.ask(Method::PUT, path, change("wrong password", "new password")).await;
    wrong.refused(401, "wrong_credentials");
    laptop.ask(Method::PUT, path, change(PASSWORD, "short")).await.refused(400, "malformed");
    assert_eq!(phone.me().await["account"], "ada", "nothing has happened so far");

    laptop.ask(Method::PUT, path, change(PASSWORD, "new password")).await.is(204);
    assert_eq!(laptop.me().await["account"], "ada");
    assert_eq!(phone.me().await, Value::Null);
    phone.post("/api/carry", json!({ "secret": secret })).await.refused(401, "wrong_credentials");
    let mut guest = server.guest("Eve").await;
    let answer = guest.ask(Method::PUT, path, change(PASSWORD, "new password")).await;
    answer.refused(403, "not_allowed");
}

#[tokio::test]
async fn an_account_is_forgotten_only_by_its_password() {
    let server = Server::start().await;
    let mut browser = server.guest("Ada").await;
    let codes = open(&mut browser, "ada").await;
    let person = browser.person().await;
    for farewell in [json!({}), json!({ "password": "wrong password" })] {
        let answer = browser.ask(Method::DELETE, "/api/me", farewell).await;
        answer.refused(401, "wrong_credentials");
    }
    assert_eq!(browser.me().await["account"], "ada");
    browser.ask(Method::DELETE, "/api/me", json!({ "password": PASSWORD })).await.is(204);
    let row = server.store.person(&person).await.unwrap().unwrap();
    assert!(row.is_deleted && row.account.is_none() && row.password.is_none());
    let login = json!({ "account": "ada", "password": PASSWORD });
    browser.post("/api/login", login).await.refused(401, "wrong_credentials");
    let recovery = json!({ "account": "ada", "code": codes[0], "password": PASSWORD });
    browser.post("/api/recover", recovery).await.refused(401, "wrong_credentials");
    // The name is free again.
    open(&mut server.guest("Eve").await, "ada").await;
}

#[tokio::test]
async fn whoever_is_shut_out_does_not_come_in_by_the_account() {
    let server = Server::start().await;
    let mut browser = server.guest("Ada").await;
    let codes = open(&mut browser, "ada").await;
    let link = browser.post("/api/me/link", json!({})).await.json();
    let secret = link["link"].as_str().unwrap().split_once("#carry=").unwrap().1.to_owned();
    server.store.set_blocked(&browser.person().await, true).await.unwrap();
    let mut fresh = server.browser();
    let login = |password: &str| json!({ "account": "ada", "password": password });
    fresh.post("/api/login", login(PASSWORD)).await.refused(403, "blocked");
    // Only those who know the password learn of it.
    fresh.post("/api/login", login("wrong password")).await.refused(401, "wrong_credentials");
    fresh.post("/api/carry", json!({ "secret": secret })).await.refused(403, "blocked");
    let recovery = json!({ "account": "ada", "code": codes[0], "password": PASSWORD });
    fresh.post("/api/recover", recovery).await.refused(403, "blocked");
    assert_eq!(fresh.cookie, None);
}

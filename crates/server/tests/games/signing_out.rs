//! Whoever is signed out does and hears nothing more by a socket that is open, at whatever server.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::timeout;
use traumfabrik_server::Config;
use traumfabrik_server::client::{Guest, Player};
use traumfabrik_store::postgres;
use traumfabrik_store::testing::Postgres;

use crate::support::{LONG, server_with, stop};

const PASSWORD: &str = "correct horse battery";

/// Nothing but a word from the other server would make one look.
fn never_looks(config: &mut Config) {
    config.look_every = Duration::from_secs(3600);
}

/// Everything that a socket hears until it is closed.
async fn until_closed(player: &mut Player) -> Vec<Value> {
    let mut heard = Vec::new();
    let hearing = async {
        while let Ok(message) = player.hear_json().await {
            heard.push(message);
        }
    };
    timeout(LONG, hearing).await.expect("it is closed");
    heard
}

async fn sign_out(guest: &Guest, way: &str) {
    let done = match way {
        "password" => {
            let change = json!({ "old": PASSWORD, "new": "another password" });
            guest.put::<Value>("/api/account/password", &change).await
        }
        _ => guest.post::<Value>(&format!("/api/{way}"), &json!({})).await,
    };
    done.expect(way);
}

#[tokio::test]
async fn whoever_is_signed_out_is_cut_off_at_once_at_every_server() {
    let url = Postgres::shared().database();
    let (here, host) = server_with(postgres(&url).await.expect("a store"), never_looks).await;
    let (there, other) = server_with(postgres(&url).await.expect("a store"), never_looks).await;
    let ben = Guest::arrive(&host, "Ben").await.expect("a guest");
    let made: Value = ben.post("/api/tables", &json!({ "seats": 2 })).await.expect("a table");
    let game = made["game"].as_str().expect("a game");
    for way in ["logout", "logout-everywhere", "password"] {
        let anna = Guest::arrive(&host, "Anna").await.expect("a guest");
        if way == "password" {
            let wish = json!({ "account": "anna", "password": PASSWORD });
            anna.post::<Value>("/api/account", &wish).await.expect("an account");
        }
        let mut near = anna.join(game, 0).await.expect("a socket");
        let mut far = anna.at(&other).join(game, 0).await.expect("a socket");
        sign_out(&anna, way).await;
        for n in 0..20 {
            let say = json!({ "type": "say", "id": format!("{way}-{n}"), "text": "hm" });
            // The line may be closed already.
            near.send_text(say.to_string()).await.ok();
        }
        for player in [&mut near, &mut far] {
            let heard = until_closed(player).await;
            assert!(heard.iter().all(|message| message["type"] != "done"), "{way}: {heard:?}");
        }
        let chat: Value = ben.get(&format!("/api/tables/{game}/chat")).await.expect("a page");
        assert_eq!(chat, json!([]), "{way}");
    }
    stop(here).await;
    stop(there).await;
}

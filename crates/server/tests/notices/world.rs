//! Two people at a table, far from each other, and how they are told.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use traumfabrik_packs::Library;
use traumfabrik_server::client::{Guest, Player, Received};
use traumfabrik_server::{Config, Mail, Running, serve};
use traumfabrik_store::Store;
use traumfabrik_store::testing::{Access, Fate, Faults};

use crate::mailbox::{Letter, Mailbox};

pub(crate) const FROM: &str = "Traumfabrik <games@example.org>";
pub(crate) const PUBLIC: &str = "https://play.example.org";
/// Whatever takes longer will not happen any more, on any machine.
const LONG: Duration = Duration::from_secs(300);
/// How often to look whether something has happened.
const GLANCE: Duration = Duration::from_millis(20);

/// A clock that can be put forward.
#[derive(Debug, Default)]
struct Clock {
    ahead_ms: AtomicI64,
}

impl Faults for Clock {
    fn next(&self, _: Access) -> (Fate, Duration) {
        (Fate::Done, Duration::ZERO)
    }

    fn clock_ahead_ms(&self) -> i64 {
        self.ahead_ms.load(Ordering::Relaxed)
    }
}

/// Servers that share a store, and two people.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) servers: Vec<Running>,
    pub(crate) store: Store,
    clock: Arc<Clock>,
    pub(crate) mailbox: Mailbox,
    /// By seat.
    pub(crate) people: [Guest; 2],
    pub(crate) game: String,
    n_decided: usize,
}

/// A clock for people who take days.
pub(crate) fn slow() -> Value {
    json!({ "type": "correspondence", "decision_ms": 24 * 3600 * 1000, "vacation_ms": 0 })
}

impl World {
    /// A table of this clock, on so many servers; nobody has said how to be told.
    pub(crate) async fn set(n_servers: usize, clock: Value, set_up: impl Fn(&mut Config)) -> Self {
        let mailbox = Mailbox::open().await;
        let store = traumfabrik_store::memory().expect("a store");
        let ours: Arc<Clock> = Arc::default();
        let store = store.with_faults(ours.clone());
        let mut servers = Vec::new();
        for _ in 0..n_servers {
            let mut config = Config::new(([127, 0, 0, 1], 0).into());
            config.public_url = Some(PUBLIC.to_owned());
            config.limits.costly_per_minute = 10_000;
            config.limits.reads_per_second = 1_000_000;
            let mail = Mail::new(&format!("smtp://{}", mailbox.address), FROM);
            config.mail = Some(mail.expect("a sender"));
            config.notice_delay = Duration::ZERO;
            config.notice_retry = Duration::from_millis(10);
            set_up(&mut config);
            let running = serve(config, store.clone(), Library::embedded()).await;
            servers.push(running.expect("a server"));
        }
        // The people are at different servers where there are several.
        let hosts = [&servers[0], &servers[n_servers - 1]].map(|server| server.address());
        let people = [
            arrive(&hosts[0].to_string(), "Ada", "de").await,
            arrive(&hosts[1].to_string(), "Ben", "en").await,
        ];
        let plan = json!({ "seats": 2, "pace_ms": 0, "clock": clock });
        let made: Value = people[0].post("/api/tables", &plan).await.expect("a table");
        let game = made["game"].as_str().expect("a game").to_owned();
        Self { servers, store, clock: ours, mailbox, people, game, n_decided: 0 }
    }

    /// Somebody says how to be told.
    pub(crate) async fn wish(&self, seat: usize, webhook: Option<String>, is_notified: bool) {
        let wishes = json!({
            "email": address(seat), "webhook": webhook, "is_notified": is_notified,
        });
        let me: Value = self.people[seat].put("/api/me/notices", &wishes).await.expect("a wish");
        assert_eq!(me["is_notified"], is_notified);
        let key = self.mailbox.question(address(seat)).await;
        let stranger = Guest::stranger(&self.host());
        stranger.post::<Value>("/api/mail/confirm", &json!({ "key": key })).await.expect("yes");
    }

    /// Where a server is.
    pub(crate) fn host(&self) -> String {
        self.servers[0].address().to_string()
    }

    /// Both sit, and the game begins.
    pub(crate) async fn start(&self) {
        let path = format!("/api/tables/{}/commands", self.game);
        let sit = json!({ "id": "sit", "command": { "type": "sit" } });
        self.people[1].post::<Value>(&path, &sit).await.expect("a seat");
        let start = json!({ "id": "start", "command": { "type": "start" } });
        self.people[0].post::<Value>(&path, &start).await.expect("it starts");
    }

    /// Both wish for mail.
    pub(crate) async fn wish_for_mail(&self) {
        for seat in 0..2 {
            self.wish(seat, None, true).await;
        }
    }

    /// Both wish for mail, and the game begins.
    pub(crate) async fn start_with_mail(&self) {
        self.wish_for_mail().await;
        self.start().await;
    }

    /// Somebody decides something. Answers with the turn that it was.
    pub(crate) async fn decide(&mut self, seat: usize) -> u32 {
        self.n_decided += 1;
        let mut player = self.people[seat].join(&self.game, 0).await.expect("a player");
        while player.choices().is_empty() {
            receive(&mut player).await;
        }
        let (turn, choices) = (player.turn(), player.choices());
        let action = choices.get(1).unwrap_or(&choices[0]);
        let (id, own) = (format!("d{}", self.n_decided), player.seats()[0]);
        player.play(&id, own, action).await.expect("it is sent");
        loop {
            match receive(&mut player).await {
                Received::Done { .. } => return turn,
                Received::Failed { error, .. } => panic!("{error:?}"),
                Received::Sync | Received::Entry(_) | Received::Store { .. } | Received::Other => {}
            }
        }
    }

    /// The seat that has to decide now.
    pub(crate) async fn due(&self) -> usize {
        let mut players = Vec::new();
        for guest in &self.people {
            players.push(guest.join(&self.game, 0).await.expect("a player"));
        }
        players.iter().position(|player: &Player| !player.choices().is_empty()).expect("one is due")
    }

    /// The seat that a letter goes to.
    pub(crate) fn seat_of(&self, letter: &Letter) -> usize {
        (0..2).find(|&seat| letter.to == address(seat)).expect("a letter to one of the two")
    }

    /// Where the table is.
    pub(crate) fn link(&self) -> String {
        format!("{PUBLIC}/#table/{}", self.game)
    }

    /// Waits until there is nothing left to be sent.
    pub(crate) async fn quiet(&self) {
        let waiting = async {
            while self.store.n_notices_waiting().await.expect("an answer") > 0 {
                tokio::time::sleep(GLANCE).await;
            }
        };
        tokio::time::timeout(LONG, waiting).await.expect("every notice is seen to");
    }

    /// The clock that all go by goes on by so much at once.
    pub(crate) fn pass(&self, time: Duration) {
        let ms = i64::try_from(time.as_millis()).expect("a short time");
        self.clock.ahead_ms.fetch_add(ms, Ordering::Relaxed);
    }

    pub(crate) async fn end(self) {
        for server in self.servers {
            server.stop();
            server.wait().await;
        }
    }
}

/// Where mail to a seat goes.
pub(crate) fn address(seat: usize) -> &'static str {
    ["ada@example.org", "ben@example.org"][seat]
}

/// What somebody hears next. Whoever is not due hears nothing for ever.
async fn receive(player: &mut Player) -> Received {
    let received = tokio::time::timeout(LONG, player.receive()).await;
    received.expect("somebody else is due").expect("something is said")
}

async fn arrive(host: &str, name: &str, lang: &str) -> Guest {
    let guest = Guest::arrive(host, name).await.expect("a guest");
    let me = json!({ "name": name, "lang": lang });
    guest.post::<Value>("/api/me", &me).await.expect("a language");
    guest
}

/// Looks until there is something.
pub(crate) async fn eventually<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let began = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(began.elapsed() < LONG, "{what} did not come");
        tokio::time::sleep(GLANCE).await;
    }
}

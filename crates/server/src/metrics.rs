//! Figures for whoever looks after the server. They count; they name nobody and no game.

mod format;
mod process;

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::Method;
use axum::response::Response;
use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;
use traumfabrik_store::{Store, StoreWatch};

use crate::ApiError;
use crate::app::App;
use crate::limit::Limiter;

pub(crate) use self::format::Format;
use self::process::Process;

/// How long answers take, in seconds.
const TOOK_S: [f64; 10] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.0];

/// How many operations share a commit.
const SHARED_BY: [f64; 8] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0];

/// How long it takes until what was written is on the disk, how much of that the disk takes, how many
/// share it, and how long it takes until other nodes hear of it.
#[derive(Clone, Debug)]
struct Commits {
    took: Histogram,
    synced_for: Histogram,
    shared_by: Histogram,
    hint_lag: Histogram,
}

impl StoreWatch for Commits {
    fn committed(&self, took: Duration, n_jobs: usize) {
        self.took.observe(took.as_secs_f64());
        self.shared_by.observe(n_jobs as f64);
    }

    fn synced(&self, took: Duration) {
        self.synced_for.observe(took.as_secs_f64());
    }

    fn hinted(&self, lag: Duration) {
        self.hint_lag.observe(lag.as_secs_f64());
    }
}

/// The figures of a node.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    process: Process,
    requests: Family<Answered, Counter>,
    took: Family<Route, Histogram, fn() -> Histogram>,
    refusals: Family<Kind, Counter>,
    entries: Counter,
    tables_checked: Counter,
    tables_broken: Counter,
    sockets: Gauge,
    waiting_bytes: Gauge,
    rooms: Gauge,
    thinking: Gauge,
    thoughts_waiting: Gauge,
    reviews_waiting: Gauge,
    reviews_made: Counter,
    review_seconds: Counter<f64, AtomicU64>,
    known_age: Gauge<f64, AtomicU64>,
    /// When the rooms last looked at their logs, all of them.
    looked_at: Mutex<Instant>,
    passwords: Counter,
    store_jobs: Counter,
    store_commits: Counter,
    commits: Commits,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    /// As it is written in the program, with names in place of what varies.
    route: String,
    status: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Route {
    route: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Kind {
    kind: &'static str,
}

impl Default for Metrics {
    fn default() -> Self {
        let took: fn() -> Histogram = || Histogram::new(TOOK_S);
        let mut metrics = Self {
            registry: Registry::with_prefix("traumfabrik"),
            process: Process::default(),
            requests: Family::default(),
            took: Family::new_with_constructor(took),
            refusals: Family::default(),
            entries: Counter::default(),
            tables_checked: Counter::default(),
            tables_broken: Counter::default(),
            sockets: Gauge::default(),
            waiting_bytes: Gauge::default(),
            rooms: Gauge::default(),
            thinking: Gauge::default(),
            thoughts_waiting: Gauge::default(),
            reviews_waiting: Gauge::default(),
            reviews_made: Counter::default(),
            review_seconds: Counter::default(),
            known_age: Gauge::default(),
            looked_at: Mutex::new(Instant::now()),
            passwords: Counter::default(),
            store_jobs: Counter::default(),
            store_commits: Counter::default(),
            commits: Commits {
                took: Histogram::new(TOOK_S),
                synced_for: Histogram::new(TOOK_S),
                shared_by: Histogram::new(SHARED_BY),
                hint_lag: Histogram::new(TOOK_S),
            },
        };
        let registry = &mut metrics.registry;
        registry.register("requests", "Requests answered", metrics.requests.clone());
        registry.register("request_seconds", "How long answers took", metrics.took.clone());
        registry.register("refusals", "Requests and commands refused", metrics.refusals.clone());
        registry.register("entries", "Entries written to logs of games", metrics.entries.clone());
        let checked = metrics.tables_checked.clone();
        registry.register("tables_checked", "Tables looked through and found right", checked);
        let broken = metrics.tables_broken.clone();
        registry.register("tables_broken", "Tables found broken and closed for repair", broken);
        registry.register("sockets", "Sockets that are open", metrics.sockets.clone());
        let waiting = metrics.waiting_bytes.clone();
        registry.register(
            "waiting_bytes",
            "Bytes that wait to be read: answers, and what is said by sockets",
            waiting,
        );
        registry.register("rooms", "Tables in memory", metrics.rooms.clone());
        registry.register("bots_thinking", "Bots that think", metrics.thinking.clone());
        let waiting = metrics.thoughts_waiting.clone();
        registry.register("thoughts_waiting", "Thoughts that wait for a thread", waiting);
        let waiting = metrics.reviews_waiting.clone();
        registry.register("reviews_waiting", "Reviews that wait or are being made", waiting);
        registry.register("reviews_made", "Reviews made", metrics.reviews_made.clone());
        let help = "Seconds for which reviews were worked on";
        registry.register("review_seconds", help, metrics.review_seconds.clone());
        let help = "Seconds since all tables in memory were compared with their logs";
        registry.register("known_age_seconds", help, metrics.known_age.clone());
        registry.register("passwords_hashed", "Passwords hashed", metrics.passwords.clone());
        registry.register("store_jobs", "Operations of the store", metrics.store_jobs.clone());
        registry.register("store_commits", "Commits of the store", metrics.store_commits.clone());
        let commits = metrics.commits.clone();
        registry.register("commit_seconds", "How long commits of the store took", commits.took);
        let help = "How long commits waited for the disk, where the store is a file";
        registry.register("sync_seconds", help, commits.synced_for);
        let help = "Operations of the store that shared a commit";
        registry.register("commit_jobs", help, commits.shared_by);
        let help = "How long hints took to come to all nodes";
        registry.register("hint_seconds", help, commits.hint_lag);
        metrics
    }
}

impl Metrics {
    /// Takes note of all commits of a store, and of whom the limits refuse; and tells which version
    /// this is.
    pub(crate) fn watch(&mut self, store: &Store, limiter: &Limiter, version: &str) {
        let build = Info::new([("version", version.to_owned())]);
        self.registry.register("build", "What runs here", build);
        store.watch(Arc::new(self.commits.clone()));
        let refused = limiter.refused();
        self.registry.register("limited", "Refused by a limit", refused);
    }

    /// A request was answered.
    pub(crate) fn answered(&self, method: &Method, route: &str, answer: &Response, took: Duration) {
        let status = answer.status().as_u16();
        let (method, route) = (method_name(method), route.to_owned());
        self.requests.get_or_create(&Answered { method, route: route.clone(), status }).inc();
        self.took.get_or_create(&Route { route }).observe(took.as_secs_f64());
        if let Some(error) = answer.extensions().get::<ApiError>() {
            self.refused(error);
        }
    }

    /// A request or command was refused.
    pub(crate) fn refused(&self, error: &ApiError) {
        self.refusals.get_or_create(&Kind { kind: error.kind() }).inc();
    }

    /// An entry was written to the log of a game.
    pub(crate) fn entry_made(&self) {
        self.entries.inc();
    }

    /// A review was made and kept.
    pub(crate) fn review_made(&self) {
        self.reviews_made.inc();
    }

    /// A review was worked on for so long.
    pub(crate) fn reviewed_for(&self, took: Duration) {
        self.review_seconds.inc_by(took.as_secs_f64());
    }

    /// All rooms have looked whether they have missed something.
    pub(crate) fn looked_around(&self) {
        *self.looked_at.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// A table was looked through, and is right.
    pub(crate) fn table_checked(&self) {
        self.tables_checked.inc();
    }

    /// A table was found broken.
    pub(crate) fn table_broken(&self) {
        self.tables_broken.inc();
    }

    /// All figures as text.
    pub(crate) fn text(&self, app: &App, format: Format) -> Result<String, fmt::Error> {
        self.process.update();
        self.sockets.set(gauge(app.limiter.n_sockets()));
        self.waiting_bytes.set(gauge(app.limiter.n_bytes_waiting()));
        self.rooms.set(gauge(app.rooms.count()));
        self.thinking.set(gauge(app.thinkers.count()));
        self.thoughts_waiting.set(gauge(app.thinkers.n_waiting()));
        self.reviews_waiting.set(gauge(app.reviews.count()));
        let looked_at = *self.looked_at.lock().unwrap_or_else(PoisonError::into_inner);
        self.known_age.set(looked_at.elapsed().as_secs_f64());
        self.passwords.inner().store(app.passwords.count(), Ordering::Relaxed);
        let stats = app.store.stats();
        self.store_jobs.inner().store(stats.n_jobs, Ordering::Relaxed);
        self.store_commits.inner().store(stats.n_commits, Ordering::Relaxed);
        let mut text = String::new();
        text::encode_registry(&mut text, &self.registry)?;
        text::encode_registry(&mut text, &self.process.registry)?;
        text::encode_eof(&mut text)?;
        Ok(format.write(text))
    }
}

/// Anybody can make up methods, and each would be a figure of its own.
fn method_name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        _ => "other",
    }
}

fn gauge(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

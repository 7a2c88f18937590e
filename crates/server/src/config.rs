//! What a host decides.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use traumfabrik_review::Effort;

use crate::Mail;

/// How a server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The address that people use, such as `https://play.example.org`, where that is not the one
    /// of the server itself. Links begin with it, and under `https` cookies are marked secure.
    pub public_url: Option<String>,
    /// What runs here, for whoever collects figures: the version, and what it was made from.
    pub version: String,
    /// Proxies whose word about the address of a visitor is believed.
    pub proxies: Vec<IpAddr>,
    /// What nobody may exceed.
    pub limits: Limits,
    /// How many bots may think at the same time.
    pub n_thinkers: usize,
    /// What a host's own commands have to show; without it there are none.
    pub admin_secret: Option<String>,
    /// What a program that collects figures has to show; the secret for commands will do as well.
    pub figures_secret: Option<String>,
    /// How to send mail; without it nobody gets any.
    pub mail: Option<Mail>,
    /// Whether people may have notices posted into private networks, as at home or in tests.
    pub allow_private_webhooks: bool,
    /// How long somebody may take to decide before a notice is sent. Whoever sits there and plays
    /// gets none, and a minute is nothing where people may take days.
    pub notice_delay: Duration,
    /// How long to wait after a notice could not be sent; after every further try for longer.
    pub notice_retry: Duration,
    /// How often rooms look whether they have missed something that other servers did.
    pub look_every: Duration,
    /// How often a game is looked through, to see whether what is kept is what was written. All
    /// servers that share a store look through one in this time.
    pub scrub_every: Duration,
    /// After how many entries a table is written down as it stands, so that it can be opened
    /// without going through its whole log.
    pub snapshot_every: u32,
    /// How much thought goes into a review.
    pub review_effort: Effort,
}

/// What nobody may exceed. Whoever does gets an answer that says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of a message on a socket, or of a request's body.
    pub message_bytes: usize,
    /// Bytes of a record that somebody brings.
    pub record_bytes: usize,
    /// Characters of a name.
    pub name_chars: usize,
    /// Characters of something said at a table.
    pub chat_chars: usize,
    /// Tables of one person that are not over.
    pub tables_per_person: u32,
    /// Sockets from one address.
    pub sockets_per_address: usize,
    /// Commands of one person in a second, on average; short bursts may hold four times as many.
    pub commands_per_second: u32,
    /// Requests that may cost something (signing in, new guests, new tables, records) from one
    /// address in a minute.
    pub costly_per_minute: u32,
    /// Attempts to get into one account in a minute from one address, or by a device that has been
    /// in it; from all addresses together, six times as many.
    pub attempts_per_minute: u32,
    /// What may be asked for from one address in a second, on average: one for a small answer, up
    /// to twenty for a replay or a hint. Short bursts may hold four times as much.
    pub reads_per_second: u32,
    /// Bytes of answers that wait to be read at one address, and as many again of what is said by
    /// sockets. A single answer may be larger.
    pub waiting_bytes_per_address: usize,
    /// The same for one person, wherever they are.
    pub waiting_bytes_per_person: usize,
    /// The same for all who look at one table.
    pub waiting_bytes_per_table: usize,
    /// Connections that are open at the same time, where more have to wait; and sockets that are,
    /// where more are refused.
    pub connections: usize,
    /// Messages that wait for a slow reader before it is cut off. It may come back and catch up.
    pub outbox_messages: usize,
    /// How long the head of a request may take, and then its body. An idle connection is closed
    /// after this time too, unless it is one of a proxy's.
    pub head_timeout: Duration,
    /// How long an answer may wait for a reader who does not keep up before it is cut off.
    pub write_timeout: Duration,
    /// How long a table may wait for people before it is closed.
    pub gathering_timeout: Duration,
    /// How long a game without clocks may rest before it is closed.
    pub resting_timeout: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            message_bytes: 16 * 1024,
            record_bytes: 256 * 1024,
            name_chars: 24,
            chat_chars: 500,
            tables_per_person: 50,
            sockets_per_address: 64,
            commands_per_second: 20,
            costly_per_minute: 60,
            attempts_per_minute: 10,
            reads_per_second: 200,
            waiting_bytes_per_address: 8 * 1024 * 1024,
            waiting_bytes_per_person: 2 * 1024 * 1024,
            waiting_bytes_per_table: 16 * 1024 * 1024,
            connections: 20_000,
            outbox_messages: 64,
            head_timeout: Duration::from_secs(10),
            write_timeout: Duration::from_secs(20),
            gathering_timeout: Duration::from_secs(24 * 3600),
            resting_timeout: Duration::from_secs(90 * 24 * 3600),
        }
    }
}

impl Config {
    /// A server for this address, with all else as usual.
    pub fn new(listen: SocketAddr) -> Self {
        Self {
            listen,
            public_url: None,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            proxies: Vec::new(),
            limits: Limits::default(),
            n_thinkers: std::thread::available_parallelism().map_or(2, usize::from),
            admin_secret: None,
            figures_secret: None,
            mail: None,
            allow_private_webhooks: false,
            notice_delay: Duration::from_secs(60),
            notice_retry: Duration::from_secs(60),
            look_every: Duration::from_secs(1),
            scrub_every: Duration::from_secs(5),
            snapshot_every: 128,
            review_effort: Effort::FULL,
        }
    }

    /// Whether people reach the server by https.
    pub fn is_https(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

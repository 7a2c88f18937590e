//! `traumfabrik serve`: tables for everyone.

mod limits;
mod logging;
mod notices;
mod signals;
mod welcome;

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use traumfabrik_server::{Config, Listening, ServeError};
use traumfabrik_store::{Store, StoreError};

use self::limits::LimitArgs;
use self::logging::LogArgs;
use self::notices::NoticeArgs;
use crate::cli::{VERSION, secret};
use crate::data::{DATABASE_VARIABLE, DataArgs, DataFolder, database_url};
use crate::failure::Failure;
use crate::note::{POSTGRES, Place, new_secret};
use crate::settings;
use crate::table::PacksArgs;

/// The port, where only an address or nothing is given.
const PORT: u16 = 8080;

/// Host tables for everyone: on this machine, at home, or for the world
///
/// Everything is kept in one folder, or in a PostgreSQL database that several servers may share.
/// Ctrl-C stops the server without losing anything; pressing it again stops it at once. See
/// docs/hosting.md for the way from a computer at home to several servers behind a proxy.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Where to listen: a port, or an address with or without one. 127.0.0.1 is for this machine
    /// alone, 0.0.0.0 for everybody in your network
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8080", value_parser = listen_address)]
    listen: SocketAddr,
    /// The address that people use, if that is not the server's own: https://play.example.org
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    #[command(flatten)]
    data: DataArgs,
    /// Keep everything in this PostgreSQL database, which several servers may share:
    /// postgres://user:password@host/name
    #[arg(
        long,
        value_name = "URL",
        env = DATABASE_VARIABLE,
        hide_env_values = true,
        value_parser = database_url,
        conflicts_with = "memory"
    )]
    database: Option<String>,
    /// Keep nothing: everything is gone when the server stops
    #[arg(long)]
    memory: bool,
    /// Open the page in the browser of this machine, if it has a screen
    #[arg(long)]
    open: bool,
    /// A proxy whose word about the address of a visitor is believed. Can be given several times,
    /// or as a list with commas
    #[arg(long, value_name = "IP", value_delimiter = ',')]
    proxy: Vec<IpAddr>,
    /// What a program that collects figures from /metrics has to show, as a bearer token; without
    /// it nobody gets any
    #[arg(
        long,
        value_name = "SECRET",
        env = "TRAUMFABRIK_METRICS_SECRET",
        hide_env_values = true,
        value_parser = secret
    )]
    metrics_secret: Option<String>,
    /// How many bots may think at the same time; as many as there are cores unless given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    thinkers: Option<u16>,
    /// How long to go on when told to stop, while /readyz says no already: as long as a proxy needs
    /// to notice. Told a second time, it waits no longer
    #[arg(long, value_name = "SECONDS", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=600))]
    drain: u64,
    /// A file of settings, in TOML: the name of a flag, without its dashes in front, and a value.
    /// Flags and variables come before it
    #[arg(long, value_name = "FILE")]
    settings: Option<PathBuf>,
    /// Show all settings, where each one came from, and the name of its variable; then end
    #[arg(long)]
    show_settings: bool,
    #[command(flatten)]
    packs: PacksArgs,
    #[command(flatten)]
    log: LogArgs,
    #[command(flatten)]
    notices: NoticeArgs,
    #[command(flatten)]
    limits: LimitArgs,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.log.start()?;
    let served = serve(args);
    // Where a program reads the log, it reads all that is said.
    if args.log.is_json() { served.map_err(Failure::logged) } else { served }
}

/// Lets the process open as many files as the system lets it: every visitor takes one, and what it
/// is given to begin with is often meant for programs that have a few.
fn allow_many_files() {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(n_files) => tracing::debug!(n_files, "files that may be open at a time"),
        Err(error) => tracing::warn!(%error, "cannot ask for more open files"),
    }
}

fn serve(args: &Args) -> Result<(), Failure> {
    allow_many_files();
    let library = args.packs.library()?;
    let folder = args.data.folder()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| Failure::Io(format!("cannot start the threads: {error}")))?;
    runtime.block_on(async {
        let mut signals = signals::Signals::new()?;
        let kept = Kept::new(args, &folder)?;
        let secret = new_secret()?;
        let mut config = args.config()?;
        config.admin_secret = Some(secret.clone());
        // A start that fails because of its settings leaves no new folder behind.
        let listening = Listening::new(config).await.map_err(failure)?;
        let store = kept.open().await?;
        let place = Place::take(&folder)?;
        let running = listening.serve(store, library).await.map_err(failure)?;
        place.leave(running.address(), secret, kept.kind())?;
        let urls = welcome::urls(running.address(), args.public_url.as_deref());
        tracing::info!(
            version = VERSION,
            address = %running.address(),
            urls = urls.join(" "),
            store = kept.kind(),
            "open"
        );
        for variable in settings::strange_variables() {
            tracing::warn!(variable, "there is no such setting, so this variable does nothing");
        }
        // To a program that reads the log, the line above says it.
        if !args.log.is_json()
            && let Err(error) = welcome::print(&urls, args.is_for_phones(), &kept.to_string())
        {
            // Nobody reads it. That is no reason to close the house.
            tracing::warn!(%error, "cannot tell where the server is");
        }
        if let Some(url) = urls.first().filter(|_| args.open) {
            welcome::open_browser(url);
        }
        signals.first().await;
        if args.drain > 0 {
            tracing::info!(seconds = args.drain, "not ready any more, and soon stopping");
            running.leave();
            tokio::select! {
                () = tokio::time::sleep(Duration::from_secs(args.drain)) => {}
                _ = signals.second() => {}
            }
        }
        running.stop();
        tokio::select! {
            () = running.wait() => Ok(()),
            code = signals.second() => {
                drop(place);
                std::process::exit(code)
            }
        }
    })
}

impl Args {
    /// Whether others than this machine can come in.
    fn is_for_phones(&self) -> bool {
        self.public_url.is_some() || !self.listen.ip().is_loopback()
    }

    fn config(&self) -> Result<Config, Failure> {
        let mut config = Config::new(self.listen);
        config.public_url = self.public_url.clone();
        config.version = VERSION.to_owned();
        config.figures_secret = self.metrics_secret.clone();
        config.proxies = self.proxy.iter().map(IpAddr::to_canonical).collect();
        self.limits.apply(&mut config.limits);
        self.notices.apply(&mut config)?;
        if let Some(n_thinkers) = self.thinkers {
            config.n_thinkers = n_thinkers.into();
        }
        Ok(config)
    }
}

/// Where games are kept.
enum Kept<'a> {
    Nowhere,
    File(PathBuf),
    Postgres(&'a str),
}

impl<'a> Kept<'a> {
    fn new(args: &'a Args, folder: &DataFolder) -> Result<Self, Failure> {
        match &args.database {
            Some(url) => Ok(Self::Postgres(url)),
            None if args.memory => args.data.unless_games().map(|()| Self::Nowhere),
            None => Ok(Self::File(folder.database())),
        }
    }

    /// In one word, for the log and the note.
    fn kind(&self) -> &'static str {
        match self {
            Self::Nowhere => "memory",
            Self::File(_) => "sqlite",
            Self::Postgres(_) => POSTGRES,
        }
    }

    async fn open(&self) -> Result<Store, StoreError> {
        match self {
            Self::Nowhere => traumfabrik_store::memory(),
            Self::File(path) => traumfabrik_store::sqlite(path),
            Self::Postgres(url) => traumfabrik_store::postgres(url).await,
        }
    }
}

/// For people. It holds no password.
impl std::fmt::Display for Kept<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Nowhere => f.write_str("Nothing is kept: all games end with the server."),
            Self::File(path) => write!(f, "Games are kept in {}.", path.display()),
            Self::Postgres(_) => f.write_str("Games are kept in the PostgreSQL database."),
        }
    }
}

/// A port, an address, or both.
fn listen_address(text: &str) -> Result<SocketAddr, String> {
    if let Ok(port) = text.parse::<u16>() {
        return Ok(([127, 0, 0, 1], port).into());
    }
    if let Ok(ip) = text.parse::<IpAddr>() {
        return Ok((ip, PORT).into());
    }
    text.parse().map_err(|_| {
        "a port such as 8080 or an address such as 0.0.0.0:8080 or [::]:8080 is expected".to_owned()
    })
}

fn failure(error: ServeError) -> Failure {
    match error {
        ServeError::Listen { address, source } => {
            let hint = match source.kind() {
                std::io::ErrorKind::AddrInUse => {
                    "another program listens there; stop it, or give another port with --listen"
                }
                std::io::ErrorKind::PermissionDenied => {
                    "ports below 1024 need special rights; give a higher one with --listen, and \
                     let a proxy stand in front"
                }
                std::io::ErrorKind::AddrNotAvailable => {
                    "this machine has no such address; give another one with --listen"
                }
                _ => "give another address with --listen",
            };
            Failure::Io(format!("cannot listen on {address}: {hint} ({source})"))
        }
        ServeError::PublicUrl { .. } => Failure::Usage(error.to_string()),
        ServeError::Store(error) => error.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_be_a_port_or_an_address() {
        for (text, address) in [
            ("9000", "127.0.0.1:9000"),
            ("0.0.0.0", "0.0.0.0:8080"),
            ("::", "[::]:8080"),
            ("192.168.1.7:80", "192.168.1.7:80"),
            ("[::1]:0", "[::1]:0"),
        ] {
            assert_eq!(listen_address(text), Ok(address.parse().expect("an address")), "{text}");
        }
        for text in ["", "70000", "localhost", "1.2.3:80", ":80"] {
            assert!(listen_address(text).is_err(), "{text}");
        }
    }
}

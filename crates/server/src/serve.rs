//! The outer shell: listens, takes connections in, and stops without losing anything.

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;
use traumfabrik_packs::Library;
use traumfabrik_store::{Store, StoreError};

use crate::app::App;
use crate::http::{self, Origin, Peer};
use crate::limit::Permit;
use crate::paced::Paced;
use crate::{Config, background};

/// Bytes of the head of a request, its path included.
const HEAD_BYTES: usize = 16 * 1024;
/// Bytes that wait to be read or sent on one connection.
const BUFFER_BYTES: usize = 2 * HEAD_BYTES;
/// How long a stop waits for requests and tables that are busy.
const STOP_MAX: Duration = Duration::from_secs(10);
/// How long to wait when no connection can be taken in, as when there are no files left.
const ACCEPT_RETRY: Duration = Duration::from_millis(100);
/// Proxies keep idle connections for the next visitor. One that is closed just then would cost
/// that visitor an error, so a listed proxy decides for itself, for about this long.
const PROXY_IDLE: Duration = Duration::from_secs(120);

/// Why a server does not run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {source}; is another server running there?")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The reason.
        source: io::Error,
    },
    /// The public address is not one.
    #[error(
        "'{url}' is no public address; one like https://play.example.org is expected, without a \
         path: the server needs a name of its own"
    )]
    PublicUrl {
        /// What was given.
        url: String,
    },
    /// The store does not work.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A server that runs. It goes on running when this is dropped.
#[derive(Debug)]
pub struct Running {
    address: SocketAddr,
    leaving: CancellationToken,
    stopping: CancellationToken,
    done: JoinHandle<()>,
}

impl Running {
    /// Where it listens. If any port would do, this is the one that was found.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Has it say that it is not ready, and go on: a proxy that asks sends everybody elsewhere
    /// before it stops.
    pub fn leave(&self) {
        self.leaving.cancel();
    }

    /// Asks it to stop: nobody new comes in, requests are finished, sockets are told, and the
    /// store is closed last.
    pub fn stop(&self) {
        self.stopping.cancel();
    }

    /// Waits until it has stopped.
    pub async fn wait(self) {
        if let Err(error) = self.done.await {
            tracing::error!(%error, "the server ended in disorder");
        }
    }
}

/// A server that has its address and waits for its store. Whoever knocks meanwhile waits, too.
#[derive(Debug)]
pub struct Listening {
    config: Config,
    listener: TcpListener,
}

impl Listening {
    /// Takes the address. All that can be wrong with settings is found here, before anything is
    /// kept anywhere.
    ///
    /// # Errors
    /// If it cannot listen there, or the public address makes no sense.
    pub async fn new(config: Config) -> Result<Self, ServeError> {
        if let Some(url) = &config.public_url
            && Origin::parse(url).is_none()
        {
            return Err(ServeError::PublicUrl { url: url.clone() });
        }
        let no_listener = |source| ServeError::Listen { address: config.listen, source };
        let listener = TcpListener::bind(config.listen).await.map_err(no_listener)?;
        let address = listener.local_addr().map_err(no_listener)?;
        // Where any port would do, links have to name the one that was found.
        Ok(Self { config: Config { listen: address, ..config }, listener })
    }

    /// Starts the server on a store, with these editions.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn serve(self, store: Store, library: Library) -> Result<Running, ServeError> {
        let Self { config, listener } = self;
        let address = config.listen;
        let app = Arc::new(App::new(config, store, library).await?);
        // Nobody comes in before it is known how long no server ran.
        background::read_clock(&app).await?;
        app.start();
        let (leaving, stopping) = (app.leaving.clone(), app.stopping.clone());
        let done = tokio::spawn(run(app, listener));
        Ok(Running { address, leaving, stopping, done })
    }
}

/// Starts a server on a store, with these editions.
///
/// # Errors
/// If it cannot listen there, the public address makes no sense, or the store does not answer.
pub async fn serve(config: Config, store: Store, library: Library) -> Result<Running, ServeError> {
    Listening::new(config).await?.serve(store, library).await
}

/// Serves until told to stop, then cleans up.
async fn run(app: Arc<App>, listener: TcpListener) {
    let stopping = app.stopping.clone();
    tokio::select! {
        () = accept(&app, &listener) => {}
        () = stopping.cancelled() => {}
    }
    tracing::info!("stopping");
    // Whoever knocks from now on is refused at once, and a proxy sends them elsewhere; behind an
    // open door nobody would answer.
    drop(listener);
    app.tasks.close();
    if tokio::time::timeout(STOP_MAX, app.tasks.wait()).await.is_err() {
        tracing::warn!(n_tasks = app.tasks.len(), "some did not finish in time");
    }
    app.store.close().await;
}

/// Takes connections in, for ever.
async fn accept(app: &Arc<App>, listener: &TcpListener) {
    let router = http::router(Arc::clone(app));
    let room = Arc::new(Semaphore::new(app.config.limits.connections.min(Semaphore::MAX_PERMITS)));
    loop {
        // Those for whom there is no room wait outside.
        let Ok(permit) = Arc::clone(&room).acquire_owned().await else { return };
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken in");
                tokio::time::sleep(ACCEPT_RETRY).await;
                continue;
            }
        };
        let peer = peer.ip().to_canonical();
        let is_proxy = app.config.proxies.contains(&peer);
        let count = if is_proxy { None } else { app.limiter.connection(peer) };
        if count.is_none() && !is_proxy {
            tracing::debug!("too many connections from one address");
            continue;
        }
        let held = Held { _permit: permit, _count: count };
        let stopping = app.stopping.clone();
        let limits = &app.config.limits;
        let head_timeout = if is_proxy { PROXY_IDLE } else { limits.head_timeout };
        // Small messages are not to wait for more.
        stream.set_nodelay(true).ok();
        let stream = Paced::new(stream, limits.write_timeout);
        app.tasks.spawn(converse(stream, peer, router.clone(), head_timeout, stopping, held));
    }
}

/// What a connection takes up until it is closed. A socket that grew out of one counts by itself.
struct Held {
    _permit: OwnedSemaphorePermit,
    _count: Option<Permit>,
}

/// Serves one connection until it ends, or until the server stops and its request is answered.
async fn converse(
    stream: Paced<TcpStream>,
    peer: IpAddr,
    router: Router,
    head_timeout: Duration,
    stopping: CancellationToken,
    _held: Held,
) {
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        let answer = router.clone().oneshot(request);
        async { Ok::<_, Infallible>(answer.await.unwrap_or_else(|never| match never {})) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        // It runs from the first moment, so whoever sends nothing is cut off as well.
        .header_read_timeout(head_timeout)
        .max_header_size(HEAD_BYTES)
        .max_buf_size(BUFFER_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = &mut connection => ended,
        () = stopping.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}

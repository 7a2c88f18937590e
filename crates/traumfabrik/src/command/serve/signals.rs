//! How a server is told to stop.

use crate::failure::Failure;

/// Signals that mean the end: Ctrl-C, or the word of a service manager.
#[cfg(unix)]
#[derive(Debug)]
pub(crate) struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    /// Listens from now on.
    pub(crate) fn new() -> Result<Self, Failure> {
        use tokio::signal::unix::{SignalKind, signal};
        let listen = |kind| {
            signal(kind).map_err(|error| Failure::Io(format!("cannot listen to signals: {error}")))
        };
        Ok(Self {
            interrupt: listen(SignalKind::interrupt())?,
            terminate: listen(SignalKind::terminate())?,
        })
    }

    /// Waits for the first one: finish what was begun.
    pub(crate) async fn first(&mut self) {
        self.second().await;
    }

    /// Waits for another one: leave at once. Answers with the usual exit code.
    pub(crate) async fn second(&mut self) -> i32 {
        tokio::select! {
            _ = self.interrupt.recv() => 130,
            _ = self.terminate.recv() => 143,
        }
    }
}

/// Ctrl-C.
#[cfg(not(unix))]
#[derive(Debug)]
pub(crate) struct Signals;

#[cfg(not(unix))]
impl Signals {
    /// Listens from now on.
    pub(crate) fn new() -> Result<Self, Failure> {
        Ok(Self)
    }

    /// Waits for the first one: finish what was begun.
    pub(crate) async fn first(&mut self) {
        self.second().await;
    }

    /// Waits for another one: leave at once. Answers with the usual exit code.
    pub(crate) async fn second(&mut self) -> i32 {
        if tokio::signal::ctrl_c().await.is_err() {
            // Nobody can say it, so nobody will.
            std::future::pending::<()>().await;
        }
        130
    }
}

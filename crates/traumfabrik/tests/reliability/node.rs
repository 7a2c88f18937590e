//! A node within this process, with threads of its own, so that it can end as if killed.

use tokio::runtime::Runtime;
use tokio::sync::watch;
use traumfabrik_packs::Library;
use traumfabrik_server::{Config, serve};
use traumfabrik_store::Store;

/// A node. When it is dropped, nothing is finished and nobody is told.
pub(crate) struct Node {
    /// Always there until the node ends.
    runtime: Option<Runtime>,
    host: watch::Sender<String>,
}

impl Node {
    /// A node on a store that this opens on the node's own threads, without limits in the way.
    pub(crate) async fn start<S>(open: impl FnOnce() -> S + Send + 'static) -> Self
    where
        S: Future<Output = Store> + Send + 'static,
    {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .expect("threads");
        let mut config = Config::new("127.0.0.1:0".parse().expect("an address"));
        config.limits.commands_per_second = 1_000_000;
        config.limits.costly_per_minute = 1_000_000;
        config.limits.reads_per_second = 1_000_000;
        config.limits.sockets_per_address = 10_000;
        let starting = runtime.spawn(async move {
            let store = open().await;
            serve(config, store, Library::embedded()).await.expect("a node")
        });
        let running = starting.await.expect("it starts");
        let host = watch::Sender::new(running.address().to_string());
        Self { runtime: Some(runtime), host }
    }

    /// Where it is.
    pub(crate) fn host(&self) -> watch::Receiver<String> {
        self.host.subscribe()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // Threads must not be waited for within those of others.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

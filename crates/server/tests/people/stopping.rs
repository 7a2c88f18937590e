//! A server stops without leaving anybody in the middle of something.

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use traumfabrik_packs::Library;
use traumfabrik_server::{Config, ServeError, serve};
use traumfabrik_store::{StoreError, memory};

use crate::server::{LONG, Server};

#[tokio::test]
async fn what_was_begun_is_finished() {
    let server = Server::start().await;
    let address = server.address();
    let mut idle = TcpStream::connect(address).await.unwrap();
    let mut busy = TcpStream::connect(address).await.unwrap();
    let body = r#"{"name":"Ada"}"#;
    let head = format!(
        "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
        Expect: 100-continue\r\n\r\n",
        body.len()
    );
    busy.write_all(head.as_bytes()).await.unwrap();
    // The server says that it waits for the body: now it is in the middle of it.
    let mut said = Vec::new();
    while !said.ends_with(b"\r\n\r\n") {
        timeout(LONG, busy.read_buf(&mut said)).await.unwrap().unwrap();
    }
    server.running.stop();
    let mut nothing = Vec::new();
    timeout(LONG, idle.read_to_end(&mut nothing)).await.unwrap().unwrap();
    assert!(nothing.is_empty());
    assert!(server.store.ready().await.is_ok(), "the store is closed last");

    busy.write_all(body.as_bytes()).await.unwrap();
    let mut answer = String::new();
    timeout(LONG, busy.read_to_string(&mut answer)).await.unwrap().unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    timeout(LONG, server.running.wait()).await.unwrap();
    assert!(TcpStream::connect(address).await.is_err(), "nobody listens any more");
    assert!(matches!(server.store.ready().await, Err(StoreError::Away(_))));
}

#[tokio::test]
async fn why_a_server_does_not_start() {
    let server = Server::start().await;
    let store = || memory().unwrap();
    let taken = serve(Config::new(server.address()), store(), Library::embedded()).await;
    let error = taken.unwrap_err();
    assert!(matches!(error, ServeError::Listen { .. }));
    assert!(error.to_string().contains(&server.address().to_string()), "{error}");
    for wrong in ["play.example.org", "ftp://x.org", "https://x.org/games", "https://u:p@x.org", ""]
    {
        let mut config = Config::new(([127, 0, 0, 1], 0).into());
        config.public_url = Some(wrong.to_owned());
        let error = serve(config, store(), Library::embedded()).await.unwrap_err();
        assert!(matches!(error, ServeError::PublicUrl { .. }), "{wrong}: {error}");
    }
}

//! Those who are slow on purpose are cut off, and nobody else notices.

use std::io::ErrorKind;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::server::{LONG, Server};

/// For those who mean to be slow: the sooner they are cut off, the better.
const SOON: Duration = Duration::from_secs(1);
/// For those who are honest first: longer than a busy machine holds anybody up.
const LATER: Duration = Duration::from_secs(8);

async fn waits(head_timeout: Duration) -> Server {
    Server::with(|config| config.limits.head_timeout = head_timeout).await
}

/// Reads until the server closes the connection.
async fn until_closed(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A connection may also be closed by a reset.
    let _ = timeout(LONG, stream.read_to_end(&mut bytes)).await.expect("it is never closed");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Asks for something small, hears the answer, and keeps the connection.
async fn ask_if_alive(stream: &mut TcpStream) {
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    let mut answer = Vec::new();
    while !answer.ends_with(b"alive\n") {
        let n_bytes = timeout(LONG, stream.read_buf(&mut answer)).await.unwrap().unwrap();
        assert!(n_bytes > 0, "the connection was closed");
    }
}

#[tokio::test]
async fn whoever_says_nothing_is_cut_off() {
    let server = waits(SOON).await;
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    let said = until_closed(&mut stream).await;
    assert!(!said.contains("200 OK"), "{said}");
}

#[tokio::test]
async fn whoever_never_ends_the_head_is_cut_off() {
    let server = waits(SOON).await;
    let stream = TcpStream::connect(server.address()).await.unwrap();
    let (mut from, mut to) = stream.into_split();
    to.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n").await.unwrap();
    let dripping = tokio::spawn(async move {
        // A line now and then, for as long as anybody listens: without a pause, the head would be
        // refused because it is too big.
        while to.write_all(b"X-More: 1\r\n").await.is_ok() {
            tokio::time::sleep(SOON / 10).await;
        }
    });
    let mut bytes = Vec::new();
    let _ = timeout(LONG, from.read_to_end(&mut bytes)).await.expect("it is never closed");
    assert!(!String::from_utf8_lossy(&bytes).contains("200 OK"));
    timeout(LONG, dripping).await.expect("it is never closed").unwrap();
}

#[tokio::test]
async fn whoever_never_ends_the_body_is_told_so() {
    let server = waits(LATER).await;
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    let head = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
        Content-Length: 100\r\n\r\n{";
    stream.write_all(head.as_bytes()).await.unwrap();
    let said = until_closed(&mut stream).await;
    assert!(said.starts_with("HTTP/1.1 400 "), "{said}");
    assert!(said.contains("in time"), "{said}");
}

/// Asks for far more than the system keeps for a connection, and reads nothing of it.
#[tokio::test]
async fn whoever_never_reads_an_answer_is_cut_off() {
    let server = Server::with(|config| {
        config.limits.write_timeout = SOON;
        config.limits.reads_per_second = 1_000_000;
    })
    .await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(server.address()).await.unwrap();
    let request = b"GET /api/texts/de?part=manual HTTP/1.1\r\nHost: x\r\n\r\n";
    let asking = async { while stream.write_all(request).await.is_ok() {} };
    timeout(LONG, asking).await.expect("it is never closed");
    server.browser().get("/healthz").await.is(200);
}

#[tokio::test]
async fn an_idle_connection_is_closed_after_its_answer() {
    let server = waits(LATER).await;
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    for _ in 0..3 {
        ask_if_alive(&mut stream).await;
    }
    assert_eq!(until_closed(&mut stream).await, "");
}

#[tokio::test]
async fn a_head_that_is_too_big_is_refused() {
    let server = Server::start().await;
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    let long = "x".repeat(17 * 1024);
    let head = format!("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: {long}\r\n\r\n");
    stream.write_all(head.as_bytes()).await.unwrap();
    let said = until_closed(&mut stream).await;
    assert!(said.starts_with("HTTP/1.1 431 "), "{said}");
}

#[tokio::test]
async fn one_address_cannot_take_all_connections() {
    let server = Server::with(|config| config.limits.sockets_per_address = 2).await;
    let mut held = Vec::new();
    for _ in 0..8 {
        held.push(TcpStream::connect(server.address()).await.unwrap());
    }
    let mut one_more = TcpStream::connect(server.address()).await.unwrap();
    assert_eq!(until_closed(&mut one_more).await, "");
    // Once one goes, another can come; the server notices in its own time.
    held.pop();
    loop {
        let mut stream = TcpStream::connect(server.address()).await.unwrap();
        let request = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
        if stream.write_all(request).await.is_ok()
            && until_closed(&mut stream).await.contains("alive")
        {
            break;
        }
    }
}

#[tokio::test]
async fn those_for_whom_there_is_no_room_wait() {
    let server = Server::with(|config| {
        config.limits.connections = 1;
        config.limits.head_timeout = LONG;
    })
    .await;
    let mut first = TcpStream::connect(server.address()).await.unwrap();
    let mut second = TcpStream::connect(server.address()).await.unwrap();
    let request = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    second.write_all(request).await.unwrap();
    // Whoever was there first is answered again and again, although the other asked before.
    for _ in 0..10 {
        ask_if_alive(&mut first).await;
    }
    let early = second.try_read(&mut [0]).unwrap_err();
    assert_eq!(early.kind(), ErrorKind::WouldBlock, "there was no room");
    drop(first);
    assert!(until_closed(&mut second).await.contains("alive"));
}

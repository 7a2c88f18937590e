//! Whoever hangs up without waiting for the answer may have asked in time or not. But what was
//! written down is told to everybody: nothing is left half done.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::server::{Server, Who};
use crate::wire::Socket;

const N_COMMANDS: u64 = 200;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_written_down_is_told_also_if_its_sender_is_gone() {
    let server = Server::start().await;
    let mut listener = Socket::open(&server, Who::Stranger).await.expect("a socket");
    let first = server.last_seq().await;
    let mut usual = Duration::ZERO;
    for n in 0..N_COMMANDS {
        // Alone against a bot nobody else has to agree: each of these makes an entry, if it is its
        // turn.
        let motion = if server.is_paused().await { "resume" } else { "pause" };
        let command = json!({ "type": "propose", "seat": 0, "motion": { "type": motion } });
        let mut stream = TcpStream::connect(server.address()).await.expect("a connection");
        let began = Instant::now();
        stream.write_all(&request(&server, n, &command)).await.expect("it is sent");
        if n % 10 == 0 {
            // Now and then somebody waits for the answer: so long does it take.
            stream.read_u8().await.expect("an answer");
            usual = began.elapsed();
        } else {
            // Another instant every time, from before the command is read to after its answer.
            tokio::time::sleep(usual.mul_f64(n as f64 / N_COMMANDS as f64 * 2.0)).await;
        }
        drop(stream);
        let seq = server.last_seq().await;
        if seq > first {
            let received = listener.hear_of(seq.into()).await;
            received.unwrap_or_else(|what| panic!("command {n}: {what}"));
        }
    }
    let n_done = server.last_seq().await - first;
    assert!(n_done > 20, "{n_done} commands were done");
}

fn request(server: &Server, n: u64, command: &Value) -> Vec<u8> {
    let body = json!({ "id": format!("c{n}"), "command": command }).to_string();
    let head = format!(
        "POST /api/tables/{}/commands HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
        Content-Length: {}\r\n{}\r\n",
        server.game(),
        body.len(),
        server.cookie(Who::Seated)
    );
    format!("{head}{body}").into_bytes()
}

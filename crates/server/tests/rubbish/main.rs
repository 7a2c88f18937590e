//! Rubbish: whatever comes over the network gets a typed refusal or a clean close, changes nothing,
//! and costs the server little. Honest people go on playing meanwhile.
//!
//! The short form sends some hundred pieces; `TRAUMFABRIK_PROOF=long` sends ten thousand, as `make
//! prove` does. Every piece comes from its number, so one that does harm can be sent again.

mod chance;
mod frames;
mod hanging_up;
mod requests;
mod server;
mod texts;
mod wire;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::task::JoinSet;

use crate::chance::Piece;
use crate::server::Server;

const N_SHORT: usize = 400;
const N_LONG: usize = 10_000;
/// Before memory is measured, buffers and caches have their size.
const N_WARM: usize = 200;
const N_SENDERS: usize = 8;
/// What the process may grow by, however much rubbish comes.
const GROWTH_MAX_KIB: usize = 64 * 1024;

/// How many pieces to send.
fn n_pieces() -> usize {
    let is_long = std::env::var("TRAUMFABRIK_PROOF").is_ok_and(|form| form == "long");
    if is_long { N_LONG } else { N_SHORT }
}

/// Memory that the process holds, in KiB.
fn held_kib() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").expect("a Linux system");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    number.and_then(|number| number.parse().ok()).expect("a number")
}

/// Panics anywhere in the process are counted, also where somebody catches them.
fn count_panics() -> Arc<AtomicUsize> {
    let n_panics = Arc::new(AtomicUsize::new(0));
    let (usual, counted) = (std::panic::take_hook(), Arc::clone(&n_panics));
    std::panic::set_hook(Box::new(move |info| {
        counted.fetch_add(1, Ordering::Relaxed);
        usual(info);
    }));
    n_panics
}

/// Sends the pieces of these numbers, several at the same time.
async fn send_all(server: &Arc<Server>, numbers: std::ops::Range<usize>) {
    let next = Arc::new(AtomicUsize::new(numbers.start));
    let mut senders = JoinSet::new();
    for _ in 0..N_SENDERS {
        let (server, next, end) = (Arc::clone(server), Arc::clone(&next), numbers.end);
        senders.spawn(async move {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= end {
                    return;
                }
                send(&server, number).await;
            }
        });
    }
    while let Some(done) = senders.join_next().await {
        done.expect("every piece is answered as it should be");
    }
}

async fn send(server: &Server, number: usize) {
    let mut piece = Piece::new(number);
    let sent = match piece.below(3) {
        0 => texts::send(server, &mut piece).await,
        1 => frames::send(server, &mut piece).await,
        _ => requests::send(server, &mut piece).await,
    };
    if let Err(what) = sent {
        panic!("piece {number}: {what}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rubbish_is_refused_and_changes_nothing() {
    let n_panics = count_panics();
    let server = Arc::new(Server::start().await);
    let before = server.kept().await;
    let honest = server.honest();
    send_all(&server, 0..N_WARM).await;
    let held = held_kib();
    send_all(&server, N_WARM..n_pieces()).await;
    let grown = held_kib().saturating_sub(held);
    honest.stop().await;
    assert_eq!(server.kept().await, before, "something was changed");
    assert_eq!(n_panics.load(Ordering::Relaxed), 0, "something panicked");
    assert!(grown <= GROWTH_MAX_KIB, "the process grew by {grown} KiB");
    server.is_well().await;
}

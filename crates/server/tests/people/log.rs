//! Everything that is logged while these tests run, down to the last detail.

use std::io;
use std::sync::{Mutex, Once};

static TEXT: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Keeps what is logged from now on.
pub(crate) fn capture() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        tracing_subscriber::fmt()
            .with_max_level(tracing::Level::TRACE)
            .with_ansi(false)
            .with_writer(|| Keeper)
            .init();
    });
}

/// Everything so far, but for what the browsers of the tests say about themselves.
pub(crate) fn text() -> String {
    let text = String::from_utf8_lossy(&TEXT.lock().unwrap()).into_owned();
    let of_server = |line: &&str| !line.contains(" hyper_util::client::");
    text.lines().filter(of_server).collect::<Vec<_>>().join("\n")
}

struct Keeper;

impl io::Write for Keeper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        TEXT.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

//! What happened, as a hash, and as text for whoever wants to read it.

use std::fmt::{self, Write as _};

use crate::queue::Millis;

const FNV_START: u64 = 0xcbf2_9ce4_8422_2325;
const FNV_PRIME: u64 = 0x0000_0100_0000_01b3;
/// What is told in passing is cut off: positions and views are long.
const ASIDE_CHARS: usize = 160;

/// Takes note of everything. Two histories with the same hash went the same way.
#[derive(Debug)]
pub(crate) struct Trace {
    hash: u64,
    line: String,
    is_told: bool,
}

impl Trace {
    pub(crate) fn new(is_told: bool) -> Self {
        Self { hash: FNV_START, line: String::new(), is_told }
    }

    pub(crate) fn note(&mut self, now: Millis, what: fmt::Arguments<'_>) {
        self.line.clear();
        // Writing to a string cannot fail.
        let _ = write!(self.line, "{now:>9} {what}");
        for byte in self.line.bytes() {
            self.hash = (self.hash ^ u64::from(byte)).wrapping_mul(FNV_PRIME);
        }
        if self.is_told {
            println!("{}", self.line);
        }
    }

    /// Tells more than is hashed, to whoever reads along.
    pub(crate) fn aside(&self, now: Millis, what: fmt::Arguments<'_>) {
        if self.is_told {
            let text = what.to_string();
            println!("{now:>9}   {}", text.chars().take(ASIDE_CHARS).collect::<String>());
        }
    }

    pub(crate) fn hash(&self) -> u64 {
        self.hash
    }
}

//! Headers that tables share. A game borrows its box, and the boxes of all games are a few: each
//! is kept once, for as long as the process lives.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use traumfabrik_wire::{Header, json};

/// The headers of all tables that have been opened here.
#[derive(Debug, Default)]
pub(crate) struct Headers {
    kept: Mutex<HashMap<String, &'static Header>>,
}

impl Headers {
    /// The kept header that is equal to this one.
    ///
    /// Headers come from plans, which name nobody and are made of editions and switches that the
    /// host offers. So there are not many different ones, and keeping them for ever is no leak.
    pub(crate) fn keep(&self, header: &Header) -> &'static Header {
        let text = serde_json::to_string(&json::Header::from(header));
        let text = text.expect("every header has a JSON text");
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.entry(text).or_insert_with(|| Box::leak(Box::new(header.clone())))
    }
}

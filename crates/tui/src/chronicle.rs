//! All that has happened, in words.

use traumfabrik_rules::Event;
use traumfabrik_wire::{Context, describe};

use crate::voice::Voice;

/// Keeps every sentence that was told.
#[derive(Debug)]
pub(crate) struct Chronicle<'p> {
    context: Context<'p>,
    log: Vec<String>,
}

impl<'p> Chronicle<'p> {
    pub(crate) fn new(voice: &Voice<'p>) -> Self {
        Self { context: Context::new(voice.edition()), log: Vec::new() }
    }

    /// Puts a fact into words, one sentence or several.
    pub(crate) fn tell(&mut self, voice: &Voice<'_>, event: &Event) -> Vec<String> {
        self.context.note(event);
        let messages = describe(event, &self.context);
        let said: Vec<String> = messages.iter().map(|message| voice.tell(message)).collect();
        self.log.extend(said.iter().cloned());
        said
    }

    /// Goes on after these facts, of which nothing is told again. What was told stays.
    pub(crate) fn go_back(&mut self, voice: &Voice<'p>, facts: &[Event], said: &str) {
        self.context = Context::new(voice.edition());
        for event in facts {
            self.context.note(event);
        }
        self.log.push(said.to_owned());
    }

    /// All sentences so far.
    pub(crate) fn log(&self) -> &[String] {
        &self.log
    }

    /// The last sentences, at most so many.
    pub(crate) fn last(&self, n_wanted: usize) -> &[String] {
        &self.log[self.log.len().saturating_sub(n_wanted)..]
    }
}

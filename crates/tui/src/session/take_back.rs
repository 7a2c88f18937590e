//! Taking back a turn that counted already.

use traumfabrik_rules::Seat;

use super::{Here, Session};
use crate::desk::warning;
use crate::front::{Front, Halt};
use crate::page::Sheet;

impl<'t, F: Front> Session<'t, F> {
    /// Takes back the last turn of whoever is asked, and all that has happened since, if they
    /// mean it. True if it is done: then they decide anew.
    pub(super) fn take_back(&mut self, seat: Seat, here: &Here<'t>) -> Result<bool, Halt> {
        if !self.host.has_played(seat) {
            self.front.note(&warning(self.desk.voice.word("play-take-back-none")))?;
            return Ok(false);
        }
        let id = if self.desk.voice.is_shared() {
            "play-ask-take-back-all"
        } else {
            "play-ask-take-back"
        };
        let question = self.desk.voice.say(id, self.desk.yes_and_no());
        if !self.confirm(&question, here)? {
            self.front.note(&self.desk.said("play-goes-on"))?;
            return Ok(false);
        }
        let events = self.host.take_back(seat).map_err(Halt::Bot)?;
        let said = self.desk.voice.word("play-took-back");
        self.chronicle.go_back(&self.desk.voice, &events, &said);
        self.front.recall(std::slice::from_ref(&said));
        // What was read with a question that is asked no more is to be read again.
        (self.last_auction, self.last_board) = (None, None);
        let mut sheet = Sheet::new();
        sheet.text(said);
        self.front.note(&sheet)?;
        Ok(true)
    }
}

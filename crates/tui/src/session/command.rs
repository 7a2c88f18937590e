//! What can be done at any prompt. The question follows again.

use super::{Here, N_LOG, Session};
use crate::front::{Ask, Choosable, Front, Halt};
use crate::keys::{Answer, Key};
use crate::page::Sheet;
use crate::show;

impl<'t, F: Front> Session<'t, F> {
    pub(super) fn obey(
        &mut self,
        answer: &Answer,
        line: &str,
        here: &Here<'t>,
    ) -> Result<(), Halt> {
        let voice = &self.desk.voice;
        match answer {
            Answer::Nothing => Ok(()),
            Answer::Help => {
                let sheet = show::help(voice, &self.desk.keys, &here.view.rulings);
                self.front.page(&self.desk, &sheet)
            }
            Answer::Table => {
                let sheet = show::table(voice, &here.view);
                self.front.page(&self.desk, &sheet)
            }
            Answer::Log(n_wanted) => {
                let mut sheet = Sheet::new();
                // Studios are given out before anybody is asked: there is always something.
                let lines = self.chronicle.last(n_wanted.unwrap_or(N_LOG));
                self.log_on(&mut sheet, "play-log", lines);
                self.front.page(&self.desk, &sheet)
            }
            Answer::Hint => self.advise(here),
            Answer::Save(file) => self.save_as_told(file.as_deref()).map(|_| ()),
            Answer::Quit => self.leave(here),
            Answer::Undo(_)
            | Answer::StartOver
            | Answer::Confirm
            | Answer::Intent(_)
            | Answer::Unknown => self.front.note(&self.desk.unknown(line)),
        }
    }

    /// Asks whether the person really wants to leave, and whether to save.
    fn leave(&mut self, here: &Here<'t>) -> Result<(), Halt> {
        let [yes, no] = self.desk.yes_and_no();
        let save = ("save", self.desk.keys.shown(Key::Save).into());
        let mut options: Vec<Choosable> = Vec::new();
        let prompt = if self.is_saved() {
            options.push(self.desk.choosable(Key::Yes, "play-option-leave"));
            self.desk.voice.say("play-ask-quit-saved", [yes, no])
        } else {
            options.push(self.desk.choosable(Key::Save, "play-option-save-leave"));
            options.push(self.desk.choosable(Key::Yes, "play-option-leave-unsaved"));
            self.desk.voice.say("play-ask-quit", [save, yes, no])
        };
        options.push(self.desk.choosable(Key::No, "play-option-stay"));
        let ask = Ask { prompt, options, draft: Vec::new(), view: &here.view };
        loop {
            let line = self.front.ask(&self.desk, &ask)?;
            match (self.desk.keys.yes_or_no(&line), self.desk.keys.answer(&line)) {
                // Whoever says so twice means it.
                (Some(true), _) | (None, Answer::Quit) => return Err(Halt::Left),
                (Some(false), _) => return self.front.note(&self.desk.said("play-goes-on")),
                (None, Answer::Save(file)) => {
                    if self.save_as_told(file.as_deref())? {
                        return Err(Halt::Left);
                    }
                }
                (None, answer) => self.obey(&answer, &line, here)?,
            }
        }
    }
}

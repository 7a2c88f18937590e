//! Arranging chips: they are laid, moved and taken back until the person confirms.

use traumfabrik_rules::Seat;

use super::decide::{Reply, lines};
use super::{Here, Session};
use crate::ask::Detail;
use crate::draft::{Arranged, Draft};
use crate::front::{Ask, Front, Halt};
use crate::keys::{Answer, Key};
use crate::page::Sheet;

impl<'t, F: Front> Session<'t, F> {
    /// Lets the person arrange the chips in hand, then plays what is confirmed, all at once.
    pub(super) fn arrange(&mut self, seat: Seat) -> Result<(), Halt> {
        let mut draft = Draft::new(*self.host.known(), seat);
        loop {
            let reply = if draft.is_open() {
                self.ask_for_chip(&draft)?
            } else if draft.is_forced() {
                Reply::Confirm
            } else {
                self.ask_to_confirm(&draft)?
            };
            let complaint = match reply {
                Reply::Act(action) => match draft.add(action) {
                    Ok(()) => continue,
                    Err(refusal) => self.desk.refusal(&refusal),
                },
                Reply::Undo(None) if draft.moves().is_empty() => {
                    let here =
                        Here { view: self.remembered(draft.view()), game: Some(*draft.game()) };
                    match self.take_back(seat, &here)? {
                        true => return Ok(()),
                        false => continue,
                    }
                }
                Reply::StartOver | Reply::Confirm if draft.moves().is_empty() => {
                    self.desk.said("play-draft-none")
                }
                Reply::Undo(number) => match draft.take_back(number) {
                    true => self.desk.said("play-taken-back"),
                    false => self.desk.no_such(number.unwrap_or(0)),
                },
                Reply::StartOver => {
                    draft.clear();
                    self.desk.said("play-taken-back")
                }
                Reply::Confirm => break,
            };
            self.front.note(&complaint)?;
        }
        if let Err(refusal) = self.host.act(seat, draft.moves()) {
            unreachable!("the draft was tried on this very game: {refusal:?}");
        }
        Ok(())
    }

    /// Asks where the next chip goes.
    fn ask_for_chip(&mut self, draft: &Draft<'t>) -> Result<Reply, Halt> {
        let here = Here { view: self.remembered(draft.view()), game: Some(*draft.game()) };
        let question = self.question(&here.view);
        let detail = match draft.moves() {
            [] => self.detail(&question, &here.view),
            [..] => Detail::Full,
        };
        let arranged = draft.arranged(&self.desk.voice);
        let mut sheet = Sheet::new();
        self.draft_on(&mut sheet, &arranged);
        self.front.stakes(&sheet)?;
        self.front.stakes(&question.stakes(&self.desk.voice, &here.view, detail))?;
        self.reply(&question, &here, &arranged)
    }

    /// Asks whether what is arranged is final.
    fn ask_to_confirm(&mut self, draft: &Draft<'t>) -> Result<Reply, Halt> {
        let here = Here { view: self.remembered(draft.view()), game: None };
        let arranged = draft.arranged(&self.desk.voice);
        let mut sheet = Sheet::new();
        self.draft_on(&mut sheet, &arranged);
        if draft.is_waiting() {
            sheet.text(self.desk.voice.word("play-draft-waiting"));
        }
        self.front.stakes(&sheet)?;
        let key = |key| self.desk.keys.shown(key).into();
        let prompt = self.desk.voice.say(
            "play-ask-confirm",
            [
                ("confirm", key(Key::Confirm)),
                ("undo", key(Key::Undo)),
                ("over", key(Key::StartOver)),
            ],
        );
        let mut options = vec![self.desk.choosable(Key::Confirm, "play-option-confirm")];
        options.extend(self.take_backs(&arranged));
        let ask = Ask { prompt, options, draft: lines(&arranged), view: &here.view };
        loop {
            let line = self.front.ask(&self.desk, &ask)?;
            let answer = self.desk.keys.answer(&line);
            match (answer, self.desk.keys.yes_or_no(&line)) {
                (Answer::Confirm, _) | (_, Some(true)) => return Ok(Reply::Confirm),
                (Answer::Undo(number), _) => return Ok(Reply::Undo(number)),
                (Answer::StartOver, _) => return Ok(Reply::StartOver),
                (Answer::Nothing, _) => self.front.stakes(&sheet)?,
                (answer, _) => self.obey(&answer, &line, &here)?,
            }
        }
    }

    /// What is arranged so far, by number.
    fn draft_on(&self, sheet: &mut Sheet, arranged: &[Arranged]) {
        if arranged.is_empty() {
            return;
        }
        sheet.turn(self.desk.voice.word("play-draft"));
        for (number, Arranged { line, .. }) in (1..).zip(arranged) {
            sheet.choice(0, number, line);
        }
    }
}

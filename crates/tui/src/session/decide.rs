//! Asking until somebody has made a legal decision.

use traumfabrik_rules::{Action, ChipId, Perspective, Seat, View};

use super::{Here, Session};
use crate::ask::{Choice, Detail, Placing, Question};
use crate::draft::Arranged;
use crate::front::{Ask, Choosable, Front, Halt};
use crate::keys::{Answer, Key, number};
use crate::page::Sheet;

/// What a person answers to a question of the game.
#[derive(Clone, Copy, Debug)]
pub(super) enum Reply {
    Act(Action),
    Undo(Option<usize>),
    StartOver,
    Confirm,
}

impl<'t, F: Front> Session<'t, F> {
    /// Asks until the person has made a decision that counts.
    pub(super) fn decide(&mut self, seat: Seat) -> Result<(), Halt> {
        let view = self.remembered(self.host.view(Perspective::Seat(seat)));
        let question = self.question(&view);
        if let Question::Placing(_) = question
            && self.manners.confirm
        {
            return self.arrange(seat);
        }
        let detail = self.detail(&question, &view);
        let sheet = question.stakes(&self.desk.voice, &view, detail);
        self.front.stakes(&sheet)?;
        let here = Here { view, game: Some(*self.host.known()) };
        loop {
            let refusal = match self.reply(&question, &here, &[])? {
                Reply::Act(action) => match self.host.act(seat, &[action]) {
                    Ok(()) => return Ok(()),
                    Err(refusal) => self.desk.refusal(&refusal),
                },
                Reply::Undo(None) if self.take_back(seat, &here)? => return Ok(()),
                Reply::Undo(None) => continue,
                Reply::Undo(Some(_)) | Reply::StartOver | Reply::Confirm => {
                    self.desk.said("play-draft-none")
                }
            };
            self.front.note(&refusal)?;
        }
    }

    /// What the view asks its seat.
    pub(super) fn question(&self, view: &View) -> Question {
        Question::of(view, &self.desk.voice)
            .unwrap_or_else(|| unreachable!("only a seat that is due is asked"))
    }

    /// Asks until an answer has to do with the question; obeys commands on the way. `draft` is
    /// what is arranged so far.
    pub(super) fn reply(
        &mut self,
        question: &Question,
        here: &Here<'t>,
        draft: &[Arranged],
    ) -> Result<Reply, Halt> {
        loop {
            let line = self.front.ask(
                &self.desk,
                &Ask {
                    prompt: self.prompt(question, draft),
                    options: self.options(question, &here.view, draft),
                    draft: lines(draft),
                    view: &here.view,
                },
            )?;
            let intent = match self.desk.keys.answer(&line) {
                Answer::Intent(intent) => intent,
                Answer::Undo(number) => return Ok(Reply::Undo(number)),
                Answer::StartOver => return Ok(Reply::StartOver),
                Answer::Confirm => return Ok(Reply::Confirm),
                Answer::Nothing => {
                    let sheet = question.stakes(&self.desk.voice, &here.view, Detail::Full);
                    self.front.stakes(&sheet)?;
                    continue;
                }
                command @ (Answer::Help
                | Answer::Table
                | Answer::Log(_)
                | Answer::Hint
                | Answer::Save(_)
                | Answer::Quit
                | Answer::Unknown) => {
                    self.obey(&command, &line, here)?;
                    continue;
                }
            };
            let complaint = match question.choose(intent) {
                Choice::Act(action) => return Ok(Reply::Act(action)),
                Choice::Discard(placing, number) => {
                    match self.choose_discard(placing, number, here)? {
                        Some(chip) => return Ok(Reply::Act(Action::Discard(chip))),
                        None => continue,
                    }
                }
                Choice::NoSuch(number) => self.desk.no_such(number),
                Choice::Unclear => self.desk.unknown(&line),
            };
            self.front.note(&complaint)?;
        }
    }

    fn prompt(&self, question: &Question, draft: &[Arranged]) -> String {
        let prompt = question.ask(&self.desk.voice, &self.desk.keys);
        if draft.is_empty() {
            return prompt;
        }
        let undo = ("undo", self.desk.keys.shown(Key::Undo).into());
        format!("{prompt} {}", self.desk.voice.say("play-ask-undo", [undo]))
    }

    fn options(&self, question: &Question, view: &View, draft: &[Arranged]) -> Vec<Choosable> {
        let mut options = question.options(&self.desk.voice, &self.desk.keys, view);
        options.extend(self.take_backs(draft));
        options
    }

    /// One choice for each move that can be taken back, the last one first.
    pub(super) fn take_backs(&self, draft: &[Arranged]) -> Vec<Choosable> {
        let undo = self.desk.keys.shown(Key::Undo);
        let take_back = |(number, arranged): (usize, &Arranged)| {
            let chip = ("chip", arranged.chip.as_str().into());
            let text = self.desk.voice.say("play-option-undo", [chip]);
            Choosable::new(format!("{undo} {number}"), text)
        };
        let numbered: Vec<_> = (1..).zip(draft).collect();
        numbered.into_iter().rev().map(take_back).collect()
    }

    /// How much to show: nothing that the person has read with the last question.
    pub(super) fn detail(&mut self, question: &Question, view: &View) -> Detail {
        let board = self.desk.voice.own(view).productions;
        let (is_known, is_first) = match question {
            Question::Auction(_) => {
                let auction = (view.quarter, view.location);
                let last = self.last_auction.replace(auction);
                (last == Some(auction), last.is_none() && self.desk.voice.is_shared())
            }
            Question::Party(_) => (false, self.desk.voice.is_shared()),
            Question::Placing(_) => (self.last_board == Some(board), false),
        };
        let detail = match (is_known, is_first) {
            (true, _) => Detail::Short,
            // The lot was read by somebody else.
            (false, true) => Detail::Full,
            (false, false) => Detail::New,
        };
        self.last_board = (detail != Detail::Short).then_some(board);
        detail
    }

    /// Which chip to discard; none if the person thinks better of it.
    fn choose_discard(
        &mut self,
        placing: &Placing,
        number: Option<usize>,
        here: &Here<'t>,
    ) -> Result<Option<ChipId>, Halt> {
        let chip = match (number, placing.hand()) {
            (Some(number), _) => match placing.in_hand(number) {
                Some(chip) => chip,
                None => {
                    self.front.note(&self.desk.no_such(number))?;
                    return Ok(None);
                }
            },
            (None, [only]) => *only,
            (None, _) => return self.choose_of_hand(placing, here),
        };
        // What has no other use needs no second thought.
        if !placing.is_placeable(chip) {
            return Ok(Some(chip));
        }
        let [yes, no] = self.desk.yes_and_no();
        let label = ("chip", self.desk.voice.chip(chip).into());
        let question = self.desk.voice.say("play-ask-discard", [yes, no, label]);
        if self.confirm(&question, here)? {
            return Ok(Some(chip));
        }
        self.front.note(&self.desk.said("play-kept"))?;
        Ok(None)
    }

    /// Shows the chips in hand by number. Whoever types one has seen which it is.
    fn choose_of_hand(
        &mut self,
        placing: &Placing,
        here: &Here<'t>,
    ) -> Result<Option<ChipId>, Halt> {
        let no = self.desk.keys.shown(Key::No).into();
        let prompt = self.desk.voice.say("play-ask-discard-which", [("no", no)]);
        let chip =
            |(number, &chip): (usize, &ChipId)| Choosable::new(number, self.desk.voice.chip(chip));
        let mut options: Vec<Choosable> = (1..).zip(placing.hand()).map(chip).collect();
        options.push(self.desk.choosable(Key::No, "play-option-keep"));
        let ask = Ask { prompt, options, draft: Vec::new(), view: &here.view };
        loop {
            let mut sheet = Sheet::new();
            for (number, &chip) in (1..).zip(placing.hand()) {
                sheet.choice(0, number, self.desk.voice.chip(chip));
            }
            self.front.stakes(&sheet)?;
            let line = self.front.ask(&self.desk, &ask)?;
            if let Some(number) = number(&line) {
                match placing.in_hand(number) {
                    Some(chip) => return Ok(Some(chip)),
                    None => self.front.note(&self.desk.no_such(number))?,
                }
            } else if self.desk.keys.yes_or_no(&line) == Some(false) {
                self.front.note(&self.desk.said("play-kept"))?;
                return Ok(None);
            } else {
                self.obey(&self.desk.keys.answer(&line), &line, here)?;
            }
        }
    }

    /// Yes or no.
    pub(super) fn confirm(&mut self, question: &str, here: &Here<'t>) -> Result<bool, Halt> {
        let options = vec![
            self.desk.choosable(Key::Yes, "play-option-yes"),
            self.desk.choosable(Key::No, "play-option-no"),
        ];
        let prompt = question.to_owned();
        let ask = Ask { prompt, options, draft: Vec::new(), view: &here.view };
        loop {
            let line = self.front.ask(&self.desk, &ask)?;
            match self.desk.keys.yes_or_no(&line) {
                Some(is_yes) => return Ok(is_yes),
                None => self.obey(&self.desk.keys.answer(&line), &line, here)?,
            }
        }
    }
}

/// What is arranged, each with what it does.
pub(super) fn lines(draft: &[Arranged]) -> Vec<String> {
    draft.iter().map(|arranged| arranged.line.clone()).collect()
}

//! One person's game from the welcome to the end: tells, asks, and lets the host do the rest.

use std::io::{self, BufRead, Write};

use traumfabrik_rules::{
    Action, ChipId, Event, LocationIdx, MAX_MAKING, ProductionView, Quarter, View,
};

use crate::ask::{Choice, Detail, Placing, Question};
use crate::desk::{Desk, Halt};
use crate::host::Host;
use crate::keys::{Answer, Key, number};
use crate::narrator::Narrator;
use crate::options::{Outcome, PlayError, TableOptions};
use crate::page::Sheet;
use crate::show;

/// How many events `log` shows unless somebody asks for more.
const N_LOG: usize = 20;

/// A game, and the person at the other end of the line.
#[derive(Debug)]
pub(crate) struct Session<'p, R, W> {
    host: Host<'p>,
    desk: Desk<'p, R, W>,
    narrator: Narrator<'p>,
    /// The auction in which the person was asked last.
    last_auction: Option<(Option<Quarter>, LocationIdx)>,
    /// The person's screenplays, if they were shown with the last question.
    last_board: Option<[Option<ProductionView>; MAX_MAKING]>,
}

impl<'p, R: BufRead, W: Write> Session<'p, R, W> {
    pub(crate) fn new(options: &TableOptions<'p>, input: R, output: W) -> Result<Self, PlayError> {
        let host = Host::new(options)?;
        let desk = Desk::new(options, host.person(), input, output);
        let narrator = Narrator::new(&desk.voice);
        Ok(Self { host, desk, narrator, last_auction: None, last_board: None })
    }

    /// Plays the game to its end, or until the person stops.
    pub(crate) fn run(&mut self) -> Result<Outcome, PlayError> {
        let (id, outcome) = match self.play() {
            Ok(outcome) => return Ok(outcome),
            Err(Halt::Io(error)) => return Err(PlayError::Io(error)),
            Err(Halt::Left) => ("play-left", Outcome::Left),
            Err(Halt::InputEnded) => ("play-input-ended", Outcome::InputEnded),
        };
        self.desk.note(id)?;
        Ok(outcome)
    }

    fn play(&mut self) -> Result<Outcome, Halt> {
        self.desk.show(&show::welcome(&self.desk.voice, &self.desk.keys))?;
        loop {
            if let Some(outcome) = self.tell()? {
                return Ok(outcome);
            }
            self.decide()?;
        }
    }

    /// Tells all that has happened since the person was due.
    fn tell(&mut self) -> io::Result<Option<Outcome>> {
        let mut sheet = Sheet::new();
        let mut outcome = None;
        while let Some((event, view)) = self.host.next_fact() {
            self.narrator.tell(&mut sheet, &self.desk.voice, &event, &view);
            if let Event::GameEnded { standings, winners } = event {
                let (person, standings) = (self.host.person(), standings.to_vec());
                outcome = Some(Outcome::Finished { person, standings, winners });
            }
        }
        self.narrator.pause(&mut sheet, &self.desk.voice);
        self.desk.show(&sheet)?;
        Ok(outcome)
    }

    /// Asks until the person has made a legal decision.
    fn decide(&mut self) -> Result<(), Halt> {
        let view = self.host.view();
        let Some(question) = Question::of(&view, &self.desk.voice) else {
            unreachable!("the host stops only where the person is due or the game is over");
        };
        let detail = self.detail(&question, &view);
        self.desk.show(&question.stakes(&self.desk.voice, &view, detail))?;
        loop {
            let line = self.desk.ask(&question.ask(&self.desk.voice, &self.desk.keys))?;
            let wish = match self.desk.keys.answer(&line) {
                Answer::Wish(wish) => wish,
                Answer::Nothing => {
                    self.desk.show(&question.stakes(&self.desk.voice, &view, Detail::Full))?;
                    continue;
                }
                command @ (Answer::Help
                | Answer::Table
                | Answer::Log(_)
                | Answer::Quit
                | Answer::Unknown) => {
                    self.obey(&command, &line)?;
                    continue;
                }
            };
            let action = match question.choose(wish) {
                Choice::Act(action) => Some(action),
                Choice::Discard(placing, number) => {
                    self.choose_discard(placing, number)?.map(Action::Discard)
                }
                Choice::NoSuch(number) => {
                    self.desk.no_such(number)?;
                    None
                }
                Choice::Unclear => {
                    self.desk.unknown(&line)?;
                    None
                }
            };
            match action.map(|action| self.host.act(action)) {
                Some(Ok(())) => return Ok(()),
                Some(Err(refusal)) => self.desk.refuse(&refusal)?,
                None => {}
            }
        }
    }

    /// How much to show: nothing that the person has read with the last question.
    fn detail(&mut self, question: &Question, view: &View) -> Detail {
        let board = view.boards[self.host.person().index()].productions;
        let is_known = match question {
            Question::Auction(_) => {
                let auction = (view.quarter, view.location);
                self.last_auction.replace(auction) == Some(auction)
            }
            Question::Party(_) => false,
            Question::Placing(_) => self.last_board == Some(board),
        };
        let detail = if is_known { Detail::Short } else { Detail::New };
        self.last_board = (detail == Detail::New).then_some(board);
        detail
    }

    /// Which chip to discard; none if the person thinks better of it.
    fn choose_discard(
        &mut self,
        placing: &Placing,
        number: Option<usize>,
    ) -> Result<Option<ChipId>, Halt> {
        let chip = match (number, placing.hand()) {
            (Some(number), _) => match placing.in_hand(number) {
                Some(chip) => chip,
                None => {
                    self.desk.no_such(number)?;
                    return Ok(None);
                }
            },
            (None, [only]) => *only,
            (None, _) => return self.choose_of_hand(placing),
        };
        // What has no other use needs no second thought.
        if !placing.is_placeable(chip) {
            return Ok(Some(chip));
        }
        let label = self.desk.voice.chip(chip);
        let question = self.desk.yes_or_no("play-ask-discard", Some(label));
        if self.confirm(&question)? {
            return Ok(Some(chip));
        }
        self.desk.note("play-kept")?;
        Ok(None)
    }

    /// Shows the chips in hand by number. Whoever types one has seen which it is.
    fn choose_of_hand(&mut self, placing: &Placing) -> Result<Option<ChipId>, Halt> {
        let no = self.desk.keys.shown(Key::No).into();
        let question = self.desk.voice.say("play-ask-discard-which", [("no", no)]);
        loop {
            let mut sheet = Sheet::new();
            for (number, &chip) in (1..).zip(placing.hand()) {
                sheet.choice(0, number, self.desk.voice.chip(chip));
            }
            self.desk.show(&sheet)?;
            let line = self.desk.ask(&question)?;
            if let Some(number) = number(&line) {
                match placing.in_hand(number) {
                    Some(chip) => return Ok(Some(chip)),
                    None => self.desk.no_such(number)?,
                }
            } else if self.desk.keys.yes_or_no(&line) == Some(false) {
                self.desk.note("play-kept")?;
                return Ok(None);
            } else {
                self.obey(&self.desk.keys.answer(&line), &line)?;
            }
        }
    }

    fn confirm(&mut self, question: &str) -> Result<bool, Halt> {
        loop {
            let line = self.desk.ask(question)?;
            match self.desk.keys.yes_or_no(&line) {
                Some(is_yes) => return Ok(is_yes),
                None => self.obey(&self.desk.keys.answer(&line), &line)?,
            }
        }
    }

    /// Does what can be done at any prompt. The question follows again.
    fn obey(&mut self, answer: &Answer, line: &str) -> Result<(), Halt> {
        match answer {
            Answer::Nothing => {}
            Answer::Help => {
                let rulings = self.host.view().rulings;
                self.desk.show(&show::help(&self.desk.voice, &self.desk.keys, &rulings))?;
            }
            Answer::Table => {
                self.desk.show(&show::table(&self.desk.voice, &self.host.view()))?;
            }
            Answer::Log(n_wanted) => self.show_log(n_wanted.unwrap_or(N_LOG))?,
            Answer::Quit => self.leave()?,
            Answer::Wish(_) | Answer::Unknown => self.desk.unknown(line)?,
        }
        Ok(())
    }

    fn leave(&mut self) -> Result<(), Halt> {
        let question = self.desk.yes_or_no("play-ask-quit", None);
        loop {
            let line = self.desk.ask(&question)?;
            match (self.desk.keys.yes_or_no(&line), self.desk.keys.answer(&line)) {
                // Whoever says so twice means it.
                (Some(true), _) | (None, Answer::Quit) => return Err(Halt::Left),
                (Some(false), _) => return Ok(self.desk.note("play-goes-on")?),
                (None, answer) => self.obey(&answer, &line)?,
            }
        }
    }

    fn show_log(&mut self, n_wanted: usize) -> io::Result<()> {
        let mut sheet = Sheet::new();
        sheet.heading(self.desk.voice.word("play-log"));
        // Studios are given out before anybody is asked: there is always something to show.
        let log = self.narrator.log();
        for line in &log[log.len().saturating_sub(n_wanted)..] {
            sheet.bullet(0, line);
        }
        self.desk.show(&sheet)
    }
}

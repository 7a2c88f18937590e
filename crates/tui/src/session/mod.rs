//! A game from the welcome to the end: tells, asks, and lets the host do the rest. It knows
//! nothing of how a front end looks.

mod advice;
mod arrange;
mod command;
mod decide;
mod saving;
mod take_back;

use std::path::PathBuf;

use traumfabrik_rules::{
    BoardView, Due, Event, Game, LocationIdx, MAX_MAKING, Perspective, ProductionView, Quarter,
    Seat, View,
};

use crate::chronicle::Chronicle;
use crate::desk::Desk;
use crate::front::{Fact, Front, Halt, Thought};
use crate::host::{Host, Thinker};
use crate::keys::Answer;
use crate::options::{Manners, PlayError, PlayResult};
use crate::page::Sheet;
use crate::show;
use crate::table::LocalTable;

/// How many events `log` shows unless somebody asks for more.
const N_LOG: usize = 20;

/// A game, and the people at the other end of the line.
#[derive(Debug)]
pub(crate) struct Session<'t, F> {
    table: &'t LocalTable,
    host: Host<'t>,
    desk: Desk<'t>,
    front: F,
    chronicle: Chronicle<'t>,
    manners: Manners,
    /// The game's own file, once it has one.
    file: Option<PathBuf>,
    /// What the host's number was when the game was saved.
    saved_at: Option<u32>,
    /// Who sat at the keyboard last.
    at_keyboard: Option<Seat>,
    /// How much of the log each seat's person has read, by seat.
    n_read: Vec<usize>,
    /// The auction in which the person was asked last.
    last_auction: Option<(Option<Quarter>, LocationIdx)>,
    /// The person's screenplays, if they were shown with the last question.
    last_board: Option<[Option<ProductionView>; MAX_MAKING]>,
}

/// What a question is about.
#[derive(Clone, Debug)]
struct Here<'t> {
    /// The table as it is looked at.
    view: View,
    /// The game that a decision is due in, as far as it can be known; none if none is due.
    game: Option<Game<'t>>,
}

impl<'t, F: Front> Session<'t, F> {
    pub(crate) fn new(
        table: &'t LocalTable,
        manners: Manners,
        front: F,
    ) -> Result<Self, PlayError> {
        let host = Host::new(table)?;
        let desk = Desk::new(table, manners.lang);
        Ok(Self {
            table,
            // What comes from a file is on file, unless the file ends before the dealer dealt.
            saved_at: table
                .file
                .as_ref()
                .filter(|_| table.taken_over.len() + table.past.len() == host.moves().count())
                .map(|_| host.seq()),
            host,
            chronicle: Chronicle::new(&desk.voice),
            desk,
            front,
            manners,
            file: table.file.clone(),
            at_keyboard: None,
            n_read: vec![0; table.seats().count()],
            last_auction: None,
            last_board: None,
        })
    }

    /// Plays the game to its end, or until somebody stops.
    pub(crate) fn run(&mut self) -> Result<PlayResult, PlayError> {
        self.claim_autosave()?;
        let halt = match self.play() {
            Ok(outcome) => return Ok(outcome),
            Err(halt) => halt,
        };
        let saved = self.save_at_end(&halt);
        let (id, outcome) = match halt {
            Halt::Left => ("play-left", PlayResult::Left),
            Halt::InputEnded => ("play-input-ended", PlayResult::InputEnded),
            Halt::Io(error) => return Err(PlayError::Io(error)),
            Halt::Save { path, error } => return Err(PlayError::Save { path, error }),
            Halt::Bot(error) => {
                return Err(PlayError::Bot { error, saved: saved.unwrap_or_default() });
            }
        };
        saved?;
        let sheet = self.desk.said(id);
        match self.front.farewell(&sheet) {
            Err(Halt::Io(error)) => Err(PlayError::Io(error)),
            Ok(()) | Err(_) => Ok(outcome),
        }
    }

    /// The front end, for its last words.
    pub(crate) fn into_front(self) -> F {
        self.front
    }

    fn play(&mut self) -> Result<PlayResult, Halt> {
        self.open()?;
        loop {
            let outcome = self.tell()?;
            self.autosave()?;
            if let Some(outcome) = outcome {
                return Ok(outcome);
            }
            let Due::Seat(seat) = self.host.known().due() else {
                unreachable!("the host stops only where a person is due or the game is over");
            };
            self.hand_over(seat)?;
            self.decide(seat)?;
            self.n_read[seat.index()] = self.chronicle.log().len();
            if self.is_screened() {
                self.desk.voice.look_from(None);
            }
        }
    }

    /// Welcomes everybody, and says where a saved game stands.
    fn open(&mut self) -> Result<(), Halt> {
        let mut sheet = show::welcome(&self.desk.voice, self.front.manual(&self.desk));
        if self.table.goes_on() {
            for event in self.host.catch_up() {
                self.chronicle.tell(&self.desk.voice, &event);
            }
            self.front.recall(self.chronicle.log());
            let view = self.look();
            sheet.gap();
            let id = if self.table.past.is_empty() { "play-from-there" } else { "play-going-on" };
            sheet.text(self.desk.voice.word(id));
            show::seating(&mut sheet, &self.desk.voice, &view);
            self.log_on(&mut sheet, "play-log", self.chronicle.last(N_LOG));
            self.n_read.fill(self.chronicle.log().len());
        }
        self.front.page(&self.desk, &sheet)
    }

    /// Tells all that happens until a person is due.
    fn tell(&mut self) -> Result<Option<PlayResult>, Halt> {
        let mut outcome = None;
        loop {
            if let Some(Thinker { seat, is_long }) = self.host.thinker() {
                let name = ("name", self.desk.voice.name(seat).into());
                let said = self.desk.voice.say("play-thinking", [name]);
                let view = self.look();
                let thought = Thought { said: &said, view: Some(&view), is_long };
                self.front.thinking(&self.desk, thought)?;
            }
            let Some(event) = self.host.next_fact().map_err(Halt::Bot)? else { break };
            let said = self.chronicle.tell(&self.desk.voice, &event);
            let view = self.look();
            let fact = Fact { event: &event, said: &said, view: &view };
            self.front.fact(&self.desk, fact)?;
            if let Event::GameEnded { standings, winners } = event {
                let (people, standings) = (self.table.people(), standings.to_vec());
                outcome = Some(PlayResult::Finished { people, standings, winners });
            }
        }
        self.front.rest(&self.desk)?;
        Ok(outcome)
    }

    /// The table through the eyes of whoever sits at the keyboard.
    fn look(&self) -> View {
        let viewer = self.desk.voice.viewer();
        self.remembered(self.host.view(viewer.map_or(Perspective::Table, Perspective::Seat)))
    }

    /// The same with all purses, where somebody remembers every payment for the people here.
    fn remembered(&self, mut view: View) -> View {
        if self.manners.remembers {
            let known = self.host.known();
            let boards = view.boards.iter().map(|board| {
                let purse = known.purse(board.seat);
                let points = board.film_points + board.award_points;
                let total = Some(points + u16::from(purse.0));
                BoardView { purse: Some(purse), total, ..*board }
            });
            view.boards = boards.collect();
        }
        view
    }

    /// Whether people have to hide their purses from each other.
    fn is_screened(&self) -> bool {
        let table = self.remembered(self.host.view(Perspective::Table));
        self.desk.voice.is_shared() && table.boards.iter().any(|board| board.purse.is_none())
    }

    /// Passes the keyboard on, if somebody else is due.
    fn hand_over(&mut self, seat: Seat) -> Result<(), Halt> {
        let is_new = self.at_keyboard.replace(seat) != Some(seat);
        if !self.desk.voice.is_shared() {
            return Ok(());
        }
        let is_screened = self.is_screened();
        if is_new && is_screened {
            self.cover(seat)?;
        }
        self.desk.voice.look_from(Some(seat));
        if !is_new {
            return Ok(());
        }
        let name = || ("name", self.desk.voice.name(seat).into());
        let mut sheet = Sheet::new();
        if is_screened {
            // What was told before the cover is out of sight.
            let news = &self.chronicle.log()[self.n_read[seat.index()]..];
            let news = &news[news.len().saturating_sub(N_LOG)..];
            self.log_on(&mut sheet, "play-news", news);
        }
        sheet.heading(self.desk.voice.say("play-turn-of", [name()]));
        // What the last person has read, this one has not.
        (self.last_auction, self.last_board) = (None, None);
        self.front.stakes(&sheet)
    }

    /// Hides the purse of the last person until the next one says that they are there.
    fn cover(&mut self, seat: Seat) -> Result<(), Halt> {
        let name = || ("name", self.desk.voice.name(seat).into());
        let title = self.desk.voice.say("play-cover", [name()]);
        let prompt = self.desk.voice.say("play-ask-cover", [name()]);
        let here = Here { view: self.look(), game: None };
        loop {
            let line = self.front.cover(&self.desk, &title, &prompt)?;
            match self.desk.keys.answer(&line) {
                Answer::Nothing => return Ok(()),
                answer => self.obey(&answer, &line, &here)?,
            }
        }
    }

    fn log_on(&self, sheet: &mut Sheet, id: &str, lines: &[String]) {
        sheet.heading(self.desk.voice.word(id));
        for line in lines {
            sheet.bullet(0, line);
        }
    }
}

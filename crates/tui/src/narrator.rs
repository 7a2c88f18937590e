//! Tells what happens, as it happens: short things in running lines, great ones under headings.

use traumfabrik_rules::{Award, Event, Location, LocationIdx, N_LOCATIONS, Seat, View};
use traumfabrik_wire::{Context, describe};

use crate::ask::pick_order;
use crate::hand::Hand;
use crate::page::Sheet;
use crate::show;
use crate::voice::Voice;

/// Keeps what has been told, and the line that is still running.
#[derive(Debug)]
pub(crate) struct Narrator<'p> {
    context: Context<'p>,
    log: Vec<String>,
    line: Vec<String>,
    hand: Option<Hand>,
    thread: Option<Thread>,
    is_ceremony: bool,
}

/// Sentences of one thread share a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Thread {
    /// Who bids and who passes.
    Bidding,
    /// What a seat does with its chips.
    Hand(Seat),
    /// What comes from the stack.
    Stack,
}

impl<'p> Narrator<'p> {
    pub(crate) fn new(voice: &Voice<'p>) -> Self {
        Self {
            context: Context::new(voice.edition()),
            log: Vec::new(),
            line: Vec::new(),
            hand: None,
            thread: None,
            is_ceremony: false,
        }
    }

    /// All that happened, one sentence each.
    pub(crate) fn log(&self) -> &[String] {
        &self.log
    }

    /// Tells a fact. `view` is the table right after it.
    pub(crate) fn tell(
        &mut self,
        sheet: &mut Sheet,
        voice: &Voice<'_>,
        event: &Event,
        view: &View,
    ) {
        self.context.note(event);
        let messages = describe(event, &self.context);
        let said: Vec<String> = messages.iter().map(|message| voice.tell(message)).collect();
        self.log.extend(said.iter().cloned());
        let thread = thread(event);
        if thread.is_none() || thread != self.thread {
            self.pause(sheet, voice);
        }
        self.thread = thread;
        match *event {
            Event::StudiosAssigned { .. } => show::seating(sheet, voice, view),
            Event::LegendTurned { quarter, .. } => {
                let number = quarter.number().into();
                sheet.title(voice.say("play-quarter", [("quarter", number)]));
            }
            Event::LotsDealt { .. } => show::programme(sheet, voice, view),
            Event::Arrived { location } => arrive(sheet, voice, location, view),
            Event::ChipTaken { seat, .. }
            | Event::ChipPlaced { seat, .. }
            | Event::ChipDiscarded { seat, .. }
                if seat != voice.person() =>
            {
                self.hand.get_or_insert_with(|| Hand::new(seat)).note(event);
            }
            Event::BidMade { .. }
            | Event::Passed { .. }
            | Event::ChipTaken { .. }
            | Event::Declined { .. }
            | Event::ChipPlaced { .. }
            | Event::ChipDiscarded { .. }
            | Event::ScreenplayTaken { .. }
            | Event::ScreenplayTurned { .. } => self.line.extend(said),
            Event::LeadAssigned { .. }
            | Event::LotSold { .. }
            | Event::LotWithdrawn
            | Event::LeftoversRemoved { .. } => sheet.text(said.join(" ")),
            Event::PartyRevealed { ref faces, .. } => {
                sheet.text(voice.say("play-party-faces", [("chips", voice.chips(faces).into())]));
                sheet.text(pick_order(voice, view));
            }
            Event::FilmFinished { screenplay, .. } => {
                sheet.item(0, "*", said.join(" "));
                if let Some(film) = view.films.iter().find(|film| film.screenplay == screenplay) {
                    sheet.text_at(1, show::cast_of(voice, film));
                }
            }
            Event::AwardGiven { award, .. } | Event::AwardWithheld { award } => {
                self.open_ceremony(sheet, voice, award);
                sheet.item(0, "*", said.join(" "));
            }
            Event::GameEnded { ref standings, .. } => {
                show::ending(sheet, voice, view, standings);
                // The scores stand in the table; the last sentence names who won.
                sheet.turn(said.last().cloned().unwrap_or_default());
                sheet.text(voice.word("play-thanks"));
            }
        }
    }

    /// Ends the running line: somebody has to decide, or something greater follows.
    pub(crate) fn pause(&mut self, sheet: &mut Sheet, voice: &Voice<'_>) {
        if let Some(hand) = self.hand.take() {
            self.line.extend(hand.say(voice));
        }
        if !self.line.is_empty() {
            sheet.text(self.line.join(" "));
            self.line.clear();
        }
        self.thread = None;
    }

    /// The awards that are given at the end get a heading of their own.
    fn open_ceremony(&mut self, sheet: &mut Sheet, voice: &Voice<'_>, award: Award) {
        let is_final = match award {
            Award::FirstFilm(_) | Award::BestOfQuarter(_) => false,
            Award::BestOfGenre(_) | Award::WorstFilm | Award::BestDirection => true,
        };
        if is_final && !self.is_ceremony {
            sheet.title(voice.word("play-ceremony"));
            self.is_ceremony = true;
        }
    }
}

fn arrive(sheet: &mut Sheet, voice: &Voice<'_>, location: LocationIdx, view: &View) {
    sheet.heading(voice.say(
        "play-stop",
        [
            ("stop", (location.index() + 1).into()),
            ("stops", N_LOCATIONS.into()),
            ("location", voice.location(location).into()),
        ],
    ));
    let lot = &view.lots[location.index()];
    match lot.location {
        Location::Sign | Location::City { .. } => {
            let own = &view.boards[voice.person().index()];
            for &chip in &lot.chips {
                sheet.bullet(0, show::chip_and_fits(voice, chip, own));
            }
        }
        // Its chips are about to be turned face up.
        Location::Party => {}
    }
}

/// Which running line a fact belongs to.
fn thread(event: &Event) -> Option<Thread> {
    match *event {
        Event::BidMade { .. } | Event::Passed { .. } => Some(Thread::Bidding),
        Event::ChipTaken { seat, .. }
        | Event::Declined { seat }
        | Event::ChipPlaced { seat, .. }
        | Event::ChipDiscarded { seat, .. } => Some(Thread::Hand(seat)),
        Event::ScreenplayTaken { .. } | Event::ScreenplayTurned { .. } => Some(Thread::Stack),
        Event::StudiosAssigned { .. }
        | Event::LeadAssigned { .. }
        | Event::LegendTurned { .. }
        | Event::LotsDealt { .. }
        | Event::Arrived { .. }
        | Event::LotSold { .. }
        | Event::LotWithdrawn
        | Event::PartyRevealed { .. }
        | Event::LeftoversRemoved { .. }
        | Event::FilmFinished { .. }
        | Event::AwardGiven { .. }
        | Event::AwardWithheld { .. }
        | Event::GameEnded { .. } => None,
    }
}

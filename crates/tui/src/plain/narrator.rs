//! Tells what happens, as it happens: short things in running lines, great ones under headings.

use traumfabrik_rules::{Award, Event, Location, LocationIdx, N_LOCATIONS, Seat, View};

use super::hand::Hand;
use crate::ask::pick_order;
use crate::front::Fact;
use crate::page::Sheet;
use crate::show;
use crate::voice::Voice;

/// Keeps the line that is still running.
#[derive(Debug, Default)]
pub(crate) struct Narrator {
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

impl Narrator {
    /// Tells a fact.
    pub(crate) fn tell(&mut self, sheet: &mut Sheet, voice: &Voice<'_>, fact: Fact<'_>) {
        let Fact { event, said, view } = fact;
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
                if !voice.is_you(seat) =>
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
            | Event::ScreenplayTurned { .. } => self.line.extend_from_slice(said),
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
                // The scores stand in the table; the last sentence names who won.
                let winner = said.last().map_or("", String::as_str);
                show::ending(sheet, voice, view, standings, winner);
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
            let own = voice.own(view);
            for &chip in &lot.chips {
                // What a chip is good for depends on who reads this.
                sheet.bullet(
                    0,
                    if voice.is_shared() {
                        voice.chip(chip)
                    } else {
                        show::chip_and_fits(voice, chip, own)
                    },
                );
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
        _ => None,
    }
}

//! Before the first bid, and at the start of each quarter: what the dealer lays out.

use crate::event::Event;
use crate::game::{Game, Phase, Stage, Step};
use crate::refusal::Refusal;
use crate::ruling::{FirstLead, Start, Studios};
use crate::words::{
    ChipId, ChipSet, List, LocationIdx, MAX_SEATS, Quarter, ScreenplayId, Seat, Studio,
};

impl Game<'_> {
    /// Lead and studios, as far as the table settled them beforehand.
    ///
    /// Rules: setup/lead, setup/studio.
    pub(crate) fn settled(&self, start: &Start) -> Result<(Option<Event>, Option<Event>), Refusal> {
        let lead = match start.first_lead {
            FirstLead::Named(seat) => {
                self.check_lead(seat)?;
                Some(Event::LeadAssigned { seat })
            }
            FirstLead::Random => None,
        };
        let studios = match start.studios {
            Studios::BySeat => Some(Studio::ALL.into_iter().take(self.seats.count()).collect()),
            Studios::ByChoice(studios) => Some(studios),
            Studios::Random => None,
        };
        if let Some(studios) = &studios {
            self.check_studios(studios)?;
        }
        Ok((lead, studios.map(|studios| Event::StudiosAssigned { studios })))
    }

    pub(crate) fn check_studios(&self, studios: &List<Studio, MAX_SEATS>) -> Result<(), Refusal> {
        check_count(studios.len(), self.seats.count())?;
        for (idx, &studio) in studios.iter().enumerate() {
            if studio.index().is_none() {
                return Err(Refusal::NoSuchStudio { studio });
            }
            if studios[..idx].contains(&studio) {
                return Err(Refusal::StudioTwice { studio });
            }
        }
        Ok(())
    }

    pub(crate) fn check_lead(&self, seat: Seat) -> Result<(), Refusal> {
        if self.seats.has(seat) { Ok(()) } else { Err(Refusal::NoSuchSeat { seat }) }
    }

    pub(crate) fn check_turn(&self, screenplay: ScreenplayId) -> Result<(), Refusal> {
        if self.unread.has(screenplay) {
            Ok(())
        } else {
            Err(Refusal::ScreenplayNotInStack { screenplay })
        }
    }

    pub(crate) fn check_legend(&self, chip: ChipId) -> Result<(), Refusal> {
        if self.undrawn.and(self.edition.legends()).has(chip) {
            Ok(())
        } else {
            Err(Refusal::NotALegend { chip })
        }
    }

    /// Checks chips drawn from the bag.
    #[inline]
    pub(crate) fn check_draw(&self, chips: &[ChipId], n_chips: usize) -> Result<(), Refusal> {
        check_count(chips.len(), n_chips)?;
        let drawn: ChipSet = chips.iter().copied().collect();
        let is_sound = drawn.len() == chips.len()
            && drawn.and(self.undrawn) == drawn
            && drawn.and(self.edition.legends()).is_empty();
        if is_sound { Ok(()) } else { Err(self.draw_refusal(chips)) }
    }

    /// What is wrong with a draw that is not sound.
    #[cold]
    fn draw_refusal(&self, chips: &[ChipId]) -> Refusal {
        let is_strange =
            |&&chip: &&ChipId| !self.undrawn.has(chip) || self.edition.legends().has(chip);
        if let Some(&chip) = chips.iter().find(is_strange) {
            return Refusal::ChipNotInBag { chip };
        }
        let is_second = |&(place, chip): &(usize, &ChipId)| chips[..place].contains(chip);
        let twice = chips.iter().enumerate().find(is_second).map(|(_, &chip)| chip);
        Refusal::ChipTwice { chip: twice.unwrap_or_default() }
    }

    /// Rule: setup/studio.
    pub(crate) fn on_studios_assigned(&mut self, studios: &List<Studio, MAX_SEATS>) {
        for (seat, &studio) in self.seats.iter().zip(studios) {
            for (place, screenplay) in self.edition.owned_by(studio).into_iter().enumerate() {
                self.position.owners[screenplay.index()] = seat;
                let accepts = self.edition.accepts(screenplay);
                self.position.making[seat].begin(place, screenplay, accepts);
            }
        }
        let is_lead_known = self.stage == Stage::Waiting(Phase::Studios { lead_known: true });
        self.position.stage =
            if is_lead_known { self.stack_or_quarter() } else { Stage::Waiting(Phase::Lead) };
    }

    /// Rule: setup/lead.
    pub(crate) fn on_lead_assigned(&mut self, seat: Seat) {
        self.position.lead = seat;
        self.position.stage = if matches!(self.stage, Stage::Waiting(Phase::Studios { .. })) {
            Stage::Waiting(Phase::Studios { lead_known: true })
        } else {
            self.stack_or_quarter()
        };
    }

    fn stack_or_quarter(&self) -> Stage {
        if self.unread.is_empty() {
            Stage::Waiting(Phase::Legend)
        } else {
            Stage::Waiting(Phase::Screenplay)
        }
    }

    /// Rule: setup/stack.
    pub(crate) fn on_screenplay_turned(&mut self, screenplay: ScreenplayId) {
        self.position.unread.remove(screenplay);
        self.position.readable = Some(screenplay);
        if self.quarter.is_none() {
            self.position.stage = Stage::Waiting(Phase::Legend);
        } else {
            self.after_chip();
        }
    }

    /// Rules: quarter/fill, quarter/lead-stays.
    pub(crate) fn on_legend_turned(&mut self, quarter: Quarter, chip: ChipId) {
        self.position.quarter = Some(quarter);
        self.position.undrawn.remove(chip);
        self.position.lots[0] = Some(chip);
        self.position.stage = Stage::Waiting(Phase::Lots);
    }

    /// Rule: quarter/fill.
    pub(crate) fn on_lots_dealt(&mut self, chips: &[ChipId]) {
        for (lot, &chip) in self.position.lots[1..].iter_mut().zip(chips) {
            self.position.undrawn.remove(chip);
            *lot = Some(chip);
        }
        self.position.stage = Stage::Moving(Step::Travel { to: LocationIdx(0) });
    }
}

fn check_count(found: usize, expected: usize) -> Result<(), Refusal> {
    if found == expected {
        Ok(())
    } else {
        Err(Refusal::DealCount { expected: expected as u8, found: found as u8 })
    }
}

//! What can be wrong with a position.

use super::Setup;
use crate::edition::Edition;
use crate::game::{AwardState, HighBid, Phase, Visit};
use crate::ruling::LastSilentSeat;
use crate::words::{
    Award, ChipId, ChipKind, ChipSet, Location, LocationIdx, Money, Quarter, Rating, ScreenplayId,
    ScreenplaySet, Seat, SeatSet, Slot, SlotIdx, Studio,
};

/// Something wrong with a position.
///
/// More can be added: whoever wrote a position down reads by `Display` what is wrong with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentence on each variant explains its fields")]
pub enum SetupFault {
    /// The table has no such seat.
    NoSuchSeat { seat: Seat },
    /// Every seat has a studio of its own, or none has one yet.
    Studios { found: usize, expected: usize },
    /// Two seats have the same studio, or there is no such studio.
    Studio { studio: Studio },
    /// All purses and the middle together hold another amount than the game began with.
    MoneyTotal { expected: usize, found: usize },
    /// A chip is in two places.
    ChipTwice { chip: ChipId },
    /// The box has no such chip.
    NoSuchChip { chip: ChipId },
    /// The box has no such screenplay.
    NoSuchScreenplay { screenplay: ScreenplayId },
    /// A screenplay is in two places.
    ScreenplayTwice { screenplay: ScreenplayId },
    /// A studio's screenplay lies before a seat of another studio, or in the stack.
    ScreenplayAstray { screenplay: ScreenplayId },
    /// A studio's seat has lost one of its screenplays.
    ScreenplayMissing { screenplay: ScreenplayId },
    /// A chip lies on a screenplay that lies before nobody.
    PlacedNowhere { chip: ChipId, screenplay: ScreenplayId },
    /// A screenplay has no such slot.
    NoSuchSlot { screenplay: ScreenplayId, slot: SlotIdx },
    /// A chip lies where its kind may not lie.
    PlacedWrong { chip: ChipId, screenplay: ScreenplayId, slot: SlotIdx },
    /// Every required slot is filled, yet the film is not among the finished ones.
    NotFinished { screenplay: ScreenplayId },
    /// A finished film has an empty slot.
    NotFilled { screenplay: ScreenplayId },
    /// The box has no such token.
    NoSuchToken { rating: Rating },
    /// Two films hold the same token.
    TokenTwice { rating: Rating },
    /// An award cannot lie there.
    AwardAstray { award: Award },
    /// The first film of this genre is finished: its award cannot be open.
    AwardOpen { award: Award },
    /// The chips at a location are too many, or too few for an auction that is to come.
    LotSize { location: LocationIdx, expected: usize, found: usize },
    /// The dealer could not fill the rest of the game.
    TooFewUndrawn { needed: usize, found: usize },
    /// The dealer could not turn a legend every quarter to come.
    TooFewLegends { needed: usize, found: usize },
    /// Somebody holds chips, or holds none, in spite of what comes next.
    Hand { found: usize },
    /// The auction cannot stand like this: who is in, who is due, what was bid.
    Auction,
    /// The party cannot stand like this: who chooses when, and how many chips are left.
    Party,
    /// What comes next does not fit the place on the route.
    Next,
}

impl Setup {
    /// Reports everything that is wrong, not only the first thing.
    pub fn faults(&self, edition: &Edition, report: &mut dyn FnMut(SetupFault)) {
        self.table_faults(edition, report);
        self.chip_faults(edition, report);
        self.screenplay_faults(edition, report);
        self.placing_faults(edition, report);
        self.film_faults(edition, report);
        self.supply_faults(edition, report);
        self.visit_faults(edition, report);
    }

    fn table_faults(&self, edition: &Edition, report: &mut dyn FnMut(SetupFault)) {
        for seat in [self.lead, self.active].into_iter().chain(self.films.iter().map(|f| f.seat)) {
            if !self.seats.has(seat) {
                report(SetupFault::NoSuchSeat { seat });
            }
        }
        let n_seats = self.seats.count();
        let is_before_studios = matches!(self.phase, Phase::Studios { .. });
        let expected = if is_before_studios { 0 } else { n_seats };
        if self.studios.len() != expected {
            report(SetupFault::Studios { found: self.studios.len(), expected });
        }
        for (idx, &studio) in self.studios.iter().enumerate() {
            if studio.index().is_none() || self.studios[..idx].contains(&studio) {
                report(SetupFault::Studio { studio });
            }
        }
        let money = |money: Money| usize::from(money.0);
        let found = money(self.middle) + self.purses.0.into_iter().map(money).sum::<usize>();
        let expected = n_seats * money(edition.purse(self.seats));
        let is_outside = |seat: usize| seat >= n_seats && self.purses.0[seat] != Money(0);
        if found != expected || (0..self.purses.0.len()).any(is_outside) {
            report(SetupFault::MoneyTotal { expected, found });
        }
    }

    /// All chips that lie somewhere.
    fn lying(&self) -> impl Iterator<Item = ChipId> + '_ {
        let faces = match &self.visit {
            Visit::Party { faces, .. } => &faces[..],
            Visit::Auction { .. } => &[],
        };
        let lots = self.lots.iter().flat_map(|lot| lot.iter());
        let placed = self.placed.iter().map(|placed| placed.chip);
        lots.chain(&self.hand).chain(faces).copied().chain(placed)
    }

    fn chip_faults(&self, edition: &Edition, report: &mut dyn FnMut(SetupFault)) {
        let mut seen = ChipSet::default();
        for chip in self.lying().chain(self.undrawn.iter()) {
            if !edition.chips().has(chip) {
                report(SetupFault::NoSuchChip { chip });
            }
            if seen.has(chip) {
                report(SetupFault::ChipTwice { chip });
            }
            seen.insert(chip);
        }
    }

    fn screenplay_faults(&self, edition: &Edition, report: &mut dyn FnMut(SetupFault)) {
        let mut seen = ScreenplaySet::default();
        let mut see = |screenplay, owner: Option<Seat>, report: &mut dyn FnMut(SetupFault)| {
            if !edition.screenplays().has(screenplay) {
                return report(SetupFault::NoSuchScreenplay { screenplay });
            }
            if seen.has(screenplay) {
                report(SetupFault::ScreenplayTwice { screenplay });
            }
            seen.insert(screenplay);
            let studio = owner.and_then(|seat| self.studios.get(seat.index()));
            let printed = edition.screenplay(screenplay).studio;
            if printed.is_some() && printed.as_ref() != studio {
                report(SetupFault::ScreenplayAstray { screenplay });
            }
        };
        for seat in (0..self.making.0.len() as u8).map(Seat) {
            for screenplay in self.owned(seat) {
                see(screenplay, Some(seat), report);
            }
        }
        for screenplay in self.unread.iter().chain(self.readable) {
            see(screenplay, None, report);
        }
        let studios = self.studios.iter().filter(|studio| studio.index().is_some());
        for screenplay in studios.flat_map(|&studio| edition.owned_by(studio)) {
            if !seen.has(screenplay) {
                report(SetupFault::ScreenplayMissing { screenplay });
            }
        }
    }

    /// Rules: placing/match, placing/open-slot, placing/agency-closes.
    fn placing_faults(&self, edition: &Edition, report: &mut dyn FnMut(SetupFault)) {
        let owned: ScreenplaySet = self.seats.iter().flat_map(|seat| self.owned(seat)).collect();
        for (idx, placed) in self.placed.iter().enumerate() {
            let (chip, screenplay, slot) = (placed.chip, placed.screenplay, placed.slot);
            if !edition.chips().has(chip) || !edition.screenplays().has(screenplay) {
                continue;
            }
            if !owned.has(screenplay) {
                report(SetupFault::PlacedNowhere { chip, screenplay });
            }
            let Some(printed) = edition.screenplay(screenplay).slots.get(slot.index()) else {
                report(SetupFault::NoSuchSlot { screenplay, slot });
                continue;
            };
            let mut beneath = self.placed[..idx]
                .iter()
                .filter(|other| (other.screenplay, other.slot) == (screenplay, slot))
                .filter(|other| edition.chips().has(other.chip))
                .map(|other| edition.chip(other.chip).kind);
            let kind = edition.chip(chip).kind;
            let may_follow = |below: ChipKind| {
                let is_closed = below == ChipKind::Agency || *printed == Slot::Open;
                !is_closed || kind == below || kind == ChipKind::Agency
            };
            if !printed.takes(kind) || !beneath.all(may_follow) {
                report(SetupFault::PlacedWrong { chip, screenplay, slot });
            }
        }
    }

    fn film_faults(&self, edition: &Edition, report: &mut dyn FnMut(SetupFault)) {
        let is_filled = |screenplay: ScreenplayId| {
            let lies =
                |slot| self.placed.iter().any(|p| (p.screenplay, p.slot) == (screenplay, slot));
            edition.screenplays().has(screenplay) && edition.required(screenplay).iter().all(lies)
        };
        let making = self.seats.iter().flat_map(|seat| self.making[seat]).flatten();
        for screenplay in making.filter(|&screenplay| is_filled(screenplay)) {
            report(SetupFault::NotFinished { screenplay });
        }
        for (idx, film) in self.films.iter().enumerate() {
            let screenplay = film.screenplay;
            if !is_filled(screenplay) {
                report(SetupFault::NotFilled { screenplay });
            }
            let Some(rating) = film.rating else { continue };
            if !edition.pieces().tokens.contains(&rating) {
                report(SetupFault::NoSuchToken { rating });
            }
            if self.films[..idx].iter().any(|other| other.rating == Some(rating)) {
                report(SetupFault::TokenTwice { rating });
            }
        }
        for award in Award::ALL {
            self.award_fault(award, edition, report);
        }
    }

    fn award_fault(&self, award: Award, edition: &Edition, report: &mut dyn FnMut(SetupFault)) {
        let genre_of = |film| edition.screenplay(film).genre;
        let is_finished = |film| {
            edition.screenplays().has(film) && self.films.iter().any(|f| f.screenplay == film)
        };
        let fits = match (self.awards[award.index()], award) {
            (AwardState::Film(film), Award::FirstFilm(genre) | Award::BestOfGenre(genre)) => {
                is_finished(film) && genre_of(film) == genre
            }
            (AwardState::Film(film), Award::BestOfQuarter(_) | Award::WorstFilm) => {
                is_finished(film)
            }
            (AwardState::Seat(seat), Award::BestDirection) => self.seats.has(seat),
            (AwardState::Film(_), Award::BestDirection)
            | (AwardState::Seat(_), _)
            | (AwardState::Withheld, Award::FirstFilm(_)) => false,
            (AwardState::Open | AwardState::Withheld, _) => true,
        };
        if !fits {
            report(SetupFault::AwardAstray { award });
        }
        if let (AwardState::Open, Award::FirstFilm(genre)) = (self.awards[award.index()], award) {
            let known = self.films.iter().filter(|f| edition.screenplays().has(f.screenplay));
            if known.into_iter().any(|film| genre_of(film.screenplay) == genre) {
                report(SetupFault::AwardOpen { award });
            }
        }
    }

    /// Whether the dealer can go on to the end. Rule: quarter/fill.
    fn supply_faults(&self, edition: &Edition, report: &mut dyn FnMut(SetupFault)) {
        let n_seats = self.seats.count();
        let n_quarters = match self.quarter {
            None => Quarter::ALL.len(),
            Some(quarter) => Quarter::ALL.len() - usize::from(quarter.number()),
        };
        let n_party = |from: usize| {
            let ahead = edition.pieces().route.iter().skip(from);
            ahead.filter(|&&stop| stop == Location::Party).count() * n_seats
        };
        let n_now = match self.phase {
            Phase::Faces => n_party(self.location.index()),
            Phase::Lots => edition.n_city_chips() + n_party(0),
            Phase::Legend | Phase::Over => 0,
            Phase::Studios { .. } | Phase::Lead => 0,
            Phase::Screenplay if self.quarter.is_none() => 0,
            Phase::Screenplay | Phase::Bid | Phase::Place | Phase::Choose => {
                n_party(self.location.index() + 1)
            }
        };
        let legends = self.undrawn.and(edition.legends()).len();
        if legends < n_quarters {
            report(SetupFault::TooFewLegends { needed: n_quarters, found: legends });
        }
        let needed = n_now + n_quarters * (edition.n_city_chips() + n_party(0));
        let found = self.undrawn.and(edition.chips()).len() - legends;
        if found < needed {
            report(SetupFault::TooFewUndrawn { needed, found });
        }
        if self.phase == Phase::Screenplay && (self.unread.is_empty() || self.readable.is_some()) {
            report(SetupFault::Next);
        }
    }

    fn visit_faults(&self, edition: &Edition, report: &mut dyn FnMut(SetupFault)) {
        let is_filled = !matches!(
            self.phase,
            Phase::Studios { .. } | Phase::Lead | Phase::Legend | Phase::Lots | Phase::Over
        ) && self.quarter.is_some();
        for location in LocationIdx::all() {
            let is_ahead =
                location > self.location || (location == self.location && self.phase == Phase::Bid);
            let is_turned = self.phase == Phase::Lots && location.0 == 0;
            let expected = match is_filled && is_ahead || is_turned {
                true => edition.lot_range(location).len(),
                false => 0,
            };
            let found = self.lots[location.index()].len();
            if found != expected {
                report(SetupFault::LotSize { location, expected, found });
            }
        }
        let may_hold = matches!(self.phase, Phase::Place | Phase::Screenplay);
        if (self.phase == Phase::Place && self.hand.is_empty())
            || (!may_hold && !self.hand.is_empty())
        {
            report(SetupFault::Hand { found: self.hand.len() });
        }
        let is_party = edition.location(self.location) == Location::Party;
        let fits = match self.phase {
            Phase::Bid => !is_party && self.quarter.is_some(),
            Phase::Faces | Phase::Choose => is_party && self.quarter.is_some(),
            Phase::Place => self.quarter.is_some(),
            Phase::Studios { .. } | Phase::Lead => self.quarter.is_none(),
            Phase::Screenplay | Phase::Lots | Phase::Over => true,
            Phase::Legend => self.quarter.is_none_or(|quarter| quarter != Quarter::Fourth),
        };
        if !fits {
            report(SetupFault::Next);
        }
        match self.visit {
            Visit::Auction { standing, high } => self.auction_fault(standing, high, report),
            Visit::Party { .. } => self.party_fault(is_party, report),
        }
    }

    fn auction_fault(
        &self,
        standing: SeatSet,
        high: Option<HighBid>,
        report: &mut dyn FnMut(SetupFault),
    ) {
        let may_decline = self.rulings.last_silent_seat == LastSilentSeat::MayDecline;
        let stands = || {
            standing.has(self.active)
                && (standing.len() > 1 || (high.is_none() && may_decline))
                && standing.iter().all(|seat| self.seats.has(seat))
                && high.is_none_or(|HighBid { seat, amount }| {
                    standing.has(seat) && seat != self.active && amount <= self.purses[seat]
                })
        };
        if self.phase == Phase::Choose || (self.phase == Phase::Bid && !stands()) {
            report(SetupFault::Auction);
        }
    }

    fn party_fault(&self, is_party: bool, report: &mut dyn FnMut(SetupFault)) {
        let Visit::Party { faces, order, n_chosen } = &self.visit else {
            return;
        };
        let n_seats = self.seats.count();
        let (n_chosen, choosing) = (usize::from(*n_chosen), order.get(usize::from(*n_chosen)));
        let is_whole = order.len() == n_seats
            && self.seats.iter().all(|seat| order.contains(&seat))
            && n_chosen <= n_seats
            && faces.len() >= n_seats - n_chosen.min(n_seats)
            && faces.len() <= n_seats;
        let is_due = match self.phase {
            Phase::Choose => is_party && choosing == Some(&self.active),
            Phase::Place => {
                is_party && n_chosen > 0 && order.get(n_chosen - 1) == Some(&self.active)
            }
            Phase::Bid => false,
            Phase::Studios { .. }
            | Phase::Lead
            | Phase::Screenplay
            | Phase::Legend
            | Phase::Lots
            | Phase::Faces
            | Phase::Over => true,
        };
        if !is_whole || !is_due {
            report(SetupFault::Party);
        }
    }
}

//! The state of a game, the one function that changes it, and the flow from fact to fact.

mod read;
mod state;

use core::fmt;
use core::ops::Deref;

use crate::action::{Action, Ask, Deal, Due};
use crate::edition::Edition;
use crate::event::Event;
use crate::legal::{Cause, Legal, LegalSet};
use crate::refusal::Refusal;
use crate::ruling::{Rulings, Start};
use crate::words::{Location, LocationIdx, Quarter, Seat, Seats};

pub use state::{AwardState, HighBid, Phase, Position, Visit};
pub(crate) use state::{Stage, Step};

/// A position and the edition that it is played with: together they can say what is legal, and go
/// on.
///
/// The pairing is thin. Whoever keeps many games, or keeps one for long, keeps the [`Position`],
/// which borrows nothing, and pairs it again by [`Game::resume`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Game<'e> {
    pub(crate) edition: &'e Edition,
    pub(crate) position: Position,
}

/// What lies on the table can be read without the edition, so a game answers for its position.
impl Deref for Game<'_> {
    type Target = Position;

    #[inline]
    fn deref(&self) -> &Position {
        &self.position
    }
}

impl fmt::Debug for Game<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game").field("stage", &self.stage).field("setup", &self.setup()).finish()
    }
}

impl<'e> Game<'e> {
    /// A new game. Facts that need no dealer (studios and lead, where they are settled) happen at
    /// once and go to `sink`.
    ///
    /// # Errors
    /// A refusal if the agreed studios or the named lead do not fit the seats.
    pub fn new(
        edition: &'e Edition,
        start: &Start,
        mut sink: impl FnMut(Event),
    ) -> Result<Self, Refusal> {
        let mut game = Self::empty(edition, start.seats, start.rulings);
        let (lead, studios) = game.settled(start)?;
        if let Some(fact) = lead {
            game.happen(fact, &mut sink);
        }
        if let Some(fact) = studios {
            game.happen(fact, &mut sink);
        }
        Ok(game)
    }

    /// A table before anything has happened: where the folding of a stored game starts.
    pub fn empty(edition: &'e Edition, seats: Seats, rulings: Rulings) -> Self {
        Self { edition, position: Position::empty(edition, seats, rulings) }
    }

    /// Goes on from a position that was kept.
    ///
    /// # Panics
    /// If it comes from a game of another edition: its numbers would mean other pieces.
    #[inline]
    pub fn resume(edition: &'e Edition, position: Position) -> Self {
        assert!(
            position.fingerprint == edition.fingerprint(),
            "a position can only go on with the edition that it began with"
        );
        Self { edition, position }
    }

    /// The position, to be kept.
    #[inline]
    pub fn position(&self) -> Position {
        self.position
    }

    /// The edition that is played.
    pub fn edition(&self) -> &'e Edition {
        self.edition
    }

    /// Whose turn it is. One seat is due, or the dealer is, or the game is over.
    #[inline]
    pub fn due(&self) -> Due {
        match self.stage {
            Stage::Waiting(Phase::Bid | Phase::Place | Phase::Choose) => Due::Seat(self.active),
            Stage::Waiting(Phase::Over) | Stage::Moving(_) => Due::Nobody,
            Stage::Waiting(Phase::Studios { .. }) => Due::Dealer(Ask::Studios),
            Stage::Waiting(Phase::Lead) => Due::Dealer(Ask::Lead),
            Stage::Waiting(Phase::Screenplay) => Due::Dealer(Ask::Screenplay),
            Stage::Waiting(Phase::Legend) => Due::Dealer(Ask::Legend),
            Stage::Waiting(Phase::Lots) => {
                Due::Dealer(Ask::Lots { n_chips: self.edition.n_city_chips() as u8 })
            }
            Stage::Waiting(Phase::Faces) => {
                Due::Dealer(Ask::Faces { n_chips: self.seats.count() as u8 })
            }
        }
    }

    /// All legal actions of the seat that is due.
    #[inline]
    pub fn legal(&self) -> LegalSet {
        match self.stage {
            Stage::Waiting(Phase::Bid) => self.legal_bids(),
            Stage::Waiting(Phase::Place) => self.legal_placements(),
            Stage::Waiting(Phase::Choose) => self.legal_choices_at_party(),
            Stage::Waiting(_) | Stage::Moving(_) => LegalSet::Nothing,
        }
    }

    /// Lets the seat that is due choose one of its legal actions, by its place in their order, and
    /// plays it without a second check. Every fact that it causes is applied, then handed to
    /// `sink`. Tells what was played: nothing if no seat is due, or if there is no such place.
    ///
    /// ```
    /// # use traumfabrik_rules::{Due, Game, Refusal, Seats, Start, lowest_deal};
    /// # let edition = &traumfabrik_rules::Edition::traumfabrik_2000();
    /// // A whole game in which everybody always takes the first choice.
    /// let mut game = Game::new(edition, &Start::new(Seats::new(4).unwrap()), |_| {})?;
    /// loop {
    ///     match game.due() {
    ///         Due::Seat(_) => {
    ///             game.decide(|_, _| 0, |_| {});
    ///         }
    ///         Due::Dealer(ask) => game.deal(&lowest_deal(&game, ask), |_| {})?,
    ///         Due::Nobody => break,
    ///     }
    /// }
    /// let money: u16 = game.standings().iter().map(|standing| standing.total()).sum();
    /// assert_eq!(money, 48, "nobody bid, nobody placed a chip");
    /// # Ok::<(), Refusal>(())
    /// ```
    #[inline]
    pub fn decide(
        &mut self,
        choose: impl FnOnce(&Self, &LegalSet) -> usize,
        sink: impl FnMut(Event),
    ) -> Option<Action> {
        // Each arm knows what kind of set it has. All that follows is inlined into it by force, so
        // that nothing asks a second time what kind of choice, action and fact this is: simulated
        // games are a fifth faster.
        match self.stage {
            Stage::Waiting(Phase::Bid) => self.decide_from(self.legal_bids(), choose, sink),
            Stage::Waiting(Phase::Place) => self.decide_from(self.legal_placements(), choose, sink),
            Stage::Waiting(Phase::Choose) => {
                self.decide_from(self.legal_choices_at_party(), choose, sink)
            }
            Stage::Waiting(_) | Stage::Moving(_) => None,
        }
    }

    #[inline(always)]
    fn decide_from(
        &mut self,
        legal: LegalSet,
        choose: impl FnOnce(&Self, &LegalSet) -> usize,
        mut sink: impl FnMut(Event),
    ) -> Option<Action> {
        let action = legal.nth(choose(self, &legal))?;
        self.happen(self.first_fact(Cause::Action(action)), &mut sink);
        Some(action)
    }

    /// The legal action at this place of the order, with its proof.
    #[inline]
    pub fn choice(&self, n: usize) -> Option<Legal<'_, 'e>> {
        let action = self.legal().nth(n)?;
        Some(Legal { game: self, cause: Cause::Action(action) })
    }

    /// Asks whether a seat may do something now. The proof can go on to the game after it, on a
    /// copy; [`Game::play`] asks and goes on in place.
    ///
    /// # Errors
    /// Why it may not.
    ///
    /// ```
    /// # use traumfabrik_rules::{Action, Due, Game, Money, Refusal, Seat, Seats, Start, lowest_deal};
    /// # let edition = &traumfabrik_rules::Edition::traumfabrik_2000();
    /// # let mut game = Game::new(edition, &Start::new(Seats::new(3).unwrap()), |_| {})?;
    /// # while let Due::Dealer(ask) = game.due() {
    /// #     game.deal(&lowest_deal(&game, ask), |_| {})?;
    /// # }
    /// let lead = Seat(0);
    /// let bid = game.check(lead, Action::Bid(Money(3)))?;
    /// let game = bid.after(|_| {});
    /// let refusal = game.check(Seat(1), Action::Bid(Money(3))).unwrap_err();
    /// assert_eq!(refusal, Refusal::BidTooLow { floor: Money(4) });
    /// let refusal = game.check(lead, Action::Pass).unwrap_err();
    /// assert_eq!(refusal, Refusal::NotYourTurn { due: Due::Seat(Seat(1)) });
    /// # Ok::<(), Refusal>(())
    /// ```
    pub fn check(&self, seat: Seat, action: Action) -> Result<Legal<'_, 'e>, Refusal> {
        let due = self.due();
        if due != Due::Seat(seat) {
            return Err(Refusal::NotYourTurn { due });
        }
        match action {
            Action::Bid(amount) => self.check_bid(amount)?,
            Action::Pass => self.check_auction()?,
            Action::Take(chip) => self.check_take(chip)?,
            Action::Decline => self.check_decline()?,
            Action::Place { chip, screenplay, slot } => self.check_place(chip, screenplay, slot)?,
            Action::Discard(chip) => self.check_hand(chip)?,
        }
        Ok(Legal { game: self, cause: Cause::Action(action) })
    }

    /// Asks whether the dealer may answer with this.
    ///
    /// # Errors
    /// Why not.
    #[inline]
    pub fn check_deal(&self, deal: &Deal) -> Result<Legal<'_, 'e>, Refusal> {
        self.check_answer(deal)?;
        Ok(Legal { game: self, cause: Cause::Deal(*deal) })
    }

    #[inline]
    fn check_answer(&self, deal: &Deal) -> Result<(), Refusal> {
        match (self.phase(), deal) {
            (Phase::Studios { .. }, Deal::Studios(studios)) => self.check_studios(studios),
            (Phase::Lead, &Deal::Lead(seat)) => self.check_lead(seat),
            (Phase::Screenplay, &Deal::Screenplay(screenplay)) => self.check_turn(screenplay),
            (Phase::Legend, &Deal::Legend(chip)) => self.check_legend(chip),
            (Phase::Lots, Deal::Lots(chips)) => self.check_draw(chips, self.edition.n_city_chips()),
            (Phase::Faces, Deal::Faces(chips)) => self.check_draw(chips, self.seats.count()),
            _ => Err(match self.due() {
                Due::Dealer(ask) => Refusal::WrongDeal { ask },
                Due::Seat(_) | Due::Nobody => Refusal::DealerNotDue,
            }),
        }
    }

    /// Plays an action in place. Every fact that it causes is applied, then handed to `sink`.
    ///
    /// # Errors
    /// Why it may not be played; then nothing has changed.
    #[inline]
    pub fn play(
        &mut self,
        seat: Seat,
        action: Action,
        mut sink: impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let fact = self.check(seat, action)?.first_fact();
        self.happen(fact, &mut sink);
        Ok(())
    }

    /// Lets the dealer answer, in place. Every fact that it causes is applied, then handed to
    /// `sink`.
    ///
    /// # Errors
    /// Why it is no answer; then nothing has changed.
    #[inline]
    pub fn deal(&mut self, deal: &Deal, mut sink: impl FnMut(Event)) -> Result<(), Refusal> {
        self.check_answer(deal)?;
        self.happen(self.first_fact(Cause::Deal(*deal)), &mut sink);
        Ok(())
    }

    /// Records a fact. This is the only code that changes a game: in play, in search and when a
    /// stored game is folded. It decides nothing and cannot fail for facts that the rules made.
    ///
    /// # Panics
    /// It may, and leaves a meaningless game, for facts that never happened in this game: check
    /// foreign records by re-running them.
    ///
    /// ```
    /// # use traumfabrik_rules::{Due, Game, Refusal, Seats, Start, lowest_deal};
    /// # let edition = &traumfabrik_rules::Edition::traumfabrik_2000();
    /// let start = Start::new(Seats::new(2).unwrap());
    /// let mut log = Vec::new();
    /// let mut game = Game::new(edition, &start, |event| log.push(event))?;
    /// while let Due::Dealer(ask) = game.due() {
    ///     game.deal(&lowest_deal(&game, ask), |event| log.push(event))?;
    /// }
    /// let mut folded = Game::empty(edition, start.seats, start.rulings);
    /// for event in &log {
    ///     folded.apply(event);
    /// }
    /// assert_eq!(folded, game);
    /// # Ok::<(), Refusal>(())
    /// ```
    #[inline(always)]
    pub fn apply(&mut self, event: &Event) {
        match *event {
            Event::StudiosAssigned { ref studios } => self.on_studios_assigned(studios),
            Event::LeadAssigned { seat } => self.on_lead_assigned(seat),
            Event::ScreenplayTurned { screenplay } => self.on_screenplay_turned(screenplay),
            Event::LegendTurned { quarter, chip } => self.on_legend_turned(quarter, chip),
            Event::LotsDealt { ref chips } => self.on_lots_dealt(chips),
            Event::Arrived { location } => self.on_arrived(location),
            Event::BidMade { seat, amount } => self.on_bid_made(seat, amount),
            Event::Passed { seat } => self.on_passed(seat),
            Event::LotSold { seat, price, share, left } => {
                self.on_lot_sold(seat, price, share, left);
            }
            Event::LotWithdrawn => self.on_lot_withdrawn(),
            Event::PartyRevealed { ref faces, ref order } => self.on_party_revealed(faces, order),
            Event::ChipTaken { seat, chip } => self.on_chip_taken(seat, chip),
            Event::Declined { seat: _ } => self.on_declined(),
            Event::LeftoversRemoved { chips: _ } => self.on_leftovers_removed(),
            Event::ChipPlaced { seat, chip, screenplay, slot } => {
                self.on_chip_placed(seat, chip, screenplay, slot);
            }
            Event::ChipDiscarded { seat: _, chip } => self.on_chip_discarded(chip),
            Event::FilmFinished { seat, screenplay, value: _, rating } => {
                self.on_film_finished(seat, screenplay, rating);
            }
            Event::ScreenplayTaken { seat, screenplay } => {
                self.on_screenplay_taken(seat, screenplay);
            }
            Event::AwardGiven { award, seat, film } => {
                let holder = film.map_or(AwardState::Seat(seat), AwardState::Film);
                self.on_award_decided(award, holder);
            }
            Event::AwardWithheld { award } => self.on_award_decided(award, AwardState::Withheld),
            Event::GameEnded { standings: _, winners: _ } => {
                self.position.stage = Stage::Waiting(Phase::Over);
            }
        }
    }

    /// The fact that an allowed action or deal is.
    #[inline(always)]
    pub(crate) fn first_fact(&self, cause: Cause) -> Event {
        let seat = self.active;
        match cause {
            Cause::Action(action) => match action {
                Action::Bid(amount) => Event::BidMade { seat, amount },
                Action::Pass => Event::Passed { seat },
                Action::Take(chip) => Event::ChipTaken { seat, chip },
                Action::Decline => Event::Declined { seat },
                Action::Place { chip, screenplay, slot } => {
                    Event::ChipPlaced { seat, chip, screenplay, slot }
                }
                Action::Discard(chip) => Event::ChipDiscarded { seat, chip },
            },
            Cause::Deal(Deal::Studios(studios)) => Event::StudiosAssigned { studios },
            Cause::Deal(Deal::Lead(seat)) => Event::LeadAssigned { seat },
            Cause::Deal(Deal::Screenplay(screenplay)) => Event::ScreenplayTurned { screenplay },
            Cause::Deal(Deal::Legend(chip)) => {
                let quarter = self.quarter.map_or(Some(Quarter::First), Quarter::next);
                Event::LegendTurned { quarter: quarter.unwrap_or(Quarter::Fourth), chip }
            }
            Cause::Deal(Deal::Lots(chips)) => Event::LotsDealt { chips },
            Cause::Deal(Deal::Faces(faces)) => {
                Event::PartyRevealed { faces, order: self.party_order() }
            }
        }
    }

    /// The fact that a step is.
    #[inline(always)]
    pub(crate) fn next_fact(&self, step: Step) -> Event {
        match step {
            Step::Travel { to } => Event::Arrived { location: to },
            Step::Sell => self.sale(),
            Step::Withdraw => Event::LotWithdrawn,
            Step::Premiere { film } => self.premiere(film),
            Step::FirstFilm { film } => self.first_film(film),
            Step::Draw { screenplay } => Event::ScreenplayTaken { seat: self.active, screenplay },
            Step::Clear => self.clearing(),
            Step::Honour { award } => self.honour(award),
            Step::End => self.ending(),
        }
    }

    /// Applies a fact and all that follow from it, until somebody is due.
    #[inline(always)]
    pub(crate) fn happen(&mut self, fact: Event, sink: &mut impl FnMut(Event)) {
        self.apply(&fact);
        sink(fact);
        if let Stage::Moving(_) = self.stage {
            self.go_on(sink);
        }
    }

    /// Applies all facts that follow by themselves.
    // Most facts have none: a call for the others keeps the code of a decision short.
    #[inline(never)]
    fn go_on(&mut self, sink: &mut impl FnMut(Event)) {
        while let Stage::Moving(step) = self.stage {
            let fact = self.next_fact(step);
            self.apply(&fact);
            sink(fact);
        }
    }

    /// Rules: quarter/four, quarter/route.
    fn on_arrived(&mut self, location: LocationIdx) {
        self.position.location = location;
        match self.edition.location(location) {
            Location::Sign | Location::City { .. } => self.open_auction(),
            Location::Party => self.position.stage = Stage::Waiting(Phase::Faces),
        }
    }
}

//! The state of a game, the one function that changes it, and the flow from fact to fact.

mod read;
mod state;

use crate::action::{Action, Ask, Deal, Due};
use crate::edition::Edition;
use crate::event::Event;
use crate::legal::{Cause, Choices, Legal, LegalSet};
use crate::refusal::Refusal;
use crate::ruling::Start;
use crate::words::{Location, LocationIdx, Quarter, Seat};

pub use state::{AwardState, Game};
pub(crate) use state::{Dealing, Decision, Making, Stage, Step, Visit};

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

    /// The edition that is played.
    pub fn edition(&self) -> &'e Edition {
        self.edition
    }

    /// Whose turn it is. One seat is due, or the dealer is, or the game is over.
    #[inline]
    pub fn due(&self) -> Due {
        match self.stage {
            Stage::Deciding(_) => Due::Seat(self.turn),
            Stage::Dealing(dealing) => Due::Dealer(self.ask(dealing)),
            Stage::Moving(_) | Stage::Over => Due::Nobody,
        }
    }

    pub(crate) fn ask(&self, dealing: Dealing) -> Ask {
        match dealing {
            Dealing::Studios { .. } => Ask::Studios,
            Dealing::Lead => Ask::Lead,
            Dealing::Screenplay => Ask::Screenplay,
            Dealing::Legend => Ask::Legend,
            Dealing::Lots => Ask::Lots { n_chips: self.edition.n_city_chips() as u8 },
            Dealing::Faces => Ask::Faces { n_chips: self.seats.count() as u8 },
        }
    }

    /// All legal actions of the seat that is due.
    // Inlined by force, as are `apply` and `next_fact`: with several callers the compiler would
    // make calls of them, and simulated games would be a sixth slower.
    #[inline(always)]
    pub fn legal(&self) -> LegalSet {
        match self.stage {
            Stage::Deciding(Decision::Bid) => self.legal_bids(),
            Stage::Deciding(Decision::Place) => self.legal_placements(),
            Stage::Deciding(Decision::Choose) => self.legal_choices_at_party(),
            Stage::Dealing(_) | Stage::Moving(_) | Stage::Over => LegalSet::Nothing,
        }
    }

    /// The legal actions, ready to pick one.
    ///
    /// ```
    /// # use traumfabrik_rules::{Due, Game, Refusal, Seats, Start, lowest_deal};
    /// # let library = traumfabrik_packs::Library::embedded();
    /// # let edition = &library.get("traumfabrik-2000").unwrap().edition;
    /// // A whole game in which everybody always takes the first choice.
    /// let mut game = Game::new(edition, &Start::new(Seats::new(4).unwrap()), |_| {})?;
    /// loop {
    ///     match game.due() {
    ///         Due::Seat(_) => game.choices().pick(0).unwrap().play(|_| {}),
    ///         Due::Dealer(ask) => {
    ///             let deal = lowest_deal(&game, ask);
    ///             game.check_deal(&deal)?.play(|_| {});
    ///         }
    ///         Due::Nobody => break,
    ///     }
    /// }
    /// let money: u16 = game.standings().iter().map(|standing| standing.total()).sum();
    /// assert_eq!(money, 48, "nobody bid, nobody placed a chip");
    /// # Ok::<(), Refusal>(())
    /// ```
    #[inline]
    pub fn choices(&mut self) -> Choices<'_, 'e> {
        Choices::new(self)
    }

    /// Asks whether a seat may do something now.
    ///
    /// # Errors
    /// Why it may not.
    ///
    /// ```
    /// # use traumfabrik_rules::{Action, Due, Game, Money, Refusal, Seat, Seats, Start, lowest_deal};
    /// # let library = traumfabrik_packs::Library::embedded();
    /// # let edition = &library.get("traumfabrik-2000").unwrap().edition;
    /// # let mut game = Game::new(edition, &Start::new(Seats::new(3).unwrap()), |_| {})?;
    /// # while let Due::Dealer(ask) = game.due() {
    /// #     let deal = lowest_deal(&game, ask);
    /// #     game.check_deal(&deal)?.play(|_| {});
    /// # }
    /// let lead = Seat(0);
    /// game.check(lead, Action::Bid(Money(3)))?.play(|_| {});
    /// let refusal = game.check(Seat(1), Action::Bid(Money(3))).unwrap_err();
    /// assert_eq!(refusal, Refusal::BidTooLow { floor: Money(4) });
    /// let refusal = game.check(lead, Action::Pass).unwrap_err();
    /// assert_eq!(refusal, Refusal::NotYourTurn { due: Due::Seat(Seat(1)) });
    /// # Ok::<(), Refusal>(())
    /// ```
    pub fn check(&mut self, seat: Seat, action: Action) -> Result<Legal<'_, 'e>, Refusal> {
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
    pub fn check_deal(&mut self, deal: &Deal) -> Result<Legal<'_, 'e>, Refusal> {
        let Due::Dealer(ask) = self.due() else {
            return Err(Refusal::DealerNotDue);
        };
        match (ask, deal) {
            (Ask::Studios, Deal::Studios(studios)) => self.check_studios(studios)?,
            (Ask::Lead, &Deal::Lead(seat)) => self.check_lead(seat)?,
            (Ask::Screenplay, &Deal::Screenplay(screenplay)) => self.check_turn(screenplay)?,
            (Ask::Legend, &Deal::Legend(chip)) => self.check_legend(chip)?,
            (Ask::Lots { n_chips }, Deal::Lots(chips)) => self.check_draw(chips, n_chips)?,
            (Ask::Faces { n_chips }, Deal::Faces(chips)) => self.check_draw(chips, n_chips)?,
            _ => return Err(Refusal::WrongDeal { ask }),
        }
        Ok(Legal { game: self, cause: Cause::Deal(*deal) })
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
    /// # let library = traumfabrik_packs::Library::embedded();
    /// # let edition = &library.get("traumfabrik-2000").unwrap().edition;
    /// let start = Start::new(Seats::new(2).unwrap());
    /// let mut log = Vec::new();
    /// let mut game = Game::new(edition, &start, |event| log.push(event))?;
    /// while let Due::Dealer(ask) = game.due() {
    ///     let deal = lowest_deal(&game, ask);
    ///     game.check_deal(&deal)?.play(|event| log.push(event));
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
            Event::GameEnded { standings: _, winners: _ } => self.stage = Stage::Over,
        }
    }

    /// The fact that an allowed action or deal is.
    #[inline]
    pub(crate) fn first_fact(&self, cause: Cause) -> Event {
        let seat = self.turn;
        match cause {
            Cause::Action(Action::Bid(amount)) => Event::BidMade { seat, amount },
            Cause::Action(Action::Pass) => Event::Passed { seat },
            Cause::Action(Action::Take(chip)) => Event::ChipTaken { seat, chip },
            Cause::Action(Action::Decline) => Event::Declined { seat },
            Cause::Action(Action::Place { chip, screenplay, slot }) => {
                Event::ChipPlaced { seat, chip, screenplay, slot }
            }
            Cause::Action(Action::Discard(chip)) => Event::ChipDiscarded { seat, chip },
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
    fn next_fact(&self, step: Step) -> Event {
        match step {
            Step::Travel { to } => Event::Arrived { location: to },
            Step::Sell => self.sale(),
            Step::Withdraw => Event::LotWithdrawn,
            Step::Premiere { film } => self.premiere(film),
            Step::FirstFilm { film } => self.first_film(film),
            Step::Draw { screenplay } => Event::ScreenplayTaken { seat: self.turn, screenplay },
            Step::Clear => self.clearing(),
            Step::Honour { award } => self.honour(award),
            Step::End => self.ending(),
        }
    }

    /// Applies a fact and all that follow from it, until somebody is due.
    #[inline]
    pub(crate) fn happen(&mut self, fact: Event, sink: &mut impl FnMut(Event)) {
        self.apply(&fact);
        sink(fact);
        while let Stage::Moving(step) = self.stage {
            let fact = self.next_fact(step);
            self.apply(&fact);
            sink(fact);
        }
    }

    /// Rules: quarter/four, quarter/route.
    fn on_arrived(&mut self, location: LocationIdx) {
        self.location = location;
        match self.edition.location(location) {
            Location::Sign | Location::City { .. } => self.open_auction(),
            Location::Party => self.stage = Stage::Dealing(Dealing::Faces),
        }
    }
}

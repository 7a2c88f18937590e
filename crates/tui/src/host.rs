//! The other side of the table: it owns the game, deals, and plays the rivals. What it hands out
//! are facts and the views of one seat.

use std::collections::VecDeque;

use traumfabrik_bots::{Chance, Dealer, RandomPlayer};
use traumfabrik_rules::{
    Action, BySeat, Due, Edition, Event, Game, Perspective, Refusal, Seat, Start, View,
};

use crate::options::{PlayError, TableOptions};

/// Each stream of chance has its own purpose, so that a rival's whim does not move a draw.
const SEAT_STREAM: u64 = 0;
const DEAL_STREAM: u64 = 1;
const RIVAL_STREAM: u64 = 2;

/// A game in progress, for one person.
#[derive(Debug)]
pub(crate) struct Host<'p> {
    person: Seat,
    game: Game<'p>,
    /// The game as far as it has been told.
    told: Game<'p>,
    untold: VecDeque<Event>,
    dealer: Dealer,
    rivals: BySeat<RandomPlayer>,
    deals: Chance,
    whims: Chance,
}

impl<'p> Host<'p> {
    pub(crate) fn new(options: &TableOptions<'p>) -> Result<Self, PlayError> {
        let TableOptions { pack, settings, seats, seed, rivals, .. } = *options;
        let drawn_seat = || {
            let seat_idx = Chance::new(seed, SEAT_STREAM).index(seats.count());
            seats.iter().nth(seat_idx).unwrap_or_default()
        };
        let person = options.person.unwrap_or_else(drawn_seat);
        if !seats.has(person) {
            return Err(PlayError::NoSuchSeat { seat: person, seats });
        }
        let edition: &'p Edition = &pack.edition;
        let start: Start = settings.start(seats).map_err(PlayError::Settings)?;
        let mut untold = VecDeque::new();
        let game = Game::new(edition, &start, |event| untold.push_back(event))
            .map_err(PlayError::Refused)?;
        Ok(Self {
            person,
            game,
            told: Game::empty(edition, seats, start.rulings),
            untold,
            dealer: Dealer::new(edition, seats),
            rivals,
            deals: Chance::new(seed, DEAL_STREAM),
            whims: Chance::new(seed, RIVAL_STREAM),
        })
    }

    /// The person's seat.
    pub(crate) fn person(&self) -> Seat {
        self.person
    }

    /// The table as the person sees it, after the last fact that was told.
    pub(crate) fn view(&self) -> View {
        self.told.view(Perspective::Seat(self.person))
    }

    /// The next fact and the table right after it. None when the person is due, or nobody.
    pub(crate) fn next_fact(&mut self) -> Option<(Event, View)> {
        while self.untold.is_empty() {
            self.step()?;
        }
        let event = self.untold.pop_front()?;
        self.told.apply(&event);
        Some((event, self.view()))
    }

    /// Does what the person wishes, if that is allowed.
    pub(crate) fn act(&mut self, action: Action) -> Result<(), Refusal> {
        let legal = self.game.check(self.person, action)?;
        legal.play(|event| self.untold.push_back(event));
        Ok(())
    }

    /// Lets the dealer or a rival do what it is due with. None if neither is due.
    fn step(&mut self) -> Option<()> {
        let legal = match self.game.due() {
            Due::Nobody => return None,
            Due::Seat(seat) if seat == self.person => return None,
            Due::Seat(seat) => {
                let choices = self.game.choices();
                let rival = self.rivals[seat];
                let n = rival.choose(choices.game(), seat, choices.set(), &mut self.whims);
                choices.pick(n)
            }
            Due::Dealer(ask) => {
                let deal = self.dealer.answer(ask, &mut self.deals);
                self.game.check_deal(&deal).ok()
            }
        };
        let Some(legal) = legal else { unreachable!("rivals and dealers keep the rules") };
        legal.play(|event| self.untold.push_back(event));
        Some(())
    }
}

//! One game with bots at every seat.

use std::time::{Duration, Instant};

use traumfabrik_rules::{Deck, Due, Event, Game, Seat};
use traumfabrik_wire::Header;

use crate::rng::mix;
use crate::{BotError, BotName, Observation, Place, Seated, Step};

/// Who looks on while bots play.
pub trait Watch {
    /// Something was done, or has happened.
    fn step(&mut self, step: Step);

    /// A bot has decided, and took so long. Not every decision is timed.
    fn decided(&mut self, seat: Seat, took: Duration);
}

/// Nobody looks on.
impl Watch for () {
    fn step(&mut self, _step: Step) {}

    fn decided(&mut self, _seat: Seat, _took: Duration) {}
}

/// One decision in so many is timed: reading the clock takes as long as a fast bot's decision. No
/// table has so many seats that it would always be the same one's turn.
const TIMED: u64 = 7;

/// A table of bots.
#[derive(Debug)]
pub struct BotTable<'e> {
    header: &'e Header,
    bots: Vec<Seated<'e>>,
    names: Vec<String>,
    seed: u64,
}

impl<'e> BotTable<'e> {
    /// Seats one bot after the other. Equal seeds and draws give equal games.
    ///
    /// # Errors
    /// If a bot cannot be seated.
    pub fn new(header: &'e Header, names: &[BotName], seed: u64) -> Result<Self, BotError> {
        let seats = header.start().seats.iter();
        let seated = seats.zip(names).map(|(seat, name)| {
            name.seat(Place { header, seat, seed: mix(seed, seat.index() as u64) })
        });
        let bots = seated.collect::<Result<_, _>>()?;
        Ok(Self { header, bots, names: names.iter().map(ToString::to_string).collect(), seed })
    }

    /// A table with bots that are seated already.
    pub fn of(header: &'e Header, bots: Vec<Seated<'e>>, seed: u64) -> Self {
        let names = vec!["?".to_owned(); bots.len()];
        Self { header, bots, names, seed }
    }

    /// Lets bots think as long as their iterations take: then a game is the same every time.
    #[must_use]
    pub fn without_time_caps(mut self) -> Self {
        for seated in &mut self.bots {
            seated.time_cap = None;
        }
        self
    }

    /// Plays the game with the draws of this deck.
    ///
    /// # Errors
    /// If a bot fails, or answers with what it may not do.
    ///
    /// # Panics
    /// If the deck is not one of this header's box.
    pub fn play(mut self, deck: &Deck, watch: &mut impl Watch) -> Result<Game<'e>, BotError> {
        let mut heard: Vec<Event> = Vec::new();
        let sound = "a header is checked, and a deck holds its box";
        let mut game = Game::new(self.header.edition(), self.header.start(), |event| {
            watch.step(Step::Event(event));
            heard.push(event);
        })
        .expect(sound);
        let mut n_decisions = 0;
        loop {
            for event in heard.drain(..) {
                for seated in &mut self.bots {
                    seated.bot.observe(&event);
                }
            }
            let legal = match game.due() {
                Due::Nobody => return Ok(game),
                Due::Dealer(ask) => game.check_deal(&deck.answer(ask, &game)).expect(sound),
                Due::Seat(seat) => {
                    n_decisions += 1;
                    let legal = game.legal();
                    let action = match legal.nth(0) {
                        // There is nothing to decide.
                        Some(only) if legal.len() == 1 => only,
                        _ => {
                            let seated = &mut self.bots[seat.index()];
                            let budget = seated.budget(mix(self.seed, n_decisions));
                            let began = (n_decisions % TIMED == 0).then(Instant::now);
                            let action =
                                seated.bot.choose(Observation::new(&game, seat), &budget)?;
                            if let Some(began) = began {
                                watch.decided(seat, began.elapsed());
                            }
                            action
                        }
                    };
                    game.check(seat, action).map_err(|refusal| BotError {
                        bot: self.names[seat.index()].clone(),
                        why: format!("wants {action:?}, which is refused: {refusal:?}"),
                    })?
                }
            };
            watch.step(Step::Cause(legal.cause()));
            game = legal.after(|event| {
                watch.step(Step::Event(event));
                heard.push(event);
            });
        }
    }
}

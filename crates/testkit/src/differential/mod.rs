//! The engine beside the oracle: every step is taken in both, and everything that can be seen
//! afterwards has to be the same.

mod compare;
pub mod translate;

use std::collections::BTreeMap;

use traumfabrik_bots::{Dealer, RandomPlayer, Rng};
use traumfabrik_rules::{Action, BySeat, Cause, Due, Edition, Game, List, Seat, Start, Visit};

use crate::oracle;

/// A game and its double.
#[derive(Debug)]
pub struct Pair<'e> {
    game: Game<'e>,
    table: oracle::Table,
    points: Points,
}

/// The oracle's awards and scores, as of the last time they could have changed.
#[derive(Debug, Default)]
struct Points {
    /// Films finished, quarter, and whether the game is over.
    key: Option<(usize, usize, bool)>,
    awards: BTreeMap<oracle::Award, oracle::Outcome>,
    scores: Vec<oracle::Score>,
}

impl<'e> Pair<'e> {
    /// Both at the start.
    ///
    /// # Errors
    /// What differs already.
    pub fn new(edition: &'e Edition, start: &Start) -> Result<Self, String> {
        let game = Game::new(edition, start, |_| {}).map_err(|refusal| format!("{refusal:?}"))?;
        let table = oracle::Table::new(translate::pieces(edition), translate::options(start));
        let mut pair = Self { game, table, points: Points::default() };
        pair.compare()?;
        Ok(pair)
    }

    /// Takes one step in both: whoever is due decides by chance.
    ///
    /// # Errors
    /// The first difference.
    pub fn step(
        &mut self,
        dealer: &mut Dealer,
        players: &BySeat<RandomPlayer>,
        chance: &mut Rng,
    ) -> Result<(), String> {
        let cause = match self.game.due() {
            Due::Nobody => return Ok(()),
            Due::Dealer(ask) => Cause::Deal(dealer.answer(ask, chance)),
            Due::Seat(seat) => {
                let legal = self.game.legal();
                let n = players[seat].choose(&self.game, seat, &legal, chance);
                let action = legal.nth(n).ok_or("a choice beyond the legal set")?;
                // One time in four, one of the twins that the legal set leaves out.
                let twins = self.twins(action);
                Cause::Action(match chance.one_in(4) {
                    true => twins[chance.index(twins.len())],
                    false => action,
                })
            }
        };
        self.play(cause).and_then(|()| self.compare()).map_err(|difference| {
            format!(
                "after {cause:?}: {difference}\nengine: {:?}\noracle: {:?}",
                self.game, self.table.stage
            )
        })
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.due() == Due::Nobody
    }

    /// The engine's side.
    pub fn game(&self) -> &Game<'e> {
        &self.game
    }

    fn play(&mut self, cause: Cause) -> Result<(), String> {
        let (played, answer) = match cause {
            Cause::Deal(deal) => {
                (self.game.deal(&deal, |_| {}), self.table.deal(translate::deal(&deal)))
            }
            Cause::Action(action) => {
                let Due::Seat(seat) = self.game.due() else { return Err("nobody is due".into()) };
                (self.game.play(seat, action, |_| {}), self.table.act(translate::action(action)))
            }
        };
        match (played, answer) {
            (Ok(()), Ok(())) => Ok(()),
            (engine, oracle) => Err(format!("engine says {engine:?}, oracle says {oracle:?}")),
        }
    }

    /// The same action with each chip that has the same kind and stars and lies beside it.
    fn twins(&self, action: Action) -> Vec<Action> {
        let setup = self.game.setup();
        let faces = match setup.visit {
            Visit::Party { faces, .. } => faces,
            Visit::Auction { .. } => List::new(),
        };
        let lying = if setup.hand.is_empty() { faces } else { setup.hand };
        let edition = self.game.edition();
        let beside = |chip| lying.iter().copied().filter(move |&c| edition.are_twins(chip, c));
        match action {
            Action::Bid(_) | Action::Pass | Action::Decline => vec![action],
            Action::Take(chip) => beside(chip).map(Action::Take).collect(),
            Action::Discard(chip) => beside(chip).map(Action::Discard).collect(),
            Action::Place { chip, screenplay, slot } => {
                beside(chip).map(|chip| Action::Place { chip, screenplay, slot }).collect()
            }
        }
    }
}

/// Plays one random game in both.
///
/// # Errors
/// The first difference.
pub fn compare_game(
    edition: &Edition,
    start: &Start,
    players: &BySeat<RandomPlayer>,
    chance: &mut Rng,
) -> Result<(), String> {
    let mut pair = Pair::new(edition, start)?;
    let mut dealer = Dealer::new(edition, start.seats);
    while !pair.is_over() {
        pair.step(&mut dealer, players, chance)?;
    }
    Ok(())
}

/// The seat as the oracle counts.
fn index(seat: Seat) -> usize {
    seat.index()
}

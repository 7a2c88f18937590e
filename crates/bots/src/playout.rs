//! Whole games, from wherever they stand to the end.

use traumfabrik_rules::{BySeat, Cause, Due, Event, Game};

use crate::{Chance, Dealer, RandomPlayer};

/// Plays a game to its end and tells each step to `watch`: who or what caused it, and the fact.
/// Returns how many decisions the seats made.
#[inline]
pub fn play_out(
    game: &mut Game<'_>,
    dealer: &mut Dealer,
    players: &BySeat<RandomPlayer>,
    chance: &mut Chance,
    mut watch: impl FnMut(Step),
) -> u64 {
    let mut n_decisions = 0;
    loop {
        let choices = game.choices();
        let legal = if choices.is_empty() {
            match game.due() {
                Due::Dealer(ask) => game.check_deal(&dealer.answer(ask, chance)).ok(),
                Due::Seat(_) | Due::Nobody => return n_decisions,
            }
        } else {
            n_decisions += 1;
            let seat = choices.seat();
            let n = players[seat].choose(choices.game(), seat, choices.set(), chance);
            choices.pick(n)
        };
        let Some(legal) = legal else { unreachable!("players and dealers keep the rules") };
        watch(Step::Cause(legal.cause()));
        legal.play(|event| watch(Step::Event(event)));
    }
}

/// Something that was done in a game, or a fact that came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A new entry begins.
    Cause(Cause),
    /// A fact of that entry.
    Event(Event),
}

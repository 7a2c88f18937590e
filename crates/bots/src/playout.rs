//! Whole games, from wherever they stand to the end.

use traumfabrik_rules::{BySeat, Cause, Due, Event, Game};

use crate::{Dealer, RandomPlayer, Rng};

/// Plays a game to its end and tells each step to `watch`: who or what caused it, and the fact.
/// Returns how many decisions the seats made.
#[inline]
pub fn play_out(
    game: &mut Game<'_>,
    dealer: &mut Dealer,
    players: &BySeat<RandomPlayer>,
    chance: &mut Rng,
    mut watch: impl FnMut(Step),
) -> u64 {
    let mut n_decisions = 0;
    loop {
        let decided = game.decide(
            |game, legal| players[game.active()].choose(game, game.active(), legal, chance),
            |event| {
                // An action is a fact, and the first of its entry.
                if let Some(action) = event.action() {
                    watch(Step::Cause(Cause::Action(action)));
                }
                watch(Step::Event(event));
            },
        );
        if decided.is_some() {
            n_decisions += 1;
            continue;
        }
        match game.due() {
            Due::Dealer(ask) => {
                let deal = dealer.answer(ask, chance);
                watch(Step::Cause(Cause::Deal(deal)));
                let dealt = game.deal(&deal, |event| watch(Step::Event(event)));
                dealt.expect("dealers keep the rules");
            }
            Due::Seat(_) => unreachable!("players choose what there is"),
            Due::Nobody => return n_decisions,
        }
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

//! Counting: how many ways a game can go on. Two engines that agree on these counts agree on the
//! rules, or err alike.

use crate::action::{Ask, Deal, Due};
use crate::game::Game;

/// How many sequences of `depth` decisions can follow, with a dealer who always deals the lowest
/// numbers. Sequences that end early count once.
///
/// ```
/// # use traumfabrik_rules::{Game, Rulings, Seats, perft};
/// # let edition = &traumfabrik_rules::Edition::traumfabrik_2000();
/// let game = Game::empty(edition, Seats::new(2).unwrap(), Rulings::default());
/// assert_eq!(perft(&game, 1), 14, "pass, or bid 0 to 12");
/// ```
pub fn perft(game: &Game<'_>, depth: u32) -> u64 {
    let mut game = *game;
    while let Due::Dealer(ask) = game.due() {
        let deal = lowest_deal(&game, ask);
        game.deal(&deal, |_| {}).expect("the lowest deal is one");
    }
    let legal = game.legal();
    if depth == 0 || legal.is_empty() {
        return 1;
    }
    if depth == 1 {
        return legal.len() as u64;
    }
    let after = |n| game.choice(n).map(|legal| legal.after(|_| {}));
    (0..legal.len()).filter_map(after).map(|next| perft(&next, depth - 1)).sum()
}

/// The answer with the lowest numbers: a dealer without chance.
///
/// # Panics
/// If nothing is to be dealt.
pub fn lowest_deal(game: &Game<'_>, ask: Ask) -> Deal {
    debug_assert_eq!(game.due(), Due::Dealer(ask), "only what is asked for can be dealt");
    game.sample_deal(|_| 0).expect("the dealer is due")
}

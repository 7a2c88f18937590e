//! How fast the rules are, beside rules that everybody knows: random games of Traumfabrik and of
//! chess (shakmaty), one after the other in one run, so that the ratio holds on any machine.
#![forbid(unsafe_code)]

use std::time::Instant;

use shakmaty::{Chess, Position as _};
use traumfabrik_bots::{Rng, RandomPlayer, Series};
use traumfabrik_rules::{BySeat, Edition, Seats, Start};

/// Each side's best round counts: what else the machine does can only slow it down. Rounds are
/// short, so that one of them finds the machine at rest.
const N_ROUNDS: usize = 200;
const N_GAMES: u64 = 500;
const N_CHESS_GAMES: u64 = 50;
/// Random players hardly ever mate; a game is called off here.
const PLIES_MAX: usize = 300;

fn main() {
    let edition = Edition::traumfabrik_2000();
    let start = Start::new(Seats::new(4).expect("four"));
    let players = BySeat([RandomPlayer::Uniform; 5]);
    let series = Series::new(&edition, start, players, 1).expect("a plain start");
    let (mut ours, mut chess) = (0.0_f64, 0.0_f64);
    for _ in 0..N_ROUNDS {
        ours = ours.max(rate(|| (0..N_GAMES).map(|idx| series.play(idx, |_| {}).1).sum()));
        chess = chess.max(rate(|| (0..N_CHESS_GAMES).map(chess_game).sum()));
    }
    println!("random games on one core, best of {N_ROUNDS} rounds");
    println!("  traumfabrik-rules, four seats  {:6.2} million decisions/s", ours / 1e6);
    println!("  shakmaty, chess                {:6.2} million moves/s", chess / 1e6);
    println!("  ratio                          {:6.2}", ours / chess);
}

/// Decisions or moves in a second.
fn rate(play: impl FnOnce() -> u64) -> f64 {
    let began = Instant::now();
    play() as f64 / began.elapsed().as_secs_f64()
}

fn chess_game(game_idx: u64) -> u64 {
    let mut chance = Rng::new(1, game_idx);
    let mut position = Chess::default();
    for ply in 0..PLIES_MAX {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return ply as u64;
        }
        position.play_unchecked(moves[chance.index(moves.len())]);
    }
    PLIES_MAX as u64
}

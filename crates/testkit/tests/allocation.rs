//! Nothing is allocated while a game is played.

use std::hint::black_box;

use traumfabrik_bots::{RandomPlayer, Series};
use traumfabrik_rules::{BySeat, Seats, Start};
use traumfabrik_testkit::{Counting, generate};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn a_game_is_played_without_the_heap() {
    let packs = generate::packs();
    let seats = Seats::new(4).expect("four is a number of seats");
    for player in RandomPlayer::ALL {
        let players = BySeat([player; 5]);
        let series = Series::new(&packs[0].edition, Start::new(seats), players, 1)
            .expect("the default start is sound");
        let mut n_events = 0;
        let n_allocations = Counting::during(|| {
            for game_idx in 0..100 {
                series.play(game_idx, |_| n_events += 1);
            }
        });
        assert_eq!(n_allocations, 0, "{player} players, {n_events} facts");
        assert!(n_events > 10_000, "the games were played: {n_events} facts");
    }
    assert_eq!(Counting::during(|| drop(black_box(Box::new(1)))), 1, "the counter counts");
}

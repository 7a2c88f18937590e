//! Nothing is allocated while a game is played.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use traumfabrik_bots::{RandomPlayer, Series};
use traumfabrik_rules::{BySeat, Seats, Start};
use traumfabrik_testkit::generate;

struct Counting;

thread_local! {
    /// Of this thread alone: whoever runs the tests needs memory, too, and at any time.
    static N_ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        N_ALLOCATIONS.set(N_ALLOCATIONS.get() + 1);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the memory came from `alloc` above.
        unsafe { System.dealloc(memory, layout) }
    }
}

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
        let before = N_ALLOCATIONS.get();
        let mut n_events = 0;
        for game_idx in 0..100 {
            series.play(game_idx, |_| n_events += 1);
        }
        let n_allocations = N_ALLOCATIONS.get() - before;
        assert_eq!(n_allocations, 0, "{player} players, {n_events} facts");
        assert!(n_events > 10_000, "the games were played: {n_events} facts");
    }
    let before = N_ALLOCATIONS.get();
    drop(vec![1]);
    assert!(N_ALLOCATIONS.get() > before, "the counter counts");
}

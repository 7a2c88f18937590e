//! The engine against the oracle, over random games of all kinds.

use traumfabrik_bots::Rng;
use traumfabrik_testkit::{differential::compare_game, generate};

#[test]
fn the_engine_and_the_oracle_agree_after_every_step() {
    let packs = generate::packs();
    for game_idx in 0..400 {
        let mut chance = Rng::new(2000, game_idx);
        let pack = &packs[chance.index(packs.len())];
        let (start, players) = (generate::start(&mut chance), generate::players(&mut chance));
        if let Err(difference) = compare_game(&pack.edition, &start, &players, &mut chance) {
            panic!("game {game_idx} of {} with {start:?}: {difference}", pack.id);
        }
    }
}

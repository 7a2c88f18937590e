//! Many games of bots at all kinds of tables: nobody may be refused, and nothing may panic.

use rayon::prelude::*;
use traumfabrik_bots::{
    BotName, BotTable, Character, Level, RandomPlayer, Rng, Search, mix, shuffled_deck,
};
use traumfabrik_packs::Pack;
use traumfabrik_testkit::generate;
use traumfabrik_wire::Header;

/// Simulations of a planner that has to hurry.
const ITERATIONS: u32 = 20;

/// Plays random players, characters and planners, so many games of each.
pub(crate) fn run(n_random: u64, n_characters: u64, n_planners: u64) -> Result<String, String> {
    play("random players", n_random, |chance| {
        BotName::Random(RandomPlayer::ALL[chance.index(RandomPlayer::ALL.len())])
    })?;
    play("characters", n_characters, |chance| match chance.one_in(7) {
        true => BotName::Level(Level::Easy),
        false => BotName::Character(Character::ALL[chance.index(Character::ALL.len())]),
    })?;
    play("planners", n_planners, |_| BotName::Search(Search::Planned, ITERATIONS))?;
    Ok(format!(
        "{n_random} games of random players, {n_characters} of characters, {n_planners} of planners"
    ))
}

fn play(who: &str, n_games: u64, pick: impl Fn(&mut Rng) -> BotName + Sync) -> Result<(), String> {
    let packs = generate::packs();
    (0..n_games).into_par_iter().try_for_each(|game_idx| {
        let mut chance = Rng::new(77, game_idx);
        let pack = &packs[chance.index(packs.len())];
        let header = header(pack, &mut chance)?;
        let (edition, seats) = (header.edition(), header.start().seats);
        let bots: Vec<BotName> = seats.iter().map(|_| pick(&mut chance)).collect();
        let deck = shuffled_deck(edition, seats, 78, game_idx);
        let table = BotTable::new(&header, &bots, mix(79, game_idx));
        let played = table.and_then(|table| table.without_time_caps().play(&deck, &mut ()));
        played.map(|_| ()).map_err(|error| format!("{who}, game {game_idx}: {error}"))
    })?;
    println!("{n_games} games of {who}: nobody was refused");
    Ok(())
}

fn header(pack: &Pack, chance: &mut Rng) -> Result<Header, String> {
    let start = generate::start(chance);
    let players = vec!["bot".to_owned(); start.seats.count()];
    pack.header(start, players).map_err(|fault| fault.to_string())
}

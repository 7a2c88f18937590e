//! Lanes of games: equal seeds give equal games, bots sit where they are put, and every game is
//! counted.

use traumfabrik_bots::batch::{BatchConfig, Ended, Lane, PlanBox, Seating};
use traumfabrik_bots::features::{Detail, N_FEATURES};
use traumfabrik_bots::{BotName, Rng};
use traumfabrik_packs::Library;

fn plan<'e>(library: &'e Library, bots: &[&str], detail: Detail) -> BatchConfig<'e> {
    let boxes = library
        .packs()
        .iter()
        .map(|pack| PlanBox { edition: &pack.edition, rulings: pack.defaults.rulings })
        .collect();
    let bots = bots.iter().map(|name| name.parse::<BotName>().expect("a bot")).collect();
    BatchConfig { seed: 7, boxes, draws_rulings: true, bots, teacher: None, detail }
}

/// Whoever keeps many lanes shares them out among threads, and among languages.
#[test]
fn lanes_can_be_anywhere() {
    fn goes_anywhere<T: Send + Sync>() {}
    goes_anywhere::<Lane<'_>>();
}

/// Plays some games by chance. All that the learner saw is hashed.
fn play(
    plan: &BatchConfig<'_>,
    lane_idx: u64,
    seating: Seating,
    n_games: usize,
) -> (u64, Vec<Ended>) {
    let mut lane = Lane::new(plan, lane_idx, seating);
    let (mut hash, mut games) = (0u64, Vec::new());
    let mut features = vec![0; plan.detail.len()];
    while games.len() < n_games {
        lane.write(&mut features);
        let seen = features.iter().chain(&lane.mask().bytes()).copied().collect::<Vec<u8>>();
        hash = seen.iter().fold(hash, |hash, &byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3).rotate_left(5)
        });
        assert!(lane.mask().len() >= 2, "there is something to decide");
        let index = lane.sample();
        games.extend(lane.play(plan, index).expect("the mask allows it"));
    }
    (hash, games)
}

const ALL_LEARN: Seating = Seating { n_seats: 0, players: [None; 5] };

#[test]
fn equal_numbers_give_equal_games_and_other_lanes_other_ones() {
    let library = Library::embedded();
    let plan = plan(&library, &[], Detail::Full);
    let first = play(&plan, 3, ALL_LEARN, 3);
    assert_eq!(first, play(&plan, 3, ALL_LEARN, 3));
    assert_ne!(first.0, play(&plan, 4, ALL_LEARN, 3).0);
}

#[test]
fn every_game_has_winners_and_scores_for_its_seats_alone() {
    let library = Library::embedded();
    let plan = plan(&library, &[], Detail::Nothing);
    let (_, games) = play(&plan, 0, ALL_LEARN, 40);
    for game in &games {
        let n_seats = usize::from(game.n_seats);
        assert!((game.shares.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{game:?}");
        assert!(game.scores[..n_seats].iter().all(|&score| score >= 0));
        assert!(game.scores[n_seats..].iter().all(|&score| score == -1));
        let most = game.margins.iter().copied().fold(f32::MIN, f32::max);
        let winner = game.shares.iter().position(|&share| share > 0.0).expect("a winner");
        assert_eq!(game.margins[winner], most);
        assert!(game.n_decisions > 20);
    }
    let mut seats: Vec<u8> = games.iter().map(|game| game.n_seats).collect();
    seats.sort();
    seats.dedup();
    assert_eq!(seats, [2, 3, 4, 5], "the number of seats is drawn");
}

#[test]
fn bots_sit_where_they_are_put_and_beat_chance() {
    let library = Library::embedded();
    let plan = plan(&library, &["random", "balanced", "planner:1"], Detail::Nothing);
    let seating = Seating { n_seats: 4, players: [None, Some(1), Some(0), Some(2), None] };
    let (_, games) = play(&plan, 1, seating, 20);
    let share = |seat: usize| games.iter().map(|game| game.shares[seat]).sum::<f32>();
    assert!(share(1) + share(3) > 18.0, "who thinks wins: {games:?}");
}

#[test]
fn what_is_not_allowed_changes_nothing() {
    let library = Library::embedded();
    let plan = plan(&library, &[], Detail::Nothing);
    let mut lane = Lane::new(&plan, 0, ALL_LEARN);
    let before = *lane.game();
    let mask = *lane.mask();
    for index in (0..N_FEATURES).filter(|&index| !mask.has(index)) {
        assert_eq!(lane.play(&plan, index), Err(mask));
    }
    assert_eq!(*lane.game(), before);
}

/// A seat that plays like its teacher plays like the bot of that name.
#[test]
fn the_teacher_plays_as_well_as_the_bot() {
    let library = Library::embedded();
    let plan = plan(&library, &["balanced"], Detail::Nothing);
    let mut chance = Rng::new(1, 1);
    let (mut n_games, mut share) = (0, 0.0);
    let mut lane = Lane::new(&plan, 9, Seating { n_seats: 2, players: [None; 5] });
    while n_games < 30 {
        let index = if lane.seat().0 == 0 {
            lane.teacher()
        } else {
            let mask = lane.mask();
            mask.nth(chance.index(mask.len())).expect("something is allowed")
        };
        if let Some(ended) = lane.play(&plan, index).expect("teachers keep the rules") {
            share += ended.shares[0];
            n_games += 1;
        }
    }
    assert!(share > 28.0, "{share} of {n_games} against chance");
}

/// Searches are asked about every position, and games go on as if nobody had been asked.
#[test]
fn any_bot_can_be_the_teacher_and_changes_no_game() {
    let library = Library::embedded();
    let of_features = plan(&library, &["filler"], Detail::Nothing);
    let seating = Seating { n_seats: 3, players: [None, Some(0), None, None, None] };
    let answers = |teacher: Option<&str>| {
        let teacher = teacher.map(|name| name.parse::<BotName>().expect("a bot"));
        let plan = BatchConfig { teacher, ..of_features.clone() };
        let mut lane = Lane::new(&plan, 2, seating);
        let (mut games, mut said) = (Vec::new(), Vec::new());
        while games.len() < 2 {
            let choice = lane.teacher();
            assert!(lane.mask().has(choice), "a teacher keeps the rules");
            assert_eq!(lane.teacher(), choice, "who asks twice gets the same answer");
            said.push(choice);
            let index = lane.sample();
            games.extend(lane.play(&plan, index).expect("the mask allows it"));
        }
        (games, said)
    };
    let (games, fast) = answers(None);
    for name in ["miser", "net:4", "random"] {
        let (same_games, said) = answers(Some(name));
        assert_eq!(same_games, games, "{name}");
        assert_ne!(said, fast, "{name}");
    }
    let likeness = |name: &str| {
        let said = answers(Some(name)).1;
        said.iter().zip(&fast).filter(|(said, fast)| said == fast).count() * 100 / fast.len()
    };
    assert!(likeness("balanced") > 95 && likeness("net") > likeness("random"));
}

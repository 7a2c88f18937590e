//! What strangers rely on who use the rules as a library: positions as values, and chance step by
//! step.
#![cfg(feature = "editions")]

use std::collections::{BTreeSet, HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use traumfabrik_rules::{
    Ask, Chance, ChipKind, Deal, Draw, Due, Edition, Game, Money, Outcome, Pieces, Position,
    Rulings, Seat, Seats, Stars, Start, lowest_deal,
};

/// Numbers that follow from a seed: enough to walk through games.
struct Luck(u64);

impl Luck {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((self.0 >> 33) % u64::from(n)) as u32
    }
}

fn walk(edition: &Edition, n_seats: u8, seed: u64, mut see: impl FnMut(&Game<'_>)) {
    let start = Start::new(Seats::new(n_seats).unwrap());
    let mut game = Game::new(edition, &start, |_| {}).unwrap();
    let mut luck = Luck(seed);
    loop {
        see(&game);
        match game.due() {
            Due::Nobody => return,
            Due::Dealer(_) => {
                let deal = game.sample_deal(|n| luck.below(n)).unwrap();
                game.deal(&deal, |_| {}).unwrap();
            }
            Due::Seat(_) => {
                game.decide(|_, legal| luck.below(legal.len() as u32) as usize, |_| {}).unwrap();
            }
        }
    }
}

fn hash(position: &Position) -> u64 {
    let mut hasher = DefaultHasher::new();
    position.hash(&mut hasher);
    hasher.finish()
}

#[test]
fn equal_positions_have_equal_hashes_and_others_hardly_ever() {
    for edition in [Edition::traumfabrik_2000(), Edition::dream_factory_2009()] {
        let mut seen: HashMap<u64, Position> = HashMap::new();
        for seed in 0..20 {
            walk(&edition, 2 + seed as u8 % 4, seed, |game| {
                let position = game.position();
                // The same position, made anew from what is written down about it.
                let again = game.setup().game(&edition).unwrap().position();
                assert_eq!((again, hash(&again)), (position, hash(&position)));
                let other = seen.insert(hash(&position), position);
                assert!(other.is_none_or(|other| other == position), "two positions, one hash");
            });
        }
        assert!(seen.len() > 3000, "{}", seen.len());
    }
}

#[test]
#[should_panic(expected = "the edition that it began with")]
fn a_position_does_not_go_on_with_another_edition() {
    let edition = Edition::traumfabrik_2000();
    let edited = Edition::new(Pieces { purse: Money(11), ..*edition.pieces() }).unwrap();
    let seats = Seats::new(3).unwrap();
    let position = Game::empty(&edition, seats, Rulings::default()).position();
    Game::resume(&edited, position);
}

#[test]
fn at_every_step_of_a_draw_the_chances_add_up() {
    let edition = Edition::traumfabrik_2000();
    let mut kinds = BTreeSet::new();
    for seed in 0..6 {
        walk(&edition, 2 + seed as u8 % 4, seed, |game| {
            let Some(mut draw) = game.draw() else { return };
            let mut probability = 1.0;
            while let Some(n) = draw.n_left() {
                assert_eq!(draw.outcomes().count(), n as usize);
                let singles: f64 = draw.outcomes().map(|chance| chance.probability()).sum();
                let classes: f64 = draw.classes().map(|chance| chance.probability()).sum();
                assert!((singles - 1.0).abs() < 1e-9 && (classes - 1.0).abs() < 1e-9);
                let kinds: HashSet<_> =
                    draw.classes().map(|chance| printed(&edition, chance)).collect();
                let all: HashSet<_> =
                    draw.outcomes().map(|chance| printed(&edition, chance)).collect();
                assert_eq!((draw.classes().count(), &kinds), (kinds.len(), &all), "each kind once");
                let last = draw.outcomes().last().unwrap();
                probability *= last.probability();
                assert!(draw.take(last.outcome));
                assert!(!draw.take(last.outcome), "it has come up already");
            }
            let deal = draw.deal().unwrap();
            assert!(game.check_deal(&deal).is_ok());
            assert!((game.probability(&deal) / probability - 1.0).abs() < 1e-9);
            kinds.insert(kind(&deal));
        });
    }
    assert_eq!(kinds.len(), 6, "every kind of deal: {kinds:?}");
}

#[test]
fn a_party_of_two_by_classes_weighs_what_all_pairs_weigh() {
    let edition = Edition::traumfabrik_2000();
    let mut n_parties = 0;
    walk(&edition, 2, 3, |game| {
        let Due::Dealer(Ask::Faces { n_chips: 2 }) = game.due() else { return };
        n_parties += 1;
        let stars = |outcome: Outcome| match outcome {
            Outcome::Chip(chip) => f64::from(edition.chip(chip).stars.0),
            Outcome::Studio(_) | Outcome::Lead(_) | Outcome::Screenplay(_) => 0.0,
        };
        let mean = |by_class: bool| {
            let first = game.draw().unwrap();
            let steps = |draw: &Draw<'_>| -> Vec<(Outcome, f64)> {
                let pairs = |chance: Chance| (chance.outcome, chance.probability());
                if by_class {
                    draw.classes().map(pairs).collect()
                } else {
                    draw.outcomes().map(pairs).collect()
                }
            };
            let mut mean = 0.0;
            for (one, p) in steps(&first) {
                let mut second = first;
                second.take(one);
                mean += p * stars(one);
                mean += steps(&second).iter().map(|&(two, q)| p * q * stars(two)).sum::<f64>();
            }
            mean
        };
        assert!((mean(true) - mean(false)).abs() < 1e-9);
    });
    assert_eq!(n_parties, 8);
}

#[test]
fn deals_that_cannot_come_have_no_probability() {
    let edition = Edition::traumfabrik_2000();
    let game = Game::empty(&edition, Seats::new(3).unwrap(), Rulings::default());
    let Due::Dealer(ask) = game.due() else { panic!("studios come first") };
    assert!(game.probability(&lowest_deal(&game, ask)) > 0.0);
    assert_eq!(game.probability(&Deal::Lead(Seat(0))), 0.0);
    assert_eq!(game.sample_deal(|_| 0), Some(lowest_deal(&game, ask)));
}

/// What can be seen of a piece that comes up: chips of a kind with equal stars look alike.
fn printed(edition: &Edition, chance: Chance) -> (Option<(ChipKind, Stars)>, Option<Outcome>) {
    match chance.outcome {
        Outcome::Chip(chip) => {
            let chip = edition.chip(chip);
            (Some((chip.kind, chip.stars)), None)
        }
        other @ (Outcome::Studio(_) | Outcome::Lead(_) | Outcome::Screenplay(_)) => {
            (None, Some(other))
        }
    }
}

fn kind(deal: &Deal) -> &'static str {
    match deal {
        Deal::Studios(_) => "studios",
        Deal::Lead(_) => "lead",
        Deal::Screenplay(_) => "screenplay",
        Deal::Legend(_) => "legend",
        Deal::Lots(_) => "lots",
        Deal::Faces(_) => "faces",
    }
}

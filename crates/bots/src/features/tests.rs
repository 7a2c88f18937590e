//! The laws of features, over random games of both editions, all numbers of seats and all answers
//! to the open questions.

use traumfabrik_rules::{
    Action, Chip, Due, Edition, Game, List, Location, MAX_CHIPS, Money, Pieces, Rulings,
    Screenplay, Seats, Stars, Start,
};

use super::worth::frozen;
use super::*;
use crate::character::CharacterBot;
use crate::{Bot, Budget, Memory, Observation, RandomPlayer, Rng, shuffled_deck};

/// A random table.
fn table(chance: &mut Rng) -> Start {
    let mut rulings = Rulings::default();
    for question in Rulings::NAMES {
        let answers = Rulings::answers(question).expect("a question");
        rulings.set(question, answers[chance.index(answers.len())]).expect("an answer");
    }
    let seats = Seats::new(2 + chance.below(4) as u8).expect("2 to 5");
    Start { rulings, ..Start::new(seats) }
}

/// Plays a random game and hands every decision to `check`, with the facts since the last one.
fn walk(edition: &Edition, seed: u64, mut check: impl FnMut(&Game<'_>, &[Event])) {
    let mut chance = Rng::new(seed, 0);
    let start = table(&mut chance);
    let deck = shuffled_deck(edition, start.seats, seed, 1);
    let mut facts = Vec::new();
    let mut game = Game::new(edition, &start, |fact| facts.push(fact)).expect("a plain start");
    loop {
        match game.due() {
            Due::Nobody => return,
            Due::Dealer(ask) => {
                let deal = deck.answer(ask, &game);
                game.deal(&deal, |fact| facts.push(fact)).expect("decks keep the rules");
            }
            Due::Seat(seat) => {
                check(&game, &facts);
                facts.clear();
                let player = RandomPlayer::ALL[chance.index(3)];
                let choose =
                    |game: &Game<'_>, legal: &_| player.choose(game, seat, legal, &mut chance);
                game.decide(choose, |fact| facts.push(fact)).expect("players keep the rules");
            }
        }
    }
}

fn editions() -> [Edition; 2] {
    [Edition::traumfabrik_2000(), Edition::dream_factory_2009()]
}

fn walk_all(n_games: u64, mut check: impl FnMut(&Game<'_>, &[Event], bool)) {
    let editions = editions();
    for seed in 0..n_games {
        let mut is_first = true;
        walk(&editions[seed as usize % 2], seed, |game, facts| {
            check(game, facts, is_first);
            is_first = false;
        });
    }
}

#[test]
fn every_index_of_the_mask_is_a_legal_action_and_every_legal_action_has_one() {
    let mut n_decisions = 0;
    walk_all(60, |game, _, _| {
        n_decisions += 1;
        let mut encoder = Encoder::of(game, Detail::Nothing);
        let (mask, seat) = (encoder.mask(game), game.active());
        assert!(!mask.is_empty());
        for index in mask.iter() {
            let action = encoder.action(game, index).expect("it means something");
            assert!(game.check(seat, action).is_ok(), "{index} is {action:?} in {game:?}");
            assert_eq!(encoder.index(game, action), Some(index));
        }
        for action in game.legal().iter() {
            let index = encoder.index(game, action).expect("it has an index");
            assert!(mask.has(index), "{action:?} is {index} in {game:?}");
            let meant = encoder.action(game, index).expect("it means something");
            assert!(is_as_good(game, action, meant), "{action:?} became {meant:?} in {game:?}");
        }
    });
    assert!(n_decisions > 5_000, "{n_decisions}");
}

/// Whether two actions do the same with pieces that are twins. Of bids only those count that have
/// an index.
fn is_as_good(game: &Game<'_>, action: Action, other: Action) -> bool {
    let edition = game.edition();
    match (action, other) {
        (Action::Bid(wanted), Action::Bid(meant)) => wanted == meant || meant.0 >= 31,
        (Action::Take(chip), Action::Take(twin))
        | (Action::Discard(chip), Action::Discard(twin)) => edition.are_twins(chip, twin),
        (
            Action::Place { chip, screenplay, slot },
            Action::Place { chip: twin, screenplay: same, slot: as_good },
        ) => {
            let production = game.production(game.active(), screenplay).expect("it is there");
            let effect = |chip, slot| {
                let effect = production.effect(chip, slot);
                (effect.value, effect.finish, production.missing().has(slot))
            };
            edition.are_twins(chip, twin)
                && screenplay == same
                && effect(chip, slot) == effect(twin, as_good)
        }
        _ => action == other,
    }
}

#[test]
fn who_follows_the_facts_writes_what_a_fresh_look_writes() {
    let mut encoder = None;
    walk_all(30, |game, facts, is_first| {
        if is_first {
            encoder = None;
        }
        let followed = encoder.get_or_insert_with(|| Encoder::of(game, Detail::Full));
        for fact in facts {
            followed.observe(fact, game);
        }
        let (mut kept, mut anew) = ([1; N_FEATURES], [2; N_FEATURES]);
        followed.write(game, &mut kept);
        let mut fresh = Encoder::of(game, Detail::Full);
        fresh.write(game, &mut anew);
        assert_eq!(difference(&kept, &anew), None, "in {game:?}");
        assert_eq!(followed.mask(game), fresh.mask(game));
        let mut plain = [3; N_PLAIN];
        Encoder::of(game, Detail::Plain).write(game, &mut plain);
        assert_eq!(plain, anew[..N_PLAIN]);
    });
}

/// The name of the first part that differs.
fn difference(features: &[u8], others: &[u8]) -> Option<String> {
    let mut start = 0;
    parts().into_iter().find_map(|(name, len, _)| {
        start += len;
        let place = start - len..start;
        (features[place.clone()] != others[place]).then_some(name)
    })
}

/// All that a net is given can be worked out by whoever listens at the table: purses behind screens
/// are counted, and what has not come up has no order.
#[test]
fn a_seat_that_has_listened_writes_what_the_table_writes() {
    let editions = editions();
    for seed in 0..20 {
        // Its own copy of the box: nothing of the table's game goes in.
        let edition = editions[seed as usize % 2].clone();
        let mut memory = None;
        walk(&editions[seed as usize % 2], seed, |game, facts| {
            let heard =
                memory.get_or_insert_with(|| Memory::new(&edition, game.seats(), game.rulings()));
            facts.iter().for_each(|fact| heard.observe(fact));
            let (mut seen, mut known) = ([0; N_FEATURES], [0; N_FEATURES]);
            Encoder::of(game, Detail::Full).write(game, &mut seen);
            Encoder::of(heard.game(), Detail::Full).write(heard.game(), &mut known);
            assert_eq!(difference(&seen, &known), None);
        });
    }
}

#[test]
fn the_choice_of_the_valuation_is_that_of_a_player_with_its_weights() {
    let editions = editions();
    for seed in 0..10 {
        let mut bot = None;
        walk(&editions[seed as usize % 2], seed, |game, facts| {
            let start = Start { rulings: game.rulings(), ..Start::new(game.seats()) };
            let bot = bot.get_or_insert_with(|| {
                let edition = &editions[seed as usize % 2];
                CharacterBot::new(*frozen(game.seats()), edition, &start)
            });
            facts.iter().for_each(|fact| bot.observe(fact));
            let budget = Budget { iterations: 0, time_cap: None, seed: 0 };
            let wanted = bot.choose(Observation::new(game, game.active()), &budget);
            let mut encoder = Encoder::of(game, Detail::Full);
            let index = encoder.index(game, wanted.expect("fast players can answer"));
            assert_eq!(encoder.choice(game), index);
            let mut features = [0; N_FEATURES];
            encoder.write(game, &mut features);
            let chosen = features[WORTH_AT..][..N_ACTIONS].iter().position(|&b| b == 1);
            assert_eq!(chosen, index, "it is written, too");
        });
    }
}

/// Boxes at the bounds of what is allowed.
fn edited(change: impl Fn(&mut Pieces)) -> Edition {
    let mut pieces = *Edition::traumfabrik_2000().pieces();
    change(&mut pieces);
    Edition::new(pieces).expect("a sound box")
}

fn with_stars(pieces: &Pieces, stars: i8) -> List<Chip, MAX_CHIPS> {
    pieces.chips.iter().map(|&chip| Chip { stars: Stars(stars), ..chip }).collect()
}

#[test]
fn edited_boxes_are_written_too() {
    let best = edited(|pieces| {
        pieces.chips = with_stars(pieces, 9);
        pieces.awards.first_film = 50;
        pieces.awards.best_of_genre = 50;
        pieces.purse = Money(15);
        let printed = pieces.screenplays.iter();
        pieces.screenplays = printed.map(|&s| Screenplay { stars: Stars(9), ..s }).collect();
    });
    let worst = edited(|pieces| {
        pieces.chips = with_stars(pieces, -3);
        pieces.tokens = pieces.tokens.iter().copied().take(1).collect();
        pieces.purse_with_five = Money(1);
        let cities = [3, 5, 1, 1];
        let mut n_chips = cities.into_iter();
        pieces.route = pieces
            .route
            .iter()
            .map(|&stop| match stop {
                Location::City { .. } => n_chips
                    .next()
                    .map_or(Location::City { n_chips: 1 }, |n| Location::City { n_chips: n }),
                Location::Sign | Location::Party => stop,
            })
            .collect();
    });
    for (edition, seed) in [(&best, 1), (&worst, 2), (&best, 3), (&worst, 4)] {
        walk(edition, seed, |game, _| {
            let mut encoder = Encoder::of(game, Detail::Full);
            encoder.write(game, &mut [0; N_FEATURES]);
            assert!(!encoder.mask(game).is_empty());
            for index in encoder.mask(game).iter() {
                let action = encoder.action(game, index).expect("it means something");
                assert!(game.check(game.active(), action).is_ok());
            }
        });
    }
}

/// A net has learned what the bytes mean. Whoever changes them, raises the version.
#[test]
fn the_bytes_of_this_version_stay_what_they_are() {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    walk_all(8, |game, _, _| {
        let mut features = [0; N_FEATURES];
        Encoder::of(game, Detail::Full).write(game, &mut features);
        for byte in features {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    });
    assert_eq!((FEATURES_VERSION, hash), (1, 3_320_120_018_577_549_211));
}

#[test]
fn every_byte_has_a_name_and_a_factor() {
    let len: usize = parts().iter().map(|(_, len, _)| len).sum();
    assert_eq!((len, scales().len()), (N_FEATURES, N_FEATURES));
    let mut names: Vec<String> = parts().into_iter().map(|(name, _, _)| name).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), parts().len());
}

//! What holds for the draws of every game.

use std::collections::BTreeMap;
use std::fmt::Debug;

use traumfabrik_bots::Rng;
use traumfabrik_rules::{Ask, Deal, Due, Game, Start};
use traumfabrik_table::fair::FairDealer;

use crate::{Source, next, packs};

/// All that came up in a game, kind by kind.
#[derive(Clone, Debug, Default, PartialEq)]
struct Drawn {
    studios: Vec<u8>,
    lead: Vec<u8>,
    legends: Vec<u8>,
    bag: Vec<u8>,
    stack: Vec<u8>,
}

impl Drawn {
    fn note(&mut self, deal: &Deal) {
        match deal {
            Deal::Studios(studios) => self.studios.extend(studios.iter().map(|studio| studio.0)),
            Deal::Lead(seat) => self.lead.push(seat.0),
            Deal::Screenplay(screenplay) => self.stack.push(screenplay.number()),
            Deal::Legend(chip) => self.legends.push(chip.number()),
            Deal::Lots(chips) => self.bag.extend(chips.iter().map(|chip| chip.number())),
            Deal::Faces(chips) => self.bag.extend(chips.iter().map(|chip| chip.number())),
        }
    }

    /// The k-th draw of each kind is the k-th of the dealer's, whatever else has happened.
    fn check(&self, dealer: &FairDealer) {
        let all = all(dealer);
        assert_eq!((&self.studios, &self.lead), (&all.studios, &all.lead));
        assert_eq!(self.legends, all.legends[..self.legends.len()]);
        assert_eq!(self.bag, all.bag[..self.bag.len()]);
        assert_eq!(self.stack, all.stack[..self.stack.len()]);
    }
}

fn all(dealer: &FairDealer) -> Drawn {
    Drawn {
        studios: dealer.studios().iter().map(|studio| studio.0).collect(),
        lead: vec![dealer.lead().0],
        legends: dealer.legends().map(|chip| chip.number()).collect(),
        bag: dealer.bag().map(|chip| chip.number()).collect(),
        stack: dealer.stack().map(|screenplay| screenplay.number()).collect(),
    }
}

#[test]
fn whole_games_are_legal_and_the_kth_draw_depends_on_k_alone() {
    for pack in packs() {
        for n_seats in 2..=5 {
            let source = Source::of_seats(n_seats, n_seats);
            let dealer = source.dealer(&pack);
            let mut n_screenplays = BTreeMap::new();
            for luck in 0..20 {
                let start = Start::new(source.seats());
                let mut game = Game::new(&pack.edition, &start, |_| {}).unwrap();
                let (mut chance, mut drawn) = (Rng::new(luck, 0), Drawn::default());
                let mut deal = |ask, game: &Game<'_>| {
                    let deal = dealer.answer(ask, game);
                    drawn.note(&deal);
                    deal
                };
                while let Some(legal) = next(&game, &mut chance, &mut deal) {
                    game = legal.after(|_| {});
                }
                assert_eq!(drawn.legends.len(), 4, "the game came to its end");
                drawn.check(&dealer);
                *n_screenplays.entry(drawn.stack.len()).or_insert(0) += 1;
            }
            assert!(n_screenplays.len() > 1, "other players finish other films: {n_screenplays:?}");
        }
    }
}

/// Whoever goes back and plays on in another way meets the same draws.
#[test]
fn taking_back_redraws_nothing() {
    for (pack, n_seats) in packs().iter().zip([3, 4]) {
        let source = Source::of_seats(40, n_seats);
        let dealer = source.dealer(pack);
        let start = Start::new(source.seats());
        let game = Game::new(&pack.edition, &start, |_| {}).unwrap();
        let mut past = vec![(game, Drawn::default())];
        let (mut chance, mut n_taken_back) = (Rng::new(8, 0), 0);
        loop {
            let (game, mut drawn) = past.last().cloned().unwrap();
            let deal = |ask, game: &Game<'_>| {
                let deal = dealer.answer(ask, game);
                drawn.note(&deal);
                // A server that was started anew has only the seed and the game.
                assert_eq!(source.dealer(pack).answer(ask, game), deal);
                deal
            };
            let Some(legal) = next(&game, &mut chance, deal) else { break };
            let after = legal.after(|_| {});
            past.push((after, drawn));
            if chance.one_in(20) && n_taken_back < 100 {
                n_taken_back += 1;
                past.truncate(past.len().saturating_sub(chance.index(30)).max(1));
            }
        }
        assert!(n_taken_back > 10, "{n_taken_back}");
        past.last().unwrap().1.check(&dealer);
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let pack = &packs()[0];
    let source = Source::of_seats(1, 4);
    let dealer = source.dealer(pack);
    let mut game = Game::new(&pack.edition, &Start::new(source.seats()), |_| {}).unwrap();
    while let Due::Dealer(ask) = game.due() {
        let deal = dealer.answer(ask, &game);
        // Questions that were not asked yet change nothing either.
        dealer.answer(Ask::Screenplay, &game);
        dealer.answer(Ask::Faces { n_chips: 4 }, &game);
        assert_eq!(dealer.answer(ask, &game), deal);
        game.deal(&deal, |_| {}).unwrap();
    }
}

#[test]
fn another_seed_name_or_nonce_changes_everything() {
    let nonces = [Some("left"), None, Some("right")];
    let pack = &packs()[0];
    let sources = [
        Source::new(1, "a", &nonces),
        Source::new(2, "a", &nonces),
        Source::new(1, "b", &nonces),
        Source::new(1, "a", &[Some("left"), None, Some("righT")]),
        Source::new(1, "a", &[Some("left"), None, None]),
        Source::new(1, "a", &[None, Some("left"), Some("right")]),
        Source::new(1, "a", &[Some("left"), Some("right"), None]),
        Source::new(1, "a", &[Some("leftr"), None, Some("ight")]),
    ];
    let drawn: Vec<Drawn> = sources.iter().map(|source| all(&source.dealer(pack))).collect();
    for (idx, one) in drawn.iter().enumerate() {
        for other in &drawn[..idx] {
            assert_ne!(one.bag, other.bag);
            assert_ne!(one.stack, other.stack);
            let n_equal = one.bag.iter().zip(&other.bag).filter(|(a, b)| a == b).count();
            assert!(n_equal < 10, "{n_equal} chips in the same place");
        }
    }
}

#[test]
fn every_piece_comes_first_about_equally_often() {
    const N: usize = 4000;
    let pack = &packs()[1];
    let mut firsts: [BTreeMap<u8, usize>; 5] = Default::default();
    for idx in 0..N {
        let source = Source::new(5, &format!("game-{idx}"), &[None, None, Some("n")]);
        let Drawn { studios, lead, legends, bag, stack } = all(&source.dealer(pack));
        for (counts, pile) in firsts.iter_mut().zip([studios, lead, legends, bag, stack]) {
            *counts.entry(pile[0]).or_default() += 1;
        }
    }
    for (counts, n_pieces) in firsts.iter().zip([5, 3, 4, 89, 7]) {
        assert_eq!(counts.len(), n_pieces);
        // Five standard deviations: a fair dealer strays further less than once in a million times.
        let expected = N as f64 / n_pieces as f64;
        let slack = 5.0 * expected.sqrt();
        let is_fair = |&n: &usize| (n as f64 - expected).abs() < slack;
        assert!(counts.values().all(is_fair), "about {expected} each: {counts:?}");
    }
}

#[test]
fn nothing_of_the_future_is_printed() {
    fn told(value: &impl Debug) -> String {
        format!("{value:?}{value:#?}")
    }
    let dealer = Source::of_seats(1, 2).dealer(&packs()[0]);
    assert!(!told(&dealer).contains(|c: char| c.is_ascii_digit()), "{}", told(&dealer));
}

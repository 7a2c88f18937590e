//! `fixtures/draws`: what a stored game was dealt has to come out for ever, in every language.

use std::fs;
use std::path::Path;

use serde::Deserialize;
use traumfabrik_rules::Seats;
use traumfabrik_table::fair::{FairDealer, Key, Nonce, Seed};

use crate::packs;

#[derive(Deserialize)]
struct Vector {
    about: String,
    edition: String,
    seats: u8,
    seed: String,
    game: String,
    nonces: Vec<Option<Nonce>>,
    commitment: String,
    key: String,
    pieces: Pieces,
    studios: Vec<u8>,
    lead: u8,
    legends: Vec<u8>,
    bag: Vec<u8>,
    stack: Vec<u8>,
}

/// The piles before they are shuffled, for readers that have no box at hand.
#[derive(Deserialize)]
struct Pieces {
    legends: Vec<u8>,
    bag: Vec<u8>,
    stack: Vec<u8>,
}

fn vectors() -> Vec<Vector> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/draws/chacha20-1.json");
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

#[test]
fn every_vector_comes_out() {
    for vector in vectors() {
        let about = &vector.about;
        let seed: Seed = vector.seed.parse().unwrap();
        assert_eq!(seed.commitment().to_string(), vector.commitment, "{about}");
        let key = Key::new(&seed, &vector.game.parse().unwrap(), &vector.nonces);
        assert_eq!(key.reveal(), vector.key, "{about}");

        let pack = packs().into_iter().find(|pack| pack.id == vector.edition).unwrap();
        let dealer = FairDealer::new(&key, &pack.edition, Seats::new(vector.seats).unwrap());
        let studios: Vec<u8> = dealer.studios().iter().map(|studio| studio.0).collect();
        let legends: Vec<u8> = dealer.legends().map(|chip| chip.number()).collect();
        let bag: Vec<u8> = dealer.bag().map(|chip| chip.number()).collect();
        let stack: Vec<u8> = dealer.stack().map(|play| play.number()).collect();
        assert_eq!((studios, dealer.lead().0), (vector.studios, vector.lead), "{about}");
        assert_eq!((&legends, &bag, &stack), (&vector.legends, &vector.bag, &vector.stack));

        let sorted = |mut pile: Vec<u8>| {
            pile.sort_unstable();
            pile
        };
        let Pieces { legends: all_legends, bag: all_bag, stack: all_stack } = vector.pieces;
        assert_eq!(sorted(legends), all_legends, "{about}");
        assert_eq!((sorted(bag), sorted(stack)), (all_bag, all_stack), "{about}");
    }
}

#[test]
fn the_vectors_show_every_table() {
    for pack in packs() {
        for n_seats in 2..=5 {
            let shown = |vector: &Vector| vector.edition == pack.id && vector.seats == n_seats;
            assert!(vectors().iter().any(shown), "{} with {n_seats} seats", pack.id);
        }
    }
}

/// The example in the documentation is the first vector.
#[test]
fn the_documented_draw_is_one_of_them() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let docs = fs::read_to_string(path).unwrap();
    let first = &vectors()[0];
    let nonces = serde_json::to_string(&first.nonces).unwrap();
    let Vector { game, commitment, seed, .. } = first;
    let draw = format!(
        r#"{{"method":"chacha20-1","game":"{game}","commitment":"{commitment}","seed":"{seed}","nonces":{nonces}}}"#
    );
    assert!(docs.contains(&draw), "{draw}");
    for told in [&first.key, "traumfabrik-commitment-1", "traumfabrik-key-1"] {
        assert!(docs.contains(told), "{told}");
    }
}

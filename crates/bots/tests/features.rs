//! What a net is given is the same in all languages: stored games are played here and in Python
//! (`python/tests/test_features.py`), and both compare what is written with the same numbers.

use std::collections::BTreeMap;
use std::fs::read;
use std::path::Path;

use serde::Deserialize;
use traumfabrik_bots::features::{Detail, Encoder, FEATURES_VERSION, N_ACTIONS, N_FEATURES};
use traumfabrik_rules::Due;
use traumfabrik_wire::record::Verifier;

/// For each game, all features and masks of its decisions as one number.
#[derive(Debug, Deserialize)]
struct Known {
    version: u32,
    games: BTreeMap<String, String>,
}

/// FNV-1a, because it takes a line in any language.
fn hash(hash: u64, bytes: &[u8]) -> u64 {
    let add = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(hash, add)
}

#[test]
fn stored_games_show_what_they_show_in_python() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let text = read(fixtures.join("nets/features.json")).expect("numbers");
    let known: Known = serde_json::from_slice(&text).expect("JSON");
    assert_eq!(known.version, FEATURES_VERSION, "another version, other numbers");
    for (name, expected) in &known.games {
        let text = read(fixtures.join("games").join(name)).expect("a stored game");
        let record = traumfabrik_wire::read(&text[..]).expect("a record");
        let mut run = Verifier::new(&record.header).expect("a sound header");
        let mut encoder = Encoder::of(run.game(), Detail::Full);
        let (mut found, mut features, mut mask) =
            (0xcbf2_9ce4_8422_2325, [0; N_FEATURES], [0; N_ACTIONS]);
        for entry in &record.entries {
            run.entry(entry).expect("a true entry");
            let game = run.game();
            // It follows the facts here, and looks at each position anew in Python.
            entry.events.iter().for_each(|event| encoder.observe(event, game));
            if let Due::Seat(_) = game.due() {
                encoder.write(game, &mut features);
                encoder.mask(game).write(&mut mask);
                found = hash(hash(found, &features), &mask);
            }
        }
        assert_eq!(format!("{found:016x}"), *expected, "{name}");
    }
}

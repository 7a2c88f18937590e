//! What fuzzers do with bytes. `fuzz/` holds a thin target for each; a test runs them over
//! damaged samples, so that they are tried where no fuzzer is at hand.

use std::io;
use std::sync::OnceLock;

use traumfabrik_packs::{Library, Pack, check_files};
use traumfabrik_rules::{
    Action, ChipId, Deal, Due, Game, LegalSet, Money, ScreenplayId, Seat, Setup, SlotIdx,
    lowest_deal,
};
use traumfabrik_wire::record::verify_stream;

use crate::{generate, scene};

/// Bytes as a stream of small decisions; once used up, all zeros.
struct Bytes<'d>(&'d [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        *first
    }

    fn chip(&mut self) -> ChipId {
        ChipId::new(self.next() % 93).unwrap_or_default()
    }

    fn screenplay(&mut self) -> ScreenplayId {
        ScreenplayId::new(self.next() % 22).unwrap_or_default()
    }
}

fn pack() -> &'static Pack {
    static PACK: OnceLock<Pack> = OnceLock::new();
    PACK.get_or_init(|| Library::embedded().packs()[0].clone())
}

/// Plays a game by bytes: legal choices, and actions out of the air. What is refused changes
/// nothing, what is played keeps money and position sound, and nothing panics.
///
/// # Panics
/// If a law is broken.
pub fn commands(data: &[u8]) {
    let mut bytes = Bytes(data);
    let seed = u64::from(bytes.next()) << 8 | u64::from(bytes.next());
    let start = generate::start(&mut traumfabrik_bots::Rng::new(seed, 0));
    let edition = &pack().edition;
    let mut game = Game::new(edition, &start, |_| {}).expect("generated starts are sound");
    let total = money(&game.setup());
    while !bytes.0.is_empty() {
        let before = game;
        match game.due() {
            Due::Nobody => break,
            Due::Dealer(ask) => {
                let deal = match bytes.next() % 4 {
                    0 => deal(&mut bytes),
                    _ => lowest_deal(&game, ask),
                };
                if game.deal(&deal, |_| {}).is_err() {
                    assert_eq!(game, before, "a refused deal changes nothing");
                }
            }
            Due::Seat(due) => {
                let (seat, action) = attempt(&game, due, &mut bytes);
                if game.play(seat, action, |_| {}).is_err() {
                    assert_eq!(game, before, "a refused action changes nothing");
                }
            }
        }
        // Now and then only: writing a position down and checking it takes a hundred times longer
        // than a step.
        if bytes.0.len().is_multiple_of(64) {
            assert_eq!(game.setup().game(edition), Ok(game));
        }
    }
    assert_eq!(money(&game.setup()), total);
}

fn money(setup: &Setup) -> u32 {
    setup.purses.0.iter().chain([&setup.middle]).map(|money| u32::from(money.0)).sum()
}

fn attempt(game: &Game<'_>, due: Seat, bytes: &mut Bytes<'_>) -> (Seat, Action) {
    let legal: LegalSet = game.legal();
    let choice = bytes.next();
    if !choice.is_multiple_of(8) {
        let n = usize::from(choice) * legal.len() / 256;
        return (due, legal.nth(n).expect("the place lies within the set"));
    }
    let action = match bytes.next() % 6 {
        0 => Action::Bid(Money(bytes.next())),
        1 => Action::Pass,
        2 => Action::Take(bytes.chip()),
        3 => Action::Decline,
        4 => Action::Discard(bytes.chip()),
        _ => {
            let (chip, screenplay) = (bytes.chip(), bytes.screenplay());
            Action::Place { chip, screenplay, slot: SlotIdx(bytes.next()) }
        }
    };
    (Seat(bytes.next() % 6), action)
}

fn deal(bytes: &mut Bytes<'_>) -> Deal {
    match bytes.next() % 6 {
        0 => Deal::Studios((0..5).map(|_| traumfabrik_rules::Studio(bytes.next() % 8)).collect()),
        1 => Deal::Lead(Seat(bytes.next())),
        2 => Deal::Screenplay(bytes.screenplay()),
        3 => Deal::Legend(bytes.chip()),
        4 => Deal::Lots((0..12).map(|_| bytes.chip()).collect()),
        _ => Deal::Faces((0..bytes.next() % 6).map(|_| bytes.chip()).collect()),
    }
}

/// Reads bytes as a record and verifies it: an error, or a legal game, but never a panic.
pub fn record(data: &[u8]) {
    if let Err(error) = verify_stream(data) {
        let _ = error.to_string();
    }
}

/// Reads bytes as scenes.
pub fn scene(data: &[u8]) {
    if let Ok(text) = core::str::from_utf8(data)
        && let Err(error) = scene::parse(text)
    {
        let _ = error.to_string();
    }
}

/// Reads bytes as the files of a pack, one after the other with a form feed between them.
pub fn pack_files(data: &[u8]) {
    let Ok(text) = core::str::from_utf8(data) else { return };
    let names = ["edition.toml", "chips.toml", "screenplays.toml", "words/en.ftl"];
    let parts: Vec<&str> = text.split('\u{c}').collect();
    let open = |name: &str| -> io::Result<String> {
        let part = names.iter().position(|&file| file == name).and_then(|n| parts.get(n));
        part.map(|&part| part.to_owned()).ok_or(io::ErrorKind::NotFound.into())
    };
    if let Err(faults) = check_files(&open) {
        assert!(!faults.is_empty(), "a pack that is not sound has a fault");
        for fault in faults {
            let _ = fault.to_string();
        }
    }
}

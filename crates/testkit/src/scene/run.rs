//! Runs a scene: lays out what is given, lets things happen, and compares.

use std::borrow::Cow;

use traumfabrik_packs::{Library, Pack, Settings, switches};
use traumfabrik_rules::{Deal, Edition, Game, Seats, Start};

use super::names::{Found, Names, piece_fault_name};
use super::play::Play;
use super::position::{self, supply};
use super::script::{Correction, Given, Part, Said, Scene};

/// Something in a scene that did not come out as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The line, counted from 1.
    pub line: usize,
    /// What was written there.
    pub expected: String,
    /// What was found instead.
    pub found: String,
}

/// Runs a scene with the editions of a library. Nothing is returned if all is as written. A move
/// that is refused ends the scene; checks that fail do not, so that all of them are told.
pub fn run(scene: &Scene, library: &Library) -> Vec<Failure> {
    let mut failures = Vec::new();
    if let Err(failure) = run_through(scene, library, &mut failures) {
        failures.push(failure);
    }
    failures
}

fn run_through(scene: &Scene, library: &Library, out: &mut Vec<Failure>) -> Result<(), Failure> {
    let pack = library.get(&scene.edition.item).ok_or_else(|| {
        let known: Vec<&str> = library.packs().iter().map(|pack| pack.id.as_str()).collect();
        failure(&scene.edition, format!("no such edition; there are {}", known.join(", ")))
    })?;
    let edition = corrected(scene, pack)?;
    let names = Names { edition: &edition, ids: &pack.ids, seats: &scene.seats };
    let mut play = opened(scene, pack, names)?;
    for part in &scene.parts {
        match part {
            Part::When(moves) => {
                play.events.clear();
                for said in moves {
                    play.happen(&said.item).map_err(|found| failure(said, found))?;
                }
            }
            Part::Then(checks) => {
                for said in checks {
                    if let Err(found) = play.check(&said.item) {
                        out.push(failure(said, found));
                    }
                }
            }
        }
    }
    Ok(())
}

/// The game at the start of the scene.
fn opened<'e>(scene: &Scene, pack: &Pack, names: Names<'e>) -> Result<Play<'e>, Failure> {
    let start = start(scene, &pack.defaults)?;
    let given = |(line, found): position::Fault| Failure {
        line,
        expected: "a position that can be played".to_owned(),
        found,
    };
    let mut events = Vec::new();
    match &scene.given.item {
        Given::Start => {
            let game = Game::new(names.edition, &start, |event| events.push(event));
            let game = game.map_err(|refusal| {
                failure(&scene.given, names.refusal_words(&refusal).join(" "))
            })?;
            Ok(Play { names, game, events })
        }
        Given::Position(facts) => {
            let game = position::position(scene, facts, &names, &start).map_err(given)?;
            let mut play = Play { names, game, events };
            let at_given = |found| given((scene.given.line, found));
            if let Some((line, faces)) = supply::faces(facts, &names).map_err(at_given)? {
                if faces.len() > scene.seats.len() {
                    return Err(given((line, "more faces than seats".to_owned())));
                }
                let deal = Deal::Faces(faces.into_iter().collect());
                play.deal(&deal).map_err(|found| given((line, found)))?;
            }
            Ok(play)
        }
    }
}

/// The table's answers: those of the edition, but for what the scene sets.
fn start(scene: &Scene, defaults: &Settings) -> Result<Start, Failure> {
    let mut settings = *defaults;
    for said in &scene.settings {
        let (name, value) = &said.item;
        let value: Cow<'_, str> = match scene.seats.iter().position(|seat| seat == value) {
            Some(seat) if name == "first_lead" => seat.to_string().into(),
            Some(_) | None => value.into(),
        };
        switches::set(&mut settings, name, &value).map_err(|found| failure(said, found))?;
    }
    let wrong = |found: &str| failure(&scene.given, found.to_owned());
    let n_seats = u8::try_from(scene.seats.len()).map_err(|_| wrong("too many seats"))?;
    let seats = Seats::new(n_seats).ok_or_else(|| wrong("no table of so many seats"))?;
    settings.start(seats).map_err(|found| wrong(&found))
}

/// The box with the rows that the scene corrects.
fn corrected(scene: &Scene, pack: &Pack) -> Result<Edition, Failure> {
    let mut edition = pack.edition.clone();
    for said in &scene.corrections {
        let names = Names { edition: &pack.edition, ids: &pack.ids, seats: &scene.seats };
        let result = correct(&edition, &said.item, &names);
        edition = result.and_then(|box_| box_).map_err(|found| failure(said, found))?;
    }
    Ok(edition)
}

/// A box with one row corrected: the new edition, or the name of its first fault. The outer error
/// is a word that names nothing.
pub(super) fn correct(
    edition: &Edition,
    correction: &Correction,
    names: &Names<'_>,
) -> Found<Result<Edition, String>> {
    let mut pieces = *edition.pieces();
    match correction {
        Correction::Stars { piece, stars } => {
            let stars = traumfabrik_rules::Stars(*stars);
            if let Ok(chip) = names.chip(piece) {
                let mut chips = pieces.chips.to_vec();
                chips[chip.index()].stars = stars;
                pieces.chips = chips.into_iter().collect();
            } else {
                let screenplay = names.screenplay(piece)?;
                let mut screenplays = pieces.screenplays.to_vec();
                screenplays[screenplay.index()].stars = stars;
                pieces.screenplays = screenplays.into_iter().collect();
            }
        }
        Correction::Slots { screenplay, slots } => {
            let screenplay = names.screenplay(screenplay)?;
            if slots.len() > traumfabrik_rules::MAX_SLOTS {
                return Err("more slots than a screenplay can have".to_owned());
            }
            let mut screenplays = pieces.screenplays.to_vec();
            screenplays[screenplay.index()].slots = slots.iter().copied().collect();
            pieces.screenplays = screenplays.into_iter().collect();
        }
    }
    Ok(Edition::new(pieces).map_err(|fault| piece_fault_name(&fault)))
}

fn failure<T>(said: &Said<T>, found: String) -> Failure {
    Failure { line: said.line, expected: said.text.clone(), found }
}

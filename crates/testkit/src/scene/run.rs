//! Runs a scene: lays out what is given, lets things happen, and compares.

use std::borrow::Cow;

use traumfabrik_packs::{Library, Pack, Settings, switches};
use traumfabrik_rules::{Deal, Edition, Game, Seats, Start};

use super::args::Args;
use super::attempt::change;
use super::fact::{Fact, fact};
use super::names::Names;
use super::parse::{Scene, SectionKind, Written};
use super::play::Play;
use super::position;

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
    let edition = changed(scene, pack)?;
    let names = Names { edition: &edition, ids: &pack.ids, seats: &scene.seats };
    let mut play = opened(scene, pack, names)?;
    for section in &scene.sections {
        if section.kind == SectionKind::When {
            play.events.clear();
        }
        for said in &section.sentences {
            match section.kind {
                SectionKind::Given => {}
                SectionKind::When => {
                    play.happen(&said.item).map_err(|found| failure(said, found))?;
                }
                SectionKind::Then => {
                    out.extend(play.check(&said.item).err().map(|found| failure(said, found)));
                }
            }
        }
    }
    Ok(())
}

/// The game at the start of the scene.
fn opened<'e>(scene: &Scene, pack: &Pack, names: Names<'e>) -> Result<Play<'e>, Failure> {
    let given = &scene.sections[0];
    let at =
        |line, found| Failure { line, expected: "a position that can be played".to_owned(), found };
    let start = start(scene, &pack.defaults)?;
    let mut events = Vec::new();
    if scene.is_from_start {
        let game = Game::new(names.edition, &start, |event| events.push(event));
        let refused = |refusal| at(given.line, names.refusal_words(&refusal).join(" "));
        return Ok(Play { names, game: game.map_err(refused)?, events });
    }
    let facts: Vec<(usize, Fact)> = given
        .sentences
        .iter()
        .map(|said| match fact((said.item.form, Args::new(names, &said.item))) {
            Ok(fact) => Ok((said.line, fact)),
            Err(found) => Err(at(said.line, found)),
        })
        .collect::<Result<_, _>>()?;
    let laid_out = position::position(scene, &facts, &names, &start);
    let game = laid_out.map_err(|(line, found)| at(line.unwrap_or(given.line), found))?;
    let mut play = Play { names, game, events };
    for (line, fact) in facts {
        if let Fact::Faces(faces) = fact {
            if faces.len() > scene.seats.len() {
                return Err(at(line, "more faces than seats".to_owned()));
            }
            let deal = Deal::Faces(faces.into_iter().collect());
            play.deal(&deal).map_err(|found| at(line, found))?;
        }
    }
    Ok(play)
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
    let n_seats = u8::try_from(scene.seats.len()).ok().and_then(Seats::new);
    let seats = n_seats.ok_or_else(|| failure(&scene.edition, "no such table".to_owned()))?;
    settings.start(seats).map_err(|found| failure(&scene.edition, found))
}

/// The box with the rows that are otherwise in the scene.
fn changed(scene: &Scene, pack: &Pack) -> Result<Edition, Failure> {
    let mut edition = pack.edition.clone();
    for said in &scene.changes {
        let names = Names { edition: &pack.edition, ids: &pack.ids, seats: &scene.seats };
        let result = change(&edition, (said.item.form, Args::new(names, &said.item)));
        edition = result.and_then(|sound| sound).map_err(|found| failure(said, found))?;
    }
    Ok(edition)
}

fn failure<T>(said: &Written<T>, found: String) -> Failure {
    Failure { line: said.line, expected: said.text.clone(), found }
}

//! Awards that a seat nearly had. All of it is read from the game itself.

use traumfabrik_rules::{Award, AwardState, Event, Game, Genre, Perspective, Seat};
use traumfabrik_wire::message::award_word;
use traumfabrik_wire::{Arg, Message};

use crate::story::Story;
use crate::tell::{by, number};

/// An award is nearly won with so many stars or points more.
const APART_MAX: i32 = 2;
/// And a film came just too late if so many stops lie between.
const STOPS_MAX: i32 = 3;

/// What was missed narrowly, the most valuable first.
pub(crate) fn nearly_won(story: &Story, seat: Seat) -> impl Iterator<Item = Message> {
    [direction(&story.end(), seat), best_of_genre(&story.end(), seat), too_late(story, seat)]
        .into_iter()
        .flatten()
}

fn direction(end: &Game<'_>, seat: Seat) -> Option<Message> {
    let AwardState::Seat(holder) = end.award(Award::BestDirection) else { return None };
    let boards = end.view(Perspective::Judge).boards;
    let stars = |seat: Seat| i32::from(boards[seat.index()].direction);
    let behind = stars(holder) - stars(seat);
    (holder != seat && (1..=APART_MAX).contains(&behind)).then(|| {
        missed("review-award", seat, holder, Award::BestDirection).with("stars", number(behind))
    })
}

/// The best film of its genre, but for one of somebody else with a slightly better token.
fn best_of_genre(end: &Game<'_>, seat: Seat) -> Option<Message> {
    let films = end.view(Perspective::Judge).films;
    let genre_of = |film| end.edition().screenplay(film).genre;
    let lost = |genre: Genre| {
        let award = Award::BestOfGenre(genre);
        let AwardState::Film(best) = end.award(award) else { return None };
        let best = films.iter().find(|film| film.screenplay == best)?;
        let own = films.iter().filter(|film| film.owner == seat);
        let own = own.filter(|film| genre_of(film.screenplay) == genre);
        let own = own.max_by_key(|film| film.rating.map(|rating| rating.value))?;
        let behind = i32::from(best.rating?.value) - i32::from(own.rating?.value);
        (best.owner != seat && (1..=APART_MAX).contains(&behind)).then(|| {
            let message = missed("review-award-film", seat, best.owner, award)
                .with("screenplay", Arg::Screenplay(own.screenplay.number()))
                .with("points", number(behind));
            (behind, message)
        })
    };
    let all = Genre::ALL.into_iter().filter_map(lost);
    all.min_by_key(|(behind, _)| *behind).map(|(_, message)| message)
}

/// A first film that was finished soon after somebody else had the award for it.
fn too_late(story: &Story, seat: Seat) -> Option<Message> {
    let game = story.end();
    let mut given = [None; Genre::ALL.len()];
    let mut n_stops = 0;
    let mut closest: Option<(i32, Message)> = None;
    let events = (0..story.n_moments()).flat_map(|moment| story.events(moment));
    for event in events {
        match *event {
            Event::Arrived { .. } => n_stops += 1,
            Event::AwardGiven { award: Award::FirstFilm(genre), seat: holder, .. } => {
                given[genre as usize] = Some((holder, n_stops)).filter(|_| holder != seat);
            }
            Event::FilmFinished { seat: owner, screenplay, .. } if owner == seat => {
                let genre = game.edition().screenplay(screenplay).genre;
                let Some((holder, at)) = given[genre as usize].take() else { continue };
                let late = n_stops - at;
                let is_closest = closest.as_ref().is_none_or(|(before, _)| late < *before);
                if (1..=STOPS_MAX).contains(&late) && is_closest {
                    let award = Award::FirstFilm(genre);
                    let message = missed("review-award-late", seat, holder, award)
                        .with("screenplay", Arg::Screenplay(screenplay.number()))
                        .with("stops", number(late));
                    closest = Some((late, message));
                }
            }
            _ => {}
        }
    }
    closest.map(|(_, message)| message)
}

fn missed(id: &str, seat: Seat, holder: Seat, award: Award) -> Message {
    by(id, seat).with("other", Arg::Seat(holder.0)).with("award", Arg::Word(award_word(award)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs::File;
    use std::io::BufReader;
    use std::path::Path;

    use traumfabrik_rules::{Film, Quarter};
    use traumfabrik_wire::Record;

    use super::*;

    fn stored_games() -> Vec<Story> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games");
        let files = std::fs::read_dir(folder).expect("stored games");
        let files = files.map(|file| file.expect("a file").path());
        let records = files.filter(|path| path.extension().is_some_and(|it| it == "jsonl"));
        let read = |path| -> Record {
            traumfabrik_wire::read(BufReader::new(File::open(path).expect("it"))).expect("a record")
        };
        records.map(|path| Story::of(read(path)).expect("a finished game")).collect()
    }

    fn arg<'a>(message: &'a Message, name: &str) -> &'a Arg {
        let arg = message.args.iter().find(|arg| arg.name == name);
        &arg.unwrap_or_else(|| panic!("{name} in {message:?}")).value
    }

    /// Where in the game, by quarter and stop, something first was so.
    fn stop_when(story: &Story, is_so: impl Fn(Film<'_>) -> bool) -> Option<(Option<Quarter>, u8)> {
        let moment =
            (0..story.n_moments()).find(|&moment| story.game(moment).films().any(&is_so))?;
        let game = story.game(moment);
        Some((game.quarter(), game.location().0))
    }

    /// The same found in another way: from positions, not from events.
    #[test]
    fn what_was_nearly_won_is_so_in_the_positions_of_the_game() {
        let mut seen = BTreeSet::new();
        for story in stored_games() {
            let end = story.end();
            for seat in story.seats().iter() {
                for message in nearly_won(&story, seat) {
                    let Arg::Seat(other) = *arg(&message, "other") else { panic!("{message:?}") };
                    assert_ne!(other, seat.0);
                    let Arg::Word(award) = arg(&message, "award") else { panic!("{message:?}") };
                    let award = Award::ALL.into_iter().find(|&it| award_word(it) == *award);
                    let award = award.expect("an award");
                    let view = end.award(award);
                    let has_it = match view {
                        AwardState::Seat(holder) => holder.0 == other,
                        AwardState::Film(film) => {
                            let mut films = end.films();
                            films.any(|it| it.id() == film && it.owner().0 == other)
                        }
                        _ => false,
                    };
                    assert!(has_it, "{message:?}");
                    if let Award::FirstFilm(genre) = award {
                        let finishes = |who: Seat| {
                            stop_when(&story, |film| {
                                film.owner() == who && film.printed().genre == genre
                            })
                        };
                        assert!(finishes(Seat(other)) < finishes(seat), "{message:?}");
                    }
                    seen.insert(message.id.clone());
                }
            }
        }
        assert_eq!(
            seen.iter().map(String::as_str).collect::<Vec<_>>(),
            ["review-award", "review-award-film", "review-award-late"],
            "each of them is told somewhere"
        );
    }
}

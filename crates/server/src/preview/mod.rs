//! What is shown of a game that is over to those who were sent a link: in words, and as a picture.
//! It is made from the replay that everybody with the link may see, and names nobody who was
//! forgotten.

mod art;
mod card;
mod letters;
mod names;

use std::collections::VecDeque;
use std::sync::{Mutex, OnceLock, PoisonError};

use axum::body::Bytes;
use sha2::{Digest as _, Sha256};
use tokio::sync::Semaphore;
use traumfabrik_packs::Texts;
use traumfabrik_room::TableState;
use traumfabrik_rules::{FilmView, Perspective, SeatSet};
use traumfabrik_table::Status;
use traumfabrik_wire::{Arg, Message};

use self::art::Art;
use self::card::Card;
pub(crate) use self::card::escaped;
use self::letters::{can_write, letters};
use self::names::{names, studio};
use crate::ApiError;

/// Bytes of all pictures that are kept.
const BYTES_MAX: usize = 16 * 1024 * 1024;

/// What is shown of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// Who won, and what everybody has.
    Result,
    /// A film, by its place among the screenplays of the box.
    Film(u8),
}

/// What is shown, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Preview {
    /// In one line.
    pub(crate) title: String,
    /// In a sentence more.
    pub(crate) about: String,
    card: Card,
}

impl Preview {
    /// What is shown of a game; nothing unless it was played to its end, or if there is no such
    /// film.
    pub(crate) fn new(standing: &TableState, texts: &Texts, subject: Subject) -> Option<Self> {
        let table = &standing.table;
        let game = table.game().filter(|_| table.status() == Status::Over)?;
        let called =
            |can_write: fn(&str) -> bool| names(table, &standing.people, &game, texts, can_write);
        // Who reads words has letters for all names; a picture has those of the page.
        let (names, drawn) = (called(|_| true), called(|name| can_write(letters(), name)));
        let view = game.view(Perspective::Table);
        let standings = game.standings();
        let winners = game.winners(&standings);
        let film = match subject {
            Subject::Result => view.films.iter().find(|film| winners.has(film.owner)),
            Subject::Film(number) => {
                let is_it = |film: &&FilmView| film.screenplay.index() == usize::from(number);
                Some(view.films.iter().find(is_it)?)
            }
        };
        let edition = table.header().edition_id();
        let game_box = table.header().game_box();
        let lang = texts.lang().code();
        let poster = film.and_then(|film| art()?.poster(edition, lang, game_box, film));
        Some(match subject {
            Subject::Result => {
                let title = texts.say(&won(winners), &names);
                let heading = texts.say(&won(winners), &drawn);
                let mut lines: Vec<(String, Option<u16>)> = drawn
                    .into_iter()
                    .zip(standings.iter().map(|standing| Some(standing.total())))
                    .collect();
                lines.sort_by_key(|(_, total)| std::cmp::Reverse(*total));
                let about = texts.word("preview-about");
                Self { card: Card { poster, heading, lines }, title, about }
            }
            Subject::Film(_) => {
                let film = film?;
                let screenplay = Arg::Screenplay(film.screenplay.index() as u8);
                let owner = Arg::Seat(film.owner.0);
                let title = Message::new("preview-film").with("screenplay", screenplay);
                let title = texts.say(&title.with("seat", owner), &names);
                let about = texts.word("preview-about");
                let points = film.rating.map(|rating| rating.value.into());
                let maker = &drawn[film.owner.index()];
                let mut lines = vec![(maker.clone(), points)];
                let studio = studio(&game, film.owner, texts).filter(|studio| studio != maker);
                lines.extend(studio.map(|studio| (studio, None)));
                let heading = texts.title(film.screenplay);
                Self { card: Card { poster, heading, lines }, title, about }
            }
        })
    }
}

fn won(winners: SeatSet) -> Message {
    let seats: Vec<u8> = winners.iter().map(|seat| seat.0).collect();
    let count = Arg::Number(i32::try_from(seats.len()).unwrap_or(i32::MAX));
    Message::new("preview-winner").with("count", count).with("seats", Arg::Seats(seats))
}

/// Pictures: each is made once, one at a time, and kept as long as there is room for it.
#[derive(Debug)]
pub(crate) struct Pictures {
    shelf: Mutex<VecDeque<(Name, Bytes)>>,
    drawing: Semaphore,
}

/// What a picture is made of: another one has another name.
pub(crate) type Name = [u8; 32];

impl Default for Pictures {
    fn default() -> Self {
        Self { shelf: Mutex::default(), drawing: Semaphore::new(1) }
    }
}

impl Pictures {
    /// The picture of a preview.
    pub(crate) async fn of(&self, preview: &Preview) -> Result<(Name, Bytes), ApiError> {
        let svg = preview.card.svg();
        let name: Name = Sha256::digest(&svg).into();
        if let Some(picture) = self.kept(&name) {
            return Ok((name, picture));
        }
        // Whoever waited for another picture may find that it was this one.
        let _permit = self.drawing.acquire().await.map_err(|_| ApiError::Internal {})?;
        if let Some(picture) = self.kept(&name) {
            return Ok((name, picture));
        }
        let drawn = tokio::task::spawn_blocking(move || card::png(&svg, letters())).await;
        let picture: Bytes = drawn.ok().flatten().ok_or(ApiError::Internal {})?.into();
        self.keep(name, picture.clone());
        Ok((name, picture))
    }

    fn kept(&self, name: &Name) -> Option<Bytes> {
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        let idx = shelf.iter().position(|(kept, _)| kept == name)?;
        // What was wanted last is given away last.
        let found = shelf.remove(idx)?;
        let picture = found.1.clone();
        shelf.push_back(found);
        Some(picture)
    }

    fn keep(&self, name: Name, picture: Bytes) {
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.push_back((name, picture));
        while shelf.iter().map(|(_, picture)| picture.len()).sum::<usize>() > BYTES_MAX {
            shelf.pop_front();
        }
    }
}

/// What the page is drawn with; nothing where the program was built without its page.
fn art() -> Option<&'static Art> {
    static ART: OnceLock<Option<Art>> = OnceLock::new();
    let read = || {
        let file = crate::http::Page::get("art.json")?;
        serde_json::from_slice(&file.data)
            .inspect_err(|error| tracing::error!(%error, "the art of the page cannot be read"))
            .ok()
    };
    ART.get_or_init(read).as_ref()
}

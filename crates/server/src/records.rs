//! Games to look back at: those of tables, and those of which somebody has brought the record.
//!
//! A record that was brought has no log, no seats of anybody and no talk. It is private by its
//! name, counts among nobody's games, and goes after a while.

mod unfit;

use std::sync::Arc;

use traumfabrik_room::{PersonShown, TableState};
use traumfabrik_rules::{Perspective, SeatSet};
use traumfabrik_store::{NewRecord, RecordRow, Reviewed};
use traumfabrik_table::{GameId, PersonId, Sitter, Table, Time, fair};
use traumfabrik_wire::{Record, RecordWriter, record};

use crate::app::App;
use crate::http::check;
use crate::{ApiError, packed, random, thinkers};

pub(crate) use unfit::Unfit;

/// A game to look back at.
#[derive(Clone, Debug)]
pub(crate) struct Past {
    /// The table, or one at which the game of a record could have been played.
    pub(crate) standing: TableState,
    /// The record, if somebody brought it.
    pub(crate) brought: Option<Brought>,
}

/// A record that somebody brought.
#[derive(Clone, Debug)]
pub(crate) struct Brought {
    pub(crate) record: Record,
    /// When it goes.
    pub(crate) until: Time,
}

impl Past {
    /// What a review of it is about.
    pub(crate) fn reviewed(&self) -> Reviewed {
        let game = self.standing.table.id().clone();
        match self.brought {
            None => Reviewed::Table(game),
            Some(_) => Reviewed::Record(game),
        }
    }
}

impl App {
    /// A game, as somebody may see it.
    pub(crate) async fn past(
        self: &Arc<Self>,
        game: &GameId,
        person: Option<&PersonId>,
        look: Option<Perspective>,
        seen: u32,
    ) -> Result<Past, ApiError> {
        match self.standing(game, person, look, seen).await {
            Err(ApiError::NotFound {}) => {
                let row = self.store.record(game).await?.ok_or(ApiError::NotFound {})?;
                self.brought(game, &row, look.unwrap_or(Perspective::Table))
            }
            standing => Ok(Past { standing: standing?, brought: None }),
        }
    }

    fn brought(&self, game: &GameId, row: &RecordRow, look: Perspective) -> Result<Past, ApiError> {
        let broken = |error: &dyn std::fmt::Display| {
            tracing::error!(%game, %error, "a record that was kept cannot be read");
            ApiError::Broken {}
        };
        let text = packed::unpack(&row.body).map_err(|error| broken(&error))?;
        let record = record::read(text.as_bytes()).map_err(|error| broken(&error))?;
        let (sitters, people) = sitters(record.header.players(), self.config.limits.name_chars);
        let table = Table::of_record(game.clone(), &record, sitters, row.kept_at);
        let table = table.map_err(|error| broken(&error))?;
        if let Perspective::Seat(seat) = look
            && !table.seats().has(seat)
        {
            return Err(ApiError::NotFound {});
        }
        let standing = TableState {
            look,
            seats: SeatSet::EMPTY,
            people,
            labels: record.header.players().to_vec(),
            rematch: table.id().clone(),
            table: Arc::new(table),
        };
        let brought = Some(Brought { record, until: row.until });
        Ok(Past { standing, brought })
    }

    /// Keeps the record that somebody brings, if it is one of a whole game that is true and that
    /// can be shown here.
    pub(crate) async fn keep_record(
        self: &Arc<Self>,
        person: &PersonId,
        text: impl AsRef<[u8]> + Send + 'static,
    ) -> Result<GameId, ApiError> {
        let app = Arc::clone(self);
        let written = tokio::task::spawn_blocking(move || written(&app, text.as_ref()));
        let (hash, body) = written.await.map_err(|_| ApiError::Internal {})??;
        let (game, person, at) = (random::game_id(), person.clone(), self.now());
        Ok(self.store.keep_record(NewRecord { game, person, hash, body, at }).await?)
    }
}

/// A record as it is kept, and what tells it from others.
fn written(app: &App, text: &[u8]) -> Result<(String, String), ApiError> {
    let record = checked(app, text)?;
    let mut text = Vec::new();
    let written = RecordWriter::new(&mut text, &record.header).and_then(|mut writer| {
        record.entries.iter().try_for_each(|entry| writer.entry(&entry.cause, &entry.events))
    });
    let body = written.and_then(|()| packed::pack(&text)).map_err(|_| ApiError::Internal {})?;
    Ok((random::hash(&body), body))
}

/// Reads a record, runs it again by the rules, and draws again what it tells the draws of.
fn checked(app: &App, text: &[u8]) -> Result<Record, ApiError> {
    let record = record::read(text).map_err(|error| Unfit::of_record(&error).because(error))?;
    let verdict =
        record::verify(&record).map_err(|error| Unfit::of_verifying(&error).because(error))?;
    if record.header.draw().is_some() {
        fair::check(&record).map_err(|fault| Unfit::of_drawing(&fault).because(fault))?;
    }
    if !verdict.finished {
        let what = format!("the game is not over after {} entries", verdict.n_entries);
        return Err(Unfit::Unfinished.because(what));
    }
    let id = record.header.edition_id();
    let has_words = app.library.get(id).is_some_and(|pack| pack.names(record.header.game_box()));
    if !has_words {
        let what = format!("there are no words here for the pieces of edition '{id}'");
        return Err(Unfit::NoWords.because(what));
    }
    Ok(record)
}

/// Who sat at the table of a record, by its labels: bots that we know, and people under names of
/// this record alone. Whoever has none that can be shown is called by the number of the seat.
fn sitters(labels: &[String], chars_max: usize) -> (Vec<Sitter>, Vec<PersonShown>) {
    let mut people = Vec::new();
    let sitter = |(number, label): (usize, &String)| {
        if let Some(bot) = label.strip_prefix("bot:").filter(|bot| thinkers::is_offered(bot)) {
            return Sitter::Bot { bot: bot.to_owned() };
        }
        let name: String =
            label.strip_prefix("person:").unwrap_or(label).chars().take(chars_max).collect();
        let name = check::name(&name, chars_max).unwrap_or_else(|_| number.to_string());
        let person: PersonId = format!("seat-{number}").parse().expect("it is short and plain");
        people.push(PersonShown { person: person.clone(), name: Some(name), is_here: false });
        Sitter::Person { person }
    };
    let sitters = (1..).zip(labels).map(sitter).collect();
    (sitters, people)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_become_names_that_can_be_shown() {
        let labels = ["person:Ada", "bot:hard", "bot:none", "balanced 1", "", "a\u{202e}b"];
        let long = "person:Wolfgang Amadeus Theophilus";
        let labels: Vec<String> = labels.iter().chain([&long]).map(ToString::to_string).collect();
        let (sitters, people) = sitters(&labels, 24);
        let names: Vec<&str> = people.iter().filter_map(|shown| shown.name.as_deref()).collect();
        let expected = ["Ada", "bot:none", "balanced 1", "5", "6", "Wolfgang Amadeus Theophi"];
        assert_eq!(names, expected);
        assert_eq!(sitters[1], Sitter::Bot { bot: "hard".to_owned() });
        assert_eq!(sitters.len(), labels.len());
    }
}

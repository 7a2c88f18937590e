//! Answers for people, or for programs.

use std::io::{self, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use comfy_table::Table;
use comfy_table::presets::UTF8_FULL_CONDENSED;
use serde::Serialize;
use traumfabrik_server::admin::{LimitShown, PersonFound, Said, TableShown};

use super::Codes;
use crate::failure::Failure;

/// Tables.
pub(super) fn tables(tables: &[TableShown], is_json: bool) -> Result<(), Failure> {
    if is_json {
        return json(&tables);
    }
    let mut text = text(&["table", "status", "listed", "edition", "seats", "entries", "last move"]);
    for table in tables {
        let seats = table.sitters.iter().map(|sitter| sitter.as_deref().unwrap_or("–"));
        text.add_row([
            table.game.clone(),
            table.status.clone(),
            yes_or_no(table.is_public),
            table.edition.clone().unwrap_or_default(),
            seats.map(plain).collect::<Vec<_>>().join(", "),
            table.seq.to_string(),
            ago(table.updated_at),
        ]);
    }
    print(&text, tables.is_empty())
}

/// People.
pub(super) fn people(people: &[PersonFound], is_json: bool) -> Result<(), Failure> {
    if is_json {
        return json(&people);
    }
    let mut text = text(&["person", "seat", "name", "account", "blocked", "last seen"]);
    for person in people {
        text.add_row([
            person.person.clone(),
            // People count seats from 1.
            person.seat.map(|seat| (seat + 1).to_string()).unwrap_or_default(),
            plain(person.name.as_deref().unwrap_or_default()),
            plain(person.account.as_deref().unwrap_or_default()),
            yes_or_no(person.is_blocked),
            ago(person.seen_at),
        ]);
    }
    print(&text, people.is_empty())
}

/// What was said.
pub(super) fn chat(said: &[Said], is_json: bool) -> Result<(), Failure> {
    if is_json {
        return json(&said);
    }
    let mut text = text(&["id", "person", "name", "when", "what"]);
    for said in said {
        text.add_row([
            said.chat.to_string(),
            said.person.clone(),
            plain(said.name.as_deref().unwrap_or_default()),
            ago(said.at),
            said.text.as_deref().map_or_else(|| "(removed)".to_owned(), plain),
        ]);
    }
    print(&text, said.is_empty())
}

/// Codes, one a line.
pub(super) fn codes(given: &Codes, is_json: bool) -> Result<(), Failure> {
    if is_json {
        return json(given);
    }
    writeln!(io::stdout().lock(), "{}", given.codes.join("\n"))?;
    Ok(())
}

/// Limits.
pub(super) fn limits(limits: &[LimitShown], is_json: bool) -> Result<(), Failure> {
    if is_json {
        return json(&limits);
    }
    let mut text = text(&["limit", "allowed", "refused"]);
    for limit in limits {
        let n_refused = limit.n_refused.to_string();
        text.add_row([limit.limit.clone(), limit.allowed.clone(), n_refused]);
    }
    print(&text, limits.is_empty())
}

/// Something was done.
pub(super) fn done(what: &str, is_json: bool) -> Result<(), Failure> {
    if is_json {
        return json(&serde_json::json!({ "done": what }));
    }
    writeln!(io::stdout().lock(), "{what}")?;
    Ok(())
}

fn text(header: &[&str]) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_FULL_CONDENSED).set_header(header);
    table
}

fn print(table: &Table, is_empty: bool) -> Result<(), Failure> {
    let text = if is_empty { "There are none.".to_owned() } else { table.to_string() };
    writeln!(io::stdout().lock(), "{text}")?;
    Ok(())
}

fn json(answer: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(answer).map_err(io::Error::from)?;
    writeln!(io::stdout().lock(), "{text}")?;
    Ok(())
}

fn yes_or_no(is: bool) -> String {
    if is { "yes" } else { "no" }.to_owned()
}

/// What strangers wrote must not move the cursor of the host's terminal.
fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

fn ago(at_ms: i64) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now_ms = i64::try_from(now.as_millis()).unwrap_or(i64::MAX);
    span(now_ms.saturating_sub(at_ms) / 1000)
}

fn span(seconds: i64) -> String {
    match seconds {
        ..60 => "just now".to_owned(),
        60..3600 => format!("{} min ago", seconds / 60),
        3600..172_800 => format!("{} h ago", seconds / 3600),
        172_800.. => format!("{} days ago", seconds / 86_400),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_as_people_do() {
        for (seconds, words) in [
            (-5, "just now"),
            (59, "just now"),
            (60, "1 min ago"),
            (3599, "59 min ago"),
            (7200, "2 h ago"),
            (172_799, "47 h ago"),
            (172_800, "2 days ago"),
        ] {
            assert_eq!(span(seconds), words);
        }
    }

    #[test]
    fn what_strangers_wrote_stays_on_its_line() {
        assert_eq!(plain("a\x1b[2Jb\nc\u{9b}é"), "a [2Jb c é");
    }
}

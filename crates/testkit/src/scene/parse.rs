//! From text to scenes. Total: any text gives scenes or an error, never a panic.

use std::fmt;
use std::path::{Path, PathBuf};

use super::attempt::CHANGES;
use super::check::CHECKS;
use super::fact::FACTS;
use super::form::{Filled, Form, Reader};
use super::play::MOVES;

/// The edition of a scene that names none.
const EDITION: &str = "traumfabrik-2000";

/// Words that a sentence can begin with, so that no seat can be called by them.
const RESERVED: [&str; 6] = ["deal", "everybody", "skip", "the", "open", "withheld"];

const HEADINGS: &str = "`rule:`, `edition:`, `seats:`, `set:`, `box:`, `about:`, `given`, `when`, \
     `then` or `scene:`; sentences below `given`, `when` and `then` are indented";
const ONLY_START: &str = "`from the start` alone, or sentences about a position without it";

/// One scene of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// A sentence that says what the scene shows.
    pub title: String,
    /// The line of the title, counted from 1.
    pub line: usize,
    /// The labels of the rules it shows.
    pub rules: Vec<String>,
    /// The edition that is played.
    pub edition: Written<String>,
    /// Rows of the box that are otherwise in this scene.
    pub changes: Vec<Written<Filled>>,
    /// The names of the seats, clockwise.
    pub seats: Vec<String>,
    /// Switches that are set, by name and value.
    pub settings: Vec<Written<(String, String)>>,
    /// Whether nothing has happened yet; else `given` tells of a position.
    pub is_from_start: bool,
    /// `given`, then `when` and `then` as written.
    pub sections: Vec<Section>,
}

/// A section of a scene.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its line, counted from 1.
    pub line: usize,
    /// Which it is.
    pub kind: SectionKind,
    /// What it says.
    pub sentences: Vec<Written<Filled>>,
}

/// What a section is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SectionKind {
    /// Where it starts.
    Given,
    /// What happens.
    When,
    /// What is then so.
    Then,
}

/// Something written, with the line it stands in and its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written<T> {
    /// The line, counted from 1.
    pub line: usize,
    /// The words as written.
    pub text: String,
    /// What they mean.
    pub item: T,
}

impl<T> Written<T> {
    fn new(line: usize, text: &str, item: T) -> Self {
        Self { line, text: text.to_owned(), item }
    }
}

/// A place where a scene cannot be read, and what would be right there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SceneError {
    /// The file, if the scene came from one.
    pub file: Option<PathBuf>,
    /// The line, counted from 1.
    pub line: usize,
    /// What stands there.
    pub found: String,
    /// What would be right.
    pub wanted: String,
}

impl SceneError {
    pub(super) fn new(line: usize, found: impl Into<String>, wanted: impl Into<String>) -> Self {
        Self { file: None, line, found: found.into(), wanted: wanted.into() }
    }

    /// The same error, told of this file.
    #[must_use]
    pub fn in_file(self, file: &Path) -> Self {
        Self { file: Some(file.to_owned()), ..self }
    }
}

impl fmt::Display for SceneError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.file {
            Some(file) => write!(f, "{}:{}", file.display(), self.line)?,
            None => write!(f, "line {}", self.line)?,
        }
        write!(f, ": found {}; right would be {}", self.found, self.wanted)
    }
}

impl std::error::Error for SceneError {}

type Read<T> = Result<T, SceneError>;

/// Reads a file of scenes. See the [module](super) for the format.
///
/// # Errors
/// The first place that cannot be read, with what would be right there.
pub fn parse(text: &str) -> Read<Vec<Scene>> {
    let mut scenes: Vec<Scene> = Vec::new();
    for (line, text) in logical_lines(text) {
        let is_indented = text.starts_with([' ', '\t']);
        let words = text.trim();
        match (words.split_once(':'), scenes.last_mut()) {
            (Some(("scene", title)), _) if !is_indented => scenes.push(begun(line, title.trim())?),
            (_, None) => return Err(SceneError::new(line, quoted(words), "`scene:` and a title")),
            (_, Some(scene)) if is_indented => sentences(scene, line, words)?,
            (Some((key, value)), Some(scene)) => header(scene, line, key, value.trim())?,
            (None, Some(scene)) => heading(scene, line, words)?,
        }
    }
    scenes.iter().try_for_each(whole)?;
    Ok(scenes)
}

/// The lines that say something, numbered. A line that ends with a comma goes on in the next.
fn logical_lines(text: &str) -> Vec<(usize, String)> {
    let mut lines: Vec<(usize, String)> = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let said = without_comment(text).trim_end();
        match lines.last_mut() {
            _ if said.trim().is_empty() => {}
            Some((_, before)) if before.ends_with(',') => {
                *before = format!("{before} {}", said.trim_start());
            }
            Some(_) | None => lines.push((line, said.to_owned())),
        }
    }
    lines
}

/// A comment begins with a `#` at the start of a word; `actor#2` is none.
fn without_comment(text: &str) -> &str {
    let begins = |&(at, _): &(usize, &str)| at == 0 || text[..at].ends_with([' ', '\t']);
    text.match_indices('#').find(begins).map_or(text, |(at, _)| &text[..at])
}

fn quoted(words: &str) -> String {
    format!("`{words}`")
}

fn begun(line: usize, title: &str) -> Read<Scene> {
    if title.is_empty() {
        return Err(SceneError::new(line, "no title", "a sentence that says what it shows"));
    }
    Ok(Scene {
        title: title.to_owned(),
        line,
        rules: Vec::new(),
        edition: Written::new(line, EDITION, EDITION.to_owned()),
        changes: Vec::new(),
        seats: Vec::new(),
        settings: Vec::new(),
        is_from_start: false,
        sections: Vec::new(),
    })
}

/// A line such as `seats: Anna, Ben`.
fn header(scene: &mut Scene, line: usize, key: &str, value: &str) -> Read<()> {
    let wrong = |found: String, wanted: &str| Err(SceneError::new(line, found, wanted));
    if !scene.sections.is_empty() {
        return wrong(
            quoted(key),
            "`when`, `then` or the next `scene:`; other headings stand above",
        );
    }
    if value.is_empty() {
        return wrong(format!("`{key}:` alone"), "something behind it");
    }
    match key {
        "rule" => scene.rules.push(value.to_owned()),
        "edition" => scene.edition = Written::new(line, value, value.to_owned()),
        "seats" => scene.seats = seats(line, value)?,
        "set" => {
            for setting in value.split_whitespace() {
                let Some((name, value)) = setting.split_once('=') else {
                    return wrong(quoted(setting), "`switch=value`");
                };
                let item = (name.to_owned(), value.to_owned());
                scene.settings.push(Written::new(line, setting, item));
            }
        }
        "box" => scene.changes.extend(filled(CHANGES, line, value, &[])?),
        // Prose for the reader.
        "about" => {}
        _ => return wrong(quoted(key), HEADINGS),
    }
    Ok(())
}

fn seats(line: usize, value: &str) -> Read<Vec<String>> {
    let mut seats: Vec<String> = Vec::new();
    for name in value.split(',').map(str::trim) {
        let is_word = !name.is_empty() && name.chars().all(char::is_alphanumeric);
        if !is_word || RESERVED.contains(&name) || seats.iter().any(|other| other == name) {
            let wanted = "names of one word each, such as `seats: Anna, Ben`, none twice";
            return Err(SceneError::new(line, quoted(name), wanted));
        }
        seats.push(name.to_owned());
    }
    if !(2..=5).contains(&seats.len()) {
        return Err(SceneError::new(line, format!("{} seats", seats.len()), "2 to 5 seats"));
    }
    Ok(seats)
}

/// `given`, `when` or `then`.
fn heading(scene: &mut Scene, line: usize, words: &str) -> Read<()> {
    let is_first = scene.sections.is_empty();
    let kind = match words {
        "given" if is_first && !scene.seats.is_empty() => Ok(SectionKind::Given),
        "given" => Err("one `given`, after `seats:` and before `when` and `then`"),
        "when" | "then" if is_first => Err("`given` before it"),
        "when" => Ok(SectionKind::When),
        "then" => Ok(SectionKind::Then),
        _ => Err(HEADINGS),
    };
    let kind = kind.map_err(|wanted| SceneError::new(line, quoted(words), wanted))?;
    scene.sections.push(Section { line, kind, sentences: Vec::new() });
    Ok(())
}

/// An indented line: sentences separated by semicolons.
fn sentences(scene: &mut Scene, line: usize, words: &str) -> Read<()> {
    let Some(section) = scene.sections.last_mut() else {
        return Err(SceneError::new(line, quoted(words), HEADINGS));
    };
    for text in words.split(';').map(str::trim).filter(|text| !text.is_empty()) {
        let is_start = section.kind == SectionKind::Given && text == "from the start";
        if scene.is_from_start && section.kind == SectionKind::Given
            || is_start && !section.sentences.is_empty()
        {
            return Err(SceneError::new(line, quoted(text), ONLY_START));
        }
        if is_start {
            scene.is_from_start = true;
            continue;
        }
        section.sentences.extend(match section.kind {
            SectionKind::Given => filled(FACTS, line, text, &scene.seats)?,
            SectionKind::When => filled(MOVES, line, text, &scene.seats)?,
            SectionKind::Then => filled(CHECKS, line, text, &scene.seats)?,
        });
    }
    Ok(())
}

fn filled<T>(
    forms: &[Form<T>],
    line: usize,
    text: &str,
    seats: &[String],
) -> Read<Vec<Written<Filled>>> {
    let read = Reader::new(text, seats).read(forms);
    let read = read.map_err(|(found, wanted)| SceneError::new(line, found, wanted))?;
    Ok(read.into_iter().map(|filled| Written::new(line, text, filled)).collect())
}

/// Whether nothing is missing.
fn whole(scene: &Scene) -> Read<()> {
    let is_check = |s: &Section| s.kind == SectionKind::Then && !s.sentences.is_empty();
    let missing = if scene.rules.is_empty() {
        "`rule:` with the label of the rule that the scene shows"
    } else if scene.seats.is_empty() {
        "`seats:` with the names of two to five seats"
    } else if !scene.sections.iter().any(is_check) {
        "`then` with something to check"
    } else {
        return Ok(());
    };
    Err(SceneError::new(scene.line, format!("the scene {}", quoted(&scene.title)), missing))
}

//! From text to scenes. Total: any text gives scenes or an error, never a panic.

mod cursor;
mod given;
mod then;
mod when;

use cursor::{Cursor, Read};

use super::error::SceneError;
use super::script::{Check, Fact, Given, Move, Part, Said, Scene};

/// The edition of a scene that names none.
const EDITION: &str = "traumfabrik-2000";

/// Words that a sentence can begin with, so that no seat can be called by them.
const RESERVED: [&str; 6] = ["deal", "everybody", "skip", "the", "open", "withheld"];

/// Reads a file of scenes. See the [module](super) for the format.
///
/// # Errors
/// The first place that cannot be read, with what would be right there.
pub fn parse(text: &str) -> Result<Vec<Scene>, SceneError> {
    let mut scenes: Vec<Draft> = Vec::new();
    for (line, text) in logical_lines(text) {
        let is_indented = text.starts_with([' ', '\t']);
        let words = text.trim();
        match words.split_once(':') {
            Some(("scene", title)) if !is_indented => {
                scenes.push(Draft::new(line, title.trim())?);
            }
            _ => match scenes.last_mut() {
                None => return Err(SceneError::new(line, quoted(words), "`scene:` and a title")),
                Some(draft) if is_indented => draft.sentence(line, words)?,
                Some(draft) => draft.heading(line, words)?,
            },
        }
    }
    scenes.into_iter().map(Draft::finish).collect()
}

/// The lines that say something, numbered. A line that ends with a comma goes on in the next.
fn logical_lines(text: &str) -> Vec<(usize, String)> {
    let mut lines: Vec<(usize, String)> = Vec::new();
    let mut goes_on = false;
    for (line, text) in (1..).zip(text.lines()) {
        let said = without_comment(text).trim_end();
        if said.trim().is_empty() {
            continue;
        }
        match lines.last_mut() {
            Some((_, before)) if goes_on => {
                before.push(' ');
                before.push_str(said.trim_start());
            }
            Some(_) | None => lines.push((line, said.to_owned())),
        }
        goes_on = said.ends_with(',');
    }
    lines
}

/// A comment begins with a `#` at the start of a word; `actor#2` is none.
fn without_comment(text: &str) -> &str {
    let begins = |(at, _): &(usize, &str)| {
        text.get(..*at).is_none_or(|before| before.is_empty() || before.ends_with([' ', '\t']))
    };
    match text.match_indices('#').find(begins) {
        Some((at, _)) => text.get(..at).unwrap_or(text),
        None => text,
    }
}

fn quoted(words: &str) -> String {
    format!("`{words}`")
}

/// A scene as far as it has been read.
struct Draft {
    scene: Scene,
    section: Section,
}

/// What the indented lines belong to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Header,
    Given,
    When,
    Then,
}

impl Draft {
    fn new(line: usize, title: &str) -> Read<Self> {
        if title.is_empty() {
            return Err(SceneError::new(line, "no title", "a sentence that says what it shows"));
        }
        Ok(Self {
            scene: Scene {
                title: title.to_owned(),
                line,
                rules: Vec::new(),
                edition: said(line, EDITION, EDITION.to_owned()),
                corrections: Vec::new(),
                seats: Vec::new(),
                settings: Vec::new(),
                given: said(line, "", Given::Position(Vec::new())),
                parts: Vec::new(),
            },
            section: Section::Header,
        })
    }

    /// A line that is not indented.
    fn heading(&mut self, line: usize, words: &str) -> Read<()> {
        if let Some((key, value)) = words.split_once(':') {
            if self.section != Section::Header {
                let wanted = "`when`, `then` or the next `scene:`; other headings stand above";
                return Err(SceneError::new(line, quoted(words), wanted));
            }
            return self.header(line, key, value.trim());
        }
        self.section = match words {
            "given" if self.section == Section::Header && !self.scene.seats.is_empty() => {
                self.scene.given = said(line, words, Given::Position(Vec::new()));
                Section::Given
            }
            "given" => {
                let wanted = "one `given`, after `seats:` and before `when` and `then`";
                return Err(SceneError::new(line, "`given`", wanted));
            }
            "when" if self.section != Section::Header => {
                self.scene.parts.push(Part::When(Vec::new()));
                Section::When
            }
            "then" if self.section != Section::Header => {
                self.scene.parts.push(Part::Then(Vec::new()));
                Section::Then
            }
            "when" | "then" => {
                return Err(SceneError::new(line, quoted(words), "`given` before it"));
            }
            _ => return Err(SceneError::new(line, quoted(words), HEADINGS)),
        };
        Ok(())
    }

    fn header(&mut self, line: usize, key: &str, value: &str) -> Read<()> {
        let scene = &mut self.scene;
        if value.is_empty() {
            return Err(SceneError::new(line, format!("`{key}:` alone"), "something behind it"));
        }
        match key {
            "rule" => scene.rules.push(said(line, value, value.to_owned())),
            "edition" => scene.edition = said(line, value, value.to_owned()),
            "seats" => scene.seats = seats(line, value)?,
            "set" => {
                for setting in value.split_whitespace() {
                    let Some((name, value)) = setting.split_once('=') else {
                        return Err(SceneError::new(line, quoted(setting), "`switch=value`"));
                    };
                    let item = (name.to_owned(), value.to_owned());
                    scene.settings.push(said(line, setting, item));
                }
            }
            "box" => {
                let mut c = Cursor::new(line, value, &[]);
                let correction = given::correction(&mut c)?;
                c.end()?;
                scene.corrections.push(said(line, value, correction));
            }
            // Prose for the reader.
            "about" => {}
            _ => return Err(SceneError::new(line, quoted(key), HEADINGS)),
        }
        Ok(())
    }

    /// An indented line: sentences separated by semicolons.
    fn sentence(&mut self, line: usize, words: &str) -> Read<()> {
        for text in words.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let seats = self.scene.seats.clone();
            let mut c = Cursor::new(line, text, &seats);
            match (self.section, self.scene.parts.last_mut()) {
                (Section::Given, _) if text == "from the start" => self.begin_before_all(line)?,
                (Section::Given, _) => match &mut self.scene.given.item {
                    Given::Position(facts) => facts.extend(given_facts(&mut c, line, text)?),
                    Given::Start => return Err(c.wrong(ONLY_START)),
                },
                (Section::When, Some(Part::When(moves))) => {
                    let read = when::moves(&mut c)?;
                    c.end()?;
                    moves.extend(read.into_iter().map(|item: Move| said(line, text, item)));
                }
                (Section::Then, Some(Part::Then(checks))) => {
                    checks.extend(checked(&mut c, line, text)?);
                }
                (Section::Header | Section::When | Section::Then, _) => {
                    return Err(SceneError::new(line, quoted(text), HEADINGS));
                }
            }
        }
        Ok(())
    }

    fn begin_before_all(&mut self, line: usize) -> Read<()> {
        if self.scene.given.item != Given::Position(Vec::new()) {
            return Err(SceneError::new(line, "`from the start`", ONLY_START));
        }
        self.scene.given.item = Given::Start;
        Ok(())
    }

    fn finish(self) -> Read<Scene> {
        let scene = self.scene;
        let missing = if scene.rules.is_empty() {
            "`rule:` with the label of the rule that the scene shows"
        } else if scene.seats.is_empty() {
            "`seats:` with the names of two to five seats"
        } else if !scene.parts.iter().any(|part| matches!(part, Part::Then(c) if !c.is_empty())) {
            "`then` with something to check"
        } else {
            return Ok(scene);
        };
        Err(SceneError::new(scene.line, format!("the scene {}", quoted(&scene.title)), missing))
    }
}

const HEADINGS: &str = "`rule:`, `edition:`, `seats:`, `set:`, `box:`, `about:`, `given`, `when`, \
     `then` or `scene:`; sentences below `given`, `when` and `then` are indented";
const ONLY_START: &str = "`from the start` alone, or sentences about a position without it";

fn said<T>(line: usize, text: &str, item: T) -> Said<T> {
    Said { line, text: text.to_owned(), item }
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

/// Several short sentences may share a line, separated by commas.
fn given_facts(c: &mut Cursor<'_>, line: usize, text: &str) -> Read<Vec<Said<Fact>>> {
    let mut facts = Vec::new();
    loop {
        let fact = given::fact(c)?.ok_or_else(|| c.wrong(given::FACTS))?;
        facts.push(said(line, text, fact));
        if !c.eat(",") {
            c.end()?;
            return Ok(facts);
        }
    }
}

fn checked(c: &mut Cursor<'_>, line: usize, text: &str) -> Read<Vec<Said<Check>>> {
    let mut checks = Vec::new();
    loop {
        checks.push(said(line, text, then::check(c)?));
        if !c.eat(",") {
            c.end()?;
            return Ok(checks);
        }
    }
}

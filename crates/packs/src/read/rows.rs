//! `chips.toml` and `screenplays.toml`: one piece a row.

use traumfabrik_rules::{
    Chip, ChipKind, Genre, MAX_CHIPS, MAX_SCREENPLAYS, MAX_SLOTS, Screenplay, Slot, Stars, Studio,
};

use super::listing::{Listing, Shape};
use super::toml_file::{At, Fields, TomlFile};
use crate::fault::Fault;

/// The name of the file with the chips.
pub(crate) const CHIPS_FILE: &str = "chips.toml";
/// The name of the file with the screenplays.
pub(crate) const SCREENPLAYS_FILE: &str = "screenplays.toml";

const CHIPS: Shape = Shape { noun: "chip", max: MAX_CHIPS, taken_ids: &["label"] };
const SCREENPLAYS: Shape = Shape { noun: "screenplay", max: MAX_SCREENPLAYS, taken_ids: &[] };

const KINDS: [(&str, ChipKind); 7] = [
    ("director", ChipKind::Director),
    ("actor", ChipKind::Actor),
    ("camera", ChipKind::Camera),
    ("music", ChipKind::Music),
    ("effects", ChipKind::Effects),
    ("guest", ChipKind::Guest),
    ("agency", ChipKind::Agency),
];

const GENRES: [(&str, Genre); 3] = [
    ("drama", Genre::Drama),
    ("adventure", Genre::Adventure),
    ("entertainment", Genre::Entertainment),
];

const SLOTS: [(&str, Slot); 7] = [
    ("director", Slot::Director),
    ("actor", Slot::Actor),
    ("camera", Slot::Camera),
    ("music", Slot::Music),
    ("effects", Slot::Effects),
    ("open", Slot::Open),
    ("guest", Slot::Guest),
];

/// The name of a kind of chip in the files.
pub(crate) fn kind_name(kind: ChipKind) -> &'static str {
    KINDS.iter().find(|(_, known)| *known == kind).map_or("chip", |(name, _)| name)
}

/// The name of a genre in the files.
pub(crate) fn genre_name(genre: Genre) -> &'static str {
    GENRES.iter().find(|(_, known)| *known == genre).map_or("film", |(name, _)| name)
}

pub(crate) fn read_chips(text: &str, faults: &mut Vec<Fault>) -> Listing<Chip> {
    let hint = r#"a list of rows such as { id = "garbo", kind = "actor", stars = 3 }"#;
    read(CHIPS_FILE, text, faults, "chips", hint, |toml_file, rows| {
        Listing::read(toml_file, &CHIPS, rows, chip)
    })
}

pub(crate) fn read_screenplays(text: &str, faults: &mut Vec<Fault>) -> Listing<Screenplay> {
    let hint = r#"a list of rows such as { id = "vertigo", genre = "drama", studio = 1, stars = 3, slots = ["director", "actor", "guest"] }"#;
    read(SCREENPLAYS_FILE, text, faults, "screenplays", hint, |toml_file, rows| {
        Listing::read(toml_file, &SCREENPLAYS, rows, |row| screenplay(toml_file, row))
    })
}

fn read<T: Copy>(
    file: &'static str,
    text: &str,
    faults: &mut Vec<Fault>,
    key: &'static str,
    hint: &str,
    list: impl FnOnce(&TomlFile<'_>, Option<Vec<Option<Fields<'_>>>>) -> Listing<T>,
) -> Listing<T> {
    let toml_file = TomlFile::new(file, text);
    let listing = match toml_file.fields() {
        Some(mut fields) => {
            let rows = fields.rows(key, hint);
            let listing = list(&toml_file, rows);
            fields.finish();
            listing
        }
        None => Listing::unknown(),
    };
    faults.extend(toml_file.into_faults());
    listing
}

fn chip(fields: &mut Fields<'_>) -> Option<Chip> {
    let kind = fields.word("kind", &KINDS);
    let stars = fields.number("stars");
    let legend = fields.flag("legend");
    Some(Chip { kind: kind?.value, stars: stars_of(stars?), legend })
}

fn screenplay(toml_file: &TomlFile<'_>, fields: &mut Fields<'_>) -> Option<Screenplay> {
    let genre = fields.word("genre", &GENRES);
    let studio = fields.optional_natural("studio");
    let stars = fields.number("stars");
    let slots = fields.words("slots", &SLOTS)?;
    if slots.len() > MAX_SLOTS {
        let n_slots = slots.len();
        let reason = format!("a screenplay has at most {MAX_SLOTS} slots, this one has {n_slots}");
        toml_file.note(fields.row(), reason);
        return None;
    }
    Some(Screenplay {
        genre: genre?.value,
        studio: studio.map(|studio| Studio(studio.value)),
        stars: stars_of(stars?),
        slots: slots.into_iter().map(|slot| slot.value).collect(),
    })
}

/// What does not fit becomes the nearest that does, which the rules refuse with their bounds.
fn stars_of(number: At<i64>) -> Stars {
    Stars(number.value.clamp(i8::MIN.into(), i8::MAX.into()) as i8)
}

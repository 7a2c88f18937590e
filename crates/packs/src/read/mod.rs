//! Reads a pack and says everything that is wrong with it.

mod edition;
mod listing;
mod pieces;
mod rows;
mod toml_file;

use std::io;

use traumfabrik_rules::Edition;

use self::edition::EditionSheet;
use self::listing::Listing;
use self::pieces::Sheets;
use self::rows::{CHIPS_FILE, SCREENPLAYS_FILE};
use self::toml_file::At;
use crate::fault::Fault;
use crate::lang::Lang;
use crate::pack::{Pack, PieceIds};
use crate::words::Needs;

pub(crate) use self::edition::FILE as EDITION_FILE;

/// The files by which a folder is known as a pack.
pub(crate) const PIECE_FILES: [&str; 3] = [EDITION_FILE, CHIPS_FILE, SCREENPLAYS_FILE];

/// Opens the files of a pack by name, wherever they lie.
pub(crate) type Open<'a> = &'a dyn Fn(&str) -> io::Result<String>;

/// Whether the words of a pack are to be checked as well.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum WordCheck {
    /// Each word is looked at.
    Full,
    /// The tests have done so.
    Trusted,
}

/// A sound pack, and the row in which it says its id.
pub(crate) struct Found {
    pub(crate) pack: Pack,
    pub(crate) id_row: usize,
}

/// Reads a pack, or tells all its faults in the order of files and rows.
pub(crate) fn read(open: Open<'_>, check: WordCheck) -> Result<Found, Vec<Fault>> {
    let mut faults = Vec::new();
    let sheets = read_sheets(open, &mut faults);
    sheets.report(&mut faults);
    sort_rows(&mut faults);

    let Sheets { edition, chips, screenplays } = &sheets;
    let ids = PieceIds {
        chips: chips.ids.clone(),
        screenplays: screenplays.ids.clone(),
        locations: edition.route.ids.clone(),
    };
    let all_known = chips.ids_known && screenplays.ids_known && edition.route.ids_known;
    let needs = Needs::new(&ids, !all_known);
    let words = Lang::ALL.map(|lang| {
        let file = format!("words/{lang}.ftl");
        let mut word_faults = Vec::new();
        let source = source(open, &file, "the words of the edition in this language", &mut faults);
        if let (Some(source), WordCheck::Full) = (&source, check) {
            needs.report(&file, source, &mut word_faults);
        }
        sort_rows(&mut word_faults);
        faults.extend(word_faults);
        source.unwrap_or_default()
    });

    let Sheets { edition: EditionSheet { id, year, defaults, .. }, .. } = &sheets;
    match (id, *year, Edition::new(sheets.pieces())) {
        (Some(At { value: id, row }), Some(year), Ok(edition)) if faults.is_empty() => {
            let pack = Pack { id: id.clone(), year, edition, defaults: *defaults, ids, words };
            Ok(Found { pack, id_row: *row })
        }
        _ => Err(faults),
    }
}

fn read_sheets(open: Open<'_>, faults: &mut Vec<Fault>) -> Sheets {
    let edition = source(open, EDITION_FILE, "switches, money, tokens, awards and route", faults);
    let chips = source(open, CHIPS_FILE, "the list `chips`", faults);
    let screenplays = source(open, SCREENPLAYS_FILE, "the list `screenplays`", faults);
    Sheets {
        edition: edition
            .map_or_else(EditionSheet::unknown, |text| EditionSheet::read(&text, faults)),
        chips: chips.map_or_else(Listing::unknown, |text| rows::read_chips(&text, faults)),
        screenplays: screenplays
            .map_or_else(Listing::unknown, |text| rows::read_screenplays(&text, faults)),
    }
}

fn source(open: Open<'_>, file: &str, content: &str, faults: &mut Vec<Fault>) -> Option<String> {
    let reason = match open(file) {
        Ok(source) => return Some(source),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            format!("this file is missing; it should hold {content}")
        }
        Err(error) if error.kind() == io::ErrorKind::InvalidData => {
            format!("this file is not text in UTF-8; it should hold {content}")
        }
        Err(error) => format!("this file cannot be read ({error}); it should hold {content}"),
    };
    faults.push(Fault { file: file.to_owned(), row: None, reason });
    None
}

/// Brings faults of the same file into the order of its rows. A fault that was found in two ways
/// is told once.
fn sort_rows(faults: &mut Vec<Fault>) {
    let file_idx = |fault: &Fault| PIECE_FILES.iter().position(|file| *file == fault.file);
    faults.sort_by_key(|fault| (file_idx(fault), fault.row));
    faults.dedup();
}

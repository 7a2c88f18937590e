//! All editions that can be played: those we bring, and those that the operator adds.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::data;
use crate::fault::{Fault, one_of};
use crate::pack::Pack;
use crate::read::{self, EDITION_FILE, Found, PIECE_FILES, WordCheck};

/// The packs at hand, in the order of their years.
///
/// ```
/// use traumfabrik_packs::Library;
/// let library = Library::embedded();
/// let ids: Vec<&str> = library.packs().iter().map(|pack| pack.id.as_str()).collect();
/// assert_eq!(ids, ["traumfabrik-2000", "dream-factory-2009"]);
/// assert_eq!(library.get("dream-factory-2009").map(|pack| pack.year), Some(2009));
/// ```
#[derive(Clone, Debug)]
pub struct Library {
    packs: Vec<Pack>,
}

impl Library {
    /// The editions that the program brings along.
    ///
    /// # Panics
    /// If they are not sound. They are part of the program, and a test checks them.
    pub fn embedded() -> Self {
        let mut library = Self { packs: Vec::new() };
        for folder in data::edition_folders() {
            let open = |file: &str| {
                data::text(&format!("editions/{folder}/{file}")).map(|text| text.into_owned())
            };
            match read::read(&open, WordCheck::Trusted) {
                Ok(found) => library.packs.push(found.pack),
                Err(faults) => panic!("the embedded edition {folder} is not sound: {faults:?}"),
            }
        }
        library.sort();
        library
    }

    /// Adds the pack of a folder, or all packs in the folders within it, and tells their ids.
    ///
    /// # Errors
    /// All faults of all of them; then none is added. An id that is taken already is a fault:
    /// games of an edition must not change their words because somebody added a folder.
    pub fn add_dir(&mut self, path: impl AsRef<Path>) -> Result<Vec<String>, Vec<Fault>> {
        let (mut added, mut faults) = (Vec::<Pack>::new(), Vec::new());
        for dir in pack_dirs(path.as_ref()).map_err(|fault| vec![fault])? {
            // Within a folder of packs, a file is named together with its pack.
            let prefix = dir.strip_prefix(path.as_ref()).unwrap_or(Path::new(""));
            let located = |fault: Fault| {
                let file = prefix.join(&fault.file).display().to_string();
                Fault { file, ..fault }
            };
            match read_dir(&dir) {
                Ok(Found { pack, id_row }) => {
                    if self.packs.iter().chain(&added).any(|other| other.id == pack.id) {
                        let id = &pack.id;
                        let reason =
                            format!("there is an edition `{id}` already; give this one another id");
                        let (file, row) = (EDITION_FILE.to_owned(), Some(id_row));
                        faults.push(located(Fault { file, row, reason }));
                    } else {
                        added.push(pack);
                    }
                }
                Err(found) => faults.extend(found.into_iter().map(located)),
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let ids = added.iter().map(|pack| pack.id.clone()).collect();
        self.packs.append(&mut added);
        self.sort();
        Ok(ids)
    }

    /// The pack of this id.
    pub fn get(&self, id: &str) -> Option<&Pack> {
        self.packs.iter().find(|pack| pack.id == id)
    }

    /// All packs, in the order of their years.
    pub fn packs(&self) -> &[Pack] {
        &self.packs
    }

    fn sort(&mut self) {
        self.packs.sort_by(|a, b| (a.year, &a.id).cmp(&(b.year, &b.id)));
    }
}

/// Reads the pack of a folder.
///
/// # Errors
/// Everything that is wrong with it, in the order of files and rows.
///
/// ```
/// let faults = traumfabrik_packs::check_dir("/no/such/folder").unwrap_err();
/// assert_eq!(
///     faults[1].to_string(),
///     "chips.toml: this file is missing; it should hold the list `chips`"
/// );
/// ```
pub fn check_dir(path: impl AsRef<Path>) -> Result<Pack, Vec<Fault>> {
    read_dir(path.as_ref()).map(|found| found.pack)
}

/// Reads a pack from files that lie anywhere: `open` gives the text of each by its name.
///
/// # Errors
/// Everything that is wrong with it, in the order of files and rows.
pub fn check_files(open: &dyn Fn(&str) -> io::Result<String>) -> Result<Pack, Vec<Fault>> {
    read::read(open, WordCheck::Full).map(|found| found.pack)
}

fn read_dir(dir: &Path) -> Result<Found, Vec<Fault>> {
    read::read(&|file| fs::read_to_string(dir.join(file)), WordCheck::Full)
}

/// The folder itself if it is a pack, or else the folders in it.
fn pack_dirs(path: &Path) -> Result<Vec<PathBuf>, Fault> {
    if PIECE_FILES.iter().any(|file| path.join(file).exists()) {
        return Ok(vec![path.to_owned()]);
    }
    let fault = |reason| Fault { file: path.display().to_string(), row: None, reason };
    let within = || -> io::Result<Vec<PathBuf>> {
        let mut dirs = Vec::new();
        for entry in fs::read_dir(path)? {
            let entry = entry?;
            let is_hidden = entry.file_name().as_encoded_bytes().starts_with(b".");
            if entry.path().is_dir() && !is_hidden {
                dirs.push(entry.path());
            }
        }
        dirs.sort();
        Ok(dirs)
    };
    let dirs = within().map_err(|error| fault(format!("this folder cannot be read ({error})")))?;
    if dirs.is_empty() {
        let files = one_of(PIECE_FILES);
        return Err(fault(format!("there is no pack here: neither {files} nor a folder")));
    }
    Ok(dirs)
}

//! Stored logs of tables: everything that can happen at one, as this version writes it down.
//!
//! What is stored is never written anew: an old log that can no longer be read, or that makes
//! another table than it did, is what the fixtures are there to tell. New events get new tables: add
//! a script, then this chore writes what is missing.

mod scripts;
mod stage;

use std::fs;
use std::path::Path;

use scripts::SCRIPTS;
use stage::Play;

/// Writes the tables that are missing in a folder.
///
/// # Errors
/// A sentence: a file cannot be written, or a script does what a table refuses.
pub(crate) fn complete(folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for script in SCRIPTS {
        let path = folder.join(format!("{}.jsonl", script.name));
        if path.exists() {
            continue;
        }
        let header = stage::header(script)?;
        let mut play = Play::open(script, &header)?;
        (script.act)(&mut play).map_err(|what| format!("{}: {what}", script.name))?;
        let text = play.text();
        println!("{}: {} entries", script.name, text.lines().count());
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

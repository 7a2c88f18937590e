//! Saving a game: as a record that can be verified, told again, and gone on with.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use traumfabrik_table::take_back_note;
use traumfabrik_wire::RecordWriter;

use super::Session;
use crate::desk::warning;
use crate::front::{Front, Halt};
use crate::options::PlayError;
use crate::page::Sheet;

impl<F: Front> Session<'_, F> {
    /// Whether all that has happened is on file.
    pub(super) fn is_saved(&self) -> bool {
        self.saved_at == Some(self.host.seq())
    }

    /// Makes sure that the file of `autosave` is ours, before anything is played.
    pub(super) fn claim_autosave(&mut self) -> Result<(), PlayError> {
        let Some(path) = self.manners.autosave.clone() else { return Ok(()) };
        if !self.is_ours(&path) {
            let error = io::Error::new(io::ErrorKind::AlreadyExists, "the file is there already");
            return Err(PlayError::Save { path, error });
        }
        self.file = Some(path);
        self.saved_at = None;
        Ok(())
    }

    /// Saves by itself, if that was asked for.
    pub(super) fn autosave(&mut self) -> Result<(), Halt> {
        let Some(path) = self.manners.autosave.clone() else { return Ok(()) };
        if self.is_saved() {
            return Ok(());
        }
        self.save(&path).map_err(|error| Halt::Save { path, error })
    }

    /// Saves what a game that stops has come to: where it is saved by itself, and where the
    /// person cannot do it any more.
    pub(super) fn save_at_end(&mut self, halt: &Halt) -> Result<Option<PathBuf>, PlayError> {
        let path = match halt {
            Halt::Bot(_) => self.manners.autosave.clone().unwrap_or_else(|| self.own_file()),
            Halt::Left | Halt::InputEnded | Halt::Io(_) => match &self.manners.autosave {
                Some(path) => path.clone(),
                None => return Ok(None),
            },
            Halt::Save { .. } => return Ok(None),
        };
        match self.save(&path) {
            Ok(()) => Ok(Some(path)),
            Err(error) => Err(PlayError::Save { path, error }),
        }
    }

    /// Saves in the file that the person names, or in the game's own. False if it cannot be.
    pub(super) fn save_as_told(&mut self, file: Option<&str>) -> Result<bool, Halt> {
        let path = file.map_or_else(|| self.own_file(), PathBuf::from);
        let shown = ("file", path.display().to_string().into());
        let said = if self.is_ours(&path) {
            match self.save(&path) {
                Ok(()) => {
                    let mut sheet = Sheet::new();
                    sheet.text(self.desk.voice.say("play-saved", [shown]));
                    self.front.note(&sheet)?;
                    return Ok(true);
                }
                Err(error) => {
                    let why = ("why", error.to_string().into());
                    self.desk.voice.say("play-save-failed", [shown, why])
                }
            }
        } else {
            self.desk.voice.say("play-save-exists", [shown])
        };
        self.front.note(&warning(said))?;
        Ok(false)
    }

    /// The game's own file, or a name that nobody has yet.
    fn own_file(&self) -> PathBuf {
        if let Some(file) = &self.file {
            return file.clone();
        }
        let seed = self.table.seed;
        let names = (2..).map(|n| format!("traumfabrik-{seed}-{n}.jsonl"));
        let mut names = std::iter::once(format!("traumfabrik-{seed}.jsonl")).chain(names);
        let free = names.find(|name| !Path::new(name).exists());
        PathBuf::from(free.unwrap_or_default())
    }

    /// Whether a file is the game's own, or nobody's.
    fn is_ours(&self, path: &Path) -> bool {
        match (path.canonicalize(), self.file.as_ref().map(|file| file.canonicalize())) {
            (Ok(path), Some(Ok(file))) => path == file,
            (Ok(_), _) => false,
            (Err(_), _) => true,
        }
    }

    fn save(&mut self, path: &Path) -> io::Result<()> {
        let n_taken_back = self.table.n_taken_back + self.host.n_taken_back();
        let header = self.table.header.clone();
        let header =
            if n_taken_back > 0 { header.with_note(&take_back_note(n_taken_back)) } else { header };
        let mut writer = RecordWriter::new(Vec::new(), &header)?;
        for entry in self.host.moves() {
            writer.entry(&entry.cause, &entry.events)?;
        }
        write_whole(path, &writer.finish()?)?;
        self.file = Some(path.to_owned());
        self.saved_at = Some(self.host.seq());
        Ok(())
    }
}

/// Writes a file so that it is there whole or not at all.
fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let Some(name) = path.file_name() else {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "this is no name of a file"));
    };
    let mut half = name.to_owned();
    half.push(format!(".{}.part", std::process::id()));
    let half = path.with_file_name(half);
    let written = fs::File::create(&half).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    let result = written.and_then(|()| fs::rename(&half, path));
    if result.is_err() {
        let _ = fs::remove_file(&half);
    }
    result
}

//! Copies of real packs to damage.

use std::fs;
use std::path::{Path, PathBuf};

use traumfabrik_packs::{Fault, check_dir};

/// Where the real packs lie.
pub(crate) fn editions() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/editions")
}

pub(crate) const EDITION: &str = "edition.toml";
pub(crate) const CHIPS: &str = "chips.toml";
pub(crate) const SCREENPLAYS: &str = "screenplays.toml";

/// A fault that is expected: its file, where in it, and a part of the reason.
pub(crate) type Expected<'a> = (&'a str, Where<'a>, &'a str);

/// A sound pack, one edit, and what is then found wrong: nothing else, and in the right row.
#[track_caller]
pub(crate) fn check(file: &str, from: &str, to: &str, expected: &[Expected<'_>]) {
    let draft = Draft::of("traumfabrik-2000");
    draft.edit(file, from, to);
    draft.expect(expected);
}

/// A row of a file, told by what stands there, so that tests outlive new comments in the data.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Where<'a> {
    /// No row in particular.
    File,
    /// The first row with this text.
    Row(&'a str),
    /// The last row with this text.
    LastRow(&'a str),
    /// The row before the first one with this text.
    Before(&'a str),
    /// The row after the first one with this text.
    After(&'a str),
}

/// A copy of a real pack in a folder of its own.
pub(crate) struct Draft {
    dir: tempfile::TempDir,
}

impl Draft {
    pub(crate) fn of(id: &str) -> Self {
        let dir = tempfile::tempdir().unwrap();
        copy_dir(&editions().join(id), dir.path());
        Self { dir }
    }

    pub(crate) fn path(&self) -> &Path {
        self.dir.path()
    }

    /// Replaces the first occurrence of a text.
    #[track_caller]
    pub(crate) fn edit(&self, file: &str, from: &str, to: &str) {
        let text = self.read(file);
        assert!(text.contains(from), "{file} does not contain {from:?}");
        self.write(file, text.replacen(from, to, 1).as_bytes());
    }

    /// Replaces the first line that contains a text.
    #[track_caller]
    pub(crate) fn edit_line(&self, file: &str, part: &str, to: &str) {
        let text = self.read(file);
        let line = text.lines().find(|line| line.contains(part)).expect(part).to_owned();
        self.edit(file, &line, to);
    }

    pub(crate) fn append(&self, file: &str, text: &str) {
        self.write(file, format!("{}{text}", self.read(file)).as_bytes());
    }

    pub(crate) fn write(&self, file: &str, bytes: &[u8]) {
        fs::write(self.path().join(file), bytes).unwrap();
    }

    pub(crate) fn remove(&self, file: &str) {
        fs::remove_file(self.path().join(file)).unwrap();
    }

    /// Checks the pack: these faults in this order, and no others.
    #[track_caller]
    pub(crate) fn expect(&self, expected: &[Expected<'_>]) {
        let faults = check_dir(self.path()).err().unwrap_or_default();
        let shown: Vec<String> = faults.iter().map(Fault::to_string).collect();
        assert_eq!(faults.len(), expected.len(), "{shown:#?}");
        for (fault, (file, place, reason)) in faults.iter().zip(expected) {
            assert_eq!(fault.file, *file, "{shown:#?}");
            assert_eq!(fault.row, self.row(file, *place), "{place:?} in {shown:#?}");
            assert!(fault.reason.contains(reason), "{reason:?} in {shown:#?}");
        }
    }

    fn row(&self, file: &str, place: Where<'_>) -> Option<usize> {
        let rows_with = |part: &str| -> Vec<usize> {
            let text = self.read(file);
            let rows = text.lines().zip(1..).filter(|(line, _)| line.contains(part));
            rows.map(|(_, row)| row).collect()
        };
        match place {
            Where::File => None,
            Where::Row(part) => rows_with(part).first().copied(),
            Where::LastRow(part) => rows_with(part).last().copied(),
            Where::Before(part) => rows_with(part).first().map(|row| row - 1),
            Where::After(part) => rows_with(part).first().map(|row| row + 1),
        }
    }

    fn read(&self, file: &str) -> String {
        fs::read_to_string(self.path().join(file)).unwrap()
    }
}

/// Copies a folder and everything in it.
pub(crate) fn copy_dir(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_dir(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

//! What is wrong with the writing of a scene.

use std::fmt;
use std::path::{Path, PathBuf};

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

//! What no compiler checks: that documents, data and code still say the same.

mod edges;
mod habits;
mod labels;
mod languages;
mod names;

use std::fs;
use std::path::{Path, PathBuf};

/// Everything that is not tidy, one sentence each.
pub(crate) fn faults(root: &Path) -> Vec<String> {
    let checks = [edges::faults, labels::faults, languages::faults, habits::faults, names::faults];
    checks.into_iter().flat_map(|check| check(root)).collect()
}

/// All files below a folder with one of these endings, in order.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let Ok(entries) = fs::read_dir(folder) else { return found };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            found.extend(files(&path, endings));
        } else if path.extension().is_some_and(|e| endings.iter().any(|&ending| e == ending)) {
            found.push(path);
        }
    }
    found
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_default()
}

/// The path as people write it.
fn shown(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_workspace_is_tidy() {
        let faults = super::faults(&crate::root());
        assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    }
}

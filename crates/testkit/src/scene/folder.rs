//! All scenes of a folder: running them, and which rules they show.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use traumfabrik_packs::Library;

use super::parse::{Scene, SceneError, parse};
use super::run::{Failure, run};

/// All scenes of a folder, file by file in the order of their names.
///
/// # Errors
/// Every file that cannot be read, with the place and what would be right there.
pub fn read(dir: &Path) -> Result<Vec<(PathBuf, Vec<Scene>)>, Vec<SceneError>> {
    let unreadable = |path: &Path, error: &std::io::Error| {
        SceneError::new(0, error.to_string(), "a file that can be read").in_file(path)
    };
    let entries = fs::read_dir(dir).map_err(|error| vec![unreadable(dir, &error)])?;
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "scene"))
        .collect();
    paths.sort();
    let (mut files, mut errors) = (Vec::new(), Vec::new());
    for path in paths {
        match fs::read_to_string(&path) {
            Err(error) => errors.push(unreadable(&path, &error)),
            Ok(text) => match parse(&text) {
                Err(error) => errors.push(error.in_file(&path)),
                Ok(scenes) => files.push((path, scenes)),
            },
        }
    }
    if errors.is_empty() { Ok(files) } else { Err(errors) }
}

/// Runs all scenes of a folder and tells in lines what did not come out as written.
pub fn run_all(dir: &Path, library: &Library) -> Vec<String> {
    let files = match read(dir) {
        Ok(files) => files,
        Err(errors) => return errors.iter().map(SceneError::to_string).collect(),
    };
    let mut told = Vec::new();
    for (path, scenes) in &files {
        for scene in scenes {
            for Failure { line, expected, found } in run(scene, library) {
                let title = &scene.title;
                told.push(format!(
                    "{}:{line}: {title}\n    expected: {expected}\n    found:    {found}",
                    path.display()
                ));
            }
        }
    }
    told
}

/// The label of each rule that is shown, with the scenes that show it as `file: title`.
///
/// # Errors
/// As [`read`].
pub fn labels(dir: &Path) -> Result<BTreeMap<String, Vec<String>>, Vec<SceneError>> {
    let mut labels: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (path, scenes) in read(dir)? {
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        for scene in scenes {
            for rule in scene.rules {
                labels.entry(rule).or_default().push(format!("{file}: {}", scene.title));
            }
        }
    }
    Ok(labels)
}

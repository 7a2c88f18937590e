//! The table of allowed edges in ARCHITECTURE.md against what cargo says.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use super::read;

type Edges = BTreeMap<String, BTreeSet<String>>;

pub(super) fn faults(root: &Path) -> Vec<String> {
    let allowed = allowed(&read(&root.join("ARCHITECTURE.md")));
    let found = match found(root) {
        Ok(found) => found,
        Err(error) => return vec![format!("cargo metadata: {error}")],
    };
    let mut faults = Vec::new();
    for name in found.keys().chain(allowed.keys()).collect::<BTreeSet<_>>() {
        let (Some(found), Some(allowed)) = (found.get(name), allowed.get(name)) else {
            faults.push(format!("ARCHITECTURE.md: crate {name} is missing from the table of edges, or exists no more"));
            continue;
        };
        for edge in found.difference(allowed) {
            faults.push(format!("crate {name} uses {edge}, which ARCHITECTURE.md does not allow"));
        }
        for edge in allowed.difference(found) {
            faults.push(format!("ARCHITECTURE.md: {name} may use {edge}, but does not"));
        }
    }
    faults
}

/// Rows such as ``| `wire` | `rules` | … |`` of the table under "Edges".
fn allowed(architecture: &str) -> Edges {
    let words = |cell: &str| -> BTreeSet<String> {
        cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    };
    let section = architecture.split("\n## ").find(|section| section.starts_with("Edges"));
    let rows = section.unwrap_or_default().lines().filter(|line| line.starts_with("| `"));
    rows.filter_map(|row| {
        let mut cells = row.trim_matches('|').split('|');
        let name = words(cells.next()?).pop_first()?;
        Some((name, words(cells.next()?)))
    })
    .collect()
}

/// The edges among our own crates; those that only tests use are left out.
fn found(root: &Path) -> Result<Edges, String> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root)
        .output()
        .map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let metadata: serde_json::Value =
        serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    let short = |name: &str| name.trim_start_matches("traumfabrik-").to_owned();
    let empty = Vec::new();
    let packages = metadata["packages"].as_array().unwrap_or(&empty);
    let ours: BTreeSet<&str> = packages.iter().filter_map(|p| p["name"].as_str()).collect();
    let edges = |package: &serde_json::Value| {
        let dependencies = package["dependencies"].as_array().unwrap_or(&empty).iter();
        dependencies
            .filter(|dependency| dependency["kind"].is_null())
            .filter_map(|dependency| dependency["name"].as_str())
            .filter(|name| ours.contains(name))
            .map(short)
            .collect()
    };
    Ok(packages
        .iter()
        .filter_map(|package| Some((short(package["name"].as_str()?), edges(package))))
        .collect())
}

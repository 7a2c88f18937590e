//! Rule labels: every rule of docs/rules is named by the code that implements it and shown by a
//! scene, and nobody names a rule that does not exist.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::{files, read, shown};

type Places = BTreeMap<String, BTreeSet<String>>;

pub(super) fn faults(root: &Path) -> Vec<String> {
    let docs = collect(root, "docs/rules", &["md"], heading);
    let code = collect(root, "crates/rules/src", &["rs"], rule_comment);
    let scenes = collect(root, "fixtures/scenes", &["scene"], scene_line);
    let mut faults = Vec::new();
    for label in docs.keys() {
        for (what, places) in [("code", &code), ("scene", &scenes)] {
            if !places.contains_key(label) {
                faults.push(format!("rule {label} is named by no {what}"));
            }
        }
        if docs[label].len() > 1 {
            faults.push(format!("rule {label} stands in several pages: {:?}", docs[label]));
        }
    }
    for (label, places) in code.iter().chain(&scenes) {
        if !docs.contains_key(label) {
            let places: Vec<&str> = places.iter().map(String::as_str).collect();
            faults.push(format!("{}: there is no rule {label} in docs/rules", places.join(", ")));
        }
    }
    faults
}

/// The labels that the lines of some files name, with the files.
fn collect(root: &Path, folder: &str, endings: &[&str], find: fn(&str) -> Vec<&str>) -> Places {
    let mut labels = Places::new();
    for path in files(&root.join(folder), endings) {
        let text = read(&path);
        for label in text.lines().flat_map(find) {
            labels.entry(label.to_owned()).or_default().insert(shown(root, &path));
        }
    }
    labels
}

fn heading(line: &str) -> Vec<&str> {
    line.strip_prefix("### ").filter(|label| is_label(label)).into_iter().collect()
}

/// Doc comments such as `/// Rule: auction/out.` or a list that may go on in the next line.
fn rule_comment(line: &str) -> Vec<&str> {
    let Some(comment) = line.trim_start().strip_prefix("///") else { return Vec::new() };
    let words = comment.split_whitespace().map(|word| word.trim_end_matches(['.', ',', ')']));
    words.filter(|word| is_label(word)).collect()
}

fn scene_line(line: &str) -> Vec<&str> {
    line.trim().strip_prefix("rule:").map(str::trim).into_iter().collect()
}

fn is_label(word: &str) -> bool {
    let is_word =
        |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    word.split_once('/').is_some_and(|(chapter, rule)| is_word(chapter) && is_word(rule))
}

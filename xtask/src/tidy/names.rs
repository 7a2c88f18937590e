//! One name for one thing: no public type of one crate is called like that of another.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::{files, read, shown};

/// The oracle says everything once more in its own words, which are those of the rules.
const ORACLE: &str = "crates/testkit/src/oracle/";
/// Names that two crates may give, and why.
const SHARED: [(&str, &str); 9] = [
    ("LegalView", JSON),
    ("LotView", JSON),
    ("Placement", JSON),
    ("Setup", JSON),
    ("View", JSON),
    ("Append", STORE),
    ("Appended", STORE),
    ("Outage", STORE),
    ("UsedOrder", STORE),
];
const JSON: &str = "`wire` has its shape in JSON, and is always asked for it as `json::…`";
const STORE: &str =
    "a room asks for it without knowing stores, and the server hands one for the other";

pub(super) fn faults(root: &Path) -> Vec<String> {
    let mut crates_by_name: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in files(&root.join("crates"), &["rs"]) {
        let shown = shown(root, &path);
        let Some((name, inside)) =
            shown.strip_prefix("crates/").and_then(|shown| shown.split_once('/'))
        else {
            continue;
        };
        if !inside.starts_with("src/") || shown.starts_with(ORACLE) {
            continue;
        }
        for defined in read(&path).lines().filter_map(defined) {
            crates_by_name.entry(defined.to_owned()).or_default().insert(name.to_owned());
        }
    }
    let mut faults = Vec::new();
    for (name, crates) in crates_by_name.iter().filter(|(_, crates)| crates.len() > 1) {
        if SHARED.iter().all(|(shared, _)| shared != name) {
            let crates: Vec<&str> = crates.iter().map(String::as_str).collect();
            faults.push(format!("{name} is a public type of {}: rename one", crates.join(" and ")));
        }
    }
    for (name, why) in SHARED {
        if crates_by_name.get(name).is_none_or(|crates| crates.len() < 2) {
            faults.push(format!("{name} is no name of two types any more ({why})"));
        }
    }
    faults
}

/// The name of the public type that a line defines.
fn defined(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub ")?;
    let kinds = ["struct ", "enum ", "trait ", "type "];
    let rest = kinds.iter().find_map(|&kind| rest.strip_prefix(kind))?;
    let name = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next();
    // A macro calls what it makes by a name that is not there yet.
    name.filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::defined;

    #[test]
    fn types_are_found_by_the_line_that_defines_them() {
        for (line, name) in [
            ("pub struct View {", Some("View")),
            ("    pub enum Tag<'a> {", Some("Tag")),
            ("pub trait Bot: Send {", Some("Bot")),
            ("pub type StoreFuture<'a, T> =", Some("StoreFuture")),
            ("pub(crate) struct Inner;", None),
            ("        pub struct $name(String);", None),
            ("/// pub struct Quoted;", None),
            ("pub fn view() -> View {", None),
        ] {
            assert_eq!(defined(line), name, "{line}");
        }
    }
}

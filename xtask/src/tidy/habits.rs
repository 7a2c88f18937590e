//! Habits that keep the tree readable.

use std::path::Path;

use super::{files, read, shown};

/// Nobody reads a longer file from top to bottom.
const LINES_MAX: usize = 500;
/// Words that the editions use for different things; see the glossary in ARCHITECTURE.md.
const BANNED: [&str; 2] = ["contract", "round"];
/// The one exception writes types for the page, on a machine that has everything.
const NO_STD: &str = "#![cfg_attr(not(feature = \"typescript\"), no_std)]";

pub(super) fn faults(root: &Path) -> Vec<String> {
    let mut faults = Vec::new();
    for path in
        files(&root.join("crates"), &["rs"]).into_iter().chain(files(&root.join("xtask"), &["rs"]))
    {
        let (text, name) = (read(&path), shown(root, &path));
        let n_lines = text.lines().count();
        if n_lines > LINES_MAX {
            faults.push(format!("{name}: {n_lines} lines; split it ({LINES_MAX} at most)"));
        }
        for (number, line) in (1..).zip(text.lines()) {
            if name.starts_with("crates/rules/") {
                let lower = line.to_lowercase();
                let words = lower.split(|c: char| !c.is_alphabetic());
                for word in words.filter(|word| BANNED.contains(word)) {
                    faults
                        .push(format!("{name}:{number}: the word '{word}' means too many things"));
                }
            }
            if line.trim_start().starts_with("#[ignore") {
                faults.push(format!("{name}:{number}: an ignored test shows nothing"));
            }
        }
        let is_root = name.ends_with("src/lib.rs") || name.ends_with("src/main.rs");
        let may_be_unsafe = name.starts_with("crates/testkit/");
        if is_root && !may_be_unsafe && !text.contains("#![forbid(unsafe_code)]") {
            faults.push(format!("{name}: #![forbid(unsafe_code)] is missing"));
        }
    }
    if !read(&root.join("crates/rules/src/lib.rs")).contains(NO_STD) {
        faults.push("crates/rules/src/lib.rs: the rules have to build without std".to_owned());
    }
    faults
}

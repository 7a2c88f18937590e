//! The TypeScript of all twins, so that the page and the server speak of the same things.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::Path;

use ts_rs::{Config, TS, TypeVisitor};

use crate::json;
use crate::message::Message;

/// The name of the generated file.
pub const TYPES_FILE: &str = "types.ts";

const HEADER: &str = "\
// Generated from crates/wire by `cargo run -p xtask -- types`. Do not edit.
";

/// Writes the generated TypeScript into a folder.
///
/// # Errors
/// If the file cannot be written.
pub fn export_types(dir: &Path) -> io::Result<()> {
    fs::create_dir_all(dir)?;
    fs::write(dir.join(TYPES_FILE), types())
}

/// The whole generated file: every type that leaves or enters, in alphabetical order.
pub fn types() -> String {
    let mut declarations = Declarations {
        // A number of the game fits a JavaScript number many times over.
        config: Config::new().with_large_int("number"),
        seen: BTreeSet::new(),
        texts: BTreeMap::new(),
    };
    // Whatever these refer to comes along.
    declarations.visit::<json::Header>();
    declarations.visit::<json::Entry>();
    declarations.visit::<json::Cause>();
    declarations.visit::<json::Refusal>();
    declarations.visit::<json::Setup>();
    declarations.visit::<json::Start>();
    declarations.visit::<json::View>();
    declarations.visit::<Message>();
    let texts: Vec<String> = declarations.texts.into_values().collect();
    format!("{HEADER}\n{}", texts.join("\n"))
}

struct Declarations {
    config: Config,
    seen: BTreeSet<TypeId>,
    texts: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, lists and the like have no declaration of their own.
        if T::output_path().is_none() || !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let declaration = readonly(&tidy(&T::decl(&self.config)));
        let text = format!("{docs}export {declaration}\n");
        self.texts.insert(T::ident(&self.config), text);
        T::visit_dependencies(self);
    }
}

/// Comments on one line each, and fields and variants below each other.
fn tidy(declaration: &str) -> String {
    declaration
        .replace(" \n/**\n * ", "\n  /** ")
        .replace("\n */\n", " */\n  ")
        .replace(" } | { ", " }\n| { ")
}

/// The declaration with nothing in it that can be changed: what arrives is not the page's own.
fn readonly(declaration: &str) -> String {
    let mut text = String::new();
    let mut is_comment = false;
    for word in declaration.split_inclusive([' ', '\n']) {
        match word.trim_ascii() {
            "/**" => is_comment = true,
            "*/" => is_comment = false,
            // Outside comments only the name of a field ends like this.
            name if name.ends_with(':') && !is_comment => text.push_str("readonly "),
            _ => {}
        }
        text.push_str(word);
    }
    text.replace("Array<", "ReadonlyArray<")
}

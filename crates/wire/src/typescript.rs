//! The TypeScript of all that is written down or sent, so that the page and the server speak of the same things.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use traumfabrik_rules::{Cause, Refusal, Start};
use ts_rs::{Config, TS, TypeVisitor};

use crate::json;
use crate::message::Message;

const HEADER: &str = "\
// Generated from Rust by `cargo run -p xtask -- types`. Do not edit.
";

/// TypeScript declarations of types that leave or enter, each with all that it refers to.
pub struct Types(Declarations);

impl Types {
    /// Everything of this crate.
    pub fn of_wire() -> Self {
        let none = Self(Declarations {
            // A number of the game fits a JavaScript number many times over.
            // Lists of a known length are lists all the same.
            config: Config::new().with_large_int("number").with_array_tuple_limit(0),
            seen: BTreeSet::new(),
            texts: BTreeMap::new(),
        });
        none.with::<json::HeaderLine>()
            .with::<json::MoveLine>()
            .with::<Cause>()
            .with::<Refusal>()
            .with::<json::Setup>()
            .with::<Start>()
            .with::<json::View>()
            .with::<json::Facts>()
            .with::<Message>()
    }

    /// The same and one more.
    #[must_use]
    pub fn with<T: TS + 'static>(mut self) -> Self {
        self.0.visit::<T>();
        self
    }

    /// The whole file, in alphabetical order.
    pub fn text(self) -> String {
        let texts: Vec<String> = self.0.texts.into_values().collect();
        format!("{HEADER}\n{}", texts.join("\n"))
    }
}

struct Declarations {
    config: Config,
    seen: BTreeSet<TypeId>,
    texts: BTreeMap<String, String>,
}

impl fmt::Debug for Types {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.0.texts.keys()).finish()
    }
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
    // Where a type was given by hand it may say so already.
    text.replace("ReadonlyArray<", "Array<")
        .replace("Array<", "ReadonlyArray<")
        .replace("[key in readonly string]:", "readonly [key in string]:")
}

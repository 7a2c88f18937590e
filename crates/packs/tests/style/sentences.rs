//! All texts below `packs/`, as plain sentences.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use traumfabrik_packs::Lang;

/// One way in which a text can be said. Its gaps stand in braces: `{ $seat } passes.`
pub(crate) struct Sentence {
    pub(crate) lang: Lang,
    /// The id of the text, without the name of an attribute.
    pub(crate) id: String,
    /// Where it stands, for people.
    pub(crate) place: String,
    pub(crate) text: String,
    /// The gaps whose values have chosen this way of saying it.
    pub(crate) selected: BTreeSet<String>,
}

/// The folder `packs/` of the repository.
pub(crate) fn packs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs")
}

pub(crate) fn sentences() -> Vec<Sentence> {
    let mut sentences = Vec::new();
    for lang in Lang::ALL {
        let mut files = Vec::new();
        collect(&packs().join("locales").join(lang.code()), &mut files);
        for edition in fs::read_dir(packs().join("editions")).expect("there are editions") {
            let words = edition.expect("readable").path().join("words");
            files.push(words.join(format!("{lang}.ftl")));
        }
        for file in files {
            read(lang, &file, &mut sentences);
        }
    }
    sentences
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("readable") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "ftl") {
            files.push(path);
        }
    }
}

fn read(lang: Lang, file: &Path, sentences: &mut Vec<Sentence>) {
    let source = fs::read_to_string(file).expect("readable");
    let resource = parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let shown = file.strip_prefix(packs()).unwrap_or(file).display();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        // Not sentences, but what can be typed.
        if id.starts_with("play-keys-") {
            continue;
        }
        let value = message.value.iter().map(|pattern| (id.to_owned(), pattern));
        let attributes = message.attributes.iter();
        let attributes = attributes.map(|a| (format!("{id}.{}", a.id.name), &a.value));
        for (name, pattern) in value.chain(attributes) {
            let place = format!("{shown} {name}");
            sentences.extend(ways_to_say(pattern).into_iter().map(|way| Sentence {
                lang,
                id: id.to_owned(),
                place: place.clone(),
                text: way.text,
                selected: way.selected,
            }));
        }
    }
}

#[derive(Clone, Default)]
struct Way {
    text: String,
    selected: BTreeSet<String>,
}

/// Every variant of a text, put together with what stands around it.
fn ways_to_say(pattern: &Pattern<&str>) -> Vec<Way> {
    pattern.elements.iter().fold(vec![Way::default()], |begun, element| {
        let parts = match element {
            PatternElement::TextElement { value } => vec![plain(value)],
            PatternElement::Placeable { expression } => ways_to_fill(expression),
        };
        let joined = begun.iter().flat_map(|way| {
            parts.iter().map(move |part| Way {
                text: format!("{}{}", way.text, part.text),
                selected: &way.selected | &part.selected,
            })
        });
        joined.collect()
    })
}

fn ways_to_fill(expression: &Expression<&str>) -> Vec<Way> {
    match expression {
        Expression::Inline(inline) => vec![plain(&gap(inline))],
        Expression::Select { selector, variants } => {
            let ways = variants.iter().flat_map(|variant| ways_to_say(&variant.value));
            let selector = gap(selector);
            ways.map(|mut way| {
                way.selected.insert(selector.clone());
                way
            })
            .collect()
        }
    }
}

fn plain(text: &str) -> Way {
    Way { text: text.to_owned(), selected: BTreeSet::new() }
}

fn gap(inline: &InlineExpression<&str>) -> String {
    match inline {
        InlineExpression::VariableReference { id } => format!("{{ ${} }}", id.name),
        InlineExpression::MessageReference { id, .. } => format!("{{ {} }}", id.name),
        InlineExpression::StringLiteral { value } => (*value).to_owned(),
        other => panic!("our texts have no such gap: {other:?}"),
    }
}

//! The words that a language has settled on: `packs/locales/<language>/terms.toml`.

use std::collections::BTreeMap;
use std::fs;

use traumfabrik_packs::Lang;

use crate::sentences::{Sentence, packs};

/// A word that is not used, and the one that is.
pub(crate) struct Term {
    /// With `*` at an end where more letters may follow.
    not: Vec<String>,
    wanted: String,
    /// The ids of texts that may use it, with `*` for all that begin so.
    except: Vec<String>,
}

pub(crate) fn by_language() -> BTreeMap<Lang, Vec<Term>> {
    Lang::ALL.into_iter().map(|lang| (lang, read(lang))).collect()
}

fn read(lang: Lang) -> Vec<Term> {
    let path = packs().join("locales").join(lang.code()).join("terms.toml");
    let source = fs::read_to_string(&path).expect("each language has its terms");
    let table: toml::Table = source.parse().expect("terms.toml is TOML");
    let words = |value: &toml::Value| -> Vec<String> {
        let words = value.as_array().expect("a list").iter();
        words.map(|word| word.as_str().expect("a word").to_owned()).collect()
    };
    let terms = table["term"].as_array().expect("[[term]] tables");
    terms
        .iter()
        .map(|term| Term {
            not: words(&term["not"]),
            wanted: term["use"].as_str().expect("a word").to_owned(),
            except: term.get("except").map(words).unwrap_or_default(),
        })
        .collect()
}

pub(crate) fn faults(terms: &[Term], sentence: &Sentence) -> Vec<String> {
    let said = without_gaps(&sentence.text).to_lowercase();
    let mut faults = Vec::new();
    for term in terms {
        if term.except.iter().any(|id| is_like(id, &sentence.id)) {
            continue;
        }
        for word in term.not.iter().filter(|word| contains(&said, &word.to_lowercase())) {
            faults.push(format!("“{word}”: we say “{}”", term.wanted));
        }
    }
    faults
}

fn is_like(wanted: &str, id: &str) -> bool {
    wanted.strip_suffix('*').map_or(wanted == id, |beginning| id.starts_with(beginning))
}

fn without_gaps(text: &str) -> String {
    let mut parts = text.split(['{', '}']);
    let mut plain = parts.next().unwrap_or_default().to_owned();
    while let (Some(_gap), Some(part)) = (parts.next(), parts.next()) {
        plain.push('·');
        plain.push_str(part);
    }
    plain
}

/// Whether a text has these words as whole ones, but where a star says that more may follow.
fn contains(text: &str, words: &str) -> bool {
    let core = words.trim_matches('*');
    text.match_indices(core).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + core.len()..]);
        let begins = words.starts_with('*') || !before.ends_with(char::is_alphabetic);
        let ends = words.ends_with('*') || !after.starts_with(char::is_alphabetic);
        begins && ends
    })
}

#[test]
fn words_are_whole_or_open() {
    assert!(contains("die produktionsplättchen dort", "*plättchen"));
    assert!(!contains("die produktionsplättchen dort", "plättchen"));
    assert!(contains("une case.", "case") && !contains("une caserne", "case"));
    assert!(contains("misez 3", "mis*") && !contains("permis", "mis*"));
    assert_eq!(without_gaps("{ $seat } passes: { $x }."), "· passes: ·.");
}

//! "1 points": whoever puts a number before a word chooses the word by the number.

use traumfabrik_packs::Lang;

use crate::sentences::Sentence;

/// The gaps that are filled with numbers of things. Ordinals, such as `quarter`, need no choice.
const COUNTED: [&str; 15] = [
    "awards", "cast", "count", "days", "films", "hours", "max", "min", "minutes", "points",
    "seconds", "slots", "stars", "total", "value",
];

/// Texts that need no choice: their ids, in which languages, and why.
const EXCEPT: [(&str, &[Lang], &str); 9] = [
    ("board-production", &Lang::ALL, "a value so far is not a count"),
    ("clock-live", &Lang::ALL, "units of measure have one form"),
    ("error-password-short", &[Lang::De], "Zeichen has one form"),
    ("error-too-big", &[Lang::De, Lang::It], "Byte has one form"),
    ("error-too-long", &[Lang::De], "Zeichen has one form"),
    ("fair-drawn-wrong", &Lang::ALL, "the word behind it belongs to the one that is wrong"),
    ("play-hint-ahead", &Lang::ALL, "an average, with a decimal"),
    ("play-hint-behind", &Lang::ALL, "an average, with a decimal"),
    ("play-production", &Lang::ALL, "a value so far is not a count"),
];

pub(crate) fn faults(sentence: &Sentence) -> Vec<String> {
    let is_here = |langs: &[Lang]| langs.contains(&sentence.lang);
    if EXCEPT.iter().any(|(id, langs, _)| *id == sentence.id && is_here(langs)) {
        return Vec::new();
    }
    let is_unchosen = |gap: &String| {
        let mut after = sentence.text.split(gap.as_str()).skip(1);
        !sentence.selected.contains(gap) && after.any(begins_with_a_word)
    };
    let gaps = COUNTED.iter().map(|name| format!("{{ ${name} }}"));
    gaps.filter(is_unchosen)
        .map(|gap| format!("{gap} counts the word behind it, which has to be selected by it"))
        .collect()
}

fn begins_with_a_word(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(char::is_whitespace) && chars.next().is_some_and(char::is_alphabetic)
}

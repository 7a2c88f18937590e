//! How our texts are written: the marks of each language, numbers that agree with what they count,
//! and one word for one thing. Every text below `packs/` is read, also those to come.

mod counts;
mod marks;
mod sentences;
mod terms;

use sentences::{Sentence, sentences};

/// Reports all faults at once: whoever writes texts mends them in one go.
#[track_caller]
fn check(faults_of: impl Fn(&Sentence) -> Vec<String>) {
    let sentences = sentences();
    assert!(sentences.len() > 4_000, "only {} sentences were found", sentences.len());
    let faults: Vec<String> = sentences
        .iter()
        .flat_map(|sentence| {
            let faults = faults_of(sentence).into_iter();
            faults.map(move |fault| format!("{}: {fault}\n    {}", sentence.place, sentence.text))
        })
        .collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn marks_are_those_of_the_language() {
    check(|sentence| marks::faults(sentence.lang, &sentence.text));
}

#[test]
fn a_number_agrees_with_what_it_counts() {
    check(counts::faults);
}

#[test]
fn one_thing_has_one_word() {
    let terms = terms::by_language();
    check(|sentence| terms::faults(&terms[&sentence.lang], sentence));
}

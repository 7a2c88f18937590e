//! The words that an edition has to define in every language, and whether it does.

use std::collections::BTreeMap;

use traumfabrik_rules::{Award, ChipKind, Genre, Studio};
use traumfabrik_wire::message::{award_word, genre_word, kind_word};

use crate::fault::{Fault, one_of};
use crate::fluent::{Entity, Outline};
use crate::pack::PieceIds;

/// Words that every edition has, whatever its pieces are.
const TERMS: [&str; 19] = [
    "edition-name",
    "edition-tagline",
    "slot-open",
    "word-award",
    "word-bag",
    "word-cast",
    "word-chip",
    "word-film",
    "word-lead",
    "word-legend",
    "word-lot",
    "word-middle",
    "word-money",
    "word-purse",
    "word-quarter",
    "word-rating",
    "word-screen",
    "word-screenplay",
    "word-stack",
];

/// Words with gaps, and the names of these.
const TEMPLATES: [(&str, &[&str]); 3] = [
    ("chip-label", &["kind", "name", "stars"]),
    ("money", &["amount"]),
    ("rating", &["plus", "value"]),
];

/// What a chip may carry: a word for its kind where the usual one does not fit the person on it.
pub(crate) const CHIP_KIND: &str = "kind";

/// Which words are needed, by id, with the arguments that each has to use.
pub(crate) struct Needs {
    args_by_id: BTreeMap<String, &'static [&'static str]>,
    /// Whether there may be pieces whose ids are not known, and so words that are needed as well.
    is_partial: bool,
}

impl Needs {
    pub(crate) fn new(ids: &PieceIds, is_partial: bool) -> Self {
        let pieces = [("chip", &ids.chips), ("screenplay", &ids.screenplays)];
        let named = pieces.into_iter().chain([("location", &ids.locations)]);
        let named = named.flat_map(|(noun, ids)| ids.iter().map(move |id| format!("{noun}-{id}")));
        let studios = Studio::ALL.map(|studio| format!("studio-{}", studio.0));
        let fixed = ChipKind::ALL
            .map(kind_word)
            .into_iter()
            .chain(Genre::ALL.map(genre_word))
            .chain(TERMS)
            .map(str::to_owned);
        let plain = named.chain(studios).chain(Award::ALL.map(award_word)).chain(fixed);
        let mut args_by_id: BTreeMap<_, &[_]> = plain.map(|id| (id, &[][..])).collect();
        args_by_id.extend(TEMPLATES.map(|(id, args)| (id.to_owned(), args)));
        Self { args_by_id, is_partial }
    }

    /// Everything wrong with the words of one language.
    pub(crate) fn report(&self, file: &str, source: &str, faults: &mut Vec<Fault>) {
        let outline = Outline::of(source);
        let mut note = |row, reason| {
            faults.push(Fault { file: file.to_owned(), row, reason });
        };
        for (row, error) in &outline.errors {
            note(Some(*row), format!("this is not Fluent: {error}"));
        }
        let mut row_by_id = BTreeMap::new();
        for message in &outline.messages {
            if let Some(first_row) = row_by_id.insert(message.id.as_str(), message.row) {
                let reason = format!("the word `{}` stands in row {first_row} already", message.id);
                note(Some(message.row), reason);
            }
        }
        for id in self.args_by_id.keys() {
            if !row_by_id.contains_key(id.as_str()) && !outline.broken.contains(id) {
                note(None, format!("the word `{id}` is missing{}", self.shape(id)));
            }
        }
        for message in &outline.messages {
            match self.args_by_id.get(&message.id) {
                Some(args) => report_args(message, args, &mut note),
                None if self.is_partial => {}
                None => {
                    let reason = format!("nothing needs the word `{}`; take it out", message.id);
                    note(Some(message.row), reason);
                }
            }
            for attribute in &message.attributes {
                let is_chip = message.id.starts_with("chip-") && message.id != "chip-label";
                if !(is_chip && attribute == CHIP_KIND) {
                    let reason = format!("nothing needs `.{attribute}` of `{}`", message.id);
                    note(Some(message.row), reason);
                }
            }
            for quoted in message.quotes.iter().filter(|quoted| match quoted.strip_prefix('-') {
                Some(term) => !outline.terms.contains(term),
                None => !row_by_id.contains_key(quoted.as_str()),
            }) {
                let reason = format!("`{}` quotes `{quoted}`, which this file lacks", message.id);
                note(Some(message.row), reason);
            }
        }
    }

    /// How a missing word that has gaps should look.
    fn shape(&self, id: &str) -> String {
        let args = self.args_by_id.get(id).copied().unwrap_or_default();
        if args.is_empty() { String::new() } else { format!("; it has to use {}", all_of(args)) }
    }
}

fn report_args(message: &Entity, args: &[&str], note: &mut impl FnMut(Option<usize>, String)) {
    let id = &message.id;
    for unknown in message.args.iter().filter(|arg| !args.contains(&arg.as_str())) {
        let possible = if args.is_empty() {
            "this word has no arguments".to_owned()
        } else {
            format!("possible are {}", one_of(args.iter().map(|arg| format!("${arg}"))))
        };
        note(Some(message.row), format!("`{id}` uses `${unknown}`, but {possible}"));
    }
    let missing: Vec<&str> =
        args.iter().copied().filter(|arg| !message.args.contains(*arg)).collect();
    if !missing.is_empty() {
        note(Some(message.row), format!("`{id}` has to use {}", all_of(&missing)));
    }
}

fn all_of(args: &[&str]) -> String {
    let quoted: Vec<String> = args.iter().map(|arg| format!("`${arg}`")).collect();
    quoted.join(" and ")
}

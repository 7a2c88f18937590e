//! Everything an edition can say in one language.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::errors::{ReferenceKind, ResolverError};
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Message as AstMessage};
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use traumfabrik_rules::{Chip, ChipId, Money, Rating, ScreenplayId};
use traumfabrik_wire::message::kind_word;
use traumfabrik_wire::{Arg, Message};

use crate::data;
use crate::lang::Lang;
use crate::pack::Pack;
use crate::words::CHIP_KIND;

/// The words of an edition and the sentences of the game, in one language.
///
/// What is missing is shown by its id in brackets: a gap in a text must not stop a game.
///
/// ```
/// use traumfabrik_packs::{Lang, Library, Texts};
/// use traumfabrik_wire::{Arg, Message};
///
/// let library = Library::embedded();
/// let pack = library.get("traumfabrik-2000").unwrap();
/// let bid = Message::new("event-bid-made")
///     .with("seat", Arg::Seat(1))
///     .with("amount", Arg::Money(1));
/// let names = ["Ann".to_owned(), "Bob".to_owned()];
/// assert_eq!(Texts::new(pack, Lang::En).say(&bid, &names), "Bob bids 1 contract.");
/// assert_eq!(Texts::new(pack, Lang::En).word("no-such-word"), "[no-such-word]");
/// ```
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<Arc<FluentResource>>,
    ids: BTreeSet<String>,
    chip_names: Vec<String>,
    chip_labels: Vec<String>,
    titles: Vec<String>,
    locations: Vec<String>,
}

impl Texts {
    /// Reads the texts of a pack in one language.
    pub fn new(pack: &Pack, lang: Lang) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![
            lang.code().parse().expect("two letters are a language"),
        ]);
        // The marks that isolate left-to-right from right-to-left text would show up in terminals,
        // and all our languages are written in the same direction.
        bundle.set_use_isolating(false);
        bundle.add_builtins().expect("a new bundle has no functions");
        let words = Arc::new(data::parse(pack.words(lang).to_owned()));
        let mut ids = BTreeSet::new();
        for resource in data::sentences(lang).iter().cloned().chain([words]) {
            for entry in resource.entries() {
                if let Entry::Message(AstMessage { id, value: Some(_), .. }) = entry {
                    ids.insert(id.name.to_owned());
                }
            }
            bundle.add_resource_overriding(resource);
        }
        let mut texts = Self {
            lang,
            bundle,
            ids,
            chip_names: Vec::new(),
            chip_labels: Vec::new(),
            titles: Vec::new(),
            locations: Vec::new(),
        };
        // A game names its pieces all the time, so they are put into words once.
        for (id, chip) in pack.ids.chips.iter().zip(pack.edition.pieces().chips.iter()) {
            let word = format!("chip-{id}");
            texts.chip_labels.push(texts.label(&word, chip));
            texts.chip_names.push(texts.word(&word));
        }
        let words = |noun: &str, ids: &[String]| {
            ids.iter().map(|id| texts.word(&format!("{noun}-{id}"))).collect()
        };
        let titles = words("screenplay", &pack.ids.screenplays);
        let locations = words("location", &pack.ids.locations);
        Self { titles, locations, ..texts }
    }

    /// The language of these texts.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Says a message. `names` are those of the seats, in order.
    pub fn say(&self, message: &Message, names: &[String]) -> String {
        let args =
            message.args.iter().map(|arg| (arg.name.as_str(), self.value(&arg.value, names)));
        self.format(&message.id, &args.collect())
    }

    /// A message without arguments.
    pub fn word(&self, id: &str) -> String {
        self.format(id, &FluentArgs::new())
    }

    /// The name of a chip.
    pub fn chip_name(&self, chip: ChipId) -> String {
        named(&self.chip_names, "chip", chip.number())
    }

    /// The name of a chip with its kind and stars.
    pub fn chip(&self, chip: ChipId) -> String {
        named(&self.chip_labels, "chip", chip.number())
    }

    /// The title of a screenplay.
    pub fn title(&self, screenplay: ScreenplayId) -> String {
        named(&self.titles, "screenplay", screenplay.number())
    }

    /// An amount of money.
    pub fn money(&self, amount: Money) -> String {
        self.format("money", &[("amount", amount.0)].into_iter().collect())
    }

    /// A rating token.
    pub fn rating(&self, rating: Rating) -> String {
        let plus = if rating.plus { "yes" } else { "no" };
        let mut args = FluentArgs::new();
        args.set("value", rating.value);
        args.set("plus", plus);
        self.format("rating", &args)
    }

    /// Several things in a row, in the manner of the language.
    pub fn list<T: AsRef<str>>(&self, items: &[T]) -> String {
        // Made anew each time, which is cheap: one that is kept could not be shared with threads.
        let locale = self.lang.list_locale();
        let lists = ListFormatter::try_new_and(locale.into(), ListFormatterOptions::default())
            .expect("the list data of our languages is compiled in");
        let list = lists.format(items.iter().map(AsRef::as_ref)).to_string();
        if self.lang == Lang::It { with_euphonic_d(list, items) } else { list }
    }

    /// Whether there is a text of this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// The ids of all texts, in alphabetical order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.ids.iter().map(String::as_str)
    }

    fn label(&self, word: &str, chip: &Chip) -> String {
        let mut args = FluentArgs::new();
        args.set("name", self.word(word));
        args.set("kind", self.own_kind(word).unwrap_or_else(|| self.word(kind_word(chip.kind))));
        args.set("stars", chip.stars.0);
        self.format("chip-label", &args)
    }

    /// What a person on a chip is called where the kind's own word does not fit them.
    fn own_kind(&self, word: &str) -> Option<String> {
        let kind = self.bundle.get_message(word)?.get_attribute(CHIP_KIND)?;
        Some(self.bundle.format_pattern(kind.value(), None, &mut Vec::new()).into_owned())
    }

    fn value<'a>(&self, arg: &Arg, names: &'a [String]) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Money(amount) => self.money(Money(*amount)).into(),
            Arg::Seat(seat) => named(names, "seat", *seat).into(),
            Arg::Seats(seats) => self.listed(seats, |seat| named(names, "seat", seat)),
            Arg::Chip(chip) => named(&self.chip_labels, "chip", *chip).into(),
            Arg::Chips(chips) => self.listed(chips, |chip| named(&self.chip_labels, "chip", chip)),
            Arg::Screenplay(screenplay) => named(&self.titles, "screenplay", *screenplay).into(),
            Arg::Studio(studio) => self.word(&format!("studio-{studio}")).into(),
            Arg::Location(location) => named(&self.locations, "location", *location).into(),
            Arg::Rating { value, plus } => {
                self.rating(Rating { value: *value, plus: *plus }).into()
            }
            Arg::Word(id) => self.word(id).into(),
        }
    }

    fn listed(&self, numbers: &[u8], text: impl Fn(u8) -> String) -> FluentValue<'static> {
        let items: Vec<String> = numbers.iter().map(|&number| text(number)).collect();
        self.list(&items).into()
    }

    fn format(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let message = self.bundle.get_message(id);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return bracketed(id);
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        errors.iter().fold(text.into_owned(), show_gap)
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("lang", &self.lang).field("ids", &self.ids.len()).finish()
    }
}

/// Fluent shows what is missing in the way of its own syntax; people get brackets.
fn show_gap(text: String, error: &FluentError) -> String {
    let FluentError::ResolverError(ResolverError::Reference(reference)) = error else {
        return text;
    };
    match reference {
        ReferenceKind::Variable { id } => text.replace(&format!("{{${id}}}"), &bracketed(id)),
        ReferenceKind::Message { id, .. } => text.replace(&format!("{{{id}}}"), &bracketed(id)),
        ReferenceKind::Term { id, .. } => text.replace(&format!("{{-{id}}}"), &bracketed(id)),
        ReferenceKind::Function { .. } => text,
    }
}

/// Italian joins with "ed" before a word that begins with the same vowel.
fn with_euphonic_d<T: AsRef<str>>(list: String, items: &[T]) -> String {
    let [_, .., last] = items else { return list };
    let last = last.as_ref();
    match list.strip_suffix(last).and_then(|head| head.strip_suffix(" e ")) {
        Some(head) if last.starts_with(['e', 'E']) => format!("{head} ed {last}"),
        _ => list,
    }
}

fn named(names: &[String], noun: &str, number: u8) -> String {
    let name = names.get(usize::from(number)).cloned();
    name.unwrap_or_else(|| bracketed(&format!("{noun}-{number}")))
}

fn bracketed(id: &str) -> String {
    format!("[{id}]")
}

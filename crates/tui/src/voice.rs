//! Everything that is said comes through here: the texts of the language, and the names at the
//! table.

use traumfabrik_packs::{Pack, Texts};
use traumfabrik_rules::{
    Chip, ChipId, ChipKind, Edition, Genre, LocationIdx, Money, Rating, ScreenplayId, Seat, Seats,
    Slot, Studio,
};
use traumfabrik_wire::message::{genre_word, kind_word, slot_word};
use traumfabrik_wire::{Arg, Message, NamedArg};

use crate::input::clean;
use crate::options::TableOptions;

/// How many names for rivals there are: one more than needed, should the person have one of them.
const N_RIVAL_NAMES: usize = 5;
/// Names beyond this many characters would break tables.
const NAME_MAX: usize = 20;

/// The texts of one language, said to one person.
#[derive(Debug)]
pub(crate) struct Voice<'p> {
    pack: &'p Pack,
    texts: Texts,
    /// The rivals' names; the person is "you" within sentences.
    names: Vec<String>,
    person: Seat,
    /// The person where no sentence is around: in a table, in a heading.
    person_label: String,
}

/// What fills a gap of a sentence.
#[derive(Clone, Debug)]
pub(crate) enum Gap {
    Text(String),
    Number(i32),
}

impl From<String> for Gap {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Gap {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<usize> for Gap {
    fn from(number: usize) -> Self {
        Self::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}

macro_rules! gap_from_small_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Gap {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        }
    )*};
}
gap_from_small_number!(u8, u16, i8, i16);

impl<'p> Voice<'p> {
    pub(crate) fn new(options: &TableOptions<'p>, person: Seat) -> Self {
        let texts = Texts::new(options.pack, options.lang);
        let name = options.name.as_deref().map(clean).filter(|name| !name.is_empty());
        let name = name.map(|name| name.chars().take(NAME_MAX).collect::<String>());
        let names = names_at(options.seats, person, name.as_deref(), &texts);
        let mut voice =
            Self { pack: options.pack, texts, names, person, person_label: String::new() };
        voice.person_label = match name {
            Some(name) => voice.say("play-you-named", [("name", name.into())]),
            None => voice.word("play-you-alone"),
        };
        voice
    }

    pub(crate) fn edition(&self) -> &'p Edition {
        &self.pack.edition
    }

    pub(crate) fn person(&self) -> Seat {
        self.person
    }

    /// A text without gaps.
    pub(crate) fn word(&self, id: &str) -> String {
        self.texts.word(id)
    }

    /// A text with gaps.
    pub(crate) fn say<const N: usize>(&self, id: &str, gaps: [(&str, Gap); N]) -> String {
        // A message has no gap for text that is formatted already. Names are just that, so such
        // texts are said as the names of seats.
        let mut said = Vec::new();
        let mut message = Message::new(id);
        for (name, gap) in gaps {
            let arg = match gap {
                Gap::Number(number) => Arg::Number(number),
                Gap::Text(text) => {
                    said.push(text);
                    Arg::Seat(said.len() as u8 - 1)
                }
            };
            message = message.with(name, arg);
        }
        self.texts.say(&message, &said)
    }

    /// A message about the game. What the person did or got is said to "you" where the language
    /// has a sentence for it.
    pub(crate) fn tell(&self, message: &Message) -> String {
        let is_own = |arg: &NamedArg| arg.name == "seat" && arg.value == Arg::Seat(self.person.0);
        if let Some(rest) = message.id.strip_prefix("event-")
            && message.args.iter().any(is_own)
        {
            let own = format!("play-you-{rest}");
            if self.texts.has(&own) {
                let message = Message { id: own, args: message.args.clone() };
                return self.texts.say(&message, &self.names);
            }
        }
        self.texts.say(message, &self.names)
    }

    /// A name within a sentence.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names[seat.index()].clone()
    }

    /// A name that stands by itself: in a table, or at the beginning of a line.
    pub(crate) fn label(&self, seat: Seat) -> String {
        if seat == self.person { self.person_label.clone() } else { self.name(seat) }
    }

    pub(crate) fn list<T: AsRef<str>>(&self, items: &[T]) -> String {
        self.texts.list(items)
    }

    /// Parts of one line, set apart as the language does.
    pub(crate) fn joined(&self, parts: &[String]) -> String {
        let join = |left: String, right: &String| {
            self.say("play-joined", [("left", left.into()), ("right", right.as_str().into())])
        };
        let (first, rest) = parts.split_first().map_or(("", parts), |(f, rest)| (f.as_str(), rest));
        rest.iter().fold(first.to_owned(), join)
    }

    pub(crate) fn money(&self, amount: Money) -> String {
        self.texts.money(amount)
    }

    pub(crate) fn rating(&self, rating: Rating) -> String {
        self.texts.rating(rating)
    }

    pub(crate) fn title(&self, screenplay: ScreenplayId) -> String {
        self.texts.title(screenplay)
    }

    /// A title with the quotation marks of the language.
    pub(crate) fn quoted(&self, screenplay: ScreenplayId) -> String {
        self.say("play-title", [("title", self.title(screenplay).into())])
    }

    pub(crate) fn kind(&self, kind: ChipKind) -> String {
        self.word(kind_word(kind))
    }

    pub(crate) fn slot(&self, slot: Slot) -> String {
        self.word(slot_word(slot))
    }

    pub(crate) fn genre(&self, genre: Genre) -> String {
        self.word(genre_word(genre))
    }

    pub(crate) fn location(&self, location: LocationIdx) -> String {
        let ids = &self.pack.ids.locations;
        let id = ids.get(location.index()).map_or("", String::as_str);
        self.word(&format!("location-{id}"))
    }

    /// The name of a studio; nothing before studios are assigned.
    pub(crate) fn studio(&self, studio: Option<Studio>) -> String {
        studio.map_or_else(String::new, |studio| self.word(&format!("studio-{}", studio.0)))
    }

    pub(crate) fn printed(&self, chip: ChipId) -> Chip {
        self.edition().chip(chip)
    }

    /// A chip with its kind and stars.
    pub(crate) fn chip(&self, chip: ChipId) -> String {
        self.texts.chip(chip)
    }

    /// A chip with its stars alone, where its kind is plain.
    pub(crate) fn chip_short(&self, chip: ChipId) -> String {
        let stars = self.printed(chip).stars.0.into();
        self.say("play-chip", [("name", self.texts.chip_name(chip).into()), ("stars", stars)])
    }

    /// A chip on a slot: its kind is told where the slot does not tell it.
    pub(crate) fn chip_on(&self, chip: ChipId, slot: Slot) -> String {
        let is_plain = match slot {
            Slot::Open => false,
            Slot::Director => self.printed(chip).kind == ChipKind::Director,
            Slot::Actor => self.printed(chip).kind == ChipKind::Actor,
            Slot::Camera => self.printed(chip).kind == ChipKind::Camera,
            Slot::Music => self.printed(chip).kind == ChipKind::Music,
            Slot::Effects => self.printed(chip).kind == ChipKind::Effects,
            Slot::Guest => self.printed(chip).kind == ChipKind::Guest,
        };
        if is_plain { self.chip_short(chip) } else { self.chip(chip) }
    }

    /// Several chips in a row.
    pub(crate) fn chips(&self, chips: &[ChipId]) -> String {
        let labels: Vec<String> = chips.iter().map(|&chip| self.chip(chip)).collect();
        self.list(&labels)
    }
}

/// How all seats are called within sentences. No rival bears the person's own name.
fn names_at(seats: Seats, person: Seat, name: Option<&str>, texts: &Texts) -> Vec<String> {
    let own = name.map(str::to_lowercase);
    let rivals = (1..=N_RIVAL_NAMES).map(|n| texts.word(&format!("play-rival-{n}")));
    let mut rivals = rivals.filter(|rival| Some(rival.to_lowercase()) != own);
    let name_of = |seat| {
        if seat == person { texts.word("play-you") } else { rivals.next().unwrap_or_default() }
    };
    seats.iter().map(name_of).collect()
}

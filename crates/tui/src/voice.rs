//! Everything that is said comes through here: the texts of the language, and the names at the
//! table.

use traumfabrik_packs::{Lang, Pack, Texts};
use traumfabrik_rules::{
    BoardView, Chip, ChipId, ChipKind, Edition, Genre, LocationIdx, Money, Rating, ScreenplayId,
    Seat, Slot, Studio, View,
};
use traumfabrik_wire::message::{genre_word, kind_word, slot_word};
use traumfabrik_wire::{Arg, Message, NamedArg};

use crate::table::LocalSitter;

/// How many names for bots there are: enough, should the people have some of them.
const N_RIVAL_NAMES: usize = 5;

/// The texts of one language, said to those at the keyboard: to one person as "you", to several
/// by their names.
#[derive(Debug)]
pub(crate) struct Voice<'p> {
    pack: &'p Pack,
    texts: Texts,
    /// The names within sentences.
    names: Vec<String>,
    /// The one person at the keyboard, if there is just one.
    you: Option<Seat>,
    /// That person where no sentence is around: in a table, in a heading.
    your_label: String,
    /// What bots are called by their makers, by seat.
    bots: Vec<Option<String>>,
    /// Whose eyes read: their board is the one that is spoken of.
    viewer: Option<Seat>,
}

impl<'p> Voice<'p> {
    pub(crate) fn new(pack: &'p Pack, lang: Lang, sitters: &[LocalSitter]) -> Self {
        let texts = Texts::new(pack, lang);
        let seats = || (0..).map(Seat).zip(sitters);
        let mut people = seats().filter(|(_, sitter)| matches!(sitter, LocalSitter::Person(_)));
        let you = match (people.next(), people.next()) {
            (Some((seat, _)), None) => Some(seat),
            _ => None,
        };
        let bots = sitters.iter().map(|sitter| match sitter {
            LocalSitter::Person(_) => None,
            LocalSitter::Bot(name) => Some(name.to_string()),
        });
        let mut voice = Self {
            pack,
            names: names_at(sitters, you, &texts),
            texts,
            you,
            your_label: String::new(),
            bots: bots.collect(),
            viewer: you,
        };
        voice.your_label = match you.map(|seat| &sitters[seat.index()]) {
            Some(LocalSitter::Person(name)) if !name.is_empty() => {
                voice.say("play-you-named", [("name", name.as_str().into())])
            }
            Some(_) | None => voice.word("play-you-alone"),
        };
        voice
    }

    pub(crate) fn edition(&self) -> &'p Edition {
        &self.pack.edition
    }

    /// From now on this seat's eyes read; none if the keyboard is being passed on.
    pub(crate) fn look_from(&mut self, viewer: Option<Seat>) {
        self.viewer = viewer;
    }

    /// Whose eyes read.
    pub(crate) fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// Whether sentences say "you" to this seat.
    pub(crate) fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// Whether several people share the keyboard.
    pub(crate) fn is_shared(&self) -> bool {
        self.you.is_none()
    }

    /// How strong a bot is, or its character; none for a person. A bot of somebody else's has only
    /// the name that its makers gave it.
    pub(crate) fn bot(&self, seat: Seat) -> Option<String> {
        let name = self.bots[seat.index()].as_deref()?;
        let id = format!("bot-{name}");
        Some(if self.texts.has(&id) { self.word(&id) } else { name.to_owned() })
    }

    /// The board of whoever reads, or of whoever's turn it is.
    pub(crate) fn own<'v>(&self, view: &'v View) -> &'v BoardView {
        &view.boards[self.viewer.unwrap_or(view.active).index()]
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
        let you = self.you.map(|seat| Arg::Seat(seat.0));
        let is_own = |arg: &NamedArg| arg.name == "seat" && Some(&arg.value) == you.as_ref();
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
        if self.is_you(seat) { self.your_label.clone() } else { self.name(seat) }
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

    /// A kind as one letter, for want of room.
    pub(crate) fn kind_letter(&self, kind: ChipKind) -> String {
        self.word(match kind {
            ChipKind::Director => "play-letter-director",
            ChipKind::Actor => "play-letter-actor",
            ChipKind::Camera => "play-letter-camera",
            ChipKind::Music => "play-letter-music",
            ChipKind::Effects => "play-letter-effects",
            ChipKind::Guest => "play-letter-guest",
            ChipKind::Agency => "play-letter-agency",
        })
    }

    /// A slot as one letter.
    pub(crate) fn slot_letter(&self, slot: Slot) -> String {
        match slot {
            Slot::Open => self.word("play-letter-open"),
            Slot::Director => self.kind_letter(ChipKind::Director),
            Slot::Actor => self.kind_letter(ChipKind::Actor),
            Slot::Camera => self.kind_letter(ChipKind::Camera),
            Slot::Music => self.kind_letter(ChipKind::Music),
            Slot::Effects => self.kind_letter(ChipKind::Effects),
            Slot::Guest => self.kind_letter(ChipKind::Guest),
        }
    }

    /// A chip as a letter and its stars.
    pub(crate) fn chip_tiny(&self, chip: ChipId) -> String {
        let Chip { kind, stars, legend: _ } = self.printed(chip);
        format!("{}{}", self.kind_letter(kind), stars.0)
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

/// How all seats are called within sentences. No bot bears a person's name.
fn names_at(sitters: &[LocalSitter], you: Option<Seat>, texts: &Texts) -> Vec<String> {
    let is_taken = |name: &String| {
        let name = name.to_lowercase();
        sitters.iter().any(|sitter| match sitter {
            LocalSitter::Person(person) => person.to_lowercase() == name,
            LocalSitter::Bot(_) => false,
        })
    };
    let names = (1..=N_RIVAL_NAMES).map(|n| texts.word(&format!("bot-name-{n}")));
    let mut names = names.filter(|name| !is_taken(name));
    let name_of = |(seat, sitter): (Seat, &LocalSitter)| match sitter {
        LocalSitter::Person(_) if you == Some(seat) => texts.word("play-you"),
        LocalSitter::Person(name) => name.clone(),
        LocalSitter::Bot(_) => names.next().unwrap_or_default(),
    };
    (0..).map(Seat).zip(sitters).map(name_of).collect()
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

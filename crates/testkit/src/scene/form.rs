//! Forms: what the sentences of a scene look like, and how they are read.
//!
//! A form is a sentence with blanks, such as `{seat} has {money}`. A blank holds one thing, or with
//! a star, as in `hand {chip*}`, a list of them with commas between, or `nothing`. The tables of
//! forms lie beside what they do: [`FACTS`], [`MOVES`], [`CHECKS`] and what they are made of.

use traumfabrik_rules::{Award, ChipKind, Event, Genre, Rating, Slot};

use super::attempt::{ATTEMPTS, CHANGES};
use super::fact::FACTS;
use super::play::{ACTS, DEALS, OPTIONS};

/// What a sentence looks like, and what it does.
pub(super) type Form<T> = (&'static str, T);

/// A form that has been filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filled {
    /// Its place in its table.
    pub(super) form: usize,
    /// What stands in its blanks, one list for each.
    pub(super) blanks: Vec<Vec<Item>>,
    /// Its words, with single spaces between them.
    pub(super) words: String,
}

/// Something in a blank. Names of pieces are still words: only a box knows its pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Item {
    Choice(usize),
    Number(i32),
    Word(String),
    Form(Filled),
}

/// The blanks: what is wanted there. Where there is a choice, it is told as well.
const BLANKS: &[(&str, &str)] = &[
    ("seat", "a seat"),
    ("seat's", "whose"),
    ("viewer", "whoever sees something"),
    ("quarter", "a quarter"),
    ("genre", "a genre"),
    ("award", "an award"),
    ("kind", "a kind of chip"),
    ("printed", "a kind of slot"),
    ("pieces", "pieces of a box"),
    ("event", "an event"),
    ("ask", "what the dealer is asked for"),
    ("decision", "what is to be decided"),
    ("money", "an amount of money"),
    ("number", "a number"),
    ("chip", "a chip such as `actor-03`"),
    ("screenplay", "a screenplay such as `casablanca`"),
    ("piece", "a chip or a screenplay"),
    ("location", "a location such as `sign`, `city-1` or `party-2`"),
    ("holder", "`open`, `withheld`, a seat or a film"),
    ("slot", "a slot such as `director`, `actor#2` or `slot#7`"),
    ("token", "a rating token such as `8` or `8+`"),
    ("pile", "what lies on a slot, such as `director=director-04`"),
    ("why", "the name of a refusal such as `BidTooLow`"),
];

/// What a box holds, before the kinds of chips.
pub(super) const PIECES: [&str; 5] = ["chips", "legends", "screenplays", "tokens", "awards"];

/// A sentence being read.
#[derive(Debug)]
pub(super) struct Reader<'a> {
    words: Vec<&'a str>,
    seats: &'a [String],
    /// The furthest word that fitted no form, and what would have fitted there.
    far: usize,
    wanted: Vec<String>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a str, seats: &'a [String]) -> Self {
        Self { words: words(text), seats, far: 0, wanted: Vec::new() }
    }

    /// All sentences of the text, with commas between them; or what was found where it cannot be
    /// read, and what would be right there.
    pub(super) fn read<T>(&mut self, forms: &[Form<T>]) -> Result<Vec<Filled>, (String, String)> {
        let (mut read, mut at) = (Vec::new(), 0);
        loop {
            let begin = at;
            let end = self.any(forms.iter().map(|form| form.0), at).map(|(end, filled)| {
                read.push(filled);
                end
            });
            match end.map(|end| (end, self.words.get(end))) {
                Some((_, None)) => return Ok(read),
                Some((end, Some(&","))) => at = end + 1,
                Some((end, Some(_))) => {
                    self.miss(end, || "the end of the sentence".to_owned());
                    return Err(self.wrong());
                }
                None if self.far > begin => return Err(self.wrong()),
                None => {
                    let looks: Vec<&str> = forms.iter().flat_map(|form| expanded(form.0)).collect();
                    let wanted = format!("one of these sentences: `{}`", looks.join("`, `"));
                    return Err((self.found(begin), wanted));
                }
            }
        }
    }

    fn found(&self, at: usize) -> String {
        self.words.get(at).map_or("the end of the sentence".to_owned(), |word| format!("`{word}`"))
    }

    fn wrong(&self) -> (String, String) {
        (self.found(self.far), self.wanted.join(" or "))
    }

    /// Remembers what would have been right, if nothing came further than this.
    fn miss(&mut self, at: usize, wanted: impl FnOnce() -> String) {
        if at > self.far {
            self.far = at;
            self.wanted.clear();
        }
        if at == self.far {
            let wanted = wanted();
            if !self.wanted.contains(&wanted) {
                self.wanted.push(wanted);
            }
        }
    }

    /// The form that reaches furthest from here, and how far that is.
    fn any(
        &mut self,
        forms: impl Iterator<Item = &'static str>,
        at: usize,
    ) -> Option<(usize, Filled)> {
        let mut best: Option<(usize, Filled)> = None;
        for (form, looks) in forms.enumerate() {
            if let Some((end, blanks)) = self.fill(looks, at)
                && best.as_ref().is_none_or(|&(other, _)| end > other)
            {
                best = Some((end, Filled { form, blanks, words: self.words[at..end].join(" ") }));
            }
        }
        best
    }

    fn fill(&mut self, looks: &'static str, mut at: usize) -> Option<(usize, Vec<Vec<Item>>)> {
        let mut blanks = Vec::new();
        for part in words(looks) {
            if let Some(blank) = part.strip_prefix('{').and_then(|part| part.strip_suffix('}')) {
                let (end, items) = match blank.strip_suffix('*') {
                    None if blank == "piles" && self.words.get(at) != Some(&":") => {
                        (at, Vec::new())
                    }
                    None if blank == "piles" => self.list("pile", at + 1)?,
                    None => self.item(blank, at).map(|(end, item)| (end, vec![item]))?,
                    Some(blank) => self.list(blank, at)?,
                };
                blanks.push(items);
                at = end;
            } else if self.words.get(at) == Some(&part) {
                at += 1;
            } else {
                self.miss(at, || format!("`{part}`"));
                return None;
            }
        }
        Some((at, blanks))
    }

    fn list(&mut self, blank: &str, at: usize) -> Option<(usize, Vec<Item>)> {
        if self.words.get(at) == Some(&"nothing") {
            return Some((at + 1, Vec::new()));
        }
        let (mut end, item) = self.item(blank, at)?;
        let mut items = vec![item];
        while self.words.get(end) == Some(&",") {
            let Some((next, item)) = self.item(blank, end + 1) else { break };
            items.push(item);
            end = next;
        }
        Some((end, items))
    }

    fn item(&mut self, blank: &str, at: usize) -> Option<(usize, Item)> {
        if let Some(forms) = nested(blank) {
            return self.any(forms.into_iter(), at).map(|(end, filled)| (end, Item::Form(filled)));
        }
        let word = self.words.get(at).copied().unwrap_or_default();
        let is_name = word.chars().any(char::is_alphanumeric);
        let as_word = |end: usize| (end, Item::Word(self.words[at..end].join(" ")));
        let item = if let Some(choices) = choices(blank, self.seats) {
            let said = |choice: &String| {
                let n_words = choice.split(' ').count();
                let end = (at + n_words).min(self.words.len());
                (self.words[at.min(end)..end].join(" ") == *choice).then_some(end)
            };
            choices
                .iter()
                .enumerate()
                .find_map(|(n, choice)| Some((said(choice)?, Item::Choice(n))))
        } else {
            match blank {
                "money" | "number" => {
                    word.parse().ok().map(|number| (at + 1, Item::Number(number)))
                }
                "slot" => slot_word(word).map(|_| as_word(at + 1)),
                "token" => rating(word).map(|_| as_word(at + 1)),
                "pile" => self.pile_end(at).map(as_word),
                "why" if is_name => {
                    let behind = &self.words[at..];
                    let n_words =
                        behind.iter().position(|&word| word == ",").unwrap_or(behind.len());
                    Some(as_word(at + n_words))
                }
                _ => is_name.then(|| as_word(at + 1)),
            }
        };
        if item.is_none() {
            let seats = self.seats;
            self.miss(at, || wanted(blank, seats));
        }
        item
    }

    /// Where `actor#2=actor-01 then agency-02` ends.
    fn pile_end(&self, at: usize) -> Option<usize> {
        let word = |at: usize| self.words.get(at).copied().unwrap_or_default();
        if slot_word(word(at)).is_none() || word(at + 1) != "=" || word(at + 2).is_empty() {
            return None;
        }
        let mut end = at + 3;
        while word(end) == "then" && !word(end + 1).is_empty() {
            end += 2;
        }
        Some(end)
    }
}

/// The forms of which a blank holds one.
fn nested(blank: &str) -> Option<Vec<&'static str>> {
    fn looks<T>(forms: &[Form<T>]) -> Vec<&'static str> {
        forms.iter().map(|form| form.0).collect()
    }
    Some(match blank {
        "fact" => looks(FACTS),
        "act" => looks(ACTS),
        "option" => looks(OPTIONS),
        "deal" => looks(DEALS),
        "change" => looks(CHANGES),
        "attempt" => looks(ATTEMPTS),
        _ => return None,
    })
}

/// A form; or those of another table, if it is nothing but a blank for them.
fn expanded(looks: &'static str) -> Vec<&'static str> {
    let blank = looks.strip_prefix('{').and_then(|looks| looks.strip_suffix('}'));
    blank.and_then(nested).unwrap_or_else(|| vec![looks])
}

/// What a blank leaves the choice between.
fn choices(blank: &str, seats: &[String]) -> Option<Vec<String>> {
    let owned = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
    let kinds = || ChipKind::ALL.into_iter().map(lower);
    Some(match blank {
        "seat" => seats.to_vec(),
        "seat's" => seats.iter().map(|seat| format!("{seat}'s")).collect(),
        "viewer" => ["the table", "the judge"]
            .map(str::to_owned)
            .into_iter()
            .chain(seats.to_vec())
            .collect(),
        "quarter" => owned(&["1", "2", "3", "4"]),
        "genre" => Genre::ALL.into_iter().map(lower).collect(),
        "award" => Award::ALL.into_iter().map(award_words).collect(),
        "kind" => kinds().collect(),
        "printed" => Slot::ALL.into_iter().map(lower).collect(),
        "pieces" => PIECES.into_iter().map(str::to_owned).chain(kinds()).collect(),
        "event" => owned(Event::VARIANTS),
        "ask" => owned(&["studios", "lead", "screenplay", "legend"]),
        "decision" => owned(&["bids", "places", "chooses"]),
        _ => return None,
    })
}

fn wanted(blank: &str, seats: &[String]) -> String {
    let what = BLANKS.iter().find(|known| known.0 == blank).map_or(blank, |known| known.1);
    match choices(blank, seats) {
        Some(choices) => format!("{what}: {}", choices.join(", ")),
        None => what.to_owned(),
    }
}

/// `first drama`, `best of quarter 1`, `best drama`, `worst film` or `best direction`.
fn award_words(award: Award) -> String {
    match award {
        Award::FirstFilm(genre) => format!("first {}", lower(genre)),
        Award::BestOfQuarter(quarter) => format!("best of quarter {}", quarter.number()),
        Award::BestOfGenre(genre) => format!("best {}", lower(genre)),
        Award::WorstFilm => "worst film".to_owned(),
        Award::BestDirection => "best direction".to_owned(),
    }
}

/// A rating token such as `8` or `8+`.
pub(super) fn rating(word: &str) -> Option<Rating> {
    let number = word.strip_suffix('+').unwrap_or(word);
    Some(Rating { value: number.parse().ok()?, plus: number.len() < word.len() })
}

/// `music`, `actor#2` or `slot#7`: the kind, if it is one, and which of them.
pub(super) fn slot_word(word: &str) -> Option<(Option<Slot>, Option<usize>)> {
    let (kind, nth) = match word.split_once('#') {
        None => (word, None),
        Some((kind, nth)) => (kind, Some(nth.parse().ok().filter(|nth| (1..=255).contains(nth))?)),
    };
    match Slot::ALL.into_iter().find(|&slot| lower(slot) == kind) {
        None if kind == "slot" && nth.is_some() => Some((None, nth)),
        None => None,
        slot => Some((slot, nth)),
    }
}

/// The name of a variant, as scenes write kinds of things.
pub(super) fn lower(word: impl std::fmt::Debug) -> String {
    format!("{word:?}").to_ascii_lowercase()
}

/// Words with commas between them, or `nothing`.
pub(super) fn listed(words: &[String]) -> String {
    if words.is_empty() { "nothing".to_owned() } else { words.join(", ") }
}

/// Cuts a sentence into words; commas, colons and equals signs stand alone.
pub(super) fn words(text: &str) -> Vec<&str> {
    let is_sign = |c: char| matches!(c, ',' | ':' | '=');
    text.split_whitespace()
        .flat_map(|word| word.split_inclusive(is_sign))
        .flat_map(|part| match part.char_indices().next_back() {
            Some((at, last)) if is_sign(last) => vec![&part[..at], &part[at..]],
            Some(_) | None => vec![part],
        })
        .filter(|word| !word.is_empty())
        .collect()
}

//! The words of one sentence, read from left to right.

use traumfabrik_rules::{Award, ChipKind, Genre, Quarter, Rating, Seat, Slot};

use crate::scene::error::SceneError;
use crate::scene::script::{Pile, SlotWord};

/// What a reader returns.
pub(super) type Read<T> = Result<T, SceneError>;

/// A sentence being read.
#[derive(Clone, Debug)]
pub(super) struct Cursor<'a> {
    line: usize,
    seats: &'a [String],
    tokens: Vec<&'a str>,
    next: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(line: usize, text: &'a str, seats: &'a [String]) -> Self {
        Self { line, seats, tokens: tokens(text), next: 0 }
    }

    /// The next word, without taking it.
    pub(super) fn peek(&self) -> Option<&'a str> {
        self.tokens.get(self.next).copied()
    }

    /// The word after the next one.
    pub(super) fn peek_second(&self) -> Option<&'a str> {
        self.tokens.get(self.next + 1).copied()
    }

    /// That the next word is wrong, and what would be right.
    pub(super) fn wrong(&self, wanted: impl Into<String>) -> SceneError {
        let found = self.peek().map_or("the end of the sentence".to_owned(), |w| format!("`{w}`"));
        SceneError::new(self.line, found, wanted)
    }

    /// Takes the next word if it is this one.
    pub(super) fn eat(&mut self, word: &str) -> bool {
        let is_it = self.peek() == Some(word);
        self.next += usize::from(is_it);
        is_it
    }

    pub(super) fn expect(&mut self, word: &str) -> Read<()> {
        if self.eat(word) { Ok(()) } else { Err(self.wrong(format!("`{word}`"))) }
    }

    pub(super) fn is_done(&self) -> bool {
        self.next >= self.tokens.len()
    }

    pub(super) fn end(&self) -> Read<()> {
        if self.is_done() { Ok(()) } else { Err(self.wrong("the end of the sentence")) }
    }

    /// Any word that could name something.
    pub(super) fn name(&mut self, wanted: &str) -> Read<String> {
        let is_name = |word: &&str| word.chars().any(char::is_alphanumeric);
        match self.peek().filter(is_name) {
            Some(word) => {
                self.next += 1;
                Ok(word.to_owned())
            }
            None => Err(self.wrong(wanted)),
        }
    }

    /// The next word, turned into something by `read`.
    pub(super) fn word<T>(&mut self, wanted: &str, read: impl Fn(&str) -> Option<T>) -> Read<T> {
        match self.peek().and_then(read) {
            Some(found) => {
                self.next += 1;
                Ok(found)
            }
            None => Err(self.wrong(wanted)),
        }
    }

    pub(super) fn number<T: std::str::FromStr>(&mut self, wanted: &str) -> Read<T> {
        self.word(wanted, |word| word.parse().ok())
    }

    /// Things separated by commas; `nothing` alone is the empty list.
    pub(super) fn list<T>(&mut self, item: impl Fn(&mut Self) -> Read<T>) -> Read<Vec<T>> {
        if self.eat("nothing") {
            return Ok(Vec::new());
        }
        let mut items = vec![item(self)?];
        while self.eat(",") {
            items.push(item(self)?);
        }
        Ok(items)
    }

    pub(super) fn chips(&mut self) -> Read<Vec<String>> {
        self.list(|c| c.name("a chip such as `actor-03`, or `nothing`"))
    }

    pub(super) fn screenplays(&mut self) -> Read<Vec<String>> {
        self.list(Self::screenplay)
    }

    pub(super) fn chip(&mut self) -> Read<String> {
        self.name("a chip such as `actor-03`")
    }

    pub(super) fn screenplay(&mut self) -> Read<String> {
        self.name("a screenplay such as `casablanca`")
    }

    pub(super) fn location(&mut self) -> Read<String> {
        self.name("a location such as `sign`, `city-1` or `party-2`")
    }

    pub(super) fn seat(&mut self) -> Read<Seat> {
        let seats = self.seats;
        self.word(&self.seat_wanted(), |word| seat_named(seats, word))
    }

    pub(super) fn seats(&mut self) -> Read<Vec<Seat>> {
        self.list(Self::seat)
    }

    /// The seat in `Anna's`, without taking the word.
    pub(super) fn peek_possessive(&self) -> Option<Seat> {
        let owner = self.peek()?.strip_suffix("'s")?;
        seat_named(self.seats, owner)
    }

    pub(super) fn peek_seat(&self) -> Option<Seat> {
        self.peek().and_then(|word| seat_named(self.seats, word))
    }

    pub(super) fn possessive(&mut self) -> Read<Seat> {
        match self.peek_possessive() {
            Some(seat) => {
                self.next += 1;
                Ok(seat)
            }
            None => Err(self.wrong("a seat's, such as `Anna's`")),
        }
    }

    fn seat_wanted(&self) -> String {
        format!("a seat: {}", self.seats.join(", "))
    }

    pub(super) fn token(&mut self) -> Read<Rating> {
        self.word("a rating token such as `8` or `8+`", |word| {
            let number = word.strip_suffix('+').unwrap_or(word);
            Some(Rating { value: number.parse().ok()?, plus: number.len() < word.len() })
        })
    }

    pub(super) fn kind(&mut self) -> Read<ChipKind> {
        let wanted = "a kind of chip: director, actor, camera, music, effects, guest or agency";
        self.word(wanted, |word| {
            ChipKind::ALL.into_iter().find(|kind| word == lower(&format!("{kind:?}")))
        })
    }

    pub(super) fn slot_kind(&mut self) -> Read<Slot> {
        let wanted = "a kind of slot: director, actor, camera, music, effects, open or guest";
        self.word(wanted, slot_named)
    }

    /// `music`, `actor#2` or `slot#7`.
    pub(super) fn slot(&mut self) -> Read<SlotWord> {
        self.word("a slot such as `director`, `actor#2` or `slot#7`", |word| {
            match word.split_once('#') {
                None => slot_named(word).map(SlotWord::Only),
                Some((kind, nth)) => {
                    let nth = nth.parse().ok().filter(|&nth| nth > 0)?;
                    match kind {
                        "slot" => Some(SlotWord::Place(nth)),
                        _ => slot_named(kind).map(|kind| SlotWord::Nth(kind, nth)),
                    }
                }
            }
        })
    }

    /// `director=director-04, actor#2=actor-01 then agency-02`, behind a colon.
    pub(super) fn piles(&mut self) -> Read<Vec<Pile>> {
        if !self.eat(":") {
            return Ok(Vec::new());
        }
        self.list(|c| {
            let slot = c.slot()?;
            c.expect("=")?;
            let mut chips = Vec::new();
            if !c.eat("nothing") {
                chips.push(c.chip()?);
                while c.eat("then") {
                    chips.push(c.chip()?);
                }
            }
            Ok(Pile { slot, chips })
        })
    }

    pub(super) fn genre(&mut self) -> Read<Genre> {
        self.word("a genre: drama, adventure or entertainment", genre_named)
    }

    pub(super) fn quarter(&mut self) -> Read<u8> {
        self.word("a quarter from 1 to 4", |word| {
            word.parse().ok().filter(|number| (1..=4).contains(number))
        })
    }

    /// `first drama`, `best of quarter 1`, `best drama`, `best direction` or `worst film`.
    pub(super) fn award(&mut self) -> Read<Award> {
        let wanted = "an award: `first drama`, `best of quarter 1`, `best drama`, `worst film` or \
                      `best direction`";
        if self.eat("first") {
            self.genre().map(Award::FirstFilm)
        } else if self.eat("worst") {
            self.expect("film").map(|()| Award::WorstFilm)
        } else if self.eat("best") {
            if self.eat("direction") {
                Ok(Award::BestDirection)
            } else if self.eat("of") {
                self.expect("quarter")?;
                self.word("a quarter from 1 to 3", |word| match word {
                    "1" => Some(Award::BestOfQuarter(Quarter::First)),
                    "2" => Some(Award::BestOfQuarter(Quarter::Second)),
                    "3" => Some(Award::BestOfQuarter(Quarter::Third)),
                    _ => None,
                })
            } else {
                self.genre().map(Award::BestOfGenre)
            }
        } else {
            Err(self.wrong(wanted))
        }
    }
}

/// Cuts a sentence into words; commas, colons and equals signs stand alone.
fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    for word in text.split_whitespace() {
        let mut rest = word;
        while let Some(at) = rest.find([',', ':', '=']) {
            let (before, sign) = rest.split_at(at);
            let (sign, behind) = sign.split_at(1);
            tokens.extend([before, sign].into_iter().filter(|token| !token.is_empty()));
            rest = behind;
        }
        if !rest.is_empty() {
            tokens.push(rest);
        }
    }
    tokens
}

fn seat_named(seats: &[String], name: &str) -> Option<Seat> {
    let idx = seats.iter().position(|seat| seat == name)?;
    u8::try_from(idx).ok().map(Seat)
}

fn slot_named(word: &str) -> Option<Slot> {
    Slot::ALL.into_iter().find(|slot| word == lower(&format!("{slot:?}")))
}

fn genre_named(word: &str) -> Option<Genre> {
    Genre::ALL.into_iter().find(|genre| word == lower(&format!("{genre:?}")))
}

fn lower(name: &str) -> String {
    name.to_ascii_lowercase()
}

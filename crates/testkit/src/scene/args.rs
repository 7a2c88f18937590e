//! What stands in the blanks of a form, as things of the game.

use std::slice::Iter;

use traumfabrik_rules::{
    Award, AwardState, ChipId, ChipKind, Event, Genre, LocationIdx, Money, Perspective, Quarter,
    Rating, ScreenplayId, Seat, Slot, SlotIdx,
};

use super::form::{Filled, Item, rating};
use super::names::{Found, Names};

/// The chips on some slots of a screenplay, from the bottom up.
pub(super) type Piles = Vec<(SlotIdx, Vec<ChipId>)>;

/// The blanks of a form, taken one after the other.
///
/// A form and whoever takes its blanks stand side by side in a table, so asking for something that
/// is not there is a slip in that table: it panics, and the first scene that uses the form shows it.
#[derive(Debug)]
pub(super) struct Args<'a> {
    pub(super) names: Names<'a>,
    /// The words of the whole form.
    pub(super) words: &'a str,
    blanks: Iter<'a, Vec<Item>>,
}

impl<'a> Args<'a> {
    pub(super) fn new(names: Names<'a>, filled: &'a Filled) -> Self {
        Self { names, words: &filled.words, blanks: filled.blanks.iter() }
    }

    fn list(&mut self) -> &'a [Item] {
        self.blanks.next().expect("the form has this blank")
    }

    fn choices(&mut self) -> impl Iterator<Item = usize> + 'a {
        self.list().iter().map(|item| match item {
            Item::Choice(n) => *n,
            other => unreachable!("a choice, not {other:?}"),
        })
    }

    fn choice(&mut self) -> usize {
        self.choices().next().expect("it is no list")
    }

    pub(super) fn words(&mut self) -> impl Iterator<Item = &'a str> {
        self.list().iter().map(|item| match item {
            Item::Word(word) => word.as_str(),
            other => unreachable!("a word, not {other:?}"),
        })
    }

    pub(super) fn word(&mut self) -> &'a str {
        self.words().next().expect("it is no list")
    }

    /// The forms in a blank, each with its place in its table.
    pub(super) fn forms(&mut self) -> impl Iterator<Item = (usize, Args<'a>)> {
        let names = self.names;
        self.list().iter().map(move |item| match item {
            Item::Form(filled) => (filled.form, Args::new(names, filled)),
            other => unreachable!("a form, not {other:?}"),
        })
    }

    pub(super) fn form(&mut self) -> (usize, Args<'a>) {
        self.forms().next().expect("it is no list")
    }

    pub(super) fn numbers<T: TryFrom<i32>>(&mut self) -> Found<Vec<T>> {
        let number = |item: &Item| match item {
            Item::Number(n) => T::try_from(*n).map_err(|_| format!("{n} is out of bounds")),
            other => unreachable!("a number, not {other:?}"),
        };
        self.list().iter().map(number).collect()
    }

    pub(super) fn number<T: TryFrom<i32>>(&mut self) -> Found<T> {
        Ok(self.numbers()?.swap_remove(0))
    }

    pub(super) fn money(&mut self) -> Found<Money> {
        self.number().map(Money)
    }

    pub(super) fn seats(&mut self) -> Vec<Seat> {
        self.choices().map(|n| Seat(n as u8)).collect()
    }

    pub(super) fn seat(&mut self) -> Seat {
        Seat(self.choice() as u8)
    }

    /// `the table`, `the judge`, or a seat.
    pub(super) fn viewer(&mut self) -> Perspective {
        match self.choice() {
            0 => Perspective::Table,
            1 => Perspective::Judge,
            n => Perspective::Seat(Seat(n as u8 - 2)),
        }
    }

    pub(super) fn quarter(&mut self) -> Quarter {
        Quarter::ALL[self.choice()]
    }

    pub(super) fn genre(&mut self) -> Genre {
        Genre::ALL[self.choice()]
    }

    pub(super) fn award(&mut self) -> Award {
        Award::ALL[self.choice()]
    }

    pub(super) fn kinds(&mut self) -> Vec<ChipKind> {
        self.choices().map(|n| ChipKind::ALL[n]).collect()
    }

    pub(super) fn kind(&mut self) -> ChipKind {
        self.kinds().swap_remove(0)
    }

    pub(super) fn printed(&mut self) -> Vec<Slot> {
        self.choices().map(|n| Slot::ALL[n]).collect()
    }

    pub(super) fn events(&mut self) -> impl Iterator<Item = &'static str> {
        self.choices().map(|n| Event::VARIANTS[n])
    }

    /// One of several words, by its place.
    pub(super) fn which(&mut self) -> usize {
        self.choice()
    }

    pub(super) fn chips<C: FromIterator<ChipId>>(&mut self) -> Found<C> {
        let names = self.names;
        self.words().map(|word| names.chip(word)).collect()
    }

    pub(super) fn chip(&mut self) -> Found<ChipId> {
        let word = self.word();
        self.names.chip(word)
    }

    pub(super) fn screenplays<C: FromIterator<ScreenplayId>>(&mut self) -> Found<C> {
        let names = self.names;
        self.words().map(|word| names.screenplay(word)).collect()
    }

    pub(super) fn screenplay(&mut self) -> Found<ScreenplayId> {
        let word = self.word();
        self.names.screenplay(word)
    }

    pub(super) fn location(&mut self) -> Found<LocationIdx> {
        let word = self.word();
        self.names.location(word)
    }

    pub(super) fn slots(&mut self, on: ScreenplayId) -> Found<Vec<SlotIdx>> {
        let names = self.names;
        self.words().map(|word| names.slot(on, word)).collect()
    }

    pub(super) fn slot(&mut self, on: ScreenplayId) -> Found<SlotIdx> {
        let word = self.word();
        self.names.slot(on, word)
    }

    pub(super) fn tokens(&mut self) -> Vec<Rating> {
        self.words().filter_map(rating).collect()
    }

    pub(super) fn token(&mut self) -> Rating {
        self.tokens().swap_remove(0)
    }

    /// What has become of an award: `open`, `withheld`, a seat or a film.
    pub(super) fn holder(&mut self) -> Found<AwardState> {
        let word = self.word();
        Ok(match (word, self.names.seats.iter().position(|seat| seat == word)) {
            ("open", _) => AwardState::Open,
            ("withheld", _) => AwardState::Withheld,
            (_, Some(seat)) => AwardState::Seat(Seat(seat as u8)),
            (film, None) => AwardState::Film(self.names.screenplay(film)?),
        })
    }

    /// Chips on slots, each as `actor#2 = actor-01 then agency-02`.
    pub(super) fn piles(&mut self, on: ScreenplayId) -> Found<Piles> {
        let names = self.names;
        let pile = |pile: &str| {
            let (slot, chips) = pile.split_once(" = ").unwrap_or((pile, "nothing"));
            let chips = chips.split(" then ").filter(|&chip| chip != "nothing");
            Ok((names.slot(on, slot)?, chips.map(|chip| names.chip(chip)).collect::<Found<_>>()?))
        };
        self.words().map(pile).collect()
    }
}

//! The words around the figures.

use traumfabrik_packs::Texts;
use traumfabrik_review::{Auction, Decision, Made, Moment, Review};
use traumfabrik_rules::{Action, LocationIdx, Quarter, Seat};
use traumfabrik_wire::{Arg, Message};

/// The texts of a language, and what the seats are called.
pub(super) struct Words<'t> {
    pub(super) texts: &'t Texts,
    pub(super) names: Vec<String>,
}

impl Words<'_> {
    /// A text without gaps: `review-` and this.
    pub(super) fn label(&self, id: &str) -> String {
        self.texts.word(&format!("review-{id}"))
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.texts.say(message, &self.names)
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    pub(super) fn worth_to(&self, seat: Seat) -> String {
        self.say(&Message::new("review-worth").with("seat", Arg::Seat(seat.0)))
    }

    pub(super) fn place(&self, location: LocationIdx, quarter: Quarter) -> String {
        let place = Message::new("review-place").with("location", Arg::Location(location.0));
        self.say(&place.with("quarter", Arg::Number(quarter.number().into())))
    }

    /// Where a moment lies; nothing before the first quarter.
    pub(super) fn place_of(&self, moment: &Moment) -> String {
        moment.quarter.map_or_else(String::new, |quarter| self.place(moment.location, quarter))
    }

    pub(super) fn action(&self, action: Action) -> String {
        let did = |id: &str| Message::new(format!("review-did-{id}"));
        self.say(&match action {
            Action::Bid(amount) => did("bid").with("amount", Arg::Money(amount.0)),
            Action::Pass => did("pass"),
            Action::Take(chip) => did("take").with("chip", Arg::Chip(chip.number())),
            Action::Decline => did("decline"),
            Action::Place { chip, screenplay, slot: _ } => did("place")
                .with("chip", Arg::Chip(chip.number()))
                .with("screenplay", Arg::Screenplay(screenplay.number())),
            Action::Discard(chip) => did("discard").with("chip", Arg::Chip(chip.number())),
        })
    }

    pub(super) fn lot(&self, auction: &Auction) -> String {
        let chips: Vec<String> = auction.chips.iter().map(|&chip| self.texts.chip(chip)).collect();
        self.texts.list(&chips)
    }

    pub(super) fn made(&self, made: &Made) -> String {
        let count = |id: &str, n: u8| {
            let message = Message::new(format!("review-made-{id}"));
            (n > 0).then(|| self.say(&message.with(id, Arg::Number(n.into()))))
        };
        let counts = [count("placed", made.placed), count("discarded", made.discarded)];
        let films = made.films.iter().map(|film| {
            let finished = Message::new("review-made-finished");
            self.say(&finished.with("screenplay", Arg::Screenplay(film.number())))
        });
        let all: Vec<String> = counts.into_iter().flatten().chain(films).collect();
        self.texts.list(&all)
    }
}

/// The costliest mistakes, the worst first.
pub(super) fn costliest(review: &Review) -> Vec<&Decision> {
    let mut mistakes: Vec<&Decision> =
        review.decisions.iter().filter(|decision| decision.is_mistake).collect();
    mistakes.sort_by(|a, b| b.loss.total_cmp(&a.loss));
    mistakes.truncate(12);
    mistakes
}

/// A figure with its sign.
pub(super) fn signed(value: f64) -> String {
    let text = format!("{value:+.1}");
    if text == "-0.0" || text == "+0.0" { "0.0".to_owned() } else { text.replace('-', "−") }
}

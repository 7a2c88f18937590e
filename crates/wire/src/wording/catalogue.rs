//! All messages that this crate can produce, for checking the language files.

use std::borrow::Cow;

use super::ruling;

/// The id of a message and the names of its arguments.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sentence {
    /// The id.
    pub id: Cow<'static, str>,
    /// The arguments that always come with it.
    pub args: &'static [&'static str],
}

/// Every message, by id, with its arguments. Words that fill gaps of other messages are among
/// them; they have none.
pub fn catalogue() -> Vec<Sentence> {
    let rows = EVENTS.iter().chain(REFUSALS).chain(REASONS);
    let rows = rows.map(|&(id, args)| Sentence { id: id.into(), args });
    let words = WORDS.iter().map(|&id| id.into());
    let plain = words.chain(ruling::ids().map(Cow::Owned));
    rows.chain(plain.map(|id| Sentence { id, args: &[] })).collect()
}

type Row = (&'static str, &'static [&'static str]);

const EVENTS: &[Row] = &[
    ("event-studio-assigned", &["seat", "studio"]),
    ("event-lead-assigned", &["seat"]),
    ("event-screenplay-turned", &["screenplay"]),
    ("event-legend-turned", &["quarter", "chip"]),
    ("event-lot-dealt", &["location", "chips"]),
    ("event-arrived", &["location", "quarter"]),
    ("event-bid-made", &["seat", "amount"]),
    ("event-passed", &["seat"]),
    ("event-lot-sold", &["seat", "price", "share", "left"]),
    ("event-lot-won-free", &["seat"]),
    ("event-lot-withdrawn", &[]),
    ("event-party-revealed", &["chips", "seats"]),
    ("event-chip-taken", &["seat", "chip"]),
    ("event-declined", &["seat"]),
    ("event-leftovers-removed", &["chips"]),
    ("event-chip-placed", &["seat", "chip", "slot", "screenplay"]),
    ("event-chip-discarded", &["seat", "chip"]),
    ("event-film-finished", &["seat", "screenplay", "value", "rating"]),
    ("event-film-finished-unrated", &["seat", "screenplay", "value"]),
    ("event-screenplay-taken", &["seat", "screenplay"]),
    ("event-award-given", &["award", "seat", "screenplay", "points"]),
    ("event-award-given-seat", &["award", "seat", "points"]),
    ("event-award-withheld", &["award"]),
    ("event-score", &["seat", "total", "films", "awards", "money"]),
    ("event-winner", &["seat"]),
    ("event-winners-shared", &["seats"]),
];

const REFUSALS: &[Row] = &[
    ("refusal-not-your-turn", &["due"]),
    ("refusal-dealer-due", &[]),
    ("refusal-game-over", &[]),
    ("refusal-no-auction", &[]),
    ("refusal-no-party", &[]),
    ("refusal-nothing-to-place", &[]),
    ("refusal-must-place-first", &[]),
    ("refusal-bid-too-low", &["floor"]),
    ("refusal-bid-above-purse", &["purse"]),
    ("refusal-only-zero", &[]),
    ("refusal-not-offered", &["chip"]),
    ("refusal-may-not-decline", &[]),
    ("refusal-not-in-hand", &["chip"]),
    ("refusal-not-your-screenplay", &["screenplay"]),
    ("refusal-film-finished", &["screenplay"]),
    ("refusal-no-such-slot", &["screenplay", "slots"]),
    ("refusal-slot-wants-other", &["slot", "kind"]),
    ("refusal-open-slot-taken", &["kind"]),
    ("refusal-closed-by-agency", &[]),
    ("refusal-dealer-not-due", &[]),
    ("refusal-wrong-deal", &["ask"]),
    ("refusal-chip-not-in-bag", &["chip"]),
    ("refusal-not-a-legend", &["chip"]),
    ("refusal-chip-twice", &["chip"]),
    ("refusal-deal-count", &["expected", "found"]),
    ("refusal-screenplay-not-in-stack", &["screenplay"]),
    ("refusal-studio-twice", &["studio"]),
    ("refusal-no-such-studio", &["studio"]),
    ("refusal-no-such-seat", &["seat"]),
];

const REASONS: &[Row] = &[
    ("reason-price", &["price"]),
    ("reason-finishes", &["screenplay", "rating"]),
    ("reason-finishes-unrated", &["screenplay"]),
    ("reason-wins", &["award"]),
    ("reason-takes", &["award", "seat"]),
    ("reason-fills", &["screenplay", "count", "left"]),
    ("reason-raises", &["screenplay", "stars"]),
    ("reason-lowers", &["screenplay", "stars", "chip"]),
    ("reason-useless", &[]),
    ("reason-foresight-more", &["price"]),
    ("reason-foresight-less", &["price"]),
    ("reason-foresight-other", &[]),
    ("reason-feeling-more", &["price"]),
    ("reason-feeling-less", &["price"]),
    ("reason-feeling-other", &[]),
    ("reason-mistake-more", &["price"]),
    ("reason-mistake-less", &["price"]),
    ("reason-mistake-other", &[]),
    ("reason-rival-finishes", &["screenplay", "seat"]),
    ("reason-rival-fills", &["seat", "count"]),
];

const WORDS: &[&str] = &[
    "ask-studios",
    "ask-lead",
    "ask-screenplay",
    "ask-legend",
    "ask-lots",
    "ask-faces",
    "kind-director",
    "kind-actor",
    "kind-camera",
    "kind-music",
    "kind-effects",
    "kind-guest",
    "kind-agency",
    "slot-open",
    "genre-drama",
    "genre-adventure",
    "genre-entertainment",
    "award-first-film-drama",
    "award-first-film-adventure",
    "award-first-film-entertainment",
    "award-best-of-quarter-1",
    "award-best-of-quarter-2",
    "award-best-of-quarter-3",
    "award-best-of-genre-drama",
    "award-best-of-genre-adventure",
    "award-best-of-genre-entertainment",
    "award-worst-film",
    "award-best-direction",
];

//! All texts of reviews, for checking the language files.

use traumfabrik_wire::Sentence;

/// Every sentence of a review, and the words that stand around its figures wherever they are
/// shown: by id, with their arguments.
pub fn catalogue() -> Vec<Sentence> {
    let filled = SENTENCES.iter().chain(PHRASES).map(|&(id, args)| (id, args));
    let plain = LABELS.iter().map(|&id| (id, &[][..]));
    filled.chain(plain).map(|(id, args)| Sentence { id: id.into(), args }).collect()
}

type Row = (&'static str, &'static [&'static str]);

/// What a seat is told.
pub(crate) const SENTENCES: &[Row] = &[
    ("review-won", &["seat", "points", "ahead", "other"]),
    ("review-won-tie", &["seat", "points", "other"]),
    ("review-shared", &["seats", "points"]),
    ("review-placed", &["seat", "rank", "points", "behind", "other"]),
    ("review-placed-tie", &["seat", "rank", "points", "other"]),
    ("review-overpaid", &["seat", "price", "location", "quarter", "over"]),
    ("review-bargain", &["seat", "price", "location", "quarter", "worth"]),
    ("review-missed", &["seat", "other", "price", "location", "quarter", "worth"]),
    ("review-pushed", &["seat", "other", "price", "location", "quarter"]),
    ("review-lost-bid", &["seat", "amount", "location", "quarter", "points"]),
    ("review-lost-pass", &["seat", "location", "quarter", "points"]),
    ("review-lost-take", &["seat", "chip", "better", "location", "quarter", "points"]),
    ("review-lost-take-any", &["seat", "chip", "location", "quarter", "points"]),
    ("review-lost-decline", &["seat", "better", "location", "quarter", "points"]),
    ("review-lost-place", &["seat", "chip", "screenplay", "location", "quarter", "points"]),
    ("review-lost-discard", &["seat", "chip", "location", "quarter", "points"]),
    ("review-award", &["seat", "other", "award", "stars"]),
    ("review-award-film", &["seat", "other", "award", "screenplay", "points"]),
    ("review-award-late", &["seat", "other", "award", "screenplay", "stops"]),
    ("review-rise", &["seat", "location", "quarter", "before", "after"]),
    ("review-fall", &["seat", "location", "quarter", "before", "after"]),
    ("review-luck-good", &["seat", "points"]),
    ("review-luck-bad", &["seat", "points"]),
    ("review-luck-even", &["seat"]),
    ("review-mistakes", &["seat", "count", "points"]),
    ("review-clean", &["seat"]),
];

/// What stands in tables.
const PHRASES: &[Row] = &[
    ("review-worth", &["seat"]),
    ("review-place", &["location", "quarter"]),
    ("review-did-bid", &["amount"]),
    ("review-did-pass", &[]),
    ("review-did-take", &["chip"]),
    ("review-did-decline", &[]),
    ("review-did-place", &["chip", "screenplay"]),
    ("review-did-discard", &["chip"]),
    ("review-turn", &["winner", "loser"]),
    ("review-turn-draw", &["winner", "loser"]),
    ("review-turn-swing", &["percent"]),
    ("review-made-placed", &["placed"]),
    ("review-made-discarded", &["discarded"]),
    ("review-made-finished", &["screenplay"]),
];

/// Headings, columns and notes.
const LABELS: &[&str] = &[
    "review-title",
    "review-words",
    "review-curve-win",
    "review-curve-points",
    "review-sources",
    "review-ledger",
    "review-auctions",
    "review-decisions",
    "review-turns",
    "review-seat",
    "review-points",
    "review-films",
    "review-awards",
    "review-money",
    "review-margin",
    "review-start",
    "review-luck",
    "review-skill",
    "review-decisions-own",
    "review-others",
    "review-where",
    "review-lot",
    "review-winner",
    "review-price",
    "review-over",
    "review-runner-up",
    "review-go-on",
    "review-made",
    "review-played",
    "review-better",
    "review-loss",
    "review-win-loss",
    "review-note-curve",
    "review-note-sources",
    "review-note-ledger",
    "review-note-auctions",
    "review-note-decisions",
    "review-note-judge",
    "review-no-mistakes",
    "review-play-on",
];

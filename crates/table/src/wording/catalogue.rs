//! All messages that this crate can produce, for checking the language files.

use traumfabrik_wire::Sentence;

/// Every message of tables, by id, with its arguments. What the game itself says comes from
/// `wire`.
pub fn catalogue() -> Vec<Sentence> {
    let of = |args| move |&id: &&'static str| Sentence { id: id.into(), args };
    let by_seat = BY_SEAT.iter().map(of(&["seat"]));
    let numbered = [Sentence { id: "deed-vacated".into(), args: &["number"] }];
    let plain = DEEDS.iter().chain(REFUSED).map(of(&[]));
    by_seat.chain(numbered).chain(plain).collect()
}

const BY_SEAT: &[&str] = &[
    "deed-seated",
    "deed-ready",
    "deed-not-ready",
    "deed-taken-over-timeout",
    "deed-taken-over-gone",
    "deed-taken-over-left",
    "deed-taken-over-resigned",
    "deed-returned",
    "deed-proposed-take-back",
    "deed-proposed-pause",
    "deed-proposed-resume",
    "deed-proposed-abort",
    "deed-voted-yes",
    "deed-voted-no",
    "deed-withdrawn",
    "deed-vacation-on",
    "deed-vacation-off",
];

const DEEDS: &[&str] = &[
    "deed-opened",
    "deed-started",
    "deed-carried-take-back",
    "deed-carried-pause",
    "deed-carried-resume",
    "deed-carried-abort",
    "deed-credited",
    "deed-closed-called-off",
    "deed-closed-stale",
    "deed-closed-host",
];

const REFUSED: &[&str] = &[
    "refused-stale",
    "refused-not-your-seat",
    "refused-not-owner",
    "refused-no-such-seat",
    "refused-no-such-studio",
    "refused-no-such-bot",
    "refused-seat-taken",
    "refused-seat-open",
    "refused-table-full",
    "refused-studio-taken",
    "refused-bad-nonce",
    "refused-has-begun",
    "refused-not-begun",
    "refused-is-over",
    "refused-not-over",
    "refused-called-off",
    "refused-nothing-left",
    "refused-no-draw",
    "refused-is-paused",
    "refused-not-paused",
    "refused-seats-open",
    "refused-wrong-count",
    "refused-draw-first",
    "refused-taken-over",
    "refused-not-taken-over",
    "refused-has-resigned",
    "refused-nothing-to-take-back",
    "refused-motion-pending",
    "refused-no-motion",
    "refused-has-voted",
    "refused-no-vacation",
    "refused-muted",
    "refused-other-shows",
    "refused-no-such-visit",
    "refused-bad-order",
];

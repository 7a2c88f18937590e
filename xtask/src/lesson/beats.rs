//! What happens in the lesson: the deals, and who says and does what. Texts are named without their
//! `lesson-`; the page has them in all languages.

use traumfabrik_rules::Seat;

pub(super) const EDITION: &str = "traumfabrik-2000";
pub(super) const N_SEATS: u8 = 3;
pub(super) const FIRST_LEAD: Seat = Seat(1);
/// Decides what happens after the first quarter.
pub(super) const CHANCE: u64 = 1;

/// A beat of the lesson.
#[derive(Debug)]
pub(super) enum Beat {
    /// What the others do, by seat.
    Others(&'static [(u8, &'static str)]),
    /// What happens without anybody telling of it.
    Meanwhile(&'static [(u8, &'static str)]),
    /// Something to read, and the part of the board that it speaks of.
    Say(&'static str, &'static str),
    /// Something to do: each move with what is said before it.
    Ask(&'static [(&'static str, &'static str)]),
    /// The rest of the game.
    ToTheEnd,
}

/// What the dealer deals first: the top screenplay, the legend, the lots, a party, and so on.
pub(super) const DEALT: &[&str] = &[
    "citizen-kane",
    "legend-1",
    "actor-01 actor-05 camera-01 actor-07 agency-04 actor-15 music-11 guest-01 \
     director-04 camera-03 effects-03 music-03",
    "director-08 guest-05 effects-07",
    "bambi",
    "actor-10 guest-02 camera-07",
];

/// The lesson from beginning to end.
pub(super) const SCRIPT: &[Beat] = &[
    Beat::Say("welcome", "none"),
    Beat::Say("studio", "studio"),
    Beat::Say("route", "route"),
    // The sign: an auction that is won with a raise.
    Beat::Others(&[(1, "bid 2"), (2, "bid 4")]),
    Beat::Ask(&[("bid", "bid 5")]),
    Beat::Others(&[(1, "pass"), (2, "pass")]),
    Beat::Say("share", "money"),
    Beat::Ask(&[("place", "place legend-1 court-jester 0")]),
    // A city where the learner earns by passing.
    Beat::Ask(&[("pass", "pass")]),
    Beat::Others(&[
        (1, "bid 2"),
        (2, "bid 3"),
        (1, "pass"),
        (2, "place actor-01 sea-hawk 1"),
        (2, "place actor-05 casablanca 1"),
        (2, "place camera-01 sea-hawk 2"),
        (2, "bid 2"),
    ]),
    // A joker.
    Beat::Ask(&[("bid-again", "bid 3")]),
    Beat::Others(&[(1, "pass"), (2, "pass")]),
    Beat::Ask(&[
        ("actor", "place actor-07 court-jester 1"),
        ("joker", "place agency-04 vertigo 2"),
    ]),
    // A party. Its first guest has most of the cast.
    Beat::Others(&[(2, "take director-08"), (2, "place director-08 casablanca 0")]),
    Beat::Ask(&[("party", "take guest-05")]),
    Beat::Ask(&[("guest", "place guest-05 court-jester 3")]),
    Beat::Others(&[(1, "take effects-07"), (1, "place effects-07 gentlemen-prefer-blondes 3")]),
    // The lot that finishes the film.
    Beat::Ask(&[("open", "bid 0")]),
    Beat::Others(&[(1, "bid 2"), (2, "pass")]),
    Beat::Ask(&[("raise", "bid 3")]),
    Beat::Others(&[(1, "pass")]),
    Beat::Ask(&[
        ("cover", "place actor-15 court-jester 1"),
        ("discard", "discard guest-01"),
        ("finish", "place music-11 court-jester 2"),
    ]),
    Beat::Say("premiere", "awards"),
    // The rest of the quarter, without the learner's help.
    Beat::Meanwhile(&[
        (0, "pass"),
        (1, "bid 2"),
        (2, "pass"),
        (1, "place director-04 grapes-of-wrath 0"),
        (1, "place camera-03 grapes-of-wrath 2"),
        (1, "pass"),
        (2, "bid 2"),
        (0, "pass"),
        (2, "place effects-03 sea-hawk 3"),
        (2, "place music-03 casablanca 3"),
        (2, "take actor-10"),
        (2, "place actor-10 casablanca 2"),
        (0, "take guest-02"),
        (0, "place guest-02 vertigo 4"),
        (1, "take camera-07"),
        (1, "place camera-07 grapes-of-wrath 2"),
    ]),
    Beat::Say("quarter", "awards"),
    Beat::ToTheEnd,
    Beat::Say("score", "boards"),
    Beat::Say("over", "none"),
];

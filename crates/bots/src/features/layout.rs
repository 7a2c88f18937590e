//! Where everything stands in the features, and by what a byte is multiplied to be about 1.

use traumfabrik_rules::{ChipKind, MAX_MAKING, MAX_SEATS, MAX_SLOTS, N_AWARDS, N_LOCATIONS};

use super::actions::N_ACTIONS;
use super::slate::N_SLOT_KINDS;

/// How many groups the stars of chips fall into: below 0, 0, 1, 2, 3, more.
pub(super) const N_STARS: usize = 6;
/// How many groups chips fall into.
pub(super) const N_CLASSES: usize = ChipKind::ALL.len() * N_STARS;

/// Names for the bytes of a block, in order: how many, and by what they are multiplied.
macro_rules! block {
    ($(#[$doc:meta])* $name:ident, $len:ident: $($field:ident[$n:expr] * $scale:expr,)*) => {
        $(#[$doc])*
        pub(super) mod $name {
            #[allow(unused_imports, reason = "not every block counts in all of them")]
            use super::*;

            block!(@offsets 0; $($field[$n],)*);

            /// The names of the parts, their lengths and their factors.
            pub(in super::super) const PARTS: &[(&str, usize, f32)] =
                &[$((stringify!($field), $n, $scale)),*];
        }

        pub(super) const $len: usize = {
            let (mut len, mut idx) = (0, 0);
            while idx < $name::PARTS.len() {
                len += $name::PARTS[idx].1;
                idx += 1;
            }
            len
        };
    };
    (@offsets $at:expr; $field:ident[$n:expr], $($rest:tt)*) => {
        #[allow(non_upper_case_globals, reason = "they are names of fields")]
        pub(in super::super) const $field: usize = $at;
        block!(@offsets $at + $n; $($rest)*);
    };
    (@offsets $at:expr;) => {};
}

block! {
    /// A slot of a film.
    slot, SLOT_LEN:
    kind[N_SLOT_KINDS] * 1.0,
    filled[1] * 1.0,
    stars[N_STARS] * 1.0,
}

block! {
    /// A chip that is to be had, or in hand.
    chip, CHIP_LEN:
    present[1] * 1.0,
    kind[ChipKind::ALL.len()] * 1.0,
    stars[N_STARS] * 1.0,
}

/// From which value on each of the seven flags of a film is set.
pub(super) const VALUE_STEPS: [i8; 7] = [4, 6, 8, 10, 12, 15, 18];

block! {
    /// A film in the making, or a screenplay that waits.
    film, FILM_LEN:
    present[1] * 1.0,
    genre[3] * 1.0,
    missing[6] * 1.0,
    printed[1] * 0.25,
    value[1] * 0.125,
    // The token that it would take as it lies, see `level`.
    level[1] * 0.0625,
    first_is_open[1] * 1.0,
    direction[1] * 0.25,
    value_steps[VALUE_STEPS.len()] * 1.0,
    slots[MAX_SLOTS * SLOT_LEN] * 1.0,
}

block! {
    /// What belongs to a seat and is the same whoever looks.
    seat, SEAT_LEN:
    films[MAX_MAKING * FILM_LEN] * 1.0,
    present[1] * 1.0,
    cast[1] * 0.25,
    finished[1] * 0.5,
    finished_by_genre[3] * 1.0,
    best_of_genre[3] * 0.0625,
    best[1] * 0.0625,
    worst[1] * 0.0625,
    direction[1] * 0.125,
    film_points[1] * 0.0625,
    award_points[1] * 0.0625,
    awards[N_AWARDS] * 1.0,
}

/// From how much money on each of the sixteen flags of a purse is set.
pub(super) const PURSE_STEPS: [u8; 16] = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 30, 40];

block! {
    /// A seat as it stands to the one that is due.
    rival, RIVAL_LEN:
    purse[1] * 0.0625,
    purse_steps[PURSE_STEPS.len()] * 1.0,
    leads[1] * 1.0,
    stands[1] * 1.0,
    is_high[1] * 1.0,
    chooses[MAX_SEATS] * 1.0,
    score[1] * 0.03125,
    ahead[1] * 0.0625,
    behind[1] * 0.0625,
}

/// Values whose tokens are listed.
pub(super) const N_VALUES: usize = 24;
/// Room for the answers to open questions.
pub(super) const N_RULINGS: usize = 12;

block! {
    /// A location to come.
    stop, STOP_LEN:
    kind[3] * 1.0,
    counts[ChipKind::ALL.len()] * 1.0,
    stars[ChipKind::ALL.len()] * 0.25,
}

block! {
    /// What lies in the middle of the table.
    table, TABLE_LEN:
    seats[4] * 1.0,
    quarter[4] * 1.0,
    location[N_LOCATIONS] * 1.0,
    rulings[N_RULINGS] * 1.0,
    open_awards[N_AWARDS] * 1.0,
    withheld_awards[N_AWARDS] * 1.0,
    award_points[5] * 0.125,
    levels[N_VALUES] * 0.0625,
    best_of_genre[3] * 0.0625,
    best[1] * 0.0625,
    worst[1] * 0.0625,
    bag[N_CLASSES] * 0.25,
    legends[1] * 0.5,
    unread[1] * 0.25,
    unread_by_genre[3] * 0.5,
    readable[FILM_LEN] * 1.0,
    stops[(N_LOCATIONS - 1) * STOP_LEN] * 1.0,
    purse_at_start[1] * 0.0625,
}

/// Lowest bids that have a flag of their own; the last one is for all above.
pub(super) const N_FLOORS: usize = 24;

block! {
    /// What is being decided.
    visit, VISIT_LEN:
    phase[3] * 1.0,
    floor[1] * 0.125,
    floors[N_FLOORS] * 1.0,
    has_bid[1] * 1.0,
    standing[MAX_SEATS] * 1.0,
    middle[1] * 0.5,
    middles[4] * 1.0,
    to_choose[1] * 0.5,
    at_party[1] * 1.0,
    headroom[1] * 0.125,
    lot[MAX_SEATS * CHIP_LEN] * 1.0,
    faces[MAX_SEATS * CHIP_LEN] * 1.0,
    hand[MAX_SEATS * CHIP_LEN] * 1.0,
}

/// How far above the lowest bid each of the six flags of a limit is set.
pub(super) const LIMIT_STEPS: [u8; 6] = [0, 1, 2, 3, 5, 8];

block! {
    /// What a seat would pay for the lot.
    bidder, BIDDER_LEN:
    limit[1] * 0.03125,
    gain[1] * 0.03125,
    limit_steps[LIMIT_STEPS.len()] * 1.0,
}

block! {
    /// What a fast player makes of it.
    worth, WORTH_LEN:
    choice[N_ACTIONS] * 1.0,
    bidders[MAX_SEATS * BIDDER_LEN] * 1.0,
    promises[MAX_SEATS * MAX_MAKING] * 0.03125,
    faces[MAX_SEATS] * 0.03125,
    hand[1] * 0.03125,
    money[1] * 0.03125,
    chips_to_come[1] * 0.03125,
    chips_of_quarter[1] * 0.03125,
    parties_to_come[1] * 0.125,
}

pub(super) const SEATS_AT: usize = 0;
pub(super) const RIVALS_AT: usize = SEATS_AT + MAX_SEATS * SEAT_LEN;
pub(super) const TABLE_AT: usize = RIVALS_AT + MAX_SEATS * RIVAL_LEN;
pub(super) const VISIT_AT: usize = TABLE_AT + TABLE_LEN;
pub(super) const WORTH_AT: usize = VISIT_AT + VISIT_LEN;

/// How many features there are without the valuation.
pub const N_PLAIN: usize = WORTH_AT;
/// How many features there are in all. The plain ones come first.
pub const N_FEATURES: usize = WORTH_AT + WORTH_LEN;

type Parts = &'static [(&'static str, usize, f32)];

/// The blocks in order: what each is called, and how often it comes.
const BLOCKS: [(&str, usize, Parts); 5] = [
    ("seat", MAX_SEATS, seat::PARTS),
    ("rival", MAX_SEATS, rival::PARTS),
    ("table", 1, table::PARTS),
    ("visit", 1, visit::PARTS),
    ("worth", 1, worth::PARTS),
];

/// Parts that are made of blocks of their own.
fn inner(block: &str, part: &str) -> Option<Parts> {
    match (block, part) {
        ("seat", "films") | ("table", "readable") => Some(film::PARTS),
        ("film", "slots") => Some(slot::PARTS),
        ("table", "stops") => Some(stop::PARTS),
        ("visit", "lot" | "faces" | "hand") => Some(chip::PARTS),
        ("worth", "bidders") => Some(bidder::PARTS),
        _ => None,
    }
}

/// Every part of the features in order: its name, how many bytes, and their factor.
pub fn parts() -> Vec<(String, usize, f32)> {
    let mut found = Vec::new();
    for (block, n, parts) in BLOCKS {
        for idx in 0..n {
            let name = if n == 1 { block.to_owned() } else { format!("{block}.{idx}") };
            list(&name, block, parts, &mut found);
        }
    }
    found
}

fn list(path: &str, block: &str, parts: Parts, found: &mut Vec<(String, usize, f32)>) {
    for &(part, len, scale) in parts {
        let path = format!("{path}.{part}");
        let Some(inner_parts) = inner(block, part) else {
            found.push((path, len, scale));
            continue;
        };
        let inner_len: usize = inner_parts.iter().map(|(_, len, _)| len).sum();
        let inner_block = if part == "films" || part == "readable" { "film" } else { part };
        for idx in 0..len / inner_len {
            list(&format!("{path}.{idx}"), inner_block, inner_parts, found);
        }
    }
}

/// What each byte of the features is multiplied by to be about 1.
pub fn scales() -> Vec<f32> {
    parts().into_iter().flat_map(|(_, len, scale)| core::iter::repeat_n(scale, len)).collect()
}

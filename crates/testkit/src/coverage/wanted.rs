//! The list of everything that stored games have to show.

use traumfabrik_packs::switches;

/// Every feature that the stored games have to show together: every value of every switch, and all
/// that is listed here.
pub fn wanted() -> impl Iterator<Item = String> {
    let values = |name| switches::values(name).unwrap_or_default().iter();
    let switches = switches::names()
        .flat_map(move |name| values(name).map(move |value| format!("{name}-{value}")));
    switches.chain(LISTED.iter().map(|&feature| feature.to_owned()))
}

#[rustfmt::skip]
const LISTED: &[&str] = &[
    // The table.
    "seats-2", "seats-3", "seats-4", "seats-5",
    "edition-traumfabrik-2000", "edition-dream-factory-2009",
    "edition-fixture-few-tokens", "edition-fixture-short-films", "edition-fixture-no-stack",
    "seats-2-in-traumfabrik-2000", "seats-3-in-traumfabrik-2000",
    "seats-4-in-traumfabrik-2000", "seats-5-in-traumfabrik-2000",
    "seats-2-in-dream-factory-2009", "seats-3-in-dream-factory-2009",
    "seats-4-in-dream-factory-2009", "seats-5-in-dream-factory-2009",
    "switches-of-2000-in-traumfabrik-2000", "switches-of-2009-in-dream-factory-2009",
    "settled-before-the-game", "no-stack-from-the-start", "city-of-five-chips",
    // Auctions.
    "silent-win", "bid-of-zero-wins", "last-silent-seat-bids-zero", "lot-withdrawn",
    "opened-after-a-pass", "seat-bids-again", "bid-jumps", "bid-of-the-whole-purse",
    "seat-can-only-pass", "seat-without-money-passes",
    "lead-stays", "lead-moves",
    "money-stays-in-the-middle", "middle-shared-later", "middle-waits-over-a-free-lot",
    "middle-stays-over-a-quarter", "price-too-low-to-share", "money-left-in-middle-at-end",
    // Placing.
    "director-covered", "actor-covered", "camera-covered", "music-covered", "effects-covered",
    "guest-covered", "legend-covered", "open-slot-covered",
    "agency-covers", "agency-under-agency", "agency-on-director-slot",
    "open-slot-takes-actor", "open-slot-takes-camera", "open-slot-takes-music",
    "open-slot-takes-effects", "open-slot-takes-agency",
    "worse-chip-covers-better", "slot-with-three-chips", "new-screenplay-filled-at-once",
    "discarded", "legend-discarded", "whole-lot-discarded", "taken-and-discarded",
    "nowhere-to-place", "only-one-action-is-legal",
    "twins-in-hand", "twin-played-that-the-list-leaves-out",
    "seat-without-production-bids", "seat-without-production-takes",
    // Films.
    "film-took-plus", "film-took-plain-after-plus", "film-took-lower-token",
    "film-took-lower-plus", "tokens-of-a-value-gone", "film-above-all-tokens",
    "film-without-token", "two-films-without-token", "award-on-a-film-without-token",
    "film-with-guest", "film-without-guest", "guest-minus-one-in-film",
    "film-directed-by-agency", "film-directed-by-legend",
    "two-films-by-one-lot", "three-films-by-one-lot", "film-finished-at-a-party",
    "films-in-every-quarter", "no-film-finished",
    "stack-empty", "film-after-stack-empty",
    "screenplay-asked-with-empty-hand", "screenplay-asked-with-chips-in-hand",
    "screenplay-asked-at-a-party",
    // Parties.
    "largest-cast-chooses-before-the-lead", "party-tie-goes-clockwise",
    "party_counts-visible-matters", "party_counts-all-matters",
    "twins-at-a-party", "twin-taken-that-the-list-leaves-out",
    "declined", "everybody-declined", "leftovers-removed",
    // Awards.
    "given-first_film_drama", "given-first_film_adventure", "given-first_film_entertainment",
    "given-best_of_quarter_1", "given-best_of_quarter_2", "given-best_of_quarter_3",
    "given-best_of_genre_drama", "given-best_of_genre_adventure",
    "given-best_of_genre_entertainment", "given-worst_film", "given-best_direction",
    "withheld-best_of_quarter_1", "withheld-best_of_quarter_2", "withheld-best_of_quarter_3",
    "withheld-best_of_genre_drama", "withheld-best_of_genre_adventure",
    "withheld-best_of_genre_entertainment", "withheld-worst_film", "withheld-best_direction",
    "never-given-first_film_drama", "never-given-first_film_adventure",
    "never-given-first_film_entertainment",
    "direction-tie", "direction-without-stars",
    "direction_counts-visible-matters", "direction_counts-all-matters",
    "same-film-best-of-two-quarters", "same-film-best-of-three-quarters",
    "film-with-three-awards", "film-with-five-awards", "film-best-and-worst",
    // Endings.
    "ending-single", "ending-shared", "ending-shared-by-three", "ending-tie-broken-by-film",
    "ending-tie-without-films", "winner-without-a-film", "best-film-does-not-win",
    "seat-scores-nothing", "bag-empty-at-the-end",
    "ending-single-in-traumfabrik-2000",
    "ending-shared-in-traumfabrik-2000",
    "ending-tie-broken-by-film-in-traumfabrik-2000",
    "ending-tie-without-films-in-traumfabrik-2000",
    "ending-single-in-dream-factory-2009",
    "ending-shared-in-dream-factory-2009",
    "ending-tie-broken-by-film-in-dream-factory-2009",
    "ending-tie-without-films-in-dream-factory-2009",
];

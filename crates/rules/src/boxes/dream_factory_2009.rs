//! Made from `packs/editions/dream-factory-2009` by `cargo run -p xtask -- types`. Do not edit.

use super::Printed;
use crate::ruling::*;
use crate::words::ChipKind::*;
use crate::words::Genre::*;
use crate::words::Location::{City, Party, Sign};
use crate::words::{AwardPoints, Money, Slot};

#[rustfmt::skip]
pub(super) const BOX: Printed = Printed {
    chips: &[
        (Director, 4, true, 4),
        (Actor, 0, false, 4),
        (Actor, 1, false, 5),
        (Actor, 2, false, 5),
        (Actor, 3, false, 5),
        (Director, 0, false, 3),
        (Director, 1, false, 4),
        (Director, 2, false, 4),
        (Director, 3, false, 4),
        (Camera, 0, false, 2),
        (Camera, 1, false, 4),
        (Camera, 2, false, 4),
        (Camera, 3, false, 3),
        (Music, 0, false, 2),
        (Music, 1, false, 4),
        (Music, 2, false, 4),
        (Music, 3, false, 3),
        (Effects, 0, false, 2),
        (Effects, 1, false, 4),
        (Effects, 2, false, 4),
        (Effects, 3, false, 3),
        (Agency, 0, false, 3),
        (Agency, 1, false, 3),
        (Agency, 2, false, 3),
        (Guest, -1, false, 1),
        (Guest, 1, false, 3),
        (Guest, 2, false, 3),
    ],
    screenplays: &[
        (Adventure, 1, 2, &[Slot::Director, Slot::Actor, Slot::Music, Slot::Guest]),
        (Adventure, 2, 2, &[Slot::Director, Slot::Actor, Slot::Actor, Slot::Music, Slot::Guest]),
        (Adventure, 3, 2, &[Slot::Director, Slot::Actor, Slot::Camera, Slot::Effects, Slot::Guest]),
        (Adventure, 4, 2, &[Slot::Director, Slot::Actor, Slot::Effects, Slot::Open, Slot::Guest]),
        (Adventure, 5, 2, &[Slot::Director, Slot::Actor, Slot::Effects, Slot::Guest]),
        (Adventure, 0, 4, &[Slot::Director, Slot::Actor, Slot::Music, Slot::Guest]),
        (Adventure, 0, 4, &[Slot::Director, Slot::Actor, Slot::Effects, Slot::Effects, Slot::Guest]),
        (Adventure, 0, 4, &[Slot::Director, Slot::Actor, Slot::Camera, Slot::Open, Slot::Open, Slot::Guest]),
        (Drama, 1, 3, &[Slot::Director, Slot::Actor, Slot::Camera, Slot::Music, Slot::Guest]),
        (Drama, 2, 3, &[Slot::Director, Slot::Actor, Slot::Camera, Slot::Guest]),
        (Drama, 3, 3, &[Slot::Director, Slot::Actor, Slot::Actor, Slot::Music, Slot::Open, Slot::Guest]),
        (Drama, 4, 3, &[Slot::Director, Slot::Actor, Slot::Actor, Slot::Guest]),
        (Drama, 5, 3, &[Slot::Director, Slot::Camera, Slot::Effects, Slot::Open, Slot::Open, Slot::Guest]),
        (Drama, 0, 4, &[Slot::Director, Slot::Actor, Slot::Camera, Slot::Open, Slot::Guest]),
        (Drama, 0, 2, &[Slot::Director, Slot::Actor, Slot::Camera, Slot::Guest]),
        (Entertainment, 1, 4, &[Slot::Director, Slot::Actor, Slot::Camera, Slot::Effects, Slot::Open, Slot::Guest]),
        (Entertainment, 2, 4, &[Slot::Director, Slot::Actor, Slot::Music, Slot::Open, Slot::Open, Slot::Guest]),
        (Entertainment, 3, 4, &[Slot::Director, Slot::Actor, Slot::Open, Slot::Guest]),
        (Entertainment, 4, 4, &[Slot::Director, Slot::Actor, Slot::Camera, Slot::Music, Slot::Open, Slot::Guest]),
        (Entertainment, 5, 4, &[Slot::Director, Slot::Actor, Slot::Effects, Slot::Open, Slot::Guest]),
        (Entertainment, 0, 4, &[Slot::Director, Slot::Music, Slot::Music, Slot::Effects, Slot::Guest]),
        (Entertainment, 0, 3, &[Slot::Director, Slot::Camera, Slot::Effects, Slot::Music, Slot::Open, Slot::Guest]),
    ],
    route: &[Sign, City { n_chips: 3 }, City { n_chips: 2 }, Party, City { n_chips: 3 }, City { n_chips: 2 }, City { n_chips: 2 }, Party],
    tokens: &[(0, false), (1, false), (2, false), (3, false), (4, false), (5, false), (6, false), (7, false), (8, false), (8, true), (9, false), (9, true), (10, false), (10, true), (11, false), (11, true), (12, false), (12, true), (13, false), (13, true), (14, false), (14, true), (15, false), (16, false), (17, false), (18, false), (19, false), (20, false), (21, false), (22, false)],
    awards: AwardPoints { first_film: 5, best_of_quarter: 5, best_of_genre: 10, worst_film: 10, best_direction: 10 },
    purse: Money(12),
    purse_with_five: Money(10),
    rulings: Rulings {
        legends: Legends::FaceDown,
        last_silent_seat: LastSilentSeat::WinsForZero,
        party_counts: Counts::Visible,
        direction_counts: Counts::Visible,
        party_decline: PartyDecline::Off,
        final_tie: FinalTie::HighestFilm,
        screens: Screens::Screened,
    },
};

//! A small made-up box and half-played tables for the unit tests of this folder.

use super::{
    AwardPoints, Chip, Deal, Film, Genre, Kind, Options, Pieces, Place, Screens, Script, Slot,
    Stage, Table, Token,
};

/// On the screenplays of every studio.
pub(super) const DIRECTOR_SLOT: usize = 0;
pub(super) const ACTOR_SLOT: usize = 1;
pub(super) const OPEN_SLOT: usize = 2;
pub(super) const GUEST_SLOT: usize = 3;

/// The screenplays of the stack have the slots director, music, guest.
pub(super) const STACK: [usize; 3] = [15, 16, 17];
pub(super) const STACK_MUSIC_SLOT: usize = 1;

const COPIES: usize = 4;
const KINDS: [Kind; 7] = [
    Kind::Director,
    Kind::Actor,
    Kind::Camera,
    Kind::Music,
    Kind::Effects,
    Kind::Guest,
    Kind::Agency,
];

/// Four legends (chips 0 to 3), then four chips of each kind with 0, 1, 2 and 3 stars, and the
/// guest of -1 as the last.
pub(super) fn pieces() -> Pieces {
    let chip = |kind, stars, legend| Chip { kind, stars, legend };
    let script = |genre, studio, stars, slots: &[Slot]| Script {
        genre,
        studio,
        stars,
        slots: slots.to_vec(),
    };
    let mut chips = vec![chip(Kind::Director, 4, true); 4];
    for kind in KINDS {
        for stars in 0..=3 {
            chips.extend([chip(kind, stars, false); COPIES]);
        }
    }
    chips.push(chip(Kind::Guest, -1, false));
    let of_a_studio = [Slot::Director, Slot::Actor, Slot::Open, Slot::Guest];
    let of_the_stack = [Slot::Director, Slot::Music, Slot::Guest];
    let mut screenplays = Vec::new();
    for studio in 1..=5 {
        screenplays.extend(Genre::ALL.map(|genre| script(genre, Some(studio), 2, &of_a_studio)));
    }
    screenplays.extend(Genre::ALL.map(|genre| script(genre, None, 4, &of_the_stack)));
    Pieces {
        chips,
        screenplays,
        route: vec![Place::Sign, Place::City(3), Place::Party],
        tokens: (0..=22)
            .map(|value| token(value, false))
            .chain((8..=14).map(|value| token(value, true)))
            .collect(),
        points: AwardPoints {
            first_film: 5,
            best_of_quarter: 5,
            best_of_genre: 10,
            worst_film: 10,
            best_direction: 10,
        },
        purse: 12,
        purse_with_five: 10,
    }
}

pub(super) fn options(seats: usize) -> Options {
    Options {
        screens: Screens::Open,
        studios: Some((1..=seats).collect()),
        lead: Some(0),
        ..Options::new(seats)
    }
}

pub(super) fn token(value: i32, plus: bool) -> Token {
    Token { value, plus }
}

/// One of the four chips of this kind with 0 to 3 stars.
pub(super) fn chip(kind: Kind, stars: i32, copy: usize) -> usize {
    let place = KINDS.iter().position(|&listed| listed == kind);
    let stars = usize::try_from(stars).expect("0 to 3 stars");
    4 + (place.expect("all kinds are listed") * 4 + stars) * COPIES + copy
}

/// The guest of -1.
pub(super) fn worst_guest() -> usize {
    pieces().chips.len() - 1
}

/// The screenplay of this genre that the seat begins with.
pub(super) fn own(seat: usize, genre: Genre) -> usize {
    let place = Genre::ALL.iter().position(|&listed| listed == genre);
    seat * 3 + place.expect("all genres are listed")
}

/// A table at its first auction, with three cameras of no stars in the city.
pub(super) fn table(options: Options) -> Table {
    let mut table = Table::new(pieces(), options);
    let cameras = (0..3).map(|copy| chip(Kind::Camera, 0, copy)).collect();
    for deal in [Deal::Screenplay(STACK[0]), Deal::Legend(0), Deal::Lots(cameras)] {
        table.deal(deal).expect("a proper deal");
    }
    table
}

/// Lays a chip on a screenplay of the seat without asking the rules.
pub(super) fn lay(table: &mut Table, seat: usize, screenplay: usize, slot: usize, chip: usize) {
    let mut productions = table.productions[seat].iter_mut();
    let production = productions.find(|making| making.screenplay == screenplay);
    production.expect("the seat has it").stacks[slot].push(chip);
    table.undrawn.remove(&chip);
}

/// Has the seat win these chips at an auction.
pub(super) fn sell(table: &mut Table, winner: usize, chips: &[usize]) {
    table.undrawn.retain(|chip| !chips.contains(chip));
    table.hand = chips.to_vec();
    table.stage = Stage::Sold { winner };
}

/// Adds a finished film without asking the rules.
pub(super) fn film(
    table: &mut Table,
    seat: usize,
    genre: Genre,
    quarter: usize,
    token: Option<Token>,
) {
    let screenplay = own(seat, genre);
    table.productions[seat].retain(|making| making.screenplay != screenplay);
    table.films.push(Film { seat, screenplay, stacks: vec![Vec::new(); 4], token, quarter });
}

//! From numbers and lists of foreign JSON to words of the game.

use traumfabrik_rules::{
    self as rules, ChipId, ChipSet, List, LocationIdx, MAX_CHIPS, MAX_SCREENPLAYS, MAX_SEATS,
    MAX_SLOTS, MONEY_MAX, Money, N_LOCATIONS, Quarter, ScreenplayId, ScreenplaySet, Seat, SeatSet,
    Seats, SlotIdx, Stars, Studio,
};

use super::{Num, Rating};
use crate::error::{Problem, WireError};

type Checked<T> = Result<T, WireError>;

pub(crate) fn number<T: TryFrom<Num>>(field: &str, found: Num, min: Num, max: Num) -> Checked<T> {
    let fault = || WireError::range(field, found, min, max);
    if (min..=max).contains(&found) {
        T::try_from(found).map_err(|_| fault())
    } else {
        Err(fault())
    }
}

fn index(field: &str, found: Num, n: usize) -> Checked<u8> {
    number(field, found, 0, n as Num - 1)
}

pub(crate) fn byte(field: &str, found: Num) -> Checked<u8> {
    number(field, found, 0, Num::from(u8::MAX))
}

pub(crate) fn money(field: &str, found: Num) -> Checked<Money> {
    number(field, found, 0, Num::from(MONEY_MAX)).map(Money)
}

pub(crate) fn stars(field: &str, found: Num) -> Checked<Stars> {
    number(field, found, Num::from(i8::MIN), Num::from(i8::MAX)).map(Stars)
}

pub(crate) fn points(field: &str, found: Num) -> Checked<u16> {
    number(field, found, 0, 9999)
}

pub(crate) fn seats(field: &str, found: Num) -> Checked<Seats> {
    let n_seats = u8::try_from(found).ok().and_then(Seats::new);
    n_seats.ok_or_else(|| WireError::range(field, found, 2, MAX_SEATS as Num))
}

pub(crate) fn seat(field: &str, found: Num) -> Checked<Seat> {
    index(field, found, MAX_SEATS).map(Seat)
}

pub(crate) fn studio(field: &str, found: Num) -> Checked<Studio> {
    number(field, found, 1, Studio::ALL.len() as Num).map(Studio)
}

pub(crate) fn chip(field: &str, found: Num) -> Checked<ChipId> {
    let chip = u8::try_from(found).ok().and_then(ChipId::new);
    chip.ok_or_else(|| WireError::range(field, found, 0, MAX_CHIPS as Num - 1))
}

pub(crate) fn screenplay(field: &str, found: Num) -> Checked<ScreenplayId> {
    let screenplay = u8::try_from(found).ok().and_then(ScreenplayId::new);
    screenplay.ok_or_else(|| WireError::range(field, found, 0, MAX_SCREENPLAYS as Num - 1))
}

pub(crate) fn slot(field: &str, found: Num) -> Checked<SlotIdx> {
    index(field, found, MAX_SLOTS).map(SlotIdx)
}

pub(crate) fn location(field: &str, found: Num) -> Checked<LocationIdx> {
    index(field, found, N_LOCATIONS).map(LocationIdx)
}

pub(crate) fn quarter(field: &str, found: Num) -> Checked<Quarter> {
    let quarter = Quarter::ALL.into_iter().find(|quarter| Num::from(quarter.number()) == found);
    quarter.ok_or_else(|| WireError::range(field, found, 1, 4))
}

/// A list of up to `N` objects, each made by `make`.
pub(crate) fn list<F, T: Copy + Default, const N: usize>(
    field: &str,
    found: &[F],
    make: impl Fn(&F) -> Checked<T>,
) -> Checked<List<T, N>> {
    at_most(field, found.len(), N)?;
    let mut list = List::new();
    for (idx, item) in found.iter().enumerate() {
        list.push(make(item).map_err(|fault| fault.within(&format!("{field}[{idx}]")))?);
    }
    Ok(list)
}

/// A list of up to `N` numbers, each made by `make`.
pub(crate) fn numbers<T: Copy + Default, const N: usize>(
    field: &str,
    found: &[Num],
    make: impl Fn(&str, Num) -> Checked<T>,
) -> Checked<List<T, N>> {
    at_most(field, found.len(), N)?;
    let mut list = List::new();
    for (idx, &number) in found.iter().enumerate() {
        list.push(make(field, number).map_err(|fault| fault.item(idx))?);
    }
    Ok(list)
}

/// A token, where there is one.
pub(crate) fn rating(field: &str, found: Option<&Rating>) -> Checked<Option<rules::Rating>> {
    found.map(rules::Rating::try_from).transpose().map_err(|fault| fault.within(field))
}

pub(crate) fn at_most(field: &str, found: usize, max: usize) -> Checked<()> {
    if found <= max { Ok(()) } else { Err(WireError::new(field, Problem::TooMany { found, max })) }
}

pub(crate) fn exactly(field: &str, found: usize, expected: usize) -> Checked<()> {
    if found == expected {
        Ok(())
    } else {
        Err(WireError::new(field, Problem::Count { found, expected }))
    }
}

/// The members of a set. It is written in one way only, so that equal games have equal texts.
fn members<T>(
    field: &str,
    found: &[Num],
    make: impl Fn(&str, Num) -> Checked<T>,
) -> Checked<Vec<T>> {
    if !found.is_sorted_by(|a, b| a < b) {
        return Err(WireError::other(field, "the numbers have to ascend, each once"));
    }
    let make = |(idx, &number)| make(field, number).map_err(|fault| fault.item(idx));
    found.iter().enumerate().map(make).collect()
}

pub(crate) fn seat_set(field: &str, found: &[Num]) -> Checked<SeatSet> {
    Ok(members(field, found, seat)?.into_iter().collect())
}

pub(crate) fn chip_set(field: &str, found: &[Num]) -> Checked<ChipSet> {
    Ok(members(field, found, chip)?.into_iter().collect())
}

pub(crate) fn screenplay_set(field: &str, found: &[Num]) -> Checked<ScreenplaySet> {
    Ok(members(field, found, screenplay)?.into_iter().collect())
}

/// The number of a chip, as JSON writes it.
pub(crate) fn of_chip(chip: ChipId) -> Num {
    chip.number().into()
}

/// The number of a screenplay, as JSON writes it.
pub(crate) fn of_screenplay(screenplay: ScreenplayId) -> Num {
    screenplay.number().into()
}

/// The number of a seat, as JSON writes it.
pub(crate) fn of_seat(seat: Seat) -> Num {
    seat.0.into()
}

/// Chips in order, as JSON writes them.
pub(crate) fn of_chips(chips: &[ChipId]) -> Vec<Num> {
    chips.iter().copied().map(of_chip).collect()
}

/// Seats in order, as JSON writes them.
pub(crate) fn of_seats(seats: &[Seat]) -> Vec<Num> {
    seats.iter().copied().map(of_seat).collect()
}

/// A set of seats, ascending, as JSON writes it.
pub(crate) fn of_seat_set(seats: SeatSet) -> Vec<Num> {
    seats.iter().map(of_seat).collect()
}

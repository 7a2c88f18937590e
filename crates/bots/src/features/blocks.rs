//! What nothing but placing and dealing changes: the seats' films and the middle of the table. It
//! is kept from decision to decision, and only what has changed is written anew.

use traumfabrik_rules::{
    Answer, Award, AwardState, BySeat, Chip, ChipSet, Edition, Event, Game, Genre, Location,
    LocationIdx, MAX_SEATS, N_LOCATIONS, Rating, Rulings, Seat, SeatSet, Stars,
};

use super::layout::{
    FILM_LEN, N_CLASSES, N_STARS, N_VALUES, SEAT_LEN, SLOT_LEN, STOP_LEN, TABLE_LEN, VALUE_STEPS,
    film, seat, slot, stop, table,
};
use super::slate::{GUEST_PLACE, Slate, SlateFilm};

/// The blocks of all seats and of the table, as far as they are the same whoever looks.
#[derive(Clone, Debug)]
pub(super) struct Blocks {
    pub(super) seats: BySeat<[u8; SEAT_LEN]>,
    /// Points of films and awards.
    pub(super) points: BySeat<u16>,
    pub(super) table: [u8; TABLE_LEN],
    stale: SeatSet,
    is_table_stale: bool,
    /// The chips of each group, in all of the box.
    classes: [ChipSet; N_CLASSES],
}

impl Blocks {
    pub(super) fn of(game: &Game<'_>) -> Self {
        Self {
            seats: BySeat([[0; SEAT_LEN]; MAX_SEATS]),
            points: BySeat::default(),
            table: [0; TABLE_LEN],
            stale: SeatSet::all(game.seats()),
            is_table_stale: true,
            classes: classes(game.edition()),
        }
    }

    pub(super) fn observe(&mut self, event: &Event, game: &Game<'_>) {
        match *event {
            Event::ChipPlaced { seat, .. } => self.stale.insert(seat),
            Event::ScreenplayTaken { seat, .. } | Event::AwardGiven { seat, .. } => {
                self.stale.insert(seat);
                self.is_table_stale = true;
            }
            // Tokens and first awards matter to all.
            Event::StudiosAssigned { .. } | Event::FilmFinished { .. } => {
                self.stale = SeatSet::all(game.seats());
                self.is_table_stale = true;
            }
            Event::ScreenplayTurned { .. }
            | Event::LegendTurned { .. }
            | Event::LotsDealt { .. }
            | Event::Arrived { .. }
            | Event::PartyRevealed { .. }
            | Event::AwardWithheld { .. } => self.is_table_stale = true,
            Event::LeadAssigned { .. }
            | Event::BidMade { .. }
            | Event::Passed { .. }
            | Event::LotSold { .. }
            | Event::LotWithdrawn
            | Event::ChipTaken { .. }
            | Event::Declined { .. }
            | Event::LeftoversRemoved { .. }
            | Event::ChipDiscarded { .. }
            | Event::GameEnded { .. } => {}
        }
    }

    /// Writes what has changed.
    pub(super) fn refresh(&mut self, game: &Game<'_>, slates: &BySeat<Slate>) {
        for seat in self.stale.iter() {
            self.points[seat] = write_seat(&mut self.seats[seat], game, seat, &slates[seat]);
        }
        self.stale = SeatSet::EMPTY;
        if self.is_table_stale {
            write_table(&mut self.table, game, &self.classes);
            self.is_table_stale = false;
        }
    }
}

/// The group of a chip.
fn class_of(chip: Chip) -> usize {
    chip.kind as usize * N_STARS + star_group(chip.stars)
}

/// Below 0, 0, 1, 2, 3, more.
pub(super) fn star_group(stars: Stars) -> usize {
    (stars.0.clamp(-1, 4) + 1) as usize
}

/// The chips of each group. Legends are counted on their own.
fn classes(edition: &Edition) -> [ChipSet; N_CLASSES] {
    let mut classes = [ChipSet::EMPTY; N_CLASSES];
    for chip in edition.chips().and_not(edition.legends()).iter() {
        classes[class_of(edition.chip(chip))].insert(chip);
    }
    classes
}

/// Where a film stands, in half points: 0 for no film, 1 for one without a token.
fn level(rating: Option<Rating>) -> u8 {
    rating.map_or(1, |rating| {
        rating.value.saturating_mul(2).saturating_add(2 + u8::from(rating.plus))
    })
}

fn level_of(game: &Game<'_>, value: Stars) -> u8 {
    level(game.rank_of(value).and_then(|rank| game.edition().rating(rank)))
}

pub(super) fn positive(number: i8) -> u8 {
    number.max(0) as u8
}

fn write_film(out: &mut [u8], game: &Game<'_>, from: &SlateFilm) {
    let printed = game.edition().screenplay(from.screenplay).stars;
    let (mut value, mut n_missing) = (printed.0, 0);
    let slots = out[film::slots..].chunks_exact_mut(SLOT_LEN);
    for (place, (out, face)) in slots.zip(from.slots()).enumerate() {
        let Some(face) = face else { continue };
        out[slot::kind + usize::from(face.kind)] = 1;
        if let Some(stars) = face.top() {
            out[slot::filled] = 1;
            out[slot::stars + star_group(stars)] = 1;
            value += stars.0;
        } else {
            n_missing += usize::from(place != GUEST_PLACE);
        }
    }
    out[film::present] = 1;
    out[film::genre + usize::from(from.genre)] = 1;
    out[film::missing + n_missing.min(5)] = 1;
    out[film::printed] = positive(printed.0);
    out[film::value] = positive(value);
    out[film::level] = level_of(game, Stars(value));
    let first = Award::FirstFilm(Genre::ALL[usize::from(from.genre)]);
    out[film::first_is_open] = u8::from(game.award(first) == AwardState::Open);
    out[film::direction] = positive(from.direction().0);
    for (out, step) in out[film::value_steps..film::slots].iter_mut().zip(VALUE_STEPS) {
        *out = u8::from(value >= step);
    }
}

/// Writes what belongs to a seat, and tells its points.
fn write_seat(out: &mut [u8; SEAT_LEN], game: &Game<'_>, seat: Seat, slate: &Slate) -> u16 {
    out.fill(0);
    for (out, made) in out[seat::films..].chunks_exact_mut(FILM_LEN).zip(&slate.films) {
        if let Some(made) = made {
            write_film(out, game, made);
        }
    }
    out[seat::present] = 1;
    out[seat::cast] = game.cast(seat);
    let mut film_points: u16 = 0;
    for film in game.films().filter(|film| film.owner() == seat) {
        let (genre, level) = (film.printed().genre as usize, level(film.rating()));
        film_points += film.rating().map_or(0, |rating| rating.value.into());
        out[seat::finished] += 1;
        out[seat::finished_by_genre + genre] += 1;
        raise(&mut out[seat::best_of_genre + genre], level);
        raise(&mut out[seat::best], level);
        lower(&mut out[seat::worst], level);
    }
    out[seat::direction] = game.direction(seat).clamp(0, 255) as u8;
    let mut award_points: u16 = 0;
    for award in Award::ALL {
        if game.award_holder(award) == Some(seat) {
            out[seat::awards + award.index()] = 1;
            award_points += u16::from(game.edition().pieces().awards.of(award));
        }
    }
    out[seat::film_points] = film_points.min(255) as u8;
    out[seat::award_points] = award_points.min(255) as u8;
    film_points + award_points
}

fn raise(best: &mut u8, level: u8) {
    *best = level.max(*best);
}

/// 0 stands for no film yet.
fn lower(worst: &mut u8, level: u8) {
    *worst = if *worst == 0 { level } else { level.min(*worst) };
}

fn write_table(out: &mut [u8; TABLE_LEN], game: &Game<'_>, classes: &[ChipSet; N_CLASSES]) {
    let edition = game.edition();
    out.fill(0);
    out[table::seats + game.seats().count() - 2] = 1;
    out[table::quarter + game.quarter().map_or(0, |quarter| quarter as usize)] = 1;
    out[table::location + game.location().index()] = 1;
    write_rulings(&mut out[table::rulings..], &game.rulings());
    for award in Award::ALL {
        match game.award(award) {
            AwardState::Open => out[table::open_awards + award.index()] = 1,
            AwardState::Withheld => out[table::withheld_awards + award.index()] = 1,
            AwardState::Film(_) | AwardState::Seat(_) => {}
        }
    }
    let points = edition.pieces().awards;
    out[table::award_points..table::levels].copy_from_slice(&[
        points.first_film,
        points.best_of_quarter,
        points.best_of_genre,
        points.worst_film,
        points.best_direction,
    ]);
    for value in 0..N_VALUES {
        out[table::levels + value] = level_of(game, Stars(value as i8));
    }
    for film in game.films() {
        let level = level(film.rating());
        raise(&mut out[table::best_of_genre + film.printed().genre as usize], level);
        raise(&mut out[table::best], level);
        lower(&mut out[table::worst], level);
    }
    for (out, class) in out[table::bag..table::legends].iter_mut().zip(classes) {
        *out = class.and(game.undrawn()).len() as u8;
    }
    out[table::legends] = game.undrawn().and(edition.legends()).len() as u8;
    for screenplay in game.unread().iter() {
        out[table::unread] += 1;
        out[table::unread_by_genre + edition.screenplay(screenplay).genre as usize] += 1;
    }
    if let Some(screenplay) = game.readable() {
        let readable = SlateFilm::printed(screenplay, edition);
        write_film(&mut out[table::readable..], game, &readable);
    }
    write_stops(&mut out[table::stops..], game);
    out[table::purse_at_start] = edition.purse(game.seats()).0;
}

/// The answers that are not the usual ones.
fn write_rulings(out: &mut [u8], rulings: &Rulings) {
    // A question that is born later is left out here by `name: _`, since no net of this version has
    // learned what it means. Nets that are to know it are trained with a new version, and there is
    // room for it (`N_RULINGS`).
    let Rulings {
        legends,
        last_silent_seat,
        party_counts,
        direction_counts,
        party_decline,
        final_tie,
        screens,
    } = rulings;
    let are_usual = [
        legends.is_usual(),
        last_silent_seat.is_usual(),
        party_counts.is_usual(),
        direction_counts.is_usual(),
        party_decline.is_usual(),
        final_tie.is_usual(),
        screens.is_usual(),
    ];
    for (out, is_usual) in out.iter_mut().zip(are_usual) {
        *out = u8::from(!is_usual);
    }
}

/// The locations of this quarter that are still to come.
fn write_stops(out: &mut [u8], game: &Game<'_>) {
    let first = game.location().index() + 1;
    for (out, idx) in out.chunks_exact_mut(STOP_LEN).zip(first..N_LOCATIONS) {
        let location = LocationIdx(idx as u8);
        let kind = match game.edition().location(location) {
            Location::Sign => 0,
            Location::City { .. } => 1,
            Location::Party => 2,
        };
        out[stop::kind + kind] = 1;
        for chip in game.lot(location) {
            let Chip { kind, stars, .. } = game.edition().chip(chip);
            out[stop::counts + kind as usize] += 1;
            out[stop::stars + kind as usize] += positive(stars.0);
        }
    }
}

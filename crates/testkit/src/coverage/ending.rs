//! Awards, scores and winners.

use traumfabrik_rules::{
    Award, ChipKind, Counts, Film, FinalTie, Genre, ScreenplayId, Seat, SeatSet, Slot, SlotIdx,
    Standing,
};

use super::Walk;

impl Walk<'_> {
    pub(super) fn on_given(&mut self, award: Award, film: Option<ScreenplayId>) {
        self.show(format!("given-{}", name(award)));
        if let Some(film) = film {
            self.awards_by_film.entry(film).or_default().push(award);
            let is_it = |other: Film<'_>| other.id() == film && other.rating().is_none();
            let is_unrated = self.game.films().any(is_it);
            self.show_if(is_unrated, "award-on-a-film-without-token");
        }
        if award == Award::BestDirection {
            self.show_direction();
        }
    }

    pub(super) fn on_withheld(&mut self, award: Award) {
        self.show(format!("withheld-{}", name(award)));
        if award == Award::BestDirection {
            let counts = self.before.rulings.direction_counts;
            let has_stars = self.directions(counts).iter().any(|&(_, stars)| stars > 0);
            self.show(if has_stars { "direction-tie" } else { "direction-without-stars" });
            self.show_direction();
        }
    }

    /// Whether the switch made a difference.
    fn show_direction(&mut self) {
        if self.best_director(Counts::Visible) != self.best_director(Counts::All) {
            self.show(match self.before.rulings.direction_counts {
                Counts::Visible => "direction_counts-visible-matters",
                Counts::All => "direction_counts-all-matters",
            });
        }
    }

    fn best_director(&self, counts: Counts) -> Option<Seat> {
        let directions = self.directions(counts);
        let most = directions.iter().map(|&(_, stars)| stars).max().filter(|&most| most > 0)?;
        let mut best = directions.into_iter().filter(|&(_, stars)| stars == most);
        let (seat, _) = best.next()?;
        best.next().is_none().then_some(seat)
    }

    /// The stars of the directors of each seat's films.
    fn directions(&self, counts: Counts) -> Vec<(Seat, i32)> {
        let edition = self.game.edition();
        let n_counted = match counts {
            Counts::Visible => 1,
            Counts::All => usize::MAX,
        };
        let stars = |film: Film<'_>| -> i32 {
            let mut slots = (0..).map(SlotIdx).zip(&film.printed().slots);
            let Some((slot, _)) = slots.find(|&(_, &slot)| slot == Slot::Director) else {
                return 0;
            };
            let chips = film.stack(slot).take(n_counted).map(|chip| edition.chip(chip));
            let directors = chips.filter(|chip| chip.kind == ChipKind::Director);
            directors.map(|chip| i32::from(chip.stars.0)).sum()
        };
        let of_seat = |seat| {
            let films = self.game.films().filter(|film| film.owner() == seat);
            (seat, films.map(stars).sum())
        };
        self.before.seats.iter().map(of_seat).collect()
    }

    pub(super) fn on_ended(&mut self, standings: &[Standing], winners: SeatSet) {
        self.show_honours();
        self.show_winners(standings, winners);
        let has_film = |seat| self.game.films().any(|film| film.owner() == seat);
        let is_filmless = !winners.iter().all(has_film);
        self.show_if(is_filmless, "winner-without-a-film");
        let n_films = self.game.films().count();
        self.show_if(n_films == 0, "no-film-finished");
        self.show_if(standings.iter().any(|standing| standing.total() == 0), "seat-scores-nothing");
        let setup = self.game.setup();
        self.show_if(setup.middle.0 > 0, "money-left-in-middle-at-end");
        let n_legends = setup.undrawn.and(self.game.edition().legends()).len();
        self.show_if(setup.undrawn.len() == n_legends, "bag-empty-at-the-end");
    }

    fn show_winners(&mut self, standings: &[Standing], winners: SeatSet) {
        let top = standings.iter().map(|standing| standing.total()).max();
        let n_tied = standings.iter().filter(|standing| Some(standing.total()) == top).count();
        let ending = match (self.before.rulings.final_tie, n_tied, winners.len()) {
            (FinalTie::Shared | FinalTie::HighestFilm, 1, _) => "ending-single",
            (FinalTie::Shared, ..) => "ending-shared",
            (FinalTie::HighestFilm, _, 1) => "ending-tie-broken-by-film",
            (FinalTie::HighestFilm, ..) => "ending-tie-without-films",
        };
        self.show(ending);
        self.show(format!("{ending}-in-{}", self.edition_id));
        self.show_if(winners.len() > 2, "ending-shared-by-three");
        let best = self.game.films().max_by_key(|film| film.rank());
        let is_lost = best.is_some_and(|film| !winners.has(film.owner()));
        self.show_if(is_lost, "best-film-does-not-win");
    }

    fn show_honours(&mut self) {
        let is_quarter = |award: &&Award| matches!(award, Award::BestOfQuarter(_));
        let is_genre = |award: &&Award| matches!(award, Award::BestOfGenre(_));
        for awards in std::mem::take(&mut self.awards_by_film).into_values() {
            let n_quarters = awards.iter().filter(is_quarter).count();
            self.show_if(n_quarters == 2, "same-film-best-of-two-quarters");
            self.show_if(n_quarters == 3, "same-film-best-of-three-quarters");
            self.show_if(awards.len() == 3, "film-with-three-awards");
            self.show_if(awards.len() >= 5, "film-with-five-awards");
            let is_best = awards.iter().any(|award| is_genre(&award));
            self.show_if(is_best && awards.contains(&Award::WorstFilm), "film-best-and-worst");
        }
        for genre in Genre::ALL {
            let feature = format!("given-{}", name(Award::FirstFilm(genre)));
            self.show_if(!self.seen.contains(&feature), &format!("never-{feature}"));
        }
    }
}

/// As records write it.
fn name(award: Award) -> String {
    match award {
        Award::FirstFilm(genre) => format!("first_film_{}", genre_name(genre)),
        Award::BestOfQuarter(quarter) => format!("best_of_quarter_{}", quarter.number()),
        Award::BestOfGenre(genre) => format!("best_of_genre_{}", genre_name(genre)),
        Award::WorstFilm => "worst_film".to_owned(),
        Award::BestDirection => "best_direction".to_owned(),
    }
}

fn genre_name(genre: Genre) -> &'static str {
    match genre {
        Genre::Drama => "drama",
        Genre::Adventure => "adventure",
        Genre::Entertainment => "entertainment",
    }
}

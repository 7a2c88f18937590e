//! Building a view, field by field from what is open to see.

use super::{
    AwardView, BoardView, FilmView, LegalView, LotView, MAX_PLACEMENTS, Perspective, Placement,
    ProductionView, SlotView, View,
};
use crate::action::Due;
use crate::board::{Film, Production};
use crate::event::Standing;
use crate::game::{AwardState, Game, Phase, Stage};
use crate::legal::{LegalSet, MAX_MAKING};
use crate::ruling::{Legends, Screens};
use crate::words::{
    Award, ChipKind, List, Location, LocationIdx, MAX_SCREENPLAYS, MAX_TOKENS, N_LOCATIONS, Rating,
    Seat, SeatSet, Slot, SlotIdx,
};

impl Game<'_> {
    /// The table as somebody sees it.
    ///
    /// ```
    /// # use traumfabrik_rules::{Game, Money, Perspective, Rulings, Seat, Seats};
    /// # let edition = &traumfabrik_rules::Edition::traumfabrik_2000();
    /// let game = Game::empty(edition, Seats::new(3).unwrap(), Rulings::default());
    /// let view = game.view(Perspective::Seat(Seat(1)));
    /// assert_eq!(view.boards[1].purse, Some(Money(12)));
    /// assert_eq!(view.boards[0].purse, None, "behind its screen");
    /// ```
    pub fn view(&self, perspective: Perspective) -> View {
        let standings = self.standings();
        let boards = self.seats.iter().zip(&standings);
        let boards = boards.map(|(seat, standing)| self.board_view(standing, seat, perspective));
        View {
            perspective,
            seats: self.seats,
            rulings: self.rulings,
            quarter: self.quarter,
            location: self.location,
            due: self.due(),
            phase: self.phase(),
            winners: if self.due() == Due::Nobody {
                self.winners(&self.standings())
            } else {
                SeatSet::EMPTY
            },
            visit: self.visit,
            active: self.active,
            hand: self.hand,
            lead: self.lead,
            middle: self.middle,
            lots: self.lot_views(),
            legends: (self.rulings.legends == Legends::FaceUp)
                .then(|| self.undrawn.and(self.edition.legends()).iter().collect()),
            undrawn: self.undrawn,
            readable: self.readable,
            unread: self.unread,
            tokens_left: self.tokens_left(),
            awards: Award::ALL.map(|award| self.award_view(award)),
            boards: boards.collect(),
            films: self.film_views(),
            placed: self.placed(),
            party_order: self.party_order(),
            legal: self.legal_view(perspective),
        }
    }

    /// Whether somebody may see a seat's purse: at the end all money is counted in the open.
    /// Rule: setup/screens.
    fn sees_purse(&self, perspective: Perspective, seat: Seat) -> bool {
        let is_open = self.seats.count() == 2
            || self.rulings.screens == Screens::Open
            || self.stage == Stage::Waiting(Phase::Over);
        match perspective {
            Perspective::Seat(own) => is_open || own == seat,
            Perspective::Table => is_open,
            Perspective::Judge => true,
        }
    }

    fn lot_views(&self) -> [LotView; N_LOCATIONS] {
        let mut lots = [LotView::default(); N_LOCATIONS];
        for location in LocationIdx::all() {
            let stop = self.edition.location(location);
            let is_reached = location <= self.location
                && self.stage != Stage::Waiting(Phase::Faces)
                || location < self.location;
            let is_filled = self.quarter.is_some()
                && !matches!(self.phase(), Phase::Legend | Phase::Lots | Phase::Over);
            let chips = self.lots[self.edition.lot_range(location)].iter().flatten().copied();
            lots[location.index()] = LotView {
                location: stop,
                chips: chips.collect(),
                n_face_down: match stop == Location::Party && is_filled && !is_reached {
                    true => self.seats.count() as u8,
                    false => 0,
                },
            };
        }
        lots
    }

    /// The tokens that are left, ascending.
    pub fn tokens_left(&self) -> List<Rating, MAX_TOKENS> {
        let tokens = self.edition.pieces().tokens;
        let is_left = |&(idx, _): &(usize, &Rating)| self.tokens_left >> idx & 1 == 1;
        tokens.iter().enumerate().filter(is_left).map(|(_, &token)| token).collect()
    }

    pub(crate) fn award_view(&self, award: Award) -> AwardView {
        let state = self.awards[award.index()];
        let (seat, film) = match (state, award) {
            (AwardState::Open, Award::BestDirection) => (self.best_director(), None),
            (AwardState::Open, _) => {
                let film = self.leading_film(award);
                (film.map(|film| self.owners[film.index()]), film)
            }
            (AwardState::Film(film), _) => (self.award_holder(award), Some(film)),
            (AwardState::Seat(_) | AwardState::Withheld, _) => (self.award_holder(award), None),
        };
        AwardView { award, points: self.edition.pieces().awards.of(award), state, seat, film }
    }

    /// Shows the money of a board, or hides it: all else on it looks the same to everybody.
    pub fn show_purse(&self, board: &mut BoardView, perspective: Perspective) {
        let is_seen = self.sees_purse(perspective, board.seat);
        board.purse = is_seen.then_some(self.purses[board.seat]);
        let (films, awards) = (board.film_points, board.award_points);
        board.total = board.purse.map(|money| Standing { films, awards, money }.total());
    }

    fn board_view(&self, standing: &Standing, seat: Seat, perspective: Perspective) -> BoardView {
        let mut productions = [None; MAX_MAKING];
        for (place, production) in self.productions(seat) {
            productions[place] = Some(production_view(&production));
        }
        let mut board = BoardView {
            seat,
            studio: self.studios().get(seat.index()).copied(),
            purse: None,
            cast: self.cast[seat],
            direction: self.direction(seat),
            film_points: standing.films,
            award_points: standing.awards,
            total: None,
            productions,
        };
        self.show_purse(&mut board, perspective);
        board
    }

    fn film_views(&self) -> List<FilmView, MAX_SCREENPLAYS> {
        let mut rest = self.finished;
        let mut films = List::new();
        while let Some(best) =
            self.films().filter(|film| rest.has(film.id())).max_by_key(Film::rank)
        {
            rest.remove(best.id());
            films.push(FilmView {
                screenplay: best.id(),
                owner: best.owner(),
                value: best.value(),
                rating: best.rating(),
                tops: self.tops[best.id().index()],
            });
        }
        films
    }

    /// What somebody may do now: nothing, unless they are the seat that is due.
    pub fn legal_view(&self, perspective: Perspective) -> LegalView {
        let Due::Seat(due) = self.due() else {
            return LegalView::Nothing;
        };
        if perspective != Perspective::Seat(due) {
            return LegalView::Nothing;
        }
        match self.legal() {
            LegalSet::Nothing => LegalView::Nothing,
            LegalSet::Auction { floor, ceiling } => LegalView::Auction { floor, ceiling },
            LegalSet::Party { decline, faces: _ } => {
                LegalView::Party { decline, faces: self.faces().iter().copied().collect() }
            }
            LegalSet::Placing(_) => LegalView::Placing { placements: self.placements(due) },
        }
    }

    fn placements(&self, seat: Seat) -> List<Placement, MAX_PLACEMENTS> {
        let mut placements = List::new();
        for &chip in &self.hand {
            let kind = self.edition.chip(chip).kind;
            for (_, production) in self.productions(seat) {
                for slot in production.accepts(kind).iter() {
                    let effect = production.effect(chip, slot);
                    placements.push(Placement { chip, screenplay: production.id(), slot, effect });
                }
            }
        }
        placements
    }
}

fn production_view(production: &Production<'_>) -> ProductionView {
    let slots = production.printed().slots;
    let slot_view = |(slot_idx, &slot): (SlotIdx, &Slot)| SlotView {
        slot,
        top: production.top(slot_idx),
        n_covered: production.stack(slot_idx).count().saturating_sub(1) as u8,
        is_missing: production.missing().has(slot_idx),
        takes: ChipKind::ALL
            .into_iter()
            .filter(|&kind| production.accepts(kind).has(slot_idx))
            .collect(),
    };
    ProductionView {
        screenplay: production.id(),
        value: production.value(),
        slots: (0..).map(SlotIdx).zip(slots.iter()).map(slot_view).collect(),
    }
}

//! From a view back to a position: how a bot that searches gets a game of its own.

use super::View;
use crate::setup::{FinishedFilm, Setup};
use crate::words::{BySeat, Money, N_LOCATIONS};

impl View {
    /// The position that is seen. Only purses can be hidden, and all payments are public: whoever
    /// has listened knows the purses and says them here.
    ///
    /// ```
    /// # use traumfabrik_rules::{Due, Game, Perspective, Refusal, Seat, Seats, Start, lowest_deal};
    /// # let edition = &traumfabrik_rules::Edition::traumfabrik_2000();
    /// # let mut game = Game::new(edition, &Start::new(Seats::new(3).unwrap()), |_| {})?;
    /// # while let Due::Dealer(ask) = game.due() {
    /// #     game.deal(&lowest_deal(&game, ask), |_| {})?;
    /// # }
    /// let view = game.view(Perspective::Seat(Seat(2)));
    /// let remembered = game.setup().purses;
    /// assert_eq!(view.setup(&remembered).game(edition), Ok(game));
    /// # Ok::<(), Refusal>(())
    /// ```
    pub fn setup(&self, purses: &BySeat<Money>) -> Setup {
        let mut lots = [Default::default(); N_LOCATIONS];
        for (lot, seen) in lots.iter_mut().zip(&self.lots) {
            *lot = seen.chips;
        }
        let mut making = BySeat::default();
        for board in &self.boards {
            making[board.seat] = board.productions.map(|seen| seen.map(|seen| seen.screenplay));
        }
        let finished = self.films.iter().map(|film| FinishedFilm {
            screenplay: film.screenplay,
            seat: film.owner,
            rating: film.rating,
        });
        Setup {
            seats: self.seats,
            rulings: self.rulings,
            quarter: self.quarter,
            location: self.location,
            lead: self.lead,
            middle: self.middle,
            purses: *purses,
            studios: self.boards.iter().filter_map(|board| board.studio).collect(),
            lots,
            undrawn: self.undrawn,
            readable: self.readable,
            unread: self.unread,
            making,
            films: finished.collect(),
            placed: self.placed,
            awards: self.awards.map(|award| award.state),
            hand: self.hand,
            active: self.active,
            visit: self.visit,
            phase: self.phase,
        }
    }
}

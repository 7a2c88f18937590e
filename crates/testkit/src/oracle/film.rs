//! What happens when a film is finished.

use super::{Film, Production, Table, Token};

impl Table {
    /// The printed stars plus those of each top chip. Rule: film/value.
    pub fn value(&self, screenplay: usize, stacks: &[Vec<usize>]) -> i32 {
        let printed = self.pieces.screenplays[screenplay].stars;
        let on_top: i32 = stacks
            .iter()
            .filter_map(|stack| stack.last())
            .map(|&chip| self.pieces.chips[chip].stars)
            .sum();
        printed + on_top
    }

    /// The value of a finished film, before it was rated.
    pub fn film_value(&self, film: &Film) -> i32 {
        self.value(film.screenplay, &film.stacks)
    }

    /// The highest-ranking token left whose number is not above the value. Rules: film/rating,
    /// film/rating-above, film/rating-none.
    pub fn token_for(&self, value: i32) -> Option<Token> {
        self.tokens_left.iter().copied().filter(|token| token.value <= value).max()
    }

    /// Turns a complete production into a film: value, token, new screenplay. The first-film
    /// award needs no step of its own, because the order of the films tells who has it.
    /// Rules: film/steps, film/next.
    pub(super) fn finish(&mut self, seat: usize, production: Production) {
        let value = self.value(production.screenplay, &production.stacks);
        let token = self.token_for(value);
        if let Some(taken) = token {
            let place = self.tokens_left.iter().position(|&left| left == taken);
            self.tokens_left.remove(place.expect("it was found there"));
        }
        self.films.push(Film {
            seat,
            screenplay: production.screenplay,
            stacks: production.stacks,
            token,
            quarter: self.quarter,
        });
        if let Some(next) = self.readable.take() {
            let production = self.unroll(next);
            self.productions[seat].push(production);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample::{
        ACTOR_SLOT, DIRECTOR_SLOT, GUEST_SLOT, OPEN_SLOT, STACK, STACK_MUSIC_SLOT, chip, lay,
        options, own, sell, table, token, worst_guest,
    };
    use super::super::{Action, Ask, Deal, Due, Genre, Kind};
    use super::*;

    fn place(table: &mut Table, chip: usize, screenplay: usize, slot: usize) {
        let action = Action::Place { chip, screenplay, slot };
        table.act(action).expect("a legal placement");
    }

    #[test]
    fn the_first_of_three_chips_finishes_a_film_and_the_others_may_go_on_the_new_screenplay() {
        let mut table = table(options(3));
        let drama = own(1, Genre::Drama);
        let director = chip(Kind::Director, 3, 0);
        lay(&mut table, 1, drama, DIRECTOR_SLOT, director);
        lay(&mut table, 1, drama, ACTOR_SLOT, chip(Kind::Actor, 2, 0));
        let music = [0, 1, 2].map(|copy| chip(Kind::Music, 3, copy));
        sell(&mut table, 1, &music);
        place(&mut table, music[0], drama, OPEN_SLOT);

        let film = &table.films[0];
        assert_eq!((film.seat, film.screenplay, film.quarter), (1, drama, 1));
        assert_eq!(table.film_value(film), 2 + 3 + 2 + 3);
        assert_eq!(film.token, Some(token(10, true)));
        assert!(!table.tokens_left.contains(&token(10, true)));

        assert_eq!(table.due(), Due::Dealer(Ask::Screenplay));
        assert!(table.legal().is_empty());
        assert!(table.act(Action::Discard(music[1])).is_err());
        assert!(!table.legal_deal(&Deal::Screenplay(STACK[0])));
        table.deal(Deal::Screenplay(STACK[2])).expect("unread");

        assert_eq!(table.due(), Due::Seat(1));
        place(&mut table, music[1], STACK[0], STACK_MUSIC_SLOT);
        place(&mut table, music[2], STACK[0], STACK_MUSIC_SLOT);
        assert_eq!(table.location, 1);
    }

    #[test]
    fn the_next_screenplay_is_dealt_before_play_leaves_the_location() {
        let mut table = table(options(2));
        let drama = own(0, Genre::Drama);
        lay(&mut table, 0, drama, ACTOR_SLOT, chip(Kind::Actor, 0, 0));
        lay(&mut table, 0, drama, OPEN_SLOT, chip(Kind::Actor, 0, 1));
        sell(&mut table, 0, &[1]);
        place(&mut table, 1, drama, DIRECTOR_SLOT);
        assert_eq!(table.due(), Due::Dealer(Ask::Screenplay));
        assert_eq!(table.location, 0);
        table.deal(Deal::Screenplay(STACK[1])).expect("unread");
        assert_eq!(table.location, 1);
    }

    #[test]
    fn the_last_screenplay_is_taken_without_a_deal_and_then_there_are_none() {
        let mut table = table(options(2));
        table.unread.clear();
        let drama = table.productions[0].remove(0);
        table.finish(0, drama);
        assert_eq!((table.readable, table.productions[0].len()), (None, 3));
        assert_eq!(table.productions[0][2].screenplay, STACK[0]);
        let adventure = table.productions[0].remove(0);
        table.finish(0, adventure);
        assert_eq!((table.readable, table.productions[0].len()), (None, 2));
        assert_eq!(table.due(), Due::Seat(0));
    }

    #[test]
    fn value_counts_top_chips_agencies_and_guests_only() {
        let mut table = table(options(2));
        let drama = own(0, Genre::Drama);
        for (slot, chip) in [
            (DIRECTOR_SLOT, chip(Kind::Director, 3, 0)),
            (DIRECTOR_SLOT, chip(Kind::Agency, 1, 0)),
            (ACTOR_SLOT, chip(Kind::Actor, 3, 0)),
            (ACTOR_SLOT, chip(Kind::Actor, 0, 0)),
            (GUEST_SLOT, worst_guest()),
        ] {
            lay(&mut table, 0, drama, slot, chip);
        }
        let stacks = &table.productions[0][0].stacks;
        assert_eq!(table.value(drama, stacks), 2 + 1 - 1);
    }

    #[test]
    fn a_film_takes_the_highest_token_left_that_is_not_above_its_value() {
        let mut table = table(options(2));
        assert_eq!(table.token_for(9), Some(token(9, true)));
        assert_eq!(table.token_for(7), Some(token(7, false)));
        assert_eq!(table.token_for(30), Some(token(22, false)));
        assert_eq!(table.token_for(-1), None);
        table.tokens_left.retain(|&left| left != token(9, true));
        assert_eq!(table.token_for(9), Some(token(9, false)));
        table.tokens_left.retain(|&left| left != token(9, false));
        assert_eq!(table.token_for(9), Some(token(8, true)));
        table.tokens_left.retain(|left| left.value > 3);
        assert_eq!(table.token_for(3), None);
    }
}

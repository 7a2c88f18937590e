//! Parties: who chooses when, and what is left to choose from.

use super::{Action, Kind, Stage, Table};

/// What one seat chose at a party.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Who chose.
    pub seat: usize,
    /// The chip it took, or none if it declined.
    pub chip: Option<usize>,
}

/// A party whose chips have been turned up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Party {
    /// All the chips that were turned up.
    pub faces: Vec<usize>,
    /// The seats in the order in which they choose. Rule: party/fixed.
    pub order: Vec<usize>,
    /// What has been chosen so far, in order.
    pub choices: Vec<Choice>,
}

impl Party {
    /// The chips that nobody has taken yet.
    pub fn faces_left(&self) -> Vec<usize> {
        let is_taken = |&face: &usize| self.choices.iter().any(|choice| choice.chip == Some(face));
        self.faces.iter().copied().filter(|face| !is_taken(face)).collect()
    }

    /// The seats that have taken a chip or declined.
    pub fn have_chosen(&self) -> Vec<usize> {
        self.choices.iter().map(|choice| choice.seat).collect()
    }

    /// The seat that chooses next, or none when all have chosen. Rule: party/take.
    pub fn chooser(&self) -> Option<usize> {
        let have_chosen = self.have_chosen();
        self.order.iter().copied().find(|seat| !have_chosen.contains(seat))
    }
}

impl Table {
    /// How many actor and guest chips a seat has on its screenplays, finished or not, on any
    /// slot. Rules: party/order, party/agency, party/covered.
    pub fn cast(&self, seat: usize) -> usize {
        let in_the_making = self.productions[seat].iter().map(|making| &making.stacks);
        let finished = self.films_of(seat).into_iter().map(|film| &film.stacks);
        in_the_making
            .chain(finished)
            .flatten()
            .flat_map(|stack| self.options.party_counts.of(stack))
            .filter(|&chip| match self.pieces.chips[chip].kind {
                Kind::Actor | Kind::Guest => true,
                Kind::Director | Kind::Camera | Kind::Music | Kind::Effects | Kind::Agency => false,
            })
            .count()
    }

    /// The cast of each seat.
    pub fn casts(&self) -> Vec<usize> {
        (0..self.options.seats).map(|seat| self.cast(seat)).collect()
    }

    /// The seats by descending cast; tied seats clockwise from the lead. Rule: party/order.
    pub fn party_order(&self) -> Vec<usize> {
        let mut waiting = self.clockwise_from(self.the_lead());
        let mut order = Vec::new();
        while let Some(most) = waiting.iter().map(|&seat| self.cast(seat)).max() {
            let next = waiting.iter().position(|&seat| self.cast(seat) == most);
            order.push(waiting.remove(next.expect("somebody has the most")));
        }
        order
    }

    /// Turns the chips of a party up. Rules: party/reveal, party/fixed.
    pub(super) fn reveal(&self, faces: Vec<usize>) -> Party {
        Party { faces, order: self.party_order(), choices: Vec::new() }
    }

    /// What the choosing seat may do. Rules: party/take, party/decline.
    pub(super) fn party_choices(&self, party: &Party) -> Vec<Action> {
        let mut actions: Vec<Action> = party.faces_left().into_iter().map(Action::Take).collect();
        if self.options.party_decline {
            actions.push(Action::Decline);
        }
        actions
    }

    /// Notes a seat's choice; a chip it took goes into its hand. Rule: party/take.
    pub(super) fn choose(&mut self, choice: Choice) {
        match &mut self.stage {
            Stage::Party(party) => party.choices.push(choice),
            Stage::Filling
            | Stage::Auction(_)
            | Stage::Sold { .. }
            | Stage::Reveal
            | Stage::Over => unreachable!("only a party offers a choice"),
        }
        self.hand.extend(choice.chip);
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample::{
        ACTOR_SLOT, GUEST_SLOT, OPEN_SLOT, chip, film, lay, options, own, table, token,
    };
    use super::super::{Counts, Deal, Due, Genre};
    use super::*;

    /// A table whose seats have these (actors, guests), just arrived at a party. The last actor
    /// of those who have more than one lies on an open slot.
    fn arrived(casts: &[(usize, usize)]) -> Table {
        let mut table = table(options(casts.len()));
        for (seat, &(n_actors, n_guests)) in casts.iter().enumerate() {
            for n in 0..n_actors {
                let spread = n + 1 == n_actors && n > 0;
                let slot = if spread { OPEN_SLOT } else { ACTOR_SLOT };
                let genre = Genre::ALL[n % 3];
                let actor = chip(Kind::Actor, seat as i32 % 4, n);
                lay(&mut table, seat, own(seat, genre), slot, actor);
            }
            for (n, &genre) in Genre::ALL[..n_guests].iter().enumerate() {
                let guest = chip(Kind::Guest, seat as i32 % 4, n);
                lay(&mut table, seat, own(seat, genre), GUEST_SLOT, guest);
            }
        }
        (table.location, table.stage) = (2, Stage::Reveal);
        table
    }

    fn faces(n_seats: usize) -> Deal {
        Deal::Faces((0..n_seats).map(|n| chip(Kind::Effects, 0, n)).collect())
    }

    /// Checks the order in which these seats choose, the first of them leading.
    fn check(casts: &[(usize, usize)], order: &[usize]) {
        let mut table = arrived(casts);
        let counts: Vec<usize> = casts.iter().map(|(actors, guests)| actors + guests).collect();
        assert_eq!(table.casts(), counts);
        table.deal(faces(casts.len())).expect("a proper deal");
        let Stage::Party(party) = &table.stage else {
            panic!("the party has begun");
        };
        assert_eq!(party.order, order);
    }

    #[test]
    fn the_rulebooks_examples_of_the_order() {
        check(&[(2, 0), (4, 0), (1, 0), (4, 0)], &[1, 3, 0, 2]);
        check(&[(1, 1), (3, 0), (0, 1), (2, 1)], &[1, 3, 0, 2]);
        check(&[(0, 2), (3, 0), (1, 0), (2, 1)], &[1, 3, 0, 2]);
    }

    #[test]
    fn tied_seats_choose_clockwise_from_the_lead() {
        let mut table = arrived(&[(1, 0), (1, 0), (0, 0), (1, 0)]);
        table.lead = Some(2);
        assert_eq!(table.party_order(), [3, 0, 1, 2]);
    }

    #[test]
    fn covered_cast_counts_only_under_the_switch_and_agencies_never() {
        let mut table = arrived(&[(3, 0), (0, 0)]);
        let drama = own(0, Genre::Drama);
        lay(&mut table, 0, drama, ACTOR_SLOT, chip(Kind::Agency, 0, 0));
        assert_eq!(table.cast(0), 2);
        table.options.party_counts = Counts::All;
        assert_eq!(table.cast(0), 3);
    }

    #[test]
    fn finished_films_count_for_the_cast() {
        let mut table = arrived(&[(1, 0), (0, 0)]);
        film(&mut table, 1, Genre::Drama, 1, Some(token(5, false)));
        table.films[0].stacks[ACTOR_SLOT] = vec![chip(Kind::Actor, 0, 3)];
        table.films[0].stacks[GUEST_SLOT] = vec![chip(Kind::Guest, 0, 3)];
        assert_eq!(table.casts(), [1, 2]);
    }

    #[test]
    fn a_declined_chip_stays_for_later_seats_and_leftovers_leave_the_game() {
        let mut table = arrived(&[(0, 0), (1, 0), (0, 0)]);
        table.deal(faces(3)).expect("a proper deal");
        let [first, second, third] = [0, 1, 2].map(|n| chip(Kind::Effects, 0, n));
        assert_eq!(table.due(), Due::Seat(1));
        table.act(Action::Decline).expect("legal");
        assert_eq!(table.due(), Due::Seat(0));
        table.act(Action::Take(second)).expect("legal");
        assert!(table.act(Action::Take(first)).is_err());
        table.act(Action::Discard(second)).expect("legal");
        let offered = [first, third].map(Action::Take);
        assert_eq!(table.legal(), [&offered[..], &[Action::Decline]].concat());
        table.act(Action::Decline).expect("legal");
        assert_eq!(table.gone, [first, second, third].into());
        assert_eq!((table.quarter, table.lead), (2, Some(0)));
    }

    #[test]
    fn without_the_switch_nobody_declines() {
        let mut table = arrived(&[(0, 0), (0, 0)]);
        table.options.party_decline = false;
        table.deal(faces(2)).expect("a proper deal");
        let offered = [0, 1].map(|n| Action::Take(chip(Kind::Effects, 0, n)));
        assert_eq!(table.legal(), offered);
    }
}

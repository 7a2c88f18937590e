//! What the dealer decides: everything that is chance at a real table.

use std::collections::BTreeSet;

use super::{Ask, Deal, Due, Place, Production, Stage, Table};

impl Table {
    /// Whether the dealer is due and this is a possible answer to what is asked.
    pub fn legal_deal(&self, deal: &Deal) -> bool {
        let Due::Dealer(ask) = self.due() else {
            return false;
        };
        match (ask, deal) {
            (Ask::Studios, Deal::Studios(studios)) => self.studios_fit(studios),
            (Ask::Lead, Deal::Lead(seat)) => *seat < self.options.seats,
            (Ask::Screenplay, Deal::Screenplay(screenplay)) => self.unread.contains(screenplay),
            (Ask::Legend, Deal::Legend(chip)) => {
                self.undrawn.contains(chip) && self.pieces.chips[*chip].legend
            }
            (Ask::Lots, Deal::Lots(chips)) => {
                chips.len() == self.city_sizes().iter().sum::<usize>() && self.are_in_the_bag(chips)
            }
            (Ask::Faces, Deal::Faces(chips)) => {
                chips.len() == self.options.seats && self.are_in_the_bag(chips)
            }
            (
                Ask::Studios | Ask::Lead | Ask::Screenplay | Ask::Legend | Ask::Lots | Ask::Faces,
                Deal::Studios(_)
                | Deal::Lead(_)
                | Deal::Screenplay(_)
                | Deal::Legend(_)
                | Deal::Lots(_)
                | Deal::Faces(_),
            ) => false,
        }
    }

    /// Takes the dealer's answer. Refused, the table is unchanged.
    pub fn deal(&mut self, deal: Deal) -> Result<(), String> {
        if !self.legal_deal(&deal) {
            return Err(format!("{deal:?} is refused while {:?} is due", self.due()));
        }
        match deal {
            Deal::Studios(studios) => self.hand_out_studios(studios),
            Deal::Lead(seat) => self.lead = Some(seat),
            Deal::Screenplay(screenplay) => {
                self.unread.remove(&screenplay);
                self.readable = Some(screenplay);
            }
            Deal::Legend(chip) => self.fill_sign(chip),
            Deal::Lots(chips) => self.fill_cities(&chips),
            Deal::Faces(chips) => {
                self.draw(&chips);
                self.stage = Stage::Party(self.reveal(chips));
            }
        }
        self.go_on();
        Ok(())
    }

    /// Whether each seat gets a studio of its own that is in the box. Rule: setup/studio.
    pub(super) fn studios_fit(&self, studios: &[usize]) -> bool {
        let in_the_box: BTreeSet<usize> =
            self.pieces.screenplays.iter().filter_map(|script| script.studio).collect();
        studios.len() == self.options.seats
            && all_different(studios)
            && studios.iter().all(|studio| in_the_box.contains(studio))
    }

    /// Gives each seat its studio and that studio's screenplays. Rule: setup/studio.
    pub(super) fn hand_out_studios(&mut self, studios: Vec<usize>) {
        for (seat, &studio) in studios.iter().enumerate() {
            for screenplay in 0..self.pieces.screenplays.len() {
                if self.pieces.screenplays[screenplay].studio == Some(studio) {
                    let production = self.unroll(screenplay);
                    self.productions[seat].push(production);
                }
            }
        }
        self.studios = Some(studios);
    }

    /// A screenplay as it comes in front of a seat: every slot empty.
    pub(super) fn unroll(&self, screenplay: usize) -> Production {
        let n_slots = self.pieces.screenplays[screenplay].slots.len();
        Production { screenplay, stacks: vec![Vec::new(); n_slots] }
    }

    /// What is still to be put on the board at the start of a quarter. Rule: quarter/fill.
    ///
    /// The chips of the parties lie face down until they are reached: nobody knows which they
    /// are, so the dealer names them only then.
    pub(super) fn next_to_fill(&self) -> Option<Ask> {
        let mut cities_wait = false;
        for (location, place) in self.pieces.route.iter().enumerate() {
            let n_lying = self.lots[location].len();
            match place {
                Place::Sign if n_lying == 0 => return Some(Ask::Legend),
                Place::City(n_chips) if n_lying < *n_chips => cities_wait = true,
                Place::Sign | Place::City(_) | Place::Party => {}
            }
        }
        cities_wait.then_some(Ask::Lots)
    }

    fn fill_sign(&mut self, chip: usize) {
        self.draw(&[chip]);
        let empty_sign = (0..self.pieces.route.len()).find(|&location| {
            self.pieces.route[location] == Place::Sign && self.lots[location].is_empty()
        });
        self.lots[empty_sign.expect("the legend was asked for")].push(chip);
    }

    fn fill_cities(&mut self, chips: &[usize]) {
        self.draw(chips);
        let mut rest = chips.iter().copied();
        for (location, place) in self.pieces.route.iter().enumerate() {
            if let Place::City(n_chips) = place {
                self.lots[location] = rest.by_ref().take(*n_chips).collect();
            }
        }
    }

    fn city_sizes(&self) -> Vec<usize> {
        self.pieces
            .route
            .iter()
            .filter_map(|place| match place {
                Place::City(n_chips) => Some(*n_chips),
                Place::Sign | Place::Party => None,
            })
            .collect()
    }

    /// Whether these are different chips of the bag, none of them seen before. Rule: setup/bag.
    fn are_in_the_bag(&self, chips: &[usize]) -> bool {
        all_different(chips)
            && chips
                .iter()
                .all(|chip| self.undrawn.contains(chip) && !self.pieces.chips[*chip].legend)
    }

    fn draw(&mut self, chips: &[usize]) {
        for chip in chips {
            self.undrawn.remove(chip);
        }
    }
}

fn all_different(numbers: &[usize]) -> bool {
    let different: BTreeSet<usize> = numbers.iter().copied().collect();
    different.len() == numbers.len()
}

#[cfg(test)]
mod tests {
    use super::super::sample::{chip, options, own, pieces, table};
    use super::super::{Action, Genre, Kind};
    use super::*;

    #[test]
    fn the_dealer_is_asked_in_order() {
        let mut asked = options(3);
        (asked.studios, asked.lead) = (None, None);
        let mut table = Table::new(pieces(), asked);
        let cameras: Vec<usize> = (0..3).map(|copy| chip(Kind::Camera, 0, copy)).collect();
        for (ask, deal) in [
            (Ask::Studios, Deal::Studios(vec![5, 2, 1])),
            (Ask::Lead, Deal::Lead(2)),
            (Ask::Screenplay, Deal::Screenplay(16)),
            (Ask::Legend, Deal::Legend(3)),
            (Ask::Lots, Deal::Lots(cameras.clone())),
        ] {
            assert_eq!(table.due(), Due::Dealer(ask));
            table.deal(deal).expect("a proper deal");
        }
        assert_eq!(table.due(), Due::Seat(2));
        assert_eq!(table.productions[0][0].screenplay, own(4, Genre::Drama));
        assert_eq!(table.lots, [vec![3], cameras, vec![]]);
    }

    #[test]
    fn improper_deals_are_refused() {
        let mut asked = options(2);
        asked.studios = None;
        let mut table = Table::new(pieces(), asked);
        for studios in [vec![1], vec![1, 1], vec![1, 6], vec![0, 1]] {
            assert!(table.deal(Deal::Studios(studios)).is_err());
        }
        table.deal(Deal::Studios(vec![1, 2])).expect("proper");
        assert!(!table.legal_deal(&Deal::Screenplay(0)));
        table.deal(Deal::Screenplay(15)).expect("proper");
        let director = chip(Kind::Director, 3, 0);
        assert!(!table.legal_deal(&Deal::Legend(director)));
        table.deal(Deal::Legend(0)).expect("proper");
        for chips in [vec![5, 6], vec![5, 6, 6], vec![1, 5, 6], vec![5, 6, 999]] {
            assert!(table.deal(Deal::Lots(chips)).is_err());
        }
        table.deal(Deal::Lots(vec![5, 6, 7])).expect("proper");
        assert!(!table.legal_deal(&Deal::Legend(1)));
    }

    #[test]
    fn purses_are_smaller_with_five_seats() {
        assert_eq!(table(options(4)).purses, [12; 4]);
        assert_eq!(table(options(5)).purses, [10; 5]);
    }

    #[test]
    fn a_party_asks_for_as_many_faces_as_there_are_seats() {
        let mut table = table(options(2));
        for location in 0..2 {
            assert_eq!(table.location, location);
            table.act(Action::Pass).expect("legal");
            for chip in table.hand.clone() {
                table.act(Action::Discard(chip)).expect("legal");
            }
        }
        assert_eq!(table.due(), Due::Dealer(Ask::Faces));
        assert!(!table.legal_deal(&Deal::Faces(vec![5, 6, 7])));
        assert!(!table.legal_deal(&Deal::Faces(vec![5, chip(Kind::Camera, 0, 0)])));
        assert!(table.legal_deal(&Deal::Faces(vec![5, 6])));
    }
}

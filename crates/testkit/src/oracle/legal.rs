//! What a seat may say, and saying it.

use super::{Action, Auction, Choice, Due, Said, Stage, Table};

impl Table {
    /// Every action of the due seat that is accepted; none when no seat is due.
    pub fn legal(&self) -> Vec<Action> {
        let Due::Seat(seat) = self.due() else {
            return Vec::new();
        };
        if !self.hand.is_empty() {
            return self.placements(seat);
        }
        match &self.stage {
            Stage::Auction(auction) => self.bids(auction, seat),
            Stage::Party(party) => self.party_choices(party),
            Stage::Filling | Stage::Sold { .. } | Stage::Reveal | Stage::Over => {
                unreachable!("a seat is due only while it places, bids or chooses")
            }
        }
    }

    /// Does what the due seat says. Refused, the table is unchanged.
    pub fn act(&mut self, action: Action) -> Result<(), String> {
        let due = self.due();
        let Due::Seat(seat) = due else {
            return Err(format!("{action:?} is refused while {due:?} is due"));
        };
        if !self.legal().contains(&action) {
            return Err(format!("{action:?} is not open to seat {seat}"));
        }
        match action {
            Action::Bid(amount) => self.say(Said::Bid { seat, amount }),
            Action::Pass => self.say(Said::Pass { seat }),
            Action::Take(chip) => self.choose(Choice { seat, chip: Some(chip) }),
            Action::Decline => self.choose(Choice { seat, chip: None }),
            Action::Place { chip, screenplay, slot } => self.place(seat, chip, screenplay, slot),
            Action::Discard(chip) => self.discard(chip),
        }
        self.go_on();
        Ok(())
    }

    /// Rules: auction/open, auction/raise, auction/purse, auction/silent.
    fn bids(&self, auction: &Auction, seat: usize) -> Vec<Action> {
        let highest = if auction.is_silent() { 0 } else { self.purses[seat] };
        let mut actions: Vec<Action> = (auction.floor()..=highest).map(Action::Bid).collect();
        actions.push(Action::Pass);
        actions
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample::{STACK, options, pieces, table};
    use super::super::{Ask, Deal};
    use super::*;

    /// The dealer's answer with the lowest numbers that are left.
    fn lowest(table: &Table, ask: Ask) -> Deal {
        let legends = |&chip: &usize| table.pieces.chips[chip].legend;
        let mut legend = table.undrawn.iter().copied().filter(legends);
        let bag = table.undrawn.iter().copied().filter(|chip| !legends(chip));
        match ask {
            Ask::Studios => Deal::Studios((1..=table.options.seats).collect()),
            Ask::Lead => Deal::Lead(0),
            Ask::Screenplay => Deal::Screenplay(STACK[0]),
            Ask::Legend => Deal::Legend(legend.next().expect("one for each quarter")),
            Ask::Lots => Deal::Lots(bag.take(3).collect()),
            Ask::Faces => Deal::Faces(bag.take(table.options.seats).collect()),
        }
    }

    #[test]
    fn a_game_in_which_nobody_wants_anything_visits_every_location_in_each_quarter() {
        let mut table = Table::new(pieces(), options(3));
        let mut visits = vec![(1, 0)];
        loop {
            match table.due() {
                Due::Nobody => break,
                Due::Dealer(ask) => table.deal(lowest(&table, ask)).expect("a proper deal"),
                Due::Seat(_) => {
                    let legal = table.legal();
                    let refuses = |action: &&Action| match action {
                        Action::Pass | Action::Decline | Action::Discard(_) => true,
                        Action::Bid(_) | Action::Take(_) | Action::Place { .. } => false,
                    };
                    let action = legal.iter().find(refuses).expect("one may always refuse");
                    table.act(*action).expect("legal");
                }
            }
            visits.push((table.quarter, table.location));
        }
        visits.dedup();
        let all = (1..=4).flat_map(|quarter| (0..3).map(move |location| (quarter, location)));
        assert_eq!(visits, all.collect::<Vec<_>>());
        // All that was dealt has left the game: a legend, three chips of the city, three faces.
        assert_eq!(table.gone.len(), 4 * 7);
        assert_eq!(table.winners(), [0, 1, 2]);
    }

    #[test]
    fn a_seat_is_refused_while_the_dealer_is_due_and_the_dealer_while_a_seat_is() {
        let mut unfilled = Table::new(pieces(), options(2));
        assert!(unfilled.act(Action::Pass).is_err());
        let mut filled = table(options(2));
        let before = filled.clone();
        assert!(filled.deal(Deal::Lead(1)).is_err());
        assert_eq!(filled, before);
    }
}

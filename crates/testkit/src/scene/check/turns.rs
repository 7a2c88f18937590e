//! Whose turn it is, and what it may do.

use traumfabrik_rules::{Action, Ask, Due, Money, PhaseView, Refusal, Seat, SeatSet, Studio};

use super::same;
use crate::scene::names::{Found, listed, setup_fault_name};
use crate::scene::play::Play;
use crate::scene::run::correct;
use crate::scene::script::{AskWord, Attempt, DueWord, Fact, Wish};

impl Play<'_> {
    pub(super) fn check_due(&self, wanted: &DueWord) -> Found<()> {
        let (due, phase) = (self.game.due(), self.phase());
        let is_so = match *wanted {
            DueWord::Seat(seat) => due == Due::Seat(seat),
            DueWord::Bids(seat) => due == Due::Seat(seat) && phase == PhaseView::Auction,
            DueWord::Places(seat) => due == Due::Seat(seat) && phase == PhaseView::Placing,
            DueWord::Chooses(seat) => due == Due::Seat(seat) && phase == PhaseView::Party,
            DueWord::Dealer(ask) => due == Due::Dealer(asked(ask)),
            DueWord::Nobody => due == Due::Nobody,
        };
        if is_so {
            return Ok(());
        }
        let doing = match phase {
            PhaseView::Auction => " bids",
            PhaseView::Placing => " places",
            PhaseView::Party => " chooses",
            PhaseView::Dealing(_) | PhaseView::Over { .. } => "",
        };
        Err(format!("due {}{doing}", self.names.due_words(due)))
    }

    pub(super) fn check_hand(&self, chips: &[String]) -> Found<()> {
        let hand = self.game.setup().hand;
        self.same_chips(&hand, chips)
    }

    pub(super) fn check_allowed(&self, seat: Seat, wish: &Wish) -> Found<()> {
        match self.refusal(seat, self.action(wish)?) {
            None => Ok(()),
            Some(refusal) => Err(self.names.refusal_words(&refusal).join(" ")),
        }
    }

    /// Why the rules refuse an action now, if they do.
    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        let game = self.game;
        game.check(seat, action).map(|_| ()).err()
    }

    pub(super) fn check_refused(&self, attempt: &Attempt, why: &[String]) -> Found<()> {
        let found: Vec<String> = match attempt {
            Attempt::Act(seat, wish) => match self.refusal(*seat, self.action(wish)?) {
                Some(refusal) => self.names.refusal_words(&refusal),
                None => return Err("allowed".to_owned()),
            },
            Attempt::Deal(wish) => {
                let game = self.game;
                match game.check_deal(&self.deal_of(wish)?).map(|_| ()).err() {
                    Some(refusal) => self.names.refusal_words(&refusal),
                    None => return Err("allowed".to_owned()),
                }
            }
            Attempt::Box(correction) => {
                match correct(self.names.edition, correction, &self.names)?.err() {
                    Some(fault) => vec![fault],
                    None => return Err("a sound box".to_owned()),
                }
            }
            Attempt::Position(fact) => self.faults_with(fact)?,
        };
        // A scene may leave out what the refusal tells, but not tell it wrong.
        let is_so = match attempt {
            Attempt::Act(..) | Attempt::Deal(_) | Attempt::Box(_) => found.starts_with(why),
            Attempt::Position(_) => why.iter().all(|name| found.contains(name)),
        };
        if is_so { Ok(()) } else { Err(format!("refused: {}", found.join(" "))) }
    }

    /// What would be wrong with the position if this were so.
    fn faults_with(&self, fact: &Fact) -> Found<Vec<String>> {
        let mut setup = self.game.setup();
        if let Fact::Purse(seat, amount) = *fact {
            setup.purses[seat] = Money(amount);
        } else if let Fact::Middle(amount) = *fact {
            setup.middle = Money(amount);
        } else if let Fact::Studio(seat, number) = *fact {
            let studios = setup.seats.iter().zip(setup.studios.iter().copied());
            let change = |(other, studio)| if other == seat { Studio(number) } else { studio };
            setup.studios = studios.map(change).collect();
        } else {
            return Err("only purses, the middle and studios can be tried".to_owned());
        }
        let mut faults = Vec::new();
        setup.faults(self.names.edition, &mut |fault| faults.push(setup_fault_name(&fault)));
        if faults.is_empty() { Err("a sound position".to_owned()) } else { Ok(faults) }
    }

    fn legal_words(&self) -> String {
        let legal = self.game.legal();
        listed(legal.iter().map(|action| self.names.action_words(action)))
    }

    pub(super) fn check_legal(&self, wishes: &[Wish]) -> Found<()> {
        let wanted: Vec<Action> =
            wishes.iter().map(|wish| self.action(wish)).collect::<Result<_, _>>()?;
        let found: Vec<Action> = self.game.legal().iter().collect();
        same(&found, &wanted, |_| format!("legal: {}", self.legal_words()))
    }

    pub(super) fn check_legal_has(&self, wishes: &[Wish], wanted: bool) -> Found<()> {
        let legal = self.game.legal();
        for wish in wishes {
            let action = self.action(wish)?;
            if legal.position(action).is_some() != wanted {
                let action = self.names.action_words(action);
                let verb = if wanted { "is missing in" } else { "is among" };
                return Err(format!("{action} {verb} {}", self.legal_words()));
            }
        }
        Ok(())
    }

    /// The order of the party that goes on, also while somebody places its chip.
    pub(super) fn check_party_order(&self, seats: &[Seat]) -> Found<()> {
        match self.game.setup().visit {
            traumfabrik_rules::Visit::Party { order, .. } => {
                same(&order[..], seats, |order| self.names.seat_words(order.iter().copied()))
            }
            traumfabrik_rules::Visit::Auction { .. } => Err("no party".to_owned()),
        }
    }

    pub(super) fn check_winners(&self, seats: &[Seat]) -> Found<()> {
        let wanted: SeatSet = seats.iter().copied().collect();
        match self.phase() {
            PhaseView::Over { winners } => {
                same(&winners, &wanted, |winners| self.names.seat_words(winners.iter()))
            }
            PhaseView::Dealing(_) | PhaseView::Auction | PhaseView::Placing | PhaseView::Party => {
                Err("a game that is not over".to_owned())
            }
        }
    }
}

fn asked(word: AskWord) -> Ask {
    match word {
        AskWord::Studios => Ask::Studios,
        AskWord::Lead => Ask::Lead,
        AskWord::Screenplay => Ask::Screenplay,
        AskWord::Legend => Ask::Legend,
        AskWord::Lots(n_chips) => Ask::Lots { n_chips },
        AskWord::Faces(n_chips) => Ask::Faces { n_chips },
    }
}

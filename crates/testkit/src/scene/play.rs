//! A scene in progress: the game, and what has happened since the last `when`.

use traumfabrik_rules::{
    Action, Ask, ChipId, Deal, Due, Event, Game, List, Money, Perspective, PhaseView, Refusal,
    Seat, Studio, lowest_deal,
};

use super::names::{Found, Names, ask_words};
use super::script::{DealWish, Goal, Move, Rest, Wish};

/// More decisions than any game has: skipping gives up after so many.
const SKIP_MAX: usize = 10_000;

/// A game and the names of its pieces.
#[derive(Debug)]
pub(super) struct Play<'e> {
    pub(super) names: Names<'e>,
    pub(super) game: Game<'e>,
    pub(super) events: Vec<Event>,
}

impl Play<'_> {
    /// Lets something happen, or tells why it cannot.
    pub(super) fn happen(&mut self, happens: &Move) -> Found<()> {
        match happens {
            Move::Act(seat, wish) => {
                let action = self.action(wish)?;
                self.act(*seat, action)
            }
            Move::DiscardAll(seat) => {
                while let Some(&chip) = self.game.setup().hand.first() {
                    self.act(*seat, Action::Discard(chip))?;
                }
                Ok(())
            }
            Move::AllPass => {
                let mut due = self.due_seat("an auction")?;
                while self.phase() == PhaseView::Auction {
                    self.act(due, Action::Pass)?;
                    due = self.due_seat("an auction").unwrap_or(due);
                }
                Ok(())
            }
            Move::AllDecline => {
                let mut due = self.due_seat("a party")?;
                while self.phase() == PhaseView::Party {
                    self.act(due, Action::Decline)?;
                    due = self.due_seat("a party").unwrap_or(due);
                }
                Ok(())
            }
            Move::Deal(wish) => {
                let deal = self.deal_of(wish)?;
                self.deal(&deal)
            }
            Move::DealAnything => {
                while let Due::Dealer(ask) = self.game.due() {
                    self.deal(&lowest_deal(&self.game, ask))?;
                }
                Ok(())
            }
            Move::Skip(goal) => self.skip(goal),
        }
    }

    pub(super) fn phase(&self) -> PhaseView {
        self.game.view(Perspective::Judge).phase
    }

    fn due_seat(&self, wanted: &str) -> Found<Seat> {
        match self.game.due() {
            Due::Seat(seat) => Ok(seat),
            Due::Dealer(ask) => {
                Err(format!("the dealer due with {}, not {wanted}", ask_words(ask)))
            }
            Due::Nobody => Err(format!("the game over, not {wanted}")),
        }
    }

    fn act(&mut self, seat: Seat, action: Action) -> Found<()> {
        let played = self.game.play(seat, action, |event| self.events.push(event));
        played.map_err(|refusal| self.refused(&refusal))
    }

    pub(super) fn deal(&mut self, deal: &Deal) -> Found<()> {
        let dealt = self.game.deal(deal, |event| self.events.push(event));
        dealt.map_err(|refusal| self.refused(&refusal))
    }

    fn refused(&self, refusal: &Refusal) -> String {
        format!("refused: {}", self.names.refusal_words(refusal).join(" "))
    }

    /// What a seat's wish is to the rules.
    pub(super) fn action(&self, wish: &Wish) -> Found<Action> {
        Ok(match wish {
            Wish::Bid(amount) => Action::Bid(Money(*amount)),
            Wish::Pass => Action::Pass,
            Wish::Take(chip) => Action::Take(self.names.chip(chip)?),
            Wish::Decline => Action::Decline,
            Wish::Place(chip, screenplay, slot) => {
                let screenplay = self.names.screenplay(screenplay)?;
                Action::Place {
                    chip: self.names.chip(chip)?,
                    screenplay,
                    slot: self.names.slot(screenplay, *slot)?,
                }
            }
            Wish::Discard(chip) => Action::Discard(self.names.chip(chip)?),
        })
    }

    /// What a wished deal is to the rules.
    pub(super) fn deal_of(&self, wish: &DealWish) -> Found<Deal> {
        Ok(match wish {
            DealWish::Studios(numbers) => {
                Deal::Studios(fitting(numbers.iter().copied().map(Studio).collect())?)
            }
            DealWish::Lead(seat) => Deal::Lead(*seat),
            DealWish::Screenplay(name) => Deal::Screenplay(self.names.screenplay(name)?),
            DealWish::Legend(chip) => Deal::Legend(self.names.chip(chip)?),
            DealWish::Lots(chips, rest) => Deal::Lots(fitting(self.filled(chips, *rest)?)?),
            DealWish::Faces(chips, rest) => Deal::Faces(fitting(self.filled(chips, *rest)?)?),
        })
    }

    /// Chips as named, with the lowest of the bag behind them if the deal says so.
    fn filled(&self, names: &[String], rest: Rest) -> Found<Vec<ChipId>> {
        let mut chips: Vec<ChipId> = self.names.chips(names)?;
        let n_chips = match (rest, self.game.due()) {
            (Rest::Lowest, Due::Dealer(Ask::Lots { n_chips } | Ask::Faces { n_chips })) => {
                usize::from(n_chips)
            }
            (Rest::None | Rest::Lowest, _) => return Ok(chips),
        };
        let legends = self.names.edition.legends();
        let undrawn = self.game.view(Perspective::Table).undrawn;
        let bag = undrawn.iter().filter(|&chip| !legends.has(chip));
        let others: Vec<ChipId> = bag.filter(|chip| !chips.contains(chip)).collect();
        chips.extend(others);
        chips.truncate(n_chips.max(names.len()));
        Ok(chips)
    }

    /// Dull players pass, decline (or else take the first chip) and discard until the goal.
    fn skip(&mut self, goal: &Goal) -> Found<()> {
        let goal_location = match goal {
            Goal::Location(name) => Some(self.names.location(name)?),
            Goal::Quarter(_) | Goal::End => None,
        };
        for _ in 0..SKIP_MAX {
            let n_before = self.events.len();
            if self.game.due() == Due::Nobody {
                break;
            }
            self.dull_step()?;
            let mut arrived = None;
            for event in &self.events[n_before..] {
                if let Event::Arrived { location } = event {
                    arrived = Some(*location);
                }
            }
            let view = self.game.view(Perspective::Table);
            let is_there = match goal {
                Goal::Location(_) => arrived.is_some() && arrived == goal_location,
                Goal::Quarter(number) => {
                    arrived.is_some() && view.quarter.is_some_and(|q| q.number() == *number)
                }
                Goal::End => self.game.due() == Due::Nobody,
            };
            if is_there {
                return Ok(());
            }
        }
        Err("the game never came there".to_owned())
    }

    fn dull_step(&mut self) -> Found<()> {
        let seat = match self.game.due() {
            Due::Dealer(ask) => return self.deal(&lowest_deal(&self.game, ask)),
            Due::Nobody => return Ok(()),
            Due::Seat(seat) => seat,
        };
        let legal = self.game.legal();
        let dull = legal.iter().find(|action| match action {
            Action::Pass | Action::Decline | Action::Discard(_) | Action::Take(_) => true,
            Action::Bid(_) | Action::Place { .. } => false,
        });
        match dull {
            Some(action) => self.act(seat, action),
            None => Err("nothing dull to do".to_owned()),
        }
    }
}

fn fitting<T: Copy + Default, const N: usize>(items: Vec<T>) -> Found<List<T, N>> {
    if items.len() > N {
        return Err(format!("{} in one deal; no deal is larger than {N}", items.len()));
    }
    Ok(items.into_iter().collect())
}

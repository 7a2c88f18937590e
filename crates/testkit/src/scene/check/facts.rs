//! What lies on the table.

use traumfabrik_rules::{ChipId, ChipSet, Perspective, Rating, ScreenplayId, Seat, View, Visit};

use super::same;
use crate::scene::names::{Found, listed};
use crate::scene::play::Play;
use crate::scene::position::board::award_state;
use crate::scene::script::{Fact, Pile};

impl Play<'_> {
    pub(super) fn judge(&self) -> View {
        self.game.view(Perspective::Judge)
    }

    pub(super) fn check_fact(&self, fact: &Fact) -> Found<()> {
        let view = self.judge();
        let names = &self.names;
        match fact {
            Fact::Quarter(number) => {
                let found = view.quarter.map(|quarter| quarter.number());
                same(&found, &Some(*number), |found| format!("quarter {found:?}"))
            }
            Fact::At(name) => {
                let wanted = names.location(name)?;
                same(&view.location, &wanted, |found| format!("at {}", names.location_word(*found)))
            }
            Fact::Lead(seat) => {
                same(&view.lead, seat, |found| format!("lead {}", names.seat_word(*found)))
            }
            Fact::Purse(seat, amount) => {
                let found = self.game.standings()[seat.index()].money;
                same(&found.0, amount, |found| format!("{} has {found}", names.seat_word(*seat)))
            }
            Fact::Middle(amount) => {
                same(&view.middle.0, amount, |found| format!("middle holds {found}"))
            }
            Fact::Studio(seat, number) => {
                let found = self.board(*seat).studio.map(|studio| studio.0);
                same(&found, &Some(*number), |found| format!("studio {found:?}"))
            }
            Fact::Lot(name, chips) => {
                let lot = view.lots[names.location(name)?.index()].chips;
                self.same_chips(&lot, chips)
            }
            Fact::Faces(chips) => match view.visit {
                Visit::Party { faces, .. } => self.same_chips(&faces, chips),
                Visit::Auction { .. } => Err("no party now".to_owned()),
            },
            Fact::Holds(seat, _) if view.active != *seat || view.hand.is_empty() => {
                Err("no chips in that hand".to_owned())
            }
            Fact::Holds(_, chips) => self.same_chips(&view.hand, chips),
            Fact::Making(seat, name, piles) => self.check_making(*seat, name, piles),
            Fact::Finished(seat, name, token, piles) => {
                self.check_finished(*seat, name, *token, piles)
            }
            Fact::Award(award, word) => {
                let found = view.awards[award.index()].state;
                same(&found, &award_state(word, names)?, |found| self.award_words(*found))
            }
            Fact::Readable(name) => {
                let wanted = name.as_ref().map(|name| names.screenplay(name)).transpose()?;
                same(&view.readable, &wanted, |found| {
                    format!("readable {}", names.screenplay_words(*found))
                })
            }
            Fact::Unread(list) => {
                let wanted = names.screenplays(list)?;
                same(&view.unread, &wanted, |found| names.screenplay_words(found.iter()))
            }
            Fact::Gone(chips) => self.check_gone(chips),
        }
    }

    pub(super) fn same_chips(&self, found: &[ChipId], wanted: &[String]) -> Found<()> {
        let wanted: Vec<ChipId> = self.names.chips(wanted)?;
        same(found, &wanted[..], |found| self.names.chip_words(found.iter().copied()))
    }

    fn check_making(&self, seat: Seat, name: &str, piles: &[Pile]) -> Found<()> {
        let screenplay = self.names.screenplay(name)?;
        if self.game.production(seat, screenplay).is_none() {
            let making = self.game.productions(seat).map(|(_, production)| production.id());
            return Err(format!("making {}", self.names.screenplay_words(making)));
        }
        self.check_piles(screenplay, piles)
    }

    fn check_finished(
        &self,
        seat: Seat,
        name: &str,
        token: Option<Rating>,
        piles: &[Pile],
    ) -> Found<()> {
        let screenplay = self.names.screenplay(name)?;
        let Some(film) = self.game.films().find(|film| film.id() == screenplay) else {
            return Err("not finished".to_owned());
        };
        same(&film.owner(), &seat, |owner| format!("a film of {}", self.names.seat_word(*owner)))?;
        same(&film.rating(), &token, |found| match found {
            Some(token) => format!("finished with {token}"),
            None => "finished without token".to_owned(),
        })?;
        self.check_piles(screenplay, piles)
    }

    /// Whether these piles lie there; slots that are not named may hold anything.
    pub(super) fn check_piles(&self, screenplay: ScreenplayId, piles: &[Pile]) -> Found<()> {
        let placed = self.judge().placed;
        for pile in piles {
            let slot = self.names.slot(screenplay, pile.slot)?;
            let here = placed.iter().filter(|p| (p.screenplay, p.slot) == (screenplay, slot));
            let found: Vec<ChipId> = here.map(|placed| placed.chip).collect();
            let wanted: Vec<ChipId> = self.names.chips(&pile.chips)?;
            same(&found, &wanted, |found| {
                let words: Vec<String> = found.iter().map(|&c| self.names.chip_word(c)).collect();
                format!("{}={}", self.names.slot_word(screenplay, slot), words.join(" then "))
            })?;
        }
        Ok(())
    }

    /// Chips that have left the game lie nowhere and are not to come.
    fn check_gone(&self, chips: &[String]) -> Found<()> {
        let setup = self.game.setup();
        let faces = match &setup.visit {
            Visit::Party { faces, .. } => faces.to_vec(),
            Visit::Auction { .. } => Vec::new(),
        };
        let lying: ChipSet = setup
            .lots
            .iter()
            .flat_map(|lot| lot.iter().copied())
            .chain(setup.hand.iter().copied())
            .chain(faces)
            .chain(setup.placed.iter().map(|placed| placed.chip))
            .chain(setup.undrawn.iter())
            .collect();
        let here: Vec<ChipId> = self.names.chips(chips)?;
        let here: Vec<ChipId> = here.into_iter().filter(|&chip| lying.has(chip)).collect();
        if here.is_empty() {
            return Ok(());
        }
        Err(format!("{} still in the game", self.names.chip_words(here)))
    }

    pub(super) fn check_undrawn(&self, chips: &[String]) -> Found<()> {
        let undrawn = self.judge().undrawn;
        let wanted: Vec<ChipId> = self.names.chips(chips)?;
        let drawn: Vec<ChipId> = wanted.into_iter().filter(|&chip| !undrawn.has(chip)).collect();
        if drawn.is_empty() {
            return Ok(());
        }
        Err(format!("{} drawn", self.names.chip_words(drawn)))
    }

    pub(super) fn check_money_in_all(&self, amount: u16) -> Found<()> {
        let view = self.judge();
        let purses = view.boards.iter().filter_map(|board| board.purse);
        let found = purses.map(|purse| u16::from(purse.0)).sum::<u16>() + u16::from(view.middle.0);
        same(&found, &amount, |found| format!("{found} money in all"))
    }

    pub(super) fn check_bag(&self, count: usize) -> Found<()> {
        let undrawn = self.judge().undrawn;
        let found = undrawn.len() - undrawn.and(self.names.edition.legends()).len();
        same(&found, &count, |found| format!("{found} in the bag"))
    }

    pub(super) fn check_stack(&self, count: usize) -> Found<()> {
        let view = self.judge();
        let found = view.unread.len() + usize::from(view.readable.is_some());
        same(&found, &count, |found| {
            let all =
                self.names.screenplay_words(view.readable.into_iter().chain(view.unread.iter()));
            format!("{found} in the stack: {}", listed([all]))
        })
    }
}

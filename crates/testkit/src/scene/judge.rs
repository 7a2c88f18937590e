//! Comparisons that several sentences of `then` share.

use traumfabrik_rules::{
    Action, AwardState, BoardView, ChipId, ChipSet, FilmFacts, LegalView, Perspective, Production,
    ScreenplayId, Seat, View, Visit,
};

use super::args::{Args, Piles};
use super::check::{CHECKS, same};
use super::fact::Fact;
use super::form::{Filled, listed};
use super::names::{Found, variant};
use super::play::Play;

impl Play<'_> {
    /// Whether it is as written.
    pub(super) fn check(&self, said: &Filled) -> Found<()> {
        (CHECKS[said.form].1)(self, &mut Args::new(self.names, said))
    }

    pub(super) fn judge(&self) -> View {
        self.game.view(Perspective::Judge)
    }

    pub(super) fn board(&self, seat: Seat) -> BoardView {
        self.judge().boards.get(seat.index()).copied().unwrap_or_default()
    }

    pub(super) fn production(&self, screenplay: ScreenplayId) -> Option<Production<'_>> {
        self.judge().seats.iter().find_map(|seat| self.game.production(seat, screenplay))
    }

    pub(super) fn owner_of(&self, screenplay: ScreenplayId) -> Found<Seat> {
        let production = self.production(screenplay).ok_or("not in the making")?;
        Ok(production.owner())
    }

    /// The best that its owner could make of a screenplay with some chips.
    pub(super) fn best_use(&self, screenplay: ScreenplayId, chips: &[ChipId]) -> Found<FilmFacts> {
        let owner = self.owner_of(screenplay)?;
        Ok(self.game.lot_facts(owner, screenplay, chips).ok_or("not in the making")?)
    }

    pub(super) fn event_names(&self) -> Vec<String> {
        self.events.iter().map(variant).collect()
    }

    pub(super) fn legal_words(&self) -> String {
        let legal = self.game.legal();
        listed(&legal.iter().map(|action| self.names.action_words(action)).collect::<Vec<_>>())
    }

    pub(super) fn check_fact(&self, fact: Fact) -> Found<()> {
        let (view, names) = (self.judge(), &self.names);
        match fact {
            Fact::Quarter(quarter) => {
                same(&view.quarter, &Some(quarter), |found| format!("quarter {found:?}"))
            }
            Fact::At(location) => same(&view.location, &location, |found| {
                format!("at {}", names.location_word(*found))
            }),
            Fact::Lead(seat) => {
                same(&view.lead, &seat, |found| format!("lead {}", names.seat_word(*found)))
            }
            Fact::Purse(seat, amount) => {
                let found = self.game.standings()[seat.index()].money;
                same(&found, &amount, |found| format!("{} has {found}", names.seat_word(seat)))
            }
            Fact::Middle(amount) => {
                same(&view.middle, &amount, |found| format!("middle holds {found}"))
            }
            Fact::Studio(seat, studio) => {
                same(&self.board(seat).studio, &Some(studio), |found| format!("{found:?}"))
            }
            Fact::Lot(location, chips) => {
                self.same_chips(&view.lots[location.index()].chips, &chips)
            }
            Fact::Faces(chips) => match view.visit {
                Visit::Party { faces, .. } => self.same_chips(&faces, &chips),
                Visit::Auction { .. } => Err("no party now".to_owned()),
            },
            Fact::Holds(seat, _) if view.active != seat || view.hand.is_empty() => {
                Err("no chips in that hand".to_owned())
            }
            Fact::Holds(_, chips) => self.same_chips(&view.hand, &chips),
            Fact::Making(seat, screenplay, piles) => {
                if self.game.production(seat, screenplay).is_none() {
                    let making = self.game.productions(seat).map(|(_, production)| production.id());
                    return Err(format!("making {}", names.screenplay_words(making)));
                }
                self.check_piles(screenplay, piles)
            }
            Fact::Finished(seat, screenplay, token, piles) => {
                let mut films = self.game.films();
                let film = films.find(|film| film.id() == screenplay).ok_or("not finished")?;
                same(&film.owner(), &seat, |owner| {
                    format!("a film of {}", names.seat_word(*owner))
                })?;
                same(&film.rating(), &token, |found| match found {
                    Some(token) => format!("finished with {token}"),
                    None => "finished without token".to_owned(),
                })?;
                self.check_piles(screenplay, piles)
            }
            Fact::Award(award, wanted) => {
                self.same_holder(view.awards[award.index()].state, wanted)
            }
            Fact::Readable(wanted) => same(&view.readable, &wanted, |found| {
                format!("readable {}", names.screenplay_words(*found))
            }),
            Fact::Unread(wanted) => same(&view.unread, &wanted.into_iter().collect(), |found| {
                names.screenplay_words(found.iter())
            }),
            Fact::Gone(chips) => self.check_gone(chips),
        }
    }

    pub(super) fn same_chips(&self, found: &[ChipId], wanted: &[ChipId]) -> Found<()> {
        same(found, wanted, |found| self.names.chip_words(found.iter().copied()))
    }

    pub(super) fn same_seats(&self, found: &[Seat], wanted: &[Seat]) -> Found<()> {
        same(found, wanted, |found| self.names.seat_words(found.iter().copied()))
    }

    /// In any order.
    pub(super) fn same_screenplays(
        &self,
        mut found: Vec<ScreenplayId>,
        mut wanted: Vec<ScreenplayId>,
    ) -> Found<()> {
        found.sort();
        wanted.sort();
        same(&found, &wanted, |found| self.names.screenplay_words(found.iter().copied()))
    }

    pub(super) fn same_holder(&self, found: AwardState, wanted: AwardState) -> Found<()> {
        same(&found, &wanted, |found| match *found {
            AwardState::Open => "open".to_owned(),
            AwardState::Withheld => "withheld".to_owned(),
            AwardState::Film(film) => self.names.screenplay_word(film),
            AwardState::Seat(seat) => self.names.seat_word(seat),
        })
    }

    /// Whether these piles lie there; slots that are not named may hold anything.
    pub(super) fn check_piles(&self, on: ScreenplayId, piles: Piles) -> Found<()> {
        let placed = self.judge().placed;
        for (slot, wanted) in piles {
            let here =
                placed.iter().filter(|placed| (placed.screenplay, placed.slot) == (on, slot));
            let found: Vec<ChipId> = here.map(|placed| placed.chip).collect();
            same(&found, &wanted, |found| {
                let words: Vec<String> = found.iter().map(|&c| self.names.chip_word(c)).collect();
                format!("{}={}", self.names.slot_word(on, slot), words.join(" then "))
            })?;
        }
        Ok(())
    }

    /// Chips that have left the game lie nowhere and are not to come.
    fn check_gone(&self, mut chips: Vec<ChipId>) -> Found<()> {
        let setup = self.game.setup();
        let faces = match setup.visit {
            Visit::Party { faces, .. } => faces,
            Visit::Auction { .. } => Default::default(),
        };
        let lots = setup.lots.iter().flat_map(|lot| lot.iter().copied());
        let lying = lots.chain(setup.hand.iter().copied()).chain(faces.iter().copied());
        let placed = setup.placed.iter().map(|placed| placed.chip);
        let here: ChipSet = lying.chain(placed).chain(setup.undrawn.iter()).collect();
        chips.retain(|&chip| here.has(chip));
        same(&chips, &vec![], |found| {
            format!("{} still in the game", self.names.chip_words(found.iter().copied()))
        })
    }

    pub(super) fn check_legal(&self, actions: &[Action], wanted: bool) -> Found<()> {
        let legal = self.game.legal();
        match actions.iter().find(|&&action| legal.position(action).is_some() != wanted) {
            None => Ok(()),
            Some(&action) => {
                let verb = if wanted { "is missing in" } else { "is among" };
                Err(format!("{} {verb} {}", self.names.action_words(action), self.legal_words()))
            }
        }
    }

    /// A seat's money as somebody sees it, or that it is hidden.
    pub(super) fn sees_purse(
        &self,
        a: &mut Args<'_>,
        wanted: impl Fn(&mut Args<'_>) -> Found<Option<u8>>,
    ) -> Found<()> {
        let board = self.seen_board(a);
        same(&board.purse.map(|purse| purse.0), &wanted(a)?, |found| shown(*found))
    }

    /// A seat's points with its money, or that they are hidden.
    pub(super) fn sees_total(
        &self,
        a: &mut Args<'_>,
        wanted: impl Fn(&mut Args<'_>) -> Found<Option<u16>>,
    ) -> Found<()> {
        let board = self.seen_board(a);
        same(&board.total, &wanted(a)?, |found| shown(*found))
    }

    fn seen_board(&self, a: &mut Args<'_>) -> BoardView {
        let view = self.game.view(a.viewer());
        view.boards.get(a.seat().index()).copied().unwrap_or_default()
    }

    pub(super) fn sees_choices(&self, who: Perspective, wanted: bool) -> Found<()> {
        let legal = self.game.view(who).legal;
        same(&(legal != LegalView::Nothing), &wanted, |_| format!("{legal:?}"))
    }
}

fn shown(number: Option<impl ToString>) -> String {
    number.map_or("hidden".to_owned(), |number| number.to_string())
}

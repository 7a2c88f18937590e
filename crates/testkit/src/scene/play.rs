//! A scene in progress: what happens in `when`, and the game in which it does.

use traumfabrik_rules::{
    Action, Ask, ChipId, Deal, Due, Event, Game, List, LocationIdx, Money, Perspective, Phase,
    Refusal, Seat, Studio, lowest_deal,
};

use super::args::Args;
use super::form::{Filled, Form};
use super::names::{Found, Names, ask_words};

/// More decisions than any game has: skipping gives up after so many.
const SKIP_MAX: usize = 10_000;

/// A game, the names of its pieces, and what has happened since the last `when`.
#[derive(Debug)]
pub(super) struct Play<'e> {
    pub(super) names: Names<'e>,
    pub(super) game: Game<'e>,
    pub(super) events: Vec<Event>,
}

type Happen = fn(&mut Play<'_>, &mut Args<'_>) -> Found<()>;

pub(super) const MOVES: &[Form<Happen>] = &[
    ("{seat} discards everything", |p, a| {
        let seat = a.seat();
        while let Some(&chip) = p.game.setup().hand.first() {
            p.act(seat, Action::Discard(chip))?;
        }
        Ok(())
    }),
    ("{seat} discards {chip*}", |p, a| {
        let seat = a.seat();
        a.chips::<Vec<_>>()?.into_iter().try_for_each(|chip| p.act(seat, Action::Discard(chip)))
    }),
    ("{seat} {act}", |p, a| p.act(a.seat(), act(a.form())?)),
    ("{deal}", |p, a| p.deal(&p.deal_in(a.form())?)),
    ("deal anything", |p, _| {
        while let Due::Dealer(ask) = p.game.due() {
            p.deal(&lowest_deal(&p.game, ask))?;
        }
        Ok(())
    }),
    ("everybody passes", |p, _| p.all(Phase::Bid, Action::Pass)),
    ("the others pass", |p, _| p.all(Phase::Bid, Action::Pass)),
    ("everybody declines", |p, _| p.all(Phase::Choose, Action::Decline)),
    ("skip to the end", |p, _| p.skip(|p, _| p.game.due() == Due::Nobody)),
    ("skip to quarter {quarter}", |p, a| {
        let goal = Some(a.quarter());
        p.skip(|p, arrived| arrived.is_some() && p.game.setup().quarter == goal)
    }),
    ("skip to {location}", |p, a| {
        let goal = Some(a.location()?);
        p.skip(|_, arrived| arrived == goal)
    }),
];

type Acts = fn(&mut Args<'_>) -> Found<Vec<Action>>;

/// What a seat does.
pub(super) const ACTS: &[Form<Acts>] = &[
    ("bids {money}", bid),
    ("passes", |_| Ok(vec![Action::Pass])),
    ("takes {chip}", |a| Ok(vec![Action::Take(a.chip()?)])),
    ("declines", |_| Ok(vec![Action::Decline])),
    ("places {chip} on {screenplay} {slot}", place),
    ("discards {chip}", |a| Ok(vec![Action::Discard(a.chip()?)])),
];

/// What a seat may do, in a list of what is legal; `bid 4 to 6` stands for three of them.
pub(super) const OPTIONS: &[Form<Acts>] = &[
    ("bid {money}", bid),
    ("bid {money} to {money}", |a| {
        let (Money(from), Money(to)) = (a.money()?, a.money()?);
        Ok((from..=to).map(|amount| Action::Bid(Money(amount))).collect())
    }),
    ("pass", |_| Ok(vec![Action::Pass])),
    ("take {chip}", |a| Ok(vec![Action::Take(a.chip()?)])),
    ("decline", |_| Ok(vec![Action::Decline])),
    ("place {chip} on {screenplay} {slot}", place),
    ("discard {chip}", |a| Ok(vec![Action::Discard(a.chip()?)])),
];

fn bid(a: &mut Args<'_>) -> Found<Vec<Action>> {
    Ok(vec![Action::Bid(a.money()?)])
}

fn place(a: &mut Args<'_>) -> Found<Vec<Action>> {
    let (chip, screenplay) = (a.chip()?, a.screenplay()?);
    Ok(vec![Action::Place { chip, screenplay, slot: a.slot(screenplay)? }])
}

/// An action as in [`ACTS`].
pub(super) fn act((form, mut args): (usize, Args<'_>)) -> Found<Action> {
    Ok((ACTS[form].1)(&mut args)?.swap_remove(0))
}

type Deals = fn(&Play<'_>, &mut Args<'_>) -> Found<Deal>;

pub(super) const DEALS: &[Form<Deals>] = &[
    ("deal studios {number*}", |_, a| {
        let studios = a.numbers()?.into_iter().map(Studio);
        fitting(studios.collect()).map(Deal::Studios)
    }),
    ("deal lead {seat}", |_, a| Ok(Deal::Lead(a.seat()))),
    ("deal screenplay {screenplay}", |_, a| a.screenplay().map(Deal::Screenplay)),
    ("deal legend {chip}", |_, a| a.chip().map(Deal::Legend)),
    ("deal lots {chip*}", |_, a| fitting(a.chips()?).map(Deal::Lots)),
    ("deal faces {chip*}", |_, a| fitting(a.chips()?).map(Deal::Faces)),
    ("deal lots {chip*} and any others", |p, a| fitting(p.filled(a.chips()?)).map(Deal::Lots)),
    ("deal faces {chip*} and any others", |p, a| fitting(p.filled(a.chips()?)).map(Deal::Faces)),
];

fn fitting<T: Copy + Default, const N: usize>(items: Vec<T>) -> Found<List<T, N>> {
    if items.len() > N {
        return Err(format!("{} in one deal; no deal is larger than {N}", items.len()));
    }
    Ok(items.into_iter().collect())
}

impl Play<'_> {
    /// Lets something happen, or tells why it cannot.
    pub(super) fn happen(&mut self, said: &Filled) -> Found<()> {
        let names = self.names;
        (MOVES[said.form].1)(self, &mut Args::new(names, said))
    }

    pub(super) fn phase(&self) -> Phase {
        self.game.phase()
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

    /// A deal as in [`DEALS`].
    pub(super) fn deal_in(&self, (form, mut args): (usize, Args<'_>)) -> Found<Deal> {
        (DEALS[form].1)(self, &mut args)
    }

    /// Everybody does the same until this phase is over.
    fn all(&mut self, phase: Phase, action: Action) -> Found<()> {
        let mut n_acts = 0;
        while let (Due::Seat(seat), true) = (self.game.due(), self.phase() == phase || n_acts == 0)
        {
            self.act(seat, action)?;
            n_acts += 1;
        }
        match self.game.due() {
            Due::Dealer(ask) if n_acts == 0 => {
                Err(format!("the dealer due with {}", ask_words(ask)))
            }
            Due::Nobody if n_acts == 0 => Err("the game over".to_owned()),
            Due::Seat(_) | Due::Dealer(_) | Due::Nobody => Ok(()),
        }
    }

    /// Chips as named, with the lowest of the bag behind them until the deal is whole.
    fn filled(&self, mut chips: Vec<ChipId>) -> Vec<ChipId> {
        if let Due::Dealer(Ask::Lots { n_chips } | Ask::Faces { n_chips }) = self.game.due() {
            let legends = self.names.edition.legends();
            let undrawn = self.game.view(Perspective::Table).undrawn;
            let is_free = |chip: &ChipId| !legends.has(*chip) && !chips.contains(chip);
            let others: Vec<ChipId> = undrawn.iter().filter(is_free).collect();
            let n_missing = usize::from(n_chips).saturating_sub(chips.len());
            chips.extend(others.into_iter().take(n_missing));
        }
        chips
    }

    /// Dull players pass, decline (or else take the first chip) and discard until it is so. What
    /// is asked of is the game, and where it has just arrived.
    fn skip(&mut self, is_there: impl Fn(&Self, Option<LocationIdx>) -> bool) -> Found<()> {
        for _ in 0..SKIP_MAX {
            let n_before = self.events.len();
            match self.game.due() {
                Due::Nobody => break,
                Due::Dealer(ask) => self.deal(&lowest_deal(&self.game, ask))?,
                Due::Seat(seat) => {
                    let dull = self.game.legal().iter().find(|action| match action {
                        Action::Pass | Action::Decline | Action::Discard(_) | Action::Take(_) => {
                            true
                        }
                        Action::Bid(_) | Action::Place { .. } => false,
                    });
                    self.act(seat, dull.ok_or("nothing dull to do")?)?;
                }
            }
            let arrived = self.events[n_before..].iter().rev().find_map(|event| match event {
                Event::Arrived { location } => Some(*location),
                _ => None,
            });
            if is_there(self, arrived) {
                return Ok(());
            }
        }
        Err("the game never came there".to_owned())
    }
}

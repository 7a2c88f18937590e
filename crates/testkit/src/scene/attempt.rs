//! What may be refused: actions, deals, positions that are not sound, and boxes.

use traumfabrik_rules::{Edition, MAX_SLOTS, Refusal, Stars};

use super::args::Args;
use super::fact::{Fact, fact};
use super::form::Form;
use super::names::{Found, variant};
use super::play::{Play, act};

/// What is told by whoever refuses, in words; all of it, where there are several faults.
type Refuse = fn(&Play<'_>, &mut Args<'_>) -> Found<Vec<Vec<String>>>;

pub(super) const ATTEMPTS: &[Form<Refuse>] = &[
    ("{seat} {act}", |p, a| refused(p, p.game.check(a.seat(), act(a.form())?).err())),
    ("{deal}", |p, a| refused(p, p.game.check_deal(&p.deal_in(a.form())?).err())),
    ("box where {change}", |p, a| match change(p.names.edition, a.form())? {
        Err(fault) => Ok(vec![vec![fault]]),
        Ok(_) => Err("a sound box".to_owned()),
    }),
    ("{fact}", |p, a| {
        let mut setup = p.game.setup();
        match fact(a.form())? {
            Fact::Purse(seat, amount) => setup.purses[seat] = amount,
            Fact::Middle(amount) => setup.middle = amount,
            Fact::Studio(seat, studio) => {
                let mut studios = setup.studios.to_vec();
                studios[seat.index()] = studio;
                setup.studios = studios.into_iter().collect();
            }
            _ => return Err("only purses, the middle and studios can be tried".to_owned()),
        }
        let mut faults = Vec::new();
        setup.faults(p.names.edition, &mut |fault| faults.push(vec![variant(&fault)]));
        if faults.is_empty() { Err("a sound position".to_owned()) } else { Ok(faults) }
    }),
];

fn refused(p: &Play<'_>, refusal: Option<Refusal>) -> Found<Vec<Vec<String>>> {
    let refusal = refusal.ok_or("allowed")?;
    Ok(vec![p.names.refusal_words(&refusal)])
}

type Change = fn(&mut traumfabrik_rules::Pieces, &mut Args<'_>) -> Found<()>;

/// A row of the box that is otherwise.
pub(super) const CHANGES: &[Form<Change>] = &[
    ("{piece} has {number} stars", |pieces, a| {
        let (names, piece, stars) = (a.names, a.word(), Stars(a.number()?));
        let (mut chips, mut screenplays) = (pieces.chips.to_vec(), pieces.screenplays.to_vec());
        match names.chip(piece) {
            Ok(chip) => chips[chip.index()].stars = stars,
            Err(_) => screenplays[names.screenplay(piece)?.index()].stars = stars,
        }
        pieces.chips = chips.into_iter().collect();
        pieces.screenplays = screenplays.into_iter().collect();
        Ok(())
    }),
    ("{screenplay} has slots {printed*}", |pieces, a| {
        let (screenplay, slots) = (a.screenplay()?, a.printed());
        if slots.len() > MAX_SLOTS {
            return Err("more slots than a screenplay can have".to_owned());
        }
        let mut screenplays = pieces.screenplays.to_vec();
        screenplays[screenplay.index()].slots = slots.into_iter().collect();
        pieces.screenplays = screenplays.into_iter().collect();
        Ok(())
    }),
];

/// A box with one row changed: the new edition, or the name of its first fault. The outer error is
/// a word that names nothing.
pub(super) fn change(
    edition: &Edition,
    (form, mut args): (usize, Args<'_>),
) -> Found<Result<Edition, String>> {
    let mut pieces = *edition.pieces();
    (CHANGES[form].1)(&mut pieces, &mut args)?;
    Ok(Edition::new(pieces).map_err(|fault| variant(&fault)))
}

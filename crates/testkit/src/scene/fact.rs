//! Sentences about the table. `given` says them, `then` asks them.

use traumfabrik_rules::{
    Award, AwardState, ChipId, LocationIdx, Money, Quarter, Rating, ScreenplayId, Seat, Studio,
};

use super::args::{Args, Piles};
use super::form::Form;
use super::names::Found;

/// Something that lies on the table.
#[derive(Clone, Debug)]
pub(super) enum Fact {
    Quarter(Quarter),
    At(LocationIdx),
    Lead(Seat),
    Purse(Seat, Money),
    Middle(Money),
    Studio(Seat, Studio),
    Lot(LocationIdx, Vec<ChipId>),
    Faces(Vec<ChipId>),
    Holds(Seat, Vec<ChipId>),
    Making(Seat, ScreenplayId, Piles),
    Finished(Seat, ScreenplayId, Option<Rating>, Piles),
    Award(Award, AwardState),
    Readable(Option<ScreenplayId>),
    Unread(Vec<ScreenplayId>),
    Gone(Vec<ChipId>),
}

type Written = fn(&mut Args<'_>) -> Found<Fact>;

pub(super) const FACTS: &[Form<Written>] = &[
    ("quarter {quarter}", |a| Ok(Fact::Quarter(a.quarter()))),
    ("at {location}", |a| a.location().map(Fact::At)),
    ("lead {seat}", |a| Ok(Fact::Lead(a.seat()))),
    ("{seat} has {money}", |a| Ok(Fact::Purse(a.seat(), a.money()?))),
    ("middle holds {money}", |a| a.money().map(Fact::Middle)),
    ("{seat} owns studio {number}", |a| Ok(Fact::Studio(a.seat(), Studio(a.number()?)))),
    ("lot {location}: {chip*}", |a| Ok(Fact::Lot(a.location()?, a.chips()?))),
    ("faces {chip*}", |a| a.chips().map(Fact::Faces)),
    ("{seat} holds {chip*}", |a| Ok(Fact::Holds(a.seat(), a.chips()?))),
    ("{seat} is making {screenplay} {piles}", |a| {
        let (seat, screenplay) = (a.seat(), a.screenplay()?);
        Ok(Fact::Making(seat, screenplay, a.piles(screenplay)?))
    }),
    ("{seat} finished {screenplay} with {token} {piles}", |a| {
        let (seat, screenplay, token) = (a.seat(), a.screenplay()?, a.token());
        Ok(Fact::Finished(seat, screenplay, Some(token), a.piles(screenplay)?))
    }),
    ("{seat} finished {screenplay} without token {piles}", |a| {
        let (seat, screenplay) = (a.seat(), a.screenplay()?);
        Ok(Fact::Finished(seat, screenplay, None, a.piles(screenplay)?))
    }),
    ("award {award}: {holder}", |a| Ok(Fact::Award(a.award(), a.holder()?))),
    ("readable nothing", |_| Ok(Fact::Readable(None))),
    ("readable {screenplay}", |a| Ok(Fact::Readable(Some(a.screenplay()?)))),
    ("unread {screenplay*}", |a| a.screenplays().map(Fact::Unread)),
    ("gone {chip*}", |a| a.chips().map(Fact::Gone)),
];

/// What a sentence of this table says.
pub(super) fn fact((form, mut args): (usize, Args<'_>)) -> Found<Fact> {
    (FACTS[form].1)(&mut args)
}

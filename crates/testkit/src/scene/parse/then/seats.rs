//! Sentences that begin with somebody: a seat, the table, or the judge.

use traumfabrik_rules::{Perspective, Seat};

use super::{Cursor, Read};
use crate::scene::script::{Check, Sight};

/// Reads one, or nothing if the sentence begins with nobody or is told elsewhere.
pub(super) fn check(c: &mut Cursor<'_>) -> Read<Option<Check>> {
    if c.peek_possessive().is_some() {
        let seat = c.possessive()?;
        return possession(c, seat).map(Some);
    }
    let looks = c.peek_second() == Some("sees");
    if c.peek_seat().is_some() && looks {
        let seat = c.seat()?;
        return sees(c, Perspective::Seat(seat)).map(Some);
    }
    if c.peek() == Some("the") {
        c.expect("the")?;
        let perspective = c.word("`table` or `judge`", |word| match word {
            "table" => Some(Perspective::Table),
            "judge" => Some(Perspective::Judge),
            _ => None,
        })?;
        return sees(c, perspective).map(Some);
    }
    if c.peek_seat().is_some() && c.peek_second() == Some("scores") {
        let seat = c.seat()?;
        c.expect("scores")?;
        return score(c, seat).map(Some);
    }
    Ok(None)
}

fn possession(c: &mut Cursor<'_>, seat: Seat) -> Read<Check> {
    if c.eat("cast") {
        c.expect("is")?;
        Ok(Check::Cast(seat, c.number("a number of chips")?))
    } else if c.eat("direction") {
        c.expect("is")?;
        Ok(Check::Direction(seat, c.number("a number of stars")?))
    } else if c.eat("screenplays") {
        c.expect("are")?;
        Ok(Check::Screenplays(seat, c.screenplays()?))
    } else if c.eat("films") {
        c.expect("are")?;
        Ok(Check::Films(seat, c.screenplays()?))
    } else {
        Err(c.wrong("`cast is 2`, `direction is 5`, `screenplays are …` or `films are …`"))
    }
}

fn sees(c: &mut Cursor<'_>, who: Perspective) -> Read<Check> {
    c.expect("sees")?;
    let sight = if c.eat("legends") {
        c.expect(":")?;
        Sight::Legends(if c.eat("hidden") { None } else { Some(c.chips()?) })
    } else if c.eat("face-down") {
        let location = c.location()?;
        c.expect(":")?;
        Sight::FaceDown(location, c.number("a number of chips")?)
    } else if c.eat("choices") {
        Sight::Choice(true)
    } else if c.eat("no") {
        c.expect("choices")?;
        Sight::Choice(false)
    } else if c.peek_possessive().is_some() {
        let seat = c.possessive()?;
        if c.eat("purse") {
            c.expect(":")?;
            Sight::Purse(seat, hidden_or_number(c)?)
        } else {
            c.expect("total")?;
            c.expect(":")?;
            Sight::Total(seat, hidden_or_number(c)?)
        }
    } else {
        return Err(c.wrong(
            "`Anna's purse: 12`, `Anna's total: hidden`, `legends: hidden`, `face-down party-1: \
             4`, `choices` or `no choices`",
        ));
    };
    Ok(Check::Sees(who, sight))
}

fn hidden_or_number<T: std::str::FromStr>(c: &mut Cursor<'_>) -> Read<Option<T>> {
    if c.eat("hidden") { Ok(None) } else { c.number("a number, or `hidden`").map(Some) }
}

fn score(c: &mut Cursor<'_>, seat: Seat) -> Read<Check> {
    let films = c.number("points for films, as in `40 + 20 + 5 = 65`")?;
    c.expect("+")?;
    let awards = c.number("points for awards")?;
    c.expect("+")?;
    let money = c.number("points for money")?;
    c.expect("=")?;
    let total = c.number("points in all")?;
    Ok(Check::Scores(seat, [films, awards, money, total]))
}

//! Sentences about the table. `given` says them, `then` asks them.

use traumfabrik_rules::Seat;

use super::cursor::{Cursor, Read};
use crate::scene::script::{AwardWord, Correction, Fact};

/// Reads a sentence about the table, or nothing if it begins like none.
pub(super) fn fact(c: &mut Cursor<'_>) -> Read<Option<Fact>> {
    if let Some(seat) = c.peek_seat() {
        let is_fact = matches!(c.peek_second(), Some("has" | "owns" | "holds" | "is" | "finished"));
        if !is_fact {
            return Ok(None);
        }
        c.seat()?;
        return seat_fact(c, seat).map(Some);
    }
    Ok(Some(if c.eat("quarter") {
        Fact::Quarter(c.quarter()?)
    } else if c.eat("at") {
        Fact::At(c.location()?)
    } else if c.eat("lead") {
        Fact::Lead(c.seat()?)
    } else if c.eat("middle") {
        c.expect("holds")?;
        Fact::Middle(c.number("an amount of money")?)
    } else if c.eat("lot") {
        let location = c.location()?;
        c.expect(":")?;
        Fact::Lot(location, c.chips()?)
    } else if c.eat("faces") {
        Fact::Faces(c.chips()?)
    } else if c.eat("award") {
        let award = c.award()?;
        // `award worst film counts 10` is a sentence of `then` alone.
        c.expect(":")?;
        Fact::Award(award, award_word(c)?)
    } else if c.eat("readable") {
        Fact::Readable(if c.eat("nothing") { None } else { Some(c.screenplay()?) })
    } else if c.eat("unread") {
        Fact::Unread(c.screenplays()?)
    } else if c.eat("gone") {
        Fact::Gone(c.chips()?)
    } else {
        return Ok(None);
    }))
}

fn seat_fact(c: &mut Cursor<'_>, seat: Seat) -> Read<Fact> {
    if c.eat("has") {
        Ok(Fact::Purse(seat, c.number("an amount of money")?))
    } else if c.eat("owns") {
        c.expect("studio")?;
        Ok(Fact::Studio(seat, c.number("a studio from 1 to 5")?))
    } else if c.eat("holds") {
        Ok(Fact::Holds(seat, c.chips()?))
    } else if c.eat("is") {
        c.expect("making")?;
        let screenplay = c.screenplay()?;
        Ok(Fact::Making(seat, screenplay, c.piles()?))
    } else {
        c.expect("finished")?;
        let screenplay = c.screenplay()?;
        let token = if c.eat("without") {
            c.expect("token")?;
            None
        } else if c.eat("with") {
            Some(c.token()?)
        } else {
            return Err(c.wrong("`with 8+` (its token) or `without token`"));
        };
        Ok(Fact::Finished(seat, screenplay, token, c.piles()?))
    }
}

/// `open`, `withheld`, a seat, or a film.
pub(super) fn award_word(c: &mut Cursor<'_>) -> Read<AwardWord> {
    if c.eat("open") {
        Ok(AwardWord::Open)
    } else if c.eat("withheld") {
        Ok(AwardWord::Withheld)
    } else if c.peek_seat().is_some() {
        c.seat().map(AwardWord::Seat)
    } else {
        c.name("`open`, `withheld`, a seat or a film").map(AwardWord::Film)
    }
}

/// `casablanca has 9 stars` or `casablanca has slots director, actor, guest`.
pub(super) fn correction(c: &mut Cursor<'_>) -> Read<Correction> {
    let piece = c.name("a chip or a screenplay")?;
    c.expect("has")?;
    if c.eat("slots") {
        Ok(Correction::Slots { screenplay: piece, slots: c.list(Cursor::slot_kind)? })
    } else {
        let stars = c.number("a number of stars, or `slots`")?;
        c.expect("stars")?;
        Ok(Correction::Stars { piece, stars })
    }
}

/// What the sentences of this section look like, for the message about one that looks like none.
pub(super) const FACTS: &str = "a sentence such as `quarter 1`, `at city-1`, `lead Anna`, \
     `Anna has 12`, `middle holds 1`, `Anna owns studio 3`, `lot city-1: actor-03`, \
     `faces actor-03`, `Anna holds actor-03`, `Anna is making casablanca: director=director-04`, \
     `Ben finished vertigo with 8+`, `award first drama: vertigo`, `readable high-noon`, \
     `unread bambi` or `gone actor-03`";

//! Sentences about pieces: points, supplies, screenplays and chips.

use super::{Cursor, Read, given};
use crate::scene::script::{BoxWord, Check, Fact, SlotWord, Tokens};

/// Sentences about money, awards, tokens and films.
pub(super) fn about_points(c: &mut Cursor<'_>) -> Read<Check> {
    if c.eat("money") {
        c.expect("in")?;
        c.expect("all")?;
        Ok(Check::MoneyInAll(c.number("an amount of money")?))
    } else if c.eat("awards") {
        c.expect("in")?;
        c.expect("all")?;
        Ok(Check::AwardsInAll(c.number("a number of points")?))
    } else if c.eat("award") {
        let award = c.award()?;
        if c.eat("counts") {
            return Ok(Check::AwardPoints(award, c.number("a number of points")?));
        }
        c.expect(":")?;
        Ok(Check::Fact(Fact::Award(award, given::award_word(c)?)))
    } else if c.eat("tokens") {
        c.expect("left")?;
        if c.eat("all") {
            c.expect("but")?;
            return Ok(Check::TokensLeft(Tokens::AllBut(c.list(Cursor::token)?)));
        }
        Ok(Check::TokensLeft(Tokens::Count(c.number("a number of tokens, or `all but 8+`")?)))
    } else if c.eat("token") {
        let token = c.token()?;
        let is_left = c.word("`left` or `missing`", |word| match word {
            "left" => Some(true),
            "missing" => Some(false),
            _ => None,
        })?;
        Ok(Check::Token(token, is_left))
    } else if c.eat("leader") {
        c.expect("of")?;
        let award = c.award()?;
        c.expect(":")?;
        Ok(Check::AwardLeader(award, given::award_word(c)?))
    } else {
        c.expect("films")?;
        c.expect("best")?;
        c.expect("first")?;
        Ok(Check::FilmsBestFirst(c.screenplays()?))
    }
}

/// Sentences about what a box, a bag or a stack holds.
pub(super) fn supply(c: &mut Cursor<'_>) -> Read<Check> {
    let holder = c.name("`bag`, `stack` or `box`")?;
    c.expect("holds")?;
    let count = c.number("a number")?;
    Ok(match holder.as_str() {
        "bag" => Check::Bag(count),
        "stack" => Check::Stack(count),
        _ => {
            let word = if c.eat("chips") {
                BoxWord::Chips
            } else if c.eat("legends") {
                BoxWord::Legends
            } else if c.eat("screenplays") {
                BoxWord::Screenplays
            } else if c.eat("tokens") {
                BoxWord::Tokens
            } else if c.eat("awards") {
                BoxWord::Awards
            } else {
                BoxWord::Kind(c.kind()?)
            };
            Check::BoxHolds(count, word)
        }
    })
}

/// Sentences that begin with a screenplay or a chip.
pub(super) fn about_piece(c: &mut Cursor<'_>) -> Read<Check> {
    if c.eat("on") {
        let screenplay = c.screenplay()?;
        return Ok(Check::Lies(screenplay, c.piles()?));
    }
    let piece = c.name(CHECKS)?;
    if c.eat("is") {
        if c.eat("worth") {
            return Ok(Check::Worth(piece, c.number("a number of stars")?));
        }
        if !c.eat("a") {
            c.expect("an").map_err(|_| c.wrong("`worth 9`, or `a director of 4`"))?;
        }
        let kind = c.kind()?;
        c.expect("of")?;
        Ok(Check::Chip(piece, kind, c.number("a number of stars")?))
    } else if c.eat("needs") {
        Ok(Check::Needs(piece, c.list(Cursor::slot)?))
    } else if c.eat("prints") {
        let genre = c.genre()?;
        c.expect(",")?;
        let stars = c.number("a number of stars")?;
        c.expect(":")?;
        Ok(Check::Prints(piece, genre, stars, c.list(Cursor::slot_kind)?))
    } else {
        takes(c, piece)
    }
}

fn takes(c: &mut Cursor<'_>, piece: String) -> Read<Check> {
    let slot: SlotWord = c.slot().map_err(|_| c.wrong(CHECKS))?;
    c.expect("takes")?;
    Ok(Check::Takes(piece, slot, c.list(Cursor::kind)?))
}

const CHECKS: &str = "a check such as `Anna has 5`, `middle holds 1`, `due Anna places`, `hand \
     actor-03`, `Ben sees Anna's purse: hidden`, `Anna's cast is 2`, `party order Ben, Anna`, \
     `casablanca is worth 9`, `casablanca needs music`, `casablanca open takes music, agency`, \
     `tokens left 29`, `award first drama: vertigo`, `events BidMade, Passed`, `legal count 4`, \
     `refused: Anna bids 3: BidTooLow`, `Anna scores 40 + 20 + 5 = 65` or `winner Anna`; \
     fixtures/scenes/README.md lists them all";

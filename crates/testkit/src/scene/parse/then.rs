//! Sentences that are checked.

use traumfabrik_rules::{Perspective, Seat};

use super::cursor::{Cursor, Read};
use super::{given, when};
use crate::scene::script::{
    AskWord, Attempt, BoxWord, Check, DueWord, Fact, Sight, SlotWord, Tokens,
};

/// Reads one sentence.
pub(super) fn check(c: &mut Cursor<'_>) -> Read<Check> {
    if let Some(check) = about_seat(c)? {
        return Ok(check);
    }
    if let Some(check) = about_table(c)? {
        return Ok(check);
    }
    if let Some(fact) = given::fact(c)? {
        return Ok(Check::Fact(fact));
    }
    about_piece(c)
}

fn about_seat(c: &mut Cursor<'_>) -> Read<Option<Check>> {
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

fn about_table(c: &mut Cursor<'_>) -> Read<Option<Check>> {
    Ok(Some(match c.peek() {
        Some("due") => due(c)?,
        Some("refused") => refused(c)?,
        Some("allowed") => {
            c.expect("allowed")?;
            c.expect(":")?;
            let (seat, wish) = when::act(c)?;
            Check::Allowed(seat, wish)
        }
        Some("legal") => legal(c)?,
        Some("events") => {
            c.expect("events")?;
            let only_include = c.eat("include");
            let names = c.list(event)?;
            if only_include { Check::EventsInclude(names) } else { Check::Events(names) }
        }
        Some("no") => {
            c.expect("no")?;
            c.expect("event")?;
            Check::NoEvent(event(c)?)
        }
        Some("hand") => {
            c.expect("hand")?;
            Check::Hand(c.chips()?)
        }
        Some("party") => {
            c.expect("party")?;
            c.expect("order")?;
            let is_now = c.eat("now");
            let seats = c.seats()?;
            if is_now { Check::PartyOrderNow(seats) } else { Check::PartyOrder(seats) }
        }
        Some("winner" | "winners") => {
            c.name("`winner`")?;
            Check::Winners(c.seats()?)
        }
        Some("undrawn") => {
            c.expect("undrawn")?;
            Check::Undrawn(c.chips()?)
        }
        Some("a") => {
            c.expect("a")?;
            c.expect("table")?;
            c.expect("seats")?;
            let least = c.number("a number of seats")?;
            c.expect("to")?;
            Check::TableSeats(least, c.number("a number of seats")?)
        }
        Some("money" | "awards" | "award" | "tokens" | "token" | "leader" | "films") => {
            return pieces(c).map(Some);
        }
        Some("bag" | "stack" | "box") => return supply(c).map(Some),
        Some(_) | None => return Ok(None),
    }))
}

/// Sentences about money, awards, tokens and films.
fn pieces(c: &mut Cursor<'_>) -> Read<Check> {
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
        let is_left = c.word("`left` or `taken`", |word| match word {
            "left" => Some(true),
            "taken" => Some(false),
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
fn supply(c: &mut Cursor<'_>) -> Read<Check> {
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

fn due(c: &mut Cursor<'_>) -> Read<Check> {
    c.expect("due")?;
    if c.eat("nobody") {
        return Ok(Check::Due(DueWord::Nobody));
    }
    if c.eat("dealer") {
        let ask = if c.eat("studios") {
            AskWord::Studios
        } else if c.eat("lead") {
            AskWord::Lead
        } else if c.eat("screenplay") {
            AskWord::Screenplay
        } else if c.eat("legend") {
            AskWord::Legend
        } else if c.eat("lots") {
            AskWord::Lots(c.number("a number of chips")?)
        } else {
            c.expect("faces")?;
            AskWord::Faces(c.number("a number of chips")?)
        };
        return Ok(Check::Due(DueWord::Dealer(ask)));
    }
    let seat = c.seat()?;
    Ok(Check::Due(if c.eat("bids") {
        DueWord::Bids(seat)
    } else if c.eat("places") {
        DueWord::Places(seat)
    } else if c.eat("chooses") {
        DueWord::Chooses(seat)
    } else {
        DueWord::Seat(seat)
    }))
}

/// `refused: Anna bids 3: BidTooLow 4`, also of a deal, a box or a position.
fn refused(c: &mut Cursor<'_>) -> Read<Check> {
    c.expect("refused")?;
    c.expect(":")?;
    let attempt = if c.peek() == Some("deal") {
        Attempt::Deal(when::deal(c)?)
    } else if c.eat("box") {
        c.expect("where")?;
        Attempt::Box(given::correction(c)?)
    } else if let Some(fact) = given::fact(c)? {
        Attempt::Position(fact)
    } else {
        let (seat, wish) = when::act(c)?;
        Attempt::Act(seat, wish)
    };
    c.expect(":")?;
    let mut why = vec![c.name("the name of a refusal such as `BidTooLow`")?];
    while !c.is_done() && c.peek() != Some(",") {
        why.push(c.name("what the refusal tells, such as the lowest bid")?);
    }
    Ok(Check::Refused(attempt, why))
}

fn legal(c: &mut Cursor<'_>) -> Read<Check> {
    c.expect("legal")?;
    if c.eat("count") {
        Ok(Check::LegalCount(c.number("a number of actions")?))
    } else if c.eat("has") {
        Ok(Check::LegalHas(when::wishes(c)?))
    } else if c.eat("lacks") {
        Ok(Check::LegalLacks(when::wishes(c)?))
    } else if c.eat(":") {
        Ok(Check::Legal(when::wishes(c)?))
    } else {
        Err(c.wrong("`legal: pass, bid 4 to 6`, `legal count 4`, `legal has …` or `legal lacks …`"))
    }
}

fn event(c: &mut Cursor<'_>) -> Read<String> {
    let wanted = format!("an event: {}", crate::scene::names::EVENTS.join(", "));
    c.word(&wanted, |word| crate::scene::names::EVENTS.contains(&word).then(|| word.to_owned()))
}

/// Sentences that begin with a screenplay or a chip.
fn about_piece(c: &mut Cursor<'_>) -> Read<Check> {
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

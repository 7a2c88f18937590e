//! Sentences that are checked.

mod pieces;
mod seats;

use super::cursor::{Cursor, Read};
use super::{given, when};
use crate::scene::names::EVENTS;
use crate::scene::script::{AskWord, Attempt, Check, DueWord};

/// Reads one sentence.
pub(super) fn check(c: &mut Cursor<'_>) -> Read<Check> {
    if let Some(check) = seats::check(c)? {
        return Ok(check);
    }
    if let Some(check) = about_table(c)? {
        return Ok(check);
    }
    if let Some(fact) = given::fact(c)? {
        return Ok(Check::Fact(fact));
    }
    pieces::about_piece(c)
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
        Some("event") => {
            c.expect("event")?;
            let name = event(c)?;
            let count = c.number("how many times")?;
            c.expect("times")?;
            Check::EventCount(name, count)
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
            return pieces::about_points(c).map(Some);
        }
        Some("bag" | "stack" | "box") => return pieces::supply(c).map(Some),
        Some(_) | None => return Ok(None),
    }))
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
    let wanted = format!("an event: {}", EVENTS.join(", "));
    c.word(&wanted, |word| EVENTS.contains(&word).then(|| word.to_owned()))
}

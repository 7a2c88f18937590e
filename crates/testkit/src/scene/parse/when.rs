//! Sentences about what happens.

use traumfabrik_rules::Seat;

use super::cursor::{Cursor, Read};
use crate::scene::script::{DealWish, Goal, Move, Rest, Wish};

/// Reads one sentence; some tell several moves.
pub(super) fn moves(c: &mut Cursor<'_>) -> Read<Vec<Move>> {
    if c.peek_seat().is_some() {
        return seat_moves(c);
    }
    Ok(vec![if c.eat("everybody") {
        if c.eat("declines") {
            Move::AllDecline
        } else if c.eat("passes") {
            Move::AllPass
        } else {
            return Err(c.wrong("`passes` or `declines`"));
        }
    } else if c.eat("the") {
        c.expect("others")?;
        c.expect("pass")?;
        Move::AllPass
    } else if c.peek() == Some("deal") && c.peek_second() == Some("anything") {
        c.expect("deal")?;
        c.expect("anything")?;
        Move::DealAnything
    } else if c.peek() == Some("deal") {
        Move::Deal(deal(c)?)
    } else if c.eat("skip") {
        c.expect("to")?;
        Move::Skip(goal(c)?)
    } else {
        return Err(c.wrong(MOVES));
    }])
}

fn seat_moves(c: &mut Cursor<'_>) -> Read<Vec<Move>> {
    if c.peek_second() != Some("discards") {
        let (seat, wish) = act(c)?;
        return Ok(vec![Move::Act(seat, wish)]);
    }
    let seat = c.seat()?;
    c.expect("discards")?;
    if c.eat("everything") {
        return Ok(vec![Move::DiscardAll(seat)]);
    }
    let chips = c.list(Cursor::chip)?;
    Ok(chips.into_iter().map(|chip| Move::Act(seat, Wish::Discard(chip))).collect())
}

/// `Anna bids 7`, in the third person.
pub(super) fn act(c: &mut Cursor<'_>) -> Read<(Seat, Wish)> {
    let seat = c.seat()?;
    let wish = if c.eat("bids") {
        Wish::Bid(c.number("an amount of money")?)
    } else if c.eat("passes") {
        Wish::Pass
    } else if c.eat("takes") {
        Wish::Take(c.chip()?)
    } else if c.eat("declines") {
        Wish::Decline
    } else if c.eat("places") {
        placement(c)?
    } else if c.eat("discards") {
        Wish::Discard(c.chip()?)
    } else {
        return Err(c.wrong("`bids`, `passes`, `takes`, `declines`, `places` or `discards`"));
    };
    Ok((seat, wish))
}

/// `bid 7` as in a list of what is possible; `bid 4 to 6` stands for three of them.
pub(super) fn wishes(c: &mut Cursor<'_>) -> Read<Vec<Wish>> {
    let lists = c.list(|c| {
        Ok(if c.eat("bid") {
            let from: u8 = c.number("an amount of money")?;
            let to = if c.eat("to") { c.number("an amount of money")? } else { from };
            (from..=to).map(Wish::Bid).collect()
        } else if c.eat("pass") {
            vec![Wish::Pass]
        } else if c.eat("take") {
            vec![Wish::Take(c.chip()?)]
        } else if c.eat("decline") {
            vec![Wish::Decline]
        } else if c.eat("place") {
            vec![placement(c)?]
        } else if c.eat("discard") {
            vec![Wish::Discard(c.chip()?)]
        } else {
            return Err(c.wrong("`bid`, `pass`, `take`, `decline`, `place` or `discard`"));
        })
    })?;
    Ok(lists.into_iter().flatten().collect())
}

fn placement(c: &mut Cursor<'_>) -> Read<Wish> {
    let chip = c.chip()?;
    c.expect("on")?;
    let screenplay = c.screenplay()?;
    Ok(Wish::Place(chip, screenplay, c.slot()?))
}

/// `deal legend legend-2`.
pub(super) fn deal(c: &mut Cursor<'_>) -> Read<DealWish> {
    c.expect("deal")?;
    Ok(if c.eat("studios") {
        DealWish::Studios(c.list(|c| c.number("a studio from 1 to 5"))?)
    } else if c.eat("lead") {
        DealWish::Lead(c.seat()?)
    } else if c.eat("screenplay") {
        DealWish::Screenplay(c.screenplay()?)
    } else if c.eat("legend") {
        DealWish::Legend(c.chip()?)
    } else if c.eat("lots") {
        let chips = c.chips()?;
        DealWish::Lots(chips, rest(c)?)
    } else if c.eat("faces") {
        let chips = c.chips()?;
        DealWish::Faces(chips, rest(c)?)
    } else {
        return Err(c.wrong("`studios`, `lead`, `screenplay`, `legend`, `lots` or `faces`"));
    })
}

fn rest(c: &mut Cursor<'_>) -> Read<Rest> {
    if !c.eat("and") {
        return Ok(Rest::None);
    }
    c.expect("any")?;
    c.expect("others")?;
    Ok(Rest::Lowest)
}

fn goal(c: &mut Cursor<'_>) -> Read<Goal> {
    if c.eat("quarter") {
        Ok(Goal::Quarter(c.quarter()?))
    } else if c.eat("the") {
        c.expect("end")?;
        Ok(Goal::End)
    } else {
        c.name("`quarter 2`, `party-1` or `the end`").map(Goal::Location)
    }
}

const MOVES: &str = "a move such as `Anna bids 7`, `Ben passes`, `the others pass`, `everybody \
     passes`, `Anna places actor-03 on casablanca actor#2`, `Anna discards actor-03`, `Anna \
     discards everything`, `Ben takes music-01`, `Ben declines`, `everybody declines`, `deal \
     faces actor-03, music-01`, `deal anything` or `skip to party-1`";

//! Chance that makes commands, orders and times, sensible ones and others.

use traumfabrik_bots::Rng;
use traumfabrik_rules::{Action, ChipId, Money, ScreenplayId, Seat, SeatSet, SlotIdx};
use traumfabrik_table::{
    Above, Actor, ClockRule, Command, Instruction, Motion, Order, Otherwise, Table, Wake,
};

use crate::room::{Room, person};

pub(crate) fn clock(chance: &mut Rng) -> ClockRule {
    match chance.below(3) {
        0 => ClockRule::None {},
        1 => ClockRule::Live { bank_ms: 5_000, increment_ms: 100 },
        _ => ClockRule::Correspondence { decision_ms: 2_000, vacation_ms: 3_000 },
    }
}

/// A step of time: mostly forward, now and then none, or back, as clocks of machines differ.
pub(crate) fn step(chance: &mut Rng) -> i64 {
    match chance.below(200) {
        0 => -i64::from(chance.below(5_000)),
        1..20 => 0,
        _ => i64::from(chance.below(900)),
    }
}

/// Somebody from here or elsewhere; now and then one who claims seats that may be anybody's.
pub(crate) fn actor(room: &Room, chance: &mut Rng) -> Actor {
    let name = ["p0", "p1", "p2", "stranger"][chance.index(4)];
    if chance.one_in(20) {
        let seats = (0..5).map(Seat).filter(|_| chance.one_in(2)).collect();
        return Actor { person: person(name), seats, is_owner: chance.one_in(2) };
    }
    // Mostly the one who is due, or nothing would ever happen.
    let due = room.table.due().and_then(|seat| room.table.chair(seat).person());
    match due {
        Some(due) if !chance.one_in(3) => room.actor(due.as_str()),
        Some(_) | None => room.actor(name),
    }
}

fn number(chance: &mut Rng) -> u8 {
    chance.below(6) as u8
}

fn seat(actor: &Actor, chance: &mut Rng) -> u8 {
    let own: Vec<Seat> = actor.seats.iter().collect();
    if own.is_empty() || chance.one_in(8) { number(chance) } else { own[chance.index(own.len())].0 }
}

fn text(chance: &mut Rng, words: [&str; 4]) -> String {
    words[chance.index(4)].to_owned()
}

/// An action that may mean anything.
fn any_action(chance: &mut Rng) -> Action {
    let small = chance.below(93) as u8;
    let chip = ChipId::new(small).unwrap_or_default();
    match chance.below(6) {
        0 => Action::Bid(Money(small)),
        1 => Action::Pass,
        2 => Action::Take(chip),
        3 => Action::Decline,
        4 => {
            let screenplay = ScreenplayId::new(small / 4).unwrap_or_default();
            Action::Place { chip, screenplay, slot: SlotIdx(small % 7) }
        }
        _ => Action::Discard(chip),
    }
}

/// What whoever is due may do, one thing or several.
fn actions(room: &Room, chance: &mut Rng) -> Vec<Action> {
    if room.table.due().is_none() || chance.one_in(12) {
        return (0..chance.below(4)).map(|_| any_action(chance)).collect();
    }
    let (seat, mut game) = (room.due(), room.game());
    let mut actions = vec![room.legal_action(chance)];
    while chance.one_in(2) {
        if game.play(seat, actions[actions.len() - 1], |_| {}).is_err() {
            break;
        }
        let legal = game.legal();
        let chip = game.hand().first().copied();
        match (legal.len(), chip) {
            (0, None) => break,
            (0, Some(chip)) => actions.push(Action::Discard(chip)),
            (n, _) => actions.push(legal.nth(chance.index(n)).unwrap_or(Action::Pass)),
        }
    }
    actions
}

fn motion(room: &Room, chance: &mut Rng) -> Motion {
    let own: SeatSet = room.table.seats().iter().collect();
    match chance.below(5) {
        0 => Motion::Pause {},
        1 => Motion::Resume {},
        2 => Motion::TakeBack { to: chance.below(room.table.seq() + 2) },
        3 if chance.one_in(10) => Motion::Abort {},
        _ => Motion::TakeBack { to: room.table.before_last_turn_of(own).unwrap_or(0) },
    }
}

pub(crate) fn command(room: &Room, actor: &Actor, chance: &mut Rng) -> Command {
    let seat = seat(actor, chance);
    let kind = if room.table.game().is_none() { chance.below(9) } else { chance.below(30) };
    match kind {
        0..3 => Command::Sit {
            seat: (!chance.one_in(3)).then(|| number(chance)),
            studio: chance.one_in(3).then(|| number(chance)),
            nonce: chance.one_in(2).then(|| text(chance, ["a", "b-c", "", "no good"])),
        },
        3 => Command::Stand { seat },
        4 => Command::Remove { seat: number(chance) },
        5 => Command::SeatBot { seat: number(chance), bot: text(chance, ["filler", "x", "", "y"]) },
        6 => {
            let fill = chance.one_in(2).then(|| text(chance, ["filler", "filler", "worst", ""]));
            Command::Start { fill }
        }
        7 if chance.one_in(20) => Command::CallOff {},
        7 => Command::Leave { seat },
        8 if room.table.game().is_none() => Command::Ready { seat, is_on: !chance.one_in(3) },
        8 => Command::Resign { seat },
        9 | 10 => Command::Return { seat },
        11 | 12 => Command::Propose { seat, motion: motion(room, chance) },
        13..16 => Command::Vote { seat, is_yes: !chance.one_in(4) },
        16 => Command::Vacation { seat, is_on: chance.one_in(2) },
        _ => {
            let turn = if chance.one_in(10) { chance.below(99) } else { room.table.turn() };
            Command::Play { seat, turn, actions: actions(room, chance) }
        }
    }
}

fn wake(chance: &mut Rng) -> Vec<Wake> {
    let one = |chance: &mut Rng| match chance.below(3) {
        0 => Wake::PriceReaches { amount: chance.below(20) as u8 },
        1 => Wake::RivalsLeft { n_rivals: chance.below(3) as u8 },
        _ => Wake::Leads { seat: number(chance) },
    };
    (0..chance.below(3)).map(|_| one(chance)).collect()
}

/// An order for somewhere in the quarter that runs, or for anywhere. It may make no sense.
pub(crate) fn order(table: &Table, chance: &mut Rng) -> Order {
    let game = table.game().unwrap();
    let quarter = game.quarter().map_or(1, |quarter| quarter.number());
    let chips = |chance: &mut Rng| (0..chance.below(12)).map(|_| chance.below(93) as u8).collect();
    let instruction = match chance.below(8) {
        0..4 => Instruction::BidUpTo {
            limit: chance.below(16) as u8,
            above: if chance.one_in(3) { Above::Wake } else { Above::Pass },
            wake: wake(chance),
        },
        4 => Instruction::Pass {},
        5 => Instruction::Watch { wake: wake(chance) },
        _ => Instruction::Pick {
            chips: chips(chance),
            otherwise: if chance.one_in(2) { Otherwise::Decline } else { Otherwise::Wake },
        },
    };
    let ahead = chance.below(3) as u8;
    Order { quarter, location: game.location().index() as u8 + ahead, instruction }
}

/// Pieces for actions that are surely odd somewhere.
pub(crate) fn odd_actions() -> Vec<Action> {
    let (chip, screenplay) = (ChipId::new(0).unwrap(), ScreenplayId::new(0).unwrap());
    vec![
        Action::Bid(Money(0)),
        Action::Bid(Money(63)),
        Action::Pass,
        Action::Decline,
        Action::Take(chip),
        Action::Discard(chip),
        Action::Place { chip, screenplay, slot: SlotIdx(0) },
    ]
}

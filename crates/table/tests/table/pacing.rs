//! How long what happens by itself waits: bots as long as somebody has still something to decide,
//! and people's seats so that nobody can tell what acts there, and that nobody sits there.

use std::collections::BTreeSet;

use traumfabrik_bots::Rng;
use traumfabrik_rules::{Action, Money, Seat, Visit};
use traumfabrik_table::{Away, ClockRule, Command, Scheduled, Status, Table, Whims};

use crate::random;
use crate::room::{
    LIVE, NO_CLOCK, NOBODY_GONE, PACE_MS, Room, SLOW, header, is_auction, is_party, is_placing,
    plan, whims,
};

const HURRIED_MS: i64 = 0;

/// How long whoever is due waits to act by itself.
fn wait_ms(room: &Room) -> i64 {
    let Scheduled::Act { at, .. } = room.table.next(&[], &NOBODY_GONE, &whims()) else {
        panic!("it is a bot's turn")
    };
    at.since(room.now)
}

/// A table of five at the beginning of an auction, where people have the first of these places from
/// the lead on.
fn at_auction(header: &traumfabrik_wire::Header, people: &[u8]) -> Room {
    let mut room = Room::begun(header, NO_CLOCK, 5);
    assert!(room.play_until(&mut Rng::new(1, 0), is_auction));
    let lead = room.due().0;
    for place in (0..5).filter(|place| !people.contains(place)) {
        room.taken_over(Seat((lead + place) % 5), Away::Left);
    }
    room
}

fn bids(room: &mut Room, amount: u8) {
    room.act(&[Action::Bid(Money(amount))]).unwrap();
}

fn passes(room: &mut Room) {
    room.act(&[Action::Pass]).unwrap();
}

#[test]
fn bots_hurry_once_no_person_stands_in_an_auction() {
    let header = header(5);
    // The person leads, and bots follow.
    let mut room = at_auction(&header, &[0]);
    bids(&mut room, 0);
    assert_eq!(wait_ms(&room), PACE_MS, "the person may be bid over");
    for amount in 1..4 {
        bids(&mut room, amount);
        assert_eq!(wait_ms(&room), PACE_MS, "the person will be due again");
    }
    bids(&mut room, 4);
    passes(&mut room);
    while is_auction(&room.table) {
        assert_eq!(wait_ms(&room), HURRIED_MS);
        passes(&mut room);
    }
    assert!(is_placing(&room.table));
    let stop = room.game().location();
    while room.game().location() == stop {
        assert_eq!(wait_ms(&room), HURRIED_MS, "a bot places what it has won");
        let action = room.legal_action(&mut Rng::new(2, 0));
        room.act(&[action]).unwrap();
    }
    let seat = room.due();
    assert!(is_auction(&room.table) && !room.table.chair(seat).plays_itself());
    assert_eq!(wait_ms(&room), PACE_MS, "at the next stop the person stands again");
}

#[test]
fn bots_hurry_for_nobody_while_another_person_stands() {
    let header = header(5);
    let mut room = at_auction(&header, &[0, 4]);
    passes(&mut room);
    for amount in 0..3 {
        assert_eq!(wait_ms(&room), PACE_MS, "the other one has not passed");
        bids(&mut room, amount);
    }
    passes(&mut room);
    assert_eq!(wait_ms(&room), HURRIED_MS);
}

#[test]
fn a_person_whose_seat_is_taken_over_keeps_nobody_waiting() {
    let header = header(5);
    let mut room = at_auction(&header, &[0, 4]);
    passes(&mut room);
    assert_eq!(wait_ms(&room), PACE_MS);
    let seat = Seat((room.due().0 + 3) % 5);
    room.taken_over(seat, Away::Gone);
    assert_eq!(wait_ms(&room), HURRIED_MS);
    room.does(&crate::room::name(seat), &Command::Return { seat: seat.0 }).unwrap();
    assert_eq!(wait_ms(&room), PACE_MS);
}

#[test]
fn at_a_party_bots_hurry_after_the_last_person() {
    let header = header(5);
    let mut room = Room::begun(&header, NO_CLOCK, 5);
    let mut chance = Rng::new(3, 0);
    assert!(room.play_until(&mut chance, is_party));
    let Visit::Party { order, .. } = room.game().visit() else { panic!("a party") };
    for &seat in order.iter().filter(|&&seat| seat != order[2]) {
        room.taken_over(seat, Away::Left);
    }
    let stop = room.game().location();
    let mut waits = Vec::new();
    while room.game().location() == stop {
        let seat = room.due();
        if seat != order[2] {
            waits.push((order.iter().position(|&it| it == seat).unwrap(), wait_ms(&room)));
        }
        let action = room.legal_action(&mut chance);
        room.act(&[action]).unwrap();
    }
    assert!(waits.iter().map(|(place, _)| place).eq([0, 0, 1, 1, 3, 3, 4, 4].iter()), "{waits:?}");
    for (place, ms) in waits {
        assert_eq!(ms, if place < 2 { PACE_MS } else { HURRIED_MS }, "place {place}");
    }
}

#[test]
fn bots_alone_keep_the_pace() {
    let header = header(2);
    let mut room = Room::begun(&header, NO_CLOCK, 0);
    let mut chance = Rng::new(1, 0);
    for _ in 0..20 {
        let begin = room.now;
        assert_eq!(wait_ms(&room), PACE_MS);
        assert!(room.step(&[], &mut chance));
        assert_eq!(room.now, begin.plus(PACE_MS));
    }
    let mut room = at_auction(&crate::room::header(5), &[]);
    passes(&mut room);
    assert_eq!(wait_ms(&room), PACE_MS, "whoever left may come back");
}

/// However a stop goes on at which bots hurry, no person is due there.
#[test]
fn whoever_has_something_to_decide_is_not_hurried_past() {
    let mut n_hurried = 0;
    for luck in 0..6 {
        let header = header(3 + luck as u8 % 3);
        let mut room = Room::begun(&header, NO_CLOCK, 2);
        let mut chance = Rng::new(luck, 0);
        while room.table.status() == Status::Running {
            let is_bot = !room.table.chair(room.due()).plays_itself();
            if is_bot && wait_ms(&room) == HURRIED_MS {
                n_hurried += 1;
                let mut other = room.clone();
                let stop = (other.game().quarter(), other.game().location());
                while other.table.due().is_some()
                    && stop == (other.game().quarter(), other.game().location())
                {
                    assert!(!other.table.chair(other.due()).plays_itself());
                    let action = other.legal_action(&mut chance);
                    other.act(&[action]).unwrap();
                }
            }
            let action = room.legal_action(&mut chance);
            room.act(&[action]).unwrap();
        }
    }
    assert!(n_hurried > 100, "{n_hurried}");
}

/// Whatever a seat has ordered, and whether a limit is reached: what it does by itself comes at the
/// same time. At people's seats that time is another one in every turn and follows from nothing
/// that anybody else has; at bots' seats an order waits for as long as the bot.
#[test]
fn timing_does_not_betray_an_order() {
    for clock in [LIVE, SLOW] {
        let header = header(4);
        let mut room = Room::begun(&header, clock, 3);
        let mut chance = Rng::new(5, 0);
        let (mut n_acts, mut hesitations, mut n_alike) = (0, Vec::new(), 0);
        while room.table.status() == Status::Running {
            let (seat, begin) = (room.due(), room.now);
            let at = |whims: &Whims, chance: &mut Rng| {
                let order = random::order(&room.table, chance);
                match room.table.next(&[(seat, order)], &NOBODY_GONE, whims) {
                    Scheduled::Act { at, .. } => Some(at.since(begin)),
                    Scheduled::TakeOver { .. } | Scheduled::Nothing => None,
                }
            };
            let waits: Vec<i64> = (0..20).filter_map(|_| at(&whims(), &mut chance)).collect();
            n_acts += waits.len();
            if let Some(&ms) = waits.first() {
                assert!(waits.iter().all(|&other| other == ms), "{waits:?}");
                if room.table.chair(seat).plays_itself() {
                    hesitations.push(ms - PACE_MS);
                    let others = Whims::from_bytes([1; 32]);
                    let elsewhere = (0..20).find_map(|_| at(&others, &mut chance));
                    n_alike += usize::from(elsewhere == Some(ms));
                }
            }
            room.wait(i64::from(chance.below(300)));
            let action = room.legal_action(&mut chance);
            room.act(&[action]).unwrap();
        }
        assert!(n_acts > 300, "{n_acts}");
        let distinct: BTreeSet<i64> = hesitations.iter().copied().collect();
        assert!(hesitations.len() > 40 && 4 * distinct.len() > 3 * hesitations.len());
        assert!(20 * n_alike < hesitations.len(), "{n_alike} follow from what others know");
        let max_ms = if clock == LIVE { 1_000 } else { 2 * PACE_MS };
        assert!(hesitations.iter().all(|ms| (0..=max_ms).contains(ms)), "{hesitations:?}");
        let mean_ms = hesitations.iter().sum::<i64>() / hesitations.len() as i64;
        assert!((max_ms * 2 / 5..max_ms * 3 / 5).contains(&mean_ms), "{mean_ms}");
    }
}

/// A clock that was spared would tell: so what a turn brings back has to pay for hesitation.
#[test]
fn no_bank_is_spent_on_hesitation() {
    let header = header(3);
    for (increment_ms, is_longer) in [(0, false), (3_000, true)] {
        let clock = ClockRule::Live { bank_ms: 60_000, increment_ms };
        let mut room = Room::begun(&header, clock, 3);
        let mut chance = Rng::new(1, 0);
        assert!(room.play_until(&mut chance, is_auction));
        let pass = traumfabrik_table::Instruction::Pass {};
        let orders = |table: &Table| {
            let game = table.game().unwrap();
            let quarter = game.quarter().unwrap().number();
            let location = game.location().index() as u8;
            let order = traumfabrik_table::Order { quarter, location, instruction: pass.clone() };
            [(table.due().unwrap(), order)]
        };
        let mut longest_ms = 0;
        while is_auction(&room.table) {
            let (seat, begin) = (room.due(), room.now);
            let before = room.table.clocks().of(seat).left_ms;
            assert!(room.step(&orders(&room.table), &mut chance));
            let spent = before + increment_ms - room.table.clocks().of(seat).left_ms;
            assert_eq!(spent, room.now.since(begin), "all time is paid for");
            assert!(spent <= PACE_MS + increment_ms, "{spent}");
            longest_ms = longest_ms.max(spent);
        }
        assert_eq!(longest_ms > PACE_MS, is_longer);
    }
}

#[test]
fn without_a_pace_nobody_waits() {
    let header = header(3);
    let mut room = Room::open(traumfabrik_table::Plan { pace_ms: 0, ..plan(&header, NO_CLOCK) });
    for seat in 0..2 {
        let sit = Command::Sit { seat: Some(seat), studio: None, nonce: None };
        room.does(&format!("p{seat}"), &sit).unwrap();
    }
    room.does("p0", &Command::Start { fill: Some("filler".to_owned()) }).unwrap();
    let mut chance = Rng::new(4, 0);
    while room.table.status() == Status::Running {
        let order = random::order(&room.table, &mut chance);
        if let Scheduled::Act { at, .. } =
            room.table.next(&[(room.due(), order)], &NOBODY_GONE, &whims())
        {
            assert_eq!(at, room.now);
        }
        let action = room.legal_action(&mut chance);
        room.act(&[action]).unwrap();
    }
}

//! Standing orders, one by one.

use traumfabrik_bots::Rng;
use traumfabrik_rules::{Action, ChipId, LegalSet, Location, LocationIdx, Money, Seat};
use traumfabrik_table::{
    Above, Away, How, Instruction, Obeyed, Order, Otherwise, Refused, Scheduled, Table, Wake,
};

use crate::room::{
    NO_CLOCK, NOBODY_GONE, PACE_MS, Room, header, is_auction, is_party, is_placing, whims,
};

/// An order for where the producers are now.
fn here(table: &Table, instruction: Instruction) -> Order {
    let game = table.game().unwrap();
    let quarter = game.quarter().unwrap().number();
    Order { quarter, location: game.location().index() as u8, instruction }
}

fn up_to(limit: u8, above: Above, wake: &[Wake]) -> Instruction {
    Instruction::BidUpTo { limit, above, wake: wake.to_vec() }
}

/// A table of three at the beginning of an auction.
fn at_auction(header: &traumfabrik_wire::Header) -> Room {
    let mut room = Room::begun(header, NO_CLOCK, 3);
    assert!(room.play_until(&mut Rng::new(1, 0), is_auction));
    room
}

fn obey(room: &Room, instruction: Instruction) -> Option<Obeyed> {
    here(&room.table, instruction).obey(&room.game(), room.due())
}

fn bid(amount: u8) -> Option<Obeyed> {
    Some(Obeyed::Act(Action::Bid(Money(amount))))
}

const PASS: Option<Obeyed> = Some(Obeyed::Act(Action::Pass));
const WAKE: Option<Obeyed> = Some(Obeyed::Wake);

#[test]
fn a_limit_opens_at_nothing_raises_by_one_and_then_passes_or_wakes() {
    let header = header(3);
    let mut room = at_auction(&header);
    assert_eq!(obey(&room, up_to(0, Above::Pass, &[])), bid(0));
    assert_eq!(obey(&room, up_to(9, Above::Pass, &[])), bid(0));
    room.act(&[Action::Bid(Money(4))]).unwrap();
    assert_eq!(obey(&room, up_to(9, Above::Wake, &[])), bid(5));
    assert_eq!(obey(&room, up_to(5, Above::Wake, &[])), bid(5));
    assert_eq!(obey(&room, up_to(4, Above::Pass, &[])), PASS);
    assert_eq!(obey(&room, up_to(4, Above::Wake, &[])), WAKE);
    // What the purse does not hold is not bid, whatever the limit.
    let purse = room.game().purse(room.due()).0;
    let next = Seat((room.due().0 + 1) % 3);
    assert_eq!(room.game().purse(next).0, purse, "the first auction");
    room.act(&[Action::Bid(Money(purse))]).unwrap();
    assert_eq!(obey(&room, up_to(63, Above::Pass, &[])), PASS);
}

#[test]
fn two_limits_bid_each_other_up() {
    let header = header(3);
    let mut room = at_auction(&header);
    let first = room.due();
    let (second, third) = (Seat((first.0 + 1) % 3), Seat((first.0 + 2) % 3));
    let orders: Vec<(Seat, Order)> = [
        (first, up_to(3, Above::Pass, &[])),
        (second, up_to(6, Above::Pass, &[])),
        (third, Instruction::Pass {}),
    ]
    .map(|(seat, wish)| (seat, here(&room.table, wish)))
    .into();
    let mut chance = Rng::new(0, 0);
    let mut bids = Vec::new();
    while is_auction(&room.table) && room.step(&orders, &mut chance) {
        bids.push(room.table.moves().last().unwrap().cause);
    }
    let bids: Vec<String> = bids.iter().map(|cause| format!("{cause:?}")).collect();
    let amounts =
        |n: u8| bids.iter().filter(|bid| bid.contains(&format!("Bid(Money({n}))"))).count();
    assert_eq!((0..7).map(amounts).collect::<Vec<_>>(), [1, 1, 1, 1, 0, 0, 0], "{bids:?}");
    assert!(is_placing(&room.table) && room.due() == second, "won for 3, not for 6");
}

#[test]
fn conditions_wake_before_anything_is_bid() {
    let header = header(3);
    let mut room = at_auction(&header);
    let reaches = [Wake::PriceReaches { amount: 3 }];
    assert_eq!(obey(&room, up_to(9, Above::Pass, &reaches)), bid(0));
    let leader = room.due();
    room.act(&[Action::Bid(Money(2))]).unwrap();
    assert_eq!(obey(&room, up_to(9, Above::Pass, &reaches)), bid(3));
    let leads = |seat: u8| [Wake::Leads { seat }];
    assert_eq!(obey(&room, up_to(9, Above::Pass, &leads(leader.0))), WAKE);
    assert_eq!(obey(&room, up_to(9, Above::Pass, &leads(room.due().0))), bid(3));
    let rivals = |n_rivals: u8| [Wake::RivalsLeft { n_rivals }];
    assert_eq!(obey(&room, up_to(9, Above::Pass, &rivals(1))), bid(3));
    assert_eq!(obey(&room, up_to(9, Above::Pass, &rivals(2))), WAKE);
    room.act(&[Action::Pass]).unwrap();
    assert_eq!(obey(&room, up_to(9, Above::Pass, &rivals(1))), WAKE);
    assert_eq!(obey(&room, up_to(9, Above::Pass, &reaches)), bid(3));
    room.act(&[Action::Bid(Money(3))]).unwrap();
    assert_eq!(obey(&room, up_to(9, Above::Pass, &reaches)), WAKE);
    assert_eq!(obey(&room, Instruction::Watch { wake: reaches.to_vec() }), WAKE);
}

/// A person who only watches is told when something comes about, once, and only while they can
/// still do something about it.
#[test]
fn a_watch_wakes_once() {
    let header = header(3);
    let mut room = at_auction(&header);
    let first = room.due();
    let (second, third) = (Seat((first.0 + 1) % 3), Seat((first.0 + 2) % 3));
    let order =
        here(&room.table, Instruction::Watch { wake: vec![Wake::PriceReaches { amount: 2 }] });
    let mut told = Vec::new();
    for action in
        [Action::Bid(Money(1)), Action::Bid(Money(2)), Action::Pass, Action::Bid(Money(4))]
    {
        let before = room.clone();
        room.act(&[action]).unwrap();
        let wakes = |seat| order.wakes(&before.game(), &room.game(), seat);
        told.push([first, third].map(wakes));
    }
    assert_eq!(told, [[false; 2], [true; 2], [false; 2], [false; 2]], "third had passed by then");
    let later = Order { location: order.location + 1, ..order.clone() };
    assert!(!later.wakes(&room.game(), &room.game(), second));
}

#[test]
fn wish_lists_take_the_first_that_lies_there_or_its_twin() {
    let header = header(4);
    let mut room = Room::begun(&header, NO_CLOCK, 4);
    let mut chance = Rng::new(3, 0);
    let (mut n_twins, mut n_declined) = (0, 0);
    while room.play_until(&mut chance, is_party) {
        let LegalSet::Party { decline, faces } = room.game().legal() else { panic!() };
        let edition = room.game().edition();
        let pick = |chips: &[ChipId], otherwise| {
            let chips = chips.iter().map(|chip| chip.number()).collect();
            obey(&room, Instruction::Pick { chips, otherwise })
        };
        let missing = edition
            .chips()
            .iter()
            .find(|&chip| !faces.iter().any(|&face| edition.are_twins(face, chip)))
            .unwrap();
        for &face in &faces {
            let taken = Some(Obeyed::Act(Action::Take(face)));
            assert_eq!(pick(&[missing, face], Otherwise::Wake), taken);
            assert_eq!(pick(&[face, faces[0]], Otherwise::Wake), taken, "the dearest first");
            let twin =
                edition.chips().iter().find(|&chip| chip != face && edition.are_twins(chip, face));
            if let Some(twin) = twin {
                n_twins += 1;
                assert_eq!(pick(&[twin], Otherwise::Decline), taken);
            }
        }
        assert_eq!(pick(&[missing], Otherwise::Wake), WAKE);
        assert_eq!(pick(&[], Otherwise::Wake), WAKE);
        let declined = pick(&[missing], Otherwise::Decline);
        if decline {
            n_declined += 1;
            assert_eq!(declined, Some(Obeyed::Act(Action::Decline)));
        } else {
            assert_eq!(declined, WAKE, "where nobody may decline the person decides");
        }
        assert_eq!(obey(&room, Instruction::Pass {}), None, "there is nothing to pass");
        let action = room.legal_action(&mut chance);
        room.act(&[action]).unwrap();
    }
    assert!(n_twins > 0, "{n_twins} twins, {n_declined} declined");
}

#[test]
fn orders_are_for_their_own_stop_and_seat() {
    let header = header(3);
    let mut room = at_auction(&header);
    let order = here(&room.table, Instruction::Pass {});
    let other = Seat((room.due().0 + 1) % 3);
    assert_eq!(order.obey(&room.game(), other), None, "the seat is not due");
    let later = Order { location: order.location + 1, ..order.clone() };
    let next_year = Order { quarter: order.quarter + 1, ..order.clone() };
    for absent in [&later, &next_year] {
        assert_eq!(absent.obey(&room.game(), room.due()), None);
        assert!(!absent.is_past(&room.game()));
    }
    assert!(!order.is_past(&room.game()));
    assert!(room.play_until(&mut Rng::new(1, 1), |table| {
        here(table, Instruction::Pass {}).location > order.location
    }));
    assert!(order.is_past(&room.game()) && !next_year.is_past(&room.game()));
    assert_eq!(order.check(&room.game()), Err(Refused::NoSuchVisit {}));
    room.play_to_end(&mut Rng::new(1, 1));
    assert!(next_year.is_past(&room.game()));
    assert_eq!(next_year.check(&room.game()), Err(Refused::NoSuchVisit {}));
    assert_eq!((order.id(Seat(0)), order.id(Seat(1))), ("0.1.0".to_owned(), "1.1.0".to_owned()));
}

#[test]
fn an_order_that_makes_no_sense_is_refused() {
    let header = header(2);
    let mut room = Room::begun(&header, NO_CLOCK, 2);
    assert!(room.play_until(&mut Rng::new(1, 0), is_auction));
    let game = room.game();
    let is_stop = |location: &LocationIdx, is_party: bool| {
        location.index() >= game.location().index()
            && (game.edition().location(*location) == Location::Party) == is_party
    };
    let stop = |is_party| LocationIdx::all().find(|location| is_stop(location, is_party)).unwrap();
    let (auction, party) = (stop(false).index() as u8, stop(true).index() as u8);
    let check = |location, instruction| Order { quarter: 1, location, instruction }.check(&game);
    let reaches = Wake::PriceReaches { amount: 1 };
    let pick = |chips: Vec<u8>| Instruction::Pick { chips, otherwise: Otherwise::Wake };
    let n_chips = game.edition().chips().len() as u8;

    for (location, wish) in [
        (auction, up_to(63, Above::Wake, &[reaches; 8])),
        (auction, Instruction::Pass {}),
        (auction, Instruction::Watch { wake: vec![reaches] }),
        (party, pick(Vec::new())),
        (party, pick((0..n_chips).collect())),
    ] {
        assert_eq!(check(location, wish), Ok(()));
    }
    for (location, wish) in [
        (party, up_to(1, Above::Pass, &[])),
        (party, Instruction::Pass {}),
        (party, Instruction::Watch { wake: vec![reaches] }),
        (auction, pick(Vec::new())),
        (LocationIdx::all().count() as u8, Instruction::Pass {}),
        (255, Instruction::Pass {}),
    ] {
        assert_eq!(check(location, wish), Err(Refused::NoSuchVisit {}));
    }
    for (location, wish) in [
        (auction, up_to(64, Above::Pass, &[])),
        (auction, up_to(1, Above::Pass, &[reaches; 9])),
        (auction, Instruction::Watch { wake: Vec::new() }),
        (auction, Instruction::Watch { wake: vec![reaches; 9] }),
        (party, pick(vec![n_chips])),
        (party, pick(vec![0; 94])),
    ] {
        assert!(matches!(check(location, wish), Err(Refused::BadOrder { .. })));
    }
    for quarter in [0, 2, 5, 255] {
        let order = Order { quarter, location: auction, instruction: Instruction::Pass {} };
        assert_eq!(order.check(&game), Err(Refused::NoSuchVisit {}));
    }
}

#[test]
fn an_order_outlives_a_takeover_and_comes_before_the_bot() {
    let header = header(3);
    let mut room = at_auction(&header);
    let seat = room.due();
    let how = |room: &Room, wish| match room.table.next(
        &[(seat, here(&room.table, wish))],
        &NOBODY_GONE,
        &whims(),
    ) {
        Scheduled::Act { how, at, .. } => Some((how, at.since(room.now))),
        Scheduled::Nothing | Scheduled::TakeOver { .. } => None,
    };
    let ordered = |action, ms| Some((How::Ordered { order_idx: 0, action }, ms));
    let bot = Some((How::Bot("regular".to_owned()), PACE_MS));
    let watch = || Instruction::Watch { wake: vec![Wake::PriceReaches { amount: 1 }] };
    assert!(matches!(how(&room, Instruction::Pass {}), Some((How::Ordered { .. }, _))));
    assert_eq!(how(&room, watch()), None, "the person is waited for");
    room.taken_over(seat, Away::Gone);
    assert_eq!(how(&room, Instruction::Pass {}), ordered(Action::Pass, PACE_MS));
    assert_eq!(how(&room, up_to(4, Above::Wake, &[])), ordered(Action::Bid(Money(0)), PACE_MS));
    assert_eq!(how(&room, watch()), bot, "there is nobody to wake");
    assert_eq!(room.table.next(&[], &NOBODY_GONE, &whims()).at(), Some(room.now.plus(PACE_MS)));
}

#[test]
fn whoever_cannot_pay_passes_by_itself_and_no_sooner_than_others() {
    let header = header(3);
    let mut room = at_auction(&header);
    let purse = room.game().purse(room.due());
    room.wait(20);
    room.act(&[Action::Bid(purse)]).unwrap();
    let seat = room.due();
    let at = room.table.next(&[], &NOBODY_GONE, &whims()).at().unwrap();
    assert!(at >= room.now.plus(PACE_MS));
    let forced = Scheduled::Act { seat, at, how: How::Forced(Action::Pass) };
    assert_eq!(room.table.next(&[], &NOBODY_GONE, &whims()), forced);
    let wake = here(&room.table, up_to(63, Above::Wake, &[]));
    assert_eq!(
        room.table.next(&[(seat, wake)], &NOBODY_GONE, &whims()),
        forced,
        "there is nothing to decide"
    );
    let pass = here(&room.table, up_to(63, Above::Pass, &[]));
    let next = room.table.next(&[(seat, pass)], &NOBODY_GONE, &whims());
    assert_eq!(next.at(), Some(at));
    let other = here(&room.table, Instruction::Pass {});
    let theirs = [(Seat((seat.0 + 1) % 3), other)];
    assert_eq!(
        room.table.next(&theirs, &NOBODY_GONE, &whims()),
        forced,
        "orders of others do not count"
    );
}

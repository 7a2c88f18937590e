//! What holds for all orders: they do what could be done by hand, and their timing tells nothing.

use traumfabrik_bots::Rng;
use traumfabrik_rules::{Action, Seat};
use traumfabrik_table::{Away, How, Instruction, Motion, Order, Scheduled, Status, Table};

use crate::random;
use crate::room::{LIVE, NOBODY_GONE, PACE_MS, Room, header, is_auction, seed, whims};

/// The same game twice: once orders play where they can, once people and bots do the very same by
/// hand. The logs are equal, byte for byte.
#[test]
fn the_log_is_one_that_could_be_made_by_hand() {
    let (mut n_ordered, mut n_forced, mut n_outlived) = (0, 0, 0);
    for luck in 0..40 {
        let mut chance = Rng::new(luck, 0);
        let n_seats = 2 + chance.below(4) as u8;
        let header = header(n_seats);
        let mut room = Room::begun(&header, LIVE, n_seats - 1);
        let mut by_hand = room.clone();
        let mut orders: Vec<(Seat, Order)> = Vec::new();
        while room.table.status() == Status::Running {
            let seat = room.due();
            if chance.one_in(4) {
                let anybody = Seat(chance.below(n_seats.into()) as u8);
                orders.push((anybody, random::order(&room.table, &mut chance)));
            }
            orders.retain(|(_, order)| !order.is_past(&room.game()));
            if room.table.chair(seat).plays_itself() && chance.one_in(25) {
                for room in [&mut room, &mut by_hand] {
                    room.taken_over(seat, Away::Gone);
                }
            }
            let turn = room.table.turn();
            let is_person = room.table.chair(seat).plays_itself();
            let action = match room.table.next(&orders, &NOBODY_GONE, &whims()) {
                Scheduled::Act { seat: acting, at, how } => {
                    assert_eq!(acting, seat);
                    let begin = room.log.iter().rfind(|entry| entry.seq == turn).unwrap().at;
                    assert!(at >= begin && (!is_person || at >= begin.plus(PACE_MS)));
                    room.now = room.now.max(at);
                    match how {
                        How::Ordered { order_idx, action } => {
                            assert_eq!(orders[order_idx].0, seat, "nobody's orders but one's own");
                            n_ordered += 1;
                            n_outlived += usize::from(!is_person);
                            action
                        }
                        How::Forced(action) => {
                            assert_eq!(room.game().legal().len(), 1);
                            n_forced += 1;
                            action
                        }
                        How::Bot(_) => {
                            assert!(!is_person);
                            room.legal_action(&mut chance)
                        }
                    }
                }
                Scheduled::TakeOver { .. } => {
                    assert!(is_person);
                    room.wait(i64::from(chance.below(200)));
                    room.legal_action(&mut chance)
                }
                Scheduled::Nothing => panic!("somebody is due"),
            };
            let event = room.table.play(seat, turn, &[action], &seed()).unwrap();
            room.note(event);
            by_hand.now = room.now;
            by_hand.act(&[action]).unwrap();
        }
        let written = |room: &Room| -> Vec<_> {
            room.log.iter().map(|entry| (entry.seq, entry.at, entry.body())).collect()
        };
        assert_eq!(written(&room), written(&by_hand));
        assert!(room.table == by_hand.table);
    }
    assert!(
        n_ordered > 200 && n_forced > 20 && n_outlived > 20,
        "{n_ordered} {n_forced} {n_outlived}"
    );
}

/// What was ordered for a turn that is taken back is done again, and no sooner than the first time.
#[test]
fn an_order_is_obeyed_again_after_a_take_back() {
    let header = header(2);
    let mut room = Room::begun(&header, LIVE, 1);
    let mut chance = Rng::new(7, 0);
    let is_mine = |table: &Table| is_auction(table) && table.due() == Some(Seat(0));
    assert!(room.play_until(&mut chance, is_mine));
    let to = room.table.turn();
    let game = room.game();
    let quarter = game.quarter().unwrap().number();
    let location = game.location().index() as u8;
    let orders = [(Seat(0), Order { quarter, location, instruction: Instruction::Pass {} })];
    let next = |room: &Room| match room.table.next(&orders, &NOBODY_GONE, &whims()) {
        Scheduled::Act { how, at, .. } => (how, at >= room.now.plus(PACE_MS)),
        Scheduled::Nothing | Scheduled::TakeOver { .. } => panic!("there is an order"),
    };
    let ordered = (How::Ordered { order_idx: 0, action: Action::Pass }, true);
    assert_eq!(next(&room), ordered);
    assert!(room.step(&orders, &mut chance));
    room.wait(123);
    room.proposes("p0", Motion::TakeBack { to }).unwrap();
    assert_eq!(next(&room), ordered);
}

//! Before the game: people sit down, choose, stand up, and begin.

use traumfabrik_table::{Actor, Closing, Command, Refused, Sitter, Status, TableEvent};

use crate::room::{NO_CLOCK, Room, header, person, plan};
use traumfabrik_rules::{Seat, SeatSet};

fn sit(seat: u8) -> Command {
    Command::Sit { seat: Some(seat), studio: None, nonce: None }
}

fn sit_anywhere() -> Command {
    Command::Sit { seat: None, studio: None, nonce: None }
}

fn choose(studio: u8) -> Command {
    Command::Sit { seat: None, studio: Some(studio), nonce: None }
}

fn start(fill: Option<&str>) -> Command {
    Command::Start { fill: fill.map(str::to_owned) }
}

fn seat_bot(seat: u8, bot: &str) -> Command {
    Command::SeatBot { seat, bot: bot.to_owned() }
}

#[test]
fn people_sit_where_they_like_or_where_there_is_room() {
    let header = header(3);
    let mut room = Room::open(plan(&header, NO_CLOCK));
    room.does("p1", &sit(1)).unwrap();
    assert_eq!(room.does("p2", &sit(1)), Err(Refused::SeatTaken {}));
    assert_eq!(room.does("p2", &sit(3)), Err(Refused::NoSuchSeat {}));
    room.does("p2", &sit_anywhere()).unwrap();
    assert_eq!(room.table.chair(Seat(0)).person(), Some(&person("p2")));
    // Whoever sits already stays there, and may take a second seat by name.
    room.does("p2", &sit_anywhere()).unwrap();
    assert_eq!(room.table.seats_of(&person("p2")).len(), 1);
    room.does("p2", &sit(2)).unwrap();
    assert_eq!(room.table.seats_of(&person("p2")).len(), 2);
    assert_eq!(room.does("p3", &sit_anywhere()), Err(Refused::TableFull {}));
    assert_eq!(room.does("p3", &Command::Stand { seat: 2 }), Err(Refused::NotYourSeat {}));
    room.does("p2", &Command::Stand { seat: 2 }).unwrap();
    assert_eq!(room.does("p2", &Command::Stand { seat: 2 }), Err(Refused::NotYourSeat {}));
    room.does("p3", &sit_anywhere()).unwrap();
    assert_eq!(room.table.chair(Seat(2)).person(), Some(&person("p3")));
}

#[test]
fn what_is_not_said_anew_stays() {
    let header = header(2);
    let mut room = Room::open(plan(&header, NO_CLOCK));
    let nonce =
        |text: &str| Command::Sit { seat: None, studio: None, nonce: Some(text.to_owned()) };
    room.does("p0", &nonce("first")).unwrap();
    room.does("p0", &choose(4)).unwrap();
    let chair = room.table.chair(Seat(0)).clone();
    assert_eq!((chair.nonce.as_deref(), chair.studio), (Some("first"), Some(4)));
    for bad in ["", "a b", "é", &"x".repeat(65)] {
        assert_eq!(room.does("p0", &nonce(bad)), Err(Refused::BadNonce {}));
    }
    room.does("p0", &nonce("second")).unwrap();
    assert_eq!(room.table.chair(Seat(0)).nonce.as_deref(), Some("second"));
    // Whoever stands up takes everything along.
    room.does("p0", &Command::Stand { seat: 0 }).unwrap();
    room.does("p1", &sit(0)).unwrap();
    assert_eq!(
        (room.table.chair(Seat(0)).nonce.as_deref(), room.table.chair(Seat(0)).studio),
        (None, None)
    );
}

#[test]
fn whoever_is_ready_says_so_and_is_asked_anew_after_a_change() {
    let header = header(3);
    let mut room = Room::open(plan(&header, NO_CLOCK));
    let ready = |seat, is_on| Command::Ready { seat, is_on };
    for (name, seat) in [("p0", 0), ("p1", 1), ("p2", 2)] {
        room.does(name, &sit(seat)).unwrap();
        assert_eq!(room.does("stranger", &ready(seat, true)), Err(Refused::NotYourSeat {}));
        room.does(name, &ready(seat, true)).unwrap();
    }
    assert_eq!(room.table.view().ready.len(), 3);
    room.does("p0", &ready(0, false)).unwrap();
    room.does("p1", &choose(3)).unwrap();
    room.does("p2", &Command::Stand { seat: 2 }).unwrap();
    assert_eq!(room.table.ready(), SeatSet::EMPTY);
    room.does("p0", &seat_bot(2, "filler")).unwrap();
    assert_eq!(room.does("p2", &ready(2, true)), Err(Refused::NotYourSeat {}));
    room.does("p1", &ready(1, true)).unwrap();
    room.does("p0", &start(None)).unwrap();
    assert_eq!(room.table.ready(), SeatSet::EMPTY);
    assert_eq!(room.does("p1", &ready(1, true)), Err(Refused::HasBegun {}));
}

#[test]
fn two_cannot_have_one_studio() {
    let header = header(4);
    let mut room = Room::open(plan(&header, NO_CLOCK));
    room.does("p0", &choose(3)).unwrap();
    assert_eq!(room.does("p1", &choose(3)), Err(Refused::StudioTaken {}));
    for bad in [0, 6, 255] {
        assert_eq!(room.does("p1", &choose(bad)), Err(Refused::NoSuchStudio {}));
    }
    room.does("p0", &choose(3)).unwrap();
    room.does("p0", &choose(5)).unwrap();
    room.does("p1", &choose(3)).unwrap();
    let TableEvent::Started { studios: Some(studios), .. } =
        room.does("p0", &start(Some("filler"))).unwrap()
    else {
        panic!("somebody chose a studio");
    };
    assert_eq!((studios[0], studios[1], studios.len()), (5, 3, 4));
    let mut all = studios.clone();
    all.sort_unstable();
    all.dedup();
    assert!(all.len() == 4 && all.iter().all(|studio| (1..=5).contains(studio)), "{studios:?}");
}

#[test]
fn without_a_wish_studios_are_dealt() {
    let header = header(2);
    let mut room = Room::open(plan(&header, NO_CLOCK));
    let event = room.does("p0", &start(Some("filler"))).unwrap();
    assert!(matches!(event, TableEvent::Started { studios: None, .. }));
}

#[test]
fn the_owner_alone_arranges_the_table() {
    let header = header(3);
    let mut room = Room::open(plan(&header, NO_CLOCK));
    room.does("p1", &sit(1)).unwrap();
    for command in [
        Command::Remove { seat: 1 },
        seat_bot(2, "filler"),
        start(Some("filler")),
        Command::CallOff {},
    ] {
        assert_eq!(room.does("p1", &command), Err(Refused::NotOwner {}));
        assert_eq!(room.does("stranger", &command), Err(Refused::NotOwner {}));
    }
    assert_eq!(room.does("p0", &seat_bot(1, "filler")), Err(Refused::SeatTaken {}));
    assert_eq!(room.does("p0", &seat_bot(2, "")), Err(Refused::NoSuchBot {}));
    assert_eq!(room.does("p0", &seat_bot(2, &"b".repeat(65))), Err(Refused::NoSuchBot {}));
    assert_eq!(room.does("p0", &Command::Remove { seat: 2 }), Err(Refused::SeatOpen {}));
    room.does("p0", &seat_bot(2, "filler")).unwrap();
    room.does("p0", &seat_bot(2, "worst")).unwrap();
    assert_eq!(room.does("p2", &sit(2)), Err(Refused::SeatTaken {}));
    room.does("p0", &Command::Remove { seat: 2 }).unwrap();
    room.does("p0", &Command::Remove { seat: 1 }).unwrap();
    assert!(room.table.seats().iter().all(|seat| room.table.chair(seat).sitter.is_none()));
}

#[test]
fn a_game_begins_with_a_full_table_or_with_bots() {
    let header = header(3);
    let mut room = Room::open(plan(&header, NO_CLOCK));
    room.does("p1", &sit(1)).unwrap();
    assert_eq!(room.does("p0", &start(None)), Err(Refused::SeatsOpen {}));
    assert_eq!(room.does("p0", &start(Some(""))), Err(Refused::NoSuchBot {}));
    let mut filled = room.clone();
    filled.does("p0", &start(Some("filler"))).unwrap();
    assert_eq!(filled.table.bot(Seat(0)), Some("filler"));
    assert_eq!(filled.table.bot(Seat(1)), None);
    room.does("p0", &sit(0)).unwrap();
    room.does("p0", &seat_bot(2, "worst")).unwrap();
    let event = room.does("p0", &start(Some("filler"))).unwrap();
    assert!(matches!(event, TableEvent::Started { fill: None, .. }), "there was nothing to fill");
    assert_eq!(room.table.bot(Seat(2)), Some("worst"));
    assert_eq!(room.table.voters().len(), 2);
    for command in [sit(0), start(None), Command::CallOff {}, Command::Stand { seat: 0 }] {
        assert_eq!(room.does("p0", &command), Err(Refused::HasBegun {}));
    }
}

#[test]
fn a_table_that_is_called_off_stays_so() {
    let header = header(2);
    let mut room = Room::open(plan(&header, NO_CLOCK));
    room.does("p1", &sit(1)).unwrap();
    let event = room.does("p0", &Command::CallOff {}).unwrap();
    assert_eq!(event, TableEvent::Closed { why: Closing::CalledOff, seed: None });
    assert_eq!(room.table.status(), Status::Closed);
    for command in [sit(0), start(Some("filler")), Command::CallOff {}] {
        assert_eq!(room.does("p0", &command), Err(Refused::IsOver {}));
    }
}

#[test]
fn a_seat_of_a_bot_is_nobodys_whatever_somebody_claims() {
    let header = header(2);
    let mut room = Room::begun(&header, NO_CLOCK, 1);
    let liar = Actor { person: person("p0"), seats: SeatSet::only(Seat(1)), is_owner: true };
    for command in [Command::Leave { seat: 1 }, Command::Resign { seat: 1 }] {
        assert_eq!(room.tries(&liar, &command), Err(Refused::NotYourSeat {}));
    }
    assert_eq!(room.table.chair(Seat(1)).sitter, Some(Sitter::Bot { bot: "filler".to_owned() }));
}

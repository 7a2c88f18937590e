//! Logs and refusals in words: each message is in a catalogue, with the arguments named there.

use std::collections::{BTreeMap, BTreeSet};

use traumfabrik_rules::Seat;
use traumfabrik_table::{
    Away, Closing, CommandId, LogEntry, Motion, PersonId, Refused, Sitter, Table, TableEvent,
    Teller, Time, catalogue, refused_message,
};
use traumfabrik_wire::{Arg, Message};

use crate::stored;

/// Every motion, and what it is called in ids.
const MOTIONS: [(Motion, &str); 4] = [
    (Motion::TakeBack { to: 1 }, "take-back"),
    (Motion::Pause {}, "pause"),
    (Motion::Resume {}, "resume"),
    (Motion::Abort {}, "abort"),
];

fn entry(seq: u32, event: TableEvent) -> LogEntry {
    let command: CommandId = "c".parse().unwrap();
    LogEntry { seq, command, at: Time(1), event }
}

fn ids(messages: &[Message]) -> Vec<&str> {
    messages.iter().map(|message| message.id.as_str()).collect()
}

#[test]
fn whole_logs_are_told_in_the_right_quarter() {
    let known: BTreeMap<_, _> = traumfabrik_wire::catalogue()
        .into_iter()
        .chain(catalogue())
        .map(|sentence| (sentence.id, sentence.args))
        .collect();
    for (file, lines) in stored() {
        let entries: Vec<LogEntry> = lines.iter().map(|line| line.entry(&file)).collect();
        let TableEvent::Opened { plan } = &entries[0].event else { panic!("{file}") };
        let game = lines[0].view["game"].as_str().unwrap().parse().unwrap();
        let mut table = Table::open(game, &entries[0]).unwrap();
        let mut teller = Teller::default();
        let mut told = Vec::new();
        for entry in &entries {
            if entry.seq > 1 {
                table.apply(entry).unwrap();
            }
            teller.note(entry);
            let messages = teller.tell(entry, plan.header.edition());
            assert!(!messages.is_empty(), "{file}: entry {}", entry.seq);
            for message in &messages {
                let args: Vec<&str> = message.args.iter().map(|arg| arg.name.as_str()).collect();
                assert_eq!(known.get(message.id.as_str()).copied(), Some(&args[..]), "{message:?}");
            }
            let arrived = messages.iter().rfind(|message| message.id == "event-arrived");
            let quarter = table.game().and_then(|game| game.quarter());
            if let (Some(arrived), Some(quarter)) = (arrived, quarter) {
                let expected = Arg::Number(quarter.number().into());
                assert_eq!(arrived.args[1].value, expected, "{file}: entry {}", entry.seq);
            }
            told.push(messages);
        }
        // It says the same of an old entry later on.
        for (entry, messages) in entries.iter().zip(told) {
            assert_eq!(teller.tell(entry, plan.header.edition()), messages, "{file}");
        }
    }
}

#[test]
fn a_vote_says_what_it_has_carried() {
    let (_, lines) = stored().remove(0);
    let opened = lines[0].entry("");
    let TableEvent::Opened { plan } = &opened.event else { panic!("{opened:?}") };
    let edition = plan.header.edition();
    for (motion, name) in MOTIONS {
        let mut teller = Teller::default();
        let mut seq = 0;
        let mut tell = |event: TableEvent| {
            seq += 1;
            let entry = entry(seq, event);
            teller.note(&entry);
            teller.tell(&entry, edition)
        };
        let propose =
            |is_carried| TableEvent::Proposed { seat: Seat(0), motion, is_carried, seed: None };
        let vote_of =
            |seat, is_yes, is_carried| TableEvent::Voted { seat, is_yes, is_carried, seed: None };
        let vote = |is_yes, is_carried| vote_of(Seat(1), is_yes, is_carried);
        let (proposed, carried) = (format!("deed-proposed-{name}"), format!("deed-carried-{name}"));
        assert_eq!(ids(&tell(propose(false))), [&proposed]);
        assert_eq!(ids(&tell(vote(false, false))), ["deed-voted-no"]);
        // Whoever says no to what they asked for themselves has withdrawn it.
        assert_eq!(ids(&tell(propose(false))), [&proposed]);
        assert_eq!(ids(&tell(vote_of(Seat(0), false, false))), ["deed-withdrawn"]);
        assert_eq!(ids(&tell(propose(false))), [&proposed]);
        assert_eq!(ids(&tell(vote(true, false))), ["deed-voted-yes"]);
        assert_eq!(ids(&tell(vote(true, true))), ["deed-voted-yes", &carried]);
        assert_eq!(ids(&tell(propose(true))), [&carried]);
    }
}

/// Everything that can be said of a table, said.
fn said() -> BTreeSet<String> {
    let (_, lines) = stored().remove(0);
    let opened = lines[0].entry("").event;
    let TableEvent::Opened { plan } = opened.clone() else { panic!("{opened:?}") };
    let seat = Seat(1);
    let person: PersonId = "p".parse().unwrap();
    let sitter = Sitter::Person { person };
    let mut events = vec![
        opened,
        TableEvent::Seated { seat, sitter, studio: None, nonce: None },
        TableEvent::Vacated { seat },
        TableEvent::Ready { seat, is_on: true },
        TableEvent::Ready { seat, is_on: false },
        TableEvent::Started { studios: None, fill: None, moves: Vec::new() },
        TableEvent::Returned { seat },
        TableEvent::Voted { seat, is_yes: true, is_carried: false, seed: None },
        TableEvent::Voted { seat, is_yes: false, is_carried: false, seed: None },
        TableEvent::Proposed { seat, motion: Motion::Pause {}, is_carried: false, seed: None },
        TableEvent::Voted { seat, is_yes: false, is_carried: false, seed: None },
        TableEvent::Vacation { seat, is_on: true },
        TableEvent::Vacation { seat, is_on: false },
        TableEvent::Credited { ms: 1 },
    ];
    let aways = [Away::Timeout, Away::Gone, Away::Left, Away::Resigned];
    events.extend(aways.map(|why| TableEvent::TakenOver { seat, why }));
    let closings = [Closing::CalledOff, Closing::Stale, Closing::Host];
    events.extend(closings.map(|why| TableEvent::Closed { why, seed: None }));
    for is_carried in [false, true] {
        events.extend(MOTIONS.map(|(motion, _)| TableEvent::Proposed {
            seat,
            motion,
            is_carried,
            seed: None,
        }));
    }
    let mut teller = Teller::default();
    let messages = (1..).zip(events).flat_map(|(seq, event)| {
        let entry = entry(seq, event);
        teller.note(&entry);
        teller.tell(&entry, plan.header.edition())
    });
    let messages: Vec<Message> = messages.chain(refused().iter().map(refused_message)).collect();
    messages.into_iter().map(|message| message.id).collect()
}

fn refused() -> Vec<Refused> {
    let what = String::new();
    vec![
        Refused::Stale { turn: 1 },
        Refused::NotYourSeat {},
        Refused::NotOwner {},
        Refused::NoSuchSeat {},
        Refused::NoSuchStudio {},
        Refused::NoSuchBot {},
        Refused::SeatTaken {},
        Refused::SeatOpen {},
        Refused::TableFull {},
        Refused::StudioTaken {},
        Refused::BadNonce {},
        Refused::HasBegun {},
        Refused::NotBegun {},
        Refused::IsOver {},
        Refused::NotOver {},
        Refused::CalledOff {},
        Refused::NothingLeft {},
        Refused::NoDraw {},
        Refused::IsPaused {},
        Refused::NotPaused {},
        Refused::SeatsOpen {},
        Refused::WrongCount {},
        Refused::DrawFirst { n_actions: 1 },
        Refused::TakenOver {},
        Refused::NotTakenOver {},
        Refused::HasResigned {},
        Refused::NothingToTakeBack {},
        Refused::MotionPending {},
        Refused::NoMotion {},
        Refused::HasVoted {},
        Refused::NoVacation {},
        Refused::Muted {},
        Refused::OtherShows {},
        Refused::NoSuchVisit {},
        Refused::BadOrder { what },
    ]
}

#[test]
fn the_catalogue_lists_just_what_is_said() {
    let listed: BTreeSet<String> =
        catalogue().into_iter().map(|sentence| sentence.id.into_owned()).collect();
    assert_eq!(listed.len(), catalogue().len(), "each id once");
    assert_eq!(listed, said());
}

#[test]
fn what_the_rules_refuse_is_said_as_they_say_it() {
    let refused = Refused::from(traumfabrik_rules::Refusal::OnlyZero);
    assert_eq!(refused_message(&refused), Message::new("refusal-only-zero"));
}

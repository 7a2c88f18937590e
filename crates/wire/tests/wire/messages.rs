//! Messages: each is in the catalogue, with the arguments that the catalogue names.

use std::collections::{BTreeMap, BTreeSet};

use traumfabrik_rules::{
    Ask, Award, ChipId, ChipKind, Due, Event, FirstLead, Game, Genre, Money, Quarter, Rating,
    Refusal, Rulings, ScreenplayId, Seat, SeatSet, Slot, SlotIdx, Standing, Stars, Start, Studio,
    Studios,
};
use traumfabrik_wire::message::{award_word, genre_word, kind_word, slot_word};
use traumfabrik_wire::{
    Arg, Context, Judgement, Message, Reason, catalogue, describe, reason_message, refusal_message,
    start_messages,
};

use crate::support::{Luck, header, play_on, starts};

/// Everything that can be said, said.
fn said() -> Vec<Message> {
    let mut said = Vec::new();
    let studios = Studios::ByChoice([1, 2].map(Studio).into_iter().collect());
    let mut rulings = Rulings::default();
    for question in Rulings::NAMES {
        // Whatever the first table does not say.
        let answers = Rulings::answers(question).unwrap();
        rulings.set(question, answers[1]).unwrap();
    }
    let other = Start { rulings, studios, first_lead: FirstLead::Named(Seat(1)), ..starts()[0] };
    for start in [starts()[0], other, Start { studios: Studios::BySeat, ..other }] {
        said.extend(start_messages(&start));
    }
    for (seed, start) in (0..40).zip(starts().into_iter().chain([other]).cycle()) {
        let header = header(start);
        let mut context = Context::new(header.edition());
        let mut tell = |event: &Event| {
            context.note(event);
            said.extend(describe(event, &context));
        };
        let mut game = Game::new(header.edition(), &start, |event| tell(&event)).unwrap();
        play_on(&mut game, &mut Luck(seed), |_, _, events| events.iter().for_each(&mut tell));
    }
    let header = header(starts()[0]);
    let standings = [Standing::default(); 2].into_iter().collect();
    let draw = Event::GameEnded { standings, winners: SeatSet::all(starts()[0].seats) };
    said.extend(describe(&draw, &Context::new(header.edition())));
    said.extend(refusals().into_iter().map(|refusal| refusal_message(&refusal)));
    said.extend(reasons().iter().map(reason_message));
    said
}

fn reasons() -> Vec<Reason> {
    let (chip, screenplay, seat) = (ChipId::default(), ScreenplayId::default(), Seat(1));
    let rating = Some(Rating { value: 8, plus: true });
    let mut reasons = vec![
        Reason::Price { price: Money(7) },
        Reason::Finishes { screenplay, rating },
        Reason::Finishes { screenplay, rating: None },
        Reason::Wins { award: Award::WorstFilm, from: None },
        Reason::Wins { award: Award::WorstFilm, from: Some(seat) },
        Reason::Fills { screenplay, n_filled: 2, n_missing: 1 },
        Reason::Raises { screenplay, stars: Stars(3) },
        Reason::Lowers { screenplay, stars: Stars(3), chip },
        Reason::Useless,
        Reason::RivalFinishes { seat, screenplay },
        Reason::RivalFills { seat, n_filled: 2 },
    ];
    for by in [Judgement::Foresight, Judgement::Feeling, Judgement::Mistake] {
        let repriced = |is_more| Reason::Repriced { price: Money(7), is_more, by };
        reasons.extend([repriced(true), repriced(false), Reason::Preferred { by }]);
    }
    reasons
}

fn refusals() -> Vec<Refusal> {
    let (chip, screenplay) = (ChipId::default(), ScreenplayId::default());
    let (seat, studio) = (Seat(1), Studio(2));
    let asks = [
        Ask::Studios,
        Ask::Lead,
        Ask::Screenplay,
        Ask::Legend,
        Ask::Lots { n_chips: 12 },
        Ask::Faces { n_chips: 3 },
    ];
    let mut refusals = vec![
        Refusal::NotYourTurn { due: Due::Seat(seat) },
        Refusal::NotYourTurn { due: Due::Dealer(Ask::Lead) },
        Refusal::NotYourTurn { due: Due::Nobody },
        Refusal::NoAuction,
        Refusal::NoParty,
        Refusal::NothingToPlace,
        Refusal::MustPlaceFirst,
        Refusal::BidTooLow { floor: Money(3) },
        Refusal::BidAbovePurse { purse: Money(3) },
        Refusal::OnlyZero,
        Refusal::NotOffered { chip },
        Refusal::MayNotDecline,
        Refusal::NotInHand { chip },
        Refusal::NotYourScreenplay { screenplay },
        Refusal::FilmFinished { screenplay },
        Refusal::NoSuchSlot { screenplay, n_slots: 4 },
        Refusal::ClosedByAgency,
        Refusal::DealerNotDue,
        Refusal::ChipNotInBag { chip },
        Refusal::NotALegend { chip },
        Refusal::ChipTwice { chip },
        Refusal::DealCount { expected: 3, found: 4 },
        Refusal::ScreenplayNotInStack { screenplay },
        Refusal::StudioTwice { studio },
        Refusal::NoSuchStudio { studio },
        Refusal::NoSuchSeat { seat },
    ];
    refusals.extend(asks.map(|ask| Refusal::WrongDeal { ask }));
    refusals.extend(ChipKind::ALL.map(|by| Refusal::OpenSlotTaken { by }));
    let kind = ChipKind::Guest;
    refusals.extend(Slot::ALL.map(|slot| Refusal::SlotWantsOther { slot, kind }));
    refusals
}

#[test]
fn the_catalogue_lists_just_what_is_said() {
    let mut said_ids: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for message in said() {
        let args: Vec<String> = message.args.iter().map(|arg| arg.name.clone()).collect();
        for arg in &message.args {
            if let Arg::Word(id) = &arg.value {
                said_ids.insert(id.clone(), Vec::new());
            }
        }
        let known = said_ids.entry(message.id.clone()).or_insert_with(|| args.clone());
        assert_eq!(*known, args, "{} always has the same arguments", message.id);
    }
    // Words that clients use by themselves.
    let words = ChipKind::ALL.map(kind_word).into_iter().chain(Slot::ALL.map(slot_word));
    let words = words.chain(Genre::ALL.map(genre_word)).map(str::to_owned);
    said_ids.extend(words.chain(Award::ALL.map(award_word)).map(|id| (id, Vec::new())));

    let listed = catalogue();
    let ids: BTreeSet<&str> = listed.iter().map(|sentence| &*sentence.id).collect();
    assert_eq!(ids.len(), listed.len(), "each id once");
    let never_said: Vec<&&str> = ids.iter().filter(|&&id| !said_ids.contains_key(id)).collect();
    assert!(never_said.is_empty(), "{never_said:?}");
    for (id, args) in said_ids {
        let sentence = listed.iter().find(|sentence| sentence.id == id);
        let sentence = sentence.unwrap_or_else(|| panic!("{id} is not listed"));
        assert_eq!(sentence.args, args, "{id}");
    }
}

#[test]
fn faults_of_a_position_are_told_in_english() {
    let header = header(starts()[0]);
    let mut setup = Game::new(header.edition(), header.start(), |_| {}).unwrap().setup();
    setup.middle = Money(1);
    setup.lead = Seat(3);
    setup.hand.push(ChipId::default());
    let mut told = Vec::new();
    setup.faults(header.edition(), &mut |fault| told.push(fault.to_string()));
    let expected = [
        "the table has no seat 3",
        "the purses of all seats and the middle hold 25; the game began with 24",
        "chip 0 is in two places",
        "1 chips in hand do not fit what comes next",
    ];
    assert_eq!(told, expected);
}

#[track_caller]
fn check(event: Event, expected: &[Message]) {
    let header = header(starts()[0]);
    let context = Context { edition: header.edition(), quarter: Quarter::Third };
    assert_eq!(describe(&event, &context), expected);
}

#[test]
fn facts_become_messages() {
    let sold = |price, share, left| Event::LotSold {
        seat: Seat(1),
        price: Money(price),
        share: Money(share),
        left: Money(left),
    };
    let by_one = |id| Message::new(id).with("seat", Arg::Seat(1));
    check(sold(0, 0, 0), &[by_one("event-lot-won-free")]);
    let shared = by_one("event-lot-sold").with("price", Arg::Money(0));
    let shared = shared.with("share", Arg::Money(1)).with("left", Arg::Money(0));
    check(sold(0, 1, 0), &[shared]);
    check(
        Event::Arrived { location: traumfabrik_rules::LocationIdx(4) },
        &[Message::new("event-arrived")
            .with("location", Arg::Location(4))
            .with("quarter", Arg::Number(3))],
    );
    let chips = (20..32).filter_map(ChipId::new).collect();
    let lot = |location, chips: &[u8]| {
        Message::new("event-lot-dealt")
            .with("location", Arg::Location(location))
            .with("chips", Arg::Chips(chips.to_vec()))
    };
    check(
        Event::LotsDealt { chips },
        &[
            lot(1, &[20, 21, 22]),
            lot(2, &[23, 24]),
            lot(4, &[25, 26, 27]),
            lot(5, &[28, 29]),
            lot(6, &[30, 31]),
        ],
    );
    let placed = Event::ChipPlaced {
        seat: Seat(1),
        chip: ChipId::default(),
        screenplay: ScreenplayId::default(),
        slot: SlotIdx(1),
    };
    check(
        placed,
        &[by_one("event-chip-placed")
            .with("chip", Arg::Chip(0))
            .with("slot", Arg::Word("kind-actor".to_owned()))
            .with("screenplay", Arg::Screenplay(0))],
    );
    check(
        Event::AwardGiven { award: Award::BestDirection, seat: Seat(1), film: None },
        &[Message::new("event-award-given-seat")
            .with("award", Arg::Word("award-best-direction".to_owned()))
            .with("seat", Arg::Seat(1))
            .with("points", Arg::Number(10))],
    );
}

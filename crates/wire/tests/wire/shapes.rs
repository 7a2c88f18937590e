//! How the game's types look in JSON, and that nothing is lost on the way.

use serde::Serialize;
use serde::de::DeserializeOwned;
use traumfabrik_rules::{
    Action, Cause, Due, Event, FirstLead, Game, Genre, Perspective, Setup, Studios,
};
use traumfabrik_wire::json::{self, LegalView, parse};

use crate::support::{Luck, header, play_on, starts};

/// Through a text and back.
fn through<T: Serialize + DeserializeOwned>(value: &T) -> T {
    parse(&serde_json::to_string(value).unwrap()).unwrap()
}

#[test]
fn nothing_is_lost_on_the_way() {
    for (seed, start) in (20..).zip(starts()) {
        assert_eq!(through(&start), start);
        let header = header(start);
        let mut game = Game::new(header.edition(), &start, |_| {}).unwrap();
        play_on(&mut game, &mut Luck(seed), |game, cause, events| {
            assert_eq!(through(&cause), cause);
            for event in events {
                assert_eq!(through(event), *event);
            }
            let setup = game.setup();
            assert_eq!(Setup::try_from(&through(&json::Setup::from(&setup))), Ok(setup));
            assert_eq!(setup.game(header.edition()), Ok(*game));
            let looks = [Perspective::Table, Perspective::Judge];
            let seats = start.seats.iter().map(Perspective::Seat);
            for perspective in seats.chain(looks) {
                let view = json::View::from(&game.view(perspective));
                assert_eq!(through(&view), view);
                assert_eq!(view.perspective, perspective);
                check_view(&view, game);
            }
        });
    }
}

/// What a page has to find in a view without knowing the rules.
fn check_view(view: &json::View, game: &Game<'_>) {
    assert_eq!((view.lots.len(), view.awards.len()), (8, 11));
    let is_due = match (game.due(), view.perspective) {
        (Due::Seat(seat), Perspective::Seat(own)) => own == seat,
        (Due::Seat(_) | Due::Dealer(_) | Due::Nobody, _) => false,
    };
    let n_listed = match &view.legal {
        LegalView::Nothing {} => 0,
        LegalView::Auction { floor, ceiling } => 1 + (floor.0..=ceiling.0).len(),
        LegalView::Party { decline, faces } => usize::from(*decline) + faces.len(),
        LegalView::Placing { discards, placements } => discards.len() + placements.len(),
    };
    // Twins are listed in a view, but once only among the legal actions.
    assert!(if is_due { n_listed >= game.legal().len() } else { n_listed == 0 });
}

#[test]
fn a_box_comes_back_as_it_was() {
    let game_box = through(&crate::support::game_box());
    assert_eq!(game_box, crate::support::game_box());
    assert_eq!(game_box.edition().unwrap().pieces(), &crate::support::pieces());
}

#[track_caller]
fn refused<T: DeserializeOwned + std::fmt::Debug>(text: &str, expected: &str) {
    assert_eq!(parse::<T>(text).unwrap_err().to_string(), expected);
}

#[test]
fn numbers_that_cannot_be_are_refused_with_their_field() {
    let action = refused::<Action>;
    action(r#"{"type":"bid","amount":-7}"#, "amount: -7 is out of bounds: 0 to 63 is possible");
    action(r#"{"amount":64,"type":"bid"}"#, "amount: 64 is out of bounds: 0 to 63 is possible");
    action(r#"{"type":"take","chip":93}"#, "chip: 93 is out of bounds: 0 to 92 is possible");
    action(
        r#"{"type":"place","chip":1,"screenplay":22,"slot":0}"#,
        "screenplay: 22 is out of bounds: 0 to 21 is possible",
    );
    action(
        r#"{"type":"place","chip":1,"screenplay":2,"slot":6}"#,
        "slot: 6 is out of bounds: 0 to 5 is possible",
    );
    let cause = refused::<Cause>;
    cause(
        r#"{"type":"deal","deal":{"type":"faces","chips":[1,2,3,4,5,6]}}"#,
        "deal: chips: 6 items are too many: 5 at most",
    );
    cause(
        r#"{"type":"deal","deal":{"type":"studios","studios":[1,0]}}"#,
        "deal.studios[1]: 0 is out of bounds: 1 to 5 is possible",
    );
    let event = refused::<Event>;
    event(
        r#"{"type":"game_ended","standings":[{"films":1,"awards":2,"money":3,"total":7}],"winners":[0]}"#,
        "standings[0]: total: 7 is not the sum, which is 6",
    );
    event(
        r#"{"type":"game_ended","standings":[],"winners":[1,0]}"#,
        "winners: the numbers have to ascend, each once",
    );
    event(
        r#"{"type":"film_finished","seat":0,"screenplay":0,"value":200,"rating":null}"#,
        "value: 200 is out of bounds: -128 to 127 is possible",
    );
    event(
        r#"{"type":"film_finished","seat":0,"screenplay":0,"value":2,"rating":{"value":256,"plus":true}}"#,
        "rating.value: 256 is out of bounds: 0 to 255 is possible",
    );
    event(r#"{"type":"passed","seat":5}"#, "seat: 5 is out of bounds: 0 to 4 is possible");
    event(r#"{"type":"arrived","location":8}"#, "location: 8 is out of bounds: 0 to 7 is possible");
    event(
        r#"{"type":"legend_turned","quarter":5,"chip":0}"#,
        "quarter: 5 is out of bounds: 1 to 4 is possible",
    );
}

#[test]
fn positions_that_cannot_be_written_are_refused_with_their_field() {
    let game_of = header(starts()[0]);
    let game = Game::new(game_of.edition(), game_of.start(), |_| {}).unwrap();
    let sound = serde_json::to_string(&json::Setup::from(&game.setup())).unwrap();
    let check = |from: &str, to: &str, expected: &str| {
        assert!(sound.contains(from), "{sound}");
        let read = parse::<json::Setup>(&sound.replacen(from, to, 1));
        let fault = read.and_then(|setup| Setup::try_from(&setup)).unwrap_err();
        assert_eq!(fault.to_string(), expected);
    };
    check(r#""seats":2"#, r#""seats":6"#, "seats: 6 is out of bounds: 2 to 5 is possible");
    check(r#""purses":[12,12]"#, r#""purses":[12]"#, "purses: 1 items: 2 are needed");
    check(
        r#""purses":[12,12]"#,
        r#""purses":[12,64]"#,
        "purses[1]: 64 is out of bounds: 0 to 63 is possible",
    );
    check(
        r#""lots":[[]"#,
        r#""lots":[[1,93]"#,
        "lots[0][1]: 93 is out of bounds: 0 to 92 is possible",
    );
    check(r#""lots":[[],"#, r#""lots":["#, "lots: invalid length 7, expected an array of length 8");
    check(
        r#""making":[[null"#,
        r#""making":[[22"#,
        "making[0][0]: 22 is out of bounds: 0 to 21 is possible",
    );
    check(
        r#""making":[[null,"#,
        r#""making":[["#,
        "making[0]: invalid length 2, expected an array of length 3",
    );
    check(
        r#""undrawn":[0,1"#,
        r#""undrawn":[0,0"#,
        "undrawn: the numbers have to ascend, each once",
    );
    check(
        r#""films":[]"#,
        r#""films":[{"screenplay":0,"seat":9,"rating":null}]"#,
        "films[0].seat: 9 is out of bounds: 0 to 4 is possible",
    );
    check(
        r#""awards":[]"#,
        r#""awards":[{"award":"worst_film","state":{"type":"open"}}]"#,
        "awards[0]: open awards are not listed",
    );
    check(
        r#""awards":[]"#,
        r#""awards":[{"award":"worst_film","state":{"type":"withheld"}},{"award":"worst_film","state":{"type":"film","film":3}}]"#,
        "awards[1]: each award is listed once",
    );
    check(
        r#""awards":[]"#,
        r#""awards":[{"award":"worst_film","state":{"type":"film","film":-1}}]"#,
        "awards[0].state.film: -1 is out of bounds: 0 to 21 is possible",
    );
    check(
        r#""high":null"#,
        r#""high":{"seat":0,"amount":99}"#,
        "scene.high.amount: 99 is out of bounds: 0 to 63 is possible",
    );
    check(r#""turn":0"#, r#""turn":-1"#, "turn: -1 is out of bounds: 0 to 4 is possible");
}

#[test]
fn unknown_fields_and_words_are_refused() {
    #[track_caller]
    fn check<T: DeserializeOwned>(text: &str, phrase: &str) {
        let Err(fault) = parse::<T>(text) else { panic!("{text} was read") };
        assert!(fault.to_string().contains(phrase), "{fault}");
    }
    check::<Action>(r#"{"type":"pass","loud":true}"#, "unknown field `loud`");
    check::<Action>(r#"{"type":"pass","chip":1}"#, "unknown field `chip`, there are no fields");
    check::<Action>(r#"{"type":"bid","amount":1,"seat":0}"#, "unknown field `seat`");
    check::<Action>(r#"{"type":"shout"}"#, "unknown variant `shout`");
    check::<Action>(r#"{"amount":1}"#, "missing field `type`");
    check::<Action>(r#"{"type":"bid"}"#, "missing field `amount`");
    check::<Action>("7", "expected an action");
    check::<Event>(r#"{"type":"lot_withdrawn","seat":1}"#, "unknown field `seat`");
    check::<Event>(
        r#"{"type":"award_withheld","award":"best_of_quarter_4"}"#,
        "unknown variant `best_of_quarter_4`",
    );
    check::<Studios>(r#""by_luck""#, "\"random\", \"by_seat\" or a list");
    check::<FirstLead>("[1]", "\"random\" or the number of a seat");
}

#[test]
fn a_box_reports_all_its_faults() {
    let faults = |spoil: fn(&mut json::GameBox)| {
        let mut game_box = crate::support::game_box();
        spoil(&mut game_box);
        let faults = game_box.edition().unwrap_err();
        faults.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let fields = faults(|game_box| {
        game_box.chips[7].id.clear();
        game_box.screenplays[1].id = "film-00".to_owned();
        game_box.route[0].n_chips = Some(1);
        game_box.route[1].n_chips = None;
        let chip = game_box.chips[9].clone();
        game_box.chips.push(json::BoxChip { id: "another".to_owned(), ..chip });
    });
    let expected = [
        "chips[7].id: a name has 1 to 64 bytes",
        "screenplays[1].id: no two pieces may share a name",
        "chips: 94 items are too many: 93 at most",
        "route[0].n_chips: only a city says how many chips it shows",
        "route[1].n_chips: a city has to say how many chips it shows",
    ];
    assert_eq!(fields, expected);
    let pieces = faults(|game_box| {
        game_box.chips[0].legend = false;
        game_box.screenplays[3].genre = Genre::Adventure;
        game_box.purse_with_five = 13;
    });
    let expected = [
        "3 chips are legends; there have to be four",
        "studio 2 owns 0 screenplays of the genre drama; it has to own one",
        "studio 2 owns 2 screenplays of the genre adventure; it has to own one",
        "a purse of 13 for each of 5 seats is not possible: it has to be at least 1, and all \
         purses together at most 63",
    ];
    assert_eq!(pieces, expected);
}

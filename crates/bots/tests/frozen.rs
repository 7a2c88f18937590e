//! The planner is the measure that other players are held against, so it must not move: equal
//! seeds give the games that they gave when it was frozen.

use std::time::Duration;

use traumfabrik_bots::{BotName, BotTable, Search, Step, Watch, mix, shuffled_deck};
use traumfabrik_packs::Library;
use traumfabrik_rules::{Action, Cause, Seat, Seats};

/// All decisions of a game as one number.
#[derive(Default)]
struct Moves {
    digest: u64,
}

impl Watch for Moves {
    fn step(&mut self, step: Step) {
        if let Step::Cause(Cause::Action(action)) = step {
            self.digest = mix(self.digest, number(action));
        }
    }

    fn decided(&mut self, _seat: Seat, _took: Duration) {}
}

fn number(action: Action) -> u64 {
    let fields = match action {
        Action::Pass => [0, 0, 0, 0],
        Action::Decline => [1, 0, 0, 0],
        Action::Bid(money) => [2, money.0, 0, 0],
        Action::Take(chip) => [3, chip.index() as u8, 0, 0],
        Action::Discard(chip) => [4, chip.index() as u8, 0, 0],
        Action::Place { chip, screenplay, slot } => {
            [5, chip.index() as u8, screenplay.index() as u8, slot.0]
        }
    };
    u32::from_le_bytes(fields).into()
}

/// The scores and the digest of a game with this player in every seat.
fn play(edition: &str, n_seats: u8, bot: &BotName) -> (Vec<u16>, u64) {
    let library = Library::embedded();
    let pack = library.get(edition).expect("it is embedded");
    let seats = Seats::new(n_seats).expect("two to five");
    let start = pack.defaults.start(seats).expect("a table");
    let header = pack.header(start, vec![String::new(); seats.count()]).expect("a game");
    let bots = vec![bot.clone(); seats.count()];
    let table = BotTable::new(&header, &bots, 11).expect("bots of this program can be seated");
    let deck = shuffled_deck(header.edition(), seats, 11, 0);
    let mut moves = Moves::default();
    let game = table.without_time_caps().play(&deck, &mut moves).expect("bots keep the rules");
    (game.standings().iter().map(|standing| standing.total()).collect(), moves.digest)
}

#[test]
fn equal_seeds_give_the_games_of_the_frozen_planner() {
    let cases: [(&str, u8, Search, &[u16], u64); 6] = [
        ("traumfabrik-2000", 2, Search::Planned, &[108, 96], 0x9b26_011e_3246_c553),
        ("traumfabrik-2000", 3, Search::Planned, &[90, 89, 72], 0x8fc9_415d_e388_f502),
        ("traumfabrik-2000", 4, Search::Planned, &[102, 66, 57, 50], 0xd435_99f0_b9ba_37cb),
        ("dream-factory-2009", 5, Search::Planned, &[56, 49, 65, 68, 59], 0xbea5_4c93_d121_d6e5),
        ("dream-factory-2009", 2, Search::Unsolved, &[100, 94], 0xd21e_89f2_37ec_af06),
        ("traumfabrik-2000", 4, Search::Blind, &[30, 65, 53, 46], 0x946d_9e68_0fbf_c1c9),
    ];
    for (edition, n_seats, search, scores, digest) in cases {
        let played = play(edition, n_seats, &BotName::Search(search, 24));
        assert_eq!(played, (scores.to_vec(), digest), "{edition}, {n_seats}, {}", search.name());
    }
}

//! Random games to choose stored ones from: any box, any table, any random players.

use traumfabrik_bots::{Dealer, RandomPlayer, Rng};
use traumfabrik_packs::{Pack, PieceIds};
use traumfabrik_rules::{
    Action, BySeat, Cause, ChipId, Due, Event, Game, Location, Money, Pieces, Rating, Screenplay,
    Slot, Visit,
};
use traumfabrik_wire::json::{BoxIds, GameBox};
use traumfabrik_wire::{Header, Move, MoveCause, Record};

use crate::generate;

/// Boxes to play with: those of the editions, and a few that no pack has. The latter bring about
/// what hardly ever happens otherwise, and show that a record needs no pack.
#[derive(Clone, Debug)]
pub struct TestBoxes(Vec<(String, GameBox)>);

impl TestBoxes {
    /// All boxes.
    pub fn new() -> Self {
        let packs = generate::packs();
        // The editions come twice, so that most games are played with them.
        let editions = || packs.iter().map(|pack| boxed(&pack.id, pack, |_| {}));
        let odd = [
            boxed("fixture-few-tokens", &packs[0], few_tokens),
            boxed("fixture-short-films", &packs[1], short_films),
            boxed("fixture-no-stack", &packs[0], no_stack),
        ];
        Self(editions().chain(editions()).chain(odd).collect())
    }
}

impl Default for TestBoxes {
    fn default() -> Self {
        Self::new()
    }
}

fn boxed(id: &str, pack: &Pack, change: fn(&mut Pieces)) -> (String, GameBox) {
    let mut pieces = *pack.edition.pieces();
    change(&mut pieces);
    // Names of pieces that are no longer there are left over, and not asked for.
    let PieceIds { chips, screenplays, locations } = &pack.ids;
    (id.to_owned(), GameBox::new(&pieces, BoxIds { chips, screenplays, locations }))
}

/// Few tokens, none of them low or high: some films find none, others are above all of them.
fn few_tokens(pieces: &mut Pieces) {
    let kept = |token: &&Rating| (7..=10).contains(&token.value);
    pieces.tokens = pieces.tokens.iter().filter(kept).copied().collect();
}

/// A director and one more chip make a film, and just one screenplay makes up the stack: seats
/// run out of screenplays.
fn short_films(pieces: &mut Pieces) {
    let mut n_in_stack = 0;
    let kept = |screenplay: &&Screenplay| {
        n_in_stack += usize::from(screenplay.studio.is_none());
        screenplay.studio.is_some() || n_in_stack == 1
    };
    let cut = |screenplay: &Screenplay| {
        let second = screenplay.slots.iter().copied().find(|&slot| slot != Slot::Director);
        let slots = [Slot::Director, second.unwrap_or(Slot::Open), Slot::Guest];
        Screenplay { slots: slots.into_iter().collect(), ..*screenplay }
    };
    let screenplays: Vec<Screenplay> = pieces.screenplays.iter().filter(kept).map(cut).collect();
    pieces.screenplays = screenplays.into_iter().collect();
}

/// No stack, another route, other money, and a bag that five seats empty to the last chip.
fn no_stack(pieces: &mut Pieces) {
    let kept = |screenplay: &&Screenplay| screenplay.studio.is_some();
    pieces.screenplays = pieces.screenplays.iter().filter(kept).copied().collect();
    let city = |n_chips| Location::City { n_chips };
    let (sign, party) = (Location::Sign, Location::Party);
    let route = [sign, party, city(5), city(1), party, city(2), city(1), city(3)];
    pieces.route = route.into_iter().collect();
    pieces.chips = pieces.chips.iter().take(4 + 4 * (12 + 2 * 5)).copied().collect();
    (pieces.purse, pieces.purse_with_five) = (Money(5), Money(4));
}

/// A random game, written down. Equal numbers give equal games.
///
/// # Panics
/// If the rules refuse what they list as legal.
pub fn candidate(boxes: &TestBoxes, number: u64) -> Record {
    let mut chance = Rng::new(CHANCE_SEED, number);
    let (edition_id, game_box) = &boxes.0[chance.index(boxes.0.len())];
    let start = generate::start(&mut chance);
    let players = generate::players(&mut chance);
    let names = start.seats.iter().map(|seat| players[seat].to_string()).collect();
    let header = Header::new(edition_id, game_box.clone(), start, names)
        .expect("the boxes are sound, and so are generated starts")
        .with_seed(&format!("candidate-{number}"));
    let entries = play(&header, &players, &mut chance);
    Record { header, entries }
}

/// The candidates are numbered within the series of this seed.
const CHANCE_SEED: u64 = 2000;

fn play(header: &Header, players: &BySeat<RandomPlayer>, chance: &mut Rng) -> Vec<Move> {
    let mut settled = Vec::new();
    let mut game = Game::new(header.edition(), header.start(), |event| settled.push(event))
        .expect("the header was made from this start");
    let mut entries = Vec::new();
    let mut write = |cause, events: Vec<Event>| {
        let seq = entries.len() as u32 + 1;
        entries.push(Move { seq, cause, events });
    };
    if !settled.is_empty() {
        write(MoveCause::Start, settled);
    }
    let mut dealer = Dealer::new(header.edition(), header.start().seats);
    loop {
        let due = game.due();
        let legal = match due {
            Due::Nobody => return entries,
            Due::Dealer(ask) => game.check_deal(&dealer.answer(ask, chance)),
            Due::Seat(seat) => {
                let legal = game.legal();
                let n = players[seat].choose(&game, seat, &legal, chance);
                let action = legal.nth(n).expect("players choose from the list");
                let action = if chance.one_in(4) { other_twin(&game, action) } else { action };
                game.check(seat, action)
            }
        };
        let legal = legal.expect("players and dealers keep the rules");
        let cause = match (due, legal.cause()) {
            (Due::Seat(seat), Cause::Action(action)) => MoveCause::Action { seat, action },
            (_, Cause::Deal(deal)) => MoveCause::Deal(deal),
            (_, Cause::Action(_)) => unreachable!("only a seat acts"),
        };
        let mut events = Vec::new();
        game = legal.after(|event| events.push(event));
        write(cause, events);
    }
}

/// The same action with the last of the chips that are alike; the list spells out the first.
fn other_twin(game: &Game<'_>, action: Action) -> Action {
    let setup = game.setup();
    let last = |beside: &[ChipId], chip| {
        let is_twin = |&&other: &&ChipId| game.edition().are_twins(chip, other);
        beside.iter().filter(is_twin).max().copied().unwrap_or(chip)
    };
    match action {
        Action::Bid(_) | Action::Pass | Action::Decline => action,
        Action::Take(chip) => match setup.visit {
            Visit::Party { faces, .. } => Action::Take(last(&faces, chip)),
            Visit::Auction { .. } => action,
        },
        Action::Discard(chip) => Action::Discard(last(&setup.hand, chip)),
        Action::Place { chip, screenplay, slot } => {
            Action::Place { chip: last(&setup.hand, chip), screenplay, slot }
        }
    }
}

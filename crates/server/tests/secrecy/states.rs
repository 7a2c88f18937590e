//! Purses again, in every position of random games: the same position with other purses moved
//! shows the same to everybody, allows the same, and refuses in the same words.

use traumfabrik_bots::Rng;
use traumfabrik_rules::{
    Action, ActionCode, Due, Edition, Game, Money, N_CODES, Perspective, Phase, Screens, Seat,
    Setup,
};
use traumfabrik_table::draft_view;
use traumfabrik_testkit::{generate, walk::Walk};
use traumfabrik_wire::json;

const N_GAMES: u64 = 12;

/// The same position with some money moved between two purses that this seat cannot see. Nothing
/// if there are no such purses, or if a bid that was made could not be paid any more.
fn moved<'e>(game: &Game<'e>, looking: Seat, chance: &mut Rng) -> Option<Game<'e>> {
    let setup = game.setup();
    let is_open = setup.seats.count() == 2 || setup.rulings.screens == Screens::Open;
    if is_open || setup.phase == Phase::Over {
        return None;
    }
    let others: Vec<Seat> = setup.seats.iter().filter(|&seat| seat != looking).collect();
    let from = others[chance.index(others.len())];
    let to = others[chance.index(others.len())];
    let amount = chance.below(u32::from(setup.purses[from].0) + 1) as u8;
    if from == to || amount == 0 {
        return None;
    }
    with(&setup, from, to, Money(amount)).game(game.edition()).ok()
}

fn with(setup: &Setup, from: Seat, to: Seat, amount: Money) -> Setup {
    let mut moved = *setup;
    moved.purses[from].0 -= amount.0;
    moved.purses[to].0 += amount.0;
    moved
}

/// Everything that somebody could wish for, sensible or not.
fn wishes(game: &Game<'_>) -> Vec<Action> {
    let coded = (0..N_CODES as u16).filter_map(|code| game.decode(ActionCode(code)));
    let bids = (0..=63).map(|amount| Action::Bid(Money(amount)));
    coded.chain(bids).collect()
}

/// What a seat is told: its view and the public one, what may be done, why not, drafts,
/// and what everything is worth to it.
fn told(game: &Game<'_>, seat: Seat) -> Vec<String> {
    let text = |view| serde_json::to_string(&json::View::from(&view)).expect("a view is JSON");
    let mut told =
        vec![text(game.view(Perspective::Seat(seat))), text(game.view(Perspective::Table))];
    told.push(format!("{:?}", json::Facts::of(game, seat)));
    if game.due() == Due::Seat(seat) {
        told.push(format!("{:?}", game.legal().iter().collect::<Vec<_>>()));
    }
    for wish in wishes(game) {
        told.push(match game.check(seat, wish) {
            Err(refusal) => format!("{wish:?}: {refusal:?}"),
            Ok(legal) => {
                let tried = legal.after(|_| {});
                format!("{wish:?}: {}", text(draft_view(game, &tried, seat)))
            }
        });
    }
    told
}

fn compare(game: &Game<'_>, chance: &mut Rng) -> usize {
    let mut n_compared = 0;
    for looking in game.setup().seats.iter() {
        let Some(other) = moved(game, looking, chance) else { continue };
        let (one, other) = (told(game, looking), told(&other, looking));
        for (one, other) in one.iter().zip(&other) {
            assert_eq!(one, other, "seat {looking:?}");
        }
        assert_eq!(one.len(), other.len());
        n_compared += 1;
    }
    n_compared
}

fn walk(edition: &Edition, seed: u64) -> usize {
    let (mut walk, mut chance) = (Walk::new(edition, seed), Rng::new(seed, 7));
    let mut n_compared = 0;
    loop {
        // The last decisions of a game are all looked at: drafts must not show how it would end.
        let is_late = walk.game.quarter().is_some_and(|quarter| quarter.number() == 4);
        let is_chosen = matches!(walk.game.due(), Due::Seat(_)) && (is_late || chance.one_in(6));
        if is_chosen {
            n_compared += compare(&walk.game, &mut chance);
        }
        if walk.step().is_none() {
            return n_compared;
        }
    }
}

#[test]
fn views_actions_refusals_drafts_and_facts_do_not_depend_on_hidden_purses() {
    let packs = generate::packs();
    let mut n_compared = 0;
    for seed in 0..N_GAMES {
        n_compared += walk(&packs[seed as usize % packs.len()].edition, seed);
    }
    assert!(n_compared > 300, "{n_compared}");
}

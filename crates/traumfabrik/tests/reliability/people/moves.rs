//! What to do and what to order: anything that is allowed.

use serde_json::{Value, json};
use traumfabrik_bots::Rng;
use traumfabrik_rules::Action;
use traumfabrik_wire::json::{LegalView, Placement};

use super::table::Known;

/// Orders are small, so that others outbid them too.
const LIMIT_MAX: u32 = 4;

/// What somebody does who is due; nothing if nobody has to. Several chips at once if that is
/// wanted, and possible.
pub(crate) fn choose(known: &Known, at_once: bool, chance: &mut Rng) -> Vec<Action> {
    let legal = known.view.get("legal").cloned().unwrap_or(json!({ "type": "nothing" }));
    match serde_json::from_value(legal).expect("what is allowed") {
        LegalView::Nothing {} => Vec::new(),
        LegalView::Auction { floor, ceiling } => {
            let bid = Action::Bid(floor);
            let is_passing = floor > ceiling || chance.one_in(2);
            vec![if is_passing { Action::Pass } else { bid }]
        }
        LegalView::Party { decline, faces } => match (decline, faces.len()) {
            (true, n) if n == 0 || chance.one_in(8) => vec![Action::Decline],
            (_, n) => vec![Action::Take(faces[chance.index(n)])],
        },
        LegalView::Placing { discards, placements } if placements.is_empty() => {
            let n = if at_once { discards.len() } else { 1 };
            discards.iter().take(n).map(|&chip| Action::Discard(chip)).collect()
        }
        LegalView::Placing { placements, .. } if !at_once => {
            vec![place(&placements[chance.index(placements.len())])]
        }
        LegalView::Placing { placements, .. } => together(&placements),
    }
}

/// One placement for each chip, none on the slot of another.
fn together(placements: &[Placement]) -> Vec<Action> {
    let mut chosen: Vec<&Placement> = Vec::new();
    for placement in placements {
        let is_in_the_way = |other: &&Placement| {
            let is_same_slot =
                (other.screenplay, other.slot) == (placement.screenplay, placement.slot);
            other.chip == placement.chip || is_same_slot
        };
        if !chosen.iter().any(is_in_the_way) {
            chosen.push(placement);
        }
    }
    chosen.into_iter().map(place).collect()
}

fn place(placement: &Placement) -> Action {
    let &Placement { chip, screenplay, slot, .. } = placement;
    Action::Place { chip, screenplay, slot }
}

/// An order for a stop still to come, now and then; none where there is one already.
pub(crate) fn order(
    known: &Known,
    has_order: impl Fn(u64, u64) -> bool,
    chance: &mut Rng,
) -> Option<Value> {
    let (quarter, here) = known.stop()?;
    let lots = known.view.get("lots")?.as_array()?;
    let stop = here + 1 + u64::from(chance.below(3));
    let lot = lots.get(usize::try_from(stop).ok()?)?;
    if lot["kind"] == "party" || has_order(quarter, stop) {
        return None;
    }
    let limit = chance.below(LIMIT_MAX);
    let wish = json!({ "type": "bid_up_to", "limit": limit, "above": "pass", "wake": [] });
    Some(json!({ "quarter": quarter, "location": stop, "wish": wish }))
}

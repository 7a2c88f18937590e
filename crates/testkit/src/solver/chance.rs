//! What the dealer may answer, and how likely each answer is.

use traumfabrik_rules::{Ask, ChipId, Deal, Game, List, MAX_SEATS};

/// Every deal that makes a difference, with its probability; nothing for deals that are too many
/// to go through, which endings do not have.
pub(super) fn deals(game: &Game<'_>, ask: Ask) -> Option<Vec<(Deal, f64)>> {
    match ask {
        Ask::Screenplay => {
            let unread = game.unread();
            let probability = 1.0 / unread.len() as f64;
            Some(unread.iter().map(|id| (Deal::Screenplay(id), probability)).collect())
        }
        Ask::Faces { n_chips } => Some(draws(game, usize::from(n_chips))),
        Ask::Studios | Ask::Lead | Ask::Legend | Ask::Lots { .. } => None,
    }
}

/// Draws of so many chips from the bag. Draws that differ only in the names of chips, or in their
/// order, are one: as many chips of each class, the lowest of the class, in ascending order.
fn draws(game: &Game<'_>, n_chips: usize) -> Vec<(Deal, f64)> {
    let classes = classes(game);
    let n_in_bag = classes.iter().map(Vec::len).sum();
    let mut counted = Vec::new();
    count(&classes, n_chips, List::new(), 1.0, &mut counted);
    let all = ways(n_in_bag, n_chips);
    let deal = |(chips, n_ways): (List<ChipId, MAX_SEATS>, f64)| {
        let mut ascending = chips.to_vec();
        ascending.sort_unstable();
        (Deal::Faces(ascending.into_iter().collect()), n_ways / all)
    };
    counted.into_iter().map(deal).collect()
}

/// The chips in the bag, those of equal kind and stars together. Legends are not among them: none
/// comes to a party.
fn classes(game: &Game<'_>) -> Vec<Vec<ChipId>> {
    let edition = game.edition();
    let mut classes: Vec<Vec<ChipId>> = Vec::new();
    for chip in game.undrawn().iter().filter(|&chip| !edition.legends().has(chip)) {
        match classes.iter_mut().find(|class| edition.are_twins(class[0], chip)) {
            Some(class) => class.push(chip),
            None => classes.push(vec![chip]),
        }
    }
    classes
}

/// Adds every choice of `n_left` chips from these classes to `chosen`, with the number of ways in
/// which it can come up.
fn count(
    classes: &[Vec<ChipId>],
    n_left: usize,
    chosen: List<ChipId, MAX_SEATS>,
    n_ways: f64,
    counted: &mut Vec<(List<ChipId, MAX_SEATS>, f64)>,
) {
    if n_left == 0 {
        counted.push((chosen, n_ways));
        return;
    }
    let Some((class, rest)) = classes.split_first() else { return };
    let mut with = chosen;
    for n_of_class in 0..=n_left.min(class.len()) {
        if n_of_class > 0 {
            with.push(class[n_of_class - 1]);
        }
        let n_ways = n_ways * ways(class.len(), n_of_class);
        count(rest, n_left - n_of_class, with, n_ways, counted);
    }
}

/// In how many ways `n_chosen` can be chosen from `n_all`.
fn ways(n_all: usize, n_chosen: usize) -> f64 {
    (0..n_chosen).map(|n| (n_all - n) as f64 / (n + 1) as f64).product()
}

//! Who sits at a table, and in which order around it.

use core::fmt;

use serde::{Deserialize, Serialize};
use traumfabrik_rules::{List, MAX_SEATS, Seats};

/// The most line-ups that one arena plays: more names than that say nothing about any of them.
const LINEUPS_MAX: usize = 20_000;

/// A bot's place in the roster of an arena.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct BotIdx(pub u16);

impl BotIdx {
    /// The place as an array index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The bots at a table, by seat.
pub type Seating = List<BotIdx, MAX_SEATS>;

/// Why names make no line-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineupError {
    /// There are too few for a table.
    TooFew {
        /// How many names there are.
        n_names: usize,
        /// How many are needed.
        n_seats: usize,
    },
    /// There are so many that the tables are beyond counting.
    TooMany {
        /// How many names there are.
        n_names: usize,
    },
    /// Two bots are compared that are one.
    Same,
}

impl fmt::Display for LineupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooFew { n_names, n_seats } => write!(
                f,
                "{n_names} bots are named for {n_seats} seats: name one for all seats, one for \
                 each, or more, of which every choice of {n_seats} plays"
            ),
            Self::TooMany { n_names } => {
                write!(f, "{n_names} bots make more than {LINEUPS_MAX} line-ups: name fewer")
            }
            Self::Same => {
                f.write_str("a bot cannot be better than itself: name two different ones")
            }
        }
    }
}

impl core::error::Error for LineupError {}

/// The seatings of a line-up: for every order around the table, that order turned through the
/// seats. Blocks take one order after the other, so that nobody always sits behind the same
/// neighbour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lineup {
    orders: Vec<Vec<Seating>>,
}

impl Lineup {
    /// The line-up of these bots.
    pub(super) fn new(bots: Seating) -> Self {
        Self { orders: orders(bots).into_iter().map(rotations).collect() }
    }

    /// One of `a` among several of `b`, and the mirror image of that, all on the same deal.
    pub(super) fn mirror(a: BotIdx, b: BotIdx, seats: Seats) -> Self {
        let one_among = |one, many| {
            let others = core::iter::repeat_n(many, seats.count() - 1);
            rotations(core::iter::once(one).chain(others).collect())
        };
        let mut order = one_among(a, b);
        // With two seats the mirror image is the same game again.
        if seats.count() > 2 {
            order.extend(one_among(b, a));
        }
        Self { orders: vec![order] }
    }

    /// The seatings of one block: its games.
    pub(super) fn block(&self, block_idx: u64) -> &[Seating] {
        &self.orders[(block_idx % self.orders.len() as u64) as usize]
    }

    /// How many blocks it takes to play so many games.
    pub(super) fn n_blocks(&self, n_games: u64) -> u64 {
        let per_cycle: u64 = self.orders.iter().map(|order| order.len() as u64).sum();
        let mut n_blocks = n_games / per_cycle * self.orders.len() as u64;
        let mut rest = n_games % per_cycle;
        while rest > 0 {
            rest = rest.saturating_sub(self.block(n_blocks).len() as u64);
            n_blocks += 1;
        }
        n_blocks
    }
}

/// All line-ups of these bots, of whom some may be named more than once. One bot alone takes
/// every seat; otherwise every choice of as many as there are seats is a line-up, and choices
/// that look the same are one.
pub(super) fn lineups(bots: &[BotIdx], seats: Seats) -> Result<Vec<Lineup>, LineupError> {
    let (n_names, n_seats) = (bots.len(), seats.count());
    if let [one] = bots {
        return Ok(vec![Lineup::new(core::iter::repeat_n(*one, n_seats).collect())]);
    }
    if n_names < n_seats {
        return Err(LineupError::TooFew { n_names, n_seats });
    }
    // In the order of the roster, so that those with the same name stand together.
    let mut bots = bots.to_vec();
    bots.sort();
    let mut found = Vec::new();
    choose(&bots, Seating::new(), n_seats, &mut found);
    if found.len() > LINEUPS_MAX {
        return Err(LineupError::TooMany { n_names });
    }
    Ok(found.into_iter().map(Lineup::new).collect())
}

/// Finds every way to fill the table with some of `rest`, each once, and stops when there are
/// too many.
fn choose(rest: &[BotIdx], chosen: Seating, n_seats: usize, found: &mut Vec<Seating>) {
    if chosen.len() == n_seats {
        found.push(chosen);
        return;
    }
    for (idx, &bot) in rest.iter().enumerate() {
        // The second of a name would make the same tables as the first.
        let is_repeated = idx > 0 && rest[idx - 1] == bot;
        if !is_repeated && found.len() <= LINEUPS_MAX {
            let mut chosen = chosen;
            chosen.push(bot);
            choose(&rest[idx + 1..], chosen, n_seats, found);
        }
    }
}

/// A seating and what it becomes as everybody moves on by a seat, until it repeats itself.
fn rotations(seating: Seating) -> Vec<Seating> {
    let mut turned: Vec<Seating> = Vec::new();
    for first in 0..seating.len() {
        let next: Seating = seating[first..].iter().chain(&seating[..first]).copied().collect();
        if !turned.contains(&next) {
            turned.push(next);
        }
    }
    turned
}

/// All orders around a table: no two of them are rotations of each other.
fn orders(bots: Seating) -> Vec<Seating> {
    let mut found: Vec<Seating> = Vec::new();
    // Whoever is first stays, since only neighbours count.
    permute(bots, 1, &mut |seating| {
        if !rotations(*seating).iter().any(|turned| found.contains(turned)) {
            found.push(*seating);
        }
    });
    found
}

/// Tells every order of the bots from `place` on.
fn permute(bots: Seating, place: usize, tell: &mut impl FnMut(&Seating)) {
    if place + 1 >= bots.len() {
        return tell(&bots);
    }
    for other in place..bots.len() {
        let swapped = (0..bots.len()).map(|at| match at {
            at if at == place => bots[other],
            at if at == other => bots[place],
            at => bots[at],
        });
        permute(swapped.collect(), place + 1, tell);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bots(names: &str) -> Vec<BotIdx> {
        names.bytes().map(|name| BotIdx(u16::from(name - b'A'))).collect()
    }

    fn word(seating: &Seating) -> String {
        seating.iter().map(|bot| char::from(b'A' + bot.0 as u8)).collect()
    }

    fn seats(n: u8) -> Seats {
        Seats::new(n).expect("2 to 5")
    }

    /// Every order of every line-up, each with its rotations.
    fn played(names: &str, n_seats: u8) -> Vec<String> {
        let lineups = lineups(&bots(names), seats(n_seats)).expect("enough names");
        let orders = lineups.iter().flat_map(|lineup| &lineup.orders);
        orders.map(|order| order.iter().map(word).collect::<Vec<_>>().join(" ")).collect()
    }

    #[test]
    fn names_make_these_seatings() {
        let cases: [(&str, u8, &[&str]); 7] = [
            ("A", 3, &["AAA"]),
            ("AB", 2, &["AB BA"]),
            ("ABBB", 4, &["ABBB BBBA BBAB BABB"]),
            ("BBAB", 4, &["ABBB BBBA BBAB BABB"]),
            ("AABB", 4, &["AABB ABBA BBAA BAAB", "ABAB BABA"]),
            ("ABC", 3, &["ABC BCA CAB", "ACB CBA BAC"]),
            ("ABC", 2, &["AB BA", "AC CA", "BC CB"]),
        ];
        for (names, n_seats, expected) in cases {
            assert_eq!(played(names, n_seats), expected, "{names} at {n_seats} seats");
        }
    }

    #[test]
    fn choices_that_look_the_same_are_one() {
        assert_eq!(played("ABBBB", 4), ["ABBB BBBA BBAB BABB", "BBBB"]);
        assert_eq!(lineups(&bots("ABCDEF"), seats(4)).expect("enough").len(), 15);
        // Five around a table: 4! orders of five seats each.
        assert_eq!(played("ABCDE", 5).len(), 24);
    }

    #[test]
    fn too_few_names_are_refused() {
        let error = lineups(&bots("AB"), seats(4)).expect_err("two for four");
        assert_eq!(error, LineupError::TooFew { n_names: 2, n_seats: 4 });
    }

    #[test]
    fn games_are_rounded_up_to_whole_blocks() {
        let n_blocks = |names, n_seats, n_games| {
            lineups(&bots(names), seats(n_seats)).expect("enough")[0].n_blocks(n_games)
        };
        assert_eq!(n_blocks("ABBB", 4, 8), 2);
        assert_eq!(n_blocks("ABBB", 4, 9), 3);
        assert_eq!(n_blocks("A", 4, 9), 9);
        // A block of four, one of two, and again.
        let uneven: Vec<u64> = (1..=9).map(|n_games| n_blocks("AABB", 4, n_games)).collect();
        assert_eq!(uneven, [1, 1, 1, 1, 2, 2, 3, 3, 3]);
    }

    #[test]
    fn a_mirror_has_each_alone_among_the_other() {
        let games = |n_seats| {
            let lineup = Lineup::mirror(BotIdx(0), BotIdx(1), seats(n_seats));
            lineup.block(7).iter().map(word).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(games(2), "AB BA");
        assert_eq!(games(3), "ABB BBA BAB BAA AAB ABA");
    }
}

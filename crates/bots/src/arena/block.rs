//! Blocks of games: what is played, in which order, and how it ended.

use traumfabrik_wire::Header;

use super::lineup::{BotIdx, Lineup, LineupError, Seating, lineups};
use super::onlooker::Onlooker;
use super::outcome::GameResult;
use crate::{BotError, BotName, BotTable, Step, Tally, mix, shuffled_deck};

/// Bots, and the tables at which they meet.
#[derive(Clone, Debug)]
pub struct Arena<'e> {
    header: &'e Header,
    roster: Vec<BotName>,
    lineups: Vec<Lineup>,
    seed: u64,
    time_caps: bool,
}

/// One deal played with one line-up in every rotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    lineup_idx: usize,
    /// Its number among the blocks of its line-up.
    block_idx: u64,
    /// The number of its first game in the whole arena.
    first_game: u64,
}

impl Block {
    /// Which line-up and which of its blocks: the same in a longer schedule of the same arena.
    pub fn key(&self) -> (usize, u64) {
        (self.lineup_idx, self.block_idx)
    }
}

/// Who writes down the games of an arena.
pub trait Scribe {
    /// A game begins: its number in the whole arena, and who sits where.
    fn begin(&mut self, game_idx: u64, bots: &[&BotName]);

    /// Something was done, or has happened.
    fn step(&mut self, step: Step);
}

/// Nobody writes anything down.
impl Scribe for () {
    fn begin(&mut self, _game_idx: u64, _bots: &[&BotName]) {}

    fn step(&mut self, _step: Step) {}
}

impl<'e> Arena<'e> {
    /// An arena for these bots; a name that is given twice sits at a table twice. One name alone
    /// takes every seat, as many as there are seats are one line-up, and of more every choice is
    /// one.
    ///
    /// # Errors
    /// If there are too few names for a table, or far too many.
    pub fn new(header: &'e Header, names: &[BotName], seed: u64) -> Result<Self, LineupError> {
        let mut arena = Self::empty(header, seed);
        let bots: Vec<BotIdx> = names.iter().map(|name| arena.enrol(name)).collect();
        arena.lineups = lineups(&bots, header.start().seats)?;
        Ok(arena)
    }

    /// An arena that finds out whether `a` is better than `b`: each of them sits alone among the
    /// other, on the same deals.
    ///
    /// # Errors
    /// If they are one and the same.
    pub fn duel(
        header: &'e Header,
        a: &BotName,
        b: &BotName,
        seed: u64,
    ) -> Result<Self, LineupError> {
        let mut arena = Self::empty(header, seed);
        let (a, b) = (arena.enrol(a), arena.enrol(b));
        if a == b {
            return Err(LineupError::Same);
        }
        arena.lineups = vec![Lineup::mirror(a, b, header.start().seats)];
        Ok(arena)
    }

    /// Lets bots stop by time as in play with people. Then games differ from run to run.
    #[must_use]
    pub fn with_time_caps(mut self) -> Self {
        self.time_caps = true;
        self
    }

    /// Every bot once, in the order in which they were named.
    pub fn roster(&self) -> &[BotName] {
        &self.roster
    }

    /// How many line-ups there are.
    pub fn n_lineups(&self) -> usize {
        self.lineups.len()
    }

    /// The blocks of so many games: spread evenly over all line-ups, and no block cut off.
    pub fn schedule(&self, n_games: u64) -> Vec<Block> {
        let per_lineup = n_games.div_ceil(self.lineups.len() as u64);
        let mut blocks = Vec::new();
        let mut first_game = 0;
        for (lineup_idx, lineup) in self.lineups.iter().enumerate() {
            for block_idx in 0..lineup.n_blocks(per_lineup) {
                let block = Block { lineup_idx, block_idx, first_game };
                blocks.push(block);
                first_game += self.n_games(&block);
            }
        }
        blocks
    }

    /// How many games a block has.
    pub fn n_games(&self, block: &Block) -> u64 {
        self.seatings(block).len() as u64
    }

    /// Plays a block. It is the same every time, whoever plays it.
    ///
    /// # Errors
    /// If a bot cannot be seated, fails, or breaks the rules.
    pub fn play(
        &self,
        block: &Block,
        tally: &mut Tally,
        scribe: &mut impl Scribe,
    ) -> Result<Vec<GameResult>, BotError> {
        let (edition, seats) = (self.header.edition(), self.header.start().seats);
        let lineup_seed = mix(self.seed, block.lineup_idx as u64);
        let block_seed = mix(lineup_seed, block.block_idx);
        let deck = shuffled_deck(edition, seats, lineup_seed, block.block_idx);
        let games = self.seatings(block).iter().enumerate();
        games
            .map(|(n, seating)| {
                let names: Vec<&BotName> = seating.iter().map(|&bot| self.name(bot)).collect();
                scribe.begin(block.first_game + n as u64, &names);
                let names: Vec<BotName> = names.into_iter().cloned().collect();
                let mut table = BotTable::new(self.header, &names, mix(block_seed, n as u64))?;
                if !self.time_caps {
                    table = table.without_time_caps();
                }
                let mut watch = Onlooker::new(tally, scribe, *seating);
                table.play(&deck, &mut watch)?;
                Ok(watch.close())
            })
            .collect()
    }

    fn empty(header: &'e Header, seed: u64) -> Self {
        Self { header, roster: Vec::new(), lineups: Vec::new(), seed, time_caps: false }
    }

    /// The bot's place in the roster, at its end if it is new.
    fn enrol(&mut self, name: &BotName) -> BotIdx {
        let known = self.roster.iter().position(|other| other == name);
        let idx = known.unwrap_or_else(|| {
            self.roster.push(name.clone());
            self.roster.len() - 1
        });
        BotIdx(idx as u16)
    }

    fn name(&self, bot: BotIdx) -> &BotName {
        &self.roster[bot.index()]
    }

    fn seatings(&self, block: &Block) -> &[Seating] {
        self.lineups[block.lineup_idx].block(block.block_idx)
    }
}

#[cfg(test)]
mod tests {
    use traumfabrik_packs::Library;
    use traumfabrik_rules::{Seats, Start};

    use super::*;
    use crate::arena::standings;

    fn header(n_seats: u8) -> Header {
        let library = Library::embedded();
        let pack = library.get("traumfabrik-2000").expect("it is embedded");
        let start = Start::new(Seats::new(n_seats).expect("2 to 5"));
        let labels = vec![String::new(); usize::from(n_seats)];
        pack.header(start, labels).expect("the pack is sound")
    }

    fn names(names: &str) -> Vec<BotName> {
        names.split(' ').map(|name| name.parse().expect("a bot")).collect()
    }

    #[test]
    fn a_schedule_is_even_and_numbers_every_game() {
        let header = header(2);
        let arena = Arena::new(&header, &names("random filler worst"), 1).expect("enough");
        let blocks = arena.schedule(13);
        // Three line-ups with five games each, which are three blocks of two.
        assert_eq!(blocks.len(), 9);
        let firsts: Vec<u64> = blocks.iter().map(|block| block.first_game).collect();
        assert_eq!(firsts, [0, 2, 4, 6, 8, 10, 12, 14, 16]);
    }

    #[test]
    fn a_block_is_the_same_whoever_plays_it() {
        let header = header(3);
        let arena = Arena::new(&header, &names("random filler worst filler"), 5).expect("enough");
        let blocks = arena.schedule(30);
        let play = |block: &Block| {
            arena.play(block, &mut Tally::new(3), &mut ()).expect("these bots play")
        };
        let forwards: Vec<_> = blocks.iter().map(play).collect();
        let mut backwards: Vec<_> = blocks.iter().rev().map(play).collect();
        backwards.reverse();
        assert_eq!(forwards, backwards);
        let mut distinct: Vec<_> = forwards.iter().flatten().map(|game| game.scores).collect();
        distinct.sort();
        distinct.dedup();
        assert!(distinct.len() > 25, "games differ from each other");
    }

    #[test]
    fn everything_is_counted_once() {
        let header = header(4);
        let arena = Arena::new(&header, &names("filler random random random"), 2).expect("enough");
        let (mut tally, blocks) = (Tally::new(2), arena.schedule(80));
        let outcomes: Vec<_> = blocks
            .iter()
            .map(|block| arena.play(block, &mut tally, &mut ()).expect("these bots play"))
            .collect();
        let [filler, random] = &tally.players[..] else { panic!("two bots") };
        assert_eq!((filler.scores.count(), random.scores.count()), (80, 240));
        assert_eq!((filler.films.count(), random.money.count()), (80, 240));
        let n_tokens = filler.tokens.count() + filler.n_unrated;
        assert_eq!(n_tokens as f64, filler.films.mean() * 80.0);
        let n_sold = tally.players.iter().flat_map(|bot| &bot.prices).map(|spread| spread.count());
        // Six lots in each of four quarters.
        assert_eq!(n_sold.sum::<u64>() + tally.n_withdrawn, 80 * 24);
        let all: Vec<_> = outcomes.iter().flatten().collect();
        let n_winners: usize = all.iter().map(|game| game.winners.len()).sum();
        let n_wins: u64 = tally.players.iter().map(|bot| bot.n_wins).sum();
        assert_eq!((tally.n_games, n_wins), (80, n_winners as u64));
        let n_shared = all.iter().filter(|game| game.winners.len() > 1).count();
        assert_eq!(tally.n_shared, n_shared as u64);
        for bot in &tally.players {
            let parts = [&bot.film_points, &bot.award_points, &bot.money].map(|part| part.mean());
            assert!((bot.scores.mean() - parts.iter().sum::<f64>()).abs() < 1e-9, "{parts:?}");
        }
        let n_films: f64 = [filler.films.mean() * 80.0, random.films.mean() * 240.0].iter().sum();
        assert!((tally.films.mean() * 80.0 - n_films).abs() < 1e-6, "{n_films} films");
        let n_timed: u64 = tally.players.iter().map(|bot| bot.times.count()).sum();
        assert!(n_timed > 0 && n_timed as f64 <= tally.decisions.mean() * 80.0 + 0.5);
        let [random, filler] =
            [0, 1].map(|anchor| standings(&arena, &outcomes, &arena.roster()[anchor]));
        let ladders = (random[0].rating.value, filler[1].rating.value);
        assert_eq!(ladders.0, -ladders.1, "the same step from either end");
        let standings = random;
        assert_eq!(standings[0].bot.to_string(), "filler");
        assert!(standings[0].win_share.low > 0.25, "{:?}", standings[0]);
        let wins = standings[0].win_share.value * 80.0 + standings[1].win_share.value * 240.0;
        assert!((wins - 80.0).abs() < 1e-9, "every game is won once: {wins}");
    }
}

//! Bots against bots, block by block, as the arena of the binary plays them.

use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use traumfabrik_bots::{self as bots, BotName, Estimate, GameResult, Tally, standings};
use traumfabrik_wire::Header;

use crate::border::{self, Whole, guarded};
use crate::{boxes, wrong};

/// Bots, and the tables at which they meet.
///
/// One name takes every seat, as many as there are seats are one line-up, and of more every choice
/// of them is one. A block is one deal, played in every rotation of a line-up through the seats; it
/// depends on the seed and its number alone.
#[pyclass(frozen, module = "traumfabrik")]
pub(crate) struct Arena {
    header: Header,
    names: Vec<BotName>,
    seed: u64,
}

#[pymethods]
impl Arena {
    #[new]
    #[pyo3(signature = (
        bots, n_seats = 4.into(), edition = "traumfabrik-2000", seed = 1.into()
    ))]
    fn new(
        bots: Vec<String>,
        n_seats: Whole<u8>,
        edition: &str,
        seed: Whole<u64>,
    ) -> PyResult<Self> {
        let (seats, seed) = (boxes::seats(n_seats)?, border::seed(seed)?);
        let pack = boxes::pack(edition)?;
        let start = pack.defaults.start(seats).map_err(wrong)?;
        let header = pack.header(start, vec![String::new(); seats.count()]).map_err(wrong)?;
        let names: Result<_, _> = bots.iter().map(|name| name.parse()).collect();
        let arena = Self { header, names: names.map_err(PyValueError::new_err)?, seed };
        guarded(|| arena.tables().map(drop))?;
        Ok(arena)
    }

    /// How many blocks so many games are: no block is cut off.
    fn n_blocks(&self, n_games: Whole<u32>) -> PyResult<usize> {
        let n_games = games(n_games)?;
        guarded(|| Ok(self.tables()?.schedule(n_games).len()))
    }

    /// Plays one of the blocks of so many games. Its outcomes are JSON, for `standings`.
    fn play(&self, py: Python<'_>, n_games: Whole<u32>, block: Whole<usize>) -> PyResult<String> {
        let n_games = games(n_games)?;
        let play = || {
            let tables = self.tables()?;
            let blocks = tables.schedule(n_games);
            let Some(block) = block.number().and_then(|block| blocks.get(block)) else {
                let n_blocks = blocks.len();
                return Err(PyIndexError::new_err(format!(
                    "{n_games} games are {n_blocks} blocks; there is no block {block}"
                )));
            };
            let mut tally = Tally::new(tables.roster().len());
            let outcomes = tables.play(block, &mut tally, &mut ()).map_err(wrong)?;
            serde_json::to_string(&outcomes).map_err(wrong)
        };
        py.detach(|| guarded(play))
    }

    /// How everybody did in some blocks, the highest rating first: the bot, its games, and share of
    /// wins, score, margin and rating, each with half the width of its 95 % interval. The anchor's
    /// rating is 0.
    #[pyo3(signature = (blocks, anchor = "random"))]
    fn standings(&self, blocks: Vec<String>, anchor: &str) -> PyResult<Vec<Standing>> {
        let anchor: BotName = anchor.parse().map_err(PyValueError::new_err)?;
        let read = |block: &String| serde_json::from_str::<Vec<GameResult>>(block);
        let blocks: Result<Vec<_>, _> = blocks.iter().map(read).collect();
        let blocks = blocks.map_err(|error| wrong(format!("not what `play` gave: {error}")))?;
        let tables = self.tables()?;
        let n_bots = tables.roster().len();
        let mut known = blocks.iter().flatten().flat_map(|outcome| outcome.bots.iter());
        if known.any(|bot| bot.index() >= n_bots) {
            return Err(wrong("these blocks are of another arena"));
        }
        let row = |standing: bots::BotStanding| {
            let with_error = |estimate: Estimate| (estimate.value, estimate.error());
            (
                standing.bot.to_string(),
                standing.n_games,
                with_error(standing.win_share),
                with_error(standing.score),
                with_error(standing.margin),
                with_error(standing.rating),
            )
        };
        guarded(|| Ok(standings(&tables, &blocks, &anchor).into_iter().map(row).collect()))
    }
}

/// How many games are wanted.
fn games(n_games: Whole<u32>) -> PyResult<u64> {
    n_games.or("n_games is 0 to 2**32 - 1").map(u64::from)
}

type WithError = (f64, f64);
type Standing = (String, u64, WithError, WithError, WithError, WithError);

impl Arena {
    fn tables(&self) -> PyResult<bots::Arena<'_>> {
        bots::Arena::new(&self.header, &self.names, self.seed).map_err(wrong)
    }
}

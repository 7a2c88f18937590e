//! Many games at once.

mod options;
mod packing;
mod pools;
mod rows;

use std::sync::Arc;

use numpy::{PyArrayDyn, PyReadwriteArrayDyn};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use rayon::ThreadPool;
use rayon::prelude::*;
use traumfabrik_bots::batch::{BatchConfig, Lane, Seating};
use traumfabrik_bots::features::{ActionMask, Detail, N_ACTIONS};
use traumfabrik_rules::MAX_SEATS;

use crate::arrays::{Outputs, Wanted, read_actions, view};
use crate::border::{self, Whole, guarded};

use options::{check, read_bot, read_boxes, read_players, read_seats};
use rows::Rows;

pub(crate) use options::{bot_names, read_detail};
pub(crate) use packing::{N_PACKED, PACKED_BITS};

/// Games that one thread takes at a time.
const CHUNK: usize = 32;

/// Many games, stepped together.
#[pyclass(module = "traumfabrik")]
pub(crate) struct Batch {
    plan: BatchConfig<'static>,
    lanes: Vec<Lane<'static>>,
    /// What each game allows now, side by side: all answers are checked before any is played.
    masks: Vec<ActionMask>,
    pool: Arc<ThreadPool>,
    /// Set while games are played: should a bug of ours stop them, nobody goes on with the rest.
    is_half_played: bool,
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (
        n_games, seed = 0.into(), n_seats = None, edition = "traumfabrik-2000", rulings = None,
        players = None, bots = None, features = "full", threads = 0.into(),
        teacher = None
    ))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn new(
        py: Python<'_>,
        n_games: Whole<u32>,
        seed: Whole<u64>,
        n_seats: Option<Bound<'_, PyAny>>,
        edition: &str,
        rulings: Option<Bound<'_, PyAny>>,
        players: Option<Bound<'_, PyAny>>,
        bots: Option<Vec<String>>,
        features: &str,
        threads: Whole<u16>,
        teacher: Option<String>,
    ) -> PyResult<Self> {
        let n_games = n_games.or("n_games is 0 to 2**32 - 1")? as usize;
        let threads = threads.or("threads is 0 to 65535")?.into();
        let (seed, detail) = (border::seed(seed)?, read_detail(features)?);
        let (boxes, draws_rulings) = read_boxes(edition, rulings)?;
        let bots = bots.unwrap_or_else(|| vec!["balanced".to_owned()]);
        let bots = bots.into_iter().map(read_bot).collect::<PyResult<_>>()?;
        let teacher = teacher.map(read_bot).transpose()?;
        let plan = BatchConfig { seed, boxes, draws_rulings, bots, teacher, detail };
        let mut seatings = vec![Seating { n_seats: 4, players: [None; MAX_SEATS] }; n_games];
        if let Some(n_seats) = n_seats {
            read_seats(&n_seats, &mut seatings)?;
        }
        if let Some(players) = players {
            read_players(&players, plan.bots.len(), &mut seatings)?;
        }
        check(&seatings)?;
        let pool = pools::of(threads);
        let pool = pool.map_err(|fault| PyRuntimeError::new_err(fault.to_string()))?;
        let begin = || {
            let lanes = seatings.into_par_iter().enumerate();
            let begin = |(idx, seating)| Lane::new(&plan, idx as u64, seating);
            Ok(pool.install(|| lanes.map(begin).collect::<Vec<Lane<'static>>>()))
        };
        let lanes = py.detach(|| guarded(begin))?;
        let masks = lanes.iter().map(|lane| *lane.mask()).collect();
        Ok(Self { plan, lanes, masks, pool, is_half_played: false })
    }

    fn __len__(&self) -> usize {
        self.lanes.len()
    }

    /// How many threads work.
    #[getter]
    fn threads(&self) -> usize {
        self.pool.current_num_threads()
    }

    /// Who sits where in games that start from now on: int8[N, 5].
    fn set_players(&mut self, players: Bound<'_, PyAny>) -> PyResult<()> {
        let mut seatings: Vec<Seating> = self.lanes.iter().map(|lane| lane.seating).collect();
        read_players(&players, self.plan.bots.len(), &mut seatings)?;
        self.seat_anew(seatings)
    }

    /// How many seats games have that start from now on.
    fn set_seats(&mut self, n_seats: Bound<'_, PyAny>) -> PyResult<()> {
        let mut seatings: Vec<Seating> = self.lanes.iter().map(|lane| lane.seating).collect();
        read_seats(&n_seats, &mut seatings)?;
        self.seat_anew(seatings)
    }

    /// Writes the present decision of every game into the arrays.
    #[pyo3(signature = (
        *, features = None, mask = None, seat = None, n_seats = None, teacher = None, packed = None
    ))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn observe<'py>(
        &mut self,
        py: Python<'py>,
        features: Wanted<'py>,
        mask: Wanted<'py>,
        seat: Wanted<'py>,
        n_seats: Wanted<'py>,
        teacher: Wanted<'py>,
        packed: Wanted<'py>,
    ) -> PyResult<()> {
        let shown = Shown { features, packed, mask, seat, n_seats, teacher };
        guarded(|| self.run(py, None, shown, Told::default()))
    }

    /// Plays one action in every game, goes on to the next decision of the learner, and writes it
    /// into the arrays.
    #[pyo3(signature = (
        actions, *, features = None, mask = None, seat = None, n_seats = None, teacher = None,
        done = None, shares = None, margins = None, scores = None, length = None,
        packed = None
    ))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn step<'py>(
        &mut self,
        py: Python<'py>,
        actions: Bound<'py, PyAny>,
        features: Wanted<'py>,
        mask: Wanted<'py>,
        seat: Wanted<'py>,
        n_seats: Wanted<'py>,
        teacher: Wanted<'py>,
        done: Wanted<'py>,
        shares: Wanted<'py>,
        margins: Wanted<'py>,
        scores: Wanted<'py>,
        length: Wanted<'py>,
        packed: Wanted<'py>,
    ) -> PyResult<()> {
        let actions = guarded(|| self.read_actions(&actions))?;
        let shown = Shown { features, packed, mask, seat, n_seats, teacher };
        let told = Told { done, shares, margins, scores, length };
        guarded(|| self.run(py, Some(actions), shown, told))
    }

    /// Fills an array with something that is allowed in each game, each as likely as the others.
    fn sample(&mut self, py: Python<'_>, actions: Bound<'_, PyAny>) -> PyResult<()> {
        let (lanes, pool) = (&mut self.lanes, &self.pool);
        let n_games = lanes.len();
        let draw = || {
            if pool.current_num_threads() == 1 {
                return Ok(lanes.iter_mut().map(Lane::sample).collect());
            }
            let lanes = lanes.par_iter_mut().with_min_len(CHUNK);
            Ok(pool.install(|| lanes.map(Lane::sample).collect()))
        };
        let drawn: Vec<usize> = py.detach(|| guarded(draw))?;
        guarded(|| {
            let (actions, mut outputs) = (view(&actions), Outputs::new(py));
            if actions.cast::<PyArrayDyn<i16>>().is_ok() {
                let wanted = outputs.borrow::<i16>("actions", Some(actions), &[&[n_games]])?;
                return fill(wanted, drawn.iter().map(|&index| index as i16));
            }
            let wanted = outputs.borrow::<i32>("actions", Some(actions), &[&[n_games]])?;
            fill(wanted, drawn.iter().map(|&index| index as i32))
        })
    }
}

fn fill<T: numpy::Element + Copy>(
    array: Option<PyReadwriteArrayDyn<'_, T>>,
    numbers: impl Iterator<Item = T>,
) -> PyResult<()> {
    if let Some(mut array) = array {
        for (to, number) in array.as_slice_mut()?.iter_mut().zip(numbers) {
            *to = number;
        }
    }
    Ok(())
}

/// Arrays for what a learner is shown.
#[derive(Default)]
struct Shown<'py> {
    features: Wanted<'py>,
    packed: Wanted<'py>,
    mask: Wanted<'py>,
    seat: Wanted<'py>,
    n_seats: Wanted<'py>,
    teacher: Wanted<'py>,
}

/// Arrays for what came of games.
#[derive(Default)]
struct Told<'py> {
    done: Wanted<'py>,
    shares: Wanted<'py>,
    margins: Wanted<'py>,
    scores: Wanted<'py>,
    length: Wanted<'py>,
}

impl Batch {
    /// Checks all answers before any is played.
    fn read_actions(&self, actions: &Bound<'_, PyAny>) -> PyResult<Vec<u8>> {
        let actions = read_actions(actions, self.lanes.len())?;
        let mut checked = Vec::with_capacity(actions.len());
        for (game, (&index, mask)) in actions.iter().zip(&self.masks).enumerate() {
            let allowed = usize::try_from(index).ok().filter(|&index| mask.has(index));
            let Some(index) = allowed else {
                let legal: Vec<usize> = mask.iter().collect();
                return Err(PyValueError::new_err(format!(
                    "game {game} does not allow action {index}; it allows {legal:?}"
                )));
            };
            checked.push(index as u8);
        }
        Ok(checked)
    }

    fn seat_anew(&mut self, seatings: Vec<Seating>) -> PyResult<()> {
        check(&seatings)?;
        for (lane, seating) in self.lanes.iter_mut().zip(seatings) {
            lane.seating = seating;
        }
        Ok(())
    }

    fn run<'py>(
        &mut self,
        py: Python<'py>,
        actions: Option<Vec<u8>>,
        shown: Shown<'py>,
        told: Told<'py>,
    ) -> PyResult<()> {
        let n = self.lanes.len();
        let width = self.plan.detail.len();
        if width == 0 && shown.features.is_some() {
            let why = "this batch writes no features: it was made with features='none'";
            return Err(PyValueError::new_err(why));
        }
        if self.plan.detail != Detail::Full && shown.packed.is_some() {
            let why = "only features='full' can be packed";
            return Err(PyValueError::new_err(why));
        }
        let mut outputs = Outputs::new(py);
        let masks: [&[usize]; 2] = [&[n, N_ACTIONS], &[n, ActionMask::N_BYTES]];
        let mut features = outputs.borrow::<u8>("features", shown.features, &[&[n, width]])?;
        let mut packed = outputs.borrow::<u8>("packed", shown.packed, &[&[n, N_PACKED]])?;
        let mut mask = outputs.borrow::<u8>("mask", shown.mask, &masks)?;
        let mut seat = outputs.borrow::<u8>("seat", shown.seat, &[&[n]])?;
        let mut n_seats = outputs.borrow::<u8>("n_seats", shown.n_seats, &[&[n]])?;
        let mut teacher = outputs.borrow::<i16>("teacher", shown.teacher, &[&[n]])?;
        let mut done = outputs.borrow::<u8>("done", told.done, &[&[n]])?;
        let by_seat: &[&[usize]] = &[&[n, MAX_SEATS]];
        let mut shares = outputs.borrow::<f32>("shares", told.shares, by_seat)?;
        let mut margins = outputs.borrow::<f32>("margins", told.margins, by_seat)?;
        let mut scores = outputs.borrow::<i16>("scores", told.scores, by_seat)?;
        let mut length = outputs.borrow::<i32>("length", told.length, &[&[n]])?;
        let mut rest = Rows {
            plan: &self.plan,
            lanes: &mut self.lanes,
            masks: &mut self.masks,
            actions: actions.as_deref(),
            features: slice(&mut features)?,
            packed: slice(&mut packed)?,
            mask: slice(&mut mask)?,
            seat: slice(&mut seat)?,
            n_seats: slice(&mut n_seats)?,
            teacher: slice(&mut teacher)?,
            done: slice(&mut done)?,
            shares: slice(&mut shares)?,
            margins: slice(&mut margins)?,
            scores: slice(&mut scores)?,
            length: slice(&mut length)?,
        };
        if self.is_half_played {
            let why = "a bug of ours stopped these games half-way; make a new Batch";
            return Err(PyRuntimeError::new_err(why));
        }
        self.is_half_played = true;
        let pool = &self.pool;
        let work = || {
            if pool.current_num_threads() == 1 {
                rest.work();
                return Ok(());
            }
            let mut chunks = Vec::with_capacity(n.div_ceil(CHUNK));
            while !rest.lanes.is_empty() {
                chunks.push(rest.split_off(CHUNK));
            }
            pool.install(|| chunks.into_par_iter().for_each(Rows::work));
            Ok(())
        };
        py.detach(|| guarded(work))?;
        self.is_half_played = false;
        Ok(())
    }
}

fn slice<'a, T: numpy::Element>(
    array: &'a mut Option<PyReadwriteArrayDyn<'_, T>>,
) -> PyResult<Option<&'a mut [T]>> {
    Ok(array.as_mut().map(|array| array.as_slice_mut()).transpose()?)
}

//! Blocks of games on many threads.

use std::fs;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::ParallelIterator;
use rayon::slice::ParallelSlice;
use traumfabrik_bots::{Block, BotError, BotName, GameResult, Scribe, Step, Tally};
use traumfabrik_wire::{Header, Recorder};

use super::state::State;
use super::{Match, Played};
use crate::failure::Failure;
use crate::recording;

/// The most blocks that a thread plays in one go: enough to make what surrounds them cheap.
const CHUNK_MAX: usize = 64;

/// Plays all blocks.
pub(super) fn play(match_: &Match<'_>) -> Result<Played, Failure> {
    let blocks = match_.arena.schedule(match_.games);
    let progress = progress_bar(match_, &blocks);
    let tally = Mutex::new(Tally::new(match_.arena.roster().len()));
    // Where a game takes long, threads should not wait for the last one at the end.
    let chunk = (blocks.len() / (16 * match_.pool.current_num_threads())).clamp(1, CHUNK_MAX);
    let play_chunk = |chunk: &[Block]| {
        let mut own_tally = Tally::new(match_.arena.roster().len());
        let mut outcomes = Vec::with_capacity(chunk.len());
        for block in chunk {
            let of_block = match &match_.state {
                None => play_and_record(match_, block, &mut own_tally)?,
                Some(state) => play_once(match_, state, block, &mut own_tally)?,
            };
            progress.inc(of_block.len() as u64);
            outcomes.push(of_block);
        }
        tally.lock().unwrap_or_else(PoisonError::into_inner).merge(&own_tally);
        Ok(outcomes)
    };
    let chunks: Result<Vec<Vec<_>>, Failure> =
        match_.pool.install(|| blocks.par_chunks(chunk).map(play_chunk).collect());
    let elapsed = progress.elapsed();
    progress.finish_and_clear();
    Ok(Played {
        blocks: chunks?.into_iter().flatten().collect(),
        tally: tally.into_inner().unwrap_or_else(PoisonError::into_inner),
        elapsed,
    })
}

/// Plays one block, and writes its games down if records are wanted.
fn play_and_record(
    match_: &Match<'_>,
    block: &Block,
    tally: &mut Tally,
) -> Result<Vec<GameResult>, Failure> {
    let (outcomes, records) = play_block(match_, block, tally)?;
    write_records(match_.record, records)?;
    Ok(outcomes)
}

/// Plays one block unless that was done before.
fn play_once(
    match_: &Match<'_>,
    state: &State,
    block: &Block,
    tally: &mut Tally,
) -> Result<Vec<GameResult>, Failure> {
    if let Some(done) = state.find(block) {
        tally.merge(&done.tally);
        return Ok(done.outcomes.clone());
    }
    let mut of_block = Tally::new(match_.arena.roster().len());
    let outcomes = play_and_record(match_, block, &mut of_block)?;
    state.add(block, &outcomes, &of_block)?;
    tally.merge(&of_block);
    Ok(outcomes)
}

/// A game written down: its number and its lines.
pub(super) type Records = Vec<(u64, Vec<u8>)>;

/// Plays one block; its games are written down if records are wanted.
pub(super) fn play_block(
    match_: &Match<'_>,
    block: &Block,
    tally: &mut Tally,
) -> Result<(Vec<GameResult>, Records), Failure> {
    if match_.record.is_none() {
        let outcomes = match_.arena.play(block, tally, &mut ()).map_err(failed)?;
        return Ok((outcomes, Records::new()));
    }
    let mut secretary = Secretary { match_, open: None, done: Ok(Records::new()) };
    let outcomes = match_.arena.play(block, tally, &mut secretary).map_err(failed)?;
    Ok((outcomes, secretary.finish()?))
}

/// Writes games into their files.
pub(super) fn write_records(dir: Option<&Path>, records: Records) -> Result<(), Failure> {
    let Some(dir) = dir else { return Ok(()) };
    for (game_idx, lines) in records {
        let path = dir.join(recording::file_name(game_idx));
        fs::write(&path, lines).map_err(|error| Failure::file("write", &path, error))?;
    }
    Ok(())
}

/// A bar for as many games as these blocks have.
pub(super) fn progress_bar(match_: &Match<'_>, blocks: &[Block]) -> ProgressBar {
    let template = "{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} to go {msg}";
    let style = ProgressStyle::with_template(template).unwrap_or(ProgressStyle::default_bar());
    let n_games = blocks.iter().map(|block| match_.arena.n_games(block)).sum();
    ProgressBar::new(n_games).with_style(style)
}

/// A bot that fails spoils the whole: there is no honest way to count its game.
fn failed(error: BotError) -> Failure {
    Failure::No(error.to_string())
}

/// Writes the games of a block down.
struct Secretary<'m> {
    match_: &'m Match<'m>,
    open: Option<(u64, Recorder<Vec<u8>>)>,
    done: Result<Records, Failure>,
}

impl Secretary<'_> {
    fn close(&mut self) {
        let Some((game_idx, recorder)) = self.open.take() else { return };
        match (recorder.finish(), &mut self.done) {
            (Ok(lines), Ok(done)) => done.push((game_idx, lines)),
            (Err(error), Ok(_)) => self.done = Err(error.into()),
            (_, Err(_)) => {}
        }
    }

    fn finish(mut self) -> Result<Records, Failure> {
        self.close();
        self.done
    }

    fn header(&self, bots: &[&BotName]) -> Result<Header, Failure> {
        let start = *self.match_.header.start();
        let header = recording::header(self.match_.pack, start, recording::labels(bots))?;
        Ok(header.with_seed(self.match_.header.seed().unwrap_or_default()))
    }
}

impl Scribe for Secretary<'_> {
    fn begin(&mut self, game_idx: u64, bots: &[&BotName]) {
        self.close();
        match self.header(bots) {
            Ok(header) => self.open = Some((game_idx, Recorder::new(Vec::new(), &header))),
            Err(failure) => self.done = Err(failure),
        }
    }

    fn step(&mut self, step: Step) {
        if let Some((_, recorder)) = &mut self.open {
            recording::note(recorder, step);
        }
    }
}

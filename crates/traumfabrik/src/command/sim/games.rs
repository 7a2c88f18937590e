//! Games of a simulation, one after the other.

use std::fs;
use std::ops::Range;
use std::path::Path;
use std::time::Duration;

use traumfabrik_bots::{
    BotName, BotTable, GameTally, Series, Step, Tally, Watch, mix, shuffled_deck,
};
use traumfabrik_rules::Seat;
use traumfabrik_wire::{Header, Recorder};

use crate::failure::Failure;
use crate::recording;

/// Who plays.
pub(super) enum Cast<'e> {
    /// Players that all follow chance.
    Random(Series<'e>),
    /// Any bots, by seat.
    Bots { bots: Vec<BotName>, seed: u64 },
}

impl Cast<'_> {
    /// Games that one thread plays in one go: enough to make the progress bar cheap.
    pub(super) fn block(&self) -> u64 {
        match self {
            Self::Random(_) => 1000,
            Self::Bots { .. } => 8,
        }
    }
}

/// Plays these games of a series and counts what happens; they are written down where there is a
/// folder for them.
pub(super) fn play(
    cast: &Cast<'_>,
    games: Range<u64>,
    header: &Header,
    record: Option<&Path>,
) -> Result<Tally, Failure> {
    let mut tally = Tally::new(header.start().seats.count());
    for game_idx in games {
        let lines = match cast {
            Cast::Random(series) => play_random(series, game_idx, header, record, &mut tally)?,
            Cast::Bots { bots, seed } => {
                play_bots(bots, *seed, game_idx, header, record, &mut tally)?
            }
        };
        if let (Some(dir), Some(lines)) = (record, lines) {
            let path = dir.join(recording::file_name(game_idx));
            fs::write(&path, lines).map_err(|error| Failure::file("write", &path, error))?;
        }
    }
    Ok(tally)
}

fn play_random(
    series: &Series<'_>,
    game_idx: u64,
    header: &Header,
    record: Option<&Path>,
    tally: &mut Tally,
) -> Result<Option<Vec<u8>>, Failure> {
    let mut game = GameTally::by_seat();
    let watch = |step| game.watch(tally, step);
    let lines = match record {
        None => {
            series.play(game_idx, watch);
            None
        }
        Some(_) => Some(recording::record(series, game_idx, header, Vec::new(), watch)?.2),
    };
    game.close(tally);
    Ok(lines)
}

fn play_bots(
    bots: &[BotName],
    seed: u64,
    game_idx: u64,
    header: &Header,
    record: Option<&Path>,
    tally: &mut Tally,
) -> Result<Option<Vec<u8>>, Failure> {
    let recorder = record.map(|_| Recorder::new(Vec::new(), header));
    let mut onlooker = Onlooker { tally, game: GameTally::by_seat(), recorder };
    let deck = shuffled_deck(header.edition(), header.start().seats, seed, game_idx);
    BotTable::new(header, bots, mix(seed, game_idx))
        .and_then(|table| table.without_time_caps().play(&deck, &mut onlooker))
        .map_err(|error| Failure::No(error.to_string()))?;
    onlooker.game.close(onlooker.tally);
    Ok(onlooker.recorder.map(Recorder::finish).transpose()?)
}

/// Counts a game of bots while it is played, and writes it down if wanted.
struct Onlooker<'t> {
    tally: &'t mut Tally,
    game: GameTally,
    recorder: Option<Recorder<Vec<u8>>>,
}

impl Watch for Onlooker<'_> {
    fn step(&mut self, step: Step) {
        self.game.watch(self.tally, step);
        if let Some(recorder) = &mut self.recorder {
            recording::note(recorder, step);
        }
    }

    fn decided(&mut self, _seat: Seat, _took: Duration) {}
}

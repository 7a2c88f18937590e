//! Records of simulated games.

use std::io::{self, Write};

use traumfabrik_bots::{BotName, Series, Step};
use traumfabrik_packs::Pack;
use traumfabrik_rules::Start;
use traumfabrik_wire::{Header, Recorder};

use crate::failure::Failure;

/// The header of a game of this pack.
pub(crate) fn header(pack: &Pack, start: Start, players: Vec<String>) -> Result<Header, Failure> {
    pack.header(start, players)
        .map_err(|fault| Failure::Usage(format!("such a game cannot begin: {fault}")))
}

/// What players are called in a record: by bot and seat.
pub(crate) fn labels(bots: &[&BotName]) -> Vec<String> {
    bots.iter().enumerate().map(|(idx, bot)| format!("{bot} {}", idx + 1)).collect()
}

/// The file of a game of a series.
pub(crate) fn file_name(game_idx: u64) -> String {
    format!("game-{game_idx:08}.jsonl")
}

/// Writes a step of a game down.
pub(crate) fn note<W: Write>(recorder: &mut Recorder<W>, step: Step) {
    match step {
        Step::Cause(cause) => recorder.cause(cause),
        Step::Event(event) => recorder.event(event),
    }
}

/// Plays one game of a series and writes it down; `watch` sees every step as well.
/// Returns how many decisions the seats made, the game as it ended, and where everything went.
pub(crate) fn record<'e, W: Write>(
    series: &Series<'e>,
    game_idx: u64,
    header: &Header,
    out: W,
    mut watch: impl FnMut(Step),
) -> io::Result<(traumfabrik_rules::Game<'e>, u64, W)> {
    let mut recorder = Recorder::new(out, header);
    let (game, n_decisions) = series.play(game_idx, |step| {
        watch(step);
        note(&mut recorder, step);
    });
    Ok((game, n_decisions, recorder.finish()?))
}

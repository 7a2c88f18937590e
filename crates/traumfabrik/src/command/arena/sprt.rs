//! Is one bot better than the other? Games until that is known.

use clap::ValueEnum;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use traumfabrik_bots::{BotIdx, BotName, Measure, Sprt, SprtVerdict, Tally};

use super::play::{play_block, progress_bar, write_records};
use super::{Match, Played};
use crate::command::sim::bot_name;
use crate::failure::Failure;

/// Blocks that every thread plays before somebody looks whether the question is settled.
const BATCH: usize = 4;

/// The question, and how sure the answer has to be.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Is A better than B?")]
pub(super) struct SprtArgs {
    /// Test whether A is better than B and stop as soon as that is known. A sits alone among B on
    /// every seat, then B among A on the same deal. Without names, --bots names the two
    #[arg(long, value_name = "A,B", value_parser = pair)]
    sprt: Option<Option<[BotName; 2]>>,
    /// What is compared. `wins`: parts of victories, with hypotheses on Elo's scale (--elo0,
    /// --elo1). `margin`: points ahead, which need fewer games where bots are close, with
    /// hypotheses as effect sizes (--effect0, --effect1)
    #[arg(long, value_enum, default_value_t = By::Wins, requires = "sprt")]
    sprt_by: By,
    /// A is not better: its rating is ahead of B's by this
    #[arg(long, default_value_t = 0.0, requires = "sprt", allow_negative_numbers = true)]
    elo0: f64,
    /// A is better: its rating is ahead of B's by this
    #[arg(long, default_value_t = 5.0, requires = "sprt", allow_negative_numbers = true)]
    elo1: f64,
    /// A is not better: a deal's mean lead, in standard deviations of such means, is this
    #[arg(long, default_value_t = 0.0, requires = "sprt", allow_negative_numbers = true)]
    effect0: f64,
    /// A is better: a deal's mean lead, in standard deviations of such means, is this
    #[arg(long, default_value_t = 0.05, requires = "sprt", allow_negative_numbers = true)]
    effect1: f64,
    /// The chance to call A better when it is not
    #[arg(long, default_value_t = 0.05, requires = "sprt", value_parser = chance)]
    alpha: f64,
    /// The chance to call A not better when it is
    #[arg(long, default_value_t = 0.05, requires = "sprt", value_parser = chance)]
    beta: f64,
}

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum By {
    Wins,
    Margin,
}

/// How a test ended.
#[derive(Debug)]
pub(super) struct SprtResult {
    /// A and B.
    pub(super) names: [BotName; 2],
    pub(super) by: By,
    pub(super) hypotheses: [f64; 2],
    pub(super) errors: [f64; 2],
    pub(super) test: Sprt,
}

impl SprtArgs {
    /// A and B, if somebody asks.
    pub(super) fn duel(&self, bots: &[BotName]) -> Result<Option<[BotName; 2]>, Failure> {
        match (&self.sprt, bots) {
            (None, _) => Ok(None),
            (Some(Some(names)), []) => Ok(Some(names.clone())),
            (Some(None), [a, b]) => Ok(Some([a.clone(), b.clone()])),
            (Some(Some(_)), [_, ..]) => Err(Failure::Usage(
                "--sprt names its two bots: leave out --bots, or the names after --sprt".to_owned(),
            )),
            (Some(None), bots) => Err(Failure::Usage(format!(
                "--sprt compares two bots, not {}: write --sprt A,B, or name two with --bots",
                bots.len()
            ))),
        }
    }

    fn test(&self, names: [BotName; 2], n_seats: usize) -> Result<SprtResult, Failure> {
        let (measure, hypotheses) = match self.sprt_by {
            By::Wins => (Measure::Wins, [self.elo0, self.elo1]),
            By::Margin => (Measure::Margin, [self.effect0, self.effect1]),
        };
        let [low, high] = hypotheses;
        if low >= high {
            return Err(Failure::Usage(format!(
                "'better' ({high}) has to mean more than 'not better' ({low})"
            )));
        }
        Ok(SprtResult {
            names,
            by: self.sprt_by,
            hypotheses,
            errors: [self.alpha, self.beta],
            test: Sprt::new(measure, hypotheses, n_seats, self.alpha, self.beta),
        })
    }
}

/// Plays until the question is settled, or there are no more games. Blocks are judged in their
/// order, and those played beyond the verdict are forgotten, so threads make no difference.
pub(super) fn play(
    match_: &Match<'_>,
    args: &SprtArgs,
    names: [BotName; 2],
) -> Result<(Played, SprtResult), Failure> {
    let mut result = args.test(names, match_.header.start().seats.count())?;
    let blocks = match_.arena.schedule(match_.games);
    let progress = progress_bar(match_, &blocks);
    let mut tally = Tally::new(match_.arena.roster().len());
    let mut outcomes = Vec::new();
    'games: for batch in blocks.chunks(BATCH * match_.pool.current_num_threads()) {
        let play_one = |block| {
            let mut own_tally = Tally::new(match_.arena.roster().len());
            let (of_block, records) = play_block(match_, block, &mut own_tally)?;
            progress.inc(of_block.len() as u64);
            Ok((of_block, own_tally, records))
        };
        let played: Result<Vec<_>, Failure> =
            match_.pool.install(|| batch.par_iter().map(play_one).collect());
        for (of_block, own_tally, records) in played? {
            write_records(match_.record, records)?;
            tally.merge(&own_tally);
            let verdict = result.test.add(&of_block, BotIdx(0));
            outcomes.push(of_block);
            match verdict {
                SprtVerdict::Better | SprtVerdict::NotBetter => break 'games,
                SprtVerdict::Open => {}
            }
        }
        progress.set_message(format!("(LLR {:.2})", result.test.llr()));
    }
    let elapsed = progress.elapsed();
    progress.finish_and_clear();
    Ok((Played { blocks: outcomes, tally, elapsed }, result))
}

/// Two names.
fn pair(names: &str) -> Result<[BotName; 2], String> {
    let names: Vec<BotName> = names.split(',').map(bot_name).collect::<Result<_, _>>()?;
    names.try_into().map_err(|names: Vec<_>| format!("two bots are needed, not {}", names.len()))
}

/// A chance to be wrong.
fn chance(text: &str) -> Result<f64, String> {
    let chance: f64 = text.parse().map_err(|error| format!("{error}"))?;
    let is_one = 0.0 < chance && chance < 0.5;
    is_one.then_some(chance).ok_or_else(|| "it has to lie between 0 and 0.5".to_owned())
}

//! How each bot did.

use super::block::Arena;
use super::estimate::{Estimate, Sample};
use super::lineup::BotIdx;
use super::outcome::GameResult;
use super::rating::ratings;
use crate::BotName;

/// How a bot did, all its seats together.
#[derive(Clone, Debug)]
pub struct BotStanding {
    /// Who.
    pub bot: BotName,
    /// Its place in the roster.
    pub idx: BotIdx,
    /// Games in which it took part.
    pub n_games: u64,
    /// Its part of a victory for each seat it had.
    pub win_share: Estimate,
    /// Its final score.
    pub score: Estimate,
    /// By how much it was ahead of the best other seat.
    pub margin: Estimate,
    /// Its rating: that of the anchor is 0, or the mean of all if no such bot took part.
    pub rating: Estimate,
}

/// How everybody did, the highest rating first. Ratings are measured from the anchor's: an error
/// bar holds what is not known of both.
pub fn standings(
    arena: &Arena<'_>,
    blocks: &[Vec<GameResult>],
    anchor: &BotName,
) -> Vec<BotStanding> {
    let roster = arena.roster();
    let anchor = roster.iter().position(|bot| bot == anchor);
    let ratings = ratings(blocks, roster.len(), anchor.map(|idx| BotIdx(idx as u16)));
    let mut standings: Vec<BotStanding> = roster
        .iter()
        .zip(ratings)
        .enumerate()
        .map(|(idx, (bot, rating))| {
            let idx = BotIdx(idx as u16);
            let mean_of = |value: fn(&GameResult, _) -> f64| samples(blocks, idx, value);
            let took_part = |outcome: &&GameResult| outcome.seats_of(idx).next().is_some();
            BotStanding {
                bot: bot.clone(),
                idx,
                n_games: blocks.iter().flatten().filter(took_part).count() as u64,
                win_share: Estimate::share(&mean_of(GameResult::win_share)),
                score: Estimate::mean(&mean_of(GameResult::score)),
                margin: Estimate::mean(&mean_of(GameResult::margin)),
                rating,
            }
        })
        .collect();
    // Equal ratings stay in the order in which bots were named.
    standings.sort_by(|a, b| b.rating.value.total_cmp(&a.rating.value));
    standings
}

/// What every block in which the bot sat says of it.
fn samples(
    blocks: &[Vec<GameResult>],
    bot: BotIdx,
    value: fn(&GameResult, traumfabrik_rules::Seat) -> f64,
) -> Vec<Sample> {
    let sample = |block: &Vec<GameResult>| {
        let mut sample = Sample::default();
        for outcome in block {
            for seat in outcome.seats_of(bot) {
                sample.n += 1.0;
                sample.sum += value(outcome, seat);
            }
        }
        sample
    };
    blocks.iter().map(sample).filter(|sample| sample.n > 0.0).collect()
}

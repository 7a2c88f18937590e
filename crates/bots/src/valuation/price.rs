//! What a lot is worth in money.

use traumfabrik_rules::Seats;

use super::Weights;

/// The price at which a seat does not mind whether it gets a lot or a rival does.
///
/// The winner pays, and the others share what it pays; what they receive counts as well, and so
/// does what the rival would gain, as far as the seat envies it. With `n` others, of whom one
/// would win instead, and envy spread over all of them, both sides come to the same at
///
/// `gain + envy / n * rival_gain = price * money * (1 + 1 / n) * (1 + envy / n)`.
pub(crate) fn limit(
    seats: Seats,
    gain: f32,
    rival_gain: f32,
    money: f32,
    weights: &Weights,
) -> f32 {
    let share = 1.0 / (seats.count() as f32 - 1.0);
    let envy = weights.envy * share;
    let worth = gain + envy * rival_gain.max(0.0);
    weights.eagerness * worth / (money * (1.0 + share) * (1.0 + envy))
}

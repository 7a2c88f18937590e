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

#[cfg(test)]
mod tests {
    use super::*;

    fn price(n_seats: u8, gain: f32, rival_gain: f32, envy: f32) -> f32 {
        let weights = Weights { envy, eagerness: 1.0, ..Weights::default() };
        limit(Seats::new(n_seats).expect("2 to 5"), gain, rival_gain, 1.0, &weights)
    }

    #[test]
    fn at_the_limit_winning_and_losing_come_to_the_same() {
        for (n_seats, gain, rival_gain, envy) in
            [(2, 10.0, 6.0, 1.0), (3, 8.0, 8.0, 0.5), (4, 9.0, 0.0, 0.7), (5, 4.0, 12.0, 1.0)]
        {
            let price = price(n_seats, gain, rival_gain, envy);
            let n = f32::from(n_seats) - 1.0;
            // One's own points less those of an average rival, as far as one envies them. Whoever
            // wins pays the price, and everybody else receives a share of it.
            let won = gain - price - envy * price / n;
            let lost = price / n - envy * (rival_gain - price + (n - 1.0) * price / n) / n;
            assert!((won - lost).abs() < 1e-4, "{n_seats} seats: {won} and {lost} at {price}");
        }
    }

    #[test]
    fn between_two_who_envy_each_other_a_lot_is_worth_a_quarter_of_both_gains() {
        assert_eq!(price(2, 10.0, 6.0, 1.0), 4.0);
        assert_eq!(price(2, 10.0, 6.0, 0.0), 5.0);
    }
}

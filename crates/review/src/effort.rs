//! How much thought goes into a review.

/// Numbers of ways to the end that a judge is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// For each moment of the first curve.
    pub sketch: u32,
    /// For each moment of the final curve, those of the first one included.
    pub curve: u32,
    /// For every possible action of a decision, before the hopeless ones are dropped.
    pub glance: u32,
    /// For every action that is left after that, to find the best one.
    pub choose: u32,
    /// For the best and the played one, at most, to find out how far they are apart.
    pub measure: u32,
    /// For each price that is tried at an auction.
    pub price: u32,
}

impl Effort {
    /// What a review for people takes: well below a minute of one core for a game of four.
    pub const FULL: Self =
        Self { sketch: 64, curve: 1024, glance: 32, choose: 160, measure: 1024, price: 256 };

    /// A tenth of it, where many games are judged.
    pub const LIGHT: Self =
        Self { sketch: 16, curve: 128, glance: 12, choose: 48, measure: 192, price: 32 };
}

impl Default for Effort {
    fn default() -> Self {
        Self::FULL
    }
}

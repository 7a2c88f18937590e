//! What is played in a batch.

use traumfabrik_rules::{Edition, FirstLead, MAX_SEATS, Rulings, Seats, Start, Studios};

use crate::features::Detail;
use crate::{BotName, Rng};

/// A box, and how its open questions are answered.
#[derive(Clone, Copy, Debug)]
pub struct PlanBox<'e> {
    /// The box.
    pub edition: &'e Edition,
    /// The answers.
    pub rulings: Rulings,
}

/// What all games of a batch have in common.
#[derive(Clone, Debug)]
pub struct BatchConfig<'e> {
    /// What all chance comes from.
    pub seed: u64,
    /// The boxes; each game draws one.
    pub boxes: Vec<PlanBox<'e>>,
    /// Whether each game draws its answers to the open questions, too.
    pub draws_rulings: bool,
    /// The bots that may sit at tables.
    pub bots: Vec<BotName>,
    /// Whose choice a learner may ask for, if not the fast player's of the features. It sits
    /// nowhere and hears everything.
    pub teacher: Option<BotName>,
    /// What learners are shown.
    pub detail: Detail,
}

/// Who plays the next game of a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// 2 to 5 seats; 0 to draw one of these.
    pub n_seats: u8,
    /// For each seat the number of a bot of the plan, or none for the learner.
    pub players: [Option<u8>; MAX_SEATS],
}

impl Seating {
    /// Whether a learner sits at the table, however many seats are drawn.
    pub fn has_learner(&self) -> bool {
        let n_sure = if self.n_seats == 0 { 2 } else { usize::from(self.n_seats) };
        self.players.iter().take(n_sure).any(Option::is_none)
    }
}

impl<'e> BatchConfig<'e> {
    /// What a game is played with.
    pub(super) fn draw(&self, seating: &Seating, chance: &mut Rng) -> (&'e Edition, Start) {
        let PlanBox { edition, mut rulings } = self.boxes[chance.index(self.boxes.len())];
        let drawn = 2 + chance.below(MAX_SEATS as u32 - 1) as u8;
        let seats = Seats::new(if seating.n_seats == 0 { drawn } else { seating.n_seats });
        if self.draws_rulings {
            for question in Rulings::NAMES {
                let answers = Rulings::answers(question).unwrap_or_default();
                let answer = answers[chance.index(answers.len())];
                rulings.set(question, answer).expect("the answer is one of the possible ones");
            }
        }
        let start = Start {
            seats: seats.expect("a seating is for 2 to 5 seats"),
            rulings,
            studios: Studios::Random,
            first_lead: FirstLead::Random,
        };
        (edition, start)
    }
}

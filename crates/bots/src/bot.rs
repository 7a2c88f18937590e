//! What every bot is: somebody at a seat who listens, looks, and decides within a budget.

use core::fmt;
use core::time::Duration;

use traumfabrik_rules::{Action, Edition, Event, Game, Perspective, Seat, View};

/// A player at a seat.
///
/// It hears every fact of its game in order, from the first one on, and is asked when it is due.
/// It never holds the table's game: what it knows is what it has heard, and what it sees.
pub trait Bot: fmt::Debug + Send {
    /// Hears a fact. All facts of this game are public.
    fn observe(&mut self, event: &Event);

    /// Decides. The seat is due when this is called, and the answer has to be one of its legal
    /// actions. What was heard, the view, the seed and the iterations decide the answer.
    ///
    /// # Errors
    /// If it cannot answer. Bots that live in this program always can.
    fn choose(&mut self, observation: Observation<'_>, budget: &Budget)
    -> Result<Action, BotError>;
}

/// How much thought a decision may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Rounds of thought: simulations for those that search. Others need none.
    pub iterations: u32,
    /// When to stop thinking in any case. Answers are the same every time only where this does
    /// not strike.
    pub time_cap: Option<Duration>,
    /// What chance starts from: another number for every decision.
    pub seed: u64,
}

/// The table through the eyes of one seat. The view is made when somebody asks for it: a bot with
/// a good memory of what it has heard needs none.
#[derive(Clone, Copy)]
pub struct Observation<'g> {
    game: &'g Game<'g>,
    seat: Seat,
}

impl<'g> Observation<'g> {
    /// What this seat sees of a table.
    pub fn new(game: &'g Game<'g>, seat: Seat) -> Self {
        Self { game, seat }
    }

    /// Whose eyes.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The box that is played.
    pub fn edition(&self) -> &'g Edition {
        self.game.edition()
    }

    /// What they see.
    pub fn view(&self) -> View {
        self.game.view(Perspective::Seat(self.seat))
    }
}

impl fmt::Debug for Observation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Observation").field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// Why a bot has no answer, or none that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotError {
    /// The bot, by its name.
    pub bot: String,
    /// What went wrong, in a sentence.
    pub why: String,
}

impl fmt::Display for BotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the bot '{}' {}", self.bot, self.why)
    }
}

impl core::error::Error for BotError {}

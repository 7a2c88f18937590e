//! Hints that a game has moved on. A hint may be lost or come twice; whoever gets one looks.

use tokio::sync::broadcast;
use traumfabrik_table::{GameId, PersonId};

/// So many hints may wait for somebody who listens.
const WAITING_MAX: usize = 4096;

/// The log of a game is at least so long now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The game.
    pub game: GameId,
    /// The number of an entry that has been kept.
    pub seq: u32,
}

/// Something that servers say to each other about a game and that nobody keeps. It may be lost, and
/// so may a word that is followed by another one soon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// The game.
    pub game: GameId,
    /// What, in a few hundred bytes.
    pub text: String,
}

/// What somebody who listens hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hinted {
    /// A game has moved on.
    Game(Hint),
    /// What another server says to the rooms of a game.
    Word(Word),
    /// Somebody was signed out or shut out by way of another server: whoever listens as them may
    /// have no way in any more.
    ShutOut(PersonId),
    /// Hints may have been lost: any game may have moved on.
    Gap,
}

/// Hands hints around within this process.
#[derive(Debug)]
pub(crate) struct Hints(broadcast::Sender<Hinted>);

impl Hints {
    pub(crate) fn new() -> Self {
        Self(broadcast::Sender::new(WAITING_MAX))
    }

    /// Tells all who listen. Nobody listening is nothing wrong.
    pub(crate) fn tell(&self, hinted: Hinted) {
        if self.0.receiver_count() > 0 {
            // The last one may have stopped listening just now.
            self.0.send(hinted).ok();
        }
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<Hinted> {
        self.0.subscribe()
    }
}

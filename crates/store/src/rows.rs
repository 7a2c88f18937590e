//! What is kept of games, as values.

use std::fmt;
use std::str::FromStr;

use traumfabrik_table::{CommandId, GameId, PersonId, Time};

use crate::{Secret, StoreError};

/// One entry of a log. The store does not look into the body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    /// Its number: the first of a game is 1, and none is left out.
    pub seq: u32,
    /// The command that caused it.
    pub command: CommandId,
    /// When that was.
    pub at: Time,
    /// The version of the format of the body.
    pub version: u32,
    /// What happened, as JSON.
    pub body: String,
    /// A hash of the state after it.
    pub state_hash: Option<String>,
}

/// How a game stands, for lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameStatus {
    /// People are sitting down.
    Gathering,
    /// It is being played.
    Running,
    /// It stands still by agreement.
    Paused,
    /// It was played to its end.
    Over,
    /// It was given up.
    Aborted,
    /// The table was cleared before the game began.
    Closed,
    /// Its log cannot be read by this program; somebody has to look into it.
    Broken,
}

impl GameStatus {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Gathering,
        Self::Running,
        Self::Paused,
        Self::Over,
        Self::Aborted,
        Self::Closed,
        Self::Broken,
    ];

    /// The word that is kept.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Running => "running",
            Self::Paused => "paused",
            Self::Over => "over",
            Self::Aborted => "aborted",
            Self::Closed => "closed",
            Self::Broken => "broken",
        }
    }
}

impl fmt::Display for GameStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for GameStatus {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Self, StoreError> {
        Self::ALL
            .into_iter()
            .find(|status| status.as_str() == text)
            .ok_or_else(|| StoreError::Fault(format!("'{text}' is no status of a game")))
    }
}

/// What lists show of a game. It follows from the log, and is replaced with every entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameIndex {
    /// How the game stands.
    pub status: GameStatus,
    /// Whether anybody may find the table in the list of open ones.
    pub is_public: bool,
    /// Who may change the table.
    pub owner: PersonId,
    /// What else a list shows. The store does not look into it.
    pub summary: String,
    /// Who sits at the table.
    pub players: Vec<PlayerIndex>,
}

/// A person at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerIndex {
    /// Where.
    pub seat: u8,
    /// Who.
    pub person: PersonId,
    /// Whether the game waits for this person.
    pub is_due: bool,
}

/// A game that begins: its first entry, and all that goes with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Its name.
    pub game: GameId,
    /// What all draws come from. It is told nobody before the game ends.
    pub seed: Secret,
    /// The first entry, whose number is 1.
    pub first: StoredEntry,
    /// What lists show.
    pub index: GameIndex,
    /// When a timer or bot is due.
    pub due_at: Option<Time>,
}

/// What became of a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Created {
    /// It is kept.
    Done,
    /// There is a game of that name. Nothing was changed.
    Exists,
}

/// An entry to be kept, and all that goes with it: either everything is kept or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// The entry. Its number has to be one more than the last.
    pub entry: StoredEntry,
    /// What lists show from now on.
    pub index: GameIndex,
    /// When a timer or bot is due from now on; none takes an older one away.
    pub due_at: Option<Time>,
    /// The standing order that caused the entry. It has to be there still.
    pub order: Option<UsedOrder>,
    /// Who is to be told of the entry.
    pub notices: Vec<PersonId>,
}

/// What became of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is kept.
    Done,
    /// The command has been carried out before: this is its entry. Nothing was changed.
    Duplicate(StoredEntry),
    /// Its number is not the next one: somebody else moved, or the game does not exist. Nothing
    /// was changed.
    Behind,
    /// The standing order that caused it was changed or taken back. Nothing was changed.
    OrderGone,
}

/// A standing order as it was when it was used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UsedOrder {
    /// Which one.
    pub order_id: String,
    /// Its revision.
    pub revision: i64,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Its name.
    pub game: GameId,
    /// How it stands.
    pub status: GameStatus,
    /// Whether anybody may find it.
    pub is_public: bool,
    /// Who may change the table.
    pub owner: PersonId,
    /// What else a list shows.
    pub summary: String,
    /// The number of its last entry.
    pub seq: u32,
    /// When its first entry was made.
    pub created_at: Time,
    /// When its last entry was made.
    pub updated_at: Time,
}

/// A game in the list of one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MyGame {
    /// The game.
    pub row: GameRow,
    /// Whether it waits for this person.
    pub is_due: bool,
}

/// A standing order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRow {
    /// Which one of its game.
    pub order_id: String,
    /// Whose.
    pub seat: u8,
    /// It goes up with every change, also when the order is taken back and given again.
    pub revision: i64,
    /// The order, as JSON.
    pub body: String,
    /// When it was given.
    pub created_at: Time,
}

/// Something that has to be done in a game: a timer has run out, or a bot is to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// The game.
    pub game: GameId,
    /// The number of the last entry when it was written.
    pub seq: u32,
    /// When it is due.
    pub at: Time,
}

/// A person who is to be told that a game has moved on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The game.
    pub game: GameId,
    /// The entry.
    pub seq: u32,
    /// The person.
    pub person: PersonId,
    /// When the entry was made.
    pub created_at: Time,
    /// How often it has been tried, this time included.
    pub tries: u32,
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// Its number: the first of a game is 1.
    pub chat_id: i64,
    /// Who said it.
    pub person: PersonId,
    /// When.
    pub at: Time,
    /// What; nothing if it was removed.
    pub text: String,
    /// Whether it was removed.
    pub is_removed: bool,
}

/// A time when nobody looked after the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The last sign of life before it.
    pub from: Time,
    /// The first one after it.
    pub to: Time,
}

/// How busy a store has been since it was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// How many operations that may write have been run.
    pub n_jobs: u64,
    /// How many transactions they shared.
    pub n_commits: u64,
}

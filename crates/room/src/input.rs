//! What comes into a room.

use traumfabrik_rules::{Action, Perspective, Seat};
use traumfabrik_table::{Channel, Closing, PersonId};

use crate::{AdviceShown, AskId, FromClient, ListenerId, Reply, RequestId, SharedSpot, StoreFault};

/// Something that happens to a room.
#[derive(Clone, Debug)]
pub enum Input {
    /// Somebody wants to listen.
    Join(Newcomer),
    /// A connection has ended, whether it was let in or not.
    Part {
        /// Which.
        listener: ListenerId,
    },
    /// A client says something over its connection.
    Message {
        /// By which.
        listener: ListenerId,
        /// Who; nobody for a stranger.
        person: Option<PersonId>,
        /// What.
        message: FromClient,
    },
    /// Somebody asks for something without a connection.
    Request {
        /// The answer bears this.
        request: RequestId,
        /// Who; nobody for a stranger.
        person: Option<PersonId>,
        /// The last entry that they know of; 0 for none. The answer is at least as new.
        seen: u32,
        /// What.
        wanted: Wanted,
    },
    /// The store answers.
    Replied {
        /// The question.
        ask: AskId,
        /// What it says.
        reply: Result<Reply, StoreFault>,
    },
    /// Somebody says that the log has an entry of this number, or, with 0, that something beside
    /// the log has changed. It may come late, twice or not at all.
    Hint {
        /// The number.
        seq: u32,
    },
    /// Another node says what somebody shows there. It may come late, twice or not at all.
    Shared(SharedSpot),
    /// What was found by looking.
    Polled {
        /// The number of the last entry.
        seq: u32,
    },
    /// Something is due that nobody has seen to, and this node is to see to it.
    Due {
        /// The last entry when it was written.
        seq: u32,
    },
    /// A bot has decided.
    Thought {
        /// The turn that it thought about.
        turn: u32,
        /// For whom.
        seat: Seat,
        /// Which bot.
        bot: String,
        /// What it does.
        actions: Vec<Action>,
    },
    /// The planner has decided.
    Advised {
        /// Of the question.
        number: u64,
        /// What it would do.
        advice: Vec<AdviceShown>,
    },
    /// Whether the store answers has changed.
    Store {
        /// Whether it does not.
        is_away: bool,
    },
    /// Some who listen have no way in any more: they were signed out, shut out, or are somebody else
    /// by now. What they asked for and is not begun is left.
    ShutOut {
        /// Their connections.
        listeners: Vec<ListenerId>,
    },
    /// Time has passed.
    Tick,
}

/// Somebody who wants to listen.
#[derive(Clone, Debug)]
pub struct Newcomer {
    /// The connection.
    pub listener: ListenerId,
    /// Who; nobody for a stranger.
    pub person: Option<PersonId>,
    /// From where to look; from one's own seat unless told.
    pub look: Option<Perspective>,
    /// The last entry that they have; 0 for none.
    pub since: u32,
    /// The last thing said that they have heard; 0 for none.
    pub chat_since: i64,
}

/// What somebody asks for.
#[derive(Clone, Debug)]
pub enum Wanted {
    /// What a message asks for.
    Message(FromClient),
    /// To know something.
    Query(Query),
    /// To close the table, whatever happens there.
    Close(Closing),
}

/// What somebody wants to know.
#[derive(Clone, Debug)]
pub enum Query {
    /// How the table stands.
    Standing {
        /// From where to look; from one's own seat unless told.
        look: Option<Perspective>,
    },
    /// The entries after a number.
    Log {
        /// The number.
        after: u32,
    },
    /// What was said, a page of it: the last of what fits.
    Chat {
        /// By whom and to whom.
        channel: Channel,
        /// Only what has a higher number.
        after: i64,
        /// Only what has a lower number.
        before: i64,
    },
    /// One's own orders.
    Orders,
    /// What the next game begins with.
    Rematch,
}

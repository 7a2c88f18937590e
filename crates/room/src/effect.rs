//! What a room wants done.

use std::sync::Arc;

use traumfabrik_rules::{Event, Position, Seat};
use traumfabrik_table::{PersonId, Plan, Time};

use crate::{Asker, ListenerId, Question, RoomAnswer, RoomError, SharedSpot, Snapshot};

/// Something to be done, in the order in which it was asked for.
#[derive(Clone, Debug)]
pub enum Output {
    /// Say something to some who listen. It is made once for all of them.
    Send {
        /// To whom.
        to: Vec<ListenerId>,
        /// A message as JSON.
        text: String,
    },
    /// Answer whoever asked.
    Answer {
        /// Who.
        to: Asker,
        /// What, or why not.
        answer: Result<RoomAnswer, RoomError>,
    },
    /// End a connection: the room has forgotten it.
    Cut {
        /// Which.
        listener: ListenerId,
        /// Why.
        why: Cut,
    },
    /// Ask the store. There is never more than one question at a time.
    Ask {
        /// The reply bears this.
        ask: AskId,
        /// What.
        question: Question,
    },
    /// Tell other nodes that the log has an entry of this number, or, with 0, that something beside
    /// the log has changed. It may be lost.
    Tell {
        /// The number.
        seq: u32,
    },
    /// Tell other nodes what somebody shows here. It may be lost.
    Share(SharedSpot),
    /// Somebody looks at the table by way of this node: keep that, and tell other nodes.
    Present {
        /// Who.
        person: PersonId,
    },
    /// Somebody does not any more: keep that, and tell other nodes.
    Absent {
        /// Who.
        person: PersonId,
    },
    /// Look whether the log is longer than this, and whether everybody who listens still may come
    /// in. What is found comes as [`Input::Polled`](crate::Input::Polled).
    Poll {
        /// The last entry that is known here.
        seq: u32,
    },
    /// What was thought to be due is not, or not yet.
    Delay {
        /// The last entry when it was written.
        seq: u32,
        /// When to look again; none if nothing is due.
        at: Option<Time>,
    },
    /// What is due cannot be seen to here: leave it to other nodes.
    Leave {
        /// The last entry when it was written.
        seq: u32,
    },
    /// Keep a snapshot of the table, when there is time. It may be lost.
    Keep(Box<Snapshot>),
    /// Let a bot think.
    Think(Box<Thought>),
    /// Let the planner think.
    Advise(Box<AdviceWanted>),
    /// Give the room a tick at this time, or soon after.
    Wake {
        /// By the clock that it is given.
        at: Time,
    },
    /// The game cannot be read or played: close it for repair, and no other. The room is of no use
    /// any more.
    Break {
        /// For the log of the program.
        why: String,
    },
    /// There is no such game, or a newer program plays it: the room is of no use.
    Forget,
}

/// The number of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct AskId(pub u64);

/// Why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// Whoever listens may not, or not any more.
    NotAllowed,
    /// Come again: the room has to be read anew.
    Again,
}

/// What a bot has to decide. It is given what a seat knows: all facts so far, and the table as
/// seen from there.
#[derive(Clone, Debug)]
pub struct Thought {
    /// What is played.
    pub plan: Arc<Plan>,
    /// The turn that it is.
    pub turn: u32,
    /// For whom.
    pub seat: Seat,
    /// Which bot.
    pub bot: String,
    /// All facts so far: they are public.
    pub events: Vec<Event>,
    /// How the game stands.
    pub position: Position,
    /// What does not change about the bot for a whole game: who it is of those that it may be, and
    /// how it mistakes a lot.
    pub temper: u64,
    /// What the bot's chance starts from in this turn. Neither says anything about draws to come.
    pub chance: u64,
}

/// What a seat wants to know: the position, which holds nothing that an attentive player would not
/// know.
#[derive(Clone, Debug)]
pub struct AdviceWanted {
    /// The answer bears this.
    pub number: u64,
    /// Who wants to know.
    pub person: PersonId,
    /// What is played.
    pub plan: Arc<Plan>,
    /// How the game stands.
    pub position: Position,
    /// What the planner's chance starts from.
    pub chance: u64,
}

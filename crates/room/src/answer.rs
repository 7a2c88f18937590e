//! Who asks a room for something, and what the answer may be. Sockets and requests are two doors to
//! the same room: they get equal answers and equal refusals.

use std::sync::Arc;

use traumfabrik_rules::{Perspective, SeatSet};
use traumfabrik_table::{GameId, Table};
use traumfabrik_wire::json;

use crate::{
    AdviceShown, ChatShown, Hushed, LoggedEntry, PersonShown, Rematch, RoomError, SeatOrder,
    ToClient, text,
};

/// A connection of a client. Whoever runs the room gives every one another number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ListenerId(pub u64);

/// A request that is answered once. Whoever runs the room gives every one another number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RequestId(pub u64);

/// Who waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asker {
    /// A client that sent a message.
    Listener {
        /// By which connection.
        listener: ListenerId,
        /// The id of the message.
        id: String,
    },
    /// A request.
    Request(RequestId),
    /// Nobody: it happens by itself.
    Nobody,
}

/// What a room answers.
#[derive(Clone, Debug)]
pub enum RoomAnswer {
    /// It was done. A command made this entry; anything else has 0.
    Done {
        /// The number of the entry.
        seq: u32,
    },
    /// The orders of one's own seats.
    Orders(Vec<SeatOrder>),
    /// How the table would look.
    Draft(Box<json::View>),
    /// What everything that lies open is worth to a seat, and in which turn.
    Facts(u32, Box<json::Facts>),
    /// What the planner would do.
    Advice(Vec<AdviceShown>),
    /// What was said.
    Said(ChatShown),
    /// How the table stands.
    Standing(Box<TableState>),
    /// Entries of the log.
    Log(Vec<LoggedEntry>),
    /// A page of what was said.
    Chat(Vec<ChatShown>),
    /// What the next game begins with.
    Rematch(Box<Rematch>),
    /// Who is silent.
    Hushed(Hushed),
}

/// A table as somebody may see it.
#[derive(Clone, Debug)]
pub struct TableState {
    /// The table. What of it may be seen depends on `look`.
    pub table: Arc<Table>,
    /// From where whoever asked may look.
    pub look: Perspective,
    /// The seats of whoever asked.
    pub seats: SeatSet,
    /// Who sits there.
    pub people: Vec<PersonShown>,
    /// How everybody at the table is called in a record.
    pub labels: Vec<String>,
    /// The table of the next game, if there is one.
    pub rematch: GameId,
}

impl RoomAnswer {
    /// The answer to a message, as it goes over a socket.
    pub fn text(answer: &Result<Self, RoomError>, id: &str) -> String {
        text(&match answer {
            Err(error) => ToClient::failed(id, error),
            Ok(Self::Done { seq }) => ToClient::Done { id, seq: *seq },
            Ok(Self::Draft(view)) => ToClient::Draft { id, view: view.clone() },
            Ok(Self::Facts(turn, facts)) => {
                ToClient::Facts { id, turn: *turn, facts: facts.clone() }
            }
            Ok(Self::Advice(advice)) => ToClient::Hint { id, advice: advice.clone() },
            // The news itself comes to all whom it concerns.
            Ok(
                Self::Orders(_)
                | Self::Said(_)
                | Self::Standing(_)
                | Self::Log(_)
                | Self::Chat(_)
                | Self::Rematch(_)
                | Self::Hushed(_),
            ) => ToClient::Done { id, seq: 0 },
        })
    }
}

//! What will happen, in the order in which it will.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use traumfabrik_room::{AdviceShown, AskId, Input, ListenerId, Question, Reply, StoreFault};
use traumfabrik_rules::{Action, Seat};
use traumfabrik_table::Time;

use crate::client::Heard;

/// Milliseconds since the history began, by a clock that nobody can set.
pub(crate) type Millis = i64;

/// One run of a node's process. What was meant for another run comes to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Life {
    /// The node.
    pub node: usize,
    /// Which run of it.
    pub number: u32,
}

/// Something that will happen.
#[derive(Debug)]
pub(crate) enum Event {
    /// Once a second, every node gives its room a tick.
    Tick(Life),
    /// A room asked for a tick.
    Wake(Life, Millis),
    /// A node gives a sign of life, reads the clock and says who is here.
    Beat(Life),
    /// A node looks for what is due and nobody has seen to.
    LookForDue(Life),
    /// Hints that wait go out together.
    SendHints(Life),
    /// A hint comes to a node.
    Hint { node: usize, seq: u32 },
    /// A node hears that somebody was signed out.
    ShutOut { node: usize },
    /// A question comes to the store.
    Ask { life: Life, ask: AskId, question: Question },
    /// The store writes down everything that waits.
    Commit,
    /// An answer comes from the store.
    Reply { life: Life, ask: AskId, reply: Result<Reply, StoreFault> },
    /// A node looks how long the log is and who may come in.
    Poll(Life),
    /// A node has learnt that something is not due yet.
    Delay { life: Life, seq: u32, at: Option<Time> },
    /// A bot has decided.
    Thought { life: Life, turn: u32, seat: Seat, bot: String, actions: Vec<Action> },
    /// The planner has decided.
    Advised { life: Life, number: u64, advice: Vec<AdviceShown> },
    /// Something comes from a client.
    Arrive { life: Life, client: usize, input: Input },
    /// A node learns that a connection has ended.
    Part { life: Life, listener: ListenerId },
    /// Something comes to a client by a connection.
    Deliver { client: usize, listener: ListenerId, heard: Heard, n_bytes: usize },
    /// The answer to a request comes to a client.
    Answer { client: usize, heard: Heard },
    /// Somebody looks at their screen.
    Act(usize),
    /// Something goes wrong.
    Chaos,
    /// A process ends.
    End(Life),
    /// A node that stops is done.
    Stopped(Life),
    /// A node starts.
    Start(usize),
    /// A judge looks whether everybody knows of an entry.
    JudgeSpread { seq: u32, since: Millis, within: Millis },
    /// A judge looks whether what is due is done.
    JudgeDuty,
}

/// Events by time; those of the same time in the order in which they were put in.
#[derive(Debug, Default)]
pub(crate) struct Queue {
    heap: BinaryHeap<Reverse<(Millis, u64)>>,
    events: std::collections::BTreeMap<u64, Event>,
    n_put: u64,
}

impl Queue {
    pub(crate) fn put(&mut self, at: Millis, event: Event) {
        self.n_put += 1;
        self.heap.push(Reverse((at, self.n_put)));
        self.events.insert(self.n_put, event);
    }

    pub(crate) fn pop(&mut self) -> Option<(Millis, Event)> {
        let Reverse((at, number)) = self.heap.pop()?;
        self.events.remove(&number).map(|event| (at, event))
    }
}

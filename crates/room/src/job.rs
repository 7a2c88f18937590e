//! What a room has to do, one thing after the other, and how far it has come with it.

use std::sync::Arc;

use traumfabrik_table::{Channel, Closing, CommandId, LogEntry, LogFault, PersonId, Table, Time};

use crate::orders::HeldOrder;
use crate::{
    Asker, FromClient, KeptEntry, ListenerId, Newcomer, Query, Question, RoomAnswer, RoomError,
};

/// Something to be done.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    pub(crate) asker: Asker,
    pub(crate) person: Option<PersonId>,
    pub(crate) task: Task,
    pub(crate) progress: Progress,
}

/// What.
#[derive(Clone, Debug)]
pub(crate) enum Task {
    Join(Newcomer),
    Message(FromClient),
    Query(Query),
    Close(Closing),
    /// What is due without anybody's doing.
    ByItself,
    /// Takes note of what others did.
    Follow,
    /// Looks at everything beside the log. With the number of an entry it is said to be this
    /// node's task to see to what is due after it.
    Around {
        due: Option<u32>,
    },
}

/// How far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Progress {
    /// The last entry that whoever asks knows of.
    pub(crate) seen: u32,
    /// Whether the log was read since this was begun.
    pub(crate) is_fresh: bool,
    /// The command that was looked for in it.
    pub(crate) sought: Option<CommandId>,
    /// Entries that were read for it.
    pub(crate) entries: Option<Vec<KeptEntry>>,
    /// The command that it carries out, if it does.
    pub(crate) command: Option<CommandId>,
    /// How often somebody else was faster.
    pub(crate) n_tries: u32,
    /// Whether whoever plays has to come back first.
    pub(crate) coming_back: ComingBack,
    /// Whether it is known who looks at the table by way of other nodes.
    pub(crate) knows_present: bool,
    /// Whether it is known whom whoever asks does not want to hear.
    pub(crate) knows_blocked: bool,
    /// Whether it was tried to find out who the people are.
    pub(crate) has_asked_people: bool,
    /// Whether nobody waits for it any more.
    pub(crate) is_off: bool,
}

/// Whoever plays is back, if a bot has played for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum ComingBack {
    #[default]
    NotNeeded,
    Needed,
    Done,
}

/// What comes next.
#[derive(Debug)]
pub(crate) enum Step {
    /// The same again, with what is known now.
    Again,
    /// It is done.
    Done(Result<RoomAnswer, RoomError>),
    /// It is done, or left, and nobody is told: an answer comes later, or nobody waits.
    Quiet,
    /// The store has to say something first.
    Ask(Question, Doing),
    /// The game is broken.
    Broken(String),
    /// A newer program plays the game.
    Newer,
}

impl From<LogFault> for Step {
    fn from(fault: LogFault) -> Self {
        match fault {
            LogFault::Damaged { .. } => Self::Broken(fault.to_string()),
            LogFault::Newer { .. } => Self::Newer,
        }
    }
}

/// What waits for the store's answer.
#[derive(Clone, Debug)]
pub(crate) enum Doing {
    Load,
    Read,
    Append(Box<Pending>),
    People,
    Around,
    Present,
    Claim { until: Time },
    PutOrder(Box<HeldOrder>),
    DropOrder { order_id: String },
    Say { channel: Channel },
    Overhear { listener: ListenerId },
    Chat,
    Mute,
    Block { other: PersonId, is_on: bool },
    Blocked { person: PersonId },
}

/// An entry that the store is asked to keep.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    pub(crate) entry: LogEntry,
    pub(crate) body: Arc<str>,
    pub(crate) after: Arc<Table>,
    pub(crate) lease_until: Option<Time>,
    pub(crate) purpose: Purpose,
}

/// What an entry is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// It is what the job is about.
    Own,
    /// Time that was lost is given back before anything else.
    Credit,
    /// Whoever plays comes back first.
    Return,
}

impl Job {
    pub(crate) fn new(asker: Asker, person: Option<PersonId>, seen: u32, task: Task) -> Self {
        Self { asker, person, task, progress: Progress { seen, ..Progress::default() } }
    }

    /// Something that nobody in particular asked for.
    pub(crate) fn own(task: Task) -> Self {
        Self::new(Asker::Nobody, None, 0, task)
    }
}

impl Progress {
    /// Whether a refusal would be final: neither what others did before nor this very command, if
    /// it was carried out already, is its reason.
    pub(crate) fn is_final(&self) -> bool {
        self.is_fresh && self.sought == self.command
    }
}

impl Step {
    pub(crate) fn refuse(error: impl Into<RoomError>) -> Self {
        Self::Done(Err(error.into()))
    }
}

//! What a room asks its store, and what the store answers. A store keeps what it was given, or
//! nothing of it; and it never changes an entry.

use std::collections::BTreeMap;
use std::sync::Arc;

use traumfabrik_rules::Seat;
use traumfabrik_table::{Channel, CommandId, PersonId, Table, Time};

use crate::ChatShown;

/// A question to the store.
#[derive(Clone, Debug)]
pub enum Question {
    /// Everything about the table.
    Load {
        /// This snapshot is of no use: it is to be removed, and the whole log wanted.
        spoiled: Option<KeptSnapshot>,
    },
    /// The entries after a number, the orders, and what became of a command.
    Read {
        /// The number.
        after: u32,
        /// The command.
        command: Option<CommandId>,
    },
    /// To keep an entry, and all that goes with it.
    Append(Box<Append>),
    /// Who these people are today.
    People {
        /// By their names in the log.
        ids: Vec<PersonId>,
    },
    /// Everything beside the log that others may have changed.
    Around {
        /// The people of the table.
        ids: Vec<PersonId>,
        /// Those who listen.
        listeners: Vec<PersonId>,
        /// Whether somebody hears what those say who look on.
        is_overheard: bool,
    },
    /// Who looks at the table by way of any node.
    Present,
    /// To be the one node that thinks about what is due after an entry.
    Claim {
        /// The number of the entry.
        seq: u32,
        /// Until when.
        until: Time,
    },
    /// To keep an order, in place of an older one of that name.
    PutOrder {
        /// Its name.
        order_id: String,
        /// Whose.
        seat: Seat,
        /// As JSON.
        body: String,
        /// What follows from it.
        reindex: Option<Reindex>,
    },
    /// To take an order back.
    DropOrder {
        /// Its name.
        order_id: String,
        /// What follows from it.
        reindex: Option<Reindex>,
    },
    /// To keep something that was said.
    Say {
        /// To whom.
        channel: Channel,
        /// By whom.
        person: PersonId,
        /// By a message of this id, if it has one. What they have said by it before is not said
        /// again: the answer is what was kept then.
        id: String,
        /// What.
        text: String,
        /// When.
        at: Time,
    },
    /// What was said, a page of it: the last before a number.
    Chat {
        /// By whom and to whom.
        channel: Channel,
        /// Only what has a higher number.
        after: i64,
        /// Only what has a lower number.
        before: i64,
        /// At most so many.
        limit: u32,
        /// For whom: without what those said whom they have blocked.
        reader: Option<PersonId>,
    },
    /// To let somebody speak at this table, or not.
    Mute {
        /// Who.
        person: PersonId,
        /// Whether they may not.
        is_on: bool,
    },
    /// To hear somebody at any table, or not.
    Block {
        /// Who hears.
        person: PersonId,
        /// Whom.
        other: PersonId,
        /// Whether they do not want to.
        is_on: bool,
        /// At most so many.
        max: u32,
    },
    /// Whom somebody does not want to hear.
    Blocked {
        /// Who.
        person: PersonId,
    },
}

/// People by all the names that they may have in a log.
pub type People = BTreeMap<PersonId, Person>;

/// What the store answers, each to its question.
#[derive(Clone, Debug)]
pub enum Reply {
    /// The table; none if there is no such game.
    Loaded(Option<Box<Loaded>>),
    /// Entries, orders, and the number of the entry of the command.
    Read(Box<ReadReply>),
    /// What became of an entry.
    Appended(Appended),
    /// Who is who.
    People(People),
    /// What is beside the log.
    Around(Box<Around>),
    /// Who looks.
    Present(Vec<PersonId>),
    /// Whose it is to think.
    Claimed(Claim),
    /// The order is kept.
    OrderPut {
        /// Its revision.
        revision: i64,
    },
    /// The order is not kept any more.
    OrderDropped {
        /// Whether it was before.
        was_there: bool,
    },
    /// What was said is kept.
    Said(ChatShown),
    /// A page of what was said, in order.
    Chat(Vec<ChatShown>),
    /// Those who may not speak at this table.
    Muted(People),
    /// Those whom somebody does not want to hear.
    Blocked(People),
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreFault {
    /// The store is away, and nothing was done.
    Away,
    /// Nobody knows whether it was done.
    Unknown,
    /// What is kept is not what was written, or it is closed for repair.
    Broken,
}

/// One entry as a store keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptEntry {
    /// Its number: the first of a game is 1, and none is left out.
    pub seq: u32,
    /// The command that caused it.
    pub command: CommandId,
    /// When that was.
    pub at: Time,
    /// The version of the format of the body.
    pub version: u32,
    /// What happened, as JSON.
    pub body: Arc<str>,
    /// A hash of the game after it.
    pub state_hash: Option<String>,
}

/// A table as it stood after an entry, written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptSnapshot {
    /// The number of the entry.
    pub seq: u32,
    /// As [`Table::snapshot`] wrote it.
    pub body: Arc<str>,
}

/// An entry to be kept. Its number has to be one more than the last.
#[derive(Clone, Debug)]
pub struct Append {
    /// The entry.
    pub entry: KeptEntry,
    /// The table after it, for what lists show.
    pub table: Arc<Table>,
    /// Whether everybody there has the seat that they had before.
    pub has_same_people: bool,
    /// When a timer or bot is due from now on; none takes an older one away.
    pub due_at: Option<Time>,
    /// Until when this node thinks about what is due, and no other.
    pub lease_until: Option<Time>,
    /// The standing order that caused the entry. It has to be there still.
    pub order: Option<UsedOrder>,
    /// Who is to be told of the entry.
    pub notices: Vec<PersonId>,
}

/// What became of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is kept.
    Done,
    /// The command has been carried out before.
    Duplicate {
        /// By the entry of this number.
        seq: u32,
    },
    /// Its number is not the next one: somebody else was faster.
    Behind,
    /// The standing order that caused it was changed or taken back.
    OrderGone,
}

/// A table as it comes from the store.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The table as it stood after an entry, if that is known and the log vouches for it.
    pub snapshot: Option<KeptSnapshot>,
    /// The whole log; where there is a snapshot, the first entry, and those from the entry of the
    /// snapshot on.
    pub entries: Vec<KeptEntry>,
    /// What all draws come from.
    pub seed: String,
    /// Standing orders.
    pub orders: Vec<KeptOrder>,
    /// Who looks, by way of any node.
    pub present: Vec<PersonId>,
    /// What was said last, in order.
    pub chat: Vec<ChatShown>,
    /// Those who may not speak here.
    pub muted: People,
}

/// What has happened since.
#[derive(Clone, Debug, Default)]
pub struct ReadReply {
    /// The entries that were asked for, in order.
    pub entries: Vec<KeptEntry>,
    /// All standing orders.
    pub orders: Vec<KeptOrder>,
    /// The number of the entry that the command made, if it did.
    pub found: Option<u32>,
}

/// What is beside the log.
#[derive(Clone, Debug, Default)]
pub struct Around {
    /// Who is who.
    pub people: People,
    /// Standing orders.
    pub orders: Vec<KeptOrder>,
    /// Who looks, by way of any node.
    pub present: Vec<PersonId>,
    /// What was said last, in order.
    pub chat: Vec<ChatShown>,
    /// The same of those who look on; nothing where nobody hears it.
    pub aside: Vec<ChatShown>,
    /// Those who may not speak here.
    pub muted: People,
    /// Those whom each of those who listen does not want to hear.
    pub blocked: BTreeMap<PersonId, People>,
}

/// Somebody, as a table has to know them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who they are today: a guest may have turned out to be somebody.
    pub person: PersonId,
    /// The name that others see.
    pub name: Option<String>,
    /// Whether the host has shut them out.
    pub is_blocked: bool,
    /// Whether they want to be told when they are due, and can be.
    pub is_notified: bool,
}

/// A standing order as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptOrder {
    /// Which one, and which state of it.
    pub used: UsedOrder,
    /// Whose.
    pub seat: Seat,
    /// As JSON.
    pub body: String,
}

/// A standing order as it was when it was used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UsedOrder {
    /// Which one.
    pub order_id: String,
    /// It goes up with every change.
    pub revision: i64,
}

/// What is due has changed without an entry.
#[derive(Clone, Debug)]
pub struct Reindex {
    /// The table as it stands.
    pub table: Arc<Table>,
    /// When something is due there.
    pub due_at: Option<Time>,
}

/// Who thinks about what is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Whoever asked.
    Granted,
    /// Another node, until then at least.
    Held {
        /// Until when.
        until: Time,
    },
    /// Nobody: the table has moved on.
    Gone,
}

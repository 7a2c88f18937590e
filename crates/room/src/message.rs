//! What goes over a socket. Everything that is numbered is an entry of the table's log, so whoever
//! was away says which number it has and gets the rest.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use traumfabrik_rules::{Action, Perspective};
use traumfabrik_table::{Channel, Command, Order, PersonId, TableView, Time};
use traumfabrik_wire::Message;
use traumfabrik_wire::json::{self, Changes};
use ts_rs::TS;

use crate::{RoomError, Showing, Spot};

/// What a client sends. Every message has an id that the answer bears; a command that is sent
/// again with the same id is carried out once.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// Do something at the table.
    Command {
        /// Chosen by the client: up to 40 letters, digits, `-` or `_`.
        id: String,
        /// What.
        command: Command,
    },
    /// Leave an order, in place of an older one for the same stop.
    Order {
        /// Of the message.
        id: String,
        /// Whose order.
        seat: u8,
        /// The order.
        order: Order,
    },
    /// Take an order back.
    DropOrder {
        /// Of the message.
        id: String,
        /// Whose order.
        seat: u8,
        /// For which quarter.
        quarter: u8,
        /// For which stop.
        location: u8,
    },
    /// Try actions out without doing them.
    Draft {
        /// Of the message.
        id: String,
        /// Whose.
        seat: u8,
        /// The turn that one has in mind.
        turn: u32,
        /// What one would do.
        actions: Vec<Action>,
    },
    /// Ask what everything that lies open is worth to a seat of one's own.
    Facts {
        /// Of the message.
        id: String,
        /// For which seat.
        seat: u8,
    },
    /// Say something.
    Say {
        /// Of the message.
        id: String,
        /// What.
        text: String,
        /// To whom; to everybody unless told.
        #[serde(default)]
        #[ts(as = "Option<Channel>", optional)]
        channel: Channel,
    },
    /// Hear what those who look on say to each other, or not any more.
    Overhear {
        /// Of the message.
        id: String,
        /// Whether one wants to.
        is_on: bool,
    },
    /// Show others a place in a game that is over, or nothing any more.
    Show {
        /// Of the message.
        id: String,
        /// What; nothing any more if that is null.
        #[ts(optional = nullable)]
        spot: Option<Spot>,
        /// Whether to show it in place of somebody else who shows something.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        takes_over: bool,
    },
    /// See the table from elsewhere: from another seat of one's own, or from the middle.
    Look {
        /// Of the message.
        id: String,
        /// From where.
        look: Perspective,
    },
    /// Ask the planner what one should do.
    Hint {
        /// Of the message.
        id: String,
        /// For which seat.
        seat: u8,
    },
    /// Let somebody speak at one's own table, or not.
    Mute {
        /// Of the message.
        id: String,
        /// Who.
        #[ts(type = "string")]
        person: PersonId,
        /// Whether they may not.
        is_on: bool,
    },
    /// Hear somebody, at any table, or not.
    Block {
        /// Of the message.
        id: String,
        /// Who.
        #[ts(type = "string")]
        person: PersonId,
        /// Whether one does not want to.
        is_on: bool,
    },
}

impl FromClient {
    /// The id that the answer bears.
    pub fn id(&self) -> &str {
        match self {
            Self::Command { id, .. }
            | Self::Order { id, .. }
            | Self::DropOrder { id, .. }
            | Self::Draft { id, .. }
            | Self::Facts { id, .. }
            | Self::Say { id, .. }
            | Self::Overhear { id, .. }
            | Self::Show { id, .. }
            | Self::Look { id, .. }
            | Self::Hint { id, .. }
            | Self::Mute { id, .. }
            | Self::Block { id, .. } => id,
        }
    }
}

/// A message of which nothing else can be read: whoever sent it waits for an answer all the same.
#[derive(Debug, Deserialize)]
pub struct Addressed {
    id: String,
}

impl Addressed {
    /// The id of a message that makes no sense, or nothing.
    pub fn id_of(heard: &str) -> String {
        serde_json::from_str(heard).map_or_else(|_| String::new(), |Self { id }| id)
    }
}

/// What a client hears.
#[derive(Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient<'m> {
    /// Everything, to begin with.
    Sync(Box<Sync<'m>>),
    /// Something has happened. It is safely written down.
    Entry {
        /// Its number: one more than the last.
        seq: u32,
        /// When.
        at: Time,
        /// What.
        #[serde(rename = "deed")]
        #[ts(type = "TableEvent")]
        event: &'m RawValue,
        /// The same for people, in the order in which to say it.
        #[serde(rename = "told")]
        messages: &'m [Message],
        /// What changed about the table.
        #[ts(type = "Partial<TableView>")]
        table: Changes<'m, TableView>,
        /// What changed about the view; null before the game begins.
        #[ts(type = "Partial<View> | null")]
        view: Option<Changes<'m, json::View>>,
    },
    /// A message was done. If it was a command, it is this entry.
    Done {
        /// Of the message.
        id: &'m str,
        /// The number of the entry; 0 if it made none.
        seq: u32,
    },
    /// A message was not done.
    Failed {
        /// Of the message; empty if it could not be read.
        id: &'m str,
        /// Why.
        #[ts(type = "ApiError")]
        error: &'m RoomError,
        /// The same for people.
        say: Message,
    },
    /// The orders of one's own seats, all of them.
    Orders {
        /// The orders.
        orders: Vec<SeatOrder>,
    },
    /// How things would stand.
    Draft {
        /// Of the message.
        id: &'m str,
        /// The view after what was tried out.
        view: Box<json::View>,
    },
    /// What everything that lies open is worth to a seat.
    Facts {
        /// Of the message.
        id: &'m str,
        /// The turn for which that is so.
        turn: u32,
        /// The facts.
        facts: Box<json::Facts>,
    },
    /// Who is who, and who is here.
    People {
        /// Everybody who sits at the table.
        people: Vec<PersonShown>,
        /// How many look on.
        n_watchers: usize,
        /// Those of them who have names, as far as they are listed.
        watchers: Vec<WatcherShown>,
    },
    /// Somebody said something, or what was said is removed.
    Said {
        /// To whom.
        channel: Channel,
        /// What.
        chat: ChatShown,
    },
    /// Who may not speak here, or is not heard, has changed; and what was said, as far as one
    /// wants to hear it.
    Hushed {
        /// Who is silent.
        hushed: Hushed,
        /// The last of what was said.
        chat: Vec<ChatShown>,
    },
    /// The last of what those who look on said to each other, for whoever wants to hear it.
    Aside {
        /// What, as far as one wants to hear it.
        chat: Vec<ChatShown>,
    },
    /// What somebody shows of a game that is over, or that nobody does any more. Whoever shows it
    /// hears this only when somebody else takes over.
    Shown {
        /// Who shows what; null if nobody shows anything.
        showing: Option<Showing>,
    },
    /// The view from elsewhere.
    View {
        /// From where.
        look: Perspective,
        /// The view; null before the game begins.
        view: Option<Box<json::View>>,
    },
    /// Something that one wanted to be woken for.
    Woken {
        /// Whose order it was.
        seat: u8,
        /// The order.
        order: Order,
    },
    /// What the planner would do, best first.
    Hint {
        /// Of the message.
        id: &'m str,
        /// The actions, and how they promise to end.
        advice: Vec<AdviceShown>,
    },
    /// Whether moves can be made at the moment.
    Store {
        /// Whether they cannot: the store is away, and the clocks stand still.
        is_away: bool,
    },
}

impl<'m> ToClient<'m> {
    /// A message was not done.
    pub fn failed(id: &'m str, error: &'m RoomError) -> Self {
        Self::Failed { id, error, say: error.message() }
    }
}

/// Everything that a client needs to begin with, or to go on after it was away.
#[derive(Debug, Serialize, TS)]
pub struct Sync<'m> {
    /// Who the client is; nobody for a stranger.
    #[ts(type = "string | null")]
    pub you: Option<PersonId>,
    /// The seats that are theirs.
    pub seats: Vec<u8>,
    /// From where the table is seen.
    pub look: Perspective,
    /// The table.
    pub table: &'m TableView,
    /// The view; null before the game begins.
    pub view: Option<&'m json::View>,
    /// The entries since the one that the client had last.
    #[ts(type = "ReadonlyArray<LogEntry>")]
    pub entries: Vec<LoggedEntry>,
    /// Everybody who sits at the table.
    pub people: Vec<PersonShown>,
    /// How many look on.
    pub n_watchers: usize,
    /// Those of them who have names, as far as they are listed.
    pub watchers: Vec<WatcherShown>,
    /// The orders of one's own seats.
    pub orders: Vec<SeatOrder>,
    /// The last of what was said, after what the client has heard.
    pub chat: Vec<ChatShown>,
    /// Who is silent, as far as it concerns the client.
    pub hushed: Hushed,
    /// What somebody shows of a game that is over.
    pub showing: Option<Showing>,
    /// The time by the server's clock.
    pub now: Time,
}

/// An entry as it lies in the store.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(rename = "LogEntry")]
pub struct LoggedEntry {
    /// Its number.
    pub seq: u32,
    /// When.
    pub at: Time,
    /// What.
    #[serde(rename = "deed")]
    #[ts(type = "TableEvent")]
    pub event: Box<RawValue>,
    /// The same for people, in the order in which to say it.
    #[serde(rename = "told")]
    pub messages: Vec<Message>,
}

/// An order and whose it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SeatOrder {
    /// Whose.
    pub seat: u8,
    /// The order.
    pub order: Order,
}

/// A person as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PersonShown {
    /// The name in the log.
    #[ts(type = "string")]
    pub person: PersonId,
    /// The name that others see; none if the person was forgotten.
    pub name: Option<String>,
    /// Whether they look at the table.
    pub is_here: bool,
}

/// Somebody who looks on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct WatcherShown {
    /// Who.
    #[ts(type = "string")]
    pub person: PersonId,
    /// The name that others see.
    pub name: String,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ChatShown {
    /// Its number.
    pub chat: i64,
    /// Who said it: the name in the log.
    #[ts(type = "string")]
    pub person: PersonId,
    /// The name that others see.
    pub name: Option<String>,
    /// When.
    pub at: Time,
    /// What; nothing if it was removed.
    pub text: Option<String>,
}

/// Who is silent, as far as it concerns somebody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Hushed {
    /// Those who may not speak at the table. The owner sees all of them, others only themselves.
    pub muted: Vec<HushedPerson>,
    /// Those whom one does not want to hear.
    pub blocked: Vec<HushedPerson>,
}

/// Somebody who is silent.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, TS)]
pub struct HushedPerson {
    /// Who they are today.
    #[ts(type = "string")]
    pub person: PersonId,
    /// The name that others see.
    pub name: Option<String>,
}

/// A piece of advice.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct AdviceShown {
    /// What to do.
    pub action: Action,
    /// Points ahead of the best rival that it promises.
    pub margin: f32,
    /// How sure the planner is, from 0 to 1.
    pub weight: f32,
    /// The most that the lot is worth, where one is sold; only the best pieces of advice say it.
    pub price: Option<u8>,
    /// What speaks for it, what matters most first; only the best pieces of advice say it.
    pub reasons: Vec<Message>,
}

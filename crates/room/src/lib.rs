//! A room: one table with everybody around it, as a pure machine.
//!
//! What comes in is an [`Input`]: a client's message, what the store answers, a hint, the passing
//! of time, a thought that is finished, somebody who comes or goes. What comes out are
//! [`Output`]s: say this to those, answer that request, ask the store, think, wake me then. There
//! is no clock, no I/O, no lock and no chance in here: two rooms that are given the same inputs at
//! the same times do the same, so a whole cluster of them can be tried out in one thread.
//!
//! Whoever runs a room keeps these promises:
//! - every [`Output::Ask`] is answered once, by [`Input::Replied`], with what the store said or
//!   with [`StoreFault`];
//! - every room is given [`Input::Tick`] about once a second, and when it asked for it by
//!   [`Output::Wake`];
//! - the [`NodeTime`] knows of every outage that ended before it;
//! - what a room asks to be sent is sent in the order in which it asked.
#![forbid(unsafe_code)]

mod error;
mod message;
mod spot;
mod typed;
mod watchers;

mod answer;
mod effect;
mod input;
mod store;

mod clock;
mod job;
mod room;

mod open;

mod append;
mod follow;

mod boards;
mod broadcast;
mod by_itself;
mod chat;
mod command;
mod crowd;
mod draft;
mod hush;
mod orders;
mod read;
mod rematch;
mod rights;
mod show;
mod snapshot;
mod views;

pub use answer::{Asker, ListenerId, RequestId, RoomAnswer, TableState};
pub use broadcast::text;
pub use clock::{BEAT_GAP_MS, NodeTime, Outage};
pub use effect::{AdviceWanted, AskId, Cut, Output, Thought};
pub use error::{RoomError, Unit, catalogue};
pub use input::{Input, Newcomer, Query, Wanted};
pub use message::{
    Addressed, AdviceShown, ChatShown, FromClient, Hushed, HushedPerson, LoggedEntry, PersonShown,
    SeatOrder, Sync, ToClient, WatcherShown,
};
pub use rematch::Rematch;
pub use room::{Room, RoomConfig};
pub use snapshot::Snapshot;
pub use spot::{Part, SharedSpot, Showing, Spot};
pub use store::{
    Append, Appended, Around, Claim, KeptEntry, KeptOrder, KeptSnapshot, Loaded, People, Person,
    Question, ReadReply, Reindex, Reply, StoreFault, UsedOrder,
};
pub use typed::{can_be_seen, is_harmful, visible};

//! One game in progress, without I/O: who sits at the table, what has happened there, and what
//! may happen next. Time, chance and the answers of bots come in as arguments; what comes out are
//! entries for a log.
//!
//! A [`Table`] is what its log makes of it. Somebody sends a [`Command`]; [`Table::decide`] makes a
//! [`TableEvent`] of it or says why not; the event becomes a [`LogEntry`]; and once that is safely written
//! down, [`Table::apply`] takes note of it.
#![forbid(unsafe_code)]

mod ids;

mod plan;
mod status;

mod event;
mod motion;

mod command;
mod order;

mod clock;
mod fold;
mod moves;
mod snapshot;
mod table;

mod decide;
mod draft;
mod fork;
mod from_record;
mod pace;
mod purses;
mod scheduled;
mod show;
mod wording;

pub mod fair;

pub use clock::{Clocks, SeatClock, Time};
pub use command::{Actor, Command, Refused};
pub use draft::draft_view;
pub use event::{Away, Closing, LogEntry, Sitter, TableEvent};
pub use fork::Fork;
pub use ids::{BadId, CommandId, GameId, PersonId};
pub use motion::{Motion, Pending, n_taken_back, take_back_note};
pub use order::{Above, Instruction, Obeyed, Order, Otherwise, Wake};
pub use pace::Whims;
pub use plan::{Absence, Channel, ClockRule, Plan, Watchers};
pub use purses::counted_purses;
pub use scheduled::{How, Scheduled};
pub use show::{ChairView, OriginView, TableView};
pub use status::{BadStatus, Status};
pub use table::{Chair, LogFault, Table};
pub use wording::{Teller, catalogue, refused_message};

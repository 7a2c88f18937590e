//! The JSON twins: how the words, wishes, facts and views of the game look in JSON.
//!
//! A twin is called like its original in the rules. Rules to twin is `From`; foreign JSON comes
//! back by `TryFrom` with a [`WireError`](crate::WireError), or `From` where nothing can be wrong.
//!
//! ```
//! use traumfabrik_rules::{Action, Money};
//! use traumfabrik_wire::json;
//!
//! let bid = json::Action::from(Action::Bid(Money(7)));
//! assert_eq!(serde_json::to_string(&bid)?, r#"{"type":"bid","amount":7}"#);
//!
//! let foreign: json::Action = serde_json::from_str(r#"{"type":"take","chip":93}"#)?;
//! let fault = Action::try_from(&foreign).unwrap_err();
//! assert_eq!(fault.to_string(), "chip: 93 is out of bounds: 0 to 92 is possible");
//! # Ok::<(), serde_json::Error>(())
//! ```

mod words;

mod ruling;

mod action;
mod event;
mod refusal;

mod pieces;
mod setup;
mod view;

mod changes;
mod record;

pub(crate) mod check;

pub use action::{Action, Ask, Cause, Deal, Due};
pub use changes::{Changes, ChangingFields};
pub use event::{Event, Standing};
pub use pieces::{AwardPoints, BoxChip, BoxFault, BoxIds, BoxLocation, BoxScreenplay, GameBox};
pub use record::{Draw, Entry, Header};
pub use refusal::Refusal;
pub use ruling::{
    Counts, FinalTie, FirstLead, FirstLeadRule, LastSilentSeat, Legends, PartyDecline, Rulings,
    Screens, Start, Studios, StudiosRule,
};
pub use setup::{DecidedAward, FinishedFilm, Next, Placed, Scene, Setup};
pub use view::{
    AwardView, BoardView, FilmView, Finish, LegalView, LotView, Perspective, Phase, Placement,
    ProductionView, SlotView, View,
};
pub use words::{Award, AwardState, ChipKind, Genre, HighBid, LocationKind, Rating, Slot};

/// A whole number in JSON. Wider than any number of the game, so that a wrong one is reported
/// with its field and its bounds, not as a byte that does not parse.
pub type Num = i64;

/// The compact text of a twin.
pub(crate) fn text(twin: &impl serde::Serialize) -> String {
    serde_json::to_string(twin).expect("every twin has a JSON text")
}

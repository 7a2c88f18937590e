//! Faults to plant. Each puts back something that was wrong once, by what the simulation does to a
//! room's inputs and effects or in place of its store; the rooms themselves stay as they are.

use std::fmt;

/// Something that is done wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlantedFault {
    /// An entry is acknowledged while the store still writes it.
    AcknowledgedEarly,
    /// The store appends at the next number, whatever number was expected.
    NumberIgnored,
    /// The store does not look for the command before it appends.
    CommandNotLookedUp,
    /// Orders are kept in memory only.
    OrdersNotKept,
    /// A node that stops does not send the hints that wait, and rooms do not look for themselves.
    HintsNotFlushed,
    /// Rooms do not look for themselves.
    NoPoll,
    /// What a client says it has seen is ignored.
    SeenIgnored,
    /// Before a refusal a room reads what it knows already: there is no second look.
    NoSecondLook,
    /// Whoever has lost a seat, or may not look on any more, still hears what they heard before.
    RightsKept,
    /// Whoever was signed out still hears and acts.
    SignedOutStay,
    /// Readers who do not keep up are never cut off.
    SlowReadersKept,
    /// What was said is told again to whoever comes back.
    ChatAgain,
    /// Every node may think for every bot.
    NoLease,
    /// Nobody looks for what is due in games that are in nobody's memory.
    DueNotLookedFor,
    /// Hashes are not compared, and the store has changed an entry.
    HashIgnored,
    /// A clock that was set back stands still until it has caught up.
    ClockStands,
    /// Time without a server is not given back.
    OutagesForgotten,
    /// Nodes have no clock of their own: whoever is due pays when the store's clock is set forward.
    JumpsPaidFor,
    /// Rooms forget who may not speak, and who does not want to hear whom.
    HushForgotten,
    /// The store forgets by which messages things were said.
    MessagesForgotten,
    /// Whoever was signed out is cut off only when rooms look for themselves.
    SignedOutLate,
}

impl PlantedFault {
    /// All of them.
    pub const ALL: [Self; 21] = [
        Self::AcknowledgedEarly,
        Self::NumberIgnored,
        Self::CommandNotLookedUp,
        Self::OrdersNotKept,
        Self::HintsNotFlushed,
        Self::NoPoll,
        Self::SeenIgnored,
        Self::NoSecondLook,
        Self::RightsKept,
        Self::SignedOutStay,
        Self::SlowReadersKept,
        Self::ChatAgain,
        Self::NoLease,
        Self::DueNotLookedFor,
        Self::HashIgnored,
        Self::ClockStands,
        Self::OutagesForgotten,
        Self::JumpsPaidFor,
        Self::HushForgotten,
        Self::MessagesForgotten,
        Self::SignedOutLate,
    ];
}

impl fmt::Display for PlantedFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::AcknowledgedEarly => "an entry is acknowledged while the store still writes it",
            Self::NumberIgnored => "the store appends at the next number, whatever was expected",
            Self::CommandNotLookedUp => "the store does not look for the command before it appends",
            Self::OrdersNotKept => "orders are kept in memory only",
            Self::HintsNotFlushed => {
                "a node that stops does not send the hints that wait, and nobody looks"
            }
            Self::NoPoll => "rooms do not look for themselves",
            Self::SeenIgnored => "what a client has seen is ignored",
            Self::NoSecondLook => "there is no second look at the log before a refusal",
            Self::RightsKept => "whoever has lost a right still hears what they heard before",
            Self::SignedOutStay => "whoever was signed out still hears and acts",
            Self::SlowReadersKept => "readers who do not keep up are never cut off",
            Self::ChatAgain => "what was said is told again to whoever comes back",
            Self::NoLease => "every node may think for every bot",
            Self::DueNotLookedFor => "nobody looks for what is due in games that nobody has open",
            Self::HashIgnored => "hashes are not compared, and the store has changed an entry",
            Self::ClockStands => "a clock that was set back stands still until it has caught up",
            Self::OutagesForgotten => "time without a server is not given back",
            Self::JumpsPaidFor => "whoever is due pays when the store's clock is set forward",
            Self::HushForgotten => {
                "rooms forget who may not speak, and who does not want to hear whom"
            }
            Self::MessagesForgotten => "the store forgets by which messages things were said",
            Self::SignedOutLate => {
                "whoever was signed out is cut off only when rooms look for themselves"
            }
        })
    }
}

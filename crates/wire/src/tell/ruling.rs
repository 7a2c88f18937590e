//! What holds at a table, as messages.

use traumfabrik_rules::{
    Counts, FinalTie, FirstLead, LastSilentSeat, Legends, PartyDecline, Rulings, Screens, Start,
    Studios,
};

use crate::message::Message;

/// The table's answers to the open questions, one message each, in the order of [`Rulings`].
pub fn ruling_messages(rulings: &Rulings) -> Vec<Message> {
    let ids = [
        match rulings.legends {
            Legends::FaceUp => "ruling-legends-face-up",
            Legends::FaceDown => "ruling-legends-face-down",
        },
        match rulings.last_silent_seat {
            LastSilentSeat::WinsForZero => "ruling-last-silent-seat-wins-for-zero",
            LastSilentSeat::MayDecline => "ruling-last-silent-seat-may-decline",
        },
        match rulings.party_counts {
            Counts::Visible => "ruling-party-counts-visible",
            Counts::All => "ruling-party-counts-all",
        },
        match rulings.direction_counts {
            Counts::Visible => "ruling-direction-counts-visible",
            Counts::All => "ruling-direction-counts-all",
        },
        match rulings.party_decline {
            PartyDecline::On => "ruling-party-decline-on",
            PartyDecline::Off => "ruling-party-decline-off",
        },
        match rulings.final_tie {
            FinalTie::Shared => "ruling-final-tie-shared",
            FinalTie::HighestFilm => "ruling-final-tie-highest-film",
        },
        match rulings.screens {
            Screens::Screened => "ruling-screens-screened",
            Screens::Open => "ruling-screens-open",
        },
    ];
    ids.map(Message::new).to_vec()
}

/// All that is settled before a game begins: the rulings, then studios and first lead.
pub fn start_messages(start: &Start) -> Vec<Message> {
    let studios = match start.studios {
        Studios::BySeat => "ruling-studios-by-seat",
        Studios::ByChoice(_) => "ruling-studios-by-choice",
        Studios::Random => "ruling-studios-random",
    };
    let first_lead = match start.first_lead {
        FirstLead::Random => "ruling-first-lead-random",
        FirstLead::Named(_) => "ruling-first-lead-named",
    };
    let mut messages = ruling_messages(&start.rulings);
    messages.extend([studios, first_lead].map(Message::new));
    messages
}

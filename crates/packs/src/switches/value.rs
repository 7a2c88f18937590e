//! The names of the values of each switch.

use traumfabrik_rules::{Counts, FinalTie, LastSilentSeat, Legends, PartyDecline, Screens, Seat};

use super::{FirstLeadSetting, StudiosSetting};

/// A switch's value that has a name.
pub(super) trait Value: Copy + 'static {
    /// All values, in the order in which they are listed everywhere.
    const ALL: &'static [Self];

    /// The name of this one.
    fn name(self) -> &'static str;
}

impl Value for Legends {
    const ALL: &'static [Self] = &[Self::FaceUp, Self::FaceDown];

    fn name(self) -> &'static str {
        match self {
            Self::FaceUp => "face_up",
            Self::FaceDown => "face_down",
        }
    }
}

impl Value for LastSilentSeat {
    const ALL: &'static [Self] = &[Self::WinsForZero, Self::MayDecline];

    fn name(self) -> &'static str {
        match self {
            Self::WinsForZero => "wins_for_zero",
            Self::MayDecline => "may_decline",
        }
    }
}

impl Value for Counts {
    const ALL: &'static [Self] = &[Self::Visible, Self::All];

    fn name(self) -> &'static str {
        match self {
            Self::Visible => "visible",
            Self::All => "all",
        }
    }
}

impl Value for PartyDecline {
    const ALL: &'static [Self] = &[Self::On, Self::Off];

    fn name(self) -> &'static str {
        match self {
            Self::On => "on",
            Self::Off => "off",
        }
    }
}

impl Value for FinalTie {
    const ALL: &'static [Self] = &[Self::Shared, Self::HighestFilm];

    fn name(self) -> &'static str {
        match self {
            Self::Shared => "shared",
            Self::HighestFilm => "highest_film",
        }
    }
}

impl Value for Screens {
    const ALL: &'static [Self] = &[Self::Screened, Self::Open];

    fn name(self) -> &'static str {
        match self {
            Self::Screened => "screened",
            Self::Open => "open",
        }
    }
}

impl Value for StudiosSetting {
    const ALL: &'static [Self] = &[Self::BySeat, Self::ByChoice(None), Self::Random];

    fn name(self) -> &'static str {
        match self {
            Self::BySeat => "by_seat",
            Self::ByChoice(_) => "by_choice",
            Self::Random => "random",
        }
    }
}

impl Value for FirstLeadSetting {
    const ALL: &'static [Self] = &[Self::Random, Self::Named(Seat(0))];

    fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Named(_) => "named",
        }
    }
}

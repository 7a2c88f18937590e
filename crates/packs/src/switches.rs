//! Switches by name: the open questions as packs and command lines write them.
//!
//! ```
//! use traumfabrik_packs::switches::{self, Settings};
//! let mut settings = Settings::default();
//! switches::set(&mut settings, "party_decline", "off")?;
//! switches::set(&mut settings, "studios", "3,1,4")?;
//! assert_eq!(settings.entries()[4], ("party_decline", "off".to_owned()));
//! assert_eq!(
//!     switches::set(&mut settings, "screens", "shut").unwrap_err(),
//!     "`shut` is not a value of `screens`; possible are `screened` or `open`"
//! );
//! # Ok::<(), String>(())
//! ```

use traumfabrik_rules::{
    Answer, FirstLead, List, MAX_SEATS, RulingFault, Rulings, Seat, Seats, Start, Studio, Studios,
};

use crate::fault::one_of;

/// The names of all switches, in the order in which they are listed everywhere: the questions that
/// the rules ask, and two that are settled before a game.
pub fn names() -> impl Iterator<Item = &'static str> {
    Rulings::NAMES.iter().copied().chain(["studios", "first_lead"])
}

/// How a table answers all open questions: the defaults of an edition, or what was made of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The questions that the rules themselves ask.
    pub rulings: Rulings,
    /// Who gets which studio.
    pub studios: StudiosSetting,
    /// Who leads first.
    pub first_lead: FirstLeadSetting,
}

/// Who gets which studio.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StudiosSetting {
    /// Seat 0 gets studio 1, and so on.
    BySeat,
    /// The seats choose; none until they have chosen, then one for each.
    ByChoice(Option<List<Studio, MAX_SEATS>>),
    /// The dealer decides.
    #[default]
    Random,
}

/// Who leads first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FirstLeadSetting {
    /// The dealer decides.
    #[default]
    Random,
    /// This seat.
    Named(Seat),
}

impl Answer for StudiosSetting {
    const ALL: &'static [Self] = &[Self::BySeat, Self::ByChoice(None), Self::Random];
    const NAMES: &'static [&'static str] = &["by_seat", "by_choice", "random"];

    fn name(self) -> &'static str {
        match self {
            Self::BySeat => "by_seat",
            Self::ByChoice(_) => "by_choice",
            Self::Random => "random",
        }
    }
}

impl Answer for FirstLeadSetting {
    const ALL: &'static [Self] = &[Self::Random, Self::Named(Seat(0))];
    const NAMES: &'static [&'static str] = &["random", "named"];

    fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Named(_) => "named",
        }
    }
}

/// Sets a switch by name. Besides the names of its values, `studios` takes a list such as `3,1,4`
/// (one studio per seat) and `first_lead` the number of a seat, counted from 0.
///
/// # Errors
/// A sentence that says which names or values are possible.
pub fn set(settings: &mut Settings, name: &str, value: &str) -> Result<(), String> {
    match (name, value) {
        ("studios", "by_choice") => return Err(CHOICE_NEEDS_LIST.to_owned()),
        ("studios", list) if list.starts_with(|first: char| first.is_ascii_digit()) => {
            settings.studios = StudiosSetting::ByChoice(Some(chosen(list)?));
        }
        ("first_lead", number) if number.starts_with(|first: char| first.is_ascii_digit()) => {
            settings.first_lead = FirstLeadSetting::Named(seat(number)?);
        }
        _ => set_plain(settings, name, value)?,
    }
    Ok(())
}

/// The values that a switch can have by name, or nothing if there is no such switch.
pub fn values(name: &str) -> Option<&'static [&'static str]> {
    match name {
        "studios" => Some(StudiosSetting::NAMES),
        "first_lead" => Some(FirstLeadSetting::NAMES),
        _ => Rulings::answers(name),
    }
}

/// Sets a switch to one of its named values, as an edition does.
pub(crate) fn set_plain(settings: &mut Settings, name: &str, value: &str) -> Result<(), String> {
    let set = match name {
        "studios" => settings.studios.choose(value),
        "first_lead" => settings.first_lead.choose(value),
        _ => settings.rulings.set(name, value),
    };
    set.map_err(|fault| match fault {
        RulingFault::NoSuchAnswer { possible } => {
            let possible = one_of(possible.iter().copied());
            format!("`{value}` is not a value of `{name}`; possible are {possible}")
        }
        _ => format!("there is no switch `{name}`; possible are {}", one_of(names())),
    })
}

impl Settings {
    /// All switches by name with their values, in the order of [`names`]. [`set`] takes every
    /// value shown here, but for a choice of studios that nobody has made yet.
    pub fn entries(&self) -> Vec<(&'static str, String)> {
        let studios = match self.studios {
            StudiosSetting::ByChoice(Some(chosen)) => {
                let numbers: Vec<String> = chosen.iter().map(|s| s.0.to_string()).collect();
                numbers.join(",")
            }
            open @ (StudiosSetting::BySeat
            | StudiosSetting::ByChoice(None)
            | StudiosSetting::Random) => open.name().to_owned(),
        };
        let first_lead = match self.first_lead {
            FirstLeadSetting::Random => self.first_lead.name().to_owned(),
            FirstLeadSetting::Named(seat) => seat.to_string(),
        };
        let rulings = self.rulings.entries().map(|(name, value)| (name, value.to_owned()));
        rulings.into_iter().chain([("studios", studios), ("first_lead", first_lead)]).collect()
    }

    /// What a game of so many seats starts with.
    ///
    /// # Errors
    /// A sentence, if studios or lead do not fit the table.
    pub fn start(&self, seats: Seats) -> Result<Start, String> {
        let n_seats = seats.count();
        let studios = match self.studios {
            StudiosSetting::BySeat => Studios::BySeat,
            StudiosSetting::Random => Studios::Random,
            StudiosSetting::ByChoice(None) => return Err(CHOICE_NEEDS_LIST.to_owned()),
            StudiosSetting::ByChoice(Some(chosen)) if chosen.len() != n_seats => {
                let n_chosen = chosen.len();
                return Err(format!(
                    "`studios` names {n_chosen} studios, but the table has {n_seats} seats"
                ));
            }
            StudiosSetting::ByChoice(Some(chosen)) => Studios::ByChoice(chosen),
        };
        let first_lead = match self.first_lead {
            FirstLeadSetting::Random => FirstLead::Random,
            FirstLeadSetting::Named(seat) if !seats.has(seat) => {
                let last = n_seats - 1;
                return Err(format!(
                    "`first_lead` names seat {seat}, but the seats of this table are 0 to {last}"
                ));
            }
            FirstLeadSetting::Named(seat) => FirstLead::Named(seat),
        };
        Ok(Start { seats, rulings: self.rulings, studios, first_lead })
    }
}

/// Said to whoever leaves the choice open.
const CHOICE_NEEDS_LIST: &str =
    "studios by choice need the choice: name one studio per seat, such as `studios=3,1,4`";

fn chosen(list: &str) -> Result<List<Studio, MAX_SEATS>, String> {
    let mut studios: List<Studio, MAX_SEATS> = List::new();
    for word in list.split(',') {
        let studio = word.trim().parse().ok().map(Studio).filter(|s| Studio::ALL.contains(s));
        let Some(studio) = studio else {
            return Err(format!(
                "`{word}` is not a studio; `studios` takes numbers from 1 to 5, such as `3,1,4`"
            ));
        };
        if studios.contains(&studio) {
            return Err(format!("studio {} can only be chosen once", studio.0));
        }
        // There are as many studios as seats at most, and none comes twice: it fits.
        studios.push(studio);
    }
    Ok(studios)
}

fn seat(number: &str) -> Result<Seat, String> {
    match number.parse() {
        Ok(seat) if usize::from(seat) < MAX_SEATS => Ok(Seat(seat)),
        Ok(_) | Err(_) => Err(format!(
            "`{number}` is not a seat; `first_lead` takes a seat from 0 to {}, `named` or `random`",
            MAX_SEATS - 1
        )),
    }
}

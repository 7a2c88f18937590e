//! The open questions: what the rulebooks leave to the table, one enum each, and all of them in one
//! list. Whoever shows, sets, stores or tells them goes by that list.

use core::fmt;

use crate::words::{List, MAX_SEATS, Seat, Seats, Studio};

/// One of the possible answers to an open question. It has a name, by which packs, records,
/// messages and command lines know it.
pub trait Answer: Copy + Eq + Sized + 'static {
    /// All answers, in the order in which they are listed everywhere. The first one is usual.
    const ALL: &'static [Self];
    /// Their names, in the same order.
    const NAMES: &'static [&'static str];

    /// The name of this one.
    fn name(self) -> &'static str;

    /// Whether it is the usual one.
    fn is_usual(&self) -> bool {
        *self == Self::ALL[0]
    }

    /// Becomes the answer of this name.
    ///
    /// # Errors
    /// If there is none. Nothing changes then.
    fn choose(&mut self, name: &str) -> Result<(), RulingFault> {
        let found = Self::ALL.iter().find(|answer| answer.name() == name);
        *self = *found.ok_or(RulingFault::NoSuchAnswer { possible: Self::NAMES })?;
        Ok(())
    }
}

/// An enum of answers, each with its name; the first one is the default.
macro_rules! answers {
    (
        $(#[$about:meta])* $Question:ident {
            $(#[$usual_about:meta])* $Usual:ident = $usual:literal,
            $($(#[$other_about:meta])* $Other:ident = $other:literal,)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub enum $Question {
            $(#[$usual_about])*
            #[default]
            #[cfg_attr(feature = "serde", serde(rename = $usual))]
            $Usual,
            $($(#[$other_about])* #[cfg_attr(feature = "serde", serde(rename = $other))] $Other,)*
        }

        impl Answer for $Question {
            const ALL: &'static [Self] = &[Self::$Usual, $(Self::$Other),*];
            const NAMES: &'static [&'static str] = &[$usual, $($other),*];

            fn name(self) -> &'static str {
                match self {
                    Self::$Usual => $usual,
                    $(Self::$Other => $other,)*
                }
            }
        }
    };
}

/// The struct of all answers, and the list of its fields by name.
///
/// The first group is closed: it was there when positions were first hashed and logs first kept, and
/// is always written down. What is born later is written down only where its answer is not the usual
/// one. So whatever was written before is what is written today, and has the same hash; and the usual
/// answer has to be how all games were played until then.
macro_rules! rulings {
    (
        $(#[$about:meta])* $Rulings:ident
        first { $($(#[$about_first:meta])* $first:ident: $First:ident,)* }
        later { $($(#[$about_later:meta])* $later:ident: $Later:ident,)* }
    ) => {
        rulings! {
            $(#[$about])* $Rulings
            $($(#[$about_first])* $first: $First,)*
            $(
                $(#[$about_later])*
                #[cfg_attr(
                    feature = "serde",
                    serde(default, skip_serializing_if = "Answer::is_usual")
                )]
                $later: $Later,
            )*
        }
    };
    (
        $(#[$about_all:meta])* $Rulings:ident
        $($(#[$about:meta])* $question:ident: $Answer:ident,)*
    ) => {
        $(#[$about_all])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[cfg_attr(
            feature = "serde",
            derive(serde::Serialize, serde::Deserialize),
            serde(default, deny_unknown_fields)
        )]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub struct $Rulings {
            $($(#[$about])* pub $question: $Answer,)*
        }

        impl $Rulings {
            /// How many questions there are.
            pub const COUNT: usize = Self::NAMES.len();
            /// The names of all questions, in the order in which they are listed everywhere.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($question)),*];

            /// The names of the possible answers to a question.
            pub fn answers(question: &str) -> Option<&'static [&'static str]> {
                match question {
                    $(stringify!($question) => Some($Answer::NAMES),)*
                    _ => None,
                }
            }

            /// Every question by its name, with the name of the answer.
            pub fn entries(&self) -> [(&'static str, &'static str); Self::COUNT] {
                [$((stringify!($question), self.$question.name())),*]
            }

            /// Answers a question by name.
            ///
            /// ```
            /// use traumfabrik_rules::{PartyDecline, RulingFault, Rulings, Seats, Start};
            ///
            /// let mut rulings = Rulings::default();
            /// rulings.set("party_decline", "off")?;
            /// assert_eq!(rulings.party_decline, PartyDecline::Off);
            /// let wrong = rulings.set("party_decline", "maybe").unwrap_err();
            /// assert_eq!(wrong.to_string(), "there is no such answer; possible are on, off");
            /// let start = Start { rulings, ..Start::new(Seats::new(4).unwrap()) };
            /// # let _ = start;
            /// # Ok::<(), RulingFault>(())
            /// ```
            ///
            /// # Errors
            /// If there is no such question, or no such answer to it. Nothing changes then.
            pub fn set(&mut self, question: &str, answer: &str) -> Result<(), RulingFault> {
                match question {
                    $(stringify!($question) => self.$question.choose(answer),)*
                    _ => Err(RulingFault::NoSuchQuestion),
                }
            }
        }
    };
}

/// Why a question was not answered. More can be added: people read it by `Display`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RulingFault {
    /// There is no question of that name: [`Rulings::NAMES`] has them all.
    NoSuchQuestion,
    /// The question has no such answer.
    NoSuchAnswer {
        /// The names of those that it has.
        possible: &'static [&'static str],
    },
}

impl fmt::Display for RulingFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (what, possible) = match self {
            Self::NoSuchQuestion => ("question", Rulings::NAMES),
            Self::NoSuchAnswer { possible } => ("answer", *possible),
        };
        write!(f, "there is no such {what}; possible are")?;
        for (idx, name) in possible.iter().enumerate() {
            write!(f, "{} {name}", if idx == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl core::error::Error for RulingFault {}

answers! {
    /// How the four legends lie before they come up. Rule: setup/legends.
    Legends {
        /// All can be seen from the start.
        FaceUp = "face_up",
        /// Each is seen when its quarter begins.
        FaceDown = "face_down",
    }
}

answers! {
    /// What happens when all others have passed and nobody has bid. Rule: auction/silent.
    LastSilentSeat {
        /// The last seat takes the lot for nothing.
        WinsForZero = "wins_for_zero",
        /// It is asked once: zero or pass.
        MayDecline = "may_decline",
    }
}

answers! {
    /// Which chips count: for the cast at parties, for the stars at best direction.
    /// Rules: party/covered, awards/direction.
    Counts {
        /// Only chips on top.
        Visible = "visible",
        /// Covered chips too.
        All = "all",
    }
}

answers! {
    /// Whether a seat may leave a party without a chip. Rule: party/decline.
    PartyDecline {
        /// It may.
        On = "on",
        /// It has to take one.
        Off = "off",
    }
}

answers! {
    /// Who wins among seats with equal scores. Rule: ending/tie.
    FinalTie {
        /// All of them.
        Shared = "shared",
        /// The one with the highest-ranking film.
        HighestFilm = "highest_film",
    }
}

answers! {
    /// Whether purses are hidden from the other seats; with two seats they never are.
    /// Rule: setup/screens.
    Screens {
        /// Hidden.
        Screened = "screened",
        /// Open.
        Open = "open",
    }
}

rulings! {
    /// The table's answers to the open questions.
    Rulings
    first {
        /// How the legends lie.
        legends: Legends,
        /// The last seat that has not spoken.
        last_silent_seat: LastSilentSeat,
        /// Which chips count as cast.
        party_counts: Counts,
        /// Which directors count for best direction.
        direction_counts: Counts,
        /// Declining at a party.
        party_decline: PartyDecline,
        /// Equal scores.
        final_tie: FinalTie,
        /// Hidden purses.
        screens: Screens,
    }
    later {}
}

/// Who gets which studio. Rule: setup/studio.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(into = "crate::serial::StudiosText"))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "crate::serial::StudiosText"))]
pub enum Studios {
    /// Seat 0 gets studio 1, and so on.
    BySeat,
    /// As the seats agreed.
    ByChoice(List<Studio, MAX_SEATS>),
    /// The dealer decides.
    #[default]
    Random,
}

/// Who leads first. Rule: setup/lead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(into = "crate::serial::FirstLeadText")
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "crate::serial::FirstLeadText"))]
pub enum FirstLead {
    /// This seat.
    Named(Seat),
    /// The dealer decides.
    #[default]
    Random,
}

/// All that is settled before a game begins, besides its edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields)
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Start {
    /// How many seats.
    pub seats: Seats,
    /// The open questions.
    #[cfg_attr(feature = "serde", serde(rename = "switches"))]
    pub rulings: Rulings,
    /// Who gets which studio.
    pub studios: Studios,
    /// Who leads first.
    pub first_lead: FirstLead,
}

impl Start {
    /// A table with the default rulings, studios and lead left to the dealer.
    pub fn new(seats: Seats) -> Self {
        Self {
            seats,
            rulings: Rulings::default(),
            studios: Studios::Random,
            first_lead: FirstLead::Random,
        }
    }
}

#[cfg(all(test, feature = "serde"))]
#[expect(unreachable_pub, reason = "what the macros make is for everybody")]
mod tests;

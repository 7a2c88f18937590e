//! What a way to play comes down to: a few numbers.

use traumfabrik_rules::Seats;

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// How much a player makes of each thing that a position holds. Points are the common
        /// unit. The numbers are tuned by play, not by hand; `weights.toml` holds them.
        #[derive(Clone, Copy, Debug, Default, PartialEq)]
        pub struct Weights {
            $($(#[$doc])* pub $name: f32,)*
        }

        impl Weights {
            /// The names of all weights, in the order in which they are declared.
            pub const NAMES: &[&str] = &[$(stringify!($name)),*];

            /// The weight with this name.
            pub fn by_name(&mut self, name: &str) -> Option<&mut f32> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)*
                    _ => None,
                }
            }
        }
    };
}

weights! {
    /// Useful chips that come to each film in the making, for each chip that a seat will receive.
    pace,
    /// How sure it is that a film with fewer gaps than chips to come will be finished.
    pace_certainty,
    /// How much of a gap an open slot is: it takes four kinds.
    open_gap,
    /// How much of a gap a director's slot is.
    director_gap,
    /// Stars that a gap will hold in the end.
    stars_to_come,
    /// Points lost to tokens that others have taken.
    token_loss,
    /// What finishing a film is worth beyond its points.
    finish_bonus,
    /// What each star of a film is worth.
    quality,
    /// How sure a shorter way to the first film of a genre is.
    first_certainty,
    /// What first-film awards are worth, as a factor.
    first_award,
    /// How sure a lead in stars is for the best film of a genre.
    genre_certainty,
    /// What best-of-genre awards are worth, as a factor.
    genre_award,
    /// How good a film has to be at the beginning of the game to stay the best of its genre.
    genre_level,
    /// How sure a lead in stars is for the best film of a quarter.
    quarter_certainty,
    /// What best-of-quarter awards are worth, as a factor.
    quarter_award,
    /// How good the best film usually is at the end of the first quarter.
    quarter_level,
    /// By how much that grows from quarter to quarter.
    quarter_growth,
    /// How sure a lead in directors' stars is.
    direction_certainty,
    /// What the award for best direction is worth, as a factor.
    direction_award,
    /// How bad a film has to be at the beginning of the game to stay the worst.
    worst_level,
    /// How sure it is that such a film stays the worst.
    worst_certainty,
    /// What the award for the worst film is worth, as a factor.
    worst_award,
    /// What each actor or guest is worth for each party to come.
    cast,
    /// What money is worth beyond its points at the beginning of the game.
    money_early,
    /// How much a rival's gain counts as a loss of one's own.
    envy,
    /// A factor on every limit in auctions.
    eagerness,
    /// How far a bid jumps from the lowest one towards what the best rival would pay at most.
    boldness,
}

/// The weights that come with the program.
pub(crate) const WEIGHTS: &str = include_str!("../../weights.toml");

/// A table of two, or one of more: two games that are played differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// Two seats: what one gains, the other loses.
    Two,
    /// Three to five.
    More,
}

impl Company {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Two, Self::More];

    /// The kind of table that has so many seats.
    pub fn of(seats: Seats) -> Self {
        if seats.count() == 2 { Self::Two } else { Self::More }
    }

    /// The name in `weights.toml`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Two => "two",
            Self::More => "more",
        }
    }
}

impl Weights {
    /// A section of a file such as `weights.toml`, for example `play.two`, that names them all.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(text: &str, section: &str) -> Result<Self, String> {
        let mut weights = Self::default();
        let mut unset: Vec<&str> = Self::NAMES.to_vec();
        for (name, value) in rows(text, section)? {
            *weights.named(section, &name)? = value;
            unset.retain(|unset| *unset != name);
        }
        match unset[..] {
            [] => Ok(weights),
            _ => Err(format!("[{section}] does not set {}", unset.join(", "))),
        }
    }

    /// These weights times the factors of a section.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn times(mut self, text: &str, section: &str) -> Result<Self, String> {
        for (name, factor) in rows(text, section)? {
            *self.named(section, &name)? *= factor;
        }
        Ok(self)
    }

    fn named(&mut self, section: &str, name: &str) -> Result<&mut f32, String> {
        self.by_name(name).ok_or_else(|| format!("[{section}] no weight is called {name}"))
    }
}

/// The rows of a section such as `play.two`.
fn rows(text: &str, section: &str) -> Result<Vec<(String, f32)>, String> {
    let file: toml::Table = text.parse().map_err(|fault: toml::de::Error| fault.to_string())?;
    let (group, name) = section.split_once('.').unwrap_or((section, ""));
    let rows = file.get(group).and_then(|group| group.get(name)).and_then(toml::Value::as_table);
    let rows = rows.ok_or_else(|| format!("there is no section [{section}]"))?;
    let number = |(name, value): (&String, &toml::Value)| {
        let number = value.as_float().or_else(|| value.as_integer().map(|n| n as f64));
        let number = number.ok_or_else(|| format!("[{section}] {name} is no number"))?;
        Ok((name.clone(), number as f32))
    };
    rows.iter().map(number).collect()
}

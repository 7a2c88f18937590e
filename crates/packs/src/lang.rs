//! The languages that everything is written in.

use std::fmt;
use std::str::FromStr;

use icu_locale_core::{Locale, locale};

/// A language that every pack speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// Italian.
    It,
}

impl Lang {
    /// All languages, in the order in which they are listed everywhere.
    pub const ALL: [Self; 4] = [Self::En, Self::De, Self::Fr, Self::It];

    /// The two letters that name the language in paths and settings.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Fr => "fr",
            Self::It => "it",
        }
    }

    /// The language that a terminal asks for by these three variables, of which the first that
    /// says something decides. English if it asks for one that we do not speak.
    ///
    /// ```
    /// use traumfabrik_packs::Lang;
    /// assert_eq!(Lang::from_env(None, None, Some("de_AT.UTF-8")), Lang::De);
    /// assert_eq!(Lang::from_env(Some(""), Some("it_IT"), Some("de_DE")), Lang::It);
    /// assert_eq!(Lang::from_env(Some("C"), None, Some("fr_FR")), Lang::En);
    /// assert_eq!(Lang::from_env(None, None, None), Lang::En);
    /// ```
    pub fn from_env(lc_all: Option<&str>, lc_messages: Option<&str>, lang: Option<&str>) -> Self {
        let asked = [lc_all, lc_messages, lang].into_iter().flatten().find(|s| !s.is_empty());
        let code = asked.and_then(|locale| locale.split(['_', '-', '.', '@']).next());
        code.and_then(|code| code.to_ascii_lowercase().parse().ok()).unwrap_or_default()
    }

    /// Decides about lists.
    pub(crate) const fn list_locale(self) -> Locale {
        match self {
            // British, for the American list has a comma before its "and".
            Self::En => locale!("en-GB"),
            Self::De => locale!("de"),
            Self::Fr => locale!("fr"),
            Self::It => locale!("it"),
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// The code did not name a language of ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang(String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let possible = crate::fault::one_of(Lang::ALL.map(Lang::code));
        write!(f, "there is no language `{}`; possible are {possible}", self.0)
    }
}

impl std::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Self, UnknownLang> {
        let found = Self::ALL.into_iter().find(|lang| lang.code() == code);
        found.ok_or_else(|| UnknownLang(code.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_read_as_it_is_shown() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        let unknown = "es".parse::<Lang>().unwrap_err().to_string();
        assert_eq!(unknown, "there is no language `es`; possible are `en`, `de`, `fr` or `it`");
    }
}

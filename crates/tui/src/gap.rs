//! What fills the gaps of sentences.

/// What fills a gap of a sentence.
#[derive(Clone, Debug)]
pub(crate) enum Gap {
    Text(String),
    Number(i32),
}

impl From<String> for Gap {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Gap {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<usize> for Gap {
    fn from(number: usize) -> Self {
        Self::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}

macro_rules! gap_from_small_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Gap {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        }
    )*};
}
gap_from_small_number!(u8, u16, i8, i16);

//! How the game's types are read and written: the feature `serde`.
//!
//! Most types derive it. Here is what no derive can make: numbers that know their bounds, lists
//! and sets without a heap, and enums whose variants are told apart by a field `type` (derived,
//! those would need a heap to read). Reading is strict: what cannot be is refused with a sentence
//! that says what would be right.

mod numbers;
mod sequences;
mod shapes;
mod tagged;
mod values;

pub(crate) use values::{FirstLeadText, Points, StudiosText};

pub use numbers::byte;

//! Whole tables: scenes of what people do there, and laws that hold whatever they do.

mod clocks;
mod consent;
mod forks;
mod gathering;
mod laws;
mod orders;
mod pacing;
mod playing;
mod presence;
mod random;
mod records;
mod room;
mod standing;
mod taking_back;

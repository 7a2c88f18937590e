//! The rules, in the order of the rulebook. Each chapter checks actions, computes the facts that
//! follow, and records its facts in the state.

mod auction;
mod awards;
mod ending;
mod film;
mod opening;
mod party;
mod placing;

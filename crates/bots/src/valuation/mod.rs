//! What positions, lots and chips are worth to a seat. All bots that think share it; their
//! characters are different weights.
//!
//! A film in the making promises its points and awards, times the chance that it will be
//! finished. That chance depends on its gaps and on the chips that are still to come. A chip is
//! worth what it adds to that on the film where it adds most; a lot, the best way to share its
//! chips out. All of it in points, so that a price can be set against it.

mod bars;
mod holdings;
mod outlook;
mod placing;
mod price;
mod prospect;
mod season;
mod weights;

pub(crate) use outlook::Outlook;
pub(crate) use placing::Planning;
pub(crate) use price::limit;
pub(crate) use prospect::Prospect;
pub(crate) use season::Season;
pub(crate) use weights::WEIGHTS;
pub use weights::{Company, Weights};

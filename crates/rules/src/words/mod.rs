//! The words of the game: one name for each thing, and no bare numbers.

mod id;
mod set;
use id::piece_id;
use set::bit_set;

mod award;
mod chip;
mod list;
mod location;
mod money;
mod rating;
mod screenplay;
mod seat;

pub use award::{Award, AwardPoints, N_AWARDS};
pub use chip::{Chip, ChipId, ChipKind, ChipSet, KindSet, MAX_CHIPS, Stars};
pub use list::List;
pub use location::{Location, LocationIdx, N_LOCATIONS, Quarter};
pub use money::Money;
pub use rating::{MAX_TOKENS, Rank, Rating};
pub use screenplay::{
    Genre, MAX_SCREENPLAYS, MAX_SLOTS, Screenplay, ScreenplayId, ScreenplaySet, Slot, SlotIdx,
    SlotSet,
};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, Seats, Studio};

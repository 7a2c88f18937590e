//! Finished games, judged: what each decision cost, what a lot was worth, what was luck.
//!
//! A [`Reviewer`] goes through a record step by step and asks a [`Judge`] how the game may end from
//! each moment. What comes of it is a [`Review`], which can be kept beside the game. Nothing here
//! does I/O or reads a clock: whoever calls says when the next step is taken.
//!
//! ```
//! # use traumfabrik_review::{Effort, Rehearser, Reviewer};
//! # let file = concat!(env!("CARGO_MANIFEST_DIR"),
//! #     "/../../fixtures/games/12-edition-fixture-short-films.jsonl");
//! # let input = std::io::BufReader::new(std::fs::File::open(file).unwrap());
//! let record = traumfabrik_wire::read(input)?;
//! # let effort = Effort { curve: 2, sketch: 2, glance: 2, choose: 4, measure: 4, price: 2 };
//! let mut reviewer = Reviewer::begin(record, Rehearser, 1, effort)?;
//! while reviewer.step() {
//!     let progress = reviewer.progress();
//!     assert!(progress.done <= progress.all);
//! }
//! let review = reviewer.finish();
//! for seat in &review.seats {
//!     assert!((seat.ledger.sum() - f64::from(seat.margin)).abs() < 0.001);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod effort;
mod judge;

mod reviewer;

mod auction;
mod awards;
mod decision;
mod estimate;
mod ledger;
mod story;
mod turning_point;

mod catalogue;
mod review;
mod tell;

mod calibration;

pub use calibration::{Calibration, Tenth};
pub use catalogue::catalogue;
pub use decision::best_action;
pub use effort::Effort;
pub use estimate::Forecast;
pub use judge::{Judge, Outlook, Rehearser};
pub use review::{
    Auction, Bidder, Decision, FORMAT, Ledger, Made, Moment, Review, Sale, SeatReview, Tried,
    TurningPoint, VERSION,
};
pub use reviewer::{Progress, Reviewer};
pub use story::Unfit;
pub use tell::decision_message;

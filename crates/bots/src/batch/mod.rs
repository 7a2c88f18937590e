//! Games that learners play, one after the other: whoever trains a net keeps many [`Lane`]s and
//! steps them all. Forced moves, dealing and the seats of bots are played inside, so that a lane
//! stands at a decision of the learner at all times.
//!
//! A lane depends on the seed of its [`BatchConfig`], its own number, and the answers that it is given;
//! on nothing else. So lanes can be shared out among threads in any way.
//!
//! ```
//! use traumfabrik_bots::batch::{Lane, BatchConfig, PlanBox, Seating};
//! use traumfabrik_bots::features::Detail;
//! use traumfabrik_rules::{Edition, Rulings};
//!
//! let edition = Edition::traumfabrik_2000();
//! let boxes = vec![PlanBox { edition: &edition, rulings: Rulings::traumfabrik_2000() }];
//! let plan = BatchConfig {
//!     seed: 1,
//!     boxes,
//!     draws_rulings: false,
//!     bots: vec![],
//!     teacher: None,
//!     detail: Detail::Nothing,
//! };
//! let mut lane = Lane::new(&plan, 0, Seating { n_seats: 4, players: [None; 5] });
//! let ended = loop {
//!     let index = lane.mask().nth(0).unwrap();
//!     if let Some(ended) = lane.play(&plan, index).unwrap() {
//!         break ended;
//!     }
//! };
//! assert_eq!(ended.shares.iter().sum::<f32>(), 1.0);
//! ```

mod lane;
mod plan;
mod player;

pub use lane::{Ended, Lane};
pub use plan::{BatchConfig, PlanBox, Seating};
pub use player::can_sit;

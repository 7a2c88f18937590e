//! Development only: what the tests of several crates share.

mod counting;
pub mod coverage;
pub mod differential;
pub mod fuzz;
pub mod generate;
pub mod nets;
pub mod oracle;
pub mod scene;
pub mod solver;
pub mod walk;

pub use counting::Counting;

//! Development only: what the tests of several crates share.

pub mod differential;
pub mod generate;
pub mod oracle;
pub mod scene;
pub mod walk;

//! Tables for everyone: people, tables and games over HTTP and sockets, on one store.
//!
//! Nobody sees a move before it is safely written down. All that a node keeps in memory can be
//! read again from the store, so a node can stop at any moment, and several can share a store.
#![forbid(unsafe_code)]

mod config;
mod error;
mod failure;

mod app;
mod clock;
mod cookie;
mod fair_queue;
mod limit;
mod metrics;
mod paced;
mod packed;
mod password;
mod random;

mod background;
mod lobby;
mod notices;
mod perspective;
mod preview;
mod records;
mod reviews;
mod room;
mod scrub;
mod thinkers;

mod http;
mod serve;
mod socket;

pub mod client;

mod types;

pub use config::{Config, Limits};
pub use error::ApiError;
pub use failure::catalogue;
pub use http::{admin, openapi};
pub use notices::{BadMail, Mail};
pub use serve::{Listening, Running, ServeError, serve};
pub use traumfabrik_room::{FromClient, Unit};
pub use types::types;

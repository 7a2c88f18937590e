//! What every store has to do, and what only one of them can do.

mod kit;

mod chain;
mod due;
mod hush;
mod lists;
mod log;
mod mail;
mod notices;
mod orders;
mod people;
mod races;
mod records;
mod requests;
mod reviews;
mod sessions;
mod snapshots;
mod tables;

mod migration;
mod moving;
mod postgres;
mod sqlite;

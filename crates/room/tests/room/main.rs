//! Rooms on a store that is made up, one message at a time.

mod cluster;

mod chat;
mod doors;
mod newer;
mod nodes;
mod older;
mod rights;
mod showing;
mod snapshots;
mod thinking;
mod time;
mod watching;

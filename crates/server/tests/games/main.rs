//! Games at a real server, by real sockets.

mod support;

mod alone;
mod forks;
mod friends;
mod opening;
mod orders;
mod previews;
mod repair;
mod replays;
mod reviews;
mod showing;
mod telling;
mod time;
mod watching;

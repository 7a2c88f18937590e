//! Games at a real server, by real sockets.

mod support;

mod alone;
mod companions;
mod forks;
mod friends;
mod newer;
mod opening;
mod orders;
mod previews;
mod records;
mod repair;
mod replays;
mod reviews;
mod showing;
mod signing_out;
mod telling;
mod thinking;
mod time;
mod waiting;
mod watching;

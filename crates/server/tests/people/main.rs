//! People, and the outer shell: a real server on a port of its own, asked over the network.

mod accounts;
mod guests;
mod limits;
mod machines;
mod merging;
mod page;
mod rubbish;
mod secrets;
mod site;
mod slow;
mod stopping;

mod browser;
mod log;
mod server;

//! Notices, as they arrive: a real server, a mailbox and a webhook that listen on this machine.

mod mailbox;
mod receiver;
mod world;

mod by_mail;
mod by_webhook;
mod consent;
mod whom;

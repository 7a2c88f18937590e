//! Everything that is written down or sent.

mod support;

mod damaged;
mod digits;
mod documented;
mod draw;
mod messages;
mod origin;
mod record;
mod shapes;

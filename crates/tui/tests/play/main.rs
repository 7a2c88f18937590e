//! Games of a person made of a few lines of code.

mod person;

mod endings;
mod games;
mod mistakes;
mod texts;

//! Games of a person made of a few lines of code.

mod person;

mod drafts;
mod endings;
mod games;
mod hints;
mod mistakes;
mod people;
mod playing_on;
mod saving;
mod screen;
mod taking_back;
mod texts;

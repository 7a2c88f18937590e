//! Packs on disk: which are sound, and what is said about those that are not.

mod draft;

mod edition;
mod files;
mod library;
mod pieces;
mod words;

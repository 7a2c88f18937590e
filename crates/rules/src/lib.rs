//! The rules of *Traumfabrik* / *Dream Factory*: exact, pure, and fast.
//!
//! Two to five producers bid for talent, fill screenplays with it, and win awards for their films
//! over four quarters. This crate knows the rules of both editions and every open question of the
//! rulebooks as a switch. It does no I/O, reads no clock, draws no random number, and needs
//! neither heap nor std.
//!
//! ```
//! use traumfabrik_rules::{
//!     Action, Due, Edition, Event, Game, Money, Refusal, Seats, Start, lowest_deal,
//! };
//!
//! // A table of three. The rules draw no lots: whoever deals answers what the game asks for.
//! let edition = Edition::traumfabrik_2000();
//! let start = Start::new(Seats::new(3).unwrap());
//! let mut game = Game::new(&edition, &start, |_| {})?;
//! while let Due::Dealer(ask) = game.due() {
//!     game.deal(&lowest_deal(&game, ask), |_| {})?;
//! }
//!
//! // Somebody is due. An action is checked first: a proof, or the reason why not.
//! let Due::Seat(seat) = game.due() else { unreachable!() };
//! assert_eq!(game.check(seat, Action::Bid(Money(13))).unwrap_err(),
//!            Refusal::BidAbovePurse { purse: Money(12) });
//! let mut facts = Vec::new();
//! game.play(seat, Action::Bid(Money(5)), |event| facts.push(event))?;
//! assert_eq!(facts, [Event::BidMade { seat, amount: Money(5) }]);
//!
//! // All that may be done now: it counts, indexes and iterates.
//! let legal = game.legal();
//! assert_eq!(legal.len(), 8, "pass, or bid 6 to 12");
//! assert_eq!(legal.nth(1), Some(Action::Bid(Money(6))));
//! # Ok::<(), Refusal>(())
//! ```
//!
//! A proof borrows its game, so one that has become stale does not compile:
//!
//! ```compile_fail
//! # use traumfabrik_rules::{Action, Game, Money, Refusal, Seat};
//! fn twice(game: &mut Game<'_>) -> Result<(), Refusal> {
//!     let first = game.check(Seat(0), Action::Pass)?;
//!     game.play(Seat(0), Action::Bid(Money(1)), |_| {})?;
//!     let passed = first.after(|_| {});
//!     Ok(())
//! }
//! ```
//!
//! What has to be kept is the [`Position`]: a plain value without a lifetime, `Copy`, `Eq` and
//! `Hash`. Paired with its edition it is a game again:
//!
//! ```
//! # use traumfabrik_rules::{Action, Edition, Game, Refusal, Seats, Start, lowest_deal, Due};
//! # let edition = Edition::traumfabrik_2000();
//! # let mut game = Game::new(&edition, &Start::new(Seats::new(3).unwrap()), |_| {})?;
//! # while let Due::Dealer(ask) = game.due() { game.deal(&lowest_deal(&game, ask), |_| {})?; }
//! let kept = game.position();
//! let Due::Seat(seat) = game.due() else { unreachable!() };
//! let after = Game::resume(&edition, kept).check(seat, Action::Pass)?.after(|_| {});
//! assert_ne!(after.position(), kept);
//! # Ok::<(), Refusal>(())
//! ```
//!
//! A finished film has no method that takes a chip:
//!
//! ```compile_fail
//! # use traumfabrik_rules::{ChipKind, Game};
//! fn recut(game: &Game<'_>) {
//!     let film = game.films().next().unwrap();
//!     let slots = film.accepts(ChipKind::Actor);
//! }
//! ```
//!
//! Faults ([`PieceFault`], [`SetupFault`], [`RulingFault`]) may become more in any version: they are
//! read by people. [`Action`], [`Event`] and [`Refusal`] are closed: whoever matches them decides
//! something for each, and wants to be told by the compiler of a new one. So a new one is a new major
//! version of this crate.
//!
//! Labels such as `auction/share` name the rules; the pages in `docs/rules` say them in words.
#![cfg_attr(not(feature = "typescript"), no_std)]
#![forbid(unsafe_code)]

/// The first game in the README is played by the tests, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod words;

mod edition;
mod pieces;
mod ruling;

mod action;
mod event;
mod legal;
mod refusal;

mod board;
#[cfg(feature = "editions")]
mod boxes;
mod chapter;
mod game;
mod setup;
mod view;

mod facts;

mod chance;
mod code;
mod deck;
mod perft;
mod sentence;

#[cfg(feature = "serde")]
pub mod serial;

pub use action::{Action, Ask, Deal, Due};
pub use board::{Effect, Film, Finish, Production};
pub use chance::{Chance, Draw, Outcome};
pub use code::{ActionCode, N_CODES};
pub use deck::Deck;
pub use edition::Edition;
pub use event::{Event, Standing};
pub use facts::{FilmFacts, SaleFacts};
pub use game::{AwardState, Game, HighBid, Phase, Position, Visit};
pub use legal::{Cause, Legal, LegalSet, MAX_MAKING, Placing};
pub use perft::{lowest_deal, perft};
pub use pieces::{MAX_CITY_CHIPS, MONEY_MAX, PieceFault, Pieces};
pub use refusal::Refusal;
pub use ruling::{
    Answer, Counts, FinalTie, FirstLead, LastSilentSeat, Legends, PartyDecline, RulingFault,
    Rulings, Screens, Start, Studios,
};
pub use setup::{FinishedFilm, Placed, Setup, SetupFault};
pub use view::{
    AwardView, BoardView, FilmView, LegalView, LotView, Perspective, Placement, ProductionView,
    SlotView, View,
};
pub use words::*;

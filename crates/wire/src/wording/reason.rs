//! Reasons for and against a move, and what they say.

use traumfabrik_rules::{Award, ChipId, Money, Rating, ScreenplayId, Seat, Stars};

use crate::message::{Arg, Message, award_word};

/// What speaks for a move or against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The lot is worth this much, and not more.
    Price {
        /// In money.
        price: Money,
    },
    /// The chips finish a film.
    Finishes {
        /// Which one.
        screenplay: ScreenplayId,
        /// Its token, if one is left for it.
        rating: Option<Rating>,
    },
    /// An award is won, or the lead for it.
    Wins {
        /// Which one.
        award: Award,
        /// Who loses it.
        from: Option<Seat>,
    },
    /// The chips fill gaps of a film.
    Fills {
        /// Which one.
        screenplay: ScreenplayId,
        /// How many.
        n_filled: u8,
        /// How many are left.
        n_missing: u8,
    },
    /// The chips make a film better.
    Raises {
        /// Which one.
        screenplay: ScreenplayId,
        /// By how much.
        stars: Stars,
    },
    /// A chip makes a film worse.
    Lowers {
        /// Which one.
        screenplay: ScreenplayId,
        /// By how much.
        stars: Stars,
        /// The chip that would be covered.
        chip: ChipId,
    },
    /// There is no good place for it.
    Useless,
    /// What the chips of a lot bring is worth this much, but something else settled what is bid.
    Repriced {
        /// In money.
        price: Money,
        /// Whether it was thought to be worth more, and not less.
        is_more: bool,
        /// What else.
        by: Judgement,
    },
    /// By what chips bring something else would have been better.
    Preferred {
        /// What settled it.
        by: Judgement,
    },
    /// A rival would finish a film.
    RivalFinishes {
        /// Who.
        seat: Seat,
        /// Which one.
        screenplay: ScreenplayId,
    },
    /// A rival would fill gaps.
    RivalFills {
        /// Who.
        seat: Seat,
        /// How many, on one film.
        n_filled: u8,
    },
}

/// What settles a move beside what chips bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// What may come of it, found by looking ahead.
    Foresight,
    /// A feeling for the game.
    Feeling,
    /// An error.
    Mistake,
}

/// A reason in words.
pub fn reason_message(reason: &Reason) -> Message {
    let film = |id, screenplay: ScreenplayId| {
        Message::new(id).with("screenplay", Arg::Screenplay(screenplay.number()))
    };
    let number = |number: u8| Arg::Number(number.into());
    match *reason {
        Reason::Price { price } => Message::new("reason-price").with("price", Arg::Money(price.0)),
        Reason::Finishes { screenplay, rating: Some(Rating { value, plus }) } => {
            film("reason-finishes", screenplay).with("rating", Arg::Rating { value, plus })
        }
        Reason::Finishes { screenplay, rating: None } => {
            film("reason-finishes-unrated", screenplay)
        }
        Reason::Wins { award, from: Some(seat) } => Message::new("reason-takes")
            .with("award", Arg::Word(award_word(award)))
            .with("seat", Arg::Seat(seat.0)),
        Reason::Wins { award, from: None } => {
            Message::new("reason-wins").with("award", Arg::Word(award_word(award)))
        }
        Reason::Fills { screenplay, n_filled, n_missing } => film("reason-fills", screenplay)
            .with("count", number(n_filled))
            .with("left", number(n_missing)),
        Reason::Raises { screenplay, stars } => {
            film("reason-raises", screenplay).with("stars", Arg::Number(stars.0.into()))
        }
        Reason::Lowers { screenplay, stars, chip } => film("reason-lowers", screenplay)
            .with("stars", Arg::Number(stars.0.into()))
            .with("chip", Arg::Chip(chip.number())),
        Reason::Useless => Message::new("reason-useless"),
        Reason::Repriced { price, is_more, by } => {
            let id = match (by, is_more) {
                (Judgement::Foresight, true) => "reason-foresight-more",
                (Judgement::Foresight, false) => "reason-foresight-less",
                (Judgement::Feeling, true) => "reason-feeling-more",
                (Judgement::Feeling, false) => "reason-feeling-less",
                (Judgement::Mistake, true) => "reason-mistake-more",
                (Judgement::Mistake, false) => "reason-mistake-less",
            };
            Message::new(id).with("price", Arg::Money(price.0))
        }
        Reason::Preferred { by } => Message::new(match by {
            Judgement::Foresight => "reason-foresight-other",
            Judgement::Feeling => "reason-feeling-other",
            Judgement::Mistake => "reason-mistake-other",
        }),
        Reason::RivalFinishes { seat, screenplay } => {
            film("reason-rival-finishes", screenplay).with("seat", Arg::Seat(seat.0))
        }
        Reason::RivalFills { seat, n_filled } => Message::new("reason-rival-fills")
            .with("seat", Arg::Seat(seat.0))
            .with("count", number(n_filled)),
    }
}

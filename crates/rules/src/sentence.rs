//! What refusals and faults say in English. Programmers, operators and authors of data read these;
//! players are told in their own language.

use core::error::Error;
use core::fmt;

use crate::action::{Ask, Due};
use crate::pieces::PieceFault;
use crate::refusal::Refusal;
use crate::setup::SetupFault;
use crate::words::{Award, ChipKind, Genre, Slot};

impl Error for Refusal {}
impl Error for PieceFault {}
impl Error for SetupFault {}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NotYourTurn { due: Due::Seat(seat) } => write!(f, "seat {seat} is due"),
            Self::NotYourTurn { due: Due::Dealer(ask) } => {
                write!(f, "the dealer is due with {ask}")
            }
            Self::NotYourTurn { due: Due::Nobody } => f.write_str("the game is over"),
            Self::NoAuction => f.write_str("no auction is going on"),
            Self::NoParty => f.write_str("nobody chooses at a party now"),
            Self::NothingToPlace => f.write_str("the seat holds no chips to place"),
            Self::MustPlaceFirst => {
                f.write_str("the chips in hand have to be placed or discarded first")
            }
            Self::BidTooLow { floor } => write!(f, "the bid has to be at least {floor}"),
            Self::BidAbovePurse { purse } => write!(f, "the purse holds only {purse}"),
            Self::OnlyZero => {
                f.write_str("the last seat that has not spoken may bid nothing but 0")
            }
            Self::NotOffered { chip } => write!(f, "chip {chip} is not at the party"),
            Self::MayNotDecline => f.write_str("at this table every seat takes a chip"),
            Self::NotInHand { chip } => write!(f, "chip {chip} is not in hand"),
            Self::NotYourScreenplay { screenplay } => {
                write!(f, "screenplay {screenplay} does not lie before this seat")
            }
            Self::FilmFinished { screenplay } => {
                write!(f, "film {screenplay} is finished and takes no chip")
            }
            Self::NoSuchSlot { screenplay, n_slots } => {
                write!(f, "screenplay {screenplay} has only {n_slots} slots")
            }
            Self::SlotWantsOther { slot, kind } => {
                write!(f, "a slot for {slot} does not take a chip for {kind}")
            }
            Self::OpenSlotTaken { by } => write!(f, "the open slot belongs to {by} already"),
            Self::ClosedByAgency => f.write_str("an agency lies there: only agencies may follow"),
            Self::DealerNotDue => f.write_str("the dealer is not due"),
            Self::WrongDeal { ask } => write!(f, "the dealer is asked for {ask}"),
            Self::ChipNotInBag { chip } => write!(f, "chip {chip} is not in the bag"),
            Self::NotALegend { chip } => {
                write!(f, "chip {chip} is not one of the legends that are left")
            }
            Self::ChipTwice { chip } => write!(f, "chip {chip} is named twice"),
            Self::DealCount { expected, found } => {
                write!(f, "{found} are named; there have to be {expected}")
            }
            Self::ScreenplayNotInStack { screenplay } => {
                write!(
                    f,
                    "screenplay {screenplay} is not among the unread ones of the \
                 stack"
                )
            }
            Self::StudioTwice { studio } => write!(f, "studio {} is named twice", studio.0),
            Self::NoSuchStudio { studio } => {
                write!(f, "there is no studio {}; 1 to 5 exist", studio.0)
            }
            Self::NoSuchSeat { seat } => write!(f, "the table has no seat {seat}"),
        }
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoSuchSeat { seat } => write!(f, "the table has no seat {seat}"),
            Self::Studios { found, expected } => {
                write!(f, "{found} studios are assigned; there have to be {expected}")
            }
            Self::Studio { studio } => write!(
                f,
                "studio {} is assigned twice or does not exist; studios are \
                 numbered 1 to 5",
                studio.0
            ),
            Self::MoneyTotal { expected, found } => write!(
                f,
                "the purses of all seats and the middle hold {found}; the \
                 game began with {expected}"
            ),
            Self::ChipTwice { chip } => write!(f, "chip {chip} is in two places"),
            Self::NoSuchChip { chip } => write!(f, "the box has no chip {chip}"),
            Self::NoSuchScreenplay { screenplay } => {
                write!(f, "the box has no screenplay {screenplay}")
            }
            Self::ScreenplayTwice { screenplay } => {
                write!(f, "screenplay {screenplay} is in two places")
            }
            Self::ScreenplayAstray { screenplay } => {
                write!(
                    f,
                    "screenplay {screenplay} belongs to a studio and has to lie \
                 before its seat"
                )
            }
            Self::ScreenplayMissing { screenplay } => {
                write!(
                    f,
                    "screenplay {screenplay} is missing; it has to lie before the \
                 seat of its studio"
                )
            }
            Self::PlacedNowhere { chip, screenplay } => {
                write!(
                    f,
                    "chip {chip} lies on screenplay {screenplay}, which lies \
                 before nobody"
                )
            }
            Self::NoSuchSlot { screenplay, slot } => {
                write!(f, "screenplay {screenplay} has no slot {}", slot.0)
            }
            Self::PlacedWrong { chip, screenplay, slot } => write!(
                f,
                "chip {chip} may not lie on slot {} of screenplay \
                 {screenplay}, for what is printed there or for the chips \
                 beneath",
                slot.0
            ),
            Self::NotFinished { screenplay } => write!(
                f,
                "screenplay {screenplay} has all it needs and has to be among \
                 the finished films"
            ),
            Self::NotFilled { screenplay } => {
                write!(f, "film {screenplay} is finished, yet a slot of it is empty")
            }
            Self::NoSuchToken { rating } => write!(f, "the box has no token {rating}"),
            Self::TokenTwice { rating } => write!(f, "two films hold the token {rating}"),
            Self::AwardAstray { award } => {
                write!(f, "award {award} cannot lie there")
            }
            Self::AwardOpen { award } => write!(
                f,
                "award {award} cannot be open: the first film of its genre is \
                 finished"
            ),
            Self::LotSize { location, expected, found } => {
                write!(
                    f,
                    "{found} chips wait at location {}; there have to be {expected}",
                    location.0
                )
            }
            Self::TooFewUndrawn { needed, found } => {
                write!(
                    f,
                    "the rest of the game draws {needed} chips, but only {found} \
                 have not come up"
                )
            }
            Self::TooFewLegends { needed, found } => {
                write!(
                    f,
                    "the quarters to come need {needed} legends, but only {found} \
                 have not come up"
                )
            }
            Self::Hand { found } => {
                write!(f, "{found} chips in hand do not fit what comes next")
            }
            Self::Auction => f.write_str(
                "the auction cannot stand like this: look at who is in, who \
                 is due and what was bid",
            ),
            Self::Party => f.write_str(
                "the party cannot stand like this: look at the order of \
                 choosing and the chips that are left",
            ),
            Self::Next => f.write_str("what comes next does not fit the place on the route"),
        }
    }
}

impl fmt::Display for PieceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::LegendCount { found } => {
                write!(f, "{found} chips are legends; there have to be four")
            }
            Self::LegendNotDirector { chip } => {
                write!(f, "chip {chip} is a legend and has to be a director")
            }
            Self::ChipStars { chip, min, max } => {
                write!(f, "chip {chip} has to have {} to {} stars", min.0, max.0)
            }
            Self::BagTooSmall { needed, found } => write!(
                f,
                "a game of five seats draws {needed} chips that are no \
                 legends, but there are {found}"
            ),
            Self::StudioGenre { studio, genre, found } => write!(
                f,
                "studio {} owns {found} screenplays of the genre {}; it has \
                 to own one",
                studio.0, genre
            ),
            Self::NoSuchStudio { screenplay } => {
                write!(
                    f,
                    "screenplay {screenplay} names a studio that does not exist; \
                 1 to 5 do"
                )
            }
            Self::PrintedStars { screenplay, min, max } => {
                write!(f, "screenplay {screenplay} has to have {} to {} stars", min.0, max.0)
            }
            Self::DirectorSlots { screenplay, found } => {
                write!(
                    f,
                    "screenplay {screenplay} has {found} director slots; it has \
                 to have one"
                )
            }
            Self::GuestSlots { screenplay, found } => {
                write!(
                    f,
                    "screenplay {screenplay} has {found} guest slots; it has to \
                 have one"
                )
            }
            Self::GuestSlotNotLast { screenplay } => {
                write!(
                    f,
                    "the guest slot of screenplay {screenplay} has to be its last \
                 slot"
                )
            }
            Self::RouteLength { found } => {
                write!(f, "the route has {found} locations; there have to be eight")
            }
            Self::RouteStart => f.write_str("the route has to begin with the sign"),
            Self::SecondSign { location } => {
                write!(f, "location {} is a second sign; there may be only one", location.0)
            }
            Self::CityChips { location, found } => {
                write!(
                    f,
                    "the city at location {} shows {found} chips; 1 to 5 are \
                 possible",
                    location.0
                )
            }
            Self::PartyCount { found } => {
                write!(f, "the route has {found} parties; there have to be two")
            }
            Self::NoTokens => f.write_str("there has to be at least one rating token"),
            Self::TokenOrder { rating } => {
                write!(f, "token {rating} is out of order; tokens ascend, each once")
            }
            Self::AwardPoints { max } => {
                write!(f, "an award is worth too much; {max} points are the most")
            }
            Self::Purse { purse, n_seats, money_max } => write!(
                f,
                "a purse of {purse} for each of {n_seats} seats is not \
                 possible: it has to be at least 1, and all purses together \
                 at most {money_max}"
            ),
        }
    }
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Studios => f.write_str("a studio for every seat"),
            Self::Lead => f.write_str("the first lead"),
            Self::Screenplay => f.write_str("a screenplay"),
            Self::Legend => f.write_str("a legend"),
            Self::Lots { n_chips } => write!(f, "{n_chips} chips for the cities"),
            Self::Faces { n_chips } => write!(f, "{n_chips} chips for the party"),
        }
    }
}

impl fmt::Display for Award {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FirstFilm(genre) => write!(f, "first film of {genre}"),
            Self::BestOfQuarter(quarter) => write!(f, "best film of quarter {}", quarter.number()),
            Self::BestOfGenre(genre) => write!(f, "best film of {genre}"),
            Self::WorstFilm => f.write_str("worst film"),
            Self::BestDirection => f.write_str("best direction"),
        }
    }
}

/// One plain word for each of a few.
macro_rules! words {
    ($name:ident: $($variant:ident $word:literal),*) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(match self {
                    $(Self::$variant => $word,)*
                })
            }
        }
    };
}

words!(Genre: Drama "drama", Adventure "adventure", Entertainment "entertainment");
words!(ChipKind: Director "director", Actor "actor", Camera "camera", Music "music",
    Effects "effects", Guest "guest", Agency "agency");
words!(Slot: Director "director", Actor "actor", Camera "camera", Music "music",
    Effects "effects", Open "open", Guest "guest");

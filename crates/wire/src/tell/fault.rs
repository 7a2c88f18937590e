//! Faults of positions and boxes in English. Only operators and authors of data read these, so
//! they do not go through the language files.

use traumfabrik_rules::{Award, PieceFault, SetupFault};

use crate::json;

/// What is wrong with a position, and what would be right.
pub fn fault_text(fault: &SetupFault) -> String {
    match *fault {
        SetupFault::NoSuchSeat { seat } => format!("the table has no seat {seat}"),
        SetupFault::Studios { found, expected } => {
            format!("{found} studios are assigned; there have to be {expected}")
        }
        SetupFault::Studio { studio } => format!(
            "studio {} is assigned twice or does not exist; studios are numbered 1 to 5",
            studio.0
        ),
        SetupFault::MoneyTotal { expected, found } => format!(
            "the purses of all seats and the middle hold {found}; the game began with {expected}"
        ),
        SetupFault::ChipTwice { chip } => format!("chip {chip} is in two places"),
        SetupFault::NoSuchChip { chip } => format!("the box has no chip {chip}"),
        SetupFault::NoSuchScreenplay { screenplay } => {
            format!("the box has no screenplay {screenplay}")
        }
        SetupFault::ScreenplayTwice { screenplay } => {
            format!("screenplay {screenplay} is in two places")
        }
        SetupFault::ScreenplayAstray { screenplay } => {
            format!("screenplay {screenplay} belongs to a studio and has to lie before its seat")
        }
        SetupFault::ScreenplayMissing { screenplay } => {
            format!(
                "screenplay {screenplay} is missing; it has to lie before the seat of its studio"
            )
        }
        SetupFault::PlacedNowhere { chip, screenplay } => {
            format!("chip {chip} lies on screenplay {screenplay}, which lies before nobody")
        }
        SetupFault::NoSuchSlot { screenplay, slot } => {
            format!("screenplay {screenplay} has no slot {}", slot.0)
        }
        SetupFault::PlacedWrong { chip, screenplay, slot } => format!(
            "chip {chip} may not lie on slot {} of screenplay {screenplay}, for what is printed \
             there or for the chips beneath",
            slot.0
        ),
        SetupFault::NotFinished { screenplay } => format!(
            "screenplay {screenplay} has all it needs and has to be among the finished films"
        ),
        SetupFault::NotFilled { screenplay } => {
            format!("film {screenplay} is finished, yet a slot of it is empty")
        }
        SetupFault::NoSuchToken { rating } => format!("the box has no token {rating}"),
        SetupFault::TokenTwice { rating } => format!("two films hold the token {rating}"),
        SetupFault::AwardAstray { award } => {
            format!("award {} cannot lie there", award_name(award))
        }
        SetupFault::AwardOpen { award } => format!(
            "award {} cannot be open: the first film of its genre is finished",
            award_name(award)
        ),
        SetupFault::LotSize { location, expected, found } => {
            format!("{found} chips wait at location {}; there have to be {expected}", location.0)
        }
        SetupFault::TooFewUndrawn { needed, found } => {
            format!("the rest of the game draws {needed} chips, but only {found} have not come up")
        }
        SetupFault::TooFewLegends { needed, found } => {
            format!("the quarters to come need {needed} legends, but only {found} have not come up")
        }
        SetupFault::Hand { found } => {
            format!("{found} chips in hand do not fit what comes next")
        }
        SetupFault::Auction => {
            "the auction cannot stand like this: look at who is in, who is due and what was bid"
                .to_owned()
        }
        SetupFault::Party => "the party cannot stand like this: look at the order of choosing and \
                              the chips that are left"
            .to_owned(),
        SetupFault::Next => "what comes next does not fit the place on the route".to_owned(),
    }
}

/// What is wrong with a box, and what would be right.
pub fn piece_fault_text(fault: &PieceFault) -> String {
    match *fault {
        PieceFault::LegendCount { found } => {
            format!("{found} chips are legends; there have to be four")
        }
        PieceFault::LegendNotDirector { chip } => {
            format!("chip {chip} is a legend and has to be a director")
        }
        PieceFault::ChipStars { chip, min, max } => {
            format!("chip {chip} has to have {} to {} stars", min.0, max.0)
        }
        PieceFault::BagTooSmall { needed, found } => format!(
            "a game of five seats draws {needed} chips that are no legends, but there are {found}"
        ),
        PieceFault::StudioGenre { studio, genre, found } => format!(
            "studio {} owns {found} screenplays of the genre {}; it has to own one",
            studio.0,
            quoted(&json::Genre::from(genre))
        ),
        PieceFault::NoSuchStudio { screenplay } => {
            format!("screenplay {screenplay} names a studio that does not exist; 1 to 5 do")
        }
        PieceFault::PrintedStars { screenplay, min, max } => {
            format!("screenplay {screenplay} has to have {} to {} stars", min.0, max.0)
        }
        PieceFault::DirectorSlots { screenplay, found } => {
            format!("screenplay {screenplay} has {found} director slots; it has to have one")
        }
        PieceFault::GuestSlots { screenplay, found } => {
            format!("screenplay {screenplay} has {found} guest slots; it has to have one")
        }
        PieceFault::GuestSlotNotLast { screenplay } => {
            format!("the guest slot of screenplay {screenplay} has to be its last slot")
        }
        PieceFault::RouteLength { found } => {
            format!("the route has {found} locations; there have to be eight")
        }
        PieceFault::RouteStart => "the route has to begin with the sign".to_owned(),
        PieceFault::SecondSign { location } => {
            format!("location {} is a second sign; there may be only one", location.0)
        }
        PieceFault::CityChips { location, found } => {
            format!("the city at location {} shows {found} chips; 1 to 5 are possible", location.0)
        }
        PieceFault::PartyCount { found } => {
            format!("the route has {found} parties; there have to be two")
        }
        PieceFault::NoTokens => "there has to be at least one rating token".to_owned(),
        PieceFault::TokenOrder { rating } => {
            format!("token {rating} is out of order; tokens ascend, each once")
        }
        PieceFault::AwardPoints { max } => {
            format!("an award is worth too much; {max} points are the most")
        }
        PieceFault::Purse { purse, n_seats, money_max } => format!(
            "a purse of {purse} for each of {n_seats} seats is not possible: it has to be at \
             least 1, and all purses together at most {money_max}"
        ),
    }
}

/// An award as data files write it.
fn award_name(award: Award) -> String {
    quoted(&json::Award::from(award))
}

fn quoted(twin: &impl serde::Serialize) -> String {
    json::text(twin)
}

//! What the game's enums with a `type` look like.

use super::tagged::tagged;
use crate::action::{Action, Ask, Deal, Due};
use crate::event::{Event, Standing};
use crate::game::{AwardState, HighBid, Phase, Visit};
use crate::legal::Cause;
use crate::pieces::MAX_CITY_CHIPS;
use crate::refusal::Refusal;
use crate::view::Perspective;
use crate::words::{
    Award, ChipId, ChipKind, List, LocationIdx, MAX_SEATS, Money, Quarter, Rating, ScreenplayId,
    Seat, SeatSet, Slot, SlotIdx, Stars, Studio,
};

tagged! {
    /// What a seat may wish to do.
    Action, "an action" {
        /// How much.
        amount: Money,
        /// Which chip.
        chip: ChipId,
        /// On which screenplay.
        screenplay: ScreenplayId,
        /// On which of its slots, from 0.
        slot: SlotIdx,
    }
    "bid" Bid(amount),
    "pass" Pass,
    "take" Take(chip),
    "decline" Decline,
    "place" Place { chip, screenplay, slot },
    "discard" Discard(chip),
}

tagged! {
    /// What the dealer is asked for.
    Ask, "what the dealer is asked for" {
        /// How many in all.
        n_chips: u8,
    }
    "studios" Studios,
    "lead" Lead,
    "screenplay" Screenplay,
    "legend" Legend,
    "lots" Lots { n_chips },
    "faces" Faces { n_chips },
}

tagged! {
    /// The dealer's answer.
    Deal, "a deal" {
        /// By seat.
        studios: List<Studio, MAX_SEATS>,
        /// Which one.
        seat: Seat,
        /// Which one.
        screenplay: ScreenplayId,
        /// Which chip.
        chip: ChipId,
        /// As they lie; those of all cities in the order of the route.
        chips: List<ChipId, MAX_CITY_CHIPS>,
    }
    "studios" Studios(studios),
    "lead" Lead(seat),
    "screenplay" Screenplay(screenplay),
    "legend" Legend(chip),
    "lots" Lots(chips),
    "faces" Faces(chips),
}

tagged! {
    /// Whose turn it is.
    Due, "who is due" {
        /// Which one.
        seat: Seat,
        /// What it is asked for.
        ask: Ask,
    }
    "seat" Seat(seat),
    "dealer" Dealer(ask),
    "nobody" Nobody,
}

tagged! {
    /// What facts come from.
    Cause, "a cause" {
        /// What the seat that was due did.
        action: Action,
        /// What the dealer answered.
        deal: Deal,
    }
    "action" Action(action),
    "deal" Deal(deal),
}

tagged! {
    /// Something that has happened.
    Event, "a fact" {
        /// By seat.
        studios: List<Studio, MAX_SEATS>,
        /// Who.
        seat: Seat,
        /// Which screenplay.
        screenplay: ScreenplayId,
        /// The quarter that began, 1 to 4.
        quarter: Quarter,
        /// Which chip.
        chip: ChipId,
        /// Which chips; those of all cities in the order of the route.
        chips: List<ChipId, MAX_CITY_CHIPS>,
        /// Its place on the route.
        location: LocationIdx,
        /// How much.
        amount: Money,
        /// What the winner paid.
        price: Money,
        /// What each other seat received.
        share: Money,
        /// What stayed in the middle.
        left: Money,
        /// The chips of the party.
        faces: List<ChipId, MAX_SEATS>,
        /// Who chooses first, second, and so on.
        order: List<Seat, MAX_SEATS>,
        /// On which of its slots, from 0.
        slot: SlotIdx,
        /// The sum of its stars.
        value: Stars,
        /// Its token; null if none was left at or below the value.
        rating: Option<Rating>,
        /// Which award.
        award: Award,
        /// The film it lies on; null for best direction.
        film: Option<ScreenplayId>,
        /// The final scores, by seat.
        standings: List<Standing, MAX_SEATS>,
        /// Who won, ascending.
        winners: SeatSet,
    }
    "studios_assigned" StudiosAssigned { studios },
    "lead_assigned" LeadAssigned { seat },
    "screenplay_turned" ScreenplayTurned { screenplay },
    "legend_turned" LegendTurned { quarter, chip },
    "lots_dealt" LotsDealt { chips },
    "arrived" Arrived { location },
    "bid_made" BidMade { seat, amount },
    "passed" Passed { seat },
    "lot_sold" LotSold { seat, price, share, left },
    "lot_withdrawn" LotWithdrawn,
    "party_revealed" PartyRevealed { faces, order },
    "chip_taken" ChipTaken { seat, chip },
    "declined" Declined { seat },
    "leftovers_removed" LeftoversRemoved { chips },
    "chip_placed" ChipPlaced { seat, chip, screenplay, slot },
    "chip_discarded" ChipDiscarded { seat, chip },
    "film_finished" FilmFinished { seat, screenplay, value, rating },
    "screenplay_taken" ScreenplayTaken { seat, screenplay },
    "award_given" AwardGiven { award, seat, film },
    "award_withheld" AwardWithheld { award },
    "game_ended" GameEnded { standings, winners },
}

tagged! {
    /// Why an action or a deal is refused.
    Refusal, "a refusal" {
        due: Due,
        floor: Money,
        purse: Money,
        chip: ChipId,
        screenplay: ScreenplayId,
        n_slots: u8,
        slot: Slot,
        kind: ChipKind,
        by: ChipKind,
        ask: Ask,
        expected: u8,
        found: u8,
        studio: u8,
        seat: u8,
    }
    "not_your_turn" NotYourTurn { due },
    "no_auction" NoAuction,
    "no_party" NoParty,
    "nothing_to_place" NothingToPlace,
    "must_place_first" MustPlaceFirst,
    "bid_too_low" BidTooLow { floor },
    "bid_above_purse" BidAbovePurse { purse },
    "only_zero" OnlyZero,
    "not_offered" NotOffered { chip },
    "may_not_decline" MayNotDecline,
    "not_in_hand" NotInHand { chip },
    "not_your_screenplay" NotYourScreenplay { screenplay },
    "film_finished" FilmFinished { screenplay },
    "no_such_slot" NoSuchSlot { screenplay, n_slots },
    "slot_wants_other" SlotWantsOther { slot, kind },
    "open_slot_taken" OpenSlotTaken { by },
    "closed_by_agency" ClosedByAgency,
    "dealer_not_due" DealerNotDue,
    "wrong_deal" WrongDeal { ask },
    "chip_not_in_bag" ChipNotInBag { chip },
    "not_a_legend" NotALegend { chip },
    "chip_twice" ChipTwice { chip },
    "deal_count" DealCount { expected, found },
    "screenplay_not_in_stack" ScreenplayNotInStack { screenplay },
    "studio_twice" StudioTwice { studio },
    "no_such_studio" NoSuchStudio { studio },
    "no_such_seat" NoSuchSeat { seat },
}

tagged! {
    /// What has become of an award.
    AwardState, "what has become of an award" {
        /// Which one it lies on.
        film: ScreenplayId,
        /// Which one it belongs to.
        seat: Seat,
    }
    "open" Open,
    "withheld" Withheld,
    "film" Film(film),
    "seat" Seat(seat),
}

tagged! {
    /// Who looks.
    Perspective, "who looks" {
        /// Which one.
        seat: Seat,
    }
    "seat" Seat(seat),
    "table" Table,
    "judge" Judge,
}

tagged! {
    /// Which decision comes next.
    Phase, "which decision comes next" {
        /// Whether the lead is known already.
        lead_known: bool,
    }
    "studios" Studios { lead_known },
    "lead" Lead,
    "screenplay" Screenplay,
    "legend" Legend,
    "lots" Lots,
    "faces" Faces,
    "bid" Bid,
    "place" Place,
    "choose" Choose,
    "nothing" Over,
}

// What is written down calls a visit a scene.
tagged! {
    /// What goes on at the current location.
    Visit as "Scene", "what goes on at a location" {
        /// The seats that have not passed, ascending.
        standing: SeatSet,
        /// The highest bid so far.
        high: Option<HighBid>,
        /// The chips that are still there.
        faces: List<ChipId, MAX_SEATS>,
        /// The order of choosing.
        order: List<Seat, MAX_SEATS>,
        /// How many seats have chosen or declined.
        n_chosen: u8,
    }
    "auction" Auction { standing, high },
    "party" Party { faces, order, n_chosen },
}

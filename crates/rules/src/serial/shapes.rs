//! What the game's types look like where they look otherwise than their fields: enums with a
//! `type`, sums that are told and checked, words that stand for whole values.

use core::fmt;

use serde::de::value::SeqAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Unexpected, Visitor};
use serde::ser::{Serialize, Serializer};

use super::numbers::{Bounds, points};
use super::tagged::tagged;
use crate::action::{Action, Ask, Deal, Due};
use crate::event::{Event, Standing};
use crate::game::AwardState;
use crate::legal::Cause;
use crate::pieces::MAX_CITY_CHIPS;
use crate::refusal::Refusal;
use crate::ruling::{FirstLead, Studios};
use crate::view::Perspective;
use crate::words::{
    Award, ChipId, ChipKind, List, LocationIdx, MAX_SEATS, Money, N_AWARDS, Quarter, Rating,
    ScreenplayId, Seat, SeatSet, Slot, SlotIdx, Stars, Studio,
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
        studio: Studio,
        seat: Seat,
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

/// A seat's points with their sum, which readers would otherwise have to add up.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Points {
    /// The numbers on the tokens of its finished films.
    #[serde(deserialize_with = "points")]
    films: u16,
    /// The awards that it or its films hold.
    #[serde(deserialize_with = "points")]
    awards: u16,
    /// Its money.
    money: Money,
    /// The sum of the three.
    total: i64,
}

impl From<Standing> for Points {
    fn from(standing: Standing) -> Self {
        let Standing { films, awards, money } = standing;
        Self { films, awards, money, total: standing.total().into() }
    }
}

impl TryFrom<Points> for Standing {
    type Error = WrongSum;

    fn try_from(points: Points) -> Result<Self, WrongSum> {
        let Points { films, awards, money, total: found } = points;
        let standing = Self { films, awards, money };
        let expected = i64::from(standing.total());
        if found == expected { Ok(standing) } else { Err(WrongSum { found, expected }) }
    }
}

/// A sum that is none.
pub(crate) struct WrongSum {
    found: i64,
    expected: i64,
}

impl fmt::Display for WrongSum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "total: {} is not the sum, which is {}", self.found, self.expected)
    }
}

/// The awards in the order of [`Award::ALL`].
const AWARDS: [&str; N_AWARDS] = [
    "first_film_drama",
    "first_film_adventure",
    "first_film_entertainment",
    "best_of_quarter_1",
    "best_of_quarter_2",
    "best_of_quarter_3",
    "best_of_genre_drama",
    "best_of_genre_adventure",
    "best_of_genre_entertainment",
    "worst_film",
    "best_direction",
];

impl Serialize for Award {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        AWARDS[self.index()].serialize(to)
    }
}

impl<'de> Deserialize<'de> for Award {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_str(AwardName)
    }
}

struct AwardName;

impl Visitor<'_> for AwardName {
    type Value = Award;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of an award")
    }

    fn visit_str<E: Error>(self, found: &str) -> Result<Award, E> {
        let idx = AWARDS.iter().position(|&name| name == found);
        idx.map(|idx| Award::ALL[idx]).ok_or_else(|| E::unknown_variant(found, &AWARDS))
    }
}

/// Who gets which studio: a rule, or one studio for each seat.
#[derive(serde::Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) enum StudiosText {
    Rule(StudiosRule),
    Chosen(List<Studio, MAX_SEATS>),
}

/// A rule that assigns the studios.
#[derive(serde::Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) enum StudiosRule {
    Random,
    BySeat,
}

impl From<Studios> for StudiosText {
    fn from(studios: Studios) -> Self {
        match studios {
            Studios::Random => Self::Rule(StudiosRule::Random),
            Studios::BySeat => Self::Rule(StudiosRule::BySeat),
            Studios::ByChoice(chosen) => Self::Chosen(chosen),
        }
    }
}

impl<'de> Deserialize<'de> for Studios {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(StudiosVisitor)
    }
}

struct StudiosVisitor;

impl<'de> Visitor<'de> for StudiosVisitor {
    type Value = Studios;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"random\", \"by_seat\" or a list such as [3,1,4]")
    }

    fn visit_str<E: Error>(self, found: &str) -> Result<Studios, E> {
        match found {
            "random" => Ok(Studios::Random),
            "by_seat" => Ok(Studios::BySeat),
            _ => Err(E::invalid_value(Unexpected::Str(found), &self)),
        }
    }

    fn visit_seq<A: SeqAccess<'de>>(self, studios: A) -> Result<Studios, A::Error> {
        List::deserialize(SeqAccessDeserializer::new(studios)).map(Studios::ByChoice)
    }
}

/// Who leads first: a rule, or a seat.
#[derive(serde::Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) enum FirstLeadText {
    Rule(FirstLeadRule),
    Named(Seat),
}

/// A rule that names the first lead.
#[derive(serde::Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) enum FirstLeadRule {
    Random,
}

impl From<FirstLead> for FirstLeadText {
    fn from(lead: FirstLead) -> Self {
        match lead {
            FirstLead::Random => Self::Rule(FirstLeadRule::Random),
            FirstLead::Named(seat) => Self::Named(seat),
        }
    }
}

impl<'de> Deserialize<'de> for FirstLead {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(FirstLeadVisitor)
    }
}

struct FirstLeadVisitor;

impl FirstLeadVisitor {
    const SEATS: Bounds = Bounds { min: 0, max: MAX_SEATS as i64 - 1 };
}

impl Visitor<'_> for FirstLeadVisitor {
    type Value = FirstLead;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"random\" or the number of a seat")
    }

    fn visit_str<E: Error>(self, found: &str) -> Result<FirstLead, E> {
        match found {
            "random" => Ok(FirstLead::Random),
            _ => Err(E::invalid_value(Unexpected::Str(found), &self)),
        }
    }

    fn visit_i64<E: Error>(self, found: i64) -> Result<FirstLead, E> {
        Self::SEATS.visit_i64(found).map(|seat| FirstLead::Named(Seat(seat as u8)))
    }

    fn visit_u64<E: Error>(self, found: u64) -> Result<FirstLead, E> {
        Self::SEATS.visit_u64(found).map(|seat| FirstLead::Named(Seat(seat as u8)))
    }
}

#[cfg(feature = "typescript")]
impl ts_rs::TS for Award {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Some("/**\n * One of the eleven awards.\n */\n".to_owned())
    }

    fn name(_: &ts_rs::Config) -> String {
        "Award".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        AWARDS.map(|name| format!("\"{name}\"")).join(" | ")
    }

    fn decl(config: &ts_rs::Config) -> String {
        format!("type Award = {};", Self::inline(config))
    }

    fn output_path() -> Option<std::path::PathBuf> {
        Some("Award.ts".into())
    }
}

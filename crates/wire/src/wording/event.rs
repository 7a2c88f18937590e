//! Facts as messages.

use traumfabrik_rules::{
    Award, ChipId, Edition, Event, List, Location, LocationIdx, MAX_CITY_CHIPS, MAX_SEATS, Money,
    Quarter, ScreenplayId, Seat, SeatSet, Slot, SlotIdx, Standing,
};

use crate::message::{Arg, Message, award_word, slot_word};

/// What a fact does not say of itself.
#[derive(Clone, Copy, Debug)]
pub struct Context<'e> {
    /// The edition that is played.
    pub edition: &'e Edition,
    /// The quarter that is on. Before the first one begins, no message asks for it.
    pub quarter: Quarter,
}

impl<'e> Context<'e> {
    /// The context in which a game begins.
    pub fn new(edition: &'e Edition) -> Self {
        let quarter = Quarter::First;
        Self { edition, quarter }
    }

    /// Goes on to the next fact: notes when a quarter begins.
    pub fn note(&mut self, event: &Event) {
        self.quarter = Self::quarter_begun(event).unwrap_or(self.quarter);
    }

    /// The quarter that begins with a fact, if one does.
    pub fn quarter_begun(event: &Event) -> Option<Quarter> {
        if let Event::LegendTurned { quarter, .. } = *event { Some(quarter) } else { None }
    }

    /// What is printed on a slot. Facts of the edition name only slots that exist.
    fn slot(&self, screenplay: ScreenplayId, slot: SlotIdx) -> Slot {
        let printed = self.edition.pieces().screenplays.get(screenplay.index());
        let slot = printed.and_then(|printed| printed.slots.get(slot.index()));
        slot.copied().unwrap_or_default()
    }
}

/// A fact in words: one message or several, in the order in which to say them.
pub fn describe(event: &Event, context: &Context<'_>) -> Vec<Message> {
    match *event {
        Event::StudiosAssigned { ref studios } => (0..)
            .map(Seat)
            .zip(studios)
            .map(|(who, studio)| {
                Message::new("event-studio-assigned")
                    .with("seat", seat(who))
                    .with("studio", Arg::Studio(studio.0))
            })
            .collect(),
        Event::LeadAssigned { seat } => vec![by("event-lead-assigned", seat)],
        Event::ScreenplayTurned { screenplay: which } => {
            let turned = Message::new("event-screenplay-turned");
            vec![turned.with("screenplay", screenplay(which))]
        }
        Event::LegendTurned { quarter, chip } => vec![
            Message::new("event-legend-turned")
                .with("quarter", Arg::Number(quarter.number().into()))
                .with("chip", Arg::Chip(chip.number())),
        ],
        Event::LotsDealt { ref chips } => lots_dealt(chips, context.edition),
        Event::Arrived { location } => vec![
            Message::new("event-arrived")
                .with("location", Arg::Location(location.0))
                .with("quarter", Arg::Number(context.quarter.number().into())),
        ],
        Event::BidMade { seat, amount } => {
            vec![by("event-bid-made", seat).with("amount", money(amount))]
        }
        Event::Passed { seat } => vec![by("event-passed", seat)],
        Event::LotSold { seat, price: Money(0), share: Money(0), left: Money(0) } => {
            vec![by("event-lot-won-free", seat)]
        }
        Event::LotSold { seat, price, share, left } => vec![
            by("event-lot-sold", seat)
                .with("price", money(price))
                .with("share", money(share))
                .with("left", money(left)),
        ],
        Event::LotWithdrawn => vec![Message::new("event-lot-withdrawn")],
        Event::PartyRevealed { ref faces, ref order } => vec![
            Message::new("event-party-revealed")
                .with("chips", chips(faces))
                .with("seats", seats(order.iter().copied())),
        ],
        Event::ChipTaken { seat, chip } => vec![with_chip("event-chip-taken", seat, chip)],
        Event::Declined { seat } => vec![by("event-declined", seat)],
        Event::LeftoversRemoved { chips: ref removed } => {
            vec![Message::new("event-leftovers-removed").with("chips", chips(removed))]
        }
        Event::ChipPlaced { seat, chip, screenplay: which, slot } => {
            let slot = slot_word(context.slot(which, slot)).to_owned();
            let placed = with_chip("event-chip-placed", seat, chip);
            vec![placed.with("slot", Arg::Word(slot)).with("screenplay", screenplay(which))]
        }
        Event::ChipDiscarded { seat, chip } => vec![with_chip("event-chip-discarded", seat, chip)],
        Event::FilmFinished { seat, screenplay: which, value, rating } => {
            let id = match rating {
                Some(_) => "event-film-finished",
                None => "event-film-finished-unrated",
            };
            let finished = by(id, seat)
                .with("screenplay", screenplay(which))
                .with("value", Arg::Number(value.0.into()));
            vec![match rating {
                Some(rating) => {
                    finished.with("rating", Arg::Rating { value: rating.value, plus: rating.plus })
                }
                None => finished,
            }]
        }
        Event::ScreenplayTaken { seat, screenplay: which } => {
            vec![by("event-screenplay-taken", seat).with("screenplay", screenplay(which))]
        }
        Event::AwardGiven { award, seat, film } => vec![award_given(award, seat, film, context)],
        Event::AwardWithheld { award } => {
            let withheld = Message::new("event-award-withheld");
            vec![withheld.with("award", Arg::Word(award_word(award)))]
        }
        Event::GameEnded { ref standings, winners } => game_ended(standings, winners),
    }
}

/// One message for each city, in the order of the route.
fn lots_dealt(dealt: &List<ChipId, MAX_CITY_CHIPS>, edition: &Edition) -> Vec<Message> {
    let mut rest = &dealt[..];
    let mut messages = Vec::new();
    for (location, &stop) in LocationIdx::all().zip(&edition.pieces().route) {
        let n_chips = match stop {
            Location::City { n_chips } => usize::from(n_chips),
            Location::Sign | Location::Party => continue,
        };
        let (lot, after) = rest.split_at(n_chips.min(rest.len()));
        rest = after;
        messages.push(
            Message::new("event-lot-dealt")
                .with("location", Arg::Location(location.0))
                .with("chips", chips(lot)),
        );
    }
    messages
}

fn award_given(
    award: Award,
    who: Seat,
    film: Option<ScreenplayId>,
    context: &Context<'_>,
) -> Message {
    let id = match film {
        Some(_) => "event-award-given",
        None => "event-award-given-seat",
    };
    let given =
        Message::new(id).with("award", Arg::Word(award_word(award))).with("seat", seat(who));
    let given = match film {
        Some(film) => given.with("screenplay", screenplay(film)),
        None => given,
    };
    let points = context.edition.pieces().awards.of(award);
    given.with("points", Arg::Number(points.into()))
}

/// One message for each seat's score, and one for the winners.
fn game_ended(standings: &List<Standing, MAX_SEATS>, winners: SeatSet) -> Vec<Message> {
    let score = |(who, standing): (Seat, &Standing)| {
        by("event-score", who)
            .with("total", Arg::Number(standing.total().into()))
            .with("films", Arg::Number(standing.films.into()))
            .with("awards", Arg::Number(standing.awards.into()))
            .with("money", Arg::Number(standing.money.0.into()))
    };
    let mut messages: Vec<Message> = (0..).map(Seat).zip(standings).map(score).collect();
    let mut all = winners.iter();
    messages.push(match (all.next(), all.next()) {
        (Some(winner), None) => by("event-winner", winner),
        (Some(_), Some(_)) | (None, _) => {
            Message::new("event-winners-shared").with("seats", seats(winners.iter()))
        }
    });
    messages
}

fn by(id: &str, who: Seat) -> Message {
    Message::new(id).with("seat", seat(who))
}

fn with_chip(id: &str, who: Seat, chip: ChipId) -> Message {
    by(id, who).with("chip", Arg::Chip(chip.number()))
}

fn seat(seat: Seat) -> Arg {
    Arg::Seat(seat.0)
}

fn seats(seats: impl Iterator<Item = Seat>) -> Arg {
    Arg::Seats(seats.map(|seat| seat.0).collect())
}

fn chips(chips: &[ChipId]) -> Arg {
    Arg::Chips(chips.iter().map(|chip| chip.number()).collect())
}

fn screenplay(screenplay: ScreenplayId) -> Arg {
    Arg::Screenplay(screenplay.number())
}

fn money(amount: Money) -> Arg {
    Arg::Money(amount.0)
}

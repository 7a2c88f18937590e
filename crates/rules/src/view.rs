//! What somebody at the table may see, with all that a client would otherwise have to work out.

use crate::action::{Ask, Due};
use crate::board::{Effect, Film, Production};
use crate::event::Standing;
use crate::game::{AwardState, Dealing, Decision, Game, Stage, Visit};
use crate::legal::{LegalSet, MAX_MAKING};
use crate::ruling::{Legends, Rulings, Screens};
use crate::setup::Placed;
use crate::words::{
    Award, ChipId, ChipKind, ChipSet, KindSet, List, Location, LocationIdx, MAX_CHIPS,
    MAX_SCREENPLAYS, MAX_SEATS, MAX_SLOTS, MAX_TOKENS, Money, N_AWARDS, N_LOCATIONS, Quarter,
    Rating, ScreenplayId, ScreenplaySet, Seat, SeatSet, Seats, Slot, SlotIdx, Stars, Studio,
};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// A seat: its own purse, and others' where they are open.
    Seat(Seat),
    /// Anybody: what lies open on the table.
    Table,
    /// A judge: all purses. For replays of finished games.
    Judge,
}

/// The table as one of them sees it. Only purses can be hidden: nothing else is secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Who looks.
    pub perspective: Perspective,
    /// How many seats.
    pub seats: Seats,
    /// The table's answers to the open questions.
    pub rulings: Rulings,
    /// The quarter; none before the first one begins.
    pub quarter: Option<Quarter>,
    /// The location that was reached last.
    pub location: LocationIdx,
    /// Whose turn it is.
    pub due: Due,
    /// What goes on.
    pub phase: Phase,
    /// Who leads.
    pub lead: Seat,
    /// Money in the middle.
    pub middle: Money,
    /// The eight locations of the quarter.
    pub lots: [LotView; N_LOCATIONS],
    /// The legends to come, where they lie face up.
    pub legends: Option<List<ChipId, 4>>,
    /// Chips that have not come up. Anybody can work this out.
    pub undrawn: ChipSet,
    /// The readable screenplay of the stack.
    pub readable: Option<ScreenplayId>,
    /// The screenplays below it, in an order that nobody knows.
    pub unread: ScreenplaySet,
    /// The tokens that are left, ascending.
    pub tokens_left: List<Rating, MAX_TOKENS>,
    /// The awards, in the order of [`Award::ALL`].
    pub awards: [AwardView; N_AWARDS],
    /// The seats' boards.
    pub boards: List<BoardView, MAX_SEATS>,
    /// All finished films, best first.
    pub films: List<FilmView, MAX_SCREENPLAYS>,
    /// All chips on screenplays and films, for each slot from the bottom up.
    pub placed: List<Placed, MAX_CHIPS>,
    /// The order of choosing if a party began now.
    pub party_order: List<Seat, MAX_SEATS>,
    /// What the seat that looks may do now.
    pub legal: LegalView,
}

/// What goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The dealer lays something out.
    Dealing(Ask),
    /// A lot is auctioned.
    Auction {
        /// The seats that have not passed.
        standing: SeatSet,
        /// The highest bid so far.
        high: Option<(Seat, Money)>,
    },
    /// A seat places its chips.
    Placing {
        /// Who.
        seat: Seat,
        /// The chips.
        hand: List<ChipId, MAX_SEATS>,
    },
    /// Seats choose chips.
    Party {
        /// The chips that are left.
        faces: List<ChipId, MAX_SEATS>,
        /// The order of choosing.
        order: List<Seat, MAX_SEATS>,
        /// How many have chosen or declined.
        n_chosen: u8,
    },
    /// The game is over.
    Over {
        /// Who won.
        winners: SeatSet,
    },
}

/// A location of the quarter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LotView {
    /// What kind of stop it is.
    pub location: Location,
    /// The chips that lie there face up.
    pub chips: List<ChipId, MAX_SEATS>,
    /// How many lie there face down.
    pub n_face_down: u8,
}

/// An award: who has it, or who would have it now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AwardView {
    /// Which award.
    pub award: Award,
    /// What it is worth.
    pub points: u8,
    /// What has become of it.
    pub state: AwardState,
    /// The seat that has it, or leads for it.
    pub seat: Option<Seat>,
    /// The film that has it, or leads for it.
    pub film: Option<ScreenplayId>,
}

/// What belongs to a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardView {
    /// Whose board.
    pub seat: Seat,
    /// The studio, once assigned.
    pub studio: Option<Studio>,
    /// The money, where it may be seen.
    pub purse: Option<Money>,
    /// How many chips count as cast.
    pub cast: u8,
    /// Stars of the directors of its finished films.
    pub direction: i16,
    /// Points for films.
    pub film_points: u16,
    /// Points for awards.
    pub award_points: u16,
    /// All points, where the money may be seen.
    pub total: Option<u16>,
    /// The screenplays in the making, by place.
    pub productions: [Option<ProductionView>; MAX_MAKING],
}

/// A screenplay in the making.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ProductionView {
    /// Which screenplay.
    pub screenplay: ScreenplayId,
    /// What it is worth so far.
    pub value: Stars,
    /// Its slots.
    pub slots: List<SlotView, MAX_SLOTS>,
}

/// A slot of a screenplay in the making.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SlotView {
    /// What is printed.
    pub slot: Slot,
    /// The chip on top.
    pub top: Option<ChipId>,
    /// How many chips it covers.
    pub n_covered: u8,
    /// Whether the film still needs a chip here.
    pub is_missing: bool,
    /// The kinds that may be placed here now.
    pub takes: KindSet,
}

/// A finished film.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FilmView {
    /// Which screenplay.
    pub screenplay: ScreenplayId,
    /// Whose film.
    pub owner: Seat,
    /// The sum of its stars.
    pub value: Stars,
    /// Its token, if it found one.
    pub rating: Option<Rating>,
    /// The chips that count, by slot.
    pub tops: [Option<ChipId>; MAX_SLOTS],
}

/// What the seat that looks may do now. Nothing, unless it is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "a view has no heap to put the large one on")]
pub enum LegalView {
    /// Nothing.
    Nothing,
    /// Pass, or bid.
    Auction {
        /// The lowest bid.
        floor: Money,
        /// The highest; no bid is possible if it lies below.
        ceiling: Money,
    },
    /// Take a chip, or decline where allowed.
    Party {
        /// Whether declining is allowed.
        decline: bool,
        /// The chips, twins included.
        faces: List<ChipId, MAX_SEATS>,
    },
    /// Place, or discard any chip of the hand.
    Placing {
        /// Every placement of every chip in hand, twins included.
        placements: List<Placement, MAX_PLACEMENTS>,
    },
}

const MAX_PLACEMENTS: usize = MAX_SEATS * MAX_MAKING * MAX_SLOTS;

/// A legal placement and what it would do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Placement {
    /// The chip.
    pub chip: ChipId,
    /// The screenplay.
    pub screenplay: ScreenplayId,
    /// The slot.
    pub slot: SlotIdx,
    /// What it would do.
    pub effect: Effect,
}

impl Game<'_> {
    /// The table as somebody sees it.
    ///
    /// ```
    /// # use traumfabrik_rules::{Game, Money, Perspective, Rulings, Seat, Seats};
    /// # let library = traumfabrik_packs::Library::embedded();
    /// # let edition = &library.get("traumfabrik-2000").unwrap().edition;
    /// let game = Game::empty(edition, Seats::new(3).unwrap(), Rulings::default());
    /// let view = game.view(Perspective::Seat(Seat(1)));
    /// assert_eq!(view.boards[1].purse, Some(Money(12)));
    /// assert_eq!(view.boards[0].purse, None, "behind its screen");
    /// ```
    pub fn view(&self, perspective: Perspective) -> View {
        View {
            perspective,
            seats: self.seats,
            rulings: self.rulings,
            quarter: self.quarter,
            location: self.location,
            due: self.due(),
            phase: self.phase(),
            lead: self.lead,
            middle: self.middle,
            lots: self.lot_views(),
            legends: (self.rulings.legends == Legends::FaceUp)
                .then(|| self.undrawn.and(self.edition.legends()).iter().collect()),
            undrawn: self.undrawn,
            readable: self.readable,
            unread: self.unread,
            tokens_left: self.tokens_left(),
            awards: Award::ALL.map(|award| self.award_view(award)),
            boards: self.seats.iter().map(|seat| self.board_view(seat, perspective)).collect(),
            films: self.film_views(),
            placed: self.placed(),
            party_order: self.party_order(),
            legal: self.legal_view(perspective),
        }
    }

    /// Whether somebody may see a seat's purse: at the end all money is counted in the open.
    /// Rule: setup/screens.
    fn sees_purse(&self, perspective: Perspective, seat: Seat) -> bool {
        let is_open = self.seats.count() == 2
            || self.rulings.screens == Screens::Open
            || self.stage == Stage::Over;
        match perspective {
            Perspective::Seat(own) => is_open || own == seat,
            Perspective::Table => is_open,
            Perspective::Judge => true,
        }
    }

    fn phase(&self) -> Phase {
        match self.stage {
            Stage::Dealing(dealing) => Phase::Dealing(self.ask(dealing)),
            Stage::Deciding(Decision::Place) => Phase::Placing { seat: self.turn, hand: self.hand },
            Stage::Deciding(Decision::Bid | Decision::Choose) => match self.visit {
                Visit::Auction { standing, high } => Phase::Auction { standing, high },
                Visit::Party { faces, order, n_chosen } => {
                    let order = order.into_iter().take(self.seats.count()).collect();
                    Phase::Party { faces, order, n_chosen }
                }
            },
            Stage::Moving(_) | Stage::Over => {
                Phase::Over { winners: self.winners(&self.standings()) }
            }
        }
    }

    fn lot_views(&self) -> [LotView; N_LOCATIONS] {
        let mut lots = [LotView::default(); N_LOCATIONS];
        for location in LocationIdx::all() {
            let stop = self.edition.location(location);
            let is_reached = location <= self.location
                && self.stage != Stage::Dealing(Dealing::Faces)
                || location < self.location;
            let is_filled = self.quarter.is_some()
                && !matches!(
                    self.stage,
                    Stage::Dealing(Dealing::Legend) | Stage::Dealing(Dealing::Lots) | Stage::Over
                );
            let chips = self.lots[self.edition.lot_range(location)].iter().flatten().copied();
            lots[location.index()] = LotView {
                location: stop,
                chips: chips.collect(),
                n_face_down: match stop == Location::Party && is_filled && !is_reached {
                    true => self.seats.count() as u8,
                    false => 0,
                },
            };
        }
        lots
    }

    /// The tokens that are left, ascending.
    pub fn tokens_left(&self) -> List<Rating, MAX_TOKENS> {
        let tokens = self.edition.pieces().tokens;
        let is_left = |&(idx, _): &(usize, &Rating)| self.tokens_left >> idx & 1 == 1;
        tokens.iter().enumerate().filter(is_left).map(|(_, &token)| token).collect()
    }

    fn award_view(&self, award: Award) -> AwardView {
        let state = self.awards[award.index()];
        let (seat, film) = match (state, award) {
            (AwardState::Open, Award::BestDirection) => (self.best_director(), None),
            (AwardState::Open, _) => {
                let film = self.leading_film(award);
                (film.map(|film| self.owners[film.index()]), film)
            }
            (AwardState::Film(film), _) => (self.award_holder(award), Some(film)),
            (AwardState::Seat(_) | AwardState::Withheld, _) => (self.award_holder(award), None),
        };
        AwardView { award, points: self.edition.pieces().awards.of(award), state, seat, film }
    }

    fn board_view(&self, seat: Seat, perspective: Perspective) -> BoardView {
        let standing: Standing = self.standings()[seat.index()];
        let purse = self.sees_purse(perspective, seat).then_some(standing.money);
        let mut productions = [None; MAX_MAKING];
        for (place, production) in self.productions(seat) {
            productions[place] = Some(production_view(&production));
        }
        BoardView {
            seat,
            studio: self.studios().get(seat.index()).copied(),
            purse,
            cast: self.cast[seat],
            direction: self.direction(seat),
            film_points: standing.films,
            award_points: standing.awards,
            total: purse.map(|_| standing.total()),
            productions,
        }
    }

    fn film_views(&self) -> List<FilmView, MAX_SCREENPLAYS> {
        let mut rest = self.finished;
        let mut films = List::new();
        while let Some(best) =
            self.films().filter(|film| rest.has(film.id())).max_by_key(Film::rank)
        {
            rest.remove(best.id());
            films.push(FilmView {
                screenplay: best.id(),
                owner: best.owner(),
                value: best.value(),
                rating: best.rating(),
                tops: self.tops[best.id().index()],
            });
        }
        films
    }

    fn legal_view(&self, perspective: Perspective) -> LegalView {
        let Due::Seat(due) = self.due() else {
            return LegalView::Nothing;
        };
        if perspective != Perspective::Seat(due) {
            return LegalView::Nothing;
        }
        match self.legal() {
            LegalSet::Nothing => LegalView::Nothing,
            LegalSet::Auction { floor, ceiling } => LegalView::Auction { floor, ceiling },
            LegalSet::Party { decline, faces: _ } => {
                LegalView::Party { decline, faces: self.faces().iter().copied().collect() }
            }
            LegalSet::Placing(_) => LegalView::Placing { placements: self.placements(due) },
        }
    }

    fn placements(&self, seat: Seat) -> List<Placement, MAX_PLACEMENTS> {
        let mut placements = List::new();
        for &chip in &self.hand {
            let kind = self.edition.chip(chip).kind;
            for (_, production) in self.productions(seat) {
                for slot in production.accepts(kind).iter() {
                    let effect = production.effect(chip, slot);
                    placements.push(Placement { chip, screenplay: production.id(), slot, effect });
                }
            }
        }
        placements
    }
}

fn production_view(production: &Production<'_>) -> ProductionView {
    let slots = production.printed().slots;
    let slot_view = |(slot_idx, &slot): (SlotIdx, &Slot)| SlotView {
        slot,
        top: production.top(slot_idx),
        n_covered: production.stack(slot_idx).count().saturating_sub(1) as u8,
        is_missing: production.missing().has(slot_idx),
        takes: ChipKind::ALL
            .into_iter()
            .filter(|&kind| production.accepts(kind).has(slot_idx))
            .collect(),
    };
    ProductionView {
        screenplay: production.id(),
        value: production.value(),
        slots: (0..).map(SlotIdx).zip(slots.iter()).map(slot_view).collect(),
    }
}

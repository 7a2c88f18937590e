//! What a fast player makes of a position, as a part of what a net sees: prices, promises, and what
//! it would do itself.

use std::sync::LazyLock;

use traumfabrik_rules::{Action, BySeat, Event, Game, LegalSet, MAX_MAKING, SeatSet, Seats};

use super::actions::faces;
use super::layout::{BIDDER_LEN, LIMIT_STEPS, bidder, worth};
use super::slate::Slate;
use crate::mind::Mind;
use crate::policy::{Appraisal, best_face, bid, whole, worths_of_faces};
use crate::valuation::{Company, Planning, Weights};

/// The weights that belong to this version of the features.
pub(super) fn frozen(seats: Seats) -> &'static Weights {
    static ALL: LazyLock<[Weights; 2]> = LazyLock::new(|| {
        Company::ALL.map(|company| {
            let section = format!("balanced.{}", company.name());
            let weights = Weights::read(include_str!("weights.toml"), &section);
            weights.expect("the frozen weights are sound")
        })
    });
    &ALL[Company::of(seats) as usize]
}

/// A fast player that thinks aloud.
#[derive(Clone, Debug)]
pub(super) struct Worth {
    mind: Mind,
}

impl Worth {
    pub(super) fn of(game: &Game<'_>) -> Self {
        Self { mind: Mind::new(*frozen(game.seats()), game) }
    }

    pub(super) fn observe(&mut self, event: &Event, game: &Game<'_>) {
        self.mind.observe(event, game);
    }

    /// What the player would do for the seat that is due.
    pub(super) fn choice(&mut self, game: &Game<'_>) -> Action {
        self.mind.choose(game, game.active())
    }

    /// Writes what it thinks. `out` is empty; `index` tells the number of an action.
    pub(super) fn write(
        &mut self,
        out: &mut [u8],
        game: &Game<'_>,
        slates: &BySeat<Slate>,
        index: impl Fn(Action) -> Option<usize>,
    ) {
        let (due, weights) = (game.active(), self.mind.weights);
        let weights = &weights;
        self.mind.outlook.settle(SeatSet::all(game.seats()), game.seats(), weights);
        let action = match game.legal() {
            LegalSet::Nothing => None,
            LegalSet::Auction { floor, ceiling } => {
                let Appraisal { gains, limits } = self.mind.appraisal(game);
                let order = game.seats().clockwise_from(due);
                let bidders = out[worth::bidders..].chunks_exact_mut(BIDDER_LEN);
                for (out, seat) in bidders.zip(order) {
                    write_bidder(out, limits[seat], gains[seat], floor.0);
                }
                Some(bid(game, due, &limits, floor, ceiling, weights))
            }
            LegalSet::Party { decline, faces: listed } => {
                let worths = worths_of_faces(game, &self.mind.outlook, due, &listed, weights);
                let sorted = faces(game);
                for (&chip, &worth) in listed.iter().zip(&worths) {
                    let place = sorted.place_of(game.edition(), chip).unwrap_or_default();
                    out[worth::faces + place] = quarters(worth);
                }
                Some(best_face(decline, &listed, &worths))
            }
            LegalSet::Placing(_) => {
                let outlook = &self.mind.outlook;
                let planning = Planning { game, outlook, weights, seat: due };
                let plan = planning.best(game.hand());
                out[worth::hand] = quarters(plan.gain);
                Some(planning.next_action(&plan, game.hand()))
            }
        };
        if let Some(choice) = action.and_then(index) {
            out[worth::choice + choice] = 1;
        }
        let order = game.seats().clockwise_from(due);
        for (out, seat) in out[worth::promises..].chunks_exact_mut(MAX_MAKING).zip(order) {
            for (out, film) in out.iter_mut().zip(&slates[seat].films) {
                let promised = |place: u8| self.mind.outlook.promised(seat, place.into());
                *out = film.as_ref().map_or(0, |film| quarters(promised(film.place)));
            }
        }
        out[worth::money] = quarters(8.0 * self.mind.outlook.money(weights));
        out[worth::chips_to_come] = quarters(self.mind.outlook.season.chips);
        out[worth::chips_of_quarter] = quarters(self.mind.outlook.season.chips_of_quarter);
        out[worth::parties_to_come] = self.mind.outlook.season.parties as u8;
    }
}

fn write_bidder(out: &mut [u8], limit: f32, gain: f32, floor: u8) {
    out[bidder::limit] = quarters(limit);
    out[bidder::gain] = quarters(gain);
    for (idx, step) in LIMIT_STEPS.into_iter().enumerate() {
        out[bidder::limit_steps + idx] = u8::from(whole(limit).0 >= floor.saturating_add(step));
    }
}

/// A number in quarters.
fn quarters(number: f32) -> u8 {
    (4.0 * number) as u8
}

//! What changes with every decision: how the seats stand to the one that is due, and what it is
//! asked.

use traumfabrik_rules::{Chip, Edition, Game, MONEY_MAX, Phase, Seat, Visit};

use super::actions::{faces, floor, hand};
use super::blocks::{Blocks, star_group};
use super::layout::{CHIP_LEN, N_FLOORS, PURSE_STEPS, RIVAL_LEN, chip, rival, visit};
use super::slate::SortedChips;

/// The flags of every purse there can be.
static PURSE_FLAGS: [[u8; PURSE_STEPS.len()]; MONEY_MAX as usize + 1] = {
    let mut flags = [[0; PURSE_STEPS.len()]; MONEY_MAX as usize + 1];
    let mut purse = 0;
    while purse < flags.len() {
        let mut step = 0;
        while step < PURSE_STEPS.len() {
            flags[purse][step] = (purse >= PURSE_STEPS[step] as usize) as u8;
            step += 1;
        }
        purse += 1;
    }
    flags
};

/// How the seats stand to the one that is due. `out` is empty.
pub(super) fn write_rivals(out: &mut [u8], game: &Game<'_>, due: Seat, blocks: &Blocks) {
    let score = |seat: Seat| i32::from(blocks.points[seat]) + i32::from(game.purse(seat).0);
    let own = score(due);
    let visit = game.visit();
    let order = game.seats().clockwise_from(due);
    for (out, seat) in out.chunks_exact_mut(RIVAL_LEN).zip(order) {
        let purse = usize::from(game.purse(seat).0.min(MONEY_MAX));
        out[rival::purse] = purse as u8;
        out[rival::purse_steps..rival::leads].copy_from_slice(&PURSE_FLAGS[purse]);
        out[rival::leads] = u8::from(game.lead() == seat);
        match visit {
            Visit::Auction { standing, high } if game.phase() == Phase::Bid => {
                out[rival::stands] = u8::from(standing.has(seat));
                out[rival::is_high] = u8::from(high.is_some_and(|high| high.seat == seat));
            }
            Visit::Party { order, n_chosen, .. } => {
                // Who is placing has been counted already.
                let from = usize::from(n_chosen) - usize::from(game.phase() == Phase::Place);
                let place = order[from..].iter().position(|&other| other == seat);
                if let Some(place) = place {
                    out[rival::chooses + place] = 1;
                }
            }
            Visit::Auction { .. } => {}
        }
        let lead = score(seat) - own;
        out[rival::score] = byte(score(seat));
        out[rival::ahead] = byte(lead);
        out[rival::behind] = byte(-lead);
    }
}

fn byte(number: i32) -> u8 {
    number.clamp(0, 255) as u8
}

/// What is asked. `out` is empty.
pub(super) fn write_visit(out: &mut [u8], game: &Game<'_>, due: Seat) {
    let edition = game.edition();
    out[visit::middle] = game.middle().0;
    out[visit::middles + usize::from(game.middle().0.min(3))] = 1;
    let phase = match game.phase() {
        Phase::Bid => 0,
        Phase::Choose => 1,
        Phase::Place => 2,
        Phase::Studios { .. }
        | Phase::Lead
        | Phase::Screenplay
        | Phase::Legend
        | Phase::Lots
        | Phase::Faces
        | Phase::Over => return,
    };
    out[visit::phase + phase] = 1;
    match game.visit() {
        Visit::Auction { standing, high } if phase == 0 => {
            let floor = floor(game).0;
            out[visit::floor] = floor;
            out[visit::floors + usize::from(floor).min(N_FLOORS - 1)] = 1;
            out[visit::has_bid] = u8::from(high.is_some());
            out[visit::standing + standing.len().saturating_sub(1)] = 1;
            out[visit::headroom] = (game.purse(due).0 + 1).saturating_sub(floor);
            let lot = SortedChips::of(edition, game.lot(game.location()));
            write_chips(&mut out[visit::lot..], edition, &lot);
        }
        Visit::Party { n_chosen, .. } => {
            out[visit::at_party] = 1;
            out[visit::to_choose] = (game.seats().count() as u8).saturating_sub(n_chosen);
            write_chips(&mut out[visit::faces..], edition, &faces(game));
        }
        Visit::Auction { .. } => {}
    }
    write_chips(&mut out[visit::hand..], edition, &hand(game));
}

fn write_chips(out: &mut [u8], edition: &Edition, chips: &SortedChips) {
    for (out, id) in out.chunks_exact_mut(CHIP_LEN).zip(chips.iter()) {
        let Chip { kind, stars, .. } = edition.chip(id);
        out[chip::present] = 1;
        out[chip::kind + kind as usize] = 1;
        out[chip::stars + star_group(stars)] = 1;
    }
}

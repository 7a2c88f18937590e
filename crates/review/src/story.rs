//! A finished game, moment by moment.

use sha2::{Digest, Sha256};
use thiserror::Error;
use traumfabrik_rules::{Action, Due, Event, Game, Position, Seat, Seats};
use traumfabrik_wire::record::Verifier;
use traumfabrik_wire::{MoveCause, Record, VerifyError, hex};

/// Why a record cannot be reviewed.
#[derive(Debug, Error)]
pub enum Unfit {
    /// It does not tell a legal game.
    #[error("the record does not hold, so there is nothing to judge: {0}")]
    Untrue(#[from] VerifyError),
    /// The game goes on.
    #[error("the game is not over after {n_entries} entries: only finished games are reviewed")]
    Unfinished {
        /// How many entries the record has.
        n_entries: usize,
    },
}

/// What led from one moment to the next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Step {
    /// Nobody had a choice: it was settled before the game, or only one action was legal.
    Forced,
    /// The dealer dealt.
    Deal,
    /// A seat decided.
    Choice(Seat, Action),
}

/// A record with the position at each of its moments. Moment 0 lies before the first entry, moment
/// `n` behind the `n`-th.
#[derive(Debug)]
pub(crate) struct Story {
    record: Record,
    positions: Vec<Position>,
    /// `steps[n]` leads from moment `n` to the next.
    steps: Vec<Step>,
    /// For each moment the one that says what it is worth: where nobody has a choice, what a
    /// moment is worth is what the next one is worth.
    judged_at: Vec<usize>,
}

impl Story {
    pub(crate) fn of(record: Record) -> Result<Self, Unfit> {
        let mut positions = Vec::with_capacity(record.entries.len() + 1);
        let mut steps = Vec::with_capacity(record.entries.len());
        let mut verifier = Verifier::new(&record.header)?;
        positions.push(verifier.game().position());
        for entry in &record.entries {
            let n_choices = verifier.game().legal().len();
            steps.push(match entry.cause {
                MoveCause::Deal(_) => Step::Deal,
                MoveCause::Action { seat, action } if n_choices > 1 => Step::Choice(seat, action),
                MoveCause::Start | MoveCause::Action { .. } => Step::Forced,
            });
            verifier.entry(entry)?;
            positions.push(verifier.game().position());
        }
        if verifier.game().due() != Due::Nobody {
            return Err(Unfit::Unfinished { n_entries: record.entries.len() });
        }
        let mut judged_at: Vec<usize> = (0..positions.len()).collect();
        for moment in (0..steps.len()).rev() {
            if steps[moment] == Step::Forced {
                judged_at[moment] = judged_at[moment + 1];
            }
        }
        Ok(Self { record, positions, steps, judged_at })
    }

    pub(crate) fn seats(&self) -> Seats {
        self.record.header.start().seats
    }

    /// How many moments there are; the last one is the end.
    pub(crate) fn n_moments(&self) -> usize {
        self.positions.len()
    }

    pub(crate) fn game(&self, moment: usize) -> Game<'_> {
        Game::resume(self.record.header.edition(), self.positions[moment])
    }

    pub(crate) fn end(&self) -> Game<'_> {
        self.game(self.n_moments() - 1)
    }

    /// What leads from a moment to the next; nothing at the end.
    pub(crate) fn step(&self, moment: usize) -> Option<Step> {
        self.steps.get(moment).copied()
    }

    /// The facts that lead from a moment to the next.
    pub(crate) fn events(&self, moment: usize) -> &[Event] {
        self.record.entries.get(moment).map_or(&[], |entry| &entry.events)
    }

    pub(crate) fn judged_at(&self, moment: usize) -> usize {
        self.judged_at[moment]
    }

    /// The moments that have to be judged: those at which chance or somebody has a choice, and the
    /// end.
    pub(crate) fn open_moments(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.n_moments()).filter(|&moment| self.judged_at[moment] == moment)
    }

    /// The moment after the last deal before this one; the first of all if nothing was dealt.
    pub(crate) fn dealt_at(&self, moment: usize) -> usize {
        let deal = self.steps[..moment].iter().rposition(|&step| step == Step::Deal);
        deal.map_or(0, |deal| deal + 1)
    }

    /// The hash of what was played. Who played it is no part of it: a review outlives the names.
    pub(crate) fn hash(&self) -> String {
        let header = &self.record.header;
        let mut hasher = Sha256::new_with_prefix("traumfabrik-review-1\n");
        hasher.update(header.box_hash());
        hasher.update(json(&header.start().seats));
        hasher.update(json(&header.start().rulings));
        for entry in &self.record.entries {
            hasher.update(json(entry));
        }
        hex(&hasher.finalize())
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| unreachable!("records are made of JSON"))
}

//! The table as everybody may see it, and the record of its game.

use serde::{Deserialize, Serialize};
use traumfabrik_rules::{Seat, SeatSet};
use traumfabrik_wire::record::HeaderFault;
use traumfabrik_wire::{Header, Move, Record};
use ts_rs::TS;

use crate::Status;
use crate::fair::{self, Nonce, Seed};
use crate::table::Table;
use crate::{
    Absence, Away, ClockRule, GameId, Pending, PersonId, Sitter, Time, Watchers, take_back_note,
};

/// The table around the game, without anything secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TableView {
    /// The name of the game.
    #[ts(type = "string")]
    pub game: GameId,
    /// The edition that is played.
    pub edition: String,
    /// How far the table has come.
    pub stage: Status,
    /// The number of the last entry.
    pub seq: u32,
    /// The turn that it is: what a command to play has to name.
    pub turn: u32,
    /// Who made the table.
    #[ts(type = "string")]
    pub owner: PersonId,
    /// Whether the table is listed.
    pub is_public: bool,
    /// Who may look on.
    pub watchers: Watchers,
    /// How long people may think.
    pub clock: ClockRule,
    /// What happens when somebody is away.
    pub absence: Absence,
    /// How long everything that happens by itself waits.
    pub pace_ms: i64,
    /// Whether people may ask for hints.
    pub has_hints: bool,
    /// Whether the table remembers all payments.
    pub counts_purses: bool,
    /// What each seat must have, counted from all payments; null unless the table remembers it and
    /// the game has begun.
    pub counted_purses: Option<Vec<u8>>,
    /// The seats, clockwise.
    pub chairs: Vec<ChairView>,
    /// The seats that are ready for the game, before it.
    pub ready: SeatSet,
    /// The seat whose clock runs.
    pub running: Option<u8>,
    /// When the clocks showed what the seats say.
    pub clocks_at: Time,
    /// What the others are asked for.
    pub motion: Option<Pending>,
    /// How often something was taken back: a result that came about so is marked.
    pub n_taken_back: u32,
    /// SHA-256 of the seed.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The game that this one is the rematch of.
    #[ts(type = "string | null")]
    pub rematch_of: Option<GameId>,
    /// Where this game comes from, if it goes on from another one.
    pub origin: Option<OriginView>,
}

/// The game that another one goes on from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct OriginView {
    /// Its name.
    pub game: String,
    /// How many of its moves were taken over.
    pub moves: u32,
    /// How many of those were decisions of seats.
    pub decisions: u32,
}

/// A seat and who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ChairView {
    /// Who; nobody as yet.
    pub sitter: Option<Sitter>,
    /// The studio that they would like.
    pub studio: Option<u8>,
    /// What their page adds to the draws.
    pub nonce: Option<String>,
    /// Why a bot plays for them, if one does.
    pub away: Option<Away>,
    /// What is left on the clock; none if there are no clocks.
    pub left_ms: Option<i64>,
    /// What is left for vacations.
    pub vacation_ms: Option<i64>,
    /// Whether the seat is on vacation.
    pub is_on_vacation: bool,
}

impl Table {
    /// The table as everybody may see it.
    pub fn view(&self) -> TableView {
        TableView {
            game: self.id.clone(),
            edition: self.header().edition_id().to_owned(),
            stage: self.status,
            seq: self.seq,
            turn: self.turn,
            owner: self.plan.owner.clone(),
            is_public: self.plan.is_public,
            watchers: self.plan.watchers,
            clock: self.plan.clock,
            absence: self.plan.absence.clone(),
            pace_ms: self.plan.pace_ms,
            has_hints: self.plan.has_hints,
            counts_purses: self.plan.counts_purses,
            counted_purses: self.counted(),
            chairs: self.seats().iter().map(|seat| self.chair_view(seat)).collect(),
            ready: self.ready,
            running: self.clocks.running().map(|seat| seat.0),
            clocks_at: self.at,
            motion: self.motion,
            n_taken_back: self.n_taken_back,
            commitment: self.plan.commitment.clone(),
            seed: self.seed.clone(),
            rematch_of: self.plan.rematch_of.clone(),
            origin: self.origin(),
        }
    }

    fn chair_view(&self, seat: Seat) -> ChairView {
        let (chair, clock) = (self.chair(seat), self.clocks.of(seat));
        let has_clock = self.plan.clock.is_running();
        let has_vacation = matches!(self.plan.clock, ClockRule::Correspondence { .. });
        ChairView {
            sitter: chair.sitter.clone(),
            studio: chair.studio,
            nonce: chair.nonce.clone(),
            away: chair.away,
            left_ms: has_clock.then_some(clock.left_ms),
            vacation_ms: has_vacation.then_some(clock.vacation_ms),
            is_on_vacation: clock.is_on_vacation,
        }
    }

    /// The game as a record, with a label for everybody who sits there. Its draws can be checked
    /// once the seed is revealed.
    ///
    /// # Errors
    /// Never for a table whose log is sound: its header was checked when it was opened.
    pub fn record(&self, labels: Vec<String>) -> Result<Record, HeaderFault> {
        let start = self.start_with(self.studios.as_deref());
        let game_box = self.header().game_box().clone();
        let mut header = Header::new(self.header().edition_id(), game_box, start, labels)?;
        let seed = self.seed.as_ref().and_then(|seed| seed.parse::<Seed>().ok());
        if let Some(seed) = seed {
            header = header.with_draw(fair::reveal(&seed, &self.id, &self.nonces()))?;
        }
        header = header.with_origin(self.header().origin().to_vec())?;
        if self.n_taken_back > 0 {
            header = header.with_note(&take_back_note(self.n_taken_back));
        }
        let entries: Vec<Move> = self.moves().cloned().collect();
        Ok(Record { header, entries })
    }

    /// What people's pages added to the draws, by seat.
    pub(crate) fn nonces(&self) -> Vec<Option<Nonce>> {
        let parse = |nonce: &String| nonce.parse().ok();
        self.chairs.iter().map(|chair| chair.nonce.as_ref().and_then(parse)).collect()
    }
}

traumfabrik_wire::changes_of! { TableView:
    game, edition, stage, seq, turn, owner, is_public, watchers, clock, absence, pace_ms,
    has_hints, counts_purses, counted_purses, chairs, ready, running, clocks_at, motion, n_taken_back,
    commitment, seed, rematch_of, origin,
}

//! Making tables: what people ask for becomes a plan, or an answer that says what is wrong.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use traumfabrik_packs::switches;
use traumfabrik_rules::{Perspective, Seats};
use traumfabrik_store::{Created, NewGame, Secret};
use traumfabrik_table::fair::Seed;
use traumfabrik_table::{
    Absence, ClockRule, Command, GameId, LogEntry, PersonId, Plan, Refused, Sitter, Status, Table,
    TableEvent, Watchers,
};
use ts_rs::TS;

use crate::app::App;
use crate::http::document;
use crate::room::{index, stored};
use crate::{ApiError, random, thinkers};

/// The bot that plays where nobody has chosen one.
pub(crate) const DEFAULT_BOT: &str = "medium";
/// How long what happens by itself waits, unless told.
const PACE_MS: i64 = 900;
const PACE_MAX_MS: i64 = 10_000;
/// How long somebody may be gone from a live table.
const GRACE_MS: i64 = 120_000;
const DAY_MS: i64 = 24 * 3600 * 1000;

/// What somebody asks for. Everything that is left out is as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, utoipa::ToSchema)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields)]
pub(crate) struct NewTable {
    /// The edition; the first one that the server has unless told.
    pub(crate) edition: Option<String>,
    /// How many seats, 2 to 5; four unless told.
    pub(crate) seats: Option<u8>,
    /// Answers to open questions, by the names that editions use.
    pub(crate) switches: BTreeMap<String, String>,
    /// Whether the table is listed.
    pub(crate) is_public: bool,
    /// Whether others may look on; they may unless told.
    pub(crate) watchers: Option<bool>,
    /// How long people may think.
    #[schema(value_type = Option<document::ClockRule>)]
    pub(crate) clock: Option<ClockRule>,
    /// What happens when somebody does not.
    #[schema(value_type = Option<document::Absence>)]
    pub(crate) absence: Option<Absence>,
    /// How long everything that happens by itself waits, in milliseconds.
    pub(crate) pace_ms: Option<i64>,
    /// Whether people may ask the planner.
    pub(crate) has_hints: Option<bool>,
    /// Whether the table remembers all payments and shows what everybody must have.
    pub(crate) counts_purses: Option<bool>,
    /// Bots to begin with, from the last seat backwards.
    pub(crate) bots: Vec<String>,
}

impl NewTable {
    /// The plan of the table.
    pub(crate) fn plan(&self, app: &App, owner: PersonId, seed: &Seed) -> Result<Plan, ApiError> {
        let pack = app.pack(self.edition.as_deref())?;
        let seats = Seats::new(self.seats.unwrap_or(4))
            .ok_or_else(|| ApiError::malformed("seats: 2 to 5 are expected"))?;
        let mut settings = pack.defaults;
        for (name, value) in &self.switches {
            switches::set(&mut settings, name, value)
                .map_err(|what| ApiError::malformed(format!("switches: {what}")))?;
        }
        let start = settings.start(seats).map_err(ApiError::malformed)?;
        let header = pack.header(start, vec![String::new(); seats.count()]);
        let clock = self.clock.unwrap_or(ClockRule::None {});
        let watchers = match self.watchers {
            Some(false) => Watchers::Nobody,
            Some(true) | None => Watchers::Everybody,
        };
        Ok(Plan {
            header: header.map_err(ApiError::malformed)?,
            owner,
            is_public: self.is_public,
            watchers,
            clock: sane_clock(clock)?,
            absence: sane_absence(self.absence.clone(), clock)?,
            pace_ms: sane("pace_ms", self.pace_ms.unwrap_or(PACE_MS), 0, PACE_MAX_MS)?,
            has_hints: self.has_hints.unwrap_or(true),
            counts_purses: self.counts_purses.unwrap_or(false),
            commitment: seed.commitment().to_string(),
            rematch_of: None,
            taken_over: Vec::new(),
        })
    }
}

fn sane(field: &str, found: i64, min: i64, max: i64) -> Result<i64, ApiError> {
    if (min..=max).contains(&found) {
        Ok(found)
    } else {
        Err(ApiError::malformed(format!("{field}: {min} to {max} is expected, not {found}")))
    }
}

fn sane_clock(clock: ClockRule) -> Result<ClockRule, ApiError> {
    match clock {
        ClockRule::None {} => {}
        ClockRule::Live { bank_ms, increment_ms } => {
            sane("clock.bank_ms", bank_ms, 1_000, DAY_MS)?;
            sane("clock.increment_ms", increment_ms, 0, DAY_MS)?;
        }
        ClockRule::Correspondence { decision_ms, vacation_ms } => {
            sane("clock.decision_ms", decision_ms, 1_000, 30 * DAY_MS)?;
            sane("clock.vacation_ms", vacation_ms, 0, 365 * DAY_MS)?;
        }
    }
    Ok(clock)
}

/// Live tables go on without whoever is gone; at others people come back when they like.
fn sane_absence(absence: Option<Absence>, clock: ClockRule) -> Result<Absence, ApiError> {
    let is_live = matches!(clock, ClockRule::Live { .. });
    let absence = absence.unwrap_or_else(|| Absence {
        substitute: DEFAULT_BOT.to_owned(),
        on_timeout: true,
        grace_ms: is_live.then_some(GRACE_MS),
    });
    if let Some(grace_ms) = absence.grace_ms {
        sane("absence.grace_ms", grace_ms, 5_000, 30 * DAY_MS)?;
    }
    if !thinkers::is_offered(&absence.substitute) {
        return Err(Refused::NoSuchBot {}.into());
    }
    Ok(absence)
}

/// Opens a table. False if there is one of that name.
pub(crate) async fn open(
    app: &Arc<App>,
    game: &GameId,
    plan: Plan,
    seed: &Seed,
) -> Result<bool, ApiError> {
    let event = TableEvent::Opened { plan: Box::new(plan) };
    let command = "a.0.9.open".parse().map_err(ApiError::malformed)?;
    let entry = LogEntry { seq: 1, command, at: app.now(), event };
    let table = Table::open(game.clone(), &entry);
    let table = table.map_err(|_| ApiError::Internal {})?;
    let new = NewGame {
        game: game.clone(),
        seed: Secret::new(seed.reveal()),
        first: stored(&entry, &table),
        index: index(&table),
        due_at: None,
    };
    Ok(app.store.create(new).await? == Created::Done)
}

/// Opens a table of this name for somebody, with bots at the last seats and its owner at the first.
/// Whatever of that has been done before is not done again.
pub(crate) async fn open_for(
    app: &Arc<App>,
    game: &GameId,
    owner: &PersonId,
    new: &NewTable,
    nonce: Option<String>,
) -> Result<(), ApiError> {
    let seed = random::seed();
    let plan = new.plan(app, owner.clone(), &seed)?;
    let n_seats = plan.header.start().seats.count();
    if new.bots.len() >= n_seats {
        return Err(ApiError::malformed("bots: one seat is yours, so there are too many"));
    }
    open(app, game, plan, &seed).await?;
    let sit = Command::Sit { seat: Some(0), studio: None, nonce };
    app.command(game, owner, "sit", sit).await?;
    for (n, bot) in new.bots.iter().enumerate() {
        let seat = (n_seats - 1 - n) as u8;
        let command = Command::SeatBot { seat, bot: bot.clone() };
        app.command(game, owner, &format!("bot-{seat}"), command).await?;
    }
    Ok(())
}

/// What lists show of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, utoipa::ToSchema)]
#[ts(rename = "TableSummary")]
pub(crate) struct Summary {
    /// The edition.
    pub(crate) edition: String,
    /// How far the table has come.
    #[schema(value_type = String)]
    pub(crate) stage: Status,
    /// Who sits there, by seat.
    #[schema(value_type = Vec<Option<document::Sitter>>)]
    pub(crate) sitters: Vec<Option<Sitter>>,
    /// How long people may think.
    #[schema(value_type = document::ClockRule)]
    pub(crate) clock: ClockRule,
    /// The quarter, once the game has begun.
    pub(crate) quarter: Option<u8>,
    /// The stop where the game is, by its name in the box, once it has begun.
    #[serde(default)]
    pub(crate) stop: Option<String>,
    /// Who won, by seat.
    pub(crate) winners: Vec<u8>,
}

impl Summary {
    pub(crate) fn of(table: &Table) -> Self {
        // This is made with every entry, and to look at all of a game takes time.
        let game = table.game().filter(|_| table.status() == Status::Over);
        let winners = game.map(|game| game.view(Perspective::Table).winners);
        let route = &table.header().game_box().route;
        let (quarter, location) =
            table.game().and_then(|game| Some((game.quarter()?, game.location()))).unzip();
        Self {
            edition: table.header().edition_id().to_owned(),
            stage: table.status(),
            sitters: table.seats().iter().map(|seat| table.chair(seat).sitter.clone()).collect(),
            clock: table.plan().clock,
            quarter: quarter.map(|quarter| quarter.number()),
            stop: location.map(|location| route[location.index()].id.clone()),
            winners: winners.iter().flat_map(|seats| seats.iter()).map(|seat| seat.0).collect(),
        }
    }

    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("every summary has a JSON text")
    }
}

//! What a history is like: who plays what, and how bad the world is. All of it comes from the seed.

use std::sync::LazyLock;

use traumfabrik_bots::Rng;
use traumfabrik_packs::Library;
use traumfabrik_rules::{Seats, Start};
use traumfabrik_table::fair::Seed;
use traumfabrik_table::{Absence, ClockRule, PersonId, Plan, Watchers};
use traumfabrik_wire::Header;

use crate::queue::Millis;

/// The bot that tables are filled with. What it does is up to chance.
pub(crate) const BOT: &str = "robot";

/// How long a history is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Some seconds of trouble in a game that is under way, and some to recover from it.
    Short,
    /// Until the game is over, with trouble for most of the way.
    Whole,
}

/// How a history is set up.
#[derive(Debug)]
pub(crate) struct Scenario {
    pub(crate) n_nodes: usize,
    pub(crate) plan: Plan,
    pub(crate) seed: Seed,
    /// Those who want to play; the first made the table.
    pub(crate) n_players: usize,
    /// Those who look on: the first is somebody, others are strangers.
    pub(crate) n_watchers: usize,
    /// One hint in so many is lost, and one comes twice; 0 for none.
    pub(crate) hint_lost_one_in: u32,
    /// One question to the store in so many goes wrong; 0 for none.
    pub(crate) store_fails_one_in: u32,
    /// One message in so many breaks its connection; 0 for none.
    pub(crate) line_breaks_one_in: u32,
    /// Something goes wrong about so often; none if nothing does.
    pub(crate) chaos_every_ms: Option<Millis>,
    pub(crate) has_kills: bool,
    pub(crate) has_outages: bool,
    pub(crate) has_clock_jumps: bool,
    /// When everybody leaves for good, if they do.
    pub(crate) leave_at: Option<Millis>,
    /// How long people look at the table before they do something.
    pub(crate) think_ms: Millis,
    /// Until then things go wrong.
    pub(crate) calm_from: Millis,
    /// The end at the latest, and the longest log: each entry costs time.
    pub(crate) end: Millis,
    pub(crate) entries_max: u32,
}

impl Scenario {
    pub(crate) fn new(form: Form, chance: &mut Rng) -> Self {
        let n_seats = 2 + chance.index(3);
        let n_players = 1 + chance.index(n_seats);
        let n_nodes = 1 + chance.index(3);
        let odds = |chance: &mut Rng| [0, 4, 12][chance.index(3)];
        let has_trouble = !chance.one_in(4);
        let is_slow = form == Form::Whole && chance.one_in(3);
        // What a clock starts with; slow games go on for hours.
        let (live_ms, trouble_ms) = match form {
            Form::Short => (8_000, 12_000 + Millis::from(chance.below(12_000))),
            Form::Whole if is_slow => (1_800_000, 3_600_000),
            Form::Whole => (120_000, 1_200_000),
        };
        let seed = Seed::of_number(u64::from(chance.below(u32::MAX)));
        Self {
            n_nodes,
            plan: plan(live_ms, n_seats, &seed, chance),
            seed,
            n_players,
            n_watchers: chance.index(3),
            hint_lost_one_in: odds(chance),
            store_fails_one_in: if has_trouble { odds(chance) * 4 } else { 0 },
            line_breaks_one_in: odds(chance) * 8,
            chaos_every_ms: has_trouble.then(|| 2_000 + Millis::from(chance.below(6_000))),
            has_kills: !chance.one_in(4),
            has_outages: chance.one_in(2),
            has_clock_jumps: chance.one_in(3),
            leave_at: (form == Form::Short && chance.one_in(5))
                .then(|| 4_000 + Millis::from(chance.below(8_000))),
            think_ms: match form {
                Form::Short => [300, 1_000, 3_000][chance.index(3)],
                Form::Whole if is_slow => 90_000,
                Form::Whole => [400, 4_000][chance.index(2)],
            },
            calm_from: trouble_ms,
            end: match form {
                Form::Short => trouble_ms + 45_000,
                Form::Whole => 72 * 3_600_000,
            },
            entries_max: match form {
                Form::Short => 45,
                Form::Whole => 5_000,
            },
        }
    }

    /// What matters about it, for whoever reads a trace.
    pub(crate) fn summary(&self) -> String {
        format!(
            "{} nodes, {} players, {} watchers, {:?}, {:?}, pace {}, hints lost {}, store fails {}, \
             lines break {}, chaos {:?}, kills {}, outages {}, jumps {}, calm from {}",
            self.n_nodes,
            self.n_players,
            self.n_watchers,
            self.plan.clock,
            self.plan.watchers,
            self.plan.pace_ms,
            self.hint_lost_one_in,
            self.store_fails_one_in,
            self.line_breaks_one_in,
            self.chaos_every_ms,
            self.has_kills,
            self.has_outages,
            self.has_clock_jumps,
            self.calm_from,
        )
    }
}

/// The name of a player or watcher.
pub(crate) fn person(letter: char, number: usize) -> PersonId {
    format!("{letter}{number}").parse().expect("a letter and a number make a name")
}

fn plan(live_ms: Millis, n_seats: usize, seed: &Seed, chance: &mut Rng) -> Plan {
    let clock = match chance.index(4) {
        0 => ClockRule::None {},
        1 => ClockRule::Correspondence { decision_ms: 3 * live_ms, vacation_ms: 2 * live_ms },
        _ => ClockRule::Live { bank_ms: live_ms, increment_ms: 1_000 },
    };
    let watchers = if chance.one_in(3) { Watchers::Nobody } else { Watchers::Everybody };
    Plan {
        header: header(n_seats).clone(),
        owner: person('p', 0),
        is_public: true,
        watchers,
        clock,
        absence: Absence {
            substitute: BOT.to_owned(),
            on_timeout: true,
            grace_ms: chance.one_in(3).then_some(15_000),
        },
        pace_ms: [50, 700, 1_500][chance.index(3)],
        has_hints: true,
        counts_purses: false,
        commitment: seed.commitment().to_string(),
        rematch_of: None,
        taken_over: Vec::new(),
    }
}

/// A header for so many seats. Reading the packs takes longer than many a history.
fn header(n_seats: usize) -> &'static Header {
    static HEADERS: LazyLock<Vec<Header>> = LazyLock::new(|| {
        let library = Library::embedded();
        let pack = library.get("traumfabrik-2000").expect("the pack is embedded");
        let header = |n_seats: usize| {
            let seats = Seats::new(n_seats as u8).expect("two to four can play");
            let labels = vec![String::new(); n_seats];
            pack.header(Start::new(seats), labels).expect("a header without names is fine")
        };
        (2..=4).map(header).collect()
    });
    &HEADERS[n_seats - 2]
}

//! A table on which a script is acted out, and every entry as it is stored.

use serde_json::{Value, json};
use traumfabrik_bots::{RandomPlayer, Rng};
use traumfabrik_packs::Library;
use traumfabrik_rules::{Action, Due, LegalSet, Seat, Seats};
use traumfabrik_table::fair::Seed;
use traumfabrik_table::{
    Absence, Actor, ClockRule, Command, GameId, LogEntry, Motion, PersonId, Plan, Status, Table,
    TableEvent, TableView, Time, Watchers,
};
use traumfabrik_wire::json::Changes;
use traumfabrik_wire::{Header, hex, state_hash};

/// What happens at a table.
pub(super) struct Script {
    /// The name of its file and of its game.
    pub(super) name: &'static str,
    pub(super) edition: &'static str,
    pub(super) n_seats: u8,
    pub(super) clock: ClockRule,
    pub(super) act: fn(&mut Play) -> Result<(), String>,
}

/// Box, seats and switches of a script.
pub(super) fn header(script: &Script) -> Result<Header, String> {
    let library = Library::embedded();
    let pack = library.get(script.edition).ok_or("there is no such edition")?;
    let seats = Seats::new(script.n_seats).ok_or("two to five seats are expected")?;
    let start = pack.defaults.start(seats)?;
    let labels = vec![String::new(); usize::from(script.n_seats)];
    pack.header(start, labels).map_err(|fault| fault.to_string())
}

/// A table, its seed, its clock, and what has been written down.
pub(super) struct Play {
    pub(super) table: Table,
    seed: Seed,
    now: Time,
    chance: Rng,
    told: Option<TableView>,
    lines: Vec<Value>,
}

impl Play {
    /// Opens the table of a script.
    pub(super) fn open(script: &Script, header: &Header) -> Result<Self, String> {
        let seed = Seed::of_number(u64::from(script.n_seats));
        let plan = Plan {
            header: header.clone(),
            owner: person("p0")?,
            is_public: script.n_seats > 2,
            watchers: if script.n_seats > 3 { Watchers::Everybody } else { Watchers::Nobody },
            clock: script.clock,
            absence: Absence {
                substitute: "medium".to_owned(),
                on_timeout: true,
                grace_ms: (script.n_seats > 2).then_some(120_000),
            },
            pace_ms: 900,
            has_hints: script.n_seats > 2,
            counts_purses: false,
            commitment: seed.commitment().to_string(),
            rematch_of: None,
            taken_over: Vec::new(),
        };
        let id = script.name.parse().map_err(text)?;
        Self::begin(id, plan, seed, u64::from(script.n_seats))
    }

    /// Another table, which goes on from this one after so many moves. What was written down about
    /// this one is forgotten.
    pub(super) fn goes_on(&mut self, n_moves: usize) -> Result<(), String> {
        let fork = self.table.fork(n_moves).map_err(|refused| format!("{refused:?}"))?;
        let seed = Seed::of_number(2000);
        let plan = Plan {
            header: fork.header,
            taken_over: fork.taken_over,
            commitment: seed.commitment().to_string(),
            is_public: false,
            clock: ClockRule::None {},
            ..Plan::clone(self.table.plan())
        };
        let id = format!("{}-later", self.table.id()).parse().map_err(text)?;
        *self = Self::begin(id, plan, seed, 1)?;
        Ok(())
    }

    fn begin(id: GameId, plan: Plan, seed: Seed, luck: u64) -> Result<Self, String> {
        let now = Time(1_700_000_000_000);
        let event = TableEvent::Opened { plan: Box::new(plan) };
        let command = "a.0.9.open".parse().map_err(text)?;
        let entry = LogEntry { seq: 1, command, at: now, event };
        let table = Table::open(id, &entry).map_err(text)?;
        let chance = Rng::new(2000, luck);
        let mut play = Self { table, seed, now, chance, told: None, lines: Vec::new() };
        play.write(&entry)?;
        Ok(play)
    }

    /// Time passes.
    pub(super) fn wait(&mut self, ms: i64) {
        self.now = self.now.plus(ms);
    }

    /// Somebody does something that is allowed.
    pub(super) fn does(&mut self, name: &str, command: &Command) -> Result<(), String> {
        let person = person(name)?;
        let actor = Actor {
            seats: self.table.seats_of(&person),
            is_owner: person == self.table.plan().owner,
            person,
        };
        let refused = |refused| format!("{command:?}: {refused:?}");
        let event = self.table.decide(&actor, command, &self.seed).map_err(refused)?;
        self.note(&format!("p.{name}.c{}", self.table.seq()), event)
    }

    /// Something that nobody in particular does.
    pub(super) fn happens(&mut self, event: TableEvent) -> Result<(), String> {
        self.note(&format!("a.{}.9.event", self.table.seq()), event)
    }

    /// Somebody sits down.
    pub(super) fn sits(&mut self, name: &str, seat: u8, studio: Option<u8>) -> Result<(), String> {
        let nonce = Some(format!("nonce-{name}-{seat}"));
        self.does(name, &Command::Sit { seat: Some(seat), studio, nonce })
    }

    /// Somebody asks the others for something.
    pub(super) fn proposes(&mut self, name: &str, motion: Motion) -> Result<(), String> {
        let seat = self.seat_of(name)?;
        self.does(name, &Command::Propose { seat: seat.0, motion })
    }

    /// Somebody answers.
    pub(super) fn votes(&mut self, name: &str, is_yes: bool) -> Result<(), String> {
        let seat = self.seat_of(name)?;
        self.does(name, &Command::Vote { seat: seat.0, is_yes })
    }

    /// The first seat of somebody.
    pub(super) fn seat_of(&self, name: &str) -> Result<Seat, String> {
        let mut seats = self.table.seats_of(&person(name)?).iter().collect::<Vec<_>>().into_iter();
        seats.next().ok_or_else(|| format!("{name} has no seat"))
    }

    /// Whoever is due plays, so many times or until the game is over.
    pub(super) fn turns(&mut self, n_turns: usize) -> Result<(), String> {
        for _ in 0..n_turns {
            if self.table.status() != Status::Running {
                return Ok(());
            }
            self.wait(1_500);
            let (seat, turn) = (self.due()?, self.table.turn());
            let actions = self.choices(seat)?;
            let event = self.table.play(seat, turn, &actions, &self.seed);
            let event = event.map_err(|refused| format!("{actions:?}: {refused:?}"))?;
            self.note(&format!("a.{}.{}.move", self.table.seq(), seat.0), event)?;
        }
        Ok(())
    }

    /// Plays until something holds.
    pub(super) fn turns_until(&mut self, holds: impl Fn(&Table) -> bool) -> Result<(), String> {
        while !holds(&self.table) {
            if self.table.status() != Status::Running {
                return Err("it never came about".to_owned());
            }
            self.turns(1)?;
        }
        Ok(())
    }

    /// The seat that is due.
    pub(super) fn due(&self) -> Result<Seat, String> {
        self.table.due().ok_or_else(|| "nobody is due".to_owned())
    }

    /// Closes the table.
    pub(super) fn closes(&mut self, why: traumfabrik_table::Closing) -> Result<(), String> {
        let event = self.table.close(why, &self.seed);
        self.happens(event)
    }

    /// What a random player does; all chips of a hand at once, up to a draw.
    fn choices(&mut self, seat: Seat) -> Result<Vec<Action>, String> {
        let mut game = self.table.game().ok_or("the game has not begun")?;
        let mut actions = Vec::new();
        loop {
            let legal = game.legal();
            let n = RandomPlayer::Filler.choose(&game, seat, &legal, &mut self.chance);
            let action = legal.nth(n).ok_or("nothing is legal")?;
            let played = game.play(seat, action, |_| {});
            played.map_err(|refusal| format!("{refusal:?}"))?;
            actions.push(action);
            let is_placing = matches!(game.legal(), LegalSet::Placing(_));
            if game.due() != Due::Seat(seat) || !is_placing || actions.len() == 3 {
                return Ok(actions);
            }
        }
    }

    fn note(&mut self, command: &str, event: TableEvent) -> Result<(), String> {
        let command = command.parse().map_err(text)?;
        let entry = LogEntry { seq: self.table.seq() + 1, command, at: self.now, event };
        self.table.apply(&entry).map_err(text)?;
        self.write(&entry)
    }

    /// Keeps an entry with what it makes of the table: a hash of the game, and what changed in what
    /// everybody sees.
    fn write(&mut self, entry: &LogEntry) -> Result<(), String> {
        let view = self.table.view();
        let changes = Changes { before: self.told.as_ref(), after: &view };
        self.lines.push(json!({
            "seq": entry.seq,
            "command": entry.command,
            "at": entry.at,
            "version": entry.version(),
            "body": entry.body(),
            "state_hash": self.table.game().map(|game| hex(&state_hash(&game))),
            "view": serde_json::to_value(changes).map_err(text)?,
        }));
        self.told = Some(view);
        Ok(())
    }

    /// Everything that was written down, an entry a line.
    pub(super) fn text(&self) -> String {
        self.lines.iter().map(|line| format!("{line}\n")).collect()
    }
}

fn person(name: &str) -> Result<PersonId, String> {
    name.parse().map_err(text)
}

fn text(error: impl ToString) -> String {
    error.to_string()
}

//! A table with its log, and everything that is true after every single entry.

use traumfabrik_bots::{RandomPlayer, Rng};
use traumfabrik_packs::Library;
use traumfabrik_rules::{Action, BySeat, Due, Game, LegalSet, Position, Seat, Seats, Start};
use traumfabrik_table::fair::Seed;
use traumfabrik_table::{
    Absence, Actor, Away, ClockRule, Closing, Command, GameId, How, LogEntry, Motion, Order,
    PersonId, Plan, Refused, Scheduled, Status, Table, TableEvent, Time, Watchers, Whims,
};
use traumfabrik_wire::Header;

pub(crate) const LIVE: ClockRule = ClockRule::Live { bank_ms: 60_000, increment_ms: 1_000 };
pub(crate) const SLOW: ClockRule =
    ClockRule::Correspondence { decision_ms: 1_000, vacation_ms: 500 };
pub(crate) const NO_CLOCK: ClockRule = ClockRule::None {};
pub(crate) const NOBODY_GONE: BySeat<Option<Time>> = BySeat([None; 5]);
pub(crate) const PACE_MS: i64 = 700;
const BEGIN: Time = Time(1_000_000);

/// What a table of so many plays: the older edition for even numbers, the newer for odd ones.
pub(crate) fn header(n_seats: u8) -> Header {
    let library = Library::embedded();
    let id = if n_seats.is_multiple_of(2) { "traumfabrik-2000" } else { "dream-factory-2009" };
    let start = Start::new(Seats::new(n_seats).unwrap());
    let labels = vec![String::new(); usize::from(n_seats)];
    library.get(id).unwrap().header(start, labels).unwrap()
}

pub(crate) fn plan(header: &Header, clock: ClockRule) -> Plan {
    Plan {
        header: header.clone(),
        owner: person("p0"),
        is_public: true,
        watchers: Watchers::Everybody,
        clock,
        absence: Absence {
            substitute: "regular".to_owned(),
            on_timeout: true,
            grace_ms: Some(5_000),
        },
        pace_ms: PACE_MS,
        has_hints: false,
        counts_purses: false,
        commitment: seed().commitment().to_string(),
        rematch_of: None,
        taken_over: Vec::new(),
    }
}

pub(crate) fn seed() -> Seed {
    Seed::from_bytes([0xc3; 32])
}

/// What people's seats hesitate by.
pub(crate) fn whims() -> Whims {
    Whims::from_bytes([0x5a; 32])
}

pub(crate) fn person(name: &str) -> PersonId {
    name.parse().unwrap()
}

/// The person who sits at a seat, where everybody has one.
pub(crate) fn name(seat: Seat) -> String {
    format!("p{}", seat.0)
}

/// A table, the same table as it comes back from its written log, and the log.
#[derive(Clone)]
pub(crate) struct Room {
    pub(crate) table: Table,
    pub(crate) log: Vec<LogEntry>,
    pub(crate) now: Time,
}

impl Room {
    pub(crate) fn open(plan: Plan) -> Self {
        let entry = LogEntry {
            seq: 1,
            command: "open".parse().unwrap(),
            at: BEGIN,
            event: TableEvent::Opened { plan: Box::new(plan) },
        };
        let table = Table::open(id(), &again(&entry)).unwrap();
        Self { table, log: vec![entry], now: BEGIN }
    }

    /// A table that has begun: people at the first seats, each at one, and bots at the others.
    pub(crate) fn begun(header: &Header, clock: ClockRule, n_people: u8) -> Self {
        let mut room = Self::open(plan(header, clock));
        for seat in 0..n_people {
            let nonce = Some(format!("nonce-{seat}"));
            room.does(&format!("p{seat}"), &Command::Sit { seat: Some(seat), studio: None, nonce })
                .unwrap();
        }
        room.does("p0", &Command::Start { fill: Some("filler".to_owned()) }).unwrap();
        room
    }

    pub(crate) fn actor(&self, name: &str) -> Actor {
        let person = person(name);
        let seats = self.table.seats_of(&person);
        Actor { is_owner: person == self.table.plan().owner, seats, person }
    }

    /// Lets somebody do something; it stands in the log if it is done.
    pub(crate) fn does(&mut self, name: &str, command: &Command) -> Result<TableEvent, Refused> {
        self.tries(&self.actor(name), command)
    }

    pub(crate) fn tries(
        &mut self,
        actor: &Actor,
        command: &Command,
    ) -> Result<TableEvent, Refused> {
        let before = self.table.clone();
        let decided = self.table.decide(actor, command, &seed());
        assert!(self.table == before, "deciding changes nothing");
        let event = decided?;
        self.note(event.clone());
        Ok(event)
    }

    /// Writes an event down, reads it again and takes note of it. What was written is what is known.
    pub(crate) fn note(&mut self, event: TableEvent) {
        let seq = self.table.seq() + 1;
        let command = format!("c-{seq}").parse().unwrap();
        let entry = LogEntry { seq, command, at: self.now, event };
        let read = again(&entry);
        assert_eq!(read, entry);
        self.table.apply(&entry).unwrap_or_else(|fault| panic!("{fault}: {entry:?}"));
        self.log.push(entry);
        self.check();
    }

    /// What is true after every entry.
    fn check(&self) {
        let (table, entry) = (&self.table, &self.log[self.log.len() - 1]);
        assert_eq!((table.seq(), table.seq() as usize), (entry.seq, self.log.len()));
        assert!(table.turn() <= table.seq());
        let is_told = match table.status() {
            Status::Gathering | Status::Running | Status::Paused => false,
            Status::Over | Status::Aborted => true,
            Status::Closed => table.game().is_some(),
            Status::Broken => panic!("a table can be read"),
        };
        let secret = seed().reveal();
        assert_eq!(entry.body().contains(&secret), is_told, "{entry:?}");
        assert_eq!(table.seed(), is_told.then_some(&secret[..]));
        let view = serde_json::to_string(&table.view()).unwrap();
        assert_eq!(view.contains(&secret), is_told);
        match table.game().map(|game| game.due()) {
            Some(Due::Dealer(_)) => panic!("the dealer deals in the same entry"),
            Some(Due::Nobody) => assert!(matches!(table.status(), Status::Over | Status::Closed)),
            Some(Due::Seat(_)) => assert_ne!(table.status(), Status::Over),
            None => assert!(matches!(table.status(), Status::Gathering | Status::Closed)),
        }
        let runs = table.clocks().running();
        let thinks = table.due().filter(|&seat| table.chair(seat).plays_itself());
        assert_eq!(runs, thinks.filter(|_| table.plan().clock.is_running()));
    }

    /// The table as somebody makes it who has nothing but the log.
    pub(crate) fn fold(&self) -> Table {
        let mut table = Table::open(id(), &again(&self.log[0])).unwrap();
        for entry in &self.log[1..] {
            table.apply(&again(entry)).unwrap();
        }
        table
    }

    pub(crate) fn wait(&mut self, ms: i64) {
        self.now = self.now.plus(ms);
    }

    pub(crate) fn game(&self) -> Game<'_> {
        self.table.game().unwrap()
    }

    pub(crate) fn position(&self) -> Position {
        self.game().position()
    }

    pub(crate) fn due(&self) -> Seat {
        self.table.due().unwrap()
    }

    /// What whoever is due would do by chance.
    pub(crate) fn legal_action(&self, chance: &mut Rng) -> Action {
        let (game, seat) = (self.game(), self.due());
        let legal = game.legal();
        legal.nth(RandomPlayer::Filler.choose(&game, seat, &legal, chance)).unwrap()
    }

    /// Lets the seat that is due do this, be it a person's or a bot's.
    pub(crate) fn act(&mut self, actions: &[Action]) -> Result<TableEvent, Refused> {
        let (seat, turn) = (self.due(), self.table.turn());
        if self.table.chair(seat).plays_itself() {
            let name = self.table.chair(seat).person().unwrap().to_string();
            return self.does(&name, &play(seat, turn, actions));
        }
        let event = self.table.play(seat, turn, actions, &seed())?;
        self.note(event.clone());
        Ok(event)
    }

    /// Plays by chance until something holds, or to the end. True if it holds.
    pub(crate) fn play_until(
        &mut self,
        chance: &mut Rng,
        mut holds: impl FnMut(&Table) -> bool,
    ) -> bool {
        while self.table.status() == Status::Running {
            if holds(&self.table) {
                return true;
            }
            let action = self.legal_action(chance);
            self.act(&[action]).unwrap();
        }
        holds(&self.table)
    }

    pub(crate) fn play_to_end(&mut self, chance: &mut Rng) {
        self.play_until(chance, |_| false);
        assert_eq!(self.table.status(), Status::Over);
    }

    /// Plays by chance until a person is due who has played before.
    pub(crate) fn play_until_second_turn(&mut self, chance: &mut Rng, seat: Seat) {
        let mine = std::iter::once(seat).collect();
        let is_second =
            |table: &Table| table.due() == Some(seat) && table.before_last_turn_of(mine).is_some();
        assert!(self.play_until(chance, is_second));
    }

    pub(crate) fn proposes(&mut self, name: &str, motion: Motion) -> Result<TableEvent, Refused> {
        let seat = self.seat_of(name);
        self.does(name, &Command::Propose { seat, motion })
    }

    pub(crate) fn votes(&mut self, name: &str, is_yes: bool) -> Result<TableEvent, Refused> {
        let seat = self.seat_of(name);
        self.does(name, &Command::Vote { seat, is_yes })
    }

    fn seat_of(&self, name: &str) -> u8 {
        self.table.seats_of(&person(name)).iter().next().map_or(0, |seat| seat.0)
    }

    pub(crate) fn taken_over(&mut self, seat: Seat, why: Away) {
        self.note(TableEvent::TakenOver { seat, why });
    }

    pub(crate) fn closed(&mut self, why: Closing) {
        self.note(self.table.close(why, &seed()));
    }

    /// Does what happens by itself now, with an answer for bots. False if a person has to decide.
    pub(crate) fn step(&mut self, orders: &[(Seat, Order)], chance: &mut Rng) -> bool {
        match self.table.next(orders, &NOBODY_GONE, &whims()) {
            Scheduled::Act { seat, at, how } => {
                assert_eq!(seat, self.due());
                self.now = self.now.max(at);
                let action = match how {
                    How::Forced(action) | How::Ordered { action, .. } => action,
                    How::Bot(_) => self.legal_action(chance),
                };
                let turn = self.table.turn();
                self.note(self.table.play(seat, turn, &[action], &seed()).unwrap());
                true
            }
            Scheduled::Nothing | Scheduled::TakeOver { .. } => false,
        }
    }
}

pub(crate) fn play(seat: Seat, turn: u32, actions: &[Action]) -> Command {
    let actions = actions.to_vec();
    Command::Play { seat: seat.0, turn, actions }
}

pub(crate) fn id() -> GameId {
    "a-game".parse().unwrap()
}

/// An entry as it comes back from where it was written down.
pub(crate) fn again(entry: &LogEntry) -> LogEntry {
    LogEntry::read(entry.seq, entry.command.clone(), entry.at, entry.version(), &entry.body())
        .unwrap()
}

pub(crate) fn is_auction(table: &Table) -> bool {
    matches!(table.game().map(|game| game.legal()), Some(LegalSet::Auction { .. }))
}

pub(crate) fn is_party(table: &Table) -> bool {
    matches!(table.game().map(|game| game.legal()), Some(LegalSet::Party { .. }))
}

pub(crate) fn is_placing(table: &Table) -> bool {
    matches!(table.game().map(|game| game.legal()), Some(LegalSet::Placing(_)))
}

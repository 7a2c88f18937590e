//! The other side of the table: it owns the running game and lets the bots play. What it hands
//! out are facts, views, and what a seat can know.

use std::collections::VecDeque;

use traumfabrik_bots::{BotError, Memory, Observation, Place, Seated, mix};
use traumfabrik_rules::{Action, Event, Game, Perspective, Refusal, Seat, SeatSet, View};
use traumfabrik_table::fair::Seed;
use traumfabrik_table::{
    self as running, Absence, Actor, ClockRule, Command, Motion, Plan, TableEvent, Time, Watchers,
};
use traumfabrik_wire::{Move, MoveCause};

use crate::options::PlayError;
use crate::table::{LocalSitter, LocalTable, game_id};

/// From so many rounds of thought on, people notice that a bot thinks.
const N_LONG: u32 = 5_000;
/// Everybody at the keyboard is one to the table: whatever they do, they do it together.
const KEYBOARD: &str = "keyboard";

/// A bot that has to think before anything else can happen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thinker {
    pub(crate) seat: Seat,
    /// Whether it takes long enough to be noticed.
    pub(crate) is_long: bool,
}

/// A game in progress.
#[derive(Debug)]
pub(crate) struct Host<'t> {
    table: &'t LocalTable,
    seed: Seed,
    running: running::Table,
    /// The game as far as it has been told.
    memory: Memory<'t>,
    untold: VecDeque<Event>,
    /// By seat; none where a person sits.
    bots: Vec<Option<Seated<'t>>>,
}

impl<'t> Host<'t> {
    /// Sits everybody down, and plays again what has been played before.
    pub(crate) fn new(table: &'t LocalTable) -> Result<Self, PlayError> {
        let seed = Seed::of_number(table.seed);
        let mut host = Self {
            table,
            running: open(table, &seed),
            seed,
            memory: nothing_told(table),
            untold: VecDeque::new(),
            bots: seat_bots(table).map_err(|error| PlayError::Bot { error, saved: None })?,
        };
        host.sit_down();
        for entry in &table.past {
            if let MoveCause::Action { seat, action } = entry.cause {
                host.act(seat, &[action]).map_err(PlayError::Refused)?;
            }
        }
        Ok(host)
    }

    /// The table as somebody sees it, after the last fact that was told.
    pub(crate) fn view(&self, perspective: Perspective) -> View {
        self.memory.game().view(perspective)
    }

    /// What a listener can know of the game: all that has been told.
    pub(crate) fn known(&self) -> &Game<'t> {
        self.memory.game()
    }

    /// All moves that count so far, for a record.
    pub(crate) fn moves(&self) -> impl Iterator<Item = &Move> {
        self.running.moves()
    }

    /// How often something was taken back in this sitting.
    pub(crate) fn n_taken_back(&self) -> u32 {
        self.running.n_taken_back()
    }

    /// A number that changes with everything that happens.
    pub(crate) fn seq(&self) -> u32 {
        self.running.seq()
    }

    /// Tells all at once what has happened before this sitting.
    pub(crate) fn catch_up(&mut self) -> Vec<Event> {
        let past: Vec<Event> = self.untold.drain(..).collect();
        for event in &past {
            self.memory.observe(event);
        }
        past
    }

    /// The next fact. None when a person is due, or nobody.
    pub(crate) fn next_fact(&mut self) -> Result<Option<Event>, BotError> {
        while self.untold.is_empty() {
            if !self.step()? {
                return Ok(None);
            }
        }
        let event = self.untold.pop_front();
        if let Some(event) = &event {
            self.memory.observe(event);
        }
        Ok(event)
    }

    /// The bot that the next fact waits for; none if it comes without any thought.
    pub(crate) fn thinker(&self) -> Option<Thinker> {
        let seat = self.running.due().filter(|_| self.untold.is_empty())?;
        let seated = self.bots[seat.index()].as_ref()?;
        self.running.game()?.legal().nth(1)?;
        Some(Thinker { seat, is_long: seated.iterations >= N_LONG })
    }

    /// Does what a person wishes, all of it or nothing, if that is allowed.
    pub(crate) fn act(&mut self, seat: Seat, actions: &[Action]) -> Result<(), Refusal> {
        let mut copy = self.game();
        for &action in actions {
            copy.play(seat, action, |_| {})?;
        }
        let turn = self.running.turn();
        let event = match self.running.play(seat, turn, actions, &self.seed) {
            Ok(event) => event,
            Err(refused) => unreachable!("this was tried on a copy: {refused:?}"),
        };
        self.note(event);
        Ok(())
    }

    /// Whether there is a turn of this seat that could be taken back.
    pub(crate) fn has_played(&self, seat: Seat) -> bool {
        self.running.before_last_turn_of(SeatSet::only(seat)).is_some()
    }

    /// Takes back the last turn of a seat, and all that has happened since. All facts that still
    /// count are handed out again, for those who want to forget the others.
    pub(crate) fn take_back(&mut self, seat: Seat) -> Result<Vec<Event>, BotError> {
        let Some(to) = self.running.before_last_turn_of(SeatSet::only(seat)) else {
            unreachable!("there is a turn to take back");
        };
        // Bots have heard what did not happen: others come who have not.
        let bots = seat_bots(self.table)?;
        let motion = Motion::TakeBack { to };
        let Ok(event) = self.wants(&Command::Propose { seat: seat.0, motion }) else {
            unreachable!("everybody at the keyboard agrees, and bots have no say");
        };
        self.note(event);
        self.bots = bots;
        self.memory = nothing_told(self.table);
        self.untold.clear();
        let events: Vec<Event> = self.moves().flat_map(|entry| entry.events.clone()).collect();
        self.publish(&events);
        Ok(self.catch_up())
    }

    fn game(&self) -> Game<'t> {
        let Some(game) = self.running.game() else { unreachable!("the game began at once") };
        Game::resume(self.table.header.edition(), game.position())
    }

    /// Lets a bot do what it is due with. False if none is.
    fn step(&mut self) -> Result<bool, BotError> {
        let Some(seat) = self.running.due() else { return Ok(false) };
        let Some(action) = self.decide(seat)? else { return Ok(false) };
        self.act(seat, &[action]).map_err(|refusal| BotError {
            bot: self.table.header.players()[seat.index()].clone(),
            why: format!("wants {action:?}, which is refused: {refusal:?}"),
        })?;
        Ok(true)
    }

    /// What the bot of a seat wants; none if a person sits there.
    fn decide(&mut self, seat: Seat) -> Result<Option<Action>, BotError> {
        let game = self.game();
        let is_action = |entry: &&Move| matches!(entry.cause, MoveCause::Action { .. });
        let n_decisions = self.moves().filter(is_action).count() as u64;
        let Some(seated) = &mut self.bots[seat.index()] else { return Ok(None) };
        let legal = game.legal();
        if let (Some(only), None) = (legal.nth(0), legal.nth(1)) {
            return Ok(Some(only));
        }
        // The number of the decision is the one that an arena would give it.
        let budget = seated.budget(mix(self.table.seed, n_decisions + 1));
        seated.bot.choose(Observation::new(&game, seat), &budget).map(Some)
    }

    /// Everybody takes a seat, and the game begins.
    fn sit_down(&mut self) {
        for (seat, sitter) in self.table.seats().iter().zip(&self.table.sitters) {
            let sitter = match sitter {
                LocalSitter::Person(_) => running::Sitter::Person { person: keyboard() },
                LocalSitter::Bot(name) => running::Sitter::Bot { bot: name.to_string() },
            };
            self.note(TableEvent::Seated { seat, sitter, studio: None, nonce: None });
        }
        match self.wants(&Command::Start { fill: None }) {
            Ok(event) => self.note(event),
            Err(refused) => unreachable!("the table is full and its start is sound: {refused:?}"),
        }
    }

    /// What comes of something that the people at the keyboard want.
    fn wants(&self, command: &Command) -> Result<TableEvent, running::Refused> {
        let person = keyboard();
        let seats = self.running.seats_of(&person);
        let actor = Actor { person, seats, is_owner: true };
        self.running.decide(&actor, command, &self.seed)
    }

    /// It is written down and published.
    fn note(&mut self, event: TableEvent) {
        let moves: &[Move] = match &event {
            TableEvent::Started { moves, .. } | TableEvent::Played { moves, .. } => moves,
            TableEvent::Opened { .. }
            | TableEvent::Seated { .. }
            | TableEvent::Vacated { .. }
            | TableEvent::Ready { .. }
            | TableEvent::TakenOver { .. }
            | TableEvent::Returned { .. }
            | TableEvent::Proposed { .. }
            | TableEvent::Voted { .. }
            | TableEvent::Vacation { .. }
            | TableEvent::Credited { .. }
            | TableEvent::Closed { .. } => &[],
        };
        let events: Vec<Event> = moves.iter().flat_map(|entry| entry.events.clone()).collect();
        if let Err(fault) = self.running.apply(&entry(self.running.seq() + 1, event)) {
            unreachable!("the table decided so itself: {fault}");
        }
        self.publish(&events);
    }

    /// The bots observe it, and whoever sits at the keyboard is yet to be told.
    fn publish(&mut self, events: &[Event]) {
        for event in events {
            for seated in self.bots.iter_mut().flatten() {
                seated.bot.observe(event);
            }
        }
        self.untold.extend(events);
    }
}

/// The table before anybody sits there. Nobody hurries at a keyboard: there are no clocks.
fn open(table: &LocalTable, seed: &Seed) -> running::Table {
    let plan = Plan {
        header: table.header.clone(),
        owner: keyboard(),
        is_public: false,
        watchers: Watchers::Nobody,
        clock: ClockRule::None {},
        absence: Absence { substitute: String::new(), on_timeout: false, grace_ms: None },
        pace_ms: 0,
        has_hints: true,
        counts_purses: false,
        commitment: seed.commitment().to_string(),
        rematch_of: None,
        taken_over: table.taken_over.clone(),
    };
    let opened = entry(1, TableEvent::Opened { plan: Box::new(plan) });
    match running::Table::open(game_id(), &opened) {
        Ok(running) => running,
        Err(fault) => unreachable!("that is how a table begins: {fault}"),
    }
}

fn entry(seq: u32, event: TableEvent) -> running::LogEntry {
    let Ok(command) = seq.to_string().parse() else { unreachable!("a number is a name") };
    running::LogEntry { seq, command, at: Time::default(), event }
}

fn keyboard() -> running::PersonId {
    let Ok(person) = KEYBOARD.parse() else { unreachable!("this is a name") };
    person
}

fn nothing_told(table: &LocalTable) -> Memory<'_> {
    let start = table.header.start();
    Memory::new(table.header.edition(), start.seats, start.rulings)
}

fn seat_bots(table: &LocalTable) -> Result<Vec<Option<Seated<'_>>>, BotError> {
    let header = &table.header;
    let seat_one = |(seat, sitter): (Seat, &LocalSitter)| match sitter {
        LocalSitter::Person(_) => Ok(None),
        LocalSitter::Bot(name) => {
            let seed = mix(table.seed, seat.index() as u64);
            name.seat(Place { header, seat, seed }).map(Some)
        }
    };
    table.seats().iter().zip(&table.sitters).map(seat_one).collect()
}

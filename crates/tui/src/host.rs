//! The other side of the table: it owns the game, deals, and lets the bots play. What it hands
//! out are facts, views, and what a seat can know.

use std::collections::VecDeque;

use traumfabrik_bots::{BotError, Deck, Memory, Place, Seated, Sight, mix};
use traumfabrik_rules::{Action, Due, Event, Game, Perspective, Refusal, Seat, View};
use traumfabrik_wire::{Entry, EntryCause};

use crate::options::PlayError;
use crate::table::{Sitter, Table};

/// From so many rounds of thought on, people notice that a bot thinks.
const N_LONG: u32 = 5_000;

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
    table: &'t Table,
    game: Game<'t>,
    /// The game as far as it has been told.
    told: Memory<'t>,
    untold: VecDeque<Event>,
    deck: Deck,
    /// By seat; none where a person sits.
    bots: Vec<Option<Seated<'t>>>,
    entries: Vec<Entry>,
    n_decisions: u64,
}

impl<'t> Host<'t> {
    /// Sits everybody down, and plays again what has been played before.
    pub(crate) fn new(table: &'t Table) -> Result<Self, PlayError> {
        let (edition, start) = (table.header.edition(), table.header.start());
        let mut settled = Vec::new();
        let game = Game::new(edition, start, |event| settled.push(event));
        let mut host = Self {
            table,
            game: game.map_err(PlayError::Refused)?,
            told: Memory::new(edition, start.seats, start.rulings),
            untold: VecDeque::new(),
            deck: Deck::shuffled(edition, start.seats, table.seed, 0),
            bots: seat_bots(table).map_err(|error| PlayError::Bot { error, saved: None })?,
            entries: Vec::new(),
            n_decisions: 0,
        };
        if !settled.is_empty() {
            host.note(EntryCause::Start, settled);
        }
        for entry in &table.past {
            host.play_again(entry)?;
        }
        Ok(host)
    }

    /// The table as somebody sees it, after the last fact that was told.
    pub(crate) fn view(&self, perspective: Perspective) -> View {
        self.told.game().view(perspective)
    }

    /// What a listener can know of the game: all that has been told.
    pub(crate) fn known(&self) -> &Game<'t> {
        self.told.game()
    }

    /// All entries so far, for a record.
    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Tells all at once what has happened before this sitting.
    pub(crate) fn catch_up(&mut self) -> Vec<Event> {
        let past: Vec<Event> = self.untold.drain(..).collect();
        for event in &past {
            self.told.hear(event);
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
            self.told.hear(event);
        }
        Ok(event)
    }

    /// The bot that the next fact waits for; none if it comes without any thought.
    pub(crate) fn thinker(&self) -> Option<Thinker> {
        let (Due::Seat(seat), true) = (self.game.due(), self.untold.is_empty()) else {
            return None;
        };
        let seated = self.bots[seat.index()].as_ref()?;
        self.game.legal().nth(1)?;
        Some(Thinker { seat, is_long: seated.iterations >= N_LONG })
    }

    /// Does what a person wishes, if that is allowed.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let legal = self.game.check(seat, action)?;
        let mut events = Vec::new();
        legal.play(|event| events.push(event));
        self.note(EntryCause::Action { seat, action }, events);
        Ok(())
    }

    /// Lets the dealer or a bot do what it is due with. False if neither is due.
    fn step(&mut self) -> Result<bool, BotError> {
        match self.game.due() {
            Due::Nobody => Ok(false),
            Due::Dealer(ask) => {
                let deal = self.deck.answer(ask);
                let mut events = Vec::new();
                let Ok(legal) = self.game.check_deal(&deal) else {
                    unreachable!("a deck holds what a game can ask for");
                };
                legal.play(|event| events.push(event));
                self.note(EntryCause::Deal(deal), events);
                Ok(true)
            }
            Due::Seat(seat) => {
                let Some(action) = self.decide(seat)? else { return Ok(false) };
                self.act(seat, action).map_err(|refusal| BotError {
                    bot: self.table.header.players()[seat.index()].clone(),
                    why: format!("wants {action:?}, which is refused: {refusal:?}"),
                })?;
                Ok(true)
            }
        }
    }

    /// What the bot of a seat wants; none if a person sits there.
    fn decide(&mut self, seat: Seat) -> Result<Option<Action>, BotError> {
        let Some(seated) = &mut self.bots[seat.index()] else { return Ok(None) };
        let legal = self.game.legal();
        if let (Some(only), None) = (legal.nth(0), legal.nth(1)) {
            return Ok(Some(only));
        }
        // The number of the decision is the one that an arena would give it.
        let budget = seated.budget(mix(self.table.seed, self.n_decisions + 1));
        seated.bot.choose(Sight::new(&self.game, seat), &budget).map(Some)
    }

    /// Everybody hears what has happened, and it is written down.
    fn note(&mut self, cause: EntryCause, events: Vec<Event>) {
        if let EntryCause::Action { .. } = cause {
            self.n_decisions += 1;
        }
        for event in &events {
            for seated in self.bots.iter_mut().flatten() {
                seated.bot.hear(event);
            }
        }
        self.untold.extend(&events);
        let seq = self.entries.len() as u32 + 1;
        self.entries.push(Entry { seq, cause, events });
    }

    /// Plays an entry of a verified record. The deck answers too: it has to be the one that the
    /// record was dealt from, or what is to come would not fit what has come.
    fn play_again(&mut self, entry: &Entry) -> Result<(), PlayError> {
        let mut events = Vec::new();
        let legal = match entry.cause {
            EntryCause::Start => return Ok(()),
            EntryCause::Action { seat, action } => self.game.check(seat, action),
            EntryCause::Deal(deal) => {
                let Due::Dealer(ask) = self.game.due() else {
                    unreachable!("a verified record deals where the dealer is due");
                };
                if self.deck.answer(ask) != deal {
                    return Err(PlayError::NotOurs(format!(
                        "this game cannot go on: line {} was not dealt from the seed that the \
                         record names",
                        entry.line()
                    )));
                }
                self.game.check_deal(&deal)
            }
        };
        legal.map_err(PlayError::Refused)?.play(|event| events.push(event));
        self.note(entry.cause, events);
        Ok(())
    }
}

fn seat_bots(table: &Table) -> Result<Vec<Option<Seated<'_>>>, BotError> {
    let header = &table.header;
    let seat_one = |(seat, sitter): (Seat, &Sitter)| match sitter {
        Sitter::Person(_) => Ok(None),
        Sitter::Bot(name) => {
            let seed = mix(table.seed, seat.index() as u64);
            name.seat(Place { header, seat, seed }).map(Some)
        }
    };
    table.seats().iter().zip(&table.sitters).map(seat_one).collect()
}

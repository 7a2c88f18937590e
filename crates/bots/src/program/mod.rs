//! Any program as a bot: it is started for a game, told what happens, and asked when it is due,
//! one JSON object a line. `docs/protocol.md` describes it for those who write such programs.

mod command;
mod message;
mod process;

use core::mem;
use core::time::Duration;

use serde::de::IgnoredAny;
use traumfabrik_rules::{Action, Edition, Event, View};
use traumfabrik_wire::json;

use crate::{Bot, BotError, Budget, Observation, Place, forgetful};
use message::{Greeting, Message, legal_actions, text};
use process::{Process, quote};

/// What the name of a program as a bot begins with; the command follows.
pub const PREFIX: &str = "cmd:";
/// The rounds of thought that a program is asked for. What it makes of them is its own affair.
pub const ITERATIONS: u32 = 1000;

/// How long we wait for a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timeouts {
    /// Until it is ready for a game.
    pub start: Duration,
    /// For a decision, beyond its time cap: the way there and back.
    pub grace: Duration,
    /// For a decision without a time cap.
    pub uncapped: Duration,
    /// For it to end by itself before it is ended.
    pub farewell: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self {
            start: Duration::from_secs(10),
            grace: Duration::from_secs(1),
            uncapped: Duration::from_secs(30),
            farewell: Duration::from_secs(1),
        }
    }
}

impl Timeouts {
    fn for_decision(&self, budget: &Budget) -> Duration {
        budget.time_cap.map_or(self.uncapped, |cap| cap.saturating_add(self.grace))
    }
}

/// A program at a seat. It runs until the bot is dropped.
#[derive(Debug)]
pub struct ProgramBot<'e> {
    bot: String,
    own_name: String,
    edition: &'e Edition,
    process: Process,
    timeouts: Timeouts,
    /// Lines about what has happened, which the program gets with the next question: it could do
    /// nothing about them before.
    untold: String,
}

impl<'e> ProgramBot<'e> {
    /// Starts the program of a command such as `python3 examples/bot.py` and tells it which game
    /// begins. Words of the command are separated by spaces; double quotes keep spaces together.
    ///
    /// # Errors
    /// If it cannot be started, or does not say in time that it is ready.
    pub fn start(command: &str, place: Place<'e>, timeouts: Timeouts) -> Result<Self, BotError> {
        let bot = format!("{PREFIX}{command}");
        match greet(command, place, timeouts) {
            Ok((process, own_name)) => {
                let edition = place.header.edition();
                Ok(Self { bot, own_name, edition, process, timeouts, untold: String::new() })
            }
            Err(why) => Err(BotError { bot, why }),
        }
    }

    /// What the program calls itself.
    pub fn own_name(&self) -> &str {
        &self.own_name
    }

    fn ask(&mut self, view: &View, budget: &Budget) -> Result<Action, String> {
        let legal = legal_actions(view);
        self.process.expect_silence()?;
        let mut lines = mem::take(&mut self.untold);
        Message::choose(view, &legal, budget).write(&mut lines);
        self.process.say(lines);
        let line = self.process.receive(self.timeouts.for_decision(budget))?;
        let action = parse(&line)?;
        if legal.contains(&action) {
            return Ok(action);
        }
        Err(format!(
            "answered {}, which is none of its {} legal actions{}",
            quote(&line),
            legal.len(),
            self.refusal(view, action)
        ))
    }

    /// Why an action is not legal.
    fn refusal(&self, view: &View, action: Action) -> String {
        // The seat knows its own purse, so those of others change nothing.
        let checked = forgetful(self.edition, view).check(view.active, action).map(|_| ());
        let refusal = checked.err().map(|refusal| text(&refusal));
        refusal.map_or_else(String::new, |refusal| format!(": {refusal}"))
    }
}

impl Bot for ProgramBot<'_> {
    fn observe(&mut self, event: &Event) {
        Message::Event { event: *event }.write(&mut self.untold);
    }

    fn choose(
        &mut self,
        observation: Observation<'_>,
        budget: &Budget,
    ) -> Result<Action, BotError> {
        let answer = self.ask(&observation.view(), budget);
        answer.map_err(|why| BotError { bot: self.bot.clone(), why })
    }
}

impl Drop for ProgramBot<'_> {
    fn drop(&mut self) {
        // How the game ended; programs that learn want to know.
        self.process.say(mem::take(&mut self.untold));
    }
}

/// Whether a command names a program.
///
/// # Errors
/// A sentence that says what would be right.
pub fn check(command: &str) -> Result<(), String> {
    command::split(command).map(|_| ())
}

/// The program, and what it calls itself.
fn greet(command: &str, place: Place<'_>, timeouts: Timeouts) -> Result<(Process, String), String> {
    let mut process = Process::start(command, timeouts.farewell)?;
    let mut lines = String::new();
    Message::game(place).write(&mut lines);
    process.say(lines);
    let line = process.receive(timeouts.start)?;
    let Greeting::Ready { name } = serde_json::from_slice(&line).map_err(|error| {
        let right = r#"{"type":"ready","name":"…"}"#;
        format!("is not ready: it should say {right}, but said {}: {error}", quote(&line))
    })?;
    Ok((process, name))
}

fn parse(line: &[u8]) -> Result<Action, String> {
    let text = String::from_utf8_lossy(line);
    if let Err(error) = serde_json::from_str::<IgnoredAny>(&text) {
        return Err(format!("answered {}, which is no JSON: {error}", quote(line)));
    }
    json::parse(&text)
        .map_err(|fault| format!("answered {}, which is no action: {fault}", quote(line)))
}

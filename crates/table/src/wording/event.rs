//! Entries as messages.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use traumfabrik_rules::{Edition, Quarter, Seat};
use traumfabrik_wire::{Arg, Context, Message, Move, describe};

use crate::{Away, Closing, LogEntry, Motion, TableEvent};

/// Puts a log into words. An entry does not say everything of itself: which quarter is on, or what
/// a vote is about and who asked. So this follows the log, and remembers that for every entry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Teller {
    /// How things stood before each entry.
    #[serde(serialize_with = "write_runs", deserialize_with = "read_runs")]
    before: Vec<Setting>,
    now: Setting,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Setting {
    quarter: Quarter,
    motion: Option<Asked>,
}

/// What waits for answers, and whose question it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    seat: Seat,
    motion: Motion,
}

impl Default for Setting {
    fn default() -> Self {
        Self { quarter: Quarter::First, motion: None }
    }
}

impl Teller {
    /// Goes on to the next entry of the log.
    pub fn note(&mut self, entry: &LogEntry) {
        self.before.push(self.now);
        let asked = self.now.motion;
        match &entry.event {
            TableEvent::Started { moves, .. } => self.play_on(moves),
            TableEvent::Played { moves, .. } => {
                self.play_on(moves);
                self.now.motion = None;
            }
            TableEvent::Proposed { seat, motion, is_carried, .. } => {
                let asked = Asked { seat: *seat, motion: *motion };
                self.settle(asked, !*is_carried, *is_carried);
            }
            TableEvent::Voted { is_yes, is_carried, .. } => {
                if let Some(asked) = asked {
                    self.settle(asked, *is_yes && !*is_carried, *is_carried);
                }
            }
            TableEvent::Opened { .. }
            | TableEvent::Seated { .. }
            | TableEvent::Vacated { .. }
            | TableEvent::Ready { .. }
            | TableEvent::TakenOver { .. }
            | TableEvent::Returned { .. }
            | TableEvent::Vacation { .. }
            | TableEvent::Credited { .. }
            | TableEvent::Closed { .. } => {}
        }
    }

    /// Whether an entry was noted.
    pub fn knows(&self, entry: &LogEntry) -> bool {
        entry.seq as usize <= self.before.len()
    }

    /// An entry in words, one that was noted before: messages in the order in which to say them.
    pub fn tell(&self, entry: &LogEntry, edition: &Edition) -> Vec<Message> {
        let idx = (entry.seq as usize).saturating_sub(1);
        let setting = self.before.get(idx).copied().unwrap_or_default();
        let mut context = Context { edition, quarter: setting.quarter };
        match &entry.event {
            TableEvent::Opened { .. } => vec![Message::new("deed-opened")],
            TableEvent::Seated { seat, .. } => vec![by("deed-seated", *seat)],
            // Nobody sits there now, so the seat has no name.
            TableEvent::Vacated { seat } => {
                let number = i32::from(seat.0) + 1;
                vec![Message::new("deed-vacated").with("number", Arg::Number(number))]
            }
            TableEvent::Ready { seat, is_on: true } => vec![by("deed-ready", *seat)],
            TableEvent::Ready { seat, is_on: false } => vec![by("deed-not-ready", *seat)],
            TableEvent::Started { moves, .. } => {
                let mut messages = vec![Message::new("deed-started")];
                messages.extend(played(moves, &mut context));
                messages
            }
            TableEvent::Played { moves, .. } => played(moves, &mut context).collect(),
            TableEvent::TakenOver { seat, why } => vec![by(taken_over(*why), *seat)],
            TableEvent::Returned { seat } => vec![by("deed-returned", *seat)],
            // Whoever decides alone does not ask.
            TableEvent::Proposed { motion, is_carried: true, .. } => {
                vec![Message::new(carried(*motion))]
            }
            TableEvent::Proposed { seat, motion, is_carried: false, .. } => {
                vec![by(proposed(*motion), *seat)]
            }
            TableEvent::Voted { seat, is_yes, is_carried, .. } => {
                let asker = setting.motion.map(|asked| asked.seat);
                let voted = match is_yes {
                    true => "deed-voted-yes",
                    // Whoever says no to a question of their own thought better of it.
                    false if asker == Some(*seat) => "deed-withdrawn",
                    false => "deed-voted-no",
                };
                let done =
                    setting.motion.filter(|_| *is_carried).map(|asked| carried(asked.motion));
                [by(voted, *seat)].into_iter().chain(done.map(Message::new)).collect()
            }
            TableEvent::Vacation { seat, is_on: true } => vec![by("deed-vacation-on", *seat)],
            TableEvent::Vacation { seat, is_on: false } => vec![by("deed-vacation-off", *seat)],
            TableEvent::Credited { ms: _ } => vec![Message::new("deed-credited")],
            TableEvent::Closed { why, .. } => vec![Message::new(closed(*why))],
        }
    }

    fn play_on(&mut self, moves: &[Move]) {
        for event in moves.iter().flat_map(|entry| &entry.events) {
            if let Some(quarter) = Context::quarter_begun(event) {
                self.now.quarter = quarter;
            }
        }
    }

    /// A motion after an answer: it still waits, or it is done, or it is refused.
    fn settle(&mut self, asked: Asked, is_pending: bool, is_carried: bool) {
        self.now.motion = is_pending.then_some(asked);
        if let (Motion::TakeBack { to }, true) = (asked.motion, is_carried)
            && let Some(then) = self.before.get(to as usize)
        {
            self.now.quarter = then.quarter;
        }
    }
}

/// Things stand the same for many entries: how many, and how.
fn write_runs<S: Serializer>(settings: &[Setting], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(settings.chunk_by(PartialEq::eq).map(|run| (run.len(), run[0])))
}

fn read_runs<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Setting>, D::Error> {
    let runs = Vec::<(u32, Setting)>::deserialize(from)?;
    Ok(runs.into_iter().flat_map(|(n, setting)| (0..n).map(move |_| setting)).collect())
}

/// All facts of some moves, in words.
fn played<'m>(
    moves: &'m [Move],
    context: &'m mut Context<'_>,
) -> impl Iterator<Item = Message> + 'm {
    moves.iter().flat_map(|entry| &entry.events).flat_map(|event| {
        context.note(event);
        describe(event, context)
    })
}

fn by(id: &str, seat: Seat) -> Message {
    Message::new(id).with("seat", Arg::Seat(seat.0))
}

fn taken_over(why: Away) -> &'static str {
    match why {
        Away::Timeout => "deed-taken-over-timeout",
        Away::Gone => "deed-taken-over-gone",
        Away::Left => "deed-taken-over-left",
        Away::Resigned => "deed-taken-over-resigned",
    }
}

fn proposed(motion: Motion) -> &'static str {
    match motion {
        Motion::TakeBack { to: _ } => "deed-proposed-take-back",
        Motion::Pause {} => "deed-proposed-pause",
        Motion::Resume {} => "deed-proposed-resume",
        Motion::Abort {} => "deed-proposed-abort",
    }
}

fn carried(motion: Motion) -> &'static str {
    match motion {
        Motion::TakeBack { to: _ } => "deed-carried-take-back",
        Motion::Pause {} => "deed-carried-pause",
        Motion::Resume {} => "deed-carried-resume",
        Motion::Abort {} => "deed-carried-abort",
    }
}

fn closed(why: Closing) -> &'static str {
    match why {
        Closing::CalledOff => "deed-closed-called-off",
        Closing::Stale => "deed-closed-stale",
        Closing::Host => "deed-closed-host",
    }
}

//! What happens at a table by itself. Any node may do it: the log decides who was first. Whoever
//! made the last entry has a head start, and only whoever holds the lease lets a bot think.

use sha2::{Digest, Sha256};
use traumfabrik_rules::{Action, Seat};
use traumfabrik_table::fair::Seed;
use traumfabrik_table::{Away, How, Scheduled, TableEvent, Time};

use crate::append::{Draft, due_at, own_command};
use crate::job::{Doing, Job, Progress, Purpose, Step};
use crate::open::{Open, RETRY_MS};
use crate::{Claim, NodeTime, Output, Question, Thought, UsedOrder};

/// How long other nodes wait for the one that made the last entry.
const HEAD_START_MS: i64 = 200;
/// How long they wait before they think themselves.
const THINKING_HEAD_START_MS: i64 = 1_500;
/// How long a node may think before others may.
const LEASE_MS: i64 = 4_000;
/// What happens by itself and is no later than this happened just when it was due: how busy a node
/// is shows at no kind of seat more than at another.
const ON_TIME_MS: i64 = 250;
/// What is further away is left to the store's list of what is due, unless somebody looks on: rooms
/// do not stay in memory for days.
const NEAR_MS: i64 = 120_000;

/// What a node knows about what happens by itself.
#[derive(Clone, Debug, Default)]
pub(crate) struct Duty {
    /// Whether another node made the last entry.
    is_others: bool,
    /// Until when this node thinks, and no other.
    lease_until: Option<Time>,
    /// Another node thinks until then.
    held_until: Option<Time>,
    thinking: Option<Subject>,
    thought: Option<(Subject, Vec<Action>)>,
    /// When to try again what could not be done.
    pub(crate) retry_at: Option<Time>,
    /// When something has to be done.
    alarm: Option<Time>,
    /// When the room asked to be woken.
    wake_at: Option<Time>,
}

/// What a thought is about.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Subject {
    turn: u32,
    seat: Seat,
    bot: String,
}

impl Duty {
    /// The table has moved on.
    pub(crate) fn moved_on(&mut self) {
        (self.lease_until, self.held_until, self.retry_at) = (None, None, None);
    }

    /// This node has written down what is due.
    pub(crate) fn is_ours(&mut self, lease_until: Option<Time>) {
        self.is_others = false;
        self.lease_until = lease_until.or(self.lease_until);
    }

    /// Another node has.
    pub(crate) fn is_theirs(&mut self) {
        self.is_others = true;
    }

    fn head_start(&self, ms: i64) -> i64 {
        if self.is_others { ms } else { 0 }
    }
}

impl Open {
    /// What happens next unless somebody does something before.
    pub(crate) fn scheduled(&self) -> Scheduled {
        self.table.next(&self.orders.plain, &self.gone_since, &self.settings.whims)
    }

    /// Sees to it that what comes next by itself will come.
    pub(crate) fn plan_ahead(&mut self, out: &mut Vec<Output>) {
        let now = self.clock.now();
        let scheduled = self.scheduled();
        let alarm = match &scheduled {
            Scheduled::Nothing => None,
            Scheduled::Act { seat, at, how: How::Bot(bot) } => {
                Some(self.plan_thought(*seat, *at, bot, out))
            }
            Scheduled::Act { at, .. } | Scheduled::TakeOver { at, .. } => {
                Some(at.plus(self.duty.head_start(HEAD_START_MS)))
            }
        };
        let alarm = match self.duty.retry_at {
            Some(retry_at) => Some(alarm.map_or(retry_at, |at| at.max(retry_at))),
            None if self.is_behind => Some(now.plus(RETRY_MS)),
            None => alarm,
        };
        self.duty.alarm = alarm;
        let is_near = |at: &Time| at.since(now) <= NEAR_MS || !self.listeners.is_empty();
        let wake_at = alarm.filter(is_near).map(|at| self.clock.outside(at));
        if self.duty.wake_at != wake_at {
            self.duty.wake_at = wake_at;
            out.extend(wake_at.map(|at| Output::Wake { at }));
        }
    }

    /// A bot thinks while it waits for its moment, if it is this node's task. Answers when to see
    /// to it again.
    fn plan_thought(&mut self, seat: Seat, at: Time, bot: &str, out: &mut Vec<Output>) -> Time {
        let now = self.clock.now();
        let subject = Subject { turn: self.table.turn(), seat, bot: bot.to_owned() };
        if self.duty.thought.as_ref().is_some_and(|(known, _)| *known == subject) {
            return at;
        }
        if let Some(until) = self.duty.lease_until.filter(|until| *until > now) {
            if self.duty.thinking.as_ref() != Some(&subject)
                && let Some(thought) = self.thought_of(&subject)
            {
                out.push(Output::Think(Box::new(thought)));
                self.duty.thinking = Some(subject);
            }
            return until;
        }
        let head_start = self.duty.is_others.then(|| at.plus(THINKING_HEAD_START_MS));
        head_start.into_iter().chain(self.duty.held_until).max().unwrap_or(now)
    }

    fn thought_of(&self, subject: &Subject) -> Option<Thought> {
        let position = self.table.game()?.position();
        Some(Thought {
            plan: std::sync::Arc::clone(self.table.plan()),
            turn: subject.turn,
            seat: subject.seat,
            bot: subject.bot.clone(),
            events: self.table.moves().flat_map(|entry| entry.events.iter().copied()).collect(),
            position,
            temper: chance(&self.seed, BEFORE_ALL_TURNS, subject.seat),
            chance: chance(&self.seed, subject.turn, subject.seat),
        })
    }

    /// Whether something has to be done now.
    pub(crate) fn is_alarm_due(&mut self) -> bool {
        // Whoever wakes a room may be early: then it is asked for again.
        self.duty.wake_at = None;
        self.duty.alarm.take_if(|at| *at <= self.clock.now()).is_some()
    }

    /// Whether nobody would miss the room.
    pub(crate) fn is_idle(&self, moment: &NodeTime, idle_ms: i64) -> bool {
        let now = self.clock.at(moment);
        // While the time of day is behind, the room alone knows how late it is.
        let is_ahead = self.clock.is_ahead(moment);
        let is_near = self.duty.alarm.is_some_and(|at| is_ahead || at.since(now) <= NEAR_MS);
        self.listeners.is_empty()
            && self.asked.is_empty()
            && !is_near
            && now.since(self.used_at) >= idle_ms
    }

    /// A bot has decided.
    pub(crate) fn thought(&mut self, turn: u32, seat: Seat, bot: String, actions: Vec<Action>) {
        let subject = Subject { turn, seat, bot };
        if self.duty.thinking.as_ref() == Some(&subject) {
            self.duty.thinking = None;
            self.duty.thought = Some((subject, actions));
        }
    }

    /// It is this node's task to see to what is due after an entry.
    pub(crate) fn see_to(&mut self, seq: u32, out: &mut Vec<Output>) {
        if seq != self.table.seq() {
            return;
        }
        let now = self.clock.now();
        self.duty.is_ours(Some(now.plus(LEASE_MS)));
        let due_at = due_at(&self.table, &self.scheduled());
        if due_at.is_none_or(|at| at > now) {
            out.push(Output::Delay { seq, at: due_at.map(|at| self.clock.outside(at)) });
        }
    }

    /// The store has said who thinks.
    pub(crate) fn claimed(&mut self, claim: Claim, until: Time, job: &mut Job) -> Step {
        match claim {
            Claim::Granted => {
                self.duty.lease_until = Some(until);
                self.duty.held_until = None;
                // A thought that took longer than the lease goes on.
                Step::Quiet
            }
            Claim::Held { until } => {
                self.duty.held_until = Some(self.clock.inside(until).max(self.clock.now().plus(1)));
                Step::Quiet
            }
            // The log has to be read again, however lately that was.
            Claim::Gone => {
                self.is_behind = true;
                self.catch_up(job)
            }
        }
    }

    /// Does what comes next, if its time has come.
    pub(crate) fn by_itself(&mut self, progress: &mut Progress) -> Step {
        self.duty.retry_at = None;
        if let Some(credit) = self.credit() {
            return credit;
        }
        let now = self.clock.now();
        match self.scheduled() {
            Scheduled::Nothing => Step::Quiet,
            Scheduled::Act { seat, at, how: How::Bot(bot) } => {
                let subject = Subject { turn: self.table.turn(), seat, bot };
                match &self.duty.thought {
                    Some((known, actions)) if *known == subject => {
                        let actions = actions.clone();
                        if at > now {
                            Step::Quiet
                        } else {
                            self.act(progress, seat, at, &actions, None)
                        }
                    }
                    Some(_) | None => self.claim(at),
                }
            }
            Scheduled::Act { at, .. } | Scheduled::TakeOver { at, .. } if at > now => Step::Quiet,
            Scheduled::Act { seat, at, how: How::Forced(action) } => {
                self.act(progress, seat, at, &[action], None)
            }
            Scheduled::Act { seat, at, how: How::Ordered { order_idx, action } } => {
                let order = self.orders.used.get(order_idx).cloned();
                self.act(progress, seat, at, &[action], order)
            }
            Scheduled::TakeOver { seat, at, why } => self.take_over(progress, seat, at, why),
        }
    }

    fn claim(&self, at: Time) -> Step {
        let now = self.clock.now();
        if self.duty.lease_until.is_some_and(|until| until > now) {
            return Step::Quiet;
        }
        let until = now.max(at).plus(LEASE_MS);
        let question = Question::Claim { seq: self.table.seq(), until: self.clock.outside(until) };
        Step::Ask(question, Doing::Claim { until })
    }

    fn act(
        &mut self,
        progress: &mut Progress,
        seat: Seat,
        at: Time,
        actions: &[Action],
        order: Option<UsedOrder>,
    ) -> Step {
        let command = own_command(&self.table, "move", Some(seat));
        progress.command = Some(command.clone());
        match self.table.play(seat, self.table.turn(), actions, &self.seed) {
            Ok(event) => {
                let at = self.on_time(at);
                self.append(Draft { command, event, at, order, purpose: Purpose::Own })
            }
            Err(refused) => {
                // Whoever thought of it has to think again.
                self.duty.thought = None;
                Step::refuse(refused)
            }
        }
    }

    fn take_over(&mut self, progress: &mut Progress, seat: Seat, at: Time, why: Away) -> Step {
        // Whoever ran out of time did so wherever they are.
        if why == Away::Gone {
            if !progress.knows_present {
                return Step::Ask(Question::Present, Doing::Present);
            }
            if self.holder(seat).is_some_and(|holder| self.elsewhere.contains(holder)) {
                self.gone_since[seat] = Some(self.clock.now());
                return Step::Quiet;
            }
        }
        let command = own_command(&self.table, "away", Some(seat));
        progress.command = Some(command.clone());
        let event = TableEvent::TakenOver { seat, why };
        let at = self.on_time(at);
        self.append(Draft { command, event, at, order: None, purpose: Purpose::Own })
    }

    fn on_time(&self, at: Time) -> Time {
        let now = self.clock.now();
        if now.since(at) <= ON_TIME_MS { at } else { now }
    }
}

/// Until when a node that makes an entry thinks about what comes next, if a bot has to.
pub(crate) fn lease_until(scheduled: &Scheduled, now: Time) -> Option<Time> {
    match scheduled {
        Scheduled::Act { at, how: How::Bot(_), .. } => Some(now.max(*at).plus(LEASE_MS)),
        Scheduled::Act { how: How::Forced(_) | How::Ordered { .. }, .. }
        | Scheduled::TakeOver { .. }
        | Scheduled::Nothing => None,
    }
}

/// A turn that no table ever has: the first one has the number of an entry.
const BEFORE_ALL_TURNS: u32 = 0;

/// Chance for bots. It comes from the seed, so that nobody can work out what a bot will do, but
/// by a one-way road: it says nothing about the draws.
fn chance(seed: &Seed, turn: u32, seat: Seat) -> u64 {
    let mut hash = Sha256::new();
    hash.update(b"traumfabrik-bots-1\n");
    hash.update(seed.as_bytes());
    hash.update(turn.to_le_bytes());
    hash.update([seat.0]);
    let bytes: [u8; 32] = hash.finalize().into();
    u64::from_le_bytes(bytes.first_chunk().copied().unwrap_or_default())
}

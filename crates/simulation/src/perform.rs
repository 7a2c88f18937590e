//! What rooms want done is done: sent, asked, thought about, waited for.

use traumfabrik_room::{
    Appended, AskId, Asker, Input, ListenerId, Output, Question, Reply, RoomAnswer, RoomError,
    StoreFault, Thought,
};
use traumfabrik_rules::Game;

use crate::client::{Heard, News};
use crate::queue::{Event, Life, Millis};
use crate::store::{Fate, GameStore, Write};
use crate::world::World;
use crate::{PlantedFault, Promise};

/// A commit takes about so long, and takes along whatever has come until then.
const COMMIT_MS: Millis = 8;

impl World {
    pub(crate) fn perform(&mut self, life: Life, effect: Output) {
        match effect {
            Output::Send { to, text } => self.show(life, &to, &text),
            Output::Answer { to, answer } => self.answer(life, to, &answer),
            Output::Cut { listener, why } => self.cut(life, listener, why),
            Output::Ask { ask, question } => {
                let at = self.now + self.up_to(3);
                self.queue.put(at, Event::Ask { life, ask, question });
            }
            Output::Tell { seq } => self.tell_others(life, seq),
            // Nobody shows anything here.
            Output::Share(_) => {}
            Output::Present { person } => self.set_present(life, person, true),
            Output::Absent { person } => self.set_present(life, person, false),
            Output::Poll { .. } => {
                if !matches!(self.fault, Some(PlantedFault::NoPoll | PlantedFault::HintsNotFlushed))
                {
                    let at = self.now + self.up_to(10);
                    self.queue.put(at, Event::Poll(life));
                }
            }
            Output::Delay { seq, at } => {
                let then = self.now + self.up_to(10);
                self.queue.put(then, Event::Delay { life, seq, at });
            }
            // What is wrong with a log is seen by whoever goes through all of it.
            Output::Keep(snapshot) => {
                if self.fault != Some(PlantedFault::HashIgnored) {
                    self.store.keep(&snapshot);
                }
            }
            Output::Think(thought) => self.think(life, *thought),
            Output::Advise(wanted) => {
                let at = self.now + self.up_to(1_500);
                let number = wanted.number;
                self.queue.put(at, Event::Advised { life, number, advice: Vec::new() });
            }
            Output::Wake { at } => {
                let ms = at.since(self.nodes[life.node].clock.time(self.now));
                self.wake_later(life, self.now + ms);
            }
            Output::Break { why } => {
                self.judges.find(self.now, Promise::Fold, format!("a room is broken: {why}"));
            }
            Output::Leave { .. } | Output::Forget => {
                self.judges.find(self.now, Promise::Fold, "a room forgets its game".to_owned());
            }
        }
    }

    /// A bot that plays what it may, and takes its time for it.
    fn think(&mut self, life: Life, thought: Thought) {
        self.judge_thought(life, thought.turn, thought.seat);
        let game = Game::resume(thought.plan.header.edition(), thought.position);
        let legal = game.legal();
        let n_legal = legal.len();
        let choice = self.chance.index(n_legal.max(1));
        let actions = legal.nth(choice).into_iter().collect();
        let slow = if self.chance.one_in(30) { 6_000 } else { 400 };
        let at = self.now + 5 + self.up_to(slow);
        let Thought { turn, seat, bot, .. } = thought;
        self.queue.put(at, Event::Thought { life, turn, seat, bot, actions });
    }

    fn answer(&mut self, life: Life, to: Asker, answer: &Result<RoomAnswer, RoomError>) {
        let (client, id, seen, listener) = match to {
            Asker::Listener { listener, id } => {
                let Some(door) = self.nodes[life.node].doors.get(&listener) else { return };
                (door.client, id, 0, Some(listener))
            }
            Asker::Request(request) => {
                let Some(asked) = self.nodes[life.node].requests.remove(&request) else { return };
                (asked.client, asked.id, asked.seen, None)
            }
            Asker::Nobody => return,
        };
        let node = listener.map(|_| life.node);
        self.judge_answer(client, &id, seen, node, answer);
        let news = match answer {
            Err(RoomError::TooMany { .. } | RoomError::StoreAway {}) => News::TryAgain,
            Ok(_) | Err(_) => News::Answered,
        };
        if news == News::Answered {
            self.note(format_args!("client {client} has an answer to {id:?}: {}", brief(answer)));
        }
        let heard = Heard { id, news };
        match listener {
            Some(listener) => self.deliver(life.node, listener, heard, 100),
            None => {
                let at = self.now + 1 + self.up_to(40);
                self.queue.put(at, Event::Answer { client, heard });
            }
        }
    }

    /// A question has come to the store.
    pub(crate) fn asked(&mut self, life: Life, ask: AskId, question: Question) {
        let fate = self.fate();
        let now = self.nodes[life.node].clock.time(self.now);
        if fate == Fate::Away || !GameStore::is_write(&question) {
            let question_was = self.known_only(life, &question);
            let mut reply = self.store.carry_out(life, now, question, fate);
            if let (Some(known), Ok(Reply::Read(read))) = (question_was, &mut reply) {
                read.entries.retain(|entry| entry.seq <= known);
                read.found = None;
            }
            return self.reply(life, ask, reply);
        }
        if self.fault == Some(PlantedFault::AcknowledgedEarly)
            && let Question::Append(append) = &question
            && append.entry.seq == self.store.n_entries() + 1
        {
            self.reply(life, ask, Ok(Reply::Appended(Appended::Done)));
        }
        if self.store.batch.is_empty() {
            let at = self.now + 1 + self.up_to(COMMIT_MS);
            self.queue.put(at, Event::Commit);
        }
        self.store.batch.push(Write { life, now, ask, question, fate });
    }

    /// Planted: what a room knows already, if it asks because of a command and is told no more.
    fn known_only(&self, life: Life, question: &Question) -> Option<u32> {
        let is_second_look = matches!(question, Question::Read { command: Some(_), .. });
        let room = self.nodes[life.node].room.as_ref();
        let known = room.and_then(|room| room.table()).map(|table| table.seq());
        known.filter(|_| is_second_look && self.fault == Some(PlantedFault::NoSecondLook))
    }

    fn fate(&mut self) -> Fate {
        let one_in = self.scenario.store_fails_one_in;
        if self.store.is_away(self.now) {
            Fate::Away
        } else if one_in > 0 && self.now < self.scenario.calm_from && self.chance.one_in(one_in) {
            [Fate::Away, Fate::DoneUnsaid, Fate::LeftUnsaid][self.chance.index(3)]
        } else {
            Fate::Fine
        }
    }

    /// Everything that waits is written, in one go.
    pub(crate) fn commit(&mut self) {
        let is_away = self.store.is_away(self.now);
        for write in std::mem::take(&mut self.store.batch) {
            let Write { life, now, ask, question, fate } = write;
            let fate = if is_away { Fate::LeftUnsaid } else { fate };
            let n_before = self.store.n_entries();
            if matches!(question, Question::PutOrder { .. } | Question::DropOrder { .. }) {
                self.judges.noted_order(self.now);
            }
            self.judge_spoken(&question);
            let is_speech = matches!(question, Question::Say { .. });
            let reply = self.store.carry_out(life, now, question, fate);
            if is_speech {
                self.judge_said_once();
            }
            if self.store.n_entries() > n_before {
                self.committed(life);
            }
            self.reply(life, ask, reply);
        }
    }

    fn committed(&mut self, life: Life) {
        let kept = self.store.entries.last().expect("an entry was kept").clone();
        self.note(format_args!("{} {} at {}: {}", kept.seq, kept.command, kept.at.0, kept.body));
        self.judge_entry(life, &kept);
        // The first clock that runs is looked after from now on, not from the next sign of life on.
        let was_watching = self.store.heartbeat.is_some_and(|(_, is_watching)| is_watching);
        if self.store.due.is_some() && !was_watching {
            self.sign_of_life(life.node);
        }
        self.may_end_after_entry(life);
        let within = if self.store_is_fine() { 4_000 } else { 8_000 };
        let spread = Event::JudgeSpread { seq: kept.seq, since: self.now, within };
        self.queue.put(self.now + within, spread);
    }

    /// Whether the store answers every question.
    pub(crate) fn store_is_fine(&self) -> bool {
        self.scenario.store_fails_one_in == 0 || self.now >= self.scenario.calm_from
    }

    fn reply(&mut self, life: Life, ask: AskId, reply: Result<Reply, StoreFault>) {
        let slow = if self.chance.one_in(60) { 120 } else { 3 };
        let at = self.now + self.up_to(slow);
        self.queue.put(at, Event::Reply { life, ask, reply });
    }

    /// A node looks how long the log is and who may come in, and tells its room.
    pub(crate) fn poll(&mut self, life: Life) {
        if self.fate() != Fate::Fine {
            return;
        }
        let seq = self.store.n_entries();
        self.give(life.node, Input::Polled { seq });
        self.look_who_may(life.node);
    }

    /// A node looks whose session has ended, and has its room cut them off.
    pub(crate) fn look_who_may(&mut self, node: usize) {
        if self.fault == Some(PlantedFault::SignedOutStay) {
            return;
        }
        let is_out = |session: Option<u64>| {
            session.is_some_and(|session| !self.store.sessions.contains(&session))
        };
        let doors = self.nodes[node].doors.iter();
        let listeners = doors.filter(|(_, door)| is_out(door.session)).map(|(&id, _)| id);
        let listeners: Vec<ListenerId> = listeners.collect();
        if !listeners.is_empty() {
            self.give(node, Input::ShutOut { listeners });
        }
    }
}

fn brief(answer: &Result<RoomAnswer, RoomError>) -> String {
    match answer {
        Ok(RoomAnswer::Done { seq }) => format!("done by {seq}"),
        Ok(_) => "done".to_owned(),
        Err(error) => format!("{error:?}"),
    }
}

//! A table that has been read, and all that a node knows about it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use traumfabrik_rules::{BySeat, Seat, SeatSet};
use traumfabrik_table::fair::Seed;
use traumfabrik_table::{
    Actor, GameId, LogFault, PersonId, Sitter, Table, TableView, Teller, Time,
};
use traumfabrik_wire::json;

use crate::by_itself::Duty;
use crate::chat::Chat;
use crate::clock::RoomClock;
use crate::crowd::Listener;
use crate::draft::Asked;
use crate::follow::fold;
use crate::hush::Hush;
use crate::job::{Doing, Job, Step, Task};
use crate::orders::Orders;
use crate::show::Show;
use crate::watchers::Crowd;
use crate::{
    Asker, FromClient, ListenerId, Loaded, NodeTime, Output, Person, Query, Question, Reply,
    RoomAnswer, RoomConfig, RoomError, StoreFault,
};

/// Why a game that the store does not vouch for is broken.
pub(crate) const CLOSED: &str = "the store does not vouch for it";
/// How long to wait before what the store did not answer is asked again.
pub(crate) const RETRY_MS: i64 = 500;

/// A table, and all that a node knows about it.
#[derive(Clone, Debug)]
pub(crate) struct Open {
    pub(crate) settings: RoomConfig,
    pub(crate) clock: RoomClock,
    pub(crate) table: Arc<Table>,
    /// Puts entries into words.
    pub(crate) teller: Teller,
    /// The entry of the last snapshot.
    pub(crate) kept_seq: u32,
    pub(crate) seed: Seed,
    pub(crate) orders: Orders,
    /// The people of the table, by their names in the log.
    pub(crate) people: BTreeMap<PersonId, Person>,
    /// When to ask who the people are, if that is not known.
    pub(crate) ask_people_at: Option<Time>,
    pub(crate) listeners: BTreeMap<ListenerId, Listener>,
    /// Who looks at the table by way of any node, as far as it was heard.
    pub(crate) elsewhere: Vec<PersonId>,
    pub(crate) gone_since: BySeat<Option<Time>>,
    /// What was last told about the table, and how its game looked to those who only look on. The
    /// latter is known only if somebody listened.
    pub(crate) shown: TableView,
    pub(crate) seen: Option<Box<json::View>>,
    pub(crate) chat: Chat,
    /// What those who look on say to each other, as far as somebody has wanted to hear it.
    pub(crate) aside: Chat,
    /// Those whose names are wanted because they look on, and what was last told of them.
    pub(crate) crowd: Crowd,
    /// Who is silent here.
    pub(crate) hush: Hush,
    /// What somebody shows.
    pub(crate) show: Show,
    /// What happens by itself.
    pub(crate) duty: Duty,
    /// Questions to the planner.
    pub(crate) asked: BTreeMap<u64, Asked>,
    pub(crate) n_asked: u64,
    /// Whether the log may be longer than what is known here.
    pub(crate) is_behind: bool,
    pub(crate) used_at: Time,
    pub(crate) polled_at: Time,
    /// The time of the poll before the last: by now it has surely been answered.
    pub(crate) polled_before: Time,
    pub(crate) looked_at: Time,
}

impl Open {
    /// The table that a log makes. Whatever was read for it serves the first who asks.
    pub(crate) fn new(
        id: &GameId,
        settings: &RoomConfig,
        moment: &NodeTime,
        loaded: Loaded,
        job: &mut Job,
    ) -> Result<Self, LogFault> {
        let no_seed = || LogFault::Damaged { seq: 1, what: "the seed is none".to_owned() };
        let seed: Seed = loaded.seed.parse().map_err(|_| no_seed())?;
        let (table, teller) = fold(id, &settings.boxes, &loaded)?;
        let clock = RoomClock::new(moment.clone(), table.at());
        let now = clock.now();
        let mut open = Self {
            settings: settings.clone(),
            shown: table.view(),
            table: Arc::new(table),
            teller,
            kept_seq: loaded.snapshot.as_ref().map_or(0, |snapshot| snapshot.seq),
            seed,
            orders: Orders::default(),
            people: BTreeMap::new(),
            ask_people_at: Some(now),
            listeners: BTreeMap::new(),
            // Those whom this node alone has seen before it ended would never leave.
            elsewhere: if settings.is_shared { loaded.present } else { Vec::new() },
            gone_since: BySeat([Some(now); 5]),
            seen: None,
            chat: Chat::new(loaded.chat),
            aside: Chat::new(Vec::new()),
            crowd: Crowd::default(),
            hush: Hush::new(loaded.muted),
            show: Show::new(),
            duty: Duty::default(),
            asked: BTreeMap::new(),
            n_asked: 0,
            is_behind: false,
            used_at: now,
            polled_at: now,
            polled_before: now,
            looked_at: now,
            clock,
        };
        open.take_orders(loaded.orders);
        job.progress.is_fresh = true;
        // Between the first entry and a snapshot there may be more.
        let is_all = |seq: u32| matches!(&job.task, Task::Join(new) if new.since >= seq);
        job.progress.entries = match loaded.snapshot {
            Some(snapshot) if !is_all(snapshot.seq) => None,
            Some(_) | None => Some(loaded.entries),
        };
        Ok(open)
    }

    /// Time passes. What was left out by a clock that was set forward makes nobody be gone for
    /// longer.
    pub(crate) fn advance(&mut self, moment: &NodeTime) {
        let skipped_ms = self.clock.advance(moment);
        if skipped_ms > 0 {
            for since in self.gone_since.0.iter_mut().flatten() {
                *since = since.plus(skipped_ms);
            }
        }
    }

    /// Does what comes next of a job.
    pub(crate) fn step(&mut self, job: &mut Job, out: &mut Vec<Output>) -> Step {
        let Job { asker, person, task, progress } = job;
        let person = person.as_ref();
        if self.must_read(task, progress) {
            return self.read(task, progress);
        }
        if self.must_ask_people() && !progress.has_asked_people {
            progress.has_asked_people = true;
            return Step::Ask(Question::People { ids: self.ids() }, Doing::People);
        }
        match task {
            Task::Join(new) => match self.must_ask_blocked(new.person.as_ref(), progress) {
                Some(step) => step,
                None => self.join(new, progress, out),
            },
            Task::Message(message) => {
                self.used_at = self.clock.now();
                match (message, person) {
                    // Looking needs nobody's leave but that of where one looks from.
                    (FromClient::Look { look, .. }, _) => self.turn_to(asker, *look, out),
                    (FromClient::Overhear { is_on, .. }, _) => self.overhear(asker, *is_on),
                    (_, None) => Step::refuse(RoomError::Stranger {}),
                    (FromClient::Command { id, command }, Some(person)) => {
                        self.command(progress, person, id, command)
                    }
                    (FromClient::Order { seat, order, .. }, Some(person)) => {
                        self.put_order(person, Seat(*seat), order)
                    }
                    (FromClient::DropOrder { seat, quarter, location, .. }, Some(person)) => {
                        self.drop_order(person, Seat(*seat), (*quarter, *location))
                    }
                    (FromClient::Draft { seat, turn, actions, .. }, Some(person)) => {
                        Step::Done(self.draft(person, Seat(*seat), *turn, actions))
                    }
                    (FromClient::Facts { seat, .. }, Some(person)) => {
                        Step::Done(self.facts(person, Seat(*seat)))
                    }
                    (FromClient::Say { id, text, channel }, Some(person)) => {
                        self.say(person, *channel, id, text)
                    }
                    (FromClient::Show { spot, takes_over, .. }, Some(person)) => {
                        self.show(asker, person, *spot, *takes_over, out)
                    }
                    (FromClient::Hint { seat, .. }, Some(person)) => {
                        self.advise(asker, person, Seat(*seat), out)
                    }
                    (FromClient::Mute { person: other, is_on, .. }, Some(person)) => {
                        self.mute(person, other, *is_on)
                    }
                    (FromClient::Block { person: other, is_on, .. }, Some(person)) => {
                        self.block(person, other, *is_on)
                    }
                }
            }
            Task::Query(query) => {
                self.used_at = self.clock.now();
                match query {
                    Query::Standing { look } => Step::Done(self.standing(person, *look)),
                    Query::Log { after } => Step::Done(self.log(person, *after, progress)),
                    Query::Chat { channel, after, before } => {
                        self.ask_chat(person, *channel, *after, *before)
                    }
                    Query::Orders => match person {
                        Some(person) => Step::Done(Ok(RoomAnswer::Orders(self.orders_of(person)))),
                        None => Step::refuse(RoomError::Stranger {}),
                    },
                    Query::Rematch => match person {
                        Some(person) => Step::Done(self.rematch(person)),
                        None => Step::refuse(RoomError::Stranger {}),
                    },
                }
            }
            Task::Close(why) => self.close(progress, *why),
            Task::ByItself => self.by_itself(progress),
            Task::Follow => Step::Quiet,
            Task::Around { .. } if !progress.knows_present => {
                progress.has_asked_people = true;
                let (ids, listeners) = (self.ids(), self.people_here());
                let is_overheard = self.is_overheard();
                Step::Ask(Question::Around { ids, listeners, is_overheard }, Doing::Around)
            }
            Task::Around { due } => {
                if let Some(seq) = *due {
                    self.see_to(seq, out);
                }
                Step::Quiet
            }
        }
    }

    /// Goes on with what the store said.
    pub(crate) fn replied(
        &mut self,
        doing: Doing,
        reply: Result<Reply, StoreFault>,
        job: &mut Job,
        out: &mut Vec<Output>,
    ) -> Step {
        match (doing, reply) {
            (Doing::Append(pending), Ok(Reply::Appended(appended))) => {
                self.appended(*pending, appended, job, out)
            }
            (Doing::Append(_), Err(StoreFault::Unknown)) => {
                self.is_behind = true;
                self.read(&job.task, &job.progress)
            }
            (Doing::Read, Ok(Reply::Read(read))) => self.take_in(*read, job, out),
            (Doing::People, Ok(Reply::People(people))) => {
                self.take_people(people, out);
                Step::Again
            }
            // Names can wait.
            (Doing::People, Err(_)) => {
                self.ask_people_at = Some(self.clock.now().plus(RETRY_MS));
                Step::Again
            }
            (Doing::Around, Ok(Reply::Around(around))) => {
                self.look_around(*around, out);
                job.progress.knows_present = true;
                Step::Again
            }
            (Doing::Present, Ok(Reply::Present(present))) => {
                self.elsewhere = present;
                job.progress.knows_present = true;
                Step::Again
            }
            (Doing::Claim { until }, Ok(Reply::Claimed(claim))) => self.claimed(claim, until, job),
            (Doing::PutOrder(held), Ok(Reply::OrderPut { revision })) => {
                self.order_put(*held, revision, job.person.as_ref(), out)
            }
            (Doing::DropOrder { order_id }, Ok(Reply::OrderDropped { was_there })) => {
                self.order_dropped(&order_id, was_there, job.person.as_ref(), out)
            }
            (Doing::Say { channel }, Ok(Reply::Said(chat))) => self.said(channel, chat, out),
            (Doing::Overhear { listener }, Ok(Reply::Chat(chat))) => {
                self.overheard(listener, chat, out)
            }
            (Doing::Chat, Ok(Reply::Chat(chat))) => Step::Done(Ok(RoomAnswer::Chat(chat))),
            (Doing::Mute, Ok(Reply::Muted(muted))) => self.muted(muted, job.person.as_ref(), out),
            (Doing::Block { other, is_on }, Ok(Reply::Blocked(blocked))) => {
                self.blocked(blocked, job.person.as_ref(), (&other, is_on), out)
            }
            (Doing::Blocked { person }, Ok(Reply::Blocked(blocked))) => {
                self.hush.blocked.insert(person, blocked);
                job.progress.knows_blocked = true;
                Step::Again
            }
            (_, Err(StoreFault::Broken)) => Step::Broken(CLOSED.to_owned()),
            (_, Err(StoreFault::Away | StoreFault::Unknown)) => {
                Step::refuse(RoomError::StoreAway {})
            }
            // An answer to something else is none.
            (_, Ok(_)) => Step::refuse(RoomError::StoreAway {}),
        }
    }

    /// A job was left: what nobody waits for has to be tried again.
    pub(crate) fn left(&mut self, job: &Job, error: Option<&RoomError>) {
        if job.asker == Asker::Nobody && error.is_some() {
            self.is_behind |= matches!(job.task, Task::Follow | Task::Around { .. });
            self.duty.retry_at = Some(self.clock.now().plus(RETRY_MS));
        }
    }

    /// What somebody may do here.
    pub(crate) fn actor(&self, person: &PersonId) -> Actor {
        let is_theirs = |seat: &Seat| self.holder(*seat) == Some(person);
        let seats: SeatSet = self.table.seats().iter().filter(is_theirs).collect();
        let is_owner = self.who_is(&self.table.plan().owner) == person;
        Actor { person: person.clone(), seats, is_owner }
    }

    /// Whether somebody has a seat here.
    pub(crate) fn sits(&self, person: &PersonId) -> bool {
        self.table.seats().iter().any(|seat| self.holder(seat) == Some(person))
    }

    /// The person a seat belongs to, as they are known today.
    pub(crate) fn holder(&self, seat: Seat) -> Option<&PersonId> {
        self.table.chair(seat).person().map(|person| self.who_is(person))
    }

    /// Who somebody in the log is today: a guest may have turned out to have an account.
    pub(crate) fn who_is<'s>(&'s self, person: &'s PersonId) -> &'s PersonId {
        self.people.get(person).map_or(person, |row| &row.person)
    }

    /// How everybody at the table is called, for a record.
    pub(crate) fn labels(&self) -> Vec<String> {
        let label = |seat: Seat| match &self.table.chair(seat).sitter {
            None => String::new(),
            Some(Sitter::Bot { bot }) => format!("bot:{bot}"),
            Some(Sitter::Person { person }) => {
                let name = self.people.get(person).and_then(|row| row.name.as_deref());
                name.map_or_else(|| "person".to_owned(), |name| format!("person:{name}"))
            }
        };
        self.table.seats().iter().map(label).collect()
    }

    /// Whether it has to be found out who the people of the table are.
    pub(crate) fn must_ask_people(&self) -> bool {
        self.ask_people_at.is_some_and(|at| at <= self.clock.now())
    }

    /// The people of the table, by their names in the log.
    fn ids(&self) -> Vec<PersonId> {
        let seats = self.table.seats();
        let ids = seats.iter().filter_map(|seat| self.table.chair(seat).person());
        let ids = ids.chain([&self.table.plan().owner]).chain(self.crowd.wanted()).cloned();
        ids.collect::<BTreeSet<_>>().into_iter().collect()
    }
}

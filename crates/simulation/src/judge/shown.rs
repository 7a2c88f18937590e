//! What is sent to those who listen: all of it is stored, nothing is left out, and together it is
//! what a fresh look shows.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use traumfabrik_room::ListenerId;
use traumfabrik_rules::Perspective;
use traumfabrik_table::Table;
use traumfabrik_wire::json;

use crate::chaos::STOP_SPREAD_MS;
use crate::client::{Heard, News};
use crate::node::{Power, Told};
use crate::queue::{Event, Life, Millis};
use crate::world::World;
use crate::{PlantedFault, Promise};

/// So much of what was said comes at once.
const CHAT_MAX: usize = 50;
/// What was told is compared with a fresh look after every so many entries, and at the end.
const COMPARE_EVERY: u32 = 6;

/// Any message to a client, as far as judges read it.
#[derive(Debug, Deserialize)]
pub(crate) struct Sent<'m> {
    #[serde(rename = "type")]
    pub(crate) kind: &'m str,
    pub(crate) seq: Option<u32>,
    pub(crate) look: Option<Perspective>,
    #[serde(borrow)]
    deed: Option<&'m RawValue>,
    #[serde(borrow)]
    entries: Option<Vec<SentEntry<'m>>>,
    table: Option<Fields>,
    view: Option<Fields>,
    chat: Option<Value>,
    pub(crate) orders: Option<Vec<SentOrder>>,
}

/// What a client keeps of a table or a view: the text of each field, which changes as a whole.
pub(crate) type Fields = BTreeMap<String, Text>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Text(Arc<str>);

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <&RawValue>::deserialize(deserializer).map(|raw| Self(raw.get().into()))
    }
}

#[derive(Debug, Deserialize)]
struct SentEntry<'m> {
    seq: u32,
    #[serde(borrow)]
    deed: &'m RawValue,
}

#[derive(Debug, Deserialize)]
pub(crate) struct SentOrder {
    pub(crate) seat: u8,
}

impl World {
    /// A node sends something to some who listen.
    pub(crate) fn show(&mut self, life: Life, to: &[ListenerId], text: &str) {
        let sent: Sent<'_> = serde_json::from_str(text).expect("every message can be read");
        let mut to = to.to_vec();
        if self.fault == Some(PlantedFault::RightsKept) {
            self.plant_kept_rights(life.node, &sent, &mut to);
        }
        for listener in to {
            if !self.nodes[life.node].doors.contains_key(&listener) {
                continue;
            }
            let news = match sent.kind {
                "sync" => self.show_sync(life.node, listener, &sent),
                "entry" => self.show_entry(life.node, listener, &sent),
                "view" => self.show_view(life.node, listener, &sent),
                "said" => self.show_said(life.node, listener, &sent),
                _ => News::Other,
            };
            self.judge_rights(life.node, listener, &sent);
            let heard = Heard { id: String::new(), news };
            self.deliver(life.node, listener, heard, text.len());
        }
    }

    fn show_sync(&mut self, node: usize, listener: ListenerId, sent: &Sent<'_>) -> News {
        for entry in sent.entries.iter().flatten() {
            self.judge_stored(entry.seq, entry.deed);
        }
        let table = sent.table.clone().unwrap_or_default();
        let seq = table.get("seq").and_then(|text| text.0.parse().ok()).unwrap_or_default();
        let numbers: Vec<i64> = chat_numbers(sent.chat.as_ref());
        let door = self.nodes[node].doors.get_mut(&listener).expect("somebody is at the door");
        let (since, chat_since) = (door.since, door.chat_since);
        let seen = since.max(self.clients[door.client].seq);
        let chat = numbers.last().copied().unwrap_or(chat_since);
        let look = sent.look.unwrap_or(Perspective::Table);
        let view = sent.view.clone();
        door.told = Some(Told { at: self.now, seq, look, table, view, chat });
        let n_entries = sent.entries.as_ref().map_or(0, Vec::len);
        if seq < seen {
            let what = format!("whoever has seen entry {seen} is shown entry {seq}");
            self.judges.find(self.now, Promise::NeverBack, what);
        } else if n_entries as u32 != seq - since.min(seq) {
            let what = format!("{n_entries} entries come with entry {seq} after {since}");
            self.judges.find(self.now, Promise::Told, what);
        } else if numbers.len() > CHAT_MAX {
            let what = format!("{} things that were said come at once", numbers.len());
            self.judges.find(self.now, Promise::Bounded, what);
        } else if numbers.first().is_some_and(|first| *first <= chat_since) {
            let what = format!("what was said is told again to whoever has {chat_since} of it");
            self.judges.find(self.now, Promise::Once, what);
        }
        self.judge_told(node, listener);
        News::Sync { seq, chat }
    }

    fn show_entry(&mut self, node: usize, listener: ListenerId, sent: &Sent<'_>) -> News {
        let seq = sent.seq.unwrap_or_default();
        if let Some(deed) = sent.deed {
            self.judge_stored(seq, deed);
        }
        let door = self.nodes[node].doors.get_mut(&listener).expect("somebody is at the door");
        let Some(told) = door.told.as_mut().filter(|_| door.kept_right.is_none()) else {
            return News::Other;
        };
        if seq != told.seq + 1 {
            let what = format!("entry {seq} is shown after entry {}", told.seq);
            self.judges.find(self.now, Promise::Told, what);
            return News::Other;
        }
        told.seq = seq;
        told.table.extend(sent.table.clone().unwrap_or_default());
        if let Some(changes) = sent.view.clone() {
            told.view.get_or_insert_default().extend(changes);
        }
        if seq.is_multiple_of(COMPARE_EVERY) {
            self.judge_told(node, listener);
        }
        News::Entry { seq }
    }

    fn show_view(&mut self, node: usize, listener: ListenerId, sent: &Sent<'_>) -> News {
        let door = self.nodes[node].doors.get_mut(&listener).expect("somebody is at the door");
        if let (Some(told), Some(look)) = (&mut door.told, sent.look) {
            (told.look, told.view) = (look, sent.view.clone());
        }
        News::Other
    }

    fn show_said(&mut self, node: usize, listener: ListenerId, sent: &Sent<'_>) -> News {
        let number = sent.chat.as_ref().and_then(|chat| chat["chat"].as_i64()).unwrap_or_default();
        let is_kept = self.store.chat.iter().any(|kept| kept.chat == number);
        if !is_kept {
            let what = format!("{number} was said and is not kept");
            self.judges.find(self.now, Promise::Stored, what);
        }
        let speaker = sent.chat.as_ref().and_then(|chat| chat["person"].as_str());
        self.judge_heard(node, listener, speaker.unwrap_or_default());
        let door = self.nodes[node].doors.get_mut(&listener).expect("somebody is at the door");
        if let Some(told) = &mut door.told {
            told.chat = told.chat.max(number);
        }
        News::Said { chat: number }
    }

    /// Nobody is shown what is not stored.
    fn judge_stored(&mut self, seq: u32, deed: &RawValue) {
        let kept = self.store.entries.get((seq as usize).wrapping_sub(1));
        if kept.map(|kept| &*kept.body) != Some(deed.get()) {
            let what = format!("entry {seq} is shown and not stored like that: {}", deed.get());
            self.judges.find(self.now, Promise::Stored, what);
        }
    }

    /// What was told bit by bit is what a fresh look shows.
    fn judge_told(&mut self, node: usize, listener: ListenerId) {
        let Some(told) = self.nodes[node].doors.get(&listener).and_then(|door| door.told.as_ref())
        else {
            return;
        };
        let Some(table) = self.judges.table(told.seq) else { return };
        let (expected, view) = fresh(&table, told.look);
        let what = if told.table != expected {
            "the table"
        } else if told.view != view {
            "the view"
        } else {
            return;
        };
        let what = format!("{what} after entry {} from {:?} is another", told.seq, told.look);
        self.judges.find(self.now, Promise::Told, what);
    }

    pub(crate) fn judge_all_told(&mut self) {
        for node in 0..self.nodes.len() {
            let listeners: Vec<ListenerId> = self.nodes[node].doors.keys().copied().collect();
            for listener in listeners {
                self.judge_told(node, listener);
            }
        }
    }

    /// Some time after an entry was written, everybody who listens has heard of it.
    pub(crate) fn judge_spread(&mut self, seq: u32, since: Millis, within: Millis) {
        let until = self.trouble_at + within;
        if self.trouble_at > since && within > STOP_SPREAD_MS {
            // Nobody can be told while there is no store, or no node.
            if until > self.now {
                let later = Event::JudgeSpread { seq, since: self.trouble_at, within };
                return self.queue.put(until, later);
            }
        }
        for node in self.nodes.iter().filter(|node| node.power == Power::Up) {
            for (listener, door) in &node.doors {
                let Some(told) = door.told.as_ref().filter(|told| told.at <= since) else {
                    continue;
                };
                if told.seq < seq && door.kept_right.is_none() {
                    let what = format!(
                        "listener {} at node {} knows entry {} only, {within} ms after entry {seq}",
                        listener.0, node.life.node, told.seq
                    );
                    return self.judges.find(self.now, Promise::Spread, what);
                }
            }
        }
    }
}

/// The table and its game as a fresh look shows them.
fn fresh(table: &Table, look: Perspective) -> (Fields, Option<Fields>) {
    let view = table.game().map(|game| fields(&json::View::from(&game.view(look))));
    (fields(&table.view()), view)
}

fn fields(shown: &impl Serialize) -> Fields {
    let text = serde_json::to_string(shown).expect("every view has a JSON text");
    serde_json::from_str(&text).expect("a view is an object")
}

fn chat_numbers(chat: Option<&Value>) -> Vec<i64> {
    let list = chat.and_then(Value::as_array).into_iter().flatten();
    list.filter_map(|chat| chat["chat"].as_i64()).collect()
}

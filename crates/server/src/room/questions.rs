//! The questions of a room, put to the store.

use std::collections::{BTreeMap, BTreeSet};

use traumfabrik_room::{
    Appended, Around, ChatShown, Claim, KeptEntry, KeptOrder, KeptSnapshot, Loaded, People, Person,
    Question, ReadReply, Reindex, Reply, StoreFault, UsedOrder,
};
use traumfabrik_rules::Seat;
use traumfabrik_store::{
    Append, ChatRow, Claimed, Lease, News, OrderRow, PersonRow, Resumed, Status, StoreError,
    StoredEntry,
};
use traumfabrik_table::{Channel, GameId, PersonId, Table};

use super::index;
use crate::app::App;
use crate::{background, random};

/// So much of what was said a room knows.
const CHAT_KNOWN: u32 = 50;

/// What the store says to a question.
pub(super) async fn answer(
    app: &App,
    game: &GameId,
    question: Question,
) -> Result<Reply, StoreFault> {
    ask(app, game, question).await.map_err(|error| {
        tracing::debug!(%game, %error, "the store does not answer a room");
        fault(&error)
    })
}

fn fault(error: &StoreError) -> StoreFault {
    match error {
        StoreError::Unknown(_) => StoreFault::Unknown,
        StoreError::BrokenLog { .. } | StoreError::ClosedForRepair { .. } => StoreFault::Broken,
        StoreError::Away(_)
        | StoreError::Busy(_)
        | StoreError::Gone { .. }
        | StoreError::DiskFull { .. }
        | StoreError::ReadOnly { .. }
        | StoreError::NotADatabase { .. }
        | StoreError::Damaged { .. }
        | StoreError::InUse { .. }
        | StoreError::Exists { .. }
        | StoreError::CannotOpen { .. }
        | StoreError::NewerSchema { .. }
        | StoreError::NotEmpty { .. }
        | StoreError::Fault(_) => StoreFault::Away,
    }
}

async fn ask(app: &App, game: &GameId, question: Question) -> Result<Reply, StoreError> {
    let store = &app.store;
    Ok(match question {
        Question::Load { spoiled } => Reply::Loaded(load(app, game, spoiled).await?.map(Box::new)),
        Question::Read { after, command } => {
            let News { found, entries, orders } = store.news(game, after, command).await?;
            Reply::Read(Box::new(ReadReply {
                found,
                entries: entries.into_iter().map(kept).collect(),
                orders: orders.into_iter().map(kept_order).collect(),
            }))
        }
        Question::Append(append) => Reply::Appended(keep(app, game, *append).await?),
        Question::People { ids } => Reply::People(people(app, &ids).await?),
        Question::Around { ids, listeners, is_overheard } => {
            let known = store.all_blocked(&listeners).await?;
            let mut blocked = BTreeMap::new();
            for person in listeners {
                let names = known.get(&person).map(Vec::as_slice).unwrap_or_default();
                blocked.insert(person, people(app, names).await?);
            }
            let aside =
                if is_overheard { last(app, game, Channel::Watchers).await? } else { Vec::new() };
            Reply::Around(Box::new(Around {
                people: people(app, &ids).await?,
                orders: orders(app, game).await?,
                present: store.present(game, app.now()).await?,
                chat: last(app, game, Channel::Table).await?,
                aside,
                muted: people(app, &store.muted(game).await?).await?,
                blocked,
            }))
        }
        Question::Present => Reply::Present(store.present(game, app.now()).await?),
        Question::Claim { seq, until } => {
            let lease = Lease { node: app.node.clone(), until };
            Reply::Claimed(match store.claim(game, seq, lease, app.now()).await? {
                Claimed::Granted => Claim::Granted,
                Claimed::Held { until } => Claim::Held { until },
                Claimed::Gone => Claim::Gone,
            })
        }
        Question::PutOrder { order_id, seat, body, reindex } => {
            let put = store.put_order(game, &order_id, seat.0, &body, app.now());
            let revision = put.await?;
            index_anew(app, game, reindex).await?;
            Reply::OrderPut { revision }
        }
        Question::DropOrder { order_id, reindex } => {
            let was_there = store.drop_order(game, &order_id).await?;
            index_anew(app, game, reindex).await?;
            Reply::OrderDropped { was_there }
        }
        Question::Say { channel, person, id, text, at } => {
            // A client may call its messages anything, and only by their hashes are they short.
            let hash = (!id.is_empty()).then(|| random::hash(&id));
            let row = store.say(game, channel, &person, hash.as_deref(), at, &text).await?;
            let mut said = shown(app, vec![row]).await?;
            let lost = || StoreError::Fault("what was said is lost".to_owned());
            Reply::Said(said.pop().ok_or_else(lost)?)
        }
        Question::Chat { channel, after, before, limit, reader } => {
            let page = store.chat_page(game, channel, after, before, limit, reader.as_ref());
            Reply::Chat(shown(app, page.await?).await?)
        }
        Question::Mute { person, is_on } => {
            let muted = store.set_mute(game, &person, is_on).await?;
            Reply::Muted(people(app, &muted).await?)
        }
        Question::Block { person, other, is_on, max } => {
            let blocked = store.set_block(&person, &other, is_on, max).await?;
            Reply::Blocked(people(app, &blocked).await?)
        }
        Question::Blocked { person } => {
            Reply::Blocked(people(app, &store.blocked(&person).await?).await?)
        }
    })
}

async fn load(
    app: &App,
    game: &GameId,
    spoiled: Option<KeptSnapshot>,
) -> Result<Option<Loaded>, StoreError> {
    // The row first: its last entry is in a log that is read later.
    let Some(row) = app.store.game(game).await? else { return Ok(None) };
    if row.status == Status::Broken {
        return Err(StoreError::ClosedForRepair { game: game.to_string() });
    }
    if let Some(KeptSnapshot { seq, body }) = spoiled {
        tracing::warn!(%game, seq, "a snapshot is of no use: the log is read from its beginning");
        app.store.drop_snapshot(game, seq, &body).await?;
    }
    let Resumed { snapshot, entries } = app.store.resume(game, Table::SNAPSHOT_VERSION).await?;
    let Some(seed) = app.store.secret(game).await? else { return Ok(None) };
    if entries.last().is_none_or(|last| last.seq < row.seq) {
        let what = format!("entry {} is missing", row.seq);
        return Err(StoreError::BrokenLog { game: game.to_string(), seq: row.seq, what });
    }
    Ok(Some(Loaded {
        snapshot: snapshot.map(|row| KeptSnapshot { seq: row.seq, body: row.body.into() }),
        entries: entries.into_iter().map(kept).collect(),
        seed: seed.expose().to_owned(),
        orders: orders(app, game).await?,
        present: app.store.present(game, app.now()).await?,
        chat: last(app, game, Channel::Table).await?,
        muted: people(app, &app.store.muted(game).await?).await?,
    }))
}

async fn keep(
    app: &App,
    game: &GameId,
    append: traumfabrik_room::Append,
) -> Result<Appended, StoreError> {
    let is_due = append.due_at.is_some();
    let entry = append.entry;
    let append = Append {
        game: game.clone(),
        entry: StoredEntry {
            seq: entry.seq,
            command: entry.command,
            at: entry.at,
            version: entry.version,
            body: entry.body.to_string(),
            state_hash: entry.state_hash,
        },
        index: index(&append.table),
        has_same_people: append.has_same_people,
        due_at: append.due_at,
        lease: append.lease_until.map(|until| Lease { node: app.node.clone(), until }),
        order: append.order.map(|used| traumfabrik_store::UsedOrder {
            order_id: used.order_id,
            revision: used.revision,
        }),
        notices: append.notices,
    };
    let appended = app.store.append(append).await?;
    Ok(match appended {
        traumfabrik_store::Appended::Done => {
            app.metrics.entry_made();
            // The first clock that runs is looked after from now on, not from the next sign of
            // life on: the node may end before that.
            if is_due && !app.was_watching() {
                background::read_clock(app).await.ok();
            }
            Appended::Done
        }
        traumfabrik_store::Appended::Duplicate(entry) => Appended::Duplicate { seq: entry.seq },
        traumfabrik_store::Appended::Behind => Appended::Behind,
        traumfabrik_store::Appended::OrderGone => Appended::OrderGone,
    })
}

async fn index_anew(app: &App, game: &GameId, reindex: Option<Reindex>) -> Result<(), StoreError> {
    if let Some(Reindex { table, due_at }) = reindex {
        app.store.reindex(game, table.seq(), index(&table), due_at).await?;
    }
    Ok(())
}

fn kept(entry: StoredEntry) -> KeptEntry {
    KeptEntry {
        seq: entry.seq,
        command: entry.command,
        at: entry.at,
        version: entry.version,
        body: entry.body.into(),
        state_hash: entry.state_hash,
    }
}

async fn orders(app: &App, game: &GameId) -> Result<Vec<KeptOrder>, StoreError> {
    Ok(app.store.orders(game).await?.into_iter().map(kept_order).collect())
}

fn kept_order(row: OrderRow) -> KeptOrder {
    KeptOrder {
        used: UsedOrder { order_id: row.order_id, revision: row.revision },
        seat: Seat(row.seat),
        body: row.body,
    }
}

async fn people(app: &App, ids: &[PersonId]) -> Result<People, StoreError> {
    if ids.is_empty() {
        return Ok(People::new());
    }
    let known = |row: PersonRow| Person {
        is_notified: row.is_notified && (row.email.is_some() || row.webhook.is_some()),
        person: row.person,
        name: row.name,
        is_blocked: row.is_blocked,
    };
    let rows = app.store.people(ids).await?;
    Ok(rows.into_iter().map(|(id, row)| (id, known(row))).collect())
}

/// The last of what was said.
async fn last(app: &App, game: &GameId, channel: Channel) -> Result<Vec<ChatShown>, StoreError> {
    let page = app.store.chat_page(game, channel, 0, i64::MAX, CHAT_KNOWN, None);
    shown(app, page.await?).await
}

/// What was said, with the names of those who said it.
async fn shown(app: &App, rows: Vec<ChatRow>) -> Result<Vec<ChatShown>, StoreError> {
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let ids: BTreeSet<PersonId> = rows.iter().map(|row| row.person.clone()).collect();
    let people = app.store.people(&ids.into_iter().collect::<Vec<_>>()).await?;
    let shown = rows.into_iter().map(|row| ChatShown {
        chat: row.chat_id,
        name: people.get(&row.person).and_then(|person| person.name.clone()),
        person: row.person,
        at: row.at,
        text: (!row.is_removed).then_some(row.text),
    });
    Ok(shown.collect())
}

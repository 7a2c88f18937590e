//! Hints by way of PostgreSQL: one connection tells, many at once and never within an append,
//! since notifying there would make all appends of all servers wait for each other; another
//! connection listens.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use tokio::sync::{Notify, broadcast};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use traumfabrik_table::{GameId, PersonId};

use crate::hints::{Hint, Hinted, Hints, Word};
use crate::store::Watched;

const CHANNEL: &str = "traumfabrik_hint";
/// Words go another way, which servers of earlier versions do not listen to.
const WORDS: &str = "traumfabrik_word";
/// And so do people who were signed out or shut out.
const PEOPLE: &str = "traumfabrik_person";
/// Stands for all games.
const EVERYTHING: &str = "*";
/// PostgreSQL takes less than 8000 bytes at a time.
const PAYLOAD_MAX: usize = 7900;
/// Hints are collected for so long before they are told.
const COLLECTED_FOR: Duration = Duration::from_millis(5);
/// How long to wait before trying again after a failure.
const PAUSE: Duration = Duration::from_millis(500);
/// After so much silence, make sure that there is still somebody to listen to.
const SILENCE_MAX: Duration = Duration::from_secs(15);
/// How long an answer to anything may take.
const ANSWER_LIMIT: Duration = Duration::from_secs(5);
/// How long a line that ends may take for what waits: what is being told, and one round more.
const CLOSE_LIMIT: Duration = Duration::from_secs(11);

/// The way hints go between servers.
#[derive(Debug)]
pub(crate) struct HintLine {
    shared: Arc<Shared>,
    pool: PgPool,
    /// They end with the line.
    telling: Mutex<JoinSet<()>>,
    _listening: JoinSet<()>,
}

#[derive(Debug)]
struct Shared {
    /// Tells our own hints from those of others: we have heard ours already.
    tag: String,
    hints: Hints,
    waiting: Mutex<Waiting>,
    is_waiting: Notify,
    /// Whether what waits now is the last that is told.
    is_closing: AtomicBool,
    watched: Watched,
}

#[derive(Debug, Default)]
struct Waiting {
    /// The latest number of each game that has not been told yet.
    games: HashMap<GameId, u32>,
    /// The latest word about each game that has not been passed on yet.
    words: HashMap<GameId, String>,
    /// Who was signed out or shut out, and nobody has been told yet.
    people: BTreeSet<PersonId>,
    /// Since when the oldest of them waits.
    since: Option<Instant>,
    /// What was told and not heard yet: since when the oldest hint of each text had waited.
    under_way: VecDeque<Instant>,
}

impl Shared {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The texts that tell all hints that wait. After a failure nobody knows which hints were told:
    /// then everything may have changed.
    fn take(&self, is_behind: bool) -> Vec<String> {
        let mut waiting = self.waiting();
        let games = std::mem::take(&mut waiting.games);
        let since = waiting.since.take().unwrap_or_else(Instant::now);
        let payloads = match is_behind {
            true => vec![format!("{} {EVERYTHING}", self.tag)],
            false => payloads(&self.tag, &games),
        };
        waiting.under_way.extend(payloads.iter().map(|_| since));
        payloads
    }

    /// What else waits to be told, and by which way.
    fn take_others(&self) -> Vec<(&'static str, String)> {
        let mut waiting = self.waiting();
        let (words, people) =
            (std::mem::take(&mut waiting.words), std::mem::take(&mut waiting.people));
        let people = people.into_iter().map(|person| (PEOPLE, format!("{} {person}", self.tag)));
        let words = words.into_iter();
        let words = words.map(|(game, text)| (WORDS, format!("{} {game} {text}", self.tag)));
        people.chain(words).collect()
    }

    /// Our own hints come back as they come to others: that tells how long they take.
    fn came_back(&self, payload: &str) {
        if payload.split(' ').next() == Some(&*self.tag)
            && let Some(since) = self.waiting().under_way.pop_front()
            && let Some(watch) = self.watched.get()
        {
            watch.hinted(since.elapsed());
        }
    }
}

impl HintLine {
    pub(crate) async fn open(options: PgConnectOptions, watched: Watched) -> sqlx::Result<Self> {
        let pool = PgPoolOptions::new()
            .max_connections(2)
            .acquire_timeout(ANSWER_LIMIT)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options)
            .await?;
        let shared = Arc::new(Shared {
            tag: format!("{:x}", RandomState::new().hash_one(std::process::id())),
            hints: Hints::new(),
            waiting: Mutex::default(),
            is_waiting: Notify::new(),
            is_closing: AtomicBool::new(false),
            watched,
        });
        let listener = listen(&pool).await?;
        let (mut telling, mut listening) = (JoinSet::new(), JoinSet::new());
        listening.spawn(keep_listening(pool.clone(), listener, Arc::clone(&shared)));
        telling.spawn(keep_telling(pool.clone(), Arc::clone(&shared)));
        Ok(Self { shared, pool, telling: Mutex::new(telling), _listening: listening })
    }

    pub(crate) fn tell(&self, hint: Hint) {
        self.shared.hints.tell(Hinted::Game(hint.clone()));
        let mut waiting = self.shared.waiting();
        let seq = waiting.games.entry(hint.game).or_default();
        *seq = hint.seq.max(*seq);
        waiting.since.get_or_insert_with(Instant::now);
        drop(waiting);
        self.shared.is_waiting.notify_one();
    }

    /// A word that is too long for the way is lost like any other.
    pub(crate) fn pass(&self, Word { game, text }: Word) {
        if text.len() < PAYLOAD_MAX / 2 {
            self.shared.waiting().words.insert(game, text);
            self.shared.is_waiting.notify_one();
        }
    }

    pub(crate) fn shut_out(&self, person: &PersonId) {
        self.shared.waiting().people.insert(person.clone());
        self.shared.is_waiting.notify_one();
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<Hinted> {
        self.shared.hints.listen()
    }

    /// Tells what is still to be told, and ends: nobody else would tell it.
    pub(crate) async fn close(&self) {
        self.shared.is_closing.store(true, Ordering::Relaxed);
        self.shared.is_waiting.notify_one();
        let telling = &self.telling;
        let mut telling =
            std::mem::take(&mut *telling.lock().unwrap_or_else(PoisonError::into_inner));
        timeout(CLOSE_LIMIT, telling.join_next()).await.ok();
        timeout(ANSWER_LIMIT, self.pool.close()).await.ok();
    }
}

async fn keep_telling(pool: PgPool, shared: Arc<Shared>) {
    let mut is_behind = false;
    loop {
        if !is_behind {
            shared.is_waiting.notified().await;
            sleep(COLLECTED_FOR).await;
        }
        // Before anything is taken: what comes later is told in another round.
        let is_last = shared.is_closing.load(Ordering::Relaxed);
        let payloads = shared.take(is_behind);
        let others = shared.take_others();
        match timeout(ANSWER_LIMIT, notify(&pool, payloads, others)).await {
            Ok(Ok(())) => is_behind = false,
            Ok(Err(sqlx::Error::PoolClosed)) => return,
            Ok(Err(_)) | Err(_) => {
                is_behind = true;
                shared.waiting().under_way.clear();
                sleep(PAUSE).await;
            }
        }
        if is_last {
            return;
        }
    }
}

async fn notify(
    pool: &PgPool,
    hints: Vec<String>,
    others: Vec<(&'static str, String)>,
) -> sqlx::Result<()> {
    let mut conn = pool.acquire().await?;
    let hints = hints.into_iter().map(|payload| (CHANNEL, payload));
    for (channel, payload) in hints.chain(others) {
        let query = sqlx::query("select pg_notify($1, $2)").bind(channel).bind(payload);
        query.execute(&mut *conn).await?;
    }
    Ok(())
}

/// Several hints in one text: whose they are, then each game and its number.
fn payloads(tag: &str, waiting: &HashMap<GameId, u32>) -> Vec<String> {
    let mut payloads: Vec<String> = Vec::new();
    for (game, seq) in waiting {
        let hint = format!(" {game}={seq}");
        match payloads.last_mut() {
            Some(last) if last.len() + hint.len() <= PAYLOAD_MAX => last.push_str(&hint),
            Some(_) | None => payloads.push(format!("{tag}{hint}")),
        }
    }
    payloads
}

async fn listen(pool: &PgPool) -> sqlx::Result<PgListener> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen_all([CHANNEL, WORDS, PEOPLE]).await?;
    Ok(listener)
}

async fn keep_listening(pool: PgPool, mut listener: PgListener, shared: Arc<Shared>) {
    loop {
        receive(&mut listener, &shared).await;
        // The old connection has to be gone, or there would be none left for a new one.
        drop(listener);
        listener = loop {
            match timeout(ANSWER_LIMIT, listen(&pool)).await {
                Ok(Ok(listener)) => break listener,
                Ok(Err(sqlx::Error::PoolClosed)) => return,
                Ok(Err(_)) | Err(_) => sleep(PAUSE).await,
            }
        };
        shared.hints.tell(Hinted::Gap);
    }
}

/// Receives hints until the connection fails.
async fn receive(listener: &mut PgListener, shared: &Shared) {
    loop {
        match timeout(SILENCE_MAX, listener.try_recv()).await {
            Ok(Ok(Some(notification))) if notification.channel() == WORDS => {
                if let Some(word) = passed_on(&shared.tag, notification.payload()) {
                    shared.hints.tell(Hinted::Word(word));
                }
            }
            Ok(Ok(Some(notification))) if notification.channel() == PEOPLE => {
                let heard = notification.payload().split_once(' ');
                if let Some((_, person)) = heard.filter(|(tag, _)| *tag != shared.tag)
                    && let Ok(person) = person.parse()
                {
                    shared.hints.tell(Hinted::ShutOut(person));
                }
            }
            Ok(Ok(Some(notification))) => {
                shared.came_back(notification.payload());
                for hinted in heard(&shared.tag, notification.payload()) {
                    shared.hints.tell(hinted);
                }
            }
            // The connection was lost, and another one made.
            Ok(Ok(None)) => shared.hints.tell(Hinted::Gap),
            Ok(Err(_)) => return,
            // A connection that nobody holds the other end of is silent too.
            Err(_) => {
                let answer = timeout(ANSWER_LIMIT, sqlx::query("select 1").execute(&mut *listener));
                if !matches!(answer.await, Ok(Ok(_))) {
                    return;
                }
            }
        }
    }
}

fn heard(own_tag: &str, payload: &str) -> Vec<Hinted> {
    let mut words = payload.split(' ');
    if words.next() == Some(own_tag) {
        return Vec::new();
    }
    words.map(|word| hint(word).map_or(Hinted::Gap, Hinted::Game)).collect()
}

/// What another server says; what cannot be read is as good as lost.
fn passed_on(own_tag: &str, payload: &str) -> Option<Word> {
    let (tag, rest) = payload.split_once(' ')?;
    let (game, text) = rest.split_once(' ').filter(|_| tag != own_tag)?;
    Some(Word { game: game.parse().ok()?, text: text.to_owned() })
}

/// What cannot be read may be anything, so it counts as a gap.
fn hint(word: &str) -> Option<Hint> {
    let (game, seq) = word.split_once('=')?;
    Some(Hint { game: game.parse().ok()?, seq: seq.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_hints_fit_into_few_texts_and_come_out_again() {
        let name = |idx: usize| format!("game-{idx:027}").parse::<GameId>().expect("short");
        let waiting: HashMap<_, _> = (0..1000).map(|idx| (name(idx), idx as u32)).collect();
        let payloads = payloads("me", &waiting);
        assert!(payloads.len() > 1 && payloads.iter().all(|text| text.len() < 8000));
        let heard: Vec<_> = payloads.iter().flat_map(|text| heard("you", text)).collect();
        assert_eq!(heard.len(), 1000);
        for hinted in heard {
            let Hinted::Game(hint) = hinted else { panic!("a gap") };
            assert_eq!(waiting.get(&hint.game), Some(&hint.seq));
        }
    }

    #[test]
    fn own_hints_are_not_heard_twice_and_strange_ones_are_gaps() {
        assert_eq!(heard("me", "me a=1"), []);
        assert_eq!(heard("me", "you *"), [Hinted::Gap]);
        assert_eq!(heard("me", "you a=-1"), [Hinted::Gap]);
    }

    #[test]
    fn words_keep_their_spaces_and_strange_ones_are_lost() {
        let word = Word { game: "a".parse().expect("a name"), text: "so be it".to_owned() };
        assert_eq!(passed_on("me", "you a so be it"), Some(word));
        for payload in ["me a so be it", "you a", "you", "you ? so"] {
            assert_eq!(passed_on("me", payload), None, "{payload}");
        }
    }
}

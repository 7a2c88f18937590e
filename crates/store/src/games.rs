//! Lists of games, which follow from the log.

use traumfabrik_table::{GameId, PersonId, Status, Time};

use crate::error::Result;
use crate::tx::{Row, Tx, Value};
use crate::{Store, StoreError, StoreFuture, due};

/// What lists show of a game. It follows from the log, and is replaced with every entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameIndex {
    /// How the game stands.
    pub status: Status,
    /// Whether anybody may find the table in the list of open ones.
    pub is_public: bool,
    /// Who may change the table.
    pub owner: PersonId,
    /// What else a list shows. The store does not look into it.
    pub summary: String,
    /// Who sits at the table.
    pub players: Vec<PlayerIndex>,
}

/// A person at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerIndex {
    /// Where.
    pub seat: u8,
    /// Who.
    pub person: PersonId,
    /// Whether the game waits for this person.
    pub is_due: bool,
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Its name.
    pub game: GameId,
    /// How it stands.
    pub status: Status,
    /// Whether anybody may find it.
    pub is_public: bool,
    /// Who may change the table.
    pub owner: PersonId,
    /// What else a list shows.
    pub summary: String,
    /// The number of its last entry.
    pub seq: u32,
    /// When its first entry was made.
    pub created_at: Time,
    /// When its last entry was made.
    pub updated_at: Time,
}

/// A game in the list of one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MyGame {
    /// The game.
    pub row: GameRow,
    /// Whether it waits for this person.
    pub is_due: bool,
}

/// Lists of games.
impl Store {
    /// A game as lists show it.
    pub fn game(&self, game: &GameId) -> StoreFuture<'_, Option<GameRow>> {
        let sql = format!("select {COLUMNS} from game where game_id = $1");
        self.row(sql, [game.into()], game_row)
    }

    /// Public tables where people are sitting down, the newest first.
    pub fn open_tables(&self, limit: u32) -> StoreFuture<'_, Vec<GameRow>> {
        let sql = format!(
            "select {COLUMNS} from game where status = $1 and is_public = 1
            order by created_at desc, game_id desc limit $2"
        );
        self.rows(sql, [Status::Gathering.into(), limit.into()], game_row)
    }

    /// The games of a person: first those that wait for this person, then the latest. Those that
    /// the person began as a guest are among them.
    pub fn games_of(&self, person: &PersonId, limit: u32) -> StoreFuture<'_, Vec<MyGame>> {
        let me = resolved("$1");
        let sql = format!(
            "select {COLUMNS}, mine.is_due from game join (
                select game_id, max(is_due) as is_due from player where person_id = {me}
                or person_id in (select person_id from person where merged_into = {me})
                group by game_id
            ) as mine on mine.game_id = game.game_id
            order by mine.is_due desc, game.updated_at desc, game.game_id desc limit $2"
        );
        self.rows(sql, [person.into(), limit.into()], |row| {
            Ok(MyGame { row: game_row(row)?, is_due: row.is(8)? })
        })
    }

    /// The games that a person has played to their end, the latest first, after the last one of the
    /// page before.
    pub fn finished_games_of(
        &self,
        person: &PersonId,
        limit: u32,
        before: Option<&GameId>,
    ) -> StoreFuture<'_, Vec<GameRow>> {
        let me = resolved("$1");
        let mut args: Vec<Value> = vec![person.into(), limit.into(), Status::Over.into()];
        let page = before.map_or("", |before| {
            args.push(before.into());
            "and (updated_at, game_id) < (select updated_at, game_id from game where game_id = $4)"
        });
        let sql = format!(
            "select {COLUMNS} from game where status = $3 and game_id in (
                select game_id from player where person_id = {me}
                or person_id in (select person_id from person where merged_into = {me})
            ) {page}
            order by updated_at desc, game_id desc limit $2"
        );
        self.rows(sql, args, game_row)
    }

    /// All games, or those that stand like this, the newest first, after the last one of the page
    /// before.
    pub fn all_games(
        &self,
        status: Option<Status>,
        limit: u32,
        after: Option<&GameId>,
    ) -> StoreFuture<'_, Vec<GameRow>> {
        let mut args: Vec<Value> = vec![limit.into()];
        let mut conditions = Vec::new();
        if let Some(status) = status {
            args.push(status.into());
            conditions.push(format!("status = ${}", args.len()));
        }
        if let Some(after) = after {
            args.push(after.into());
            conditions.push(format!(
                "(created_at, game_id)
                < (select created_at, game_id from game where game_id = ${})",
                args.len()
            ));
        }
        let filter = match conditions.as_slice() {
            [] => String::new(),
            some => format!("where {}", some.join(" and ")),
        };
        let sql = format!(
            "select {COLUMNS} from game {filter} order by created_at desc, game_id desc limit $1"
        );
        self.rows(sql, args, game_row)
    }

    /// The numbers of the last entries of some games.
    pub fn last_entries(&self, games: &[GameId]) -> StoreFuture<'_, Vec<(GameId, u32)>> {
        let places: Vec<String> = (1..=games.len()).map(|n| format!("${n}")).collect();
        let sql = format!("select game_id, seq from game where game_id in ({})", places.join(", "));
        let args: Vec<Value> = games.iter().map(Value::from).collect();
        self.rows(sql, args, |row| Ok((row.game(0)?, row.count(1)?)))
    }

    /// Games that stand like this and have had no entry since a time, the oldest first.
    pub fn stale(&self, status: Status, before: Time, limit: u32) -> StoreFuture<'_, Vec<GameRow>> {
        let sql = format!(
            "select {COLUMNS} from game where status = $1 and updated_at < $2
            order by updated_at, game_id limit $3"
        );
        self.rows(sql, [status.into(), before.into(), limit.into()], game_row)
    }

    /// Writes anew what follows from the log of a game, as of this entry. Answers whether it was
    /// the last one, of a game that is not closed for repair; otherwise nothing was changed.
    pub fn reindex(
        &self,
        game: &GameId,
        seq: u32,
        index: GameIndex,
        due_at: Option<Time>,
    ) -> StoreFuture<'_, bool> {
        self.index_anew(game, seq, index, due_at, false)
    }

    /// Opens a game that was closed for repair, as of this entry: whoever calls it has made sure
    /// that the log is right. Answers whether it was closed, and this its last entry.
    pub fn reopen(
        &self,
        game: &GameId,
        seq: u32,
        index: GameIndex,
        due_at: Option<Time>,
    ) -> StoreFuture<'_, bool> {
        self.index_anew(game, seq, index, due_at, true)
    }

    /// Marks a game whose log cannot be read as broken, and lets nothing be due in it, so that
    /// nobody tries again and again. Answers whether there is such a game.
    pub fn mark_broken(&self, game: &GameId) -> StoreFuture<'_, bool> {
        let args = [game.into(), Status::Broken.into()];
        Box::pin(self.write(async move |tx| {
            let sql = "update game set status = $2 where game_id = $1";
            let is_there = tx.execute(sql, &args).await? > 0;
            tx.execute("delete from due where game_id = $1", &args[..1]).await?;
            Ok(is_there)
        }))
    }
}

impl Store {
    fn index_anew(
        &self,
        game: &GameId,
        seq: u32,
        index: GameIndex,
        due_at: Option<Time>,
        is_broken: bool,
    ) -> StoreFuture<'_, bool> {
        let game = game.clone();
        Box::pin(self.write(async move |tx| {
            let for_update = tx.dialect().for_update;
            let sql = format!("select seq, status from game where game_id = $1{for_update}");
            let Some(row) = tx.row(&sql, &[(&game).into()]).await? else { return Ok(false) };
            let was_broken = row.text(1)? == Status::Broken.as_str();
            if row.count::<u32>(0)? != seq || was_broken != is_broken {
                return Ok(false);
            }
            write_index(tx, &game, seq, &index).await?;
            due::change(tx, &game, seq, due_at).await?;
            Ok(true)
        }))
    }
}

const COLUMNS: &str = "game.game_id, game.status, game.is_public, game.owner_id, game.summary,
    game.seq, game.created_at, game.updated_at";

/// Whom a person in an argument has turned out to be.
pub(crate) fn resolved(arg: &str) -> String {
    format!("coalesce((select merged_into from person where person_id = {arg}), {arg})")
}

/// Writes what lists show of a game whose row is there, people included. No entry was added.
pub(crate) async fn write_index(
    tx: &mut Tx<'_>,
    game: &GameId,
    seq: u32,
    index: &GameIndex,
) -> Result<()> {
    write_row(tx, game, seq, None, index).await?;
    write_players(tx, game, &index.players).await
}

/// Writes what lists show of a game whose row is there. If no entry was added, the time of the
/// last one stays.
pub(crate) async fn write_row(
    tx: &mut Tx<'_>,
    game: &GameId,
    seq: u32,
    at: Option<Time>,
    index: &GameIndex,
) -> Result<()> {
    let sql = format!(
        "update game set status = $2, is_public = $3, owner_id = {}, summary = $5, seq = $6,
        updated_at = coalesce($7, updated_at) where game_id = $1",
        resolved("$4")
    );
    let args = [
        game.into(),
        index.status.into(),
        index.is_public.into(),
        (&index.owner).into(),
        (&index.summary).into(),
        seq.into(),
        at.into(),
    ];
    tx.execute(&sql, &args).await?;
    Ok(())
}

/// Writes for whom of those who sit at a table it is time to do something.
pub(crate) async fn write_who_is_due(
    tx: &mut Tx<'_>,
    game: &GameId,
    players: &[PlayerIndex],
) -> Result<()> {
    let due = players.iter().filter(|player| player.is_due).map(|player| player.seat.to_string());
    // There has to be something in a list, and no seat has this number.
    let due = due.fold("-1".to_owned(), |list, seat| format!("{list}, {seat}"));
    let sql = format!(
        "update player set is_due = 1 - is_due
        where game_id = $1 and is_due <> case when seat in ({due}) then 1 else 0 end"
    );
    tx.execute(&sql, &[game.into()]).await?;
    Ok(())
}

/// Replaces who sits at a table. Rows that stay as they are are not touched: that is most of them.
pub(crate) async fn write_players(
    tx: &mut Tx<'_>,
    game: &GameId,
    players: &[PlayerIndex],
) -> Result<()> {
    let mut args: Vec<Value> = vec![game.into()];
    let (mut rows, mut seats) = (Vec::new(), Vec::new());
    for player in players {
        let seat = player.seat.to_string();
        if seats.contains(&seat) {
            return Err(StoreError::Fault(format!("two people on seat {seat} of game {game}")));
        }
        let first = args.len() + 1;
        let person = resolved(&format!("${}", first + 1));
        rows.push(format!("($1, ${first}, {person}, ${})", first + 2));
        seats.push(seat);
        args.extend([player.seat.into(), (&player.person).into(), player.is_due.into()]);
    }
    if !rows.is_empty() {
        let sql = format!(
            "insert into player (game_id, seat, person_id, is_due) values {}
            on conflict (game_id, seat) do update
            set person_id = excluded.person_id, is_due = excluded.is_due
            where player.person_id <> excluded.person_id or player.is_due <> excluded.is_due",
            rows.join(", ")
        );
        tx.execute(&sql, &args).await?;
    }
    let others = match seats.as_slice() {
        [] => String::new(),
        some => format!(" and seat not in ({})", some.join(", ")),
    };
    let sql = format!("delete from player where game_id = $1{others}");
    tx.execute(&sql, &[game.into()]).await?;
    Ok(())
}

fn game_row(row: &Row) -> Result<GameRow> {
    Ok(GameRow {
        game: row.game(0)?,
        status: row.text(1)?.parse()?,
        is_public: row.is(2)?,
        owner: row.person(3)?,
        summary: row.text(4)?,
        seq: row.count(5)?,
        created_at: row.time(6)?,
        updated_at: row.time(7)?,
    })
}

//! Who sits at a table and what is played there: a new game, or one that goes on.

use std::path::PathBuf;

use traumfabrik_bots::{BotName, Rng};
use traumfabrik_packs::{Pack, Settings};
use traumfabrik_rules::{Game, Seat, SeatSet, Seats, Start};
use traumfabrik_table::fair::{self, Seed, reveal};
use traumfabrik_table::{Fork, GameId};
use traumfabrik_wire::record::RecordDraw;
use traumfabrik_wire::{Header, Move, Record, verify};

use crate::input::clean;
use crate::options::PlayError;

/// The stream of the seed that seats the people.
const SEAT_STREAM: u64 = 1;
/// Names beyond this many characters would break tables.
const NAME_MAX: usize = 20;
/// How a record labels people and bots.
const PERSON: &str = "person";
const BOT: &str = "bot";

/// A table that is about to be set up.
#[derive(Clone, Debug)]
pub struct NewTable<'p> {
    /// The edition that is played.
    pub pack: &'p Pack,
    /// How the table answers the open questions.
    pub settings: Settings,
    /// How many sit at it.
    pub seats: Seats,
    /// The people at the keyboard, by name. One alone needs no name and is "you" then.
    pub people: Vec<String>,
    /// Where the first of them sits; the others, and the first unless told, draw from the seed.
    pub first_seat: Option<Seat>,
    /// Who plays the other seats: one for all of them, or one for each, clockwise.
    pub bots: Vec<BotName>,
    /// Decides every draw and what the bots do. Equal seeds and answers give equal games, as long
    /// as no bot runs out of time.
    pub seed: u64,
}

impl<'p> NewTable<'p> {
    /// A table of four with the edition's own settings: one person and these bots.
    ///
    /// # Panics
    /// Never: a table can have four seats.
    pub fn new(pack: &'p Pack, bot: BotName, seed: u64) -> Self {
        Self {
            pack,
            settings: pack.defaults,
            seats: Seats::new(4).expect("a table can have four seats"),
            people: vec![String::new()],
            first_seat: None,
            bots: vec![bot],
            seed,
        }
    }
}

/// Who sits at a seat.
///
/// A record's `players` say so: `person:Anna` for somebody at the keyboard, a plain `person` for
/// one without a name, and `bot:NAME` for a bot by its name. Only records with such labels and the
/// seed of their draws can be gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LocalSitter {
    /// Somebody at the keyboard; the name may be empty.
    Person(String),
    /// A bot.
    Bot(BotName),
}

impl LocalSitter {
    fn label(&self) -> String {
        match self {
            Self::Person(name) if name.is_empty() => PERSON.to_owned(),
            Self::Person(name) => format!("{PERSON}:{name}"),
            Self::Bot(name) => format!("{BOT}:{name}"),
        }
    }

    fn of_label(label: &str) -> Result<Self, String> {
        match label.split_once(':') {
            None if label == PERSON => Ok(Self::Person(String::new())),
            Some((PERSON, name)) => Ok(Self::Person(clean(name))),
            Some((BOT, name)) => name.parse().map(Self::Bot),
            None | Some(_) => Err(format!(
                "this game cannot go on: '{label}' is neither a person ('person:NAME') nor a bot \
                 ('bot:NAME'); only games that were saved while they were played have both"
            )),
        }
    }
}

/// A table that is set up, with all that has happened there so far.
#[derive(Clone, Debug)]
pub struct LocalTable {
    pub(crate) pack: Pack,
    pub(crate) header: Header,
    pub(crate) sitters: Vec<LocalSitter>,
    pub(crate) seed: u64,
    /// What another game has played, if this one goes on from it.
    pub(crate) taken_over: Vec<Move>,
    /// What was played before.
    pub(crate) past: Vec<Move>,
    /// How often something was taken back before.
    pub(crate) n_taken_back: u32,
    /// The game's own file, which it may overwrite.
    pub(crate) file: Option<PathBuf>,
}

impl LocalTable {
    /// Sets up a new table.
    ///
    /// # Errors
    /// If people, bots or settings do not fit it.
    pub fn set_up(new: &NewTable<'_>) -> Result<Self, PlayError> {
        let sitters = seat_all(new)?;
        let start: Start = new.settings.start(new.seats).map_err(PlayError::Settings)?;
        // The rules say best what is wrong with a start.
        Game::new(&new.pack.edition, &start, |_| {}).map_err(PlayError::Refused)?;
        let labels = sitters.iter().map(LocalSitter::label).collect();
        let header = new.pack.header(start, labels)?.with_seed(&new.seed.to_string());
        let header = header.with_draw(draw(new.seed, new.seats))?;
        Ok(Self::begin(new, header, sitters, Vec::new()))
    }

    /// Sets up a table that goes on from a game that is over, after so many moves of its record and
    /// the deals that follow them. What is played is what the record says, so that `new` says only
    /// who plays; the first person takes the seat that decides there, unless told. What has not
    /// come up by then is shuffled anew.
    ///
    /// # Errors
    /// If the record does not hold, is not over or does not say what it was drawn from, if nothing
    /// is left to decide there, and if people and bots do not fit the table.
    pub fn play_on(record: &Record, n_moves: usize, new: &NewTable<'_>) -> Result<Self, PlayError> {
        let not_ours = |why: &str| PlayError::NotOurs(format!("nobody can play on from it: {why}"));
        if !verify(record)?.finished {
            return Err(not_ours("the game is not over"));
        }
        fair::check(record).map_err(|fault| match fault {
            fair::DrawFault::Untold => not_ours(
                "the record does not say what its chips were drawn from, as those of servers and \
                 of `play` do",
            ),
            other => not_ours(&other.to_string()),
        })?;
        let n_all = record.entries.len();
        let Ok(fork) = Fork::of_record(record, n_moves) else {
            let why = format!("after {n_moves} of its {n_all} moves nobody has to decide anything");
            return Err(not_ours(&why));
        };
        let first_seat = new.first_seat.or(Some(fork.due));
        let sitters = seat_all(&NewTable { first_seat, ..new.clone() })?;
        let labels = sitters.iter().map(LocalSitter::label).collect();
        let (old, start) = (&fork.header, *fork.header.start());
        let header = Header::new(old.edition_id(), old.game_box().clone(), start, labels)?
            .with_seed(&new.seed.to_string())
            .with_origin(old.origin().to_vec())?
            .with_draw(draw(new.seed, new.seats))?;
        Ok(Self::begin(new, header, sitters, fork.taken_over))
    }

    fn begin(
        new: &NewTable<'_>,
        header: Header,
        sitters: Vec<LocalSitter>,
        taken_over: Vec<Move>,
    ) -> Self {
        let (pack, past) = (new.pack.for_record(&header), Vec::new());
        let (seed, n_taken_back, file) = (new.seed, 0, None);
        Self { pack, header, sitters, seed, taken_over, past, n_taken_back, file }
    }

    /// Goes on with a saved game. `pack` has its words; what is printed on the pieces is the
    /// record's own. The game may overwrite `file`, where it comes from. A file must not start
    /// programs by itself: of bots that are programs only those in `trusted` sit down again.
    ///
    /// # Errors
    /// If the record does not hold, is over, does not say who plays and where its draws come from,
    /// or was not dealt from there, and if it names a program that is not trusted.
    pub fn go_on(
        record: Record,
        pack: &Pack,
        file: Option<PathBuf>,
        trusted: &[BotName],
    ) -> Result<Self, PlayError> {
        let verdict = verify(&record)?;
        if verdict.finished {
            return Err(PlayError::NotOurs("this game is over; there is no going on".to_owned()));
        }
        let seed = seed_of(&record)?;
        let Record { header, entries } = record;
        let sitters = header.players().iter().map(|label| LocalSitter::of_label(label));
        let sitters = sitters.collect::<Result<Vec<_>, _>>().map_err(PlayError::NotOurs)?;
        for sitter in &sitters {
            if let LocalSitter::Bot(bot @ BotName::Program(_)) = sitter
                && !trusted.contains(bot)
            {
                return Err(PlayError::NotOurs(format!(
                    "this game starts a program: name it yourself to go on, with --bots '{bot}'"
                )));
            }
        }
        if !sitters.iter().any(|sitter| matches!(sitter, LocalSitter::Person(_))) {
            let why = "this game cannot go on: no person plays in it";
            return Err(PlayError::NotOurs(why.to_owned()));
        }
        let pack = pack.for_record(&header);
        let n_taken_back = header.note().and_then(traumfabrik_table::n_taken_back).unwrap_or(0);
        let n_taken_over = header.origin().last().map_or(0, |origin| origin.n_moves() as usize);
        let mut taken_over = entries;
        if taken_over.len() < n_taken_over {
            let why = "this game cannot go on: it ends before it left the game it comes from";
            return Err(PlayError::NotOurs(why.to_owned()));
        }
        let past = taken_over.split_off(n_taken_over);
        Ok(Self { pack, header, sitters, seed, taken_over, past, n_taken_back, file })
    }

    /// Who sits where, clockwise.
    pub fn sitters(&self) -> &[LocalSitter] {
        &self.sitters
    }

    /// Whether something has been played before.
    pub(crate) fn goes_on(&self) -> bool {
        !self.taken_over.is_empty() || !self.past.is_empty()
    }

    pub(crate) fn seats(&self) -> Seats {
        self.header.start().seats
    }

    /// The seats of the people.
    pub(crate) fn people(&self) -> SeatSet {
        let is_person = |seat: &Seat| matches!(self.sitters[seat.index()], LocalSitter::Person(_));
        self.seats().iter().filter(is_person).collect()
    }
}

/// The number that all draws of a record come from: it has to be told, and it has to be true, or
/// what is to come would not fit what has come.
fn seed_of(record: &Record) -> Result<u64, PlayError> {
    let not_ours = |why: &str| Err(PlayError::NotOurs(format!("this game cannot go on: {why}")));
    let header = &record.header;
    let Some(seed) = header.seed().and_then(|seed| seed.parse().ok()) else {
        return not_ours("the record does not say where its draws come from");
    };
    let Some(told) = header.draw() else {
        return not_ours(
            "an older version of this program saved it, which drew chips and screenplays in \
             another way",
        );
    };
    if *told != draw(seed, header.start().seats) {
        return not_ours("it was not dealt from the seed that the record names");
    }
    match fair::check(record) {
        Ok(_) => Ok(seed),
        Err(fault) => not_ours(&format!("it was not dealt from the seed that it names: {fault}")),
    }
}

/// Gives every person a seat, and bots the others.
fn seat_all(new: &NewTable<'_>) -> Result<Vec<LocalSitter>, PlayError> {
    let n_seats = new.seats.count();
    let names = names(&new.people)?;
    let misfit = |sentence: String| Err(PlayError::Seating(sentence));
    if names.is_empty() || names.len() > n_seats {
        return misfit(format!("{} people cannot sit at a table of {n_seats}", names.len()));
    }
    let n_bots = n_seats - names.len();
    if n_bots > 0 && ![1, n_bots].contains(&new.bots.len()) {
        let found = new.bots.len();
        return misfit(format!(
            "{found} bots for {n_bots} seats: name one for all, or one for each"
        ));
    }
    let mut people: Vec<Option<String>> = vec![None; n_seats];
    let mut free: Vec<Seat> = new.seats.iter().collect();
    let mut chance = Rng::new(new.seed, SEAT_STREAM);
    for (n, name) in names.into_iter().enumerate() {
        let seat = match new.first_seat {
            Some(seat) if n == 0 && !new.seats.has(seat) => {
                return Err(PlayError::NoSuchSeat { seat, seats: new.seats });
            }
            Some(seat) if n == 0 => seat,
            Some(_) | None => free[chance.index(free.len())],
        };
        free.retain(|&other| other != seat);
        people[seat.index()] = Some(name);
    }
    let mut bots = new.bots.iter().cycle().cloned();
    let sitters = people.into_iter().map(|person| match person {
        Some(name) => Ok(LocalSitter::Person(name)),
        None => bots.next().map(LocalSitter::Bot).ok_or("there is no bot for a seat"),
    });
    let sitters = sitters.collect::<Result<_, _>>();
    sitters.map_err(|why| PlayError::Seating(why.to_owned()))
}

/// The names of the people as they will be shown: several need one each.
fn names(people: &[String]) -> Result<Vec<String>, PlayError> {
    let shown = |name: &String| clean(name).chars().take(NAME_MAX).collect::<String>();
    let names: Vec<String> = people.iter().map(shown).collect();
    for (n, name) in names.iter().enumerate() {
        if names.len() > 1 && name.is_empty() {
            let why = "each of several people needs a name";
            return Err(PlayError::Seating(why.to_owned()));
        }
        if names[..n].iter().any(|other| other.to_lowercase() == name.to_lowercase()) {
            return Err(PlayError::Seating(format!("two people are called '{name}'")));
        }
    }
    Ok(names)
}

/// Games at a keyboard have no name of their own: equal numbers give equal games.
const GAME: &str = "play";

pub(crate) fn game_id() -> GameId {
    let Ok(game) = GAME.parse() else { unreachable!("this is a name") };
    game
}

/// What a record tells about the draws, from the beginning: the person whose game it is has the
/// number anyway. Nobody adds a nonce.
pub(crate) fn draw(number: u64, seats: Seats) -> RecordDraw {
    reveal(&Seed::of_number(number), &game_id(), &vec![None; seats.count()])
}

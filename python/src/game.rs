//! One game, for people who write searches.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use numpy::{PyArray1, ToPyArray};
use pyo3::create_exception;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::Serialize;
use traumfabrik_bots::features::{Encoder, N_ACTIONS};
use traumfabrik_bots::{BotName, Observation, Place, Rng, shuffled_deck};
use traumfabrik_packs::switches;
use traumfabrik_rules::{
    self as rules, Deal, Deck, Draw, Due, Event, Outcome, Perspective, Position, Refusal, Seat,
};
use traumfabrik_wire::record::Verifier;
use traumfabrik_wire::{Header, Move, MoveCause, RecordWriter, hex, json as wire, state_hash};

use crate::action::Action;
use crate::batch::read_detail;
use crate::border::{self, Whole, guarded};
use crate::pieces::{Piece, number_of, outcome_of};
use crate::{boxes, wrong};

create_exception!(
    traumfabrik,
    Refused,
    PyValueError,
    "The rules do not allow it; the message says why. Nothing has changed."
);

fn refused(refusal: Refusal) -> PyErr {
    Refused::new_err(refusal.to_string())
}

/// A game: who is due, what is allowed, what happens.
#[pyclass(module = "traumfabrik")]
#[derive(Clone)]
pub(crate) struct Game {
    header: Arc<Header>,
    position: Position,
    /// What chance has brought of the deal in the making.
    pieces: Vec<Outcome>,
    /// The draws to come, where a seed settles them.
    dealing: Option<(u64, Arc<Deck>)>,
    /// What has happened since the beginning; none for copies that do without.
    log: Option<Vec<(MoveCause, Vec<Event>)>>,
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (
        n_seats = 4.into(), edition = "traumfabrik-2000", rulings = None, seed = None, players = None
    ))]
    fn new(
        n_seats: Whole<u8>,
        edition: &str,
        rulings: Option<Bound<'_, PyDict>>,
        seed: Option<Whole<u64>>,
        players: Option<Vec<String>>,
    ) -> PyResult<Self> {
        let (seats, seed) = (boxes::seats(n_seats)?, seed.map(border::seed).transpose()?);
        let pack = boxes::pack(edition)?;
        let mut settings = pack.defaults;
        for (question, answer) in rulings.iter().flat_map(|rulings| rulings.iter()) {
            let text = |part: &Bound<'_, PyAny>| part.str().map(|text| text.to_string());
            let (question, answer) = (text(&question)?, text(&answer)?);
            switches::set(&mut settings, &question, &answer).map_err(wrong)?;
        }
        let players = players.unwrap_or_else(|| {
            (1..=seats.count()).map(|number| format!("seat {number}")).collect()
        });
        let start = settings.start(seats).map_err(wrong)?;
        let header = Arc::new(pack.header(start, players).map_err(wrong)?);
        guarded(|| {
            let mut events = Vec::new();
            let game = rules::Game::new(header.edition(), &start, |event| events.push(event));
            let position = game.map_err(refused)?.position();
            let log = Some(vec![(MoveCause::Start, events)]);
            let mut game = Self { header, position, pieces: Vec::new(), dealing: None, log };
            game.dealing = seed.map(|seed| (seed, game.deck(seed)));
            game.deal_on()?;
            Ok(game)
        })
    }

    /// A game as a record tells it, up to its end or to so many entries.
    #[staticmethod]
    #[pyo3(signature = (text, n_entries = None))]
    fn from_record(text: &str, n_entries: Option<Whole<usize>>) -> PyResult<Self> {
        let n_entries = n_entries.map(|n| n.or("n_entries is 0 or more")).transpose()?;
        guarded(|| {
            let record = traumfabrik_wire::read(text.as_bytes()).map_err(wrong)?;
            let mut run = Verifier::new(&record.header).map_err(wrong)?;
            let mut log = Vec::new();
            for entry in record.entries.iter().take(n_entries.unwrap_or(usize::MAX)) {
                run.entry(entry).map_err(wrong)?;
                let Move { cause, events, .. } = entry;
                log.push((*cause, events.clone()));
            }
            let position = run.game().position();
            let header = Arc::new(record.header);
            Ok(Self { header, position, pieces: Vec::new(), dealing: None, log: Some(log) })
        })
    }

    /// The game from its beginning as a record, the same text that the binary writes.
    fn record(&self) -> PyResult<String> {
        let log = self.log.as_ref();
        let log =
            log.ok_or_else(|| wrong("this copy has no record: copy(record=True) keeps it"))?;
        guarded(|| {
            let written = RecordWriter::new(Vec::new(), &self.header).and_then(|mut writer| {
                for (cause, events) in log {
                    writer.entry(cause, events)?;
                }
                writer.finish()
            });
            String::from_utf8(written.map_err(wrong)?).map_err(wrong)
        })
    }

    /// How many seats the table has.
    #[getter]
    fn n_seats(&self) -> usize {
        self.position.seats().count()
    }

    /// The name of the edition.
    #[getter]
    fn edition(&self) -> &str {
        self.header.edition_id()
    }

    /// The answers to the open questions.
    #[getter]
    fn rulings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let rulings = PyDict::new(py);
        for (question, answer) in self.position.rulings().entries() {
            rulings.set_item(question, answer)?;
        }
        Ok(rulings)
    }

    /// The seat that is due; None if chance is, or nobody.
    #[getter]
    fn seat(&self) -> Option<u8> {
        match self.game().due() {
            Due::Seat(seat) => Some(seat.0),
            Due::Dealer(_) | Due::Nobody => None,
        }
    }

    /// Whether chance is due.
    #[getter]
    fn is_chance(&self) -> bool {
        matches!(self.game().due(), Due::Dealer(_))
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.game().due() == Due::Nobody
    }

    /// All that the seat that is due may do.
    fn legal_actions(&self) -> PyResult<Vec<Action>> {
        guarded(|| Ok(self.game().legal().iter().map(Action).collect()))
    }

    /// The same as numbers, as nets know them; see `N_ACTIONS`.
    fn legal_codes(&self) -> PyResult<Vec<usize>> {
        guarded(|| {
            let game = self.game();
            Ok(encoder(&game).mask(&game).iter().collect())
        })
    }

    /// The same as an array of 0 and 1: uint8[N_ACTIONS].
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        guarded(|| {
            let game = self.game();
            let mut mask = [0; N_ACTIONS];
            encoder(&game).mask(&game).write(&mut mask);
            Ok(mask.to_pyarray(py))
        })
    }

    /// The number of an action, or of one that is as good.
    fn code(&self, action: Action) -> PyResult<usize> {
        guarded(|| {
            let game = self.game();
            self.check(action.0)?;
            let code = encoder(&game).index(&game, action.0);
            code.ok_or_else(|| wrong("this action has no number"))
        })
    }

    /// The action that a number means now.
    fn action(&self, code: Whole<usize>) -> PyResult<Action> {
        guarded(|| {
            let game = self.game();
            let mut encoder = encoder(&game);
            let mask = encoder.mask(&game);
            let known = code.number().filter(|&code| mask.has(code));
            let action = known.and_then(|code| encoder.action(&game, code));
            action.map(Action).ok_or_else(|| {
                let allowed: Vec<usize> = mask.iter().collect();
                Refused::new_err(format!("{code} is not allowed now; these are: {allowed:?}"))
            })
        })
    }

    /// Plays an action, or the number of one, for the seat that is due.
    fn play(&mut self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let action = match action.extract::<Action>() {
            Ok(action) => action,
            Err(_) => {
                let should = "play takes an Action, or the number of one";
                let code = action.extract::<Whole<usize>>();
                self.action(code.map_err(|_| PyTypeError::new_err(should))?)?
            }
        };
        self.whole(|game| {
            let seat = game.check(action.0)?;
            let cause = MoveCause::Action { seat, action: action.0 };
            game.advance(cause, |game, sink| game.play(seat, action.0, sink))?;
            game.deal_on()
        })
    }

    /// What chance may bring next: pairs of a piece and its probability. A piece is a pair, too:
    /// ("chip", 17). With `merge`, chips of equal kind and stars are taken together.
    #[pyo3(signature = (merge = false))]
    fn chances(&self, merge: bool) -> PyResult<Vec<(Piece, f64)>> {
        guarded(|| {
            let game = self.game();
            let Some(draw) = self.draw(&game) else { return Ok(Vec::new()) };
            let told = |chance: rules::Chance| (number_of(chance.outcome), chance.probability());
            Ok(match merge {
                true => draw.classes().map(told).collect(),
                false => draw.outcomes().map(told).collect(),
            })
        })
    }

    /// Lets chance bring this piece.
    fn chance(&mut self, piece: (String, Whole<u8>)) -> PyResult<()> {
        self.whole(|game| {
            let (kind, number) = piece;
            let position = game.game();
            let mut draw = game.draw(&position).ok_or_else(|| refused(Refusal::DealerNotDue))?;
            let outcome = number.number().and_then(|number| outcome_of(&kind, number));
            let outcome = outcome.filter(|&outcome| draw.take(outcome)).ok_or_else(|| {
                let given = format!("('{kind}', {number})");
                Refused::new_err(format!("{given} cannot come up now; chances() tells what can"))
            })?;
            let deal = draw.deal();
            game.pieces.push(outcome);
            deal.map_or(Ok(()), |deal| game.deal_all(&deal))
        })
    }

    /// Lets chance bring all that it is due with now, from a seed.
    fn deal(&mut self, seed: Whole<u64>) -> PyResult<()> {
        let mut chance = Rng::new(border::seed(seed)?, 0);
        self.whole(|game| {
            let position = game.game();
            let mut draw = game.draw(&position).ok_or_else(|| refused(Refusal::DealerNotDue))?;
            while let Some(n_left) = draw.n_left() {
                let drawn = draw.outcomes().nth(chance.below(n_left) as usize);
                drawn.map(|chance| draw.take(chance.outcome));
            }
            let deal = draw.deal().ok_or_else(|| refused(Refusal::DealerNotDue))?;
            game.deal_all(&deal)
        })
    }

    /// The table as a seat sees it, or as onlookers do, as records and the server write it.
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<Whole<u8>>) -> PyResult<Bound<'py, PyAny>> {
        let known = |given: Whole<u8>| {
            let seat = given.number().map(Seat).filter(|&seat| self.position.seats().has(seat));
            let last = self.n_seats() - 1;
            seat.ok_or_else(|| Refused::new_err(format!("the seats are 0 to {last}, not {given}")))
        };
        let perspective = match seat.map(known).transpose()? {
            Some(seat) => Perspective::Seat(seat),
            None => Perspective::Table,
        };
        guarded(|| to_python(py, &wire::View::from(&self.game().view(perspective))))
    }

    /// The whole position, as the engine protocol writes it.
    fn setup<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        guarded(|| to_python(py, &wire::Setup::from(&self.game().setup())))
    }

    /// Each seat's points as of now, money included.
    #[getter]
    fn scores(&self) -> PyResult<Vec<u16>> {
        guarded(|| Ok(self.game().standings().iter().map(|standing| standing.total()).collect()))
    }

    /// Who has won: each seat's share of 1. Nobody has before the end.
    #[getter]
    fn shares(&self) -> PyResult<Vec<f64>> {
        guarded(|| {
            let winners = self.game().view(Perspective::Table).winners;
            let share = |seat| if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            Ok(self.position.seats().iter().map(share).collect())
        })
    }

    /// What a net is given for the seat that is due, see `Batch`: uint8[N_FEATURES] or fewer.
    #[pyo3(signature = (detail = "full"))]
    fn features<'py>(&self, py: Python<'py>, detail: &str) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let (game, detail) = (self.game(), read_detail(detail)?);
        guarded(|| {
            let mut features = vec![0; detail.len()];
            Encoder::of(&game, detail).write(&game, &mut features);
            Ok(features.to_pyarray(py))
        })
    }

    /// What a bot would do for the seat that is due. It is told all that has happened.
    #[pyo3(signature = (bot, seed = 0.into()))]
    fn ask(&self, py: Python<'_>, bot: &str, seed: Whole<u64>) -> PyResult<Action> {
        let seed = border::seed(seed)?;
        let bot: BotName = bot.parse().map_err(PyValueError::new_err)?;
        let game = self.game();
        let Due::Seat(seat) = game.due() else {
            return Err(refused(Refusal::NotYourTurn { due: game.due() }));
        };
        let log = self.log.as_ref().ok_or_else(|| wrong("this copy has forgotten its past"))?;
        let place = Place { header: &self.header, seat, seed };
        let think = || {
            let mut seated = bot.seat(place).map_err(wrong)?;
            log.iter().flat_map(|(_, events)| events).for_each(|event| seated.bot.observe(event));
            let budget = seated.budget(seed);
            seated.bot.choose(Observation::new(&game, seat), &budget).map_err(wrong)
        };
        py.detach(|| guarded(think)).map(Action)
    }

    /// A copy that goes its own way. Without its record it is small, and made at once.
    #[pyo3(signature = (record = true))]
    fn copy(&self, record: bool) -> Self {
        let log = if record { self.log.clone() } else { None };
        Self {
            header: Arc::clone(&self.header),
            position: self.position,
            pieces: self.pieces.clone(),
            dealing: self.dealing.clone(),
            log,
        }
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __eq__(&self, other: &Self) -> bool {
        (self.position, &self.pieces) == (other.position, &other.pieces)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.position, &self.pieces).hash(&mut hasher);
        hasher.finish()
    }

    /// A hash of the position that is the same on every machine and in every version.
    fn state_hash(&self) -> PyResult<String> {
        guarded(|| Ok(hex(&state_hash(&self.game()))))
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, Kept)> {
        let restore = py.get_type::<Self>().getattr("_restore")?.unbind();
        let pieces = self.pieces.iter().map(|&outcome| number_of(outcome));
        let pieces = pieces.map(|(kind, number)| (kind.to_owned(), number)).collect();
        let seed = self.dealing.as_ref().map(|(seed, _)| *seed);
        Ok((restore, (self.record()?, seed, pieces)))
    }

    #[staticmethod]
    fn _restore(record: &str, seed: Option<u64>, pieces: Pieces) -> PyResult<Self> {
        let mut game = Self::from_record(record, None)?;
        game.dealing = seed.map(|seed| (seed, game.deck(seed)));
        for piece in pieces {
            game.chance((piece.0, piece.1.into()))?;
        }
        Ok(game)
    }

    fn __repr__(&self) -> String {
        let due = match self.game().due() {
            Due::Seat(seat) => format!("seat {seat} is due"),
            Due::Dealer(_) => "chance is due".to_owned(),
            Due::Nobody => "over".to_owned(),
        };
        format!("<Game of {} seats, {}: {due}>", self.n_seats(), self.edition())
    }
}

/// A game as it is pickled: its record, the seed of its draws, and the deal in the making.
type Kept = (String, Option<u64>, Pieces);

/// Pieces as Python writes them.
type Pieces = Vec<(String, u8)>;

fn encoder(game: &rules::Game<'_>) -> Encoder {
    Encoder::of(game, traumfabrik_bots::features::Detail::Nothing)
}

fn to_python<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(wrong)?;
    py.import("json")?.call_method1("loads", (text,))
}

impl Game {
    fn game(&self) -> rules::Game<'_> {
        rules::Game::resume(self.header.edition(), self.position)
    }

    fn deck(&self, seed: u64) -> Arc<Deck> {
        Arc::new(shuffled_deck(self.header.edition(), self.position.seats(), seed, 0))
    }

    /// Who is due, if it may do this.
    fn check(&self, action: rules::Action) -> PyResult<Seat> {
        let game = self.game();
        let Due::Seat(seat) = game.due() else {
            return Err(refused(Refusal::NotYourTurn { due: game.due() }));
        };
        game.check(seat, action).map(|_| seat).map_err(refused)
    }

    /// The deal in the making.
    fn draw<'e>(&self, game: &rules::Game<'e>) -> Option<Draw<'e>> {
        let mut draw = game.draw()?;
        for &outcome in &self.pieces {
            draw.take(outcome);
        }
        Some(draw)
    }

    fn deal_all(&mut self, deal: &Deal) -> PyResult<()> {
        self.pieces.clear();
        self.advance(MoveCause::Deal(*deal), |game, sink| game.deal(deal, sink))
    }

    /// Does all of something or nothing of it, whatever goes wrong on the way.
    fn whole(&mut self, play: impl FnOnce(&mut Self) -> PyResult<()>) -> PyResult<()> {
        let (position, pieces) = (self.position, self.pieces.clone());
        let n_entries = self.log.as_ref().map_or(0, Vec::len);
        let played = guarded(|| play(self));
        if played.is_err() {
            (self.position, self.pieces) = (position, pieces);
            if let Some(log) = &mut self.log {
                log.truncate(n_entries);
            }
        }
        played
    }

    /// Deals as long as chance is due, where a seed settles the draws.
    fn deal_on(&mut self) -> PyResult<()> {
        let Some((_, deck)) = self.dealing.clone() else { return Ok(()) };
        while let Due::Dealer(ask) = self.game().due() {
            let deal = deck.answer(ask, &self.game());
            self.deal_all(&deal)?;
        }
        Ok(())
    }

    fn advance(
        &mut self,
        cause: MoveCause,
        play: impl FnOnce(&mut rules::Game<'_>, &mut dyn FnMut(Event)) -> Result<(), Refusal>,
    ) -> PyResult<()> {
        let mut events = Vec::new();
        let mut game = self.game();
        play(&mut game, &mut |event| events.push(event)).map_err(refused)?;
        self.position = game.position();
        if let Some(log) = &mut self.log {
            log.push((cause, events));
        }
        Ok(())
    }
}

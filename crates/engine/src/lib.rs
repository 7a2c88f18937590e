//! The engine that programs in any language talk to: one JSON object a line in, one out.
//! `docs/protocol.md` describes it like a chess engine protocol.
#![forbid(unsafe_code)]

mod request;
mod session;

use core::fmt::Display;

use serde_json::{Map, Value, json};
use traumfabrik_packs::{Library, Pack, switches};
use traumfabrik_review::{Effort, Rehearser, Reviewer};
use traumfabrik_rules::Seats;
use traumfabrik_wire::{WireError, refusal_message};

use request::Request;
use session::Session;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
/// No request is longer, in bytes.
pub const REQUEST_MAX: usize = 1 << 20;

/// Answers requests, one after the other. It holds at most one game.
#[derive(Debug)]
pub struct Engine {
    library: Library,
    session: Option<Session>,
}

/// Why a request was not done. Nothing has changed.
#[derive(Debug)]
enum Trouble {
    /// The rules say no.
    Refused(traumfabrik_rules::Refusal),
    /// The position has faults.
    Faults(Vec<String>),
    /// The request makes no sense; the sentence says what would.
    Wrong(String),
}

impl From<WireError> for Trouble {
    fn from(error: WireError) -> Self {
        Self::Wrong(error.to_string())
    }
}

/// What an engine answers, and whether it listens on.
#[derive(Debug)]
pub struct Response {
    /// One JSON object, without a line end.
    pub line: String,
    /// Whether the request asked to stop.
    pub is_last: bool,
}

impl Engine {
    /// An engine that knows these editions.
    pub fn new(library: Library) -> Self {
        Self { library, session: None }
    }

    /// Answers one request.
    ///
    /// ```
    /// # use traumfabrik_engine::Engine;
    /// # use traumfabrik_packs::Library;
    /// let mut engine = Engine::new(Library::embedded());
    /// let answer = engine.answer(r#"{"id":1,"cmd":"new","seats":3,"seed":7}"#);
    /// assert!(answer.line.starts_with(r#"{"id":1,"ok":true"#));
    /// let answer = engine.answer(r#"{"cmd":"fly"}"#);
    /// assert!(answer.line.contains("unknown variant `fly`, expected one of `hello`"));
    /// ```
    pub fn answer(&mut self, line: &str) -> Response {
        let (id, request) = parse(line);
        let is_last = matches!(request, Ok(Request::Quit {}));
        let mut answer = Map::new();
        if let Some(id) = id {
            answer.insert("id".to_owned(), id);
        }
        match request.and_then(|request| self.serve(request)) {
            Ok(Value::Object(fields)) => {
                answer.insert("ok".to_owned(), true.into());
                answer.extend(fields);
            }
            Ok(other) => unreachable!("every answer is an object: {other}"),
            Err(trouble) => {
                answer.insert("ok".to_owned(), false.into());
                answer.insert("error".to_owned(), trouble.tell());
            }
        }
        Response { line: Value::Object(answer).to_string(), is_last }
    }

    fn serve(&mut self, request: Request) -> Result<Value, Trouble> {
        match request {
            Request::Hello {} => Ok(json!({
                "name": "traumfabrik",
                "version": env!("CARGO_PKG_VERSION"),
                "protocol": PROTOCOL,
                "editions": self.library.packs().iter().map(|pack| &pack.id).collect::<Vec<_>>(),
            })),
            Request::Box { edition } => {
                let pack = self.pack(edition.as_deref())?;
                Ok(json!({ "edition": pack.id, "box": pack.game_box() }))
            }
            Request::New { edition, seats, set, seed } => {
                let pack = self.pack(edition.as_deref())?;
                let mut settings = pack.defaults;
                for (name, value) in &set {
                    switches::set(&mut settings, name, value).map_err(Trouble::Wrong)?;
                }
                let seats = u8::try_from(seats.unwrap_or(4)).ok().and_then(Seats::new);
                let seats = seats.ok_or(Trouble::Wrong("seats: 2 to 5 are possible".to_owned()))?;
                let start = settings.start(seats).map_err(Trouble::Wrong)?;
                let (session, answer) = Session::begin(pack.edition.clone(), &start, seed)?;
                self.session = Some(session);
                Ok(answer)
            }
            Request::Setup { edition, r#box, position, seed } => {
                let edition = match r#box {
                    Some(own) => own.edition().map_err(|faults| {
                        Trouble::Faults(faults.iter().map(ToString::to_string).collect())
                    })?,
                    None => self.pack(edition.as_deref())?.edition.clone(),
                };
                let (session, answer) = Session::from_position(edition, &position, seed)?;
                self.session = Some(session);
                Ok(answer)
            }
            Request::Legal {} => Ok(self.session()?.legal()),
            Request::Play { seat, action, code, index } => {
                self.session()?.play(seat, action, code, index)
            }
            Request::Deal { deal } => self.session()?.deal(deal),
            Request::Undo {} => self.session()?.undo(),
            Request::View { perspective } => self.session()?.view(perspective),
            Request::Position {} => Ok(self.session()?.position()),
            Request::Perft { depth } => self.session()?.perft(depth),
            Request::Review { record, seed, quick } => review(&record, seed, quick),
            Request::Quit {} => Ok(json!({})),
        }
    }

    fn session(&mut self) -> Result<&mut Session, Trouble> {
        let none = "there is no game yet: begin one with \"new\" or \"setup\"";
        self.session.as_mut().ok_or(Trouble::Wrong(none.to_owned()))
    }

    fn pack(&self, edition: Option<&str>) -> Result<&Pack, Trouble> {
        let id = edition.unwrap_or("traumfabrik-2000");
        self.library.get(id).ok_or_else(|| {
            let ids: Vec<&str> = self.library.packs().iter().map(|pack| pack.id.as_str()).collect();
            Trouble::Wrong(format!("edition: there is no '{id}'; there are: {}", ids.join(", ")))
        })
    }
}

/// What a judge says of a finished game. The game that the engine holds has nothing to do with it.
fn review(record: &[Value], seed: Option<u64>, is_quick: bool) -> Result<Value, Trouble> {
    let lines: String = record.iter().map(|line| format!("{line}\n")).collect();
    let wrong = |error: &dyn Display| Trouble::Wrong(format!("record: {error}"));
    let record = traumfabrik_wire::read(lines.as_bytes()).map_err(|e| wrong(&e))?;
    let effort = if is_quick { Effort::LIGHT } else { Effort::FULL };
    let reviewer = Reviewer::begin(record, Rehearser, seed.unwrap_or(1), effort);
    Ok(json!({ "review": reviewer.map_err(|unfit| wrong(&unfit))?.run() }))
}

/// The id, which is given back even if the rest makes no sense, and the request.
fn parse(line: &str) -> (Option<Value>, Result<Request, Trouble>) {
    let mut fields = match serde_json::from_str(line) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) => {
            let reason = "a request is a JSON object such as {\"cmd\":\"hello\"}";
            return (None, Err(Trouble::Wrong(reason.to_owned())));
        }
        Err(error) => return (None, Err(Trouble::Wrong(format!("not JSON: {error}")))),
    };
    let id = fields.remove("id");
    let request = serde_json::from_value(Value::Object(fields));
    (id, request.map_err(|error| Trouble::Wrong(error.to_string())))
}

impl Trouble {
    fn tell(&self) -> Value {
        match self {
            Self::Refused(refusal) => {
                let message = refusal_message(refusal);
                json!({ "type": "refused", "refusal": refusal, "message": message })
            }
            Self::Faults(faults) => json!({ "type": "faults", "faults": faults }),
            Self::Wrong(reason) => json!({ "type": "wrong", "reason": reason }),
        }
    }
}

//! A game that an engine holds.

use serde_json::{Value, json};
use traumfabrik_bots::{Dealer, Rng};
use traumfabrik_rules::{
    Action, ActionCode, Deal, Due, Edition, Event, Game, Perspective, Position, Refusal, Seat,
    Setup, Start, perft,
};
use traumfabrik_wire::json as wire;
use traumfabrik_wire::{hex, state_hash};

use super::Trouble;

/// Deeper counts would keep a program waiting for hours.
const DEPTH_MAX: u32 = 8;

/// A game and its past.
#[derive(Debug)]
pub(super) struct Session {
    edition: Edition,
    now: Position,
    past: Vec<Position>,
    chance: Rng,
}

impl Session {
    pub(super) fn begin(
        edition: Edition,
        start: &Start,
        seed: Option<u64>,
    ) -> Result<(Self, Value), Trouble> {
        let mut events = Vec::new();
        let game = Game::new(&edition, start, |event| events.push(event));
        let now = game.map_err(Trouble::Refused)?.position();
        let session = Self::new(edition, now, seed);
        let answer = session.happened(&events);
        Ok((session, answer))
    }

    pub(super) fn from_position(
        edition: Edition,
        position: &wire::Setup,
        seed: Option<u64>,
    ) -> Result<(Self, Value), Trouble> {
        let setup = Setup::try_from(position)?;
        let Ok(now) = setup.game(&edition).map(|game| game.position()) else {
            let mut faults = Vec::new();
            setup.faults(&edition, &mut |fault| faults.push(fault.to_string()));
            return Err(Trouble::Faults(faults));
        };
        let session = Self::new(edition, now, seed);
        let answer = session.happened(&[]);
        Ok((session, answer))
    }

    fn new(edition: Edition, now: Position, seed: Option<u64>) -> Self {
        Self { edition, now, past: Vec::new(), chance: Rng::new(seed.unwrap_or(1), 0) }
    }

    fn game(&self) -> Game<'_> {
        Game::resume(&self.edition, self.now)
    }

    pub(super) fn legal(&self) -> Value {
        let game = self.game();
        let list = |action: Action| {
            let code = game.encode(action).map(|code| code.0);
            json!({ "action": action, "code": code })
        };
        let set = game.legal();
        json!({
            "due": game.due(),
            "count": set.len(),
            "actions": set.iter().map(list).collect::<Vec<_>>(),
        })
    }

    pub(super) fn play(
        &mut self,
        seat: Option<Seat>,
        action: Option<Action>,
        code: Option<u16>,
        index: Option<usize>,
    ) -> Result<Value, Trouble> {
        let wrong = |reason: &str| Trouble::Wrong(reason.to_owned());
        let game = self.game();
        let action = match (action, code, index) {
            (Some(action), None, None) => action,
            (None, Some(code), None) => {
                let action = game.decode(ActionCode(code));
                action.ok_or(wrong("code: it means nothing in this position"))?
            }
            (None, None, Some(index)) => {
                let action = game.legal().nth(index);
                action.ok_or(wrong("index: the legal list is not that long"))?
            }
            _ => return Err(wrong("play needs one of \"action\", \"code\" and \"index\"")),
        };
        let seat = match (seat, game.due()) {
            (Some(seat), _) | (None, Due::Seat(seat)) => seat,
            (None, due @ (Due::Dealer(_) | Due::Nobody)) => {
                return Err(Trouble::Refused(Refusal::NotYourTurn { due }));
            }
        };
        self.advance(|game, sink| game.play(seat, action, sink))
    }

    pub(super) fn deal(&mut self, deal: Option<Deal>) -> Result<Value, Trouble> {
        let deal = match (deal, self.game().due()) {
            (Some(deal), _) => deal,
            (None, Due::Dealer(ask)) => {
                let mut dealer = Dealer::of(&self.game());
                dealer.answer(ask, &mut self.chance)
            }
            (None, Due::Seat(_) | Due::Nobody) => {
                return Err(Trouble::Refused(Refusal::DealerNotDue));
            }
        };
        self.advance(|game, sink| game.deal(&deal, sink))
    }

    /// Goes on, unless that is refused.
    fn advance(
        &mut self,
        play: impl FnOnce(&mut Game<'_>, &mut dyn FnMut(Event)) -> Result<(), Refusal>,
    ) -> Result<Value, Trouble> {
        let mut game = self.game();
        let mut events = Vec::new();
        play(&mut game, &mut |event| events.push(event)).map_err(Trouble::Refused)?;
        let next = game.position();
        self.past.push(std::mem::replace(&mut self.now, next));
        Ok(self.happened(&events))
    }

    pub(super) fn undo(&mut self) -> Result<Value, Trouble> {
        let before = self.past.pop();
        self.now = before.ok_or(Trouble::Wrong("there is nothing to take back".to_owned()))?;
        Ok(self.happened(&[]))
    }

    pub(super) fn view(&self, perspective: Option<Perspective>) -> Result<Value, Trouble> {
        let game = self.game();
        let perspective = match (perspective, game.due()) {
            (Some(perspective), _) => perspective,
            (None, Due::Seat(seat)) => Perspective::Seat(seat),
            (None, Due::Dealer(_) | Due::Nobody) => Perspective::Table,
        };
        if let Perspective::Seat(seat) = perspective
            && !self.now.seats().has(seat)
        {
            return Err(Trouble::Refused(Refusal::NoSuchSeat { seat }));
        }
        Ok(json!({ "view": wire::View::from(&game.view(perspective)) }))
    }

    pub(super) fn position(&self) -> Value {
        let hash = hex(&state_hash(&self.game()));
        json!({ "position": wire::Setup::from(&self.game().setup()), "hash": hash })
    }

    pub(super) fn perft(&self, depth: u32) -> Result<Value, Trouble> {
        if depth > DEPTH_MAX {
            return Err(Trouble::Wrong(format!("depth: 0 to {DEPTH_MAX} are possible")));
        }
        Ok(json!({ "count": perft(&self.game(), depth) }))
    }

    /// What every request that changes the game answers.
    fn happened(&self, events: &[Event]) -> Value {
        json!({ "events": events, "due": self.game().due() })
    }
}

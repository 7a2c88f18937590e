//! The lesson of the page, recorded from a real game: the page knows no rules, so everything that
//! a learner sees, may do and tries out is written down here beforehand.

mod beats;
mod notation;

use serde_json::{Value, json};
use traumfabrik_bots::{Dealer, RandomPlayer, Rng};
use traumfabrik_packs::{Library, Pack};
use traumfabrik_rules::{
    Action, Ask, Deal, Due, Event, FirstLead, Game, Perspective, Seat, Seats, Studios,
};
use traumfabrik_table::draft_view;
use traumfabrik_wire::json::{self, Changes};
use traumfabrik_wire::{Context, Message, describe};

use beats::{Beat, CHANCE, DEALT, EDITION, FIRST_LEAD, N_SEATS, SCRIPT};
use notation::Pieces;

/// The file of the page that holds it.
pub(crate) const FILE: &str = "web/src/app/lesson/script.json";

/// Who learns.
const LEARNER: Seat = Seat(0);

/// The whole lesson as its file holds it, a step a line.
///
/// # Errors
/// A sentence: somebody in the script does what the rules refuse.
pub(crate) fn script() -> Result<String, String> {
    let library = Library::embedded();
    let pack = library.get(EDITION).ok_or("there is no such edition")?;
    let mut lesson = Lesson::set(pack)?;
    for beat in SCRIPT {
        lesson.act(beat).map_err(|what| format!("{beat:?}: {what}"))?;
    }
    let steps: Vec<String> = lesson.steps.iter().map(Value::to_string).collect();
    let game_box = serde_json::to_value(pack.game_box()).map_err(text)?;
    Ok(format!(
        "{{\"edition\":\"{EDITION}\",\n\"box\":{game_box},\n\"steps\":[\n{}\n]}}\n",
        steps.join(",\n")
    ))
}

/// The game of the lesson, and what has been written down.
struct Lesson<'p> {
    pieces: Pieces<'p>,
    game: Game<'p>,
    chance: Rng,
    context: Context<'p>,
    /// How many of the chosen deals have been dealt.
    n_dealt: usize,
    /// What happened since the last step, and what of it the others did.
    events: Vec<Event>,
    told: Vec<Message>,
    seen: Option<json::View>,
    steps: Vec<Value>,
}

impl<'p> Lesson<'p> {
    fn set(pack: &'p Pack) -> Result<Self, String> {
        let seats = Seats::new(N_SEATS).ok_or("two to five seats are expected")?;
        let mut start = pack.defaults.start(seats)?;
        start.studios = Studios::BySeat;
        start.first_lead = FirstLead::Named(FIRST_LEAD);
        let game = Game::new(&pack.edition, &start, |_| {}).map_err(refused)?;
        let mut lesson = Self {
            pieces: Pieces { ids: &pack.ids },
            game,
            chance: Rng::new(CHANCE, 0),
            context: Context::new(&pack.edition),
            n_dealt: 0,
            events: Vec::new(),
            told: Vec::new(),
            seen: None,
            steps: Vec::new(),
        };
        lesson.deal()?;
        Ok(lesson)
    }

    fn act(&mut self, beat: &Beat) -> Result<(), String> {
        match *beat {
            Beat::Others(moves) => self.moves(moves),
            Beat::Meanwhile(moves) => {
                self.moves(moves)?;
                self.told.clear();
                Ok(())
            }
            Beat::Say(name, point) => self.write(json!({ "text": id(name), "point": point })),
            Beat::Ask(tasks) => self.ask(tasks),
            Beat::ToTheEnd => self.play_out(),
        }
    }

    fn moves(&mut self, moves: &[(u8, &str)]) -> Result<(), String> {
        moves.iter().try_for_each(|&(seat, wish)| {
            let action = self.pieces.action(wish)?;
            self.play(Seat(seat), action).map_err(|what| format!("{seat} {wish}: {what}"))
        })
    }

    /// A step in which the learner does something. Placing is tried out first, as at a real table.
    fn ask(&mut self, tasks: &[(&str, &str)]) -> Result<(), String> {
        let (before, mut after) = (self.game, self.game);
        let mut seen = self.view();
        let mut written = Vec::new();
        for &(name, wish) in tasks {
            let action = self.pieces.action(wish)?;
            after.play(LEARNER, action, |_| {}).map_err(refused)?;
            let is_tried = matches!(action, Action::Place { .. } | Action::Discard(_));
            let drafted = json::View::from(&draft_view(&before, &after, LEARNER));
            let changes = Changes { before: Some(&seen), after: &drafted };
            let draft = if is_tried { Some(changes) } else { None };
            written.push(json!({
                "text": id(name),
                "action": action,
                "draft": draft,
            }));
            seen = drafted;
        }
        self.write(json!({ "tasks": written }))?;
        for &(_, wish) in tasks {
            let action = self.pieces.action(wish)?;
            self.play(LEARNER, action)?;
        }
        Ok(())
    }

    /// Adds a step: how the table looks, and what the others did before.
    fn write(&mut self, mut step: Value) -> Result<(), String> {
        let view = self.view();
        let changes = Changes { before: self.seen.as_ref(), after: &view };
        step["view"] = serde_json::to_value(changes).map_err(text)?;
        step["events"] = serde_json::to_value(std::mem::take(&mut self.events)).map_err(text)?;
        step["told"] = serde_json::to_value(std::mem::take(&mut self.told)).map_err(text)?;
        self.steps.push(step);
        self.seen = Some(view);
        Ok(())
    }

    fn view(&self) -> json::View {
        json::View::from(&self.game.view(Perspective::Seat(LEARNER)))
    }

    fn play(&mut self, seat: Seat, action: Action) -> Result<(), String> {
        let mut facts = Vec::new();
        self.game.play(seat, action, |event| facts.push(event)).map_err(refused)?;
        for fact in facts.iter().filter(|fact| is_worth_telling(fact)) {
            self.told.extend(describe(fact, &self.context));
        }
        self.events.extend(facts);
        self.deal()
    }

    /// The dealer deals what the lesson needs, and by chance what comes after.
    fn deal(&mut self) -> Result<(), String> {
        while let Due::Dealer(ask) = self.game.due() {
            let deal = match DEALT.get(self.n_dealt) {
                Some(chosen) => self.chosen(ask, chosen)?,
                None => Dealer::of(&self.game).answer(ask, &mut self.chance),
            };
            self.n_dealt += 1;
            let dealt = self.game.deal(&deal, |event| self.events.push(event));
            dealt.map_err(refused)?;
        }
        Ok(())
    }

    fn chosen(&self, ask: Ask, ids: &str) -> Result<Deal, String> {
        let chips = || ids.split(' ').map(|id| self.pieces.chip(id)).collect::<Result<Vec<_>, _>>();
        Ok(match ask {
            Ask::Screenplay => Deal::Screenplay(self.pieces.screenplay(ids)?),
            Ask::Legend => Deal::Legend(self.pieces.chip(ids)?),
            Ask::Lots { .. } => Deal::Lots(chips()?.into_iter().collect()),
            Ask::Faces { .. } => Deal::Faces(chips()?.into_iter().collect()),
            Ask::Studios | Ask::Lead => return Err("studios and lead are settled".to_owned()),
        })
    }

    /// The rest of the game, played by chance. The learner wins, because that is how a lesson ends.
    fn play_out(&mut self) -> Result<(), String> {
        while let Due::Seat(seat) = self.game.due() {
            let legal = self.game.legal();
            let n = RandomPlayer::Filler.choose(&self.game, seat, &legal, &mut self.chance);
            let action = legal.nth(n).ok_or("nothing is legal")?;
            self.play(seat, action)?;
        }
        self.told.clear();
        self.events.clear();
        let standings = self.game.standings();
        let totals: Vec<u16> = standings.iter().map(|standing| standing.total()).collect();
        match totals[1..].iter().all(|&total| total < totals[0]) {
            true => Ok(()),
            false => Err(format!("with this chance the learner does not win: {totals:?}")),
        }
    }
}

/// Whether a learner wants to hear of it: what the others say or take, not where they put it.
fn is_worth_telling(fact: &Event) -> bool {
    match *fact {
        Event::BidMade { seat, .. }
        | Event::Passed { seat }
        | Event::LotSold { seat, .. }
        | Event::ChipTaken { seat, .. } => seat != LEARNER,
        _ => false,
    }
}

/// The id of a text of the lesson.
fn id(name: &str) -> String {
    format!("lesson-{name}")
}

fn refused(refusal: traumfabrik_rules::Refusal) -> String {
    format!("{refusal:?}")
}

fn text(error: impl ToString) -> String {
    error.to_string()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_lesson_is_up_to_date() {
        let kept = std::fs::read_to_string(crate::root().join(super::FILE)).unwrap_or_default();
        let made = super::script().expect("a lesson that keeps the rules");
        assert!(
            kept == made,
            "{} is not up to date: run `cargo run -p xtask -- lesson`",
            super::FILE
        );
    }
}

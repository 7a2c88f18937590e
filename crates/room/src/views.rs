//! What an entry changed of how the game looks, as JSON. Only purses and what somebody may do
//! differ by where they look from: the rest is made, compared and written once for everybody.

use std::mem;

use serde::Serialize;
use traumfabrik_rules::{Game, Perspective};
use traumfabrik_wire::json::{self, Changes};

use crate::boards::BoardTexts;

/// Where the views that are kept look from: it shows the least.
const SHARED: Perspective = Perspective::Table;

/// The texts for one entry.
#[derive(Debug)]
pub(crate) struct ViewTexts<'g> {
    before: Option<Seen<'g>>,
    after: Option<Seen<'g>>,
    /// The changed fields that everybody sees, without the brackets around them.
    shared: String,
    boards: BoardTexts,
}

/// A game, and how it looks from somewhere.
#[derive(Debug)]
struct Seen<'g> {
    game: Game<'g>,
    view: Box<json::View>,
}

impl<'g> Seen<'g> {
    fn new(game: Game<'g>) -> Self {
        Self { view: seen(&game, SHARED), game }
    }

    fn turn(&mut self, look: Perspective) {
        self.view.turn(&self.game, look);
    }
}

impl<'g> ViewTexts<'g> {
    /// From one game to the next. How the first one looks may be known.
    pub(crate) fn new(
        before: Option<Game<'g>>,
        known: Option<Box<json::View>>,
        after: Option<Game<'g>>,
    ) -> Self {
        let mut before = before.map(|game| match known {
            Some(view) => Seen { game, view },
            None => Seen::new(game),
        });
        let after = after.map(Seen::new);
        let shared = before.as_mut().zip(after.as_ref());
        let shared = shared.map(|(before, after)| shared_text(&mut before.view, &after.view));
        Self { before, after, shared: shared.unwrap_or_default(), boards: BoardTexts::default() }
    }

    /// What has changed for somebody who looks from here: all of it if there was no game before.
    pub(crate) fn text(&mut self, look: Perspective) -> String {
        let Some(after) = &mut self.after else { return "null".to_owned() };
        after.turn(look);
        let Some(before) = &mut self.before else { return text(&after.view) };
        before.turn(look);
        let (before, after) = (&before.view, &after.view);
        let mut text = format!("{{{}", self.shared);
        if before.boards != after.boards {
            add_field(&mut text, "boards", &self.boards.text(&after.boards));
        }
        if before.legal != after.legal {
            add_field(&mut text, "legal", &self::text(&after.legal));
        }
        text.push('}');
        text
    }

    /// How the game looks now, to be known when it changes again.
    pub(crate) fn into_seen(self) -> Option<Box<json::View>> {
        let mut after = self.after?;
        after.turn(SHARED);
        Some(after.view)
    }
}

/// Boxed at once: it is large, and is handed on.
pub(crate) fn seen(game: &Game<'_>, look: Perspective) -> Box<json::View> {
    Box::new(json::View::from(&game.view(look)))
}

fn shared_text(before: &mut json::View, after: &json::View) -> String {
    // Boards are left for each who looks.
    let boards = mem::replace(&mut before.boards, after.boards);
    let text = text(&Changes { before: Some(before), after });
    before.boards = boards;
    text[1..text.len() - 1].to_owned()
}

fn add_field(text: &mut String, name: &str, value: &str) {
    if text.len() > 1 {
        text.push(',');
    }
    text.extend(["\"", name, "\":", value]);
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("every view has a JSON text")
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use traumfabrik_rules::{Due, Edition, Seat, Seats, Start, lowest_deal};

    use super::*;

    /// A step of a game in which people do now this, now that; none when it is over.
    fn next<'e>(game: &Game<'e>, step: usize) -> Option<Game<'e>> {
        let mut game = *game;
        match game.due() {
            Due::Nobody => return None,
            Due::Dealer(ask) => {
                let deal = lowest_deal(&game, ask);
                game.deal(&deal, |_| {}).expect("it was asked for");
            }
            Due::Seat(seat) => {
                let legal = game.legal();
                let action = legal.nth(step * 7 % legal.len()).expect("there are so many");
                game.play(seat, action, |_| {}).expect("it is legal");
            }
        }
        Some(game)
    }

    #[test]
    fn what_is_written_once_is_what_each_of_them_would_see() {
        let looks: Vec<Perspective> = (0..3)
            .map(|seat| Perspective::Seat(Seat(seat)))
            .chain([Perspective::Table, Perspective::Judge])
            .collect();
        let edition = &Edition::traumfabrik_2000();
        let start = Start::new(Seats::new(3).expect("three can play"));
        let mut before = Game::new(edition, &start, |_| {}).expect("a game can begin");
        let (mut known, mut n_steps) = (None, 0);
        while let Some(after) = next(&before, n_steps) {
            let mut texts = ViewTexts::new(Some(before), known, Some(after));
            for &look in &looks {
                let (seen_before, seen_after) = (seen(&before, look), seen(&after, look));
                let changes = Changes { before: Some(&*seen_before), after: &*seen_after };
                let written: Value = serde_json::from_str(&texts.text(look)).expect("JSON");
                assert_eq!(written, serde_json::to_value(changes).expect("JSON"), "{look:?}");
            }
            // Where nobody listened, it is not known.
            known = texts.into_seen().filter(|_| n_steps % 3 > 0);
            (before, n_steps) = (after, n_steps + 1);
        }
        assert!(n_steps > 100, "a whole game was played");
    }

    #[test]
    fn whoever_has_seen_no_game_is_shown_all_of_it() {
        let edition = &Edition::traumfabrik_2000();
        let start = Start::new(Seats::new(3).expect("three can play"));
        let game = Game::new(edition, &start, |_| {}).expect("a game can begin");
        let look = Perspective::Seat(Seat(1));
        let mut texts = ViewTexts::new(None, None, Some(game));
        assert_eq!(texts.text(look), text(&seen(&game, look)));
        assert_eq!(ViewTexts::new(None, None, None).text(look), "null");
    }
}

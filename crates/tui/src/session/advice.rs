//! A hint for whoever asks: the better moves, and how the game would end after each.

use std::time::Duration;

use traumfabrik_bots::{Advice, Budget, Explained, advise, explain_advice, mix};
use traumfabrik_wire::{Reason, reason_message};

use super::{Here, Session};
use crate::front::{Front, Halt, Thought};
use crate::page::Sheet;
use crate::voice::Voice;

const N_MOVES: usize = 3;
const ITERATIONS: u32 = 3000;
const TIME_CAP: Duration = Duration::from_secs(1);

impl<'t, F: Front> Session<'t, F> {
    /// Shows the best moves. Nothing goes into them that the person could not know: every payment
    /// was public.
    pub(super) fn advise(&mut self, here: &Here<'t>) -> Result<(), Halt> {
        let Some(game) = &here.game else {
            return self.front.note(&self.desk.said("play-hint-none"));
        };
        let budget = Budget {
            iterations: ITERATIONS,
            time_cap: Some(TIME_CAP),
            // Equal positions get equal hints.
            seed: mix(self.table.seed, self.host.moves().count() as u64),
        };
        let said = self.desk.voice.word("play-hint-thinking");
        self.front.thinking(&self.desk, Thought { said: &said, view: None, is_long: true })?;
        let (voice, keys) = (&self.desk.voice, &self.desk.keys);
        let question = self.question(&here.view);
        let mut sheet = Sheet::new();
        sheet.heading(voice.word("play-hint"));
        // A move stands under what would be typed for it. Of two that nobody can tell apart, the
        // better one is enough.
        let mut moves: Vec<(String, Advice)> = Vec::new();
        for advice in advise(game, &budget) {
            let Some(mark) = question.answer(keys, advice.action) else { continue };
            if moves.iter().all(|(other, _)| *other != mark) {
                moves.push((mark, advice));
            }
        }
        moves.truncate(N_MOVES);
        // The search trusts the first one most, whatever the others promise.
        if let [_, others @ ..] = moves.as_mut_slice() {
            others.sort_by(|(_, a), (_, b)| b.margin.total_cmp(&a.margin));
        }
        for (nth, (mark, advice)) in moves.into_iter().enumerate() {
            let action = question.describe(voice, &here.view, advice.action).unwrap_or_default();
            let gaps = [("action", action.into()), ("worth", worth(voice, &advice).into())];
            sheet.item(0, &format!("{mark:>3} "), voice.say("play-hint-line", gaps));
            // The best one says why.
            let why =
                if nth == 0 { explain_advice(game, advice.action) } else { Explained::default() };
            let price = why.price.map(|price| Reason::Price { price });
            for reason in price.iter().chain(&why.reasons) {
                sheet.bullet(2, voice.tell(&reason_message(reason)));
            }
        }
        sheet.gap();
        sheet.text(voice.word("play-hint-about"));
        self.front.page(&self.desk, &sheet)
    }
}

/// How far ahead or behind the person is expected to finish.
fn worth(voice: &Voice<'_>, advice: &Advice) -> String {
    let tenths = (advice.margin * 10.0).round() as i32;
    let points = voice.say(
        "play-decimal",
        [
            ("whole", (tenths.unsigned_abs() as usize / 10).into()),
            ("tenth", (tenths.unsigned_abs() as usize % 10).into()),
        ],
    );
    let id = match tenths {
        0 => "play-hint-level",
        1.. => "play-hint-ahead",
        _ => "play-hint-behind",
    };
    voice.say(id, [("points", points.into())])
}

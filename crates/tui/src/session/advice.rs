//! A hint for whoever asks: the better moves, and how the game would end after each.

use std::time::Duration;

use traumfabrik_bots::{Advice, Budget, advise, mix};

use super::{Here, Session};
use crate::front::{Front, Halt};
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
            seed: mix(self.table.seed, self.host.entries().len() as u64),
        };
        let voice = &self.desk.voice;
        let question = self.question(&here.view);
        let mut sheet = Sheet::new();
        sheet.heading(voice.word("play-hint"));
        for (number, advice) in (1..).zip(advise(game, &budget).iter().take(N_MOVES)) {
            let action = question.describe(voice, &here.view, advice.action).unwrap_or_default();
            let gaps = [("action", action.into()), ("worth", worth(voice, advice).into())];
            sheet.choice(0, number, voice.say("play-hint-line", gaps));
        }
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

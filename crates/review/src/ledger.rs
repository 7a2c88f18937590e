//! Luck, skill, and what came from the others.

use traumfabrik_rules::Seat;

use crate::estimate::rounded;
use crate::review::{Decision, Ledger, Moment};
use crate::story::{Step, Story};

/// Where the margin of a seat came from.
///
/// Each entry of the record moves the expected margin, and its cause says whose the change is: so
/// the parts add up to the margin of the result, whatever the judge says on the way.
pub(crate) fn ledger(
    story: &Story,
    moments: &[Moment],
    decisions: &[Decision],
    seat: Seat,
) -> Ledger {
    let forecast = |moment: usize| &moments[moment].forecasts[seat.index()];
    let mut ledger = Ledger { start: forecast(0).margin, ..Ledger::default() };
    let mut luck_variance = 0.0;
    let mut decisions = decisions.iter().peekable();
    for moment in 0..moments.len() - 1 {
        let change = forecast(moment + 1).margin - forecast(moment).margin;
        let decision = decisions.next_if(|decision| decision.seq as usize == moment + 1);
        match story.step(moment) {
            Some(Step::Deal) => {
                ledger.luck += change;
                luck_variance += luck_error(story, moment, |moment| forecast(moment).error);
            }
            Some(Step::Choice(who, _)) if who == seat => {
                let lost = decision.filter(|decision| decision.is_mistake);
                let lost = lost.map_or(0.0, |decision| decision.loss);
                ledger.skill -= lost;
                ledger.surplus += change + lost;
            }
            Some(Step::Choice(..)) => ledger.others += change,
            // Where nobody has a choice nothing changes.
            Some(Step::Forced) | None => {}
        }
    }
    Ledger {
        start: rounded(ledger.start),
        luck: rounded(ledger.luck),
        skill: rounded(ledger.skill),
        surplus: rounded(ledger.surplus),
        others: rounded(ledger.others),
        luck_error: rounded(luck_variance.sqrt()),
    }
}

/// What a deal adds to the variance of the luck. Of deals in a row only the ends count: what is
/// between them is added and taken away again.
fn luck_error(story: &Story, moment: usize, error: impl Fn(usize) -> f64) -> f64 {
    let is_deal = |moment: usize| story.step(moment) == Some(Step::Deal);
    let begins = moment == 0 || !is_deal(moment - 1);
    let before = if begins { error(moment).powi(2) } else { 0.0 };
    let after = if is_deal(moment + 1) { 0.0 } else { error(moment + 1).powi(2) };
    before + after
}

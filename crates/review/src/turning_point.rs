//! What turned the game.

use traumfabrik_rules::Seat;

use crate::estimate::rounded;
use crate::review::{Moment, TurningPoint};
use crate::story::{Step, Story};

/// How many are told at most.
const POINTS_MAX: usize = 5;
/// How much of the chances to win has to change hands.
const SWING_MIN: f64 = 0.1;

/// The stretches of the game after which somebody else was going to win, in order. A stretch is
/// all that happens at a location, or what chance does between two decisions.
pub(crate) fn turning_points(story: &Story, moments: &[Moment]) -> Vec<TurningPoint> {
    let mut points: Vec<TurningPoint> = stretches(story, moments)
        .filter_map(|(begin, end)| turning_point(story, moments, begin, end))
        .filter(|point| point.swing >= SWING_MIN)
        .collect();
    points.sort_by(|a, b| b.swing.total_cmp(&a.swing));
    points.truncate(POINTS_MAX);
    points.sort_by_key(|point| point.begin);
    points
}

/// The moments at which each stretch begins and ends.
fn stretches(story: &Story, moments: &[Moment]) -> impl Iterator<Item = (usize, usize)> {
    let key = |moment: usize| {
        let is_deal = story.step(moment) == Some(Step::Deal);
        (is_deal, moments[moment].quarter, moments[moment].location)
    };
    let last = moments.len() - 1;
    let mut begin = 0;
    let mut found = Vec::new();
    for moment in 1..=last {
        if moment == last || key(moment) != key(begin) {
            found.push((begin, moment));
            begin = moment;
        }
    }
    found.into_iter()
}

fn turning_point(
    story: &Story,
    moments: &[Moment],
    begin: usize,
    end: usize,
) -> Option<TurningPoint> {
    let gain = |seat: Seat| {
        let win = |moment: usize| moments[moment].forecasts[seat.index()].win;
        win(end) - win(begin)
    };
    let seats = || story.seats().iter();
    let by_gain = |a: &Seat, b: &Seat| gain(*a).total_cmp(&gain(*b));
    let moved: f64 = seats().map(|seat| gain(seat).abs()).sum();
    Some(TurningPoint {
        begin: moments[begin].seq,
        end: moments[end].seq,
        quarter: moments[begin].quarter,
        location: moments[begin].location,
        is_draw: story.step(begin) == Some(Step::Deal),
        swing: rounded(moved / 2.0),
        winner: seats().max_by(by_gain)?,
        loser: seats().min_by(by_gain)?,
    })
}

//! The curves of the page.

use traumfabrik_review::{Moment, Review};
use traumfabrik_rules::{Seat, Standing};

use super::super::words::Words;
use super::swatch;
use crate::svg::{Anchor, Axis, Svg, WIDTH, escaped, round_number};

/// Where plots begin and end from side to side; names stand right of them.
const LEFT: f64 = 30.0;
const RIGHT: f64 = WIDTH - 8.0;

/// One value for each moment and seat.
struct Curve<'a> {
    label: String,
    /// The lowest and the highest value.
    range: (f64, f64),
    value: &'a dyn Fn(&Moment, usize) -> f64,
    /// A value in words.
    shown: &'a dyn Fn(f64) -> String,
}

/// Everybody's chance to win.
pub(super) fn wins(review: &Review, words: &Words<'_>) -> String {
    let curve = Curve {
        label: words.label("curve-win"),
        range: (0.0, 100.0),
        value: &|moment, seat| 100.0 * moment.forecasts[seat].win,
        shown: &|value| format!("{value:.0} %"),
    };
    curve.draw(review, words)
}

/// Everybody's points in the end, as expected.
pub(super) fn points(review: &Review, words: &Words<'_>) -> String {
    let all = || review.moments.iter().flat_map(|moment| &moment.forecasts);
    let most = all().map(|forecast| forecast.points).fold(0.0, f64::max);
    let least = all().map(|forecast| forecast.points).fold(f64::MAX, f64::min);
    let curve = Curve {
        label: words.label("curve-points"),
        range: ((least / 10.0).floor() * 10.0, (most / 10.0).ceil() * 10.0),
        value: &|moment, seat| moment.forecasts[seat].points,
        shown: &|value| format!("{value:.1}"),
    };
    curve.draw(review, words)
}

impl Curve<'_> {
    fn draw(&self, review: &Review, words: &Words<'_>) -> String {
        const TOP: f64 = 8.0;
        const BOTTOM: f64 = 214.0;
        let across = across(review);
        let up = Axis::new(self.range, (BOTTOM, TOP));
        let mut svg = Svg::default();
        for tick in up.ticks() {
            svg.line((LEFT, up.at(tick)), (RIGHT, up.at(tick)), "grid");
            let text = round_number(tick);
            svg.text((LEFT - 5.0, up.at(tick) + 4.0), Anchor::End, "quiet small", &text);
        }
        quarters(&mut svg, review, words, &across, (TOP, BOTTOM));
        let n_seats = review.seats.len();
        for seat in 0..n_seats {
            let at = |(idx, moment): (usize, &Moment)| {
                (across.at(idx as f64), up.at((self.value)(moment, seat)))
            };
            let line: Vec<(f64, f64)> = review.moments.iter().enumerate().map(at).collect();
            svg.path(&line, &format!("curve line-{}", seat + 1));
        }
        for turn in &review.turns {
            let (seat, idx) = (turn.winner.index(), turn.end as usize);
            let Some(moment) = review.moments.get(idx) else { continue };
            let point = (across.at(idx as f64), up.at((self.value)(moment, seat)));
            let tip = format!("{}: {}", words.name(turn.winner), words.place_of(moment));
            svg.ring(point, &format!("ring line-{}", seat + 1), &tip);
        }
        let values = |moment: &Moment| {
            let value = |seat: usize| {
                let shown = (self.shown)((self.value)(moment, seat));
                format!("{} {shown}", words.names[seat])
            };
            (0..n_seats).map(value).collect::<Vec<_>>().join(", ")
        };
        strips(&mut svg, review, words, &across, (TOP, BOTTOM), &values);
        figure(&legend(review, words), &svg.finish(BOTTOM + 22.0, &self.label))
    }
}

/// What lay on the table, for each seat by where it came from.
pub(super) fn sources(review: &Review, words: &Words<'_>) -> String {
    let kinds = ["films", "awards", "money"].map(|id| words.label(id));
    let names = kinds.iter().enumerate().map(|(idx, name)| {
        let swatch =
            format!("<span class=\"swatch kind-{}\" aria-hidden=\"true\"></span>", idx + 1);
        format!("<li>{swatch}{}</li>", escaped(name))
    });
    let key = format!("<ul class=\"key\">{}</ul>\n", names.collect::<String>());
    let totals = review.moments.iter().flat_map(|moment| &moment.points);
    let most = totals.map(|points| points.total()).max().unwrap_or(0);
    let seats = (0..review.seats.len()).map(|seat| {
        let head =
            format!("<h3>{}{}</h3>\n", swatch(Seat(seat as u8)), escaped(&words.names[seat]));
        head + &figure("", &stack(review, words, &kinds, seat, most))
    });
    key + &seats.collect::<String>()
}

fn stack(
    review: &Review,
    words: &Words<'_>,
    kinds: &[String; 3],
    seat: usize,
    most: u16,
) -> String {
    const TOP: f64 = 6.0;
    const BOTTOM: f64 = 86.0;
    let across = across(review);
    let up = Axis::new((0.0, f64::from(most)), (BOTTOM, TOP));
    let mut svg = Svg::default();
    for tick in [0.0, f64::from(most)] {
        svg.line((LEFT, up.at(tick)), (RIGHT, up.at(tick)), "grid");
        let text = round_number(tick);
        svg.text((LEFT - 5.0, up.at(tick) + 4.0), Anchor::End, "quiet small", &text);
    }
    quarters(&mut svg, review, words, &across, (TOP, BOTTOM));
    let parts =
        |points: &Standing| [points.films, points.awards, u16::from(points.money.0)].map(f64::from);
    for kind in 0..kinds.len() {
        let edge = |n_kinds: usize| {
            review.moments.iter().enumerate().map(move |(idx, moment)| {
                let height: f64 = parts(&moment.points[seat])[..n_kinds].iter().sum();
                (across.at(idx as f64), up.at(height))
            })
        };
        let mut outline: Vec<(f64, f64)> = edge(kind + 1).collect();
        let below: Vec<(f64, f64)> = edge(kind).collect();
        outline.extend(below.into_iter().rev());
        svg.area(&outline, &format!("kind kind-{}", kind + 1));
    }
    let values = |moment: &Moment| {
        let parts = parts(&moment.points[seat]);
        let part = |(name, part): (&String, &f64)| format!("{name} {part:.0}");
        kinds.iter().zip(&parts).map(part).collect::<Vec<_>>().join(", ")
    };
    strips(&mut svg, review, words, &across, (TOP, BOTTOM), &values);
    svg.finish(BOTTOM + 22.0, &words.names[seat])
}

/// The moments from left to right.
fn across(review: &Review) -> Axis {
    Axis::new((0.0, review.moments.len() as f64 - 1.0), (LEFT, RIGHT))
}

/// A line where each quarter begins, and its number.
fn quarters(
    svg: &mut Svg,
    review: &Review,
    words: &Words<'_>,
    across: &Axis,
    (top, bottom): (f64, f64),
) {
    let word = words.texts.word("word-quarter");
    let mut last = None;
    for (idx, moment) in review.moments.iter().enumerate() {
        if moment.quarter == last {
            continue;
        }
        last = moment.quarter;
        let x = across.at(idx as f64);
        svg.line((x, top), (x, bottom), "axis");
        if let Some(quarter) = moment.quarter {
            let text = format!("{word} {}", quarter.number());
            svg.text((x + 3.0, bottom + 14.0), Anchor::Start, "quiet small", &text);
        }
    }
}

/// A strip for each moment that says all values there to whoever points at it.
fn strips(
    svg: &mut Svg,
    review: &Review,
    words: &Words<'_>,
    across: &Axis,
    (top, bottom): (f64, f64),
    values: &dyn Fn(&Moment) -> String,
) {
    let width = across.at(1.0) - across.at(0.0);
    for (idx, moment) in review.moments.iter().enumerate() {
        let place = words.place_of(moment);
        let colon = if place.is_empty() { "" } else { " – " };
        let tip = format!("{} · {place}{colon}{}", moment.seq, values(moment));
        let corner = (across.at(idx as f64) - width / 2.0, top);
        svg.rect(corner, (width, bottom - top), "strip", &tip);
    }
}

fn legend(review: &Review, words: &Words<'_>) -> String {
    let name = |of: &traumfabrik_review::SeatReview| {
        format!("<li>{}{}</li>", swatch(of.seat), escaped(words.name(of.seat)))
    };
    format!("<ul class=\"key\">{}</ul>\n", review.seats.iter().map(name).collect::<String>())
}

/// A plot with a line below it for what is pointed at.
fn figure(key: &str, plot: &str) -> String {
    format!(
        "<figure>\n{key}{plot}<p class=\"readout quiet small\" aria-live=\"polite\">&nbsp;</p>\n</figure>\n"
    )
}

//! The kinds of plots: each has a row for every bot, so that no colours have to be told apart.

use traumfabrik_bots::Estimate;

use crate::svg::{Anchor, Axis, Svg, WIDTH};

/// Where plots begin, right of the names.
const LEFT: f64 = 112.0;
/// Room for the numbers of an axis and what they mean.
const FOOT: f64 = 38.0;

/// A value with its error for every bot.
pub(super) fn ladder(rows: &[(String, Estimate)], label: &str) -> String {
    const STEP: f64 = 24.0;
    const RIGHT: f64 = WIDTH - 84.0;
    let bottom = 8.0 + STEP * rows.len() as f64;
    let ends = rows.iter().flat_map(|(_, rating)| [rating.low, rating.high, 0.0]);
    let ends = ends.filter(|end| end.is_finite());
    let (low, high) = ends.fold((0.0, 0.0), |(low, high), end: f64| (end.min(low), end.max(high)));
    let room = (high - low) * 0.03;
    let axis = Axis::new((low - room, high + room), (LEFT, RIGHT));
    let mut svg = Svg::default();
    axis.draw(&mut svg, (4.0, bottom), label);
    for (n, (name, rating)) in rows.iter().enumerate() {
        let y = 8.0 + STEP * (n as f64 + 0.5);
        row_name(&mut svg, name, y);
        svg.line((axis.at(rating.low), y), (axis.at(rating.high), y), "error");
        svg.dot((axis.at(rating.value), y));
        let figure = format!("{:.0} ± {:.0}", rating.value + 0.0, rating.error());
        svg.text((WIDTH - 4.0, y + 4.0), Anchor::End, "quiet", &figure);
    }
    svg.finish(bottom + FOOT, label)
}

/// How values are spread, in equal steps from `first` on.
pub(super) struct Ridges<'a> {
    /// A name, the share of each step, and the mean.
    pub(super) rows: &'a [(String, Vec<f64>, f64)],
    pub(super) first: f64,
    pub(super) step: f64,
    /// What the values are.
    pub(super) label: &'a str,
    /// What the shares are parts of.
    pub(super) share_of: &'a str,
}

impl Ridges<'_> {
    /// Bars for every bot, each as high as its row at the peak, and a line at the mean. One height
    /// for all would flatten everybody else where one bot always gets the same.
    pub(super) fn draw(&self) -> String {
        const STEP: f64 = 56.0;
        const RIGHT: f64 = WIDTH - 12.0;
        const TOP: f64 = 20.0;
        let n_steps = self.rows.iter().map(|(_, shares, _)| shares.len()).max().unwrap_or(0);
        let bottom = TOP + STEP * self.rows.len() as f64;
        // A bar stands around its value, or covers all values of its step.
        let half = if self.step > 1.0 { 0.0 } else { 0.5 };
        let end = self.first + self.step * n_steps as f64;
        let axis = Axis::new((self.first - half, end - half), (LEFT, RIGHT));
        let width = (RIGHT - LEFT) / n_steps.max(1) as f64;
        let gap = (width * 0.12).min(1.5);
        let mut svg = Svg::default();
        let scale = format!("height: share of {}, each row up to its own peak", self.share_of);
        svg.text((LEFT, 11.0), Anchor::Start, "quiet small", &scale);
        axis.draw(&mut svg, (TOP, bottom), self.label);
        for (n, (name, shares, mean)) in self.rows.iter().enumerate() {
            let base = TOP + STEP * (n as f64 + 1.0);
            let peak = shares.iter().fold(1e-9_f64, |peak, &share| peak.max(share));
            svg.line((LEFT, base), (RIGHT, base), "axis");
            row_name(&mut svg, name, base - 36.0);
            let facts = [format!("mean {mean:.1}"), format!("peak {:.1} %", 100.0 * peak)];
            for (fact, up) in facts.iter().zip([18.0, 4.0]) {
                svg.text((0.0, base - up), Anchor::Start, "quiet small", fact);
            }
            for (k, &share) in shares.iter().enumerate().filter(|&(_, &share)| share > 0.0) {
                let from = self.first + self.step * k as f64;
                let height = (STEP - 12.0) * share / peak;
                let tip = format!("{name}, {}: {:.2} %", span(from, self.step), 100.0 * share);
                let corner = (axis.at(from - half) + gap / 2.0, base - height);
                svg.rect(corner, (width - gap, height), "bar", &tip);
            }
            svg.line((axis.at(*mean), base - STEP + 8.0), (axis.at(*mean), base), "mean");
        }
        svg.finish(bottom + FOOT, self.label)
    }
}

/// The values of a step in words.
pub(super) fn span(from: f64, step: f64) -> String {
    if step > 1.0 { format!("{from:.0}–{:.0}", from + step - 1.0) } else { format!("{from:.0}") }
}

/// A number for every bot and column, the larger the darker.
pub(super) fn heat(
    rows: &[(String, Vec<Option<f64>>)],
    columns: &[[String; 2]],
    label: &str,
) -> String {
    const STEP: f64 = 26.0;
    const TOP: f64 = 50.0;
    let most = rows.iter().flat_map(|(_, cells)| cells).flatten().fold(0.0_f64, |a, &b| a.max(b));
    let width = (WIDTH - LEFT) / columns.len().max(1) as f64;
    let mut svg = Svg::default();
    svg.text((LEFT + (WIDTH - LEFT) / 2.0, 11.0), Anchor::Middle, "quiet", label);
    for (n, [name, more]) in columns.iter().enumerate() {
        let x = LEFT + width * (n as f64 + 0.5);
        svg.text((x, 29.0), Anchor::Middle, "", name);
        svg.text((x, 43.0), Anchor::Middle, "quiet small", more);
    }
    for (n, (name, cells)) in rows.iter().enumerate() {
        let y = TOP + STEP * n as f64;
        row_name(&mut svg, name, y + STEP / 2.0);
        for (k, cell) in cells.iter().enumerate() {
            let x = LEFT + width * k as f64;
            let text = cell.map_or("–".to_owned(), |value| format!("{value:.1}"));
            let strength = cell.map_or(0.0, |value| 0.06 + 0.54 * value / most.max(1e-9));
            svg.shade((x + 1.0, y + 1.0), (width - 2.0, STEP - 2.0), strength);
            svg.text((x + width / 2.0, y + STEP / 2.0 + 4.0), Anchor::Middle, "", &text);
        }
    }
    svg.finish(TOP + STEP * rows.len() as f64 + 4.0, label)
}

/// Parts on top of each other for every bot; there are colours for five kinds.
pub(super) fn stacks(rows: &[(String, Vec<f64>)], kinds: &[&str], label: &str) -> String {
    const STEP: f64 = 26.0;
    const RIGHT: f64 = WIDTH - 40.0;
    const PER_LINE: usize = 3;
    let top = 10.0 + 18.0 * kinds.len().div_ceil(PER_LINE) as f64;
    let bottom = top + STEP * rows.len() as f64;
    let sum = |parts: &[f64]| parts.iter().sum::<f64>();
    let most = rows.iter().map(|(_, parts)| sum(parts)).fold(0.0_f64, f64::max);
    let axis = Axis::new((0.0, most), (LEFT, RIGHT));
    let mut svg = Svg::default();
    for (n, kind) in kinds.iter().enumerate() {
        let x = LEFT + (n % PER_LINE) as f64 * 120.0;
        let y = 4.0 + 18.0 * (n / PER_LINE) as f64;
        svg.rect((x, y), (11.0, 11.0), &format!("kind kind-{}", n + 1), kind);
        svg.text((x + 16.0, y + 10.0), Anchor::Start, "small", kind);
    }
    axis.draw(&mut svg, (top, bottom), label);
    for (n, (name, parts)) in rows.iter().enumerate() {
        let y = top + STEP * n as f64;
        row_name(&mut svg, name, y + STEP / 2.0);
        let mut from = 0.0;
        for (k, (&part, kind)) in parts.iter().zip(kinds).enumerate() {
            let (x, width) = (axis.at(from), axis.at(from + part) - axis.at(from));
            let tip = format!("{name}, {kind}: {part:.2}");
            svg.rect((x, y + 4.0), (width, STEP - 8.0), &format!("kind kind-{}", k + 1), &tip);
            from += part;
        }
        let end = (axis.at(from) + 6.0, y + STEP / 2.0 + 4.0);
        svg.text(end, Anchor::Start, "quiet", &format!("{from:.2}"));
    }
    svg.finish(bottom + FOOT, label)
}

/// The name of a row, shortened to its room.
fn row_name(svg: &mut Svg, name: &str, y: f64) {
    const LETTERS: usize = 15;
    let short: String = match name.char_indices().nth(LETTERS) {
        Some(_) => name.chars().take(LETTERS - 1).chain(['…']).collect(),
        None => name.to_owned(),
    };
    svg.text((0.0, y + 4.0), Anchor::Start, "", &short);
}

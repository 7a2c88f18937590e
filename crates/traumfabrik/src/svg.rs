//! A drawing, written as SVG into the page.

use std::fmt::Write;

/// How wide drawings are, in their own units: narrow, so that letters stay readable on a phone.
pub(crate) const WIDTH: f64 = 480.0;

/// Where a text stands as seen from its point.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// A drawing in the making.
#[derive(Debug, Default)]
pub(crate) struct Svg {
    body: String,
}

impl Svg {
    pub(crate) fn text(&mut self, (x, y): (f64, f64), anchor: Anchor, class: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        self.add(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" class=\"{class}\">{}</text>",
            escaped(text)
        ));
    }

    /// A rectangle that tells its meaning to whoever points at it.
    pub(crate) fn rect(&mut self, (x, y): (f64, f64), (w, h): (f64, f64), class: &str, tip: &str) {
        self.add(format_args!(
            "<rect x=\"{x:.1}\" y=\"{y:.2}\" width=\"{w:.1}\" height=\"{h:.2}\" class=\"{class}\">\
             <title>{}</title></rect>",
            escaped(tip)
        ));
    }

    /// A rectangle of which more or less shows, 0 to 1.
    pub(crate) fn shade(&mut self, (x, y): (f64, f64), (w, h): (f64, f64), strength: f64) {
        self.add(format_args!(
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{w:.1}\" height=\"{h:.1}\" rx=\"2\" \
             class=\"heat\" fill-opacity=\"{strength:.2}\"/>"
        ));
    }

    pub(crate) fn line(&mut self, (x1, y1): (f64, f64), (x2, y2): (f64, f64), class: &str) {
        self.add(format_args!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" class=\"{class}\"/>"
        ));
    }

    /// A line through all these points.
    pub(crate) fn path(&mut self, points: &[(f64, f64)], class: &str) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        self.add(format_args!("<polyline points=\"{}\" class=\"{class}\"/>", points.join(" ")));
    }

    /// The area within these points.
    pub(crate) fn area(&mut self, points: &[(f64, f64)], class: &str) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        self.add(format_args!("<polygon points=\"{}\" class=\"{class}\"/>", points.join(" ")));
    }

    /// A ring that tells its meaning to whoever points at it.
    pub(crate) fn ring(&mut self, (x, y): (f64, f64), class: &str, tip: &str) {
        self.add(format_args!(
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\" class=\"{class}\"><title>{}</title></circle>",
            escaped(tip)
        ));
    }

    pub(crate) fn dot(&mut self, (x, y): (f64, f64)) {
        self.add(format_args!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4.5\" class=\"dot\"/>"));
    }

    /// The whole drawing, with what it shows for those who cannot see it.
    pub(crate) fn finish(self, height: f64, label: &str) -> String {
        format!(
            "<svg viewBox=\"0 0 {WIDTH:.0} {height:.0}\" role=\"img\" aria-label=\"{}\">\n{}</svg>\n",
            escaped(label),
            self.body
        )
    }

    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        // Writing into a string cannot fail.
        let _ = writeln!(self.body, "{element}");
    }
}

/// A text that means itself in HTML.
pub(crate) fn escaped(text: &str) -> String {
    let escape = |letter| match letter {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        letter => String::from(letter),
    };
    text.chars().map(escape).collect()
}

/// A line of numbers, and where each of them lies in the drawing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Axis {
    low: f64,
    high: f64,
    left: f64,
    right: f64,
}

impl Axis {
    /// The numbers from `low` to `high`, drawn from `left` to `right`.
    pub(crate) fn new((low, high): (f64, f64), (left, right): (f64, f64)) -> Self {
        Self { low, high: if high > low { high } else { low + 1.0 }, left, right }
    }

    pub(crate) fn at(&self, value: f64) -> f64 {
        let share = (value - self.low) / (self.high - self.low);
        self.left + share.clamp(0.0, 1.0) * (self.right - self.left)
    }

    /// Draws lines at round numbers from `top` to `bottom`, the numbers, and what they mean.
    pub(crate) fn draw(&self, svg: &mut Svg, (top, bottom): (f64, f64), label: &str) {
        for tick in self.ticks() {
            svg.line((self.at(tick), top), (self.at(tick), bottom), "grid");
            let text = round_number(tick);
            svg.text((self.at(tick), bottom + 14.0), Anchor::Middle, "quiet small", &text);
        }
        svg.line((self.left, bottom), (self.right, bottom), "axis");
        let middle = (self.left + self.right) / 2.0;
        svg.text((middle, bottom + 30.0), Anchor::Middle, "quiet", label);
    }

    /// About eight round numbers.
    pub(crate) fn ticks(&self) -> Vec<f64> {
        let rough = (self.high - self.low) / 8.0;
        let power = 10_f64.powf(rough.log10().floor());
        let steps = [1.0, 2.0, 5.0, 10.0].map(|factor| factor * power);
        let step = steps.into_iter().find(|&step| step >= rough * 0.999).unwrap_or(rough);
        let first = (self.low / step).ceil() as i64;
        let last = (self.high / step).floor() as i64;
        (first..=last).map(|n| n as f64 * step).collect()
    }
}

/// A number of an axis as short as it can be told from its neighbours.
pub(crate) fn round_number(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_within_the_axis() {
        let cases: [((f64, f64), &[f64]); 4] = [
            ((0.0, 6.0), &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0]),
            ((-30.0, 450.0), &[0.0, 100.0, 200.0, 300.0, 400.0]),
            ((3.0, 3.0), &[3.0, 3.2, 3.4, 3.6, 3.8, 4.0]),
            ((0.0, 0.05), &[0.0, 0.01, 0.02, 0.03, 0.04, 0.05]),
        ];
        for (range, expected) in cases {
            let ticks = Axis::new(range, (0.0, 100.0)).ticks();
            let found: Vec<String> = ticks.iter().map(|&tick| round_number(tick)).collect();
            let expected: Vec<String> = expected.iter().map(|&tick| round_number(tick)).collect();
            assert_eq!(found, expected, "{range:?}");
        }
    }

    #[test]
    fn names_cannot_break_the_page() {
        assert_eq!(escaped("cmd:a <b> & \"c\""), "cmd:a &lt;b&gt; &amp; &quot;c&quot;");
    }
}

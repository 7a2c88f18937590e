//! What was said beside what happened, as a picture.

use core::fmt::Write as _;

use traumfabrik_review::Calibration;

const SIZE: f64 = 360.0;
const LEFT: f64 = 48.0;
const TOP: f64 = 16.0;
const COLOURS: [&str; 4] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7"];

/// A reliability diagram: a line for each, with the name beside its colour. Tenths with few
/// forecasts are left out.
pub(crate) fn reliability(lines: &[(String, Calibration)], n_min: u64) -> String {
    let x = |share: f64| LEFT + SIZE * share;
    let y = |share: f64| TOP + SIZE * (1.0 - share);
    let mut svg = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 520 420\" role=\"img\" \
         aria-label=\"said and won\"><style>text{fill:#777;font:12px system-ui,sans-serif}\
         .grid{stroke:#777;opacity:.25}.true{stroke:#777;stroke-dasharray:4}</style>",
    );
    let mut draw = |part: core::fmt::Arguments<'_>| {
        svg.write_fmt(part).expect("strings take everything");
    };
    for tick in 0..=5 {
        let share = f64::from(tick) / 5.0;
        let (at, up, said) = (x(share), y(share), 20 * tick);
        let (right, low) = (x(1.0), y(0.0));
        draw(format_args!(
            "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{right}\" y1=\"{up}\" y2=\"{up}\"/>"
        ));
        draw(format_args!(
            "<line class=\"grid\" x1=\"{at}\" x2=\"{at}\" y1=\"{TOP}\" y2=\"{low}\"/>"
        ));
        draw(format_args!("<text x=\"40\" y=\"{}\" text-anchor=\"end\">{said}</text>", up + 4.0));
        draw(format_args!("<text x=\"{at}\" y=\"396\" text-anchor=\"middle\">{said}</text>"));
    }
    draw(format_args!("<text x=\"228\" y=\"414\" text-anchor=\"middle\">said, %</text>"));
    draw(format_args!("<text x=\"56\" y=\"30\">won, %</text>"));
    let (right, low) = (x(1.0), y(0.0));
    draw(format_args!(
        "<line class=\"true\" x1=\"{LEFT}\" y1=\"{low}\" x2=\"{right}\" y2=\"{TOP}\"/>"
    ));
    for (idx, ((name, calibration), colour)) in lines.iter().zip(COLOURS).enumerate() {
        draw(format_args!(
            "<polyline fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" points=\""
        ));
        for tenth in calibration.tenths.iter().filter(|tenth| tenth.n >= n_min) {
            draw(format_args!("{:.1},{:.1} ", x(tenth.said()), y(tenth.won())));
        }
        let up = 40.0 + 20.0 * idx as f64;
        draw(format_args!("\"/><text x=\"420\" y=\"{up}\" style=\"fill:{colour}\">{name}</text>"));
    }
    draw(format_args!("</svg>\n"));
    svg
}

//! A card of 1200 by 630 points: a poster, and beside it what there is to say. It is written as SVG
//! and made a picture of; nothing in it comes from outside but words, which are escaped.

use std::fmt::Write as _;
use std::sync::Arc;

use resvg::{tiny_skia, usvg};

const SIZE: (u32, u32) = (1200, 630);
/// Where words may stand.
const LEFT: f64 = 540.0;
const RIGHT: f64 = 1_130.0;
/// How wide a letter is on average, in sizes of the type.
const LETTER: f64 = 0.58;
/// So many rows a heading has at most.
const ROWS_MAX: usize = 3;

/// What stands on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Card {
    /// A drawing of 300 by 372, in pieces of SVG.
    pub(super) poster: Option<String>,
    /// In large letters.
    pub(super) heading: String,
    /// Below it, each with a number at the end of its line.
    pub(super) lines: Vec<(String, Option<u16>)>,
}

impl Card {
    /// The card as a drawing.
    pub(super) fn svg(&self) -> String {
        let mut svg = String::from(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Limelight"><path d="M0 0H1200V630H0z" fill="#1d0d16"/><path d="M24 24H1176V606H24z" fill="none" stroke="#cda052" stroke-width="3"/><path d="M34 34H1166V596H34z" fill="none" stroke="#8f6420"/>"##,
        );
        if let Some(poster) = &self.poster {
            let _ = write!(
                svg,
                r##"<path d="M58 50H491V580H58z" fill="#f7ead0"/><svg x="66" y="58" width="417" height="514" viewBox="0 0 300 372" preserveAspectRatio="xMidYMid slice">{poster}</svg>"##
            );
        }
        text(&mut svg, (LEFT, 96.0), 30.0, "#e3b85c", "TRAUMFABRIK");
        let mut y = 176.0;
        let rows = broken(&self.heading, RIGHT - LEFT, 54.0);
        for row in &rows {
            text(&mut svg, (LEFT, y), 54.0, "#fbe3a4", row);
            y += 58.0;
        }
        y += 22.0;
        for (words, number) in &self.lines {
            let room = RIGHT - LEFT - if number.is_some() { 90.0 } else { 0.0 };
            let size = 34.0_f64.min(room / (LETTER * words.chars().count().max(1) as f64));
            text(&mut svg, (LEFT, y), size, "#f7ecd9", words);
            if let Some(number) = number {
                let _ = write!(
                    svg,
                    r##"<text x="{RIGHT}" y="{y}" font-size="38" fill="#f3d38c" text-anchor="end">{number}</text>"##
                );
            }
            y += 56.0;
        }
        svg.push_str("</svg>");
        svg
    }
}

/// A drawing as a picture, in PNG.
pub(super) fn png(svg: &str, letters: &Arc<usvg::fontdb::Database>) -> Option<Vec<u8>> {
    let options = usvg::Options {
        fontdb: Arc::clone(letters),
        font_family: "Limelight".to_owned(),
        ..usvg::Options::default()
    };
    let tree = usvg::Tree::from_str(svg, &options).ok()?;
    let mut picture = tiny_skia::Pixmap::new(SIZE.0, SIZE.1)?;
    let scale = tiny_skia::Transform::from_scale(
        SIZE.0 as f32 / tree.size().width(),
        SIZE.1 as f32 / tree.size().height(),
    );
    resvg::render(&tree, scale, &mut picture.as_mut());
    picture.encode_png().ok()
}

fn text(svg: &mut String, (x, y): (f64, f64), size: f64, colour: &str, words: &str) {
    let words = escaped(words);
    let _ = write!(
        svg,
        r#"<text x="{x}" y="{y}" font-size="{size:.1}" fill="{colour}">{words}</text>"#
    );
}

/// Breaks words into a few rows; what is longer is cut.
fn broken(words: &str, width: f64, size: f64) -> Vec<String> {
    let n_letters = (width / (size * LETTER)) as usize;
    let mut rows: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        let n_more = 1 + word.chars().count();
        let n_rows = rows.len();
        match rows.last_mut() {
            Some(row) if row.chars().count() + n_more <= n_letters => {
                row.push(' ');
                row.push_str(word);
            }
            Some(row) if n_rows == ROWS_MAX => {
                row.push('…');
                break;
            }
            Some(_) | None => rows.push(word.chars().take(n_letters).collect()),
        }
    }
    rows
}

/// Words that nobody takes for a part of a drawing or page.
pub(crate) fn escaped(words: &str) -> String {
    let mut safe = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            control if control.is_control() => safe.push(' '),
            other => safe.push(other),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_people_are_called_a_card_is_a_picture() {
        let nasty = "</text><script>\u{0}&\"' 你好 Ğ";
        let card = Card {
            poster: Some(r##"<path d="M0 0H300V372H0z" fill="#abc"/>"##.to_owned()),
            heading: format!("{nasty} {}", "wins ".repeat(40)),
            lines: vec![(nasty.repeat(20), Some(84)), (String::new(), None)],
        };
        let svg = card.svg();
        assert!(!svg.contains("<script"), "{svg}");
        let letters = Arc::new(usvg::fontdb::Database::new());
        let png = png(&svg, &letters).expect("a picture");
        assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
        let size = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        assert_eq!((size(16), size(20)), SIZE);
    }

    #[test]
    fn long_headings_are_broken_and_end_somewhere() {
        assert_eq!(broken("one two", 1_000.0, 54.0), ["one two"]);
        let rows = broken(&"word ".repeat(100), 300.0, 54.0);
        assert!(rows.len() == 3 && rows[2].ends_with('…'), "{rows:?}");
    }
}

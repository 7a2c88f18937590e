//! What people type, and which of it others had better not see.

use crate::{RoomError, Unit};

/// Something that is said at a table, or why not.
pub(crate) fn chat(text: &str, chars_max: usize) -> Result<String, RoomError> {
    let text = visible(text);
    if !can_be_seen(&text) {
        return Err(RoomError::typed("error-chat-empty", "text: something to say is expected"));
    }
    if text.contains(|letter: char| is_harmful(letter) && letter != '\n') {
        let what = "text: no control characters but ends of lines, and none that turn the text";
        return Err(RoomError::typed("error-chat-disturbs", what));
    }
    if text.chars().count() > chars_max {
        return Err(RoomError::TooBig { max: chars_max as u64, unit: Unit::Characters });
    }
    Ok(text)
}

/// Characters that would break lines or turn what stands around a text.
pub fn is_harmful(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2066}'..='\u{2069}')
}

/// Whether there is anything to be seen of what [`visible`] has left of a text.
pub fn can_be_seen(text: &str) -> bool {
    // Braille without dots is a letter among others, and nothing by itself.
    !text.chars().all(|letter| letter.is_whitespace() || letter == '\u{2800}')
}

/// A text without spaces around it and without what takes no room: it comes along when people copy
/// from elsewhere, and two texts that look alike could differ by it. What makes a picture of several
/// emojis, another shape of a sign, or joins letters in scripts that do so stays where it does.
pub fn visible(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let (mut last, mut letters) = (None, text.chars().peekable());
    while let Some(letter) = letters.next() {
        let next = letters.peek().copied();
        let is_after = |fits: fn(char) -> bool| last.is_some_and(fits);
        let stays = match letter {
            '\u{200c}' | '\u{200d}' => is_after(joins) && next.is_some_and(joins),
            '\u{fe0f}' if next == Some(KEYCAP) => true,
            '\u{fe0e}' | '\u{fe0f}' => is_after(is_sign),
            '\u{fe00}'..='\u{fe0d}' | '\u{e0100}'..='\u{e01ef}' => is_after(is_ideograph),
            _ => !is_invisible(letter),
        };
        if stays {
            kept.push(letter);
            last = Some(letter);
        }
    }
    kept.trim().to_owned()
}

/// It encloses the digit before it.
const KEYCAP: char = '\u{20e3}';

/// Characters that take no room wherever they stand.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{00ad}' | '\u{034f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180e}' | '\u{200b}' | '\u{2060}'..='\u{2065}' | '\u{206a}'..='\u{206f}' | '\u{3164}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e007f}')
}

/// Characters that a joiner between them changes: signs that become one picture, and letters of
/// scripts that are written joined, from Arabic to the many of India and its neighbours.
fn joins(letter: char) -> bool {
    is_sign(letter)
        || matches!(letter, '\u{fe0f}' | '\u{0600}'..='\u{0dff}' | '\u{0f00}'..='\u{109f}'
            | '\u{1780}'..='\u{18af}' | '\u{fb50}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}')
}

/// Signs that may be drawn as text or as pictures.
fn is_sign(letter: char) -> bool {
    matches!(letter, '©' | '®' | '‼' | '⁉' | '\u{2100}'..='\u{2bff}' | '\u{3030}' | '\u{303d}'
        | '\u{3297}' | '\u{3299}' | '\u{1f000}'..='\u{1faff}')
}

/// Characters of Chinese writing, some of which are written in several ways.
fn is_ideograph(letter: char) -> bool {
    matches!(letter, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_can_see_is_taken_out() {
        let mut hidden: Vec<char> =
            "\u{ad}\u{34f}\u{115f}\u{180e}\u{3164}\u{feff}".chars().collect();
        hidden.extend('\u{200b}'..='\u{200d}');
        hidden.extend('\u{2060}'..='\u{2064}');
        hidden.extend('\u{fe00}'..='\u{fe0f}');
        hidden.extend('\u{e0000}'..='\u{e007f}');
        hidden.extend('\u{e0100}'..='\u{e01ef}');
        for letter in hidden {
            for text in [format!("{letter}Ada"), format!("A{letter}da"), format!("Ada{letter}")] {
                assert_eq!(visible(&text), "Ada", "{letter:?}");
            }
            let alone = visible(&format!(" {letter}{letter} "));
            assert!(!can_be_seen(&alone), "{letter:?}");
        }
    }

    #[test]
    fn what_turns_a_text_around_is_left_to_be_refused() {
        for letter in ('\u{202a}'..='\u{202e}').chain('\u{2066}'..='\u{2069}').chain(['\u{200f}']) {
            assert!(visible(&format!("a{letter}b")).contains(is_harmful), "{letter:?}");
        }
    }

    #[test]
    fn what_joins_and_shapes_stays_where_it_does() {
        for text in [
            "👩\u{200d}🚀 ok",
            "👩🏽\u{200d}❤\u{fe0f}\u{200d}💋\u{200d}👨🏻",
            "🏳\u{fe0f}\u{200d}🌈",
            "🏴\u{200d}☠\u{fe0f}",
            "1\u{fe0f}\u{20e3} ©\u{fe0f} ℹ\u{fe0f} ❤\u{fe0e}",
            "می\u{200c}خواهم",
            "क्\u{200d}ष",
            "葛\u{e0100}城",
            "Straße, déjà vu, œuvre",
        ] {
            assert_eq!(visible(text), text);
        }
        for (typed, seen) in [
            ("👩\u{200d}", "👩"),
            ("👩\u{200d}\u{200d}🚀", "👩\u{200d}🚀"),
            ("\u{200d}🚀", "🚀"),
            ("❤\u{fe0f}\u{fe0f}", "❤\u{fe0f}"),
            ("A\u{200d}🚀", "A🚀"),
            ("1\u{fe0f}2", "12"),
            ("a\u{e0100}", "a"),
            (" \u{feff} Ada \u{200b}", "Ada"),
        ] {
            assert_eq!(visible(typed), seen, "{typed:?}");
        }
    }
}

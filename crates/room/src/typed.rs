//! What people type, and which of it others had better not see.

use crate::{RoomError, Unit};

/// Something that is said at a table, or why not.
pub(crate) fn chat(text: &str, chars_max: usize) -> Result<&str, RoomError> {
    let text = text.trim();
    if text.chars().all(|letter| letter.is_whitespace() || is_invisible(letter)) {
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

/// Characters that take no room by themselves.
pub fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{00ad}' | '\u{034f}' | '\u{115f}' | '\u{1160}' | '\u{180e}'
        | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2064}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e007f}')
}

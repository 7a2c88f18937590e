//! What the person types, line by line.

use std::io::{self, BufRead};

/// No answer is longer. What goes beyond is read, but not kept.
const LINE_MAX: usize = 200;

/// Reads one line without its end. None if there is nothing more to read.
///
/// Whatever is not text is replaced, and control characters are left out: an answer may be shown
/// again, and must not move the cursor.
pub(crate) fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut kept = Vec::new();
    let mut is_end = true;
    loop {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if bytes.is_empty() {
            break;
        }
        is_end = false;
        let newline = bytes.iter().position(|&byte| byte == b'\n');
        let part = &bytes[..newline.unwrap_or(bytes.len())];
        let room = LINE_MAX.saturating_sub(kept.len());
        kept.extend_from_slice(&part[..part.len().min(room)]);
        let n_read = newline.map_or(bytes.len(), |at| at + 1);
        input.consume(n_read);
        if newline.is_some() {
            break;
        }
    }
    if is_end {
        return Ok(None);
    }
    Ok(Some(clean(&String::from_utf8_lossy(&kept))))
}

/// A text without control characters and without blanks around it.
pub(crate) fn clean(text: &str) -> String {
    let shown: String =
        text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>();
    shown.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<String> {
        // A reader with a tiny buffer, so that lines come in pieces.
        let mut input = io::BufReader::with_capacity(3, bytes);
        std::iter::from_fn(|| read_line(&mut input).unwrap()).collect()
    }

    #[test]
    fn lines_end_with_or_without_a_newline() {
        assert_eq!(lines(b""), [""; 0]);
        assert_eq!(lines(b"1\n\n p \r\nquit"), ["1", "", "p", "quit"]);
    }

    #[test]
    fn odd_bytes_do_no_harm() {
        assert_eq!(lines(b"\xff\x1b[2J\n"), ["\u{fffd} [2J"]);
    }

    #[test]
    fn a_line_without_end_is_cut() {
        let long = [b"x".repeat(5000), b"\n2\n".to_vec()].concat();
        let lines = lines(&long);
        assert_eq!((lines[0].len(), lines[1].as_str()), (LINE_MAX, "2"));
    }
}

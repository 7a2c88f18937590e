//! From the text of a command to a program and its arguments, without a shell.

/// Splits a command at its spaces. Double quotes keep spaces together and stand for nothing
/// themselves; there is no other quoting.
pub(super) fn split(command: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut is_quoted = false;
    for c in command.chars() {
        match c {
            '"' => {
                is_quoted = !is_quoted;
                // Quotes make a word even if nothing is between them.
                word.get_or_insert_default();
            }
            c if c.is_whitespace() && !is_quoted => words.extend(word.take()),
            c => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    if is_quoted {
        return Err(format!("a double quote is missing in '{command}'"));
    }
    if words.first().is_none_or(String::is_empty) {
        return Err("no program is named: write cmd:PROGRAM, with arguments if need be".to_owned());
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn a_command_is_split_at_its_spaces() {
        let cases: [(&str, &[&str]); 4] = [
            ("bot", &["bot"]),
            ("  python3  bots/best.py --depth 3 ", &["python3", "bots/best.py", "--depth", "3"]),
            (r#""my bots/best" --name="A B""#, &["my bots/best", "--name=A B"]),
            (r#"bot "" 'x y'"#, &["bot", "", "'x", "y'"]),
        ];
        for (command, words) in cases {
            assert_eq!(split(command).unwrap(), words, "{command}");
        }
    }

    #[test]
    fn a_command_without_a_program_is_refused() {
        for command in ["", "  ", r#""""#, r#""" x"#] {
            assert!(split(command).unwrap_err().starts_with("no program is named"), "{command}");
        }
        assert_eq!(split(r#"a "b"#).unwrap_err(), r#"a double quote is missing in 'a "b'"#);
    }
}

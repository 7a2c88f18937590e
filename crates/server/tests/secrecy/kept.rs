//! What somebody received, as it is kept for comparison.
//!
//! Names, cookies and seeds are the same in all worlds ([`crate::world`]). Four things are not,
//! and this is the only place where they are made equal: the time of day, the port that the server
//! found, the header that says when an answer was sent, and who looks on, which rooms find out now
//! and then. Every other byte is compared.

/// The names of fields that hold a time of day, in milliseconds.
const TIMES: [&str; 5] = ["now", "at", "clocks_at", "created_at", "updated_at"];

/// A text with every time of day set to zero, the server's address to a word, and nobody who looks
/// on. Whether there is a time at all can still be seen.
pub(crate) fn plain(text: &str, host: &str) -> String {
    let mut plain = without_crowd(&text.replace(host, "HOST"));
    for name in TIMES {
        plain = without_times(&plain, &format!("\"{name}\":"));
    }
    // What changed about a table names the time only if a millisecond has passed.
    plain.replace("\"clocks_at\":0,", "").replace(",\"clocks_at\":0", "")
}

/// How many look on and who they are stand side by side, in an array without others in it.
fn without_crowd(text: &str) -> String {
    let Some((before, crowd)) = text.split_once("\"n_watchers\":") else {
        return text.to_owned();
    };
    let (_, after) = crowd.split_once(']').expect("those who look on are listed");
    format!("{before}\"crowd\":[]{after}")
}

fn without_times(text: &str, field: &str) -> String {
    let mut parts = text.split(field);
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let rest = part.trim_start_matches(|c: char| c.is_ascii_digit());
        let digit = if rest.len() < part.len() { "0" } else { "" };
        plain.extend([field, digit, rest]);
    }
    plain
}

/// Makes sure that somebody received the same in two worlds. Says where they part.
#[track_caller]
pub(crate) fn same(who: &str, one: &[String], other: &[String]) {
    for (n, (left, right)) in one.iter().zip(other).enumerate() {
        if left != right {
            let n_equal = left.bytes().zip(right.bytes()).take_while(|(a, b)| a == b).count();
            let part = |text: &str| {
                let bytes = &text.as_bytes()[n_equal.saturating_sub(120)..];
                String::from_utf8_lossy(&bytes[..bytes.len().min(400)]).into_owned()
            };
            let head = |text: &str| text.chars().take(100).collect::<String>();
            panic!(
                "{who} can tell the worlds apart by item {n}\n({} | {}):\n  {}\n  {}",
                head(left),
                head(right),
                part(left),
                part(right)
            );
        }
    }
    let longer = if one.len() > other.len() { one } else { other };
    let extra = longer.get(one.len().min(other.len()));
    assert_eq!(one.len(), other.len(), "{who} hears more in one of the worlds: {extra:?}");
}

#[test]
fn only_times_and_the_crowd_are_made_equal() {
    let text = r#"{"now":17,"at":3,"chat":3,"text":"at 5","clocks_at":null,"x":"http://h:1/"}"#;
    let expected = r#"{"now":0,"at":0,"chat":3,"text":"at 5","clocks_at":null,"x":"http://HOST/"}"#;
    assert_eq!(plain(text, "h:1"), expected);
    assert_eq!(plain(r#"{"turn":12,"clocks_at":99}"#, "h:1"), r#"{"turn":12}"#);
    let crowd = r#"{"people":[],"n_watchers":2,"watchers":[{"name":"W"}],"orders":[1]}"#;
    assert_eq!(plain(crowd, "h:1"), r#"{"people":[],"crowd":[],"orders":[1]}"#);
}

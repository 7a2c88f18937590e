//! Quotes, apostrophes and the spaces before marks.

use traumfabrik_packs::Lang;

/// Whatever may be meant as a quote somewhere.
const QUOTES: [char; 11] = ['"', '\'', '`', '“', '”', '„', '‚', '‘', '«', '»', '’'];
const NO_BREAK: char = '\u{a0}';
const NARROW_NO_BREAK: char = '\u{202f}';

pub(crate) fn faults(lang: Lang, text: &str) -> Vec<String> {
    let (open, close) = quotes_of(lang);
    let mut faults = Vec::new();
    let is_foreign = |c: &char| QUOTES.contains(c) && ![open, close, '’'].contains(c);
    faults.extend(text.chars().find(is_foreign).map(|c| {
        format!("{c} is not used in this language; quotes are {open}…{close}, and ’ is for gaps")
    }));
    if text.matches(open).count() != text.matches(close).count() {
        faults.push("a quote is not closed".to_owned());
    }
    if text.contains("...") {
        faults.push("three dots are one mark: …".to_owned());
    }
    let chars: Vec<char> = text.chars().collect();
    for at in 0..chars.len() {
        let before = at.checked_sub(1).map(|at| chars[at]);
        let after = chars.get(at + 1).copied();
        faults.extend(space_fault(lang, before, chars[at], after));
    }
    faults
}

const fn quotes_of(lang: Lang) -> (char, char) {
    match lang {
        Lang::En | Lang::It => ('“', '”'),
        Lang::De => ('„', '“'),
        Lang::Fr => ('«', '»'),
    }
}

/// What is wrong with the space around a mark. Only French has one, and it never breaks.
fn space_fault(
    lang: Lang,
    before: Option<char>,
    mark: char,
    after: Option<char>,
) -> Option<String> {
    let is_quoted = matches!(before, Some('(' | '“' | '„' | NO_BREAK)) && after != Some(' ');
    let wanted = match (lang, mark) {
        (Lang::Fr, ';' | '!' | '?') => Some(NARROW_NO_BREAK),
        (Lang::Fr, ':' | '»') => Some(NO_BREAK),
        (_, ';' | ':' | '!' | '?') => None,
        _ if lang == Lang::Fr && before == Some('«') => {
            return (mark != NO_BREAK)
                .then(|| "« wants a no-break space (U+00A0) behind it".to_owned());
        }
        _ => return None,
    };
    let is_address = mark == ':' && after == Some('/');
    if is_address || (is_quoted && mark != '»') {
        return None;
    }
    match (wanted, before) {
        (Some(space), before) if before != Some(space) => {
            Some(format!("{mark} wants a space U+{:04X} before it", space as u32))
        }
        (None, Some(space)) if space.is_whitespace() => {
            Some(format!("{mark} has a space before it"))
        }
        _ => None,
    }
}

#[test]
fn spaces_and_quotes() {
    let n_faults = |lang, text| faults(lang, text).len();
    assert_eq!(n_faults(Lang::Fr, "Prêt\u{202f}? «\u{a0}Oui\u{a0}»\u{a0}: (:) https://a.b"), 0);
    assert_eq!(n_faults(Lang::Fr, "«\u{a0}?\u{a0}» l’explique"), 0);
    assert_eq!(n_faults(Lang::Fr, "Prêt ? Oui: l'ami"), 3);
    assert_eq!(n_faults(Lang::Fr, "« Oui »"), 2);
    assert_eq!(n_faults(Lang::De, "„?“ erklärt’s: ja!"), 0);
    assert_eq!(n_faults(Lang::De, "“Ja” ..."), 3);
    assert_eq!(n_faults(Lang::En, "Well ? “Yes"), 2);
    assert_eq!(n_faults(Lang::It, "«Sì»"), 1);
}

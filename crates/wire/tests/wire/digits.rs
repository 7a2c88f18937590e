//! One changed digit: no fact of a record can be altered without notice.

use traumfabrik_wire::record::verify_stream;

use crate::support::{Luck, header, record, starts};

/// Where a record may say what it likes: names, labels and remarks. Their digits do not matter.
fn is_free(text: &str, idx: usize) -> bool {
    let before = |word: &str| text.find(word).unwrap_or(usize::MAX);
    let within = |from: &str, to: &str| (before(from)..before(to)).contains(&idx);
    within("\"edition\":", "\"box\":") || within("\"players\":", "\n")
}

#[test]
fn a_changed_digit_is_found() {
    let text = String::from_utf8(record(&header(starts()[0]), 2)).unwrap();
    let mut bytes = text.clone().into_bytes();
    let mut n_changed = 0;
    for (idx, digit) in text.bytes().enumerate().filter(|(_, byte)| byte.is_ascii_digit()) {
        for other in [1, 5].map(|step| b'0' + (digit - b'0' + step) % 10) {
            bytes[idx] = other;
            let verdict = verify_stream(&bytes[..]);
            assert_eq!(
                verdict.is_ok(),
                is_free(&text, idx),
                "{idx} {}: {verdict:?}",
                other as char
            );
            n_changed += 1;
        }
        bytes[idx] = digit;
    }
    assert!(n_changed > 3000, "{n_changed} changes");
}

/// Mostly what records are made of: anything else is noticed at the first glance.
const JSON: &[u8] = b"0123456789,:[]{}\"-.e \nnt\\\xff";

/// Whatever becomes of a record, reading it ends with an answer.
#[test]
fn no_damage_makes_us_panic() {
    let sound = record(&header(starts()[3]), 4);
    let mut luck = Luck(77);
    let mut n_true = 0;
    for _ in 0..1000 {
        let mut text = sound.clone();
        for _ in 0..=luck.below(3) {
            let idx = luck.below(text.len());
            let byte = JSON[luck.below(JSON.len())];
            match luck.below(4) {
                0 => text[idx] = byte,
                1 => text.insert(idx, byte),
                2 => drop(text.remove(idx)),
                _ => {
                    let end = (idx + luck.below(300)).min(text.len());
                    let piece = text[idx..end].to_vec();
                    let place = luck.below(text.len());
                    text.splice(place..place, piece);
                }
            }
        }
        n_true += usize::from(verify_stream(&text[..]).is_ok());
    }
    assert!(n_true < 100, "{n_true} damaged records were believed");
}

//! A question that is born later, in a list such as a program of tomorrow has.

use serde_json::{from_str, to_string};

use super::{Answer, FinalTie, Legends, RulingFault};

answers! {
    /// What nobody has asked yet.
    Weather {
        /// As it always was.
        Fine = "fine",
        /// As it never was.
        Wet = "wet",
    }
}

rulings! {
    /// The answers of a table of tomorrow.
    Tomorrow
    first {
        /// From the beginning.
        legends: Legends,
        /// From the beginning.
        final_tie: FinalTie,
    }
    later {
        /// Born later.
        weather: Weather,
    }
}

const BEFORE: &str = r#"{"legends":"face_up","final_tie":"shared"}"#;

#[test]
fn what_was_written_before_a_question_was_born_is_what_is_written_today() {
    assert_eq!(to_string(&Tomorrow::default()).unwrap(), BEFORE);
    assert_eq!(from_str::<Tomorrow>(BEFORE).unwrap(), Tomorrow::default());
}

#[test]
fn an_unusual_answer_to_a_later_question_is_written_down() {
    let mut table = Tomorrow::default();
    table.set("weather", "wet").unwrap();
    let text = to_string(&table).unwrap();
    assert_eq!(text, r#"{"legends":"face_up","final_tie":"shared","weather":"wet"}"#);
    assert_eq!(from_str::<Tomorrow>(&text).unwrap(), table);
}

#[test]
fn a_later_question_stands_in_every_list() {
    assert_eq!(Tomorrow::NAMES, ["legends", "final_tie", "weather"]);
    assert_eq!(Tomorrow::answers("weather"), Some(Weather::NAMES));
    assert_eq!(Tomorrow::default().entries()[2], ("weather", "fine"));
}

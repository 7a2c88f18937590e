//! Why something was not done, as programs and people are told: a typed error and a message.

use serde::Serialize;
use traumfabrik_room::RoomError;
use traumfabrik_wire::{Arg, Message, Sentence};
use ts_rs::TS;

use crate::ApiError;

/// The answer to what was not done.
#[derive(Clone, Debug, Serialize, TS)]
pub(crate) struct Failure {
    /// Why.
    #[serde(flatten)]
    pub(crate) error: ApiError,
    /// The same for people.
    pub(crate) say: Message,
}

impl From<ApiError> for Failure {
    fn from(error: ApiError) -> Self {
        let say = message(&error);
        Self { error, say }
    }
}

/// An error in words. It says no more than the error does.
pub(crate) fn message(error: &ApiError) -> Message {
    let plain = Message::new;
    let of_room = |error: RoomError| error.message();
    match error {
        ApiError::Malformed { what, say } => {
            of_room(RoomError::Malformed { what: what.clone(), say: say.clone() })
        }
        ApiError::TooBig { max, unit } => of_room(RoomError::TooBig { max: *max, unit: *unit }),
        ApiError::Stranger {} => of_room(RoomError::Stranger {}),
        ApiError::NotAllowed {} => of_room(RoomError::NotAllowed {}),
        ApiError::Blocked {} => plain("error-blocked"),
        ApiError::WrongOrigin {} => plain("error-wrong-origin"),
        ApiError::WrongCredentials {} => plain("error-wrong-credentials"),
        ApiError::NameTaken {} => plain("error-name-taken"),
        ApiError::NotFound {} => of_room(RoomError::NotFound {}),
        ApiError::Refused { refused } => of_room(refused.clone().into()),
        ApiError::TooMany { retry_ms } => of_room(RoomError::TooMany { retry_ms: *retry_ms }),
        ApiError::StoreAway {} => of_room(RoomError::StoreAway {}),
        ApiError::Broken {} => of_room(RoomError::Broken {}),
        ApiError::Newer {} => of_room(RoomError::Newer {}),
        ApiError::Stopping {} => plain("error-stopping"),
        ApiError::Internal {} => plain("error-internal"),
    }
}

fn number(number: u64) -> Arg {
    Arg::Number(i32::try_from(number).unwrap_or(i32::MAX))
}

/// Something that a person typed, and what would be right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// A name with characters that would disturb others.
    NameDisturbs,
    /// A name that nobody can see.
    NameInvisible,
    /// A password of less than so many characters.
    PasswordShort { min: usize },
    /// Something that is no address of mail.
    Email,
    /// Something that is no address of a webhook.
    Webhook,
}

impl Typed {
    /// What to tell the person.
    pub(crate) fn message(self) -> Message {
        match self {
            Self::NameDisturbs => Message::new("error-name-disturbs"),
            Self::NameInvisible => Message::new("error-name-invisible"),
            Self::PasswordShort { min } => {
                Message::new("error-password-short").with("min", number(min as u64))
            }
            Self::Email => Message::new("error-email"),
            Self::Webhook => Message::new("error-webhook"),
        }
    }
}

/// Every message of this crate and of its rooms, by id, with its arguments, for checking the
/// language files.
pub fn catalogue() -> Vec<Sentence> {
    let plain = PLAIN.iter().map(|&id| Sentence { id: id.into(), args: &[] });
    let filled = FILLED.iter().map(|&(id, args)| Sentence { id: id.into(), args });
    plain.chain(filled).chain(traumfabrik_room::catalogue()).collect()
}

const PLAIN: &[&str] = &[
    "error-blocked",
    "error-wrong-origin",
    "error-wrong-credentials",
    "error-name-taken",
    "error-stopping",
    "error-internal",
    "error-name-disturbs",
    "error-name-invisible",
    "error-email",
    "error-webhook",
    "error-record-none",
    "error-record-newer",
    "error-record-unfinished",
    "error-record-no-words",
];

const FILLED: &[(&str, &[&str])] = &[
    ("error-password-short", &["min"]),
    ("error-record-cut-off", &["line"]),
    ("error-record-damaged", &["line"]),
    ("error-record-untrue", &["line"]),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use traumfabrik_room::Unit;
    use traumfabrik_table::Refused;

    use super::*;
    use crate::records::Unfit;

    #[test]
    fn the_catalogue_lists_just_what_is_said() {
        let too_big = |unit| ApiError::TooBig { max: 3, unit };
        let mut errors = vec![
            ApiError::malformed("x"),
            too_big(Unit::Bytes),
            too_big(Unit::Characters),
            too_big(Unit::Tables),
            too_big(Unit::People),
            ApiError::Stranger {},
            ApiError::NotAllowed {},
            ApiError::Blocked {},
            ApiError::WrongOrigin {},
            ApiError::WrongCredentials {},
            ApiError::NameTaken {},
            ApiError::NotFound {},
            ApiError::TooMany { retry_ms: 1 },
            ApiError::StoreAway {},
            ApiError::Broken {},
            ApiError::Newer {},
            ApiError::Stopping {},
            ApiError::Internal {},
        ];
        let typed = [
            Typed::NameDisturbs,
            Typed::NameInvisible,
            Typed::PasswordShort { min: 8 },
            Typed::Email,
            Typed::Webhook,
        ];
        errors.extend(typed.map(|typed| ApiError::typed(typed, "x")));
        let unfit = [
            Unfit::NoRecord,
            Unfit::Newer,
            Unfit::CutOff { line: 1 },
            Unfit::Damaged { line: 1 },
            Unfit::Untrue { line: 1 },
            Unfit::Unfinished,
            Unfit::NoWords,
        ];
        errors.extend(
            unfit.map(|unfit| ApiError::Malformed {
                what: String::new(),
                say: Some(unfit.message()),
            }),
        );
        errors.extend(
            ["error-chat-empty", "error-chat-disturbs"]
                .map(|id| ApiError::Malformed { what: String::new(), say: Some(Message::new(id)) }),
        );
        let said: BTreeMap<String, Vec<String>> = errors
            .iter()
            .map(message)
            .map(|said| (said.id, said.args.into_iter().map(|arg| arg.name).collect()))
            .collect();
        let listed = catalogue().into_iter().map(|sentence| {
            let args = sentence.args.iter().map(|&arg| arg.to_owned());
            (sentence.id.into_owned(), args.collect())
        });
        assert_eq!(said, listed.collect());
        assert_eq!(said.len(), catalogue().len(), "each id once");
    }

    #[test]
    fn a_failure_is_the_error_with_a_message_beside_it() {
        let failure = Failure::from(ApiError::from(Refused::TableFull {}));
        let expected = serde_json::json!({
            "type": "refused",
            "refused": { "type": "table_full" },
            "say": { "id": "refused-table-full", "args": [] },
        });
        assert_eq!(serde_json::to_value(&failure).unwrap(), expected);
    }
}

//! What a failure of PostgreSQL means.

use crate::StoreError;

/// A failure before anything was asked to last: nothing was done.
pub(crate) fn sort(error: &sqlx::Error) -> StoreError {
    match kind(error) {
        Kind::Away => StoreError::Away(error.to_string()),
        Kind::Busy => StoreError::Busy(error.to_string()),
        Kind::Wrong => StoreError::Fault(error.to_string()),
    }
}

/// A failure of a commit: unless the server said no, nobody knows.
pub(crate) fn sort_commit(error: &sqlx::Error) -> StoreError {
    match kind(error) {
        Kind::Away => StoreError::Unknown(error.to_string()),
        Kind::Busy => StoreError::Busy(error.to_string()),
        Kind::Wrong => StoreError::Fault(error.to_string()),
    }
}

/// A failure of a statement that is a transaction of its own. Time limits end with the statement,
/// before what it did is made to last.
pub(crate) fn sort_whole(error: &sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(|error| error.code());
    match code.as_deref() {
        Some("57014" | "55P03") => sort(error),
        Some(_) | None => sort_commit(error),
    }
}

/// A failure to open: a person may have to look into it.
pub(crate) fn sort_open(place: &str, error: &sqlx::Error) -> StoreError {
    let why = why_not_open(error);
    match kind(error) {
        Kind::Away => StoreError::Away(format!("{place}: {why}")),
        Kind::Busy | Kind::Wrong => StoreError::CannotOpen { place: place.to_owned(), why },
    }
}

/// What the person should look into.
fn why_not_open(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => {
            let hint = match error.code().as_deref().unwrap_or_default() {
                "3D000" => "; make it with createdb, or give another name",
                "28P01" | "28000" => "; check name and password, and pg_hba.conf",
                "42501" => "; let this user make tables there, or own the database",
                "53300" => "; each server of ours needs up to 18 connections",
                _ => "",
            };
            // Its whole text ends with the place in PostgreSQL's own source.
            format!("{}{hint}", error.message())
        }
        sqlx::Error::Io(error) if error.kind() == std::io::ErrorKind::ConnectionRefused => {
            "nobody listens there; start PostgreSQL, or check address and port".to_owned()
        }
        sqlx::Error::Io(error) => error.to_string(),
        sqlx::Error::PoolTimedOut => "no answer in time; check address and port".to_owned(),
        other => other.to_string(),
    }
}

enum Kind {
    /// It cannot be reached, or not for now.
    Away,
    /// Others were in the way.
    Busy,
    /// It will not get better by itself.
    Wrong,
}

fn kind(error: &sqlx::Error) -> Kind {
    match error {
        sqlx::Error::Database(error) => kind_of_code(error.code().as_deref().unwrap_or_default()),
        sqlx::Error::Io(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::PoolTimedOut
        | sqlx::Error::PoolClosed
        | sqlx::Error::WorkerCrashed
        | sqlx::Error::BeginFailed => Kind::Away,
        _ => Kind::Wrong,
    }
}

/// The codes are in the appendix "Error Codes" of PostgreSQL's manual.
fn kind_of_code(code: &str) -> Kind {
    match code {
        // A transaction or a lock that others were in the way of. A key that is there already:
        // somebody was faster, and the next look will show it.
        "40001" | "40P01" | "23505" => Kind::Busy,
        // A time limit, and a server that takes no changes, as one does that is taking over.
        "57014" | "55P03" | "25P03" | "25006" => Kind::Away,
        // The connection; resources, the disk among them; shutting down or starting up.
        code if code.starts_with("08") || code.starts_with("53") || code.starts_with("57P") => {
            Kind::Away
        }
        _ => Kind::Wrong,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_lost_connection_leaves_a_commit_in_doubt() {
        let lost = sqlx::Error::Io(std::io::ErrorKind::ConnectionReset.into());
        assert!(matches!(sort(&lost), StoreError::Away(_)));
        assert!(matches!(sort_commit(&lost), StoreError::Unknown(_)));
        assert!(matches!(sort_commit(&sqlx::Error::RowNotFound), StoreError::Fault(_)));
    }

    #[test]
    fn codes_are_sorted_by_what_to_do() {
        for code in ["08006", "53300", "57P01", "57014", "25006"] {
            assert!(matches!(kind_of_code(code), Kind::Away), "{code}");
        }
        for code in ["40001", "40P01", "23505"] {
            assert!(matches!(kind_of_code(code), Kind::Busy), "{code}");
        }
        for code in ["42601", "23503", "28P01", "3D000", ""] {
            assert!(matches!(kind_of_code(code), Kind::Wrong), "{code}");
        }
    }
}

//! One error that is an answer. What a person can act on is in it; details go to the log only.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use thiserror::Error;
use traumfabrik_room::{RoomError, Unit};
use traumfabrik_store::StoreError;
use traumfabrik_table::Refused;
use traumfabrik_wire::Message;
use ts_rs::TS;

use crate::failure::{Failure, Typed};

/// Servers that are brought up to date one after the other take a while.
const UPGRADE_RETRY_S: u64 = 5;

/// Why a request is not done. Nothing has changed, unless it says otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "ApiError")]
pub enum ApiError {
    /// It cannot be read.
    #[error("malformed: {what}")]
    Malformed {
        /// What is wrong, and what would be right, for whoever wrote the page.
        what: String,
        /// What to tell people, where they typed it.
        #[serde(skip)]
        #[ts(skip)]
        say: Option<Message>,
    },
    /// It is too big.
    #[error("too big: at most {max} {unit}")]
    TooBig {
        /// The limit.
        max: u64,
        /// Of what.
        unit: Unit,
    },
    /// Nobody is signed in.
    #[error("nobody is signed in")]
    Stranger {},
    /// This person may not.
    #[error("not allowed")]
    NotAllowed {},
    /// The host has shut this person out.
    #[error("blocked")]
    Blocked {},
    /// A page of another site asked.
    #[error("from another site")]
    WrongOrigin {},
    /// Name, password, code or link is wrong.
    #[error("wrong credentials")]
    WrongCredentials {},
    /// Somebody else has that name.
    #[error("the name is taken")]
    NameTaken {},
    /// There is no such thing.
    #[error("not found")]
    NotFound {},
    /// The table, or the rules, refuse it.
    #[error("refused")]
    Refused {
        /// Why.
        refused: Refused,
    },
    /// Too much at once.
    #[error("too many: try again in {retry_ms} ms")]
    TooMany {
        /// How long to wait.
        retry_ms: u64,
    },
    /// The store cannot be reached now. If this answers a command, send it again with the same id:
    /// it may have been carried out, and will not be twice.
    #[error("the store is away")]
    StoreAway {},
    /// The game is closed for repair; no other game is.
    #[error("the game is broken")]
    Broken {},
    /// A newer program plays the game at another server, and this one cannot show it yet.
    #[error("a newer program plays the game")]
    Newer {},
    /// The server is stopping.
    #[error("the server is stopping")]
    Stopping {},
    /// A fault of the server's. The log has more.
    #[error("internal")]
    Internal {},
}

impl ApiError {
    /// A request that cannot be read.
    pub(crate) fn malformed(what: impl ToString) -> Self {
        Self::Malformed { what: what.to_string(), say: None }
    }

    /// Something that a person typed and that will not do.
    pub(crate) fn typed(typed: Typed, what: impl ToString) -> Self {
        Self::Malformed { what: what.to_string(), say: Some(typed.message()) }
    }

    /// The word that tells it from others.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Self::Malformed { .. } => "malformed",
            Self::TooBig { .. } => "too_big",
            Self::Stranger {} => "stranger",
            Self::NotAllowed {} => "not_allowed",
            Self::Blocked {} => "blocked",
            Self::WrongOrigin {} => "wrong_origin",
            Self::WrongCredentials {} => "wrong_credentials",
            Self::NameTaken {} => "name_taken",
            Self::NotFound {} => "not_found",
            Self::Refused { .. } => "refused",
            Self::TooMany { .. } => "too_many",
            Self::StoreAway {} => "store_away",
            Self::Broken {} => "broken",
            Self::Newer {} => "newer",
            Self::Stopping {} => "stopping",
            Self::Internal {} => "internal",
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Self::Malformed { .. } => StatusCode::BAD_REQUEST,
            Self::TooBig { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Stranger {} | Self::WrongCredentials {} => StatusCode::UNAUTHORIZED,
            Self::NotAllowed {} | Self::Blocked {} | Self::WrongOrigin {} => StatusCode::FORBIDDEN,
            Self::NameTaken {} | Self::Refused { .. } => StatusCode::CONFLICT,
            Self::NotFound {} => StatusCode::NOT_FOUND,
            Self::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::StoreAway {} | Self::Stopping {} | Self::Newer {} => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Self::Broken {} => StatusCode::LOCKED,
            Self::Internal {} => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> Self {
        Self::Refused { refused }
    }
}

impl From<RoomError> for ApiError {
    fn from(error: RoomError) -> Self {
        match error {
            RoomError::Malformed { what, say } => Self::Malformed { what, say },
            RoomError::TooBig { max, unit } => Self::TooBig { max, unit },
            RoomError::Stranger {} => Self::Stranger {},
            RoomError::NotAllowed {} => Self::NotAllowed {},
            RoomError::NotFound {} => Self::NotFound {},
            RoomError::Refused { refused } => Self::Refused { refused },
            RoomError::TooMany { retry_ms } => Self::TooMany { retry_ms },
            RoomError::StoreAway {} => Self::StoreAway {},
            RoomError::Broken {} => Self::Broken {},
            RoomError::Newer {} => Self::Newer {},
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Away(_) | StoreError::Unknown(_) | StoreError::Busy(_) => {
                tracing::warn!(%error, "the store is away");
                Self::StoreAway {}
            }
            StoreError::DiskFull { .. }
            | StoreError::ReadOnly { .. }
            | StoreError::NotADatabase { .. }
            | StoreError::Damaged { .. }
            | StoreError::InUse { .. }
            | StoreError::Exists { .. }
            | StoreError::CannotOpen { .. }
            | StoreError::NewerSchema { .. }
            | StoreError::NotEmpty { .. }
            | StoreError::Gone { .. }
            | StoreError::Fault(_) => {
                tracing::error!(%error, "the store does not work");
                Self::StoreAway {}
            }
            StoreError::BrokenLog { .. } | StoreError::ClosedForRepair { .. } => Self::Broken {},
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = self.status();
        let retry_s = match &self {
            Self::TooMany { retry_ms } => Some(retry_ms.div_ceil(1000).max(1)),
            Self::StoreAway {} | Self::Stopping {} => Some(1),
            Self::Newer {} => Some(UPGRADE_RETRY_S),
            Self::Malformed { .. }
            | Self::TooBig { .. }
            | Self::Stranger {}
            | Self::NotAllowed {}
            | Self::Blocked {}
            | Self::WrongOrigin {}
            | Self::WrongCredentials {}
            | Self::NameTaken {}
            | Self::NotFound {}
            | Self::Refused { .. }
            | Self::Broken {}
            | Self::Internal {} => None,
        };
        let failure = Failure::from(self);
        let mut response = (status, Json(&failure)).into_response();
        if let Some(value) = retry_s.and_then(|s| HeaderValue::from_str(&s.to_string()).ok()) {
            response.headers_mut().insert(header::RETRY_AFTER, value);
        }
        // For whoever counts them.
        response.extensions_mut().insert(failure.error);
        response
    }
}

//! The TypeScript of everything that a page hears and says, so that it and the server speak of
//! the same things.

use traumfabrik_room::{FromClient, LoggedEntry, ToClient};
use traumfabrik_table::{TableEvent, TableView};
use traumfabrik_wire::Types;

use crate::ApiError;
use crate::failure::Failure;
use crate::http;

/// The whole generated file.
pub fn types() -> String {
    let types = Types::of_wire()
        .with::<ApiError>()
        .with::<TableEvent>()
        .with::<Failure>()
        .with::<FromClient>()
        .with::<LoggedEntry>()
        .with::<TableView>()
        .with::<ToClient<'static>>();
    http::types(types).text()
}

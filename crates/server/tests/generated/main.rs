//! Files that are made from the code and kept beside it: a change of the API is a change of these.

use std::fs;
use std::path::Path;

fn check(file: &str, made: &str, command: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "{file} is not up to date: run `{command}`");
}

#[test]
fn the_types_of_the_page_are_up_to_date() {
    check("web/src/wire/types.ts", &traumfabrik_server::types(), "cargo run -p xtask -- types");
}

#[test]
fn the_document_of_the_api_is_up_to_date() {
    check("docs/openapi.json", &traumfabrik_server::openapi(), "cargo run -p xtask -- types");
}

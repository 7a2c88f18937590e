//! Files that are made from the code and kept beside it: a change of the API is a change of these.

use std::fs;
use std::path::Path;

use serde_json::Value;

fn check(file: &str, made: &str, command: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "{file} is not up to date: run `{command}`");
}

#[test]
fn the_types_of_the_page_are_up_to_date() {
    check("web/src/wire/types.ts", &traumfabrik_server::types(), "cargo run -p xtask -- types");
}

/// What somebody finds who looks for an object of which nothing is said, or a name that leads
/// nowhere.
fn holes(value: &Value, document: &Value, path: &str, found: &mut Vec<String>) {
    let is_bare = value["type"] == "object"
        && value.get("properties").is_none()
        && value.get("additionalProperties").is_none();
    let target = value["$ref"].as_str().map(|name| name.trim_start_matches('#'));
    if is_bare || target.is_some_and(|target| document.pointer(target).is_none()) {
        found.push(path.to_owned());
    }
    let fields = value.as_object().into_iter().flatten();
    for (name, field) in fields {
        holes(field, document, &format!("{path}/{name}"), found);
    }
    for (idx, item) in value.as_array().into_iter().flatten().enumerate() {
        holes(item, document, &format!("{path}/{idx}"), found);
    }
}

#[test]
fn the_document_of_the_api_says_what_every_object_holds() {
    let document: Value = serde_json::from_str(&traumfabrik_server::openapi()).expect("JSON");
    let mut found = Vec::new();
    holes(&document, &document, "", &mut found);
    assert!(found.is_empty(), "{found:#?}");
    let names = document["components"]["schemas"].as_object().expect("schemas");
    assert!(names.contains_key("View") && names.contains_key("Event"), "types of the rules");
}

#[test]
fn every_operation_says_how_it_refuses() {
    let document: Value = serde_json::from_str(&traumfabrik_server::openapi()).expect("JSON");
    let mut n_operations = 0;
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            n_operations += 1;
            let refusal = &operation["responses"]["default"]["content"]["application/json"];
            assert_eq!(
                refusal["schema"]["$ref"], "#/components/schemas/Failure",
                "{method} {path}"
            );
        }
    }
    assert!(n_operations > 50, "the operations are elsewhere by now: {n_operations}");
}

#[test]
fn the_document_of_the_api_is_up_to_date() {
    check("docs/openapi.json", &traumfabrik_server::openapi(), "cargo run -p xtask -- types");
}

#[test]
fn whatever_is_read_at_a_table_can_be_as_new_as_what_was_seen() {
    let document: Value = serde_json::from_str(&traumfabrik_server::openapi()).expect("JSON");
    let mut n_read = 0;
    for (path, methods) in document["paths"].as_object().expect("paths") {
        // Whoever sees a link drawn has seen nothing of the table.
        let is_of_table = path.starts_with("/api/tables/{game}") && !path.ends_with(".png");
        if !is_of_table || methods.get("get").is_none() {
            continue;
        }
        n_read += 1;
        let parameters = methods["get"]["parameters"].as_array().into_iter().flatten();
        let mut names = parameters.map(|parameter| &parameter["name"]);
        assert!(names.any(|name| name == "seq"), "{path} takes no 'seq'");
    }
    assert!(n_read > 5, "the table's paths are others by now: {n_read}");
}

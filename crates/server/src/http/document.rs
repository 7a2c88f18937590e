//! The document of the API: what the routes say of themselves, and of the types of other crates
//! what the page is told of them, so that both are made from the same.

mod declarations;

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use utoipa::openapi::{ObjectBuilder, OpenApi, RefOr, Schema};

/// Names that the document has for types of other crates. What they look like is put in by
/// [`text`].
macro_rules! named {
    ($($name:ident)*) => {
        $(
            #[derive(Debug)]
            pub(crate) enum $name {}

            impl utoipa::PartialSchema for $name {
                fn schema() -> RefOr<Schema> {
                    ObjectBuilder::new().into()
                }
            }

            impl utoipa::ToSchema for $name {
                fn name() -> Cow<'static, str> {
                    stringify!($name).into()
                }
            }
        )*
    };
}

named! {
    Absence Action AdviceShown Channel ChatShown ClockRule Command Facts GameBox Hushed LogEntry
    Message Order PersonShown RecordHeader ReplayStep Review SeatOrder Sitter TableView View
}

const REFERENCE: &str = "#/components/schemas/";

/// The whole document as JSON, with every type that it names as the TypeScript declares it, and with
/// what every operation answers that is not done.
///
/// # Panics
/// If it names one that is declared nowhere.
pub(super) fn text(document: &OpenApi, types: &str) -> String {
    let declared = declarations::read(types);
    let mut document = serde_json::to_value(document).expect("the document is JSON");
    let empty = Value::from(Map::from_iter([("type".to_owned(), "object".into())]));
    let paths = document["paths"].as_object_mut().into_iter().flatten();
    for (_, operation) in paths.flat_map(|(_, path)| path.as_object_mut().into_iter().flatten()) {
        if let Some(responses) = operation["responses"].as_object_mut() {
            responses.insert("default".to_owned(), refusal());
        }
    }
    let found = document["components"]["schemas"].take();
    let found = found.as_object().into_iter().flatten();
    // Those of our own stay as they are: they say more.
    let mut schemas: BTreeMap<String, Value> = found
        .filter(|(_, schema)| **schema != empty)
        .map(|(name, schema)| (name.clone(), schema.clone()))
        .collect();
    loop {
        let mut missing = Vec::new();
        references(&document, &mut missing);
        schemas.values().for_each(|schema| references(schema, &mut missing));
        missing.retain(|name| !schemas.contains_key(name));
        if missing.is_empty() {
            break;
        }
        for name in missing {
            let schema = declared.get(&name);
            let schema = schema.unwrap_or_else(|| panic!("{name} is declared nowhere")).clone();
            schemas.insert(name, schema);
        }
    }
    document["components"]["schemas"] = schemas.into_iter().collect();
    serde_json::to_string_pretty(&document).expect("the document is JSON")
}

/// Whatever is asked may be refused, and always in the same shape.
fn refusal() -> Value {
    let schema = json!({ "$ref": format!("{REFERENCE}Failure") });
    json!({ "description": "Why not", "content": { "application/json": { "schema": schema } } })
}

/// The names of all schemas that something refers to.
fn references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            let name = fields.get("$ref").and_then(Value::as_str);
            found.extend(name.and_then(|name| name.strip_prefix(REFERENCE)).map(str::to_owned));
            fields.values().for_each(|field| references(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

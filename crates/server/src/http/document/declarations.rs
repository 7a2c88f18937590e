//! TypeScript declarations as schemas. It reads what we write ourselves and no more: objects, lists,
//! unions, names and plain types, each field with its comment.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use super::REFERENCE;

/// All types that a text declares.
///
/// # Panics
/// If the text holds something else than such declarations.
pub(super) fn read(text: &str) -> BTreeMap<String, Value> {
    let mut reader = Reader { tokens: tokens(text), next: 0, partial: BTreeSet::new() };
    let mut declared = BTreeMap::new();
    while reader.next < reader.tokens.len() {
        let about = reader.comment();
        reader.expect("export");
        reader.expect("type");
        let name = reader.word();
        reader.expect("=");
        declared.insert(name, described(reader.union(), about));
        reader.expect(";");
    }
    for name in reader.partial {
        let mut schema = declared[&name].clone();
        schema["required"] = json!([]);
        schema["description"] = format!("Those fields of a {name} that have changed.").into();
        declared.insert(format!("Partial{name}"), schema);
    }
    declared
}

/// Words, signs, texts in quotes and comments.
fn tokens(text: &str) -> Vec<String> {
    // The first line says where the text comes from.
    let mut rest = text.split_once('\n').map_or("", |(_, rest)| rest).trim_start();
    let mut tokens = Vec::new();
    while let Some(first) = rest.chars().next() {
        let is_in_word = |c: char| c.is_alphanumeric() || c == '_';
        let length = match first {
            '/' => rest.find("*/").expect("a comment ends") + 2,
            '"' => rest[1..].find('"').expect("a text ends") + 2,
            c if is_in_word(c) => rest.find(|c| !is_in_word(c)).unwrap_or(rest.len()),
            c => c.len_utf8(),
        };
        let (token, after) = rest.split_at(length);
        if token != "readonly" {
            tokens.push(token.to_owned());
        }
        rest = after.trim_start();
    }
    tokens
}

struct Reader {
    tokens: Vec<String>,
    next: usize,
    /// Types of which only some fields are sent.
    partial: BTreeSet<String>,
}

impl Reader {
    fn peek(&self) -> &str {
        self.tokens.get(self.next).map_or("", String::as_str)
    }

    fn word(&mut self) -> String {
        self.next += 1;
        self.tokens[self.next - 1].clone()
    }

    fn takes(&mut self, token: &str) -> bool {
        let is_it = self.peek() == token;
        self.next += usize::from(is_it);
        is_it
    }

    fn expect(&mut self, token: &str) {
        assert!(self.takes(token), "{token} is expected, not {}", self.peek());
    }

    fn comment(&mut self) -> Option<String> {
        let text = self.peek().strip_prefix("/**")?.strip_suffix("*/")?;
        let lines = text.lines().map(|line| line.trim().trim_start_matches('*').trim());
        let text = lines.collect::<Vec<_>>().join("\n").trim().to_owned();
        self.next += 1;
        Some(text)
    }

    fn union(&mut self) -> Value {
        self.takes("|");
        let mut kinds = vec![self.intersection()];
        while self.takes("|") {
            kinds.push(self.intersection());
        }
        one_of(kinds)
    }

    fn intersection(&mut self) -> Value {
        let mut kinds = vec![self.plain()];
        while self.takes("&") {
            kinds.push(self.plain());
        }
        if kinds.len() == 1 { kinds.remove(0) } else { json!({ "allOf": kinds }) }
    }

    fn plain(&mut self) -> Value {
        let word = self.word();
        match word.as_str() {
            "{" => self.object(),
            "(" => {
                let inner = self.union();
                self.expect(")");
                inner
            }
            "ReadonlyArray" => {
                self.expect("<");
                let items = self.union();
                self.expect(">");
                json!({ "type": "array", "items": items })
            }
            "Partial" => {
                self.expect("<");
                let name = self.word();
                self.expect(">");
                self.partial.insert(name.clone());
                json!({ "$ref": format!("{REFERENCE}Partial{name}") })
            }
            "string" | "number" | "boolean" | "null" => json!({ "type": word }),
            "true" | "false" => json!({ "type": "boolean", "enum": [word == "true"] }),
            text if text.starts_with('"') => {
                json!({ "type": "string", "enum": [text.trim_matches('"')] })
            }
            name => json!({ "$ref": format!("{REFERENCE}{name}") }),
        }
    }

    fn object(&mut self) -> Value {
        let (mut properties, mut required) = (Map::new(), Vec::new());
        while !self.takes("}") {
            let about = self.comment();
            if self.takes("[") {
                for token in ["key", "in", "string", "]", ":"] {
                    self.expect(token);
                }
                let values = self.union();
                self.expect("}");
                return json!({ "type": "object", "additionalProperties": values });
            }
            let name = self.word().trim_matches('"').to_owned();
            if !self.takes("?") {
                required.push(name.clone());
            }
            self.expect(":");
            properties.insert(name, described(self.union(), about));
            self.takes(",");
        }
        json!({ "type": "object", "required": required, "properties": properties })
    }
}

/// One of several kinds, in the fewest words.
fn one_of(kinds: Vec<Value>) -> Value {
    let is_text = |kind: &Value| kind["type"] == "string" && kind.get("enum").is_some();
    match &kinds[..] {
        [only] => only.clone(),
        [Value::Object(kind), null] | [null, Value::Object(kind)]
            if null["type"] == "null" && kind.len() == 1 && kind.contains_key("type") =>
        {
            json!({ "type": [kind["type"], "null"] })
        }
        texts if texts.iter().all(is_text) => {
            let texts: Vec<&Value> = texts.iter().map(|text| &text["enum"][0]).collect();
            json!({ "type": "string", "enum": texts })
        }
        _ => json!({ "oneOf": kinds }),
    }
}

fn described(schema: Value, about: Option<String>) -> Value {
    let mut schema = schema;
    if let (Some(about), Value::Object(fields)) = (about, &mut schema) {
        fields.insert("description".to_owned(), about.into());
    }
    schema
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_declaration_becomes_a_schema() {
        let text = r#"// Where it comes from.

/**
 * What somebody does.
 */
export type Deed = { readonly "type": "bid",
  /** How much. */
  readonly amount: number,
  readonly why?: Reason | null, }
| { readonly "type": "pass", };

export type Reason = "greed" | "fear";

export type Kept = { readonly deeds: ReadonlyArray<Deed>, readonly names: { readonly [key in string]: string }, readonly at: number | null, readonly then: Partial<Kept>, };
"#;
        let declared = read(text);
        let reason = json!({ "type": "string", "enum": ["greed", "fear"] });
        assert_eq!(declared["Reason"], reason);
        assert_eq!(
            declared["Deed"],
            json!({
                "oneOf": [
                    {
                        "type": "object",
                        "required": ["type", "amount"],
                        "properties": {
                            "type": { "type": "string", "enum": ["bid"] },
                            "amount": { "type": "number", "description": "How much." },
                            "why": { "oneOf": [
                                { "$ref": "#/components/schemas/Reason" },
                                { "type": "null" },
                            ] },
                        },
                    },
                    {
                        "type": "object",
                        "required": ["type"],
                        "properties": { "type": { "type": "string", "enum": ["pass"] } },
                    },
                ],
                "description": "What somebody does.",
            })
        );
        assert_eq!(
            declared["Kept"]["properties"],
            json!({
                "deeds": { "type": "array", "items": { "$ref": "#/components/schemas/Deed" } },
                "names": { "type": "object", "additionalProperties": { "type": "string" } },
                "at": { "type": ["number", "null"] },
                "then": { "$ref": "#/components/schemas/PartialKept" },
            })
        );
        assert_eq!(declared["PartialKept"]["required"], json!([]));
        assert_eq!(declared["PartialKept"]["properties"], declared["Kept"]["properties"]);
    }
}

//! The file of settings: TOML, with the long name of a flag for each setting.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;

use clap::{Arg, ArgAction, Command};
use toml::{Spanned, Value};

use super::SettingSource;
use crate::failure::Failure;

/// A setting in the file.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) id: String,
    /// What would be on the command line instead.
    pub(super) flags: Vec<String>,
    pub(super) source: SettingSource,
}

/// Reads a file of settings. All that can be said of one setting by itself has been checked.
pub(super) fn read(path: &Path, command: &Command) -> Result<Vec<Entry>, Failure> {
    let text = fs::read_to_string(path).map_err(|error| Failure::file("read", path, error))?;
    let table: BTreeMap<Spanned<String>, Spanned<Value>> = toml::from_str(&text)
        .map_err(|error| Failure::Usage(format!("{}: {error}", path.display())))?;
    let mut entries = Vec::with_capacity(table.len());
    for (key, value) in &table {
        let line = text[..key.span().start].matches('\n').count() + 1;
        let source = SettingSource::File(path.to_path_buf(), line);
        let entry = entry(key.get_ref(), value.get_ref(), command);
        let (id, flags) = entry.map_err(|why| Failure::Usage(format!("{source}: {why}")))?;
        entries.push(Entry { id, flags, source });
    }
    Ok(entries)
}

fn entry(key: &str, value: &Value, command: &Command) -> Result<(String, Vec<String>), String> {
    let name = key.replace('_', "-");
    let arg = settings(command).find(|arg| arg.get_long() == Some(&name)).ok_or_else(|| {
        let names: Vec<&str> = settings(command).filter_map(Arg::get_long).collect();
        format!("there is no setting '{key}'; there are: {}", names.join(", "))
    })?;
    let flags = flags(arg, &name, value)?;
    let line = ["serve"].into_iter().chain(flags.iter().map(String::as_str));
    command.clone().try_get_matches_from(line).map_err(|error| reason(&name, &error))?;
    Ok((arg.get_id().to_string(), flags))
}

/// The flags that are settings: not those that ask for settings.
pub(super) fn settings(command: &Command) -> impl Iterator<Item = &Arg> {
    let asks = ["settings", "show_settings", "help", "version"];
    command.get_arguments().filter(move |arg| !asks.contains(&arg.get_id().as_str()))
}

/// What stands for a value on the command line.
fn flags(arg: &Arg, name: &str, value: &Value) -> Result<Vec<String>, String> {
    let word = |value: &Value| match value {
        Value::String(text) => Ok(text.clone()),
        Value::Integer(number) => Ok(number.to_string()),
        Value::Float(_)
        | Value::Boolean(_)
        | Value::Datetime(_)
        | Value::Array(_)
        | Value::Table(_) => {
            Err(format!("'{name}' is a text in quotes or a number, not {}", kind(value)))
        }
    };
    match (arg.get_action(), value) {
        (ArgAction::SetTrue, Value::Boolean(is_set)) => {
            Ok(is_set.then(|| format!("--{name}")).into_iter().collect())
        }
        (ArgAction::SetTrue, other) => {
            Err(format!("'{name}' is true or false, not {}", kind(other)))
        }
        (ArgAction::Append, Value::Array(values)) => {
            values.iter().map(|value| Ok(format!("--{name}={}", word(value)?))).collect()
        }
        (_, value) => Ok(vec![format!("--{name}={}", word(value)?)]),
    }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::String(_) => "a text",
        Value::Integer(_) => "a number",
        Value::Float(_) => "a number with a point",
        Value::Boolean(_) => "true or false",
        Value::Datetime(_) => "a date",
        Value::Array(_) => "a list",
        Value::Table(_) => "a section",
    }
}

/// Why a value will not do. The value itself may be a secret, and is not repeated.
fn reason(name: &str, error: &clap::Error) -> String {
    let why = error.source().map(ToString::to_string).unwrap_or_else(|| {
        let text = error.to_string();
        text.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned()
    });
    format!("{name}: {why}")
}

//! All settings with their values, as a file of settings would have them, and where each one came
//! from.

use std::collections::BTreeMap;
use std::fmt::Write;

use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use toml::Value;

use super::file::settings;
use super::{SettingSource, is_secret};

/// Where the comments begin, if the settings before them are not too long.
const COLUMN: usize = 48;

/// The settings of `serve`. Secrets are not told.
pub(crate) fn show(
    command: &Command,
    matches: &ArgMatches,
    sources: &BTreeMap<String, SettingSource>,
) -> String {
    let mut text = String::new();
    let mut heading = None;
    // What stands under one heading in the help stands together; without one comes first.
    let mut args: Vec<&Arg> = settings(command).collect();
    args.sort_by_key(|arg| arg.get_help_heading());
    for arg in args {
        if arg.get_help_heading() != heading {
            heading = arg.get_help_heading();
            let _ = writeln!(text, "\n# {}", heading.unwrap_or_default());
        }
        let setting = setting(arg, matches);
        let _ = writeln!(text, "{setting:COLUMN$} # {}", source(arg, matches, sources));
    }
    text
}

fn setting(arg: &Arg, matches: &ArgMatches) -> String {
    let name = arg.get_long().unwrap_or_default();
    let values = matches.get_raw(arg.get_id().as_str()).into_iter().flatten();
    let values: Vec<String> = values.map(|value| value.to_string_lossy().into_owned()).collect();
    let Some(first) = values.first() else { return format!("# {name} = {}", placeholder(arg)) };
    if is_secret(arg) {
        return format!("# {name} is set and not shown");
    }
    let value = match arg.get_action() {
        ArgAction::SetTrue => first.clone(),
        ArgAction::Append => {
            Value::Array(values.into_iter().map(Value::String).collect()).to_string()
        }
        _ => match first.parse::<i64>() {
            Ok(number) => number.to_string(),
            Err(_) => Value::String(first.clone()).to_string(),
        },
    };
    format!("{name} = {value}")
}

/// What stands where a value would: whoever takes away the comment sees where it goes.
fn placeholder(arg: &Arg) -> String {
    let names = arg.get_value_names().unwrap_or_default();
    let name = names.first().map_or("", |name| name.as_str());
    match arg.get_action() {
        ArgAction::Append => format!("[\"{name}\"]"),
        _ => format!("\"{name}\""),
    }
}

fn source(arg: &Arg, matches: &ArgMatches, sources: &BTreeMap<String, SettingSource>) -> String {
    let id = arg.get_id().as_str();
    if let Some(source) = sources.get(id) {
        return source.to_string();
    }
    let variable = arg.get_env().unwrap_or_default().to_string_lossy();
    match matches.value_source(id) {
        Some(ValueSource::CommandLine) => "on the command line".into(),
        Some(ValueSource::EnvVariable) => variable.into_owned(),
        Some(_) => format!("default; {variable}"),
        None => format!("not set; {variable}"),
    }
}

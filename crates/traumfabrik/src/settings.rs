//! Settings of a host: by flag, by variable, in a file, in this order of precedence.
//!
//! The flags of a command are the one list of its settings. Each flag of `serve` has a variable and
//! a key in the file of settings, and each secret can be in a file of its own. What was set
//! elsewhere is put on the command line in the end, so that all of it is checked alike.

mod file;
mod show;

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use clap::builder::{Resettable, Str};
use clap::error::{ContextKind, ContextValue};
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command};

use self::file::Entry;
use crate::cli::whole_command;
use crate::data::DATABASE_VARIABLE;
use crate::failure::Failure;

pub(crate) use self::show::show;

/// What all variables begin with.
const PREFIX: &str = "TRAUMFABRIK_";
/// The command that has a file of settings.
const SERVE: &str = "serve";
/// What ends the name of a setting that names the file of a secret.
const FILE: &str = "_file";
/// The folder for everything, which most commands have.
const DATA: &str = "data";

/// Where a setting came from, if it was neither on the command line nor in a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SettingSource {
    /// The file of settings, with the line.
    File(PathBuf, usize),
    /// A file that holds this secret and nothing else.
    Secret(PathBuf),
}

impl fmt::Display for SettingSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path, line) => write!(f, "{}:{line}", path.display()),
            Self::Secret(path) => write!(f, "{}", path.display()),
        }
    }
}

/// A command line with everything on it, and where it came from that was not there before.
#[derive(Debug)]
pub(crate) struct Resolved {
    pub(crate) args: Vec<OsString>,
    pub(crate) sources: BTreeMap<String, SettingSource>,
}

/// Gives each setting its variable, and each secret a setting for its file.
pub(crate) fn with_variables(command: Command) -> Command {
    command.mut_subcommands(|sub| {
        let is_server = sub.get_name() == SERVE;
        // A command that reads a folder or a database takes the database, where both are set for
        // the server on the same machine.
        let takes_database = sub.get_arguments().any(|arg| arg.get_id() == "database")
            && std::env::var_os(DATABASE_VARIABLE).is_some_and(|url| !url.is_empty());
        let secrets: Vec<Arg> = sub.get_arguments().filter(|arg| is_secret(arg)).cloned().collect();
        let sub = sub.mut_args(|arg| {
            let is_data = arg.get_id() == DATA && !takes_database;
            let has_variable = arg.get_env().is_some() || arg.get_long().is_none();
            match (is_server || is_data) && !has_variable && arg.get_id() != "show_settings" {
                true => arg.clone().env(variable(arg.get_id().as_str())),
                false => arg,
            }
        });
        sub.args(secrets.iter().map(|secret| {
            let name = secret.get_env().unwrap_or_default().to_string_lossy().into_owned();
            let long = secret.get_long().unwrap_or_default();
            let heading = secret.get_help_heading().map(|heading| Str::from(heading.to_owned()));
            Arg::new(format!("{}{FILE}", secret.get_id()))
                .long(format!("{long}-file"))
                .env(format!("{name}_FILE"))
                .value_name("FILE")
                .value_parser(clap::value_parser!(PathBuf))
                .help_heading(Resettable::from(heading))
                .help(format!("A file that holds nothing but --{long}"))
        }))
    })
}

/// The variable of a setting.
fn variable(id: &str) -> String {
    format!("{PREFIX}{}", id.to_ascii_uppercase())
}

/// The variables that somebody has set for us and that nothing reads: a slip of the pen, mostly.
/// They are no reason to refuse a start, since service managers set such names by themselves.
pub(crate) fn strange_variables() -> Vec<String> {
    let command = whole_command();
    let args = command.get_subcommands().flat_map(Command::get_arguments);
    let known: BTreeSet<&OsStr> = args.filter_map(Arg::get_env).collect();
    let mut found: Vec<String> = std::env::vars_os()
        .filter(|(name, value)| !value.is_empty() && !known.contains(name.as_os_str()))
        .filter_map(|(name, _)| name.into_string().ok())
        .filter(|name| name.starts_with(PREFIX))
        .collect();
    found.sort();
    found
}

/// What must not be shown is marked by keeping it out of the help.
fn is_secret(arg: &Arg) -> bool {
    arg.is_hide_env_values_set()
}

/// Puts on the command line what is set in files. Wrong arguments end the program, as ever.
///
/// # Errors
/// If a file cannot be read or has something in it that is no setting.
pub(crate) fn resolve(command: &Command, args: Vec<OsString>) -> Result<Resolved, Failure> {
    let matches = lenient(command.clone()).try_get_matches_from(&args);
    let matches = matches.map_err(|error| refused(error, command))?;
    let mut resolved = Resolved { args, sources: BTreeMap::new() };
    let Some((name, given)) = matches.subcommand() else { return Ok(resolved) };
    let Some(sub) = command.find_subcommand(name) else { return Ok(resolved) };
    let settings = (name == SERVE).then(|| given.get_one::<PathBuf>("settings")).flatten();
    let entries = match settings {
        Some(path) => file::read(path, &without_variables(lenient(sub.clone())))?,
        None => Vec::new(),
    };
    for entry in entries.iter().filter(|entry| !is_given(given, &entry.id)) {
        resolved.add(&entry.id, &entry.flags, entry.source.clone());
    }
    for secret in sub.get_arguments().filter(|arg| is_secret(arg)) {
        let id = secret.get_id().as_str();
        let Some(path) = path_of(given, &entries, id) else { continue };
        let long = secret.get_long().unwrap_or_default();
        if is_given(given, id) || resolved.sources.contains_key(id) {
            return Err(Failure::Usage(format!(
                "both --{long} and --{long}-file are set, by a flag, a variable or in a file: \
                 leave one of them away"
            )));
        }
        let value =
            fs::read_to_string(&path).map_err(|error| Failure::file("read", &path, error))?;
        let flag = format!("--{long}={}", value.trim_end_matches(['\r', '\n']));
        resolved.add(id, &[flag], SettingSource::Secret(path));
    }
    Ok(resolved)
}

/// What is wrong on the command line. Usually that ends the program; but what was given for a
/// secret is not repeated, as it may well be one.
pub(crate) fn refused(error: clap::Error, command: &Command) -> Failure {
    let shown = match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::String(shown)) => shown.split(' ').next(),
        Some(_) | None => None,
    };
    let long = shown.and_then(|shown| shown.strip_prefix("--"));
    let mut args = command.get_subcommands().flat_map(Command::get_arguments);
    let is_about_secret =
        long.is_some() && args.any(|arg| is_secret(arg) && arg.get_long() == long);
    match (long, error.source()) {
        (Some(long), Some(why)) if is_about_secret => Failure::Usage(format!("--{long}: {why}")),
        (_, _) => error.exit(),
    }
}

impl Resolved {
    fn add(&mut self, id: &str, flags: &[String], source: SettingSource) {
        self.args.extend(flags.iter().map(OsString::from));
        self.sources.insert(id.to_owned(), source);
    }
}

/// The file that holds a secret, wherever it is named.
fn path_of(given: &ArgMatches, entries: &[Entry], id: &str) -> Option<PathBuf> {
    let id = format!("{id}{FILE}");
    let named = given.try_get_one::<PathBuf>(&id).ok().flatten().cloned();
    named.or_else(|| {
        let entry = entries.iter().find(|entry| entry.id == id)?;
        let value = entry.flags.first()?.split_once('=')?.1;
        Some(Path::new(value).to_path_buf())
    })
}

/// Whether somebody set this on the command line or in a variable.
fn is_given(matches: &ArgMatches, id: &str) -> bool {
    let source = matches.try_contains_id(id).ok().and_then(|_| matches.value_source(id));
    source.is_some_and(|source| source != ValueSource::DefaultValue)
}

/// The same command without a word on what goes with what: half of it may be in a file.
fn lenient(command: Command) -> Command {
    let freely = |arg: Arg| arg.requires(Resettable::Reset).conflicts_with(Resettable::Reset);
    match command.get_name() {
        SERVE => command.mut_args(freely),
        _ => command.mut_subcommands(|sub| match sub.get_name() {
            SERVE => sub.mut_args(freely),
            _ => sub.mut_args(|arg| if is_secret(&arg) { arg.required(false) } else { arg }),
        }),
    }
}

fn without_variables(command: Command) -> Command {
    command.mut_args(|arg| arg.env(Resettable::Reset))
}

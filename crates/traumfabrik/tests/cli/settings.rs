//! Settings: where they come from, and how they are shown.

use std::process::{Output, Stdio};

use crate::hosting::Server;
use crate::{binary, err, folder, out};

fn run(args: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = binary(args);
    command.envs(variables.iter().map(|(name, value)| (format!("TRAUMFABRIK_{name}"), value)));
    command.stdin(Stdio::null()).output().expect("the binary starts")
}

/// A file of settings with this in it, and what `serve --show-settings` says to it.
fn show(name: &str, text: &str, flags: &[&str], variables: &[(&str, &str)]) -> Output {
    let file = folder(name).join("settings.toml");
    std::fs::write(&file, text).expect("the folder is ours");
    let file = file.to_str().expect("a plain name");
    let args = [&["serve", "--show-settings", "--settings", file], flags].concat();
    run(&args, variables)
}

#[test]
fn flags_come_before_variables_before_the_file_before_the_default() {
    let text = "listen = \"0.0.0.0:9001\"\nmax_connections = 7\nlog-json = true\n\
                proxy = [\"10.0.0.1\", \"10.0.0.2\"]\ndata = \"/from/file\"\n";
    let variables = [("LISTEN", "127.0.0.1:9002"), ("DATA", "/from/variable"), ("LOG_JSON", "")];
    let output = show("settings-order", text, &["--data", "/from/flag"], &variables);
    let said = out(&output);
    let line = |name: &str| {
        let found = said.lines().find(|line| line.starts_with(name));
        found.unwrap_or_else(|| panic!("{name}: {said}{}", err(&output))).to_owned()
    };
    for (name, value, origin) in [
        ("data", "/from/flag", "on the command line"),
        ("listen", "127.0.0.1:9002", "TRAUMFABRIK_LISTEN"),
        ("max-connections", "7", "settings.toml:2"),
        ("log-json", "true", "settings.toml:3"),
        ("proxy", "\"10.0.0.1\", \"10.0.0.2\"", "settings.toml:4"),
        ("max-tables-per-person", "50", "default; TRAUMFABRIK_MAX_TABLES_PER_PERSON"),
        ("# public-url", "", "not set; TRAUMFABRIK_PUBLIC_URL"),
    ] {
        let line = line(name);
        assert!(line.contains(value) && line.ends_with(origin), "{line}");
    }
}

#[test]
fn what_is_shown_is_a_file_of_settings_once_comments_are_taken_away() {
    let said = out(&show("settings-shown", "", &[], &[]));
    let settings = said.lines().filter(|line| line.contains("TRAUMFABRIK_"));
    let settings: Vec<&str> = settings.map(|line| line.trim_start_matches("# ")).collect();
    let table: toml::Table = settings.join("\n").parse().expect("TOML");
    assert_eq!(table.len(), settings.len(), "{said}");
    for line in settings {
        // One rule for all variables: whoever knows a flag knows its variable.
        let flag = line.split(' ').next().unwrap_or_default();
        let variable = format!("TRAUMFABRIK_{}", flag.replace('-', "_").to_uppercase());
        assert!(line.ends_with(&format!("; {variable}")), "{line}");
    }
}

#[test]
fn a_secret_may_be_in_a_file_of_its_own_and_is_never_shown() {
    let folder = folder("settings-secret");
    let file = folder.join("metrics");
    std::fs::write(&file, "hush hush\n").expect("the folder is ours");
    let path = file.to_str().expect("a plain name");
    let by_file = format!("metrics-secret-file = \"{path}\"");
    for (text, flags, variables) in [
        (by_file.as_str(), vec![], vec![]),
        ("", vec!["--metrics-secret-file", path], vec![]),
        ("", vec![], vec![("METRICS_SECRET_FILE", path)]),
        ("", vec!["--metrics-secret", "hush"], vec![]),
    ] {
        let output = show("settings-secret-shown", text, &flags, &variables);
        let said = out(&output);
        assert!(said.contains("# metrics-secret is set and not shown"), "{said}{}", err(&output));
        assert!(!said.contains("hush"), "{said}");
    }
    std::fs::write(&file, "\n").expect("the folder is ours");
    let output = show("settings-secret-shown", &by_file, &[], &[]);
    assert!(err(&output).contains("a secret cannot be empty"), "{}", err(&output));
    let both = [("METRICS_SECRET", "x"), ("METRICS_SECRET_FILE", path)];
    assert!(err(&show("settings-both", "", &[], &both)).contains("leave one of them away"));
    let gone = show("settings-gone", "", &["--database-file", "/nowhere/secret"], &[]);
    assert_eq!(gone.status.code(), Some(3), "{}", err(&gone));
}

#[test]
fn manual_and_completions_are_made_from_the_command_line() {
    let folder = folder("settings-manual");
    let made = run(&["man", "--out", folder.to_str().expect("a plain name")], &[]);
    assert!(made.status.success(), "{}", err(&made));
    let page = std::fs::read_to_string(folder.join("traumfabrik-serve.1")).expect("a page");
    assert!(page.contains("max\\-connections"), "{page}");
    for shell in ["bash", "zsh", "fish"] {
        let made = run(&["completions", shell], &[]);
        assert!(out(&made).contains("max-connections"), "{shell}: {}", err(&made));
    }
}

#[test]
fn health_is_asked_of_the_server_that_uses_the_folder() {
    let data = folder("settings-health");
    let path = data.to_str().expect("a plain name");
    let nobody = run(&["healthcheck", "--data", path], &[]);
    assert_eq!(nobody.status.code(), Some(3), "{}", err(&nobody));
    let server = Server::start(&data);
    let ready = run(&["healthcheck", "--data", path], &[]);
    assert!(ready.status.success() && out(&ready).trim_end().ends_with("ready"), "{}", err(&ready));
    server.stop();
    let gone = run(&["healthcheck", "--server", "http://127.0.0.1:1"], &[]);
    assert_eq!(gone.status.code(), Some(3), "{}", err(&gone));
}

#[test]
fn the_version_tells_the_state_of_the_source() {
    let output = run(&["--version"], &[]);
    let said = out(&output);
    assert!(said.starts_with(concat!("traumfabrik ", env!("CARGO_PKG_VERSION"))), "{said}");
}

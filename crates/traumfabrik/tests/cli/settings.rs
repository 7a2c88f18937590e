//! Settings that cannot be meant: what is said, and by which exit code.

use std::process::{Output, Stdio};

use crate::hosting::Server;
use crate::{binary, err, folder, out};

const POSTGRES: &str = "postgres://nobody:hush@127.0.0.1:1/none";

fn run(args: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = binary(args);
    command.envs(variables.iter().map(|(name, value)| (format!("TRAUMFABRIK_{name}"), value)));
    command.stdin(Stdio::null()).output().expect("the binary starts")
}

#[test]
fn settings_that_contradict_or_lie_are_refused_with_what_would_be_right() {
    let data = folder("settings");
    let data = data.to_str().expect("a plain name");
    let file = format!("{data}/backup.db");
    let serve = ["serve", "--data", data, "--listen", "127.0.0.1:0"];
    let serve_with = |more: &[&'static str]| -> Vec<String> {
        serve.iter().copied().chain(more.iter().copied()).map(str::to_owned).collect()
    };
    let words = |args: &[&str]| args.iter().map(|&arg| arg.to_owned()).collect::<Vec<String>>();
    let database = ("DATABASE", POSTGRES);
    let cases = [
        (serve_with(&["--metrics-secret", ""]), vec![], "a secret cannot be empty"),
        (serve_with(&["--metrics-secret", "  "]), vec![], "a secret cannot be empty"),
        (serve_with(&[]), vec![("METRICS_SECRET", "")], "a secret cannot be empty"),
        (serve_with(&["--log", "nonsense"]), vec![], "'nonsense' is neither a level"),
        (serve_with(&["--log", "info,loud"]), vec![], "'loud' is neither a level"),
        (serve_with(&[]), vec![("LOG", "verbose")], "'verbose' is neither a level"),
        (
            serve_with(&["--database", "mysql://root@host/db"]),
            vec![],
            "PostgreSQL database is expected",
        ),
        (serve_with(&["--database", "host/db"]), vec![], "PostgreSQL database is expected"),
        (serve_with(&["--memory", "--database", POSTGRES]), vec![], "cannot be used with"),
        (serve_with(&[]), vec![("MAIL", "smtp://localhost")], "--mail-from"),
        (words(&["backup", &file, "--data", data]), vec![database], "leave one of them away"),
        (words(&["backup", &file]), vec![database], "pg_dump --format=custom --file="),
        (
            words(&["export", "--all", "--out", data, "--data", data]),
            vec![database],
            "leave one of them away",
        ),
        (
            words(&["export", "--all", "--out", data]),
            vec![("DATABASE", "mysql://x")],
            "PostgreSQL database is expected",
        ),
        (
            words(&["copy", "--from", data, "--to", "sqlite://x"]),
            vec![],
            "PostgreSQL database is expected",
        ),
        (words(&["healthcheck", "--timeout", "0"]), vec![], "1..=600"),
    ];
    for (args, variables, phrase) in cases {
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let output = run(&args, &variables);
        let said = err(&output);
        assert_eq!(output.status.code(), Some(2), "{args:?} {variables:?}: {said}");
        assert!(said.contains(phrase), "{args:?} {variables:?}: {said}");
        assert!(!said.contains("hush"), "a password is told: {said}");
    }
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
fn what_is_wrong_in_a_file_of_settings_is_told_with_its_line() {
    for (text, phrase) in [
        ("\nlisen = 80", "settings.toml:2: there is no setting 'lisen'; there are: listen, "),
        ("listen = \"nowhere\"", "settings.toml:1: listen: a port such as 8080"),
        ("max-connections = 0", "settings.toml:1: max-connections: 0 is not in 1..="),
        ("max-connections = \"many\"", "settings.toml:1: max-connections: invalid digit"),
        ("max-connections = 1.5", "is a text in quotes or a number, not a number with a point"),
        ("memory = \"yes\"", "'memory' is true or false, not a text"),
        ("[limits]\nmax-connections = 1", "there is no setting 'limits'"),
        ("listen = [\"a\"]", "is a text in quotes or a number, not a list"),
        ("show-settings = true", "there is no setting 'show-settings'"),
        ("listen = ", "TOML parse error at line 1"),
        ("metrics-secret = \"\"", "settings.toml:1: metrics-secret: a secret cannot be empty"),
        ("database = \"mysql://x:hush@y/z\"", "a PostgreSQL database is expected"),
        ("mail-server = \"smtp://localhost\"", "--mail-from"),
        ("memory = true\ndatabase = \"postgres://x/y\"", "cannot be used with"),
        ("metrics-secret = \"a\"\nmetrics-secret-file = \"b\"", "leave one of them away"),
    ] {
        let output = show("settings-wrong", text, &[], &[]);
        let said = err(&output);
        assert_eq!(output.status.code(), Some(2), "{text}: {said}{}", out(&output));
        assert!(said.contains(phrase) && !said.contains("hush"), "{text}: {said}");
    }
    let missing = run(&["serve", "--settings", "/nowhere/settings.toml"], &[]);
    assert_eq!(missing.status.code(), Some(3), "{}", err(&missing));
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
fn an_empty_variable_is_one_that_is_not_set() {
    let data = folder("settings-empty");
    let output = run(
        &["export", "--all", "--out", "x", "--data", data.to_str().expect("a plain name")],
        &[("DATABASE", "")],
    );
    // It looks for the file in the folder, and not for a database without a name.
    assert_eq!(output.status.code(), Some(3), "{}", err(&output));
    assert!(err(&output).contains("there is no"), "{}", err(&output));
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

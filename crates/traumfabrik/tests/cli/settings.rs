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

//! Starting and stopping a server.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

use serde_json::{Value, json};
use traumfabrik_store::testing::Postgres;

use crate::hosting::{Server, Visitor};
use crate::{binary, err, folder, traumfabrik};

#[test]
fn a_server_stops_when_told_and_finds_its_games_again() {
    let data = folder("serve").join("made/by/the/server");
    let server = Server::start(&data);
    let mut nobody = Visitor::default();
    assert_eq!(nobody.get(&server, "/healthz"), "alive\n");
    assert_eq!(nobody.get(&server, "/readyz"), "ready\n");
    let mut ada = Visitor::new(&server, "Ada");
    let game = ada.play_now(&server);
    assert!(data.join("server.json").exists());
    server.stop();
    assert!(!data.join("server.json").exists(), "the note goes with the server");

    let server = Server::start(&data);
    assert_eq!(ada.get(&server, "/api/me")["name"], "Ada");
    assert_eq!(ada.games(&server), std::slice::from_ref(&game));
    let table = ada.get(&server, &format!("/api/tables/{game}"));
    assert_eq!(table["table"]["stage"], "running");
    server.signal("-KILL");
    drop(server);

    // The note of a server that was killed is in nobody's way.
    assert!(data.join("server.json").exists());
    let server = Server::start(&data);
    assert_eq!(ada.games(&server), [game]);
    server.stop();
}

#[cfg(unix)]
#[test]
fn nobody_else_may_read_what_a_server_writes() {
    use std::os::unix::fs::PermissionsExt;
    let data = folder("serve-private").join("data");
    let _server = Server::start(&data);
    let mode = |path: &std::path::Path| {
        fs::metadata(path).expect("it is there").permissions().mode() & 0o777
    };
    assert_eq!(mode(&data), 0o700);
    for file in ["server.json", "server.lock", "traumfabrik.db"] {
        assert_eq!(mode(&data.join(file)), 0o600, "{file}");
    }
}

#[test]
fn a_server_without_a_store_forgets() {
    let data = folder("serve-memory");
    let server = Server::start_with(&data, &["--memory"]);
    let mut ada = Visitor::new(&server, "Ada");
    ada.play_now(&server);
    server.stop();
    assert!(!data.join("traumfabrik.db").exists());
    let server = Server::start_with(&data, &["--memory"]);
    assert!(ada.get(&server, "/api/me").is_null());
    server.stop();
}

#[test]
fn two_servers_do_not_share_a_folder() {
    for (name, args) in [("serve-two", &[][..]), ("serve-two-memory", &["--memory"])] {
        let data = folder(name);
        let first = Server::start_with(&data, args);
        let note = fs::read_to_string(data.join("server.json")).expect("it is there");
        let serve = ["serve", "--listen", "0", "--data", &data.to_string_lossy()];
        let second = traumfabrik(&[&serve, args].concat(), "");
        assert_eq!(second.status.code(), Some(1), "{}", err(&second));
        assert!(err(&second).contains("another server"), "{}", err(&second));
        let same = fs::read_to_string(data.join("server.json")).expect("it is there still");
        assert_eq!(note, same, "the note of the first one stays");
        first.stop();
    }
}

#[test]
fn a_second_signal_stops_at_once() {
    let mut server = Server::start(&folder("serve-impatient"));
    // Somebody is slow to send a request, and a server that stops waits for requests. It asks for
    // the rest of this one, so it is busy with it.
    let address = server.url.trim_start_matches("http://");
    let mut slow = TcpStream::connect(address).expect("it listens");
    let head = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    write!(slow, "{head}Expect: 100-continue\r\nContent-Length: 20\r\n\r\n").expect("it reads");
    let mut answer = [0; 21];
    slow.read_exact(&mut answer).expect("it answers");
    assert_eq!(&answer, b"HTTP/1.1 100 Continue");
    // Signals that follow each other too closely are received as one, so there may be a third.
    let status = loop {
        server.signal("-TERM");
        if let Some(status) = server.has_ended() {
            break status;
        }
    };
    // Had it waited, it would have ended well.
    assert_eq!(status.code(), Some(143));
    assert!(!server.data.join("server.json").exists());
}

#[test]
fn several_servers_share_a_postgres_database() {
    let postgres = Postgres::shared();
    let url = postgres.database();
    let one = Server::start_with(&folder("serve-pg-one"), &["--database", &url]);
    let two = Server::start_with(&folder("serve-pg-two"), &["--database", &url]);
    let mut ada = Visitor::new(&one, "Ada");
    let game = ada.play_now(&one);
    assert_eq!(ada.games(&two), std::slice::from_ref(&game));
    assert_eq!(two.admin_json(&["tables"])[0]["game"], game.as_str());
    assert!(two.admin(&["close", &game]).status.success());
    // The other one hears of it in a moment.
    ada.wait_for(&one, &game, "closed");
    one.stop();
    two.stop();

    postgres.sql(&url, "insert into schema_version (version) values (99)");
    let data = folder("serve-pg-newer");
    let serve = ["serve", "--listen", "0", "--database", &url, "--data", &data.to_string_lossy()];
    let output = traumfabrik(&serve, "");
    assert_eq!(output.status.code(), Some(1), "{}", err(&output));
    assert!(err(&output).contains("later version of this program"), "{}", err(&output));
}

#[test]
fn a_database_that_is_missing_is_named_without_its_password() {
    let url = Postgres::shared().database().replace("traumfabrik@", "traumfabrik:s3cret@");
    let missing = url.replace("/test", "/missing");
    let data = folder("serve-pg-missing").join("data");
    let serve =
        ["serve", "--listen", "0", "--database", &missing, "--data", &data.to_string_lossy()];
    let output = traumfabrik(&serve, "");
    assert_eq!(output.status.code(), Some(3), "{}", err(&output));
    let told = err(&output);
    assert!(told.contains("does not exist; make it with createdb"), "{told}");
    assert!(!told.contains("s3cret") && !told.contains("at line"), "{told}");
    assert!(!data.exists(), "a failed start leaves no folder");
}

#[test]
fn a_log_for_programs_is_all_that_is_said() {
    let data = folder("serve-json").join("data");
    let (log, pipe) = std::io::pipe().expect("a pipe");
    let args = ["serve", "--listen", "0", "--log-json", "--data", &data.to_string_lossy()];
    let mut child = binary(&args);
    child.env("TRAUMFABRIK_LISEN", "hush").env("TRAUMFABRIK_PROXY", "");
    child.stdin(Stdio::null()).stdout(pipe.try_clone().expect("the same")).stderr(pipe);
    let running = child.spawn().expect("the binary starts");
    // Only the server is to hold the pipe now, so that the log ends when it does.
    drop(child);
    let mut child = running;
    let (mut log, mut told) = (BufReader::new(log), String::new());
    log.read_line(&mut told).expect("it says that it is open");
    let signalled = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    assert!(signalled.is_ok_and(|status| status.success()));
    assert!(child.wait().expect("it ends").success());
    log.read_to_string(&mut told).expect("a log");
    let lines: Result<Vec<Value>, _> = told.lines().map(serde_json::from_str).collect();
    let lines = lines.unwrap_or_else(|error| panic!("{error}: {told}"));
    let open = &lines[0]["fields"];
    assert_eq!((&open["message"], &open["store"]), (&json!("open"), &json!("sqlite")), "{told}");
    let version = open["version"].as_str().expect("a version");
    assert!(version.starts_with(env!("CARGO_PKG_VERSION")), "{told}");
    assert!(
        open["urls"].as_str().is_some_and(|url| url.starts_with("http://127.0.0.1:")),
        "{told}"
    );
    // Variables that nothing reads are named, and no others.
    let strange = lines.iter().map(|line| &line["fields"]["variable"]);
    let strange: Vec<&str> = strange.filter_map(Value::as_str).collect();
    assert!(strange.contains(&"TRAUMFABRIK_LISEN"), "{told}");
    assert!(!strange.contains(&"TRAUMFABRIK_PROXY") && !told.contains("hush"), "{told}");
}

#[test]
fn a_log_for_programs_says_why_a_server_cannot_start() {
    let data = folder("serve-json-failed").join("data");
    let serve = ["serve", "--listen", "192.0.2.1:80", "--data", &data.to_string_lossy()];
    let output = traumfabrik(&[&serve[..], &["--log-json"]].concat(), "");
    assert_eq!(output.status.code(), Some(3), "{}", err(&output));
    let told: Value = serde_json::from_str(&err(&output)).expect("one line of JSON");
    let why = told["fields"]["message"].as_str().expect("a sentence");
    assert_eq!(told["level"], "ERROR");
    assert!(why.contains("this machine has no such address"), "{told}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_server_may_open_as_many_files_as_the_system_allows() {
    let data = folder("serve-files");
    let server = Server::start_under(&data, &[], |command| {
        // Few to begin with, but more if it asks.
        let mut shell = Command::new("sh");
        shell.args(["-c", "ulimit -Sn 64; exec \"$0\" \"$@\""]).arg(command.get_program());
        shell.args(command.get_args());
        shell
    });
    let limits = fs::read_to_string(format!("/proc/{}/limits", server.id())).expect("its limits");
    let line = limits.lines().find(|line| line.starts_with("Max open files")).expect("a line");
    let numbers: Vec<&str> = line.split_whitespace().skip(3).take(2).collect();
    assert_eq!(numbers[0], numbers[1], "{line}");
    assert_ne!(numbers[0], "64", "{line}");
    server.stop();
}

#[cfg(target_os = "linux")]
#[test]
fn a_server_opens_its_page_where_there_is_a_screen() {
    use std::os::unix::fs::PermissionsExt;
    let tools = folder("serve-open-tools");
    let (tool, told) = (tools.join("xdg-open"), tools.join("told"));
    let made = Command::new("mkfifo").arg(&told).status();
    assert!(made.is_ok_and(|status| status.success()), "a pipe with a name");
    let mut pipe = fs::File::options().read(true).write(true).open(&told).expect("both its ends");
    let mut heard = BufReader::new(pipe.try_clone().expect("the same"));
    let script = format!("#!/bin/sh\necho \"$1\" > '{}'\n", told.display());
    fs::write(&tool, script).expect("a tool");
    fs::set_permissions(&tool, fs::Permissions::from_mode(0o755)).expect("it can be run");
    let path = format!("{}:{}", tools.display(), std::env::var("PATH").unwrap_or_default());
    for (screen, args, is_opened) in
        [("", &["--open"][..], false), (":7", &[], false), (":7", &["--open"], true)]
    {
        let data = folder("serve-open");
        let server = Server::start_under(&data, args, |mut command| {
            command.env("PATH", &path).env("DISPLAY", screen).env_remove("WAYLAND_DISPLAY");
            command
        });
        let url = server.url.clone();
        let mut line = String::new();
        if is_opened {
            heard.read_line(&mut line).expect("a line");
        }
        server.stop();
        // Where nothing is opened, this is the first thing that is heard.
        writeln!(pipe, "nothing more").expect("there is room");
        heard.read_line(&mut line).expect("a line");
        let opened = if is_opened { format!("{url}\n") } else { String::new() };
        assert_eq!(line, format!("{opened}nothing more\n"), "{screen:?} {args:?}");
    }
}

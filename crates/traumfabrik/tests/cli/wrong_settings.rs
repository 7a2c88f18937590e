//! Settings that cannot be meant: what is said, and by which exit code. The page for hosts that
//! lists them is the table of this test.

use std::fs;
use std::io::Read;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use rayon::prelude::*;

use crate::{binary, folder};

const PAGE: &str = include_str!("../../../../docs/hosting/wrong-settings.md");
/// What is wrong is said at once, however busy the machine; only a server that starts nevertheless
/// takes this long.
const END_LIMIT: Duration = Duration::from_secs(300);

/// A row of the page.
struct Row {
    line: String,
    command: Vec<String>,
    settings: Vec<String>,
    code: i32,
    phrase: String,
}

impl Row {
    /// Reads a line of the page; nothing if it is no row of the table.
    fn read(line: &str, places: &[(&str, String)]) -> Option<Self> {
        let line = places.iter().fold(line.to_owned(), |line, (name, it)| line.replace(name, it));
        let cells: Vec<&str> =
            line.strip_prefix("| `")?.trim_end_matches(" |").split(" | ").collect();
        let &[set, code, said] = cells.as_slice() else { panic!("three cells: {line}") };
        let mut spans = set.trim_end_matches('`').split("` with `");
        let command = words(spans.next()?);
        let settings = spans.next().map(|text| text.split("` and `").map(str::to_owned).collect());
        Some(Self {
            command,
            settings: settings.unwrap_or_default(),
            code: code.parse().unwrap_or_else(|_| panic!("a number: {line}")),
            phrase: said.trim_matches('`').to_owned(),
            line,
        })
    }

    /// Does what the row says, in a home of its own, where no folder may stay behind.
    fn check(&self, home: &Path) -> Result<(), String> {
        fs::create_dir_all(home).expect("a folder");
        let n_variables = self.command.iter().take_while(|word| word.contains('=')).count();
        let (variables, words) = self.command.split_at(n_variables);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let mut command = binary(&words);
        command.env("HOME", home).env_remove("XDG_DATA_HOME").env("TRAUMFABRIK_LISTEN", "0");
        command.envs(variables.iter().filter_map(|variable| variable.split_once('=')));
        if !self.settings.is_empty() {
            let file = home.join("settings.toml");
            fs::write(&file, self.settings.join("\n")).expect("the folder is ours");
            command.arg("--settings").arg(file);
        }
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the binary starts");
        let mut stderr = child.stderr.take().expect("it has one");
        let (all, ended) = mpsc::channel();
        // A program that ends closes what it writes to.
        thread::spawn(move || {
            let mut said = String::new();
            all.send(stderr.read_to_string(&mut said).map(|_| said)).ok();
        });
        let Ok(said) = ended.recv_timeout(END_LIMIT) else {
            child.kill().ok();
            child.wait().ok();
            return Err(format!("{}\nit goes on", self.line));
        };
        let (said, status) = (said.expect("a text"), child.wait().expect("it has ended"));
        let is_as_told = status.code() == Some(self.code) && said.contains(&self.phrase);
        // A password does not belong into an address that people see, and that one is shown.
        let is_kept = !said.contains("hush") || self.line.contains("--public-url");
        match is_as_told && is_kept && !home.join(".local").exists() {
            true => Ok(()),
            false => Err(format!("{}\n{:?} {said}", self.line, status.code())),
        }
    }
}

/// Words as a shell takes them apart: by spaces, unless they are in single quotes.
fn words(line: &str) -> Vec<String> {
    let quoted: Vec<&str> = line.split('\'').collect();
    match quoted.as_slice() {
        [plain] => plain.split_whitespace().map(str::to_owned).collect(),
        [before, inside, ""] => {
            let before = before.split_whitespace().map(str::to_owned);
            before.chain([(*inside).to_owned()]).collect()
        }
        _ => panic!("one quoted word at the end: {line}"),
    }
}

#[test]
fn wrong_settings_are_answered_as_the_page_for_hosts_says() {
    let dir = folder("wrong-settings");
    let games = dir.join("games");
    fs::create_dir_all(&games).expect("a folder");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        traumfabrik_store::sqlite(games.join("traumfabrik.db")).expect("a store").close().await;
    });
    fs::write(dir.join("empty"), "").expect("the folder is ours");
    fs::write(dir.join("text"), "hush\n").expect("the folder is ours");
    let taken = TcpListener::bind(("127.0.0.1", 0)).expect("there is a port");
    let port = taken.local_addr().expect("it has one").port().to_string();
    let places = [("DIR", dir.display().to_string()), ("PORT", port)];
    let rows: Vec<Row> = PAGE.lines().filter_map(|line| Row::read(line, &places)).collect();
    assert!(rows.len() >= 40, "only {} rows", rows.len());
    let home = |n: usize| -> PathBuf { dir.join(format!("home-{n}")) };
    let checked = rows.par_iter().enumerate().map(|(n, row)| row.check(&home(n)));
    let wrong: Vec<String> = checked.filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(!dir.join("missing").exists(), "a folder stays behind");
}

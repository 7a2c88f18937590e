//! `traumfabrik admin`: what a host does while the server runs.

mod client;
mod show;

use std::path::PathBuf;

use clap::Subcommand;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use traumfabrik_server::admin::{
    Blocking, LimitShown, Naming, PAGE_MAX, PersonFound, Said, TableShown,
};

use self::client::Client;
use crate::data::DataArgs;
use crate::failure::Failure;

/// Look after a server that runs: its tables, what was said, and people
///
/// The server is found by its data folder, where it leaves its address and a secret while it runs;
/// or give both yourself. Where several servers share a database, any one of them will do.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: AdminCommand,
    #[command(flatten)]
    data: DataArgs,
    /// The address of the server itself, such as http://127.0.0.1:8080
    #[arg(long, value_name = "URL", requires = "secret_file", global = true)]
    server: Option<String>,
    /// A file with the secret of that server, as in its `server.json`
    #[arg(long, value_name = "FILE", requires = "server", global = true)]
    secret_file: Option<PathBuf>,
    /// Answer in JSON
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Debug, Subcommand)]
enum AdminCommand {
    /// List tables, the newest first
    Tables {
        /// Only those that stand like this: gathering, running, paused, over, aborted, closed or
        /// broken
        #[arg(long)]
        status: Option<String>,
        /// At most so many
        #[arg(long, value_name = "N", default_value_t = 50)]
        limit: usize,
    },
    /// Close a table. What has been played stays, and its seed is revealed
    Close {
        /// The table
        game: String,
    },
    /// Open a table that was closed for repair, once its log can be read again
    Reopen {
        /// The table
        game: String,
    },
    /// Show what was said at a table
    Chat {
        /// The table
        game: String,
        /// What those said to each other who look on
        #[arg(long)]
        watchers: bool,
    },
    /// Remove something that was said
    RemoveChat {
        /// The table
        game: String,
        /// Its number, as `chat` shows it
        id: i64,
        /// From what those said to each other who look on
        #[arg(long)]
        watchers: bool,
    },
    /// List people, the newest first: everybody, those at a table, or the one with an account
    People {
        #[command(flatten)]
        who: Who,
        /// At most so many
        #[arg(long, value_name = "N", default_value_t = 50)]
        limit: usize,
    },
    /// Shut a person out. Their games go on: a bot plays for whoever is away
    Block(Whom),
    /// Let a person in again
    Unblock(Whom),
    /// Give a person another name
    Rename {
        #[command(flatten)]
        whom: Whom,
        /// The name that others are to see
        #[arg(long, value_name = "NAME")]
        to: String,
    },
    /// Give somebody who has lost password and codes new codes, to be handed over in a safe way
    ///
    /// Older codes lose their force. With one of the new ones they set a password of their own,
    /// and every browser that was signed in is signed out.
    Codes(Whom),
    /// Delete an account: names, ways to reach the person, what they said, every way in. Games stay
    Delete(Whom),
    /// Show the limits of this server, and how often each refused somebody since it started
    Limits,
}

#[derive(Debug, clap::Args)]
#[group(required = false, multiple = false)]
struct Who {
    /// A table where they sit
    #[arg(long)]
    game: Option<String>,
    /// The name of the account
    #[arg(long, value_name = "NAME")]
    account: Option<String>,
}

#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
struct Whom {
    /// The person, as `people` and `chat` show it
    person: Option<String>,
    /// The name of the account
    #[arg(long, value_name = "NAME")]
    account: Option<String>,
}

/// Codes that open an account, once each.
#[derive(Deserialize, Serialize)]
struct Codes {
    codes: Vec<String>,
}

/// Which talk is meant.
fn talk(is_watchers: bool) -> [(&'static str, Option<&'static str>); 1] {
    [("channel", is_watchers.then_some("watchers"))]
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let client = match (&args.server, &args.secret_file) {
        (Some(url), Some(file)) => Client::by_hand(url, file)?,
        (None, _) | (_, None) => Client::by_note(&args.data.folder()?)?,
    };
    match &args.command {
        AdminCommand::Tables { status, limit } => {
            let which = [("status", status.as_deref())];
            let tables =
                pages(&client, "tables", &which, *limit, |table: &TableShown| &table.game)?;
            show::tables(&tables, args.json)
        }
        AdminCommand::Close { game } => {
            client.post(&["tables", game, "close"])?;
            show::done(&format!("{game}: closed"), args.json)
        }
        AdminCommand::Reopen { game } => {
            client.post(&["tables", game, "reopen"])?;
            show::done(&format!("{game}: open again"), args.json)
        }
        AdminCommand::Chat { game, watchers } => {
            let said: Vec<Said> = client.get(&["tables", game, "chat"], &talk(*watchers))?;
            show::chat(&said, args.json)
        }
        AdminCommand::RemoveChat { game, id, watchers } => {
            client.delete(&["tables", game, "chat", &id.to_string()], &talk(*watchers))?;
            show::done(&format!("{game}: removed what was said as number {id}"), args.json)
        }
        AdminCommand::People { who, limit } => {
            let found = people(&client, who, *limit)?;
            show::people(&found, args.json)
        }
        AdminCommand::Block(whom) => {
            let person = whom.find(&client)?;
            client.put(&["people", &person, "blocked"], &Blocking { is_blocked: true })?;
            show::done(&format!("{person}: blocked"), args.json)
        }
        AdminCommand::Unblock(whom) => {
            let person = whom.find(&client)?;
            client.put(&["people", &person, "blocked"], &Blocking { is_blocked: false })?;
            show::done(&format!("{person}: not blocked any more"), args.json)
        }
        AdminCommand::Rename { whom, to } => {
            let person = whom.find(&client)?;
            client.put(&["people", &person, "name"], &Naming { name: to.clone() })?;
            show::done(&format!("{person}: is called {to} now"), args.json)
        }
        AdminCommand::Codes(whom) => {
            let person = whom.find(&client)?;
            let given: Codes = client.post_for(&["people", &person, "codes"])?;
            show::codes(&given, args.json)
        }
        AdminCommand::Delete(whom) => {
            let person = whom.find(&client)?;
            client.delete(&["people", &person], &[])?;
            show::done(&format!("{person}: deleted"), args.json)
        }
        AdminCommand::Limits => {
            let limits: Vec<LimitShown> = client.get(&["limits"], &[])?;
            show::limits(&limits, args.json)
        }
    }
}

/// People: all at a table, the one with an account, or everybody.
fn people(client: &Client, who: &Who, limit: usize) -> Result<Vec<PersonFound>, Failure> {
    let by = [("game", who.game.as_deref()), ("account", who.account.as_deref())];
    if by.iter().any(|(_, value)| value.is_some()) {
        return client.get(&["people"], &by);
    }
    pages(client, "people", &[], limit, |found: &PersonFound| &found.person)
}

/// A list that comes page by page; each goes on after the last item of the one before.
fn pages<T: DeserializeOwned>(
    client: &Client,
    path: &str,
    which: &[(&str, Option<&str>)],
    limit: usize,
    name: fn(&T) -> &String,
) -> Result<Vec<T>, Failure> {
    let mut items: Vec<T> = Vec::new();
    while items.len() < limit {
        let after = items.last().map(|item| name(item).clone());
        let query = [which, &[("after", after.as_deref())]].concat();
        let page: Vec<T> = client.get(&[path], &query)?;
        let is_last = page.len() < PAGE_MAX as usize;
        items.extend(page);
        if is_last {
            break;
        }
    }
    items.truncate(limit);
    Ok(items)
}

impl Whom {
    /// The person, by the name in the log.
    fn find(&self, client: &Client) -> Result<String, Failure> {
        if let Some(person) = &self.person {
            return Ok(person.clone());
        }
        let by = [("account", self.account.as_deref())];
        let found: Vec<PersonFound> = client.get(&["people"], &by)?;
        let found = found.into_iter().next().map(|found| found.person);
        found.ok_or_else(|| Failure::No("there is no such account".to_owned()))
    }
}

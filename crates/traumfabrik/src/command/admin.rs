//! `traumfabrik admin`: what a host does while the server runs.

mod client;
mod show;

use std::path::PathBuf;

use clap::Subcommand;
use traumfabrik_server::admin::{Blocking, PAGE_MAX, PersonFound, Said, TableShown};

use self::client::Client;
use crate::data::DataArgs;
use crate::failure::Failure;

/// Look after a server that runs: list and close tables, remove what was said, shut people out
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
    },
    /// Remove something that was said
    RemoveChat {
        /// The table
        game: String,
        /// Its number, as `chat` shows it
        id: i64,
    },
    /// Find people: those at a table, or the one with an account
    People {
        #[command(flatten)]
        who: Who,
    },
    /// Shut a person out. Their games go on: a bot plays for whoever is away
    Block(Whom),
    /// Let a person in again
    Unblock(Whom),
}

#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
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

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let client = match (&args.server, &args.secret_file) {
        (Some(url), Some(file)) => Client::by_hand(url, file)?,
        (None, _) | (_, None) => Client::by_note(&args.data.folder()?)?,
    };
    match &args.command {
        AdminCommand::Tables { status, limit } => {
            let tables = tables(&client, status.as_deref(), *limit)?;
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
        AdminCommand::Chat { game } => {
            let said: Vec<Said> = client.get(&["tables", game, "chat"], &[])?;
            show::chat(&said, args.json)
        }
        AdminCommand::RemoveChat { game, id } => {
            client.delete(&["tables", game, "chat", &id.to_string()])?;
            show::done(&format!("{game}: removed what was said as number {id}"), args.json)
        }
        AdminCommand::People { who } => {
            let by = [("game", who.game.as_deref()), ("account", who.account.as_deref())];
            let found: Vec<PersonFound> = client.get(&["people"], &by)?;
            show::people(&found, args.json)
        }
        AdminCommand::Block(whom) => {
            let person = block(&client, whom, true)?;
            show::done(&format!("{person}: blocked"), args.json)
        }
        AdminCommand::Unblock(whom) => {
            let person = block(&client, whom, false)?;
            show::done(&format!("{person}: not blocked any more"), args.json)
        }
    }
}

/// Tables, page by page.
fn tables(client: &Client, status: Option<&str>, limit: usize) -> Result<Vec<TableShown>, Failure> {
    let mut tables: Vec<TableShown> = Vec::new();
    while tables.len() < limit {
        let after = tables.last().map(|table| table.game.clone());
        let which = [("status", status), ("after", after.as_deref())];
        let page: Vec<TableShown> = client.get(&["tables"], &which)?;
        let is_last = page.len() < PAGE_MAX as usize;
        tables.extend(page);
        if is_last {
            break;
        }
    }
    tables.truncate(limit);
    Ok(tables)
}

/// Answers with the person that it was.
fn block(client: &Client, whom: &Whom, is_blocked: bool) -> Result<String, Failure> {
    let person = match (&whom.person, &whom.account) {
        (Some(person), _) => person.clone(),
        (None, account) => {
            let by = [("account", account.as_deref())];
            let found: Vec<PersonFound> = client.get(&["people"], &by)?;
            let found = found.into_iter().next();
            found.ok_or_else(|| Failure::No("there is no such account".to_owned()))?.person
        }
    };
    client.put(&["people", &person, "blocked"], &Blocking { is_blocked })?;
    Ok(person)
}

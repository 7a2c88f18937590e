//! `traumfabrik healthcheck`: whether a server is ready, for container and service managers.

use std::time::Duration;

use crate::data::DataArgs;
use crate::failure::Failure;
use crate::note::Note;

/// Ask a running server whether it is ready: exit code 0 if it is, 1 if not, 3 if nobody answers
///
/// It asks for /readyz, for which the server writes to its store.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The address of the server, such as http://127.0.0.1:8080; unless given, that of the server
    /// that uses the data folder
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    #[command(flatten)]
    data: DataArgs,
    /// How long to wait for an answer
    #[arg(long, value_name = "SECONDS", default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=600))]
    timeout: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let url = match &args.server {
        Some(url) => url.trim_end_matches('/').to_owned(),
        None => Note::read(&args.data.folder()?)?.url,
    };
    // A server is asked itself, whatever proxy the environment names.
    let config = ureq::Agent::config_builder().http_status_as_error(false).proxy(None);
    let timeout = Duration::from_secs(args.timeout);
    let agent: ureq::Agent = config.timeout_global(Some(timeout)).build().into();
    let answer = agent.get(format!("{url}/readyz")).call();
    let mut answer = answer.map_err(|error| Failure::Io(format!("{url}: {error}")))?;
    let said = answer.body_mut().read_to_string().unwrap_or_default();
    let said = said.trim();
    match answer.status().is_success() {
        true => println!("{url}: {said}"),
        false => return Err(Failure::No(format!("{url}: {} {said}", answer.status()))),
    }
    Ok(())
}

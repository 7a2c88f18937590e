//! Secrets on the command line and in variables.

/// Takes a secret. An empty one would open a door to everybody, and whoever leaves a variable empty
/// by mistake should hear of it.
pub(crate) fn parse(text: &str) -> Result<String, String> {
    if text.trim().is_empty() {
        return Err("a secret cannot be empty; leave the flag and the variable away instead".into());
    }
    Ok(text.to_owned())
}

/// Whether an argument is a secret: those do not count as not set when they are empty.
pub(crate) fn is_secret(arg: &clap::Arg) -> bool {
    arg.get_id().as_str().ends_with("secret")
}

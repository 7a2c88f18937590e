//! How people are told that a game waits for them.

use clap::Args;
use traumfabrik_server::{Config, Mail};

use crate::failure::Failure;

/// How notices are sent.
#[derive(Debug, Args)]
#[command(next_help_heading = "Notices")]
pub(crate) struct NoticeArgs {
    /// Send mail by this server: smtps://user:password@host:465 or smtp://host:25. Without it
    /// nobody gets mail
    #[arg(
        long,
        value_name = "URL",
        env = "TRAUMFABRIK_MAIL_SERVER",
        hide_env_values = true,
        requires = "mail_from"
    )]
    mail_server: Option<String>,
    /// The sender of mail: Traumfabrik <games@example.org>
    #[arg(long, value_name = "ADDRESS", env = "TRAUMFABRIK_MAIL_FROM", requires = "mail_server")]
    mail_from: Option<String>,
    /// Let people have notices posted to addresses in private networks, too: only where you trust
    /// everybody
    #[arg(long)]
    allow_private_webhooks: bool,
}

impl NoticeArgs {
    /// Puts what was given in place of what is usual.
    pub(crate) fn apply(&self, config: &mut Config) -> Result<(), Failure> {
        config.allow_private_webhooks = self.allow_private_webhooks;
        if let (Some(server), Some(from)) = (&self.mail_server, &self.mail_from) {
            let mail = Mail::new(server, from);
            config.mail = Some(mail.map_err(|error| Failure::Usage(error.to_string()))?);
        }
        Ok(())
    }
}

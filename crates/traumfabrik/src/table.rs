//! Arguments that say what is played: the same for every command.

use std::path::PathBuf;

use clap::Args;
use traumfabrik_packs::{Lang, Library, Pack, Settings, switches};
use traumfabrik_rules::{Seats, Start};

use crate::failure::Failure;

/// Which edition, how many seats, which switches.
#[derive(Debug, Args)]
pub(crate) struct TableArgs {
    /// How many seats, 2 to 5
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    pub(crate) seats: u8,
    #[command(flatten)]
    pub(crate) edition: EditionArgs,
    /// Set a switch, such as `party_decline=off`; `traumfabrik pack list` shows them all. Can be
    /// given several times
    #[arg(long = "set", value_name = "SWITCH=VALUE", num_args = 1..)]
    pub(crate) switches: Vec<String>,
}

/// Which edition, and where editions come from.
#[derive(Debug, Args)]
pub(crate) struct EditionArgs {
    /// The edition by its id: traumfabrik-2000, dream-factory-2009, or one from `--packs`
    #[arg(long, default_value = "traumfabrik-2000")]
    edition: String,
    #[command(flatten)]
    packs: PacksArgs,
}

/// Where editions come from, besides those that the program brings along.
#[derive(Debug, Args)]
pub(crate) struct PacksArgs {
    /// A folder that holds a pack of your own, or several
    #[arg(long, value_name = "DIR")]
    packs: Vec<PathBuf>,
}

impl PacksArgs {
    /// All editions at hand.
    pub(crate) fn library(&self) -> Result<Library, Failure> {
        let mut library = Library::embedded();
        for dir in &self.packs {
            library.add_dir(dir).map_err(|faults| {
                let faults: Vec<String> = faults.iter().map(|f| format!("  {f}")).collect();
                let dir = dir.display();
                Failure::No(format!("the packs in {dir} have faults:\n{}", faults.join("\n")))
            })?;
        }
        Ok(library)
    }
}

impl EditionArgs {
    /// The edition that was asked for.
    pub(crate) fn pack(&self) -> Result<Pack, Failure> {
        let library = self.packs.library()?;
        let ids: Vec<&str> = library.packs().iter().map(|pack| pack.id.as_str()).collect();
        library.get(&self.edition).cloned().ok_or_else(|| {
            let (wanted, ids) = (&self.edition, ids.join(", "));
            Failure::Usage(format!("there is no edition '{wanted}'; there are: {ids}"))
        })
    }
}

impl TableArgs {
    pub(crate) fn n_seats(&self) -> Seats {
        Seats::new(self.seats).unwrap_or_else(|| unreachable!("the argument is checked: 2 to 5"))
    }

    /// The switches: those of the edition, changed as asked.
    pub(crate) fn settings(&self, pack: &Pack) -> Result<Settings, Failure> {
        let mut settings = pack.defaults;
        for switch in &self.switches {
            let (name, value) = switch.split_once('=').ok_or_else(|| {
                Failure::Usage(format!("--set wants SWITCH=VALUE, not '{switch}'"))
            })?;
            switches::set(&mut settings, name.trim(), value.trim()).map_err(Failure::Usage)?;
        }
        Ok(settings)
    }

    /// What a game starts with.
    pub(crate) fn start(&self, pack: &Pack) -> Result<Start, Failure> {
        self.settings(pack)?.start(self.n_seats()).map_err(Failure::Usage)
    }
}

/// The language of the environment; English if it is none of ours.
pub(crate) fn default_lang() -> Lang {
    let variable = |name| std::env::var(name).ok();
    let (all, messages, lang) = (variable("LC_ALL"), variable("LC_MESSAGES"), variable("LANG"));
    Lang::from_env(all.as_deref(), messages.as_deref(), lang.as_deref())
}

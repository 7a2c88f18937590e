//! Where nets come from: one is carried inside the program, others lie in files.

use core::fmt;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use super::file::Border;
use super::forward::Net;
use crate::features::{FEATURES_VERSION, N_ACTIONS, N_FEATURES};

/// The net that this program is shipped with. Its card is in docs/learning.md.
const SHIPPED: &[u8] = include_bytes!("weights/star.net");

/// What the encoder of this program writes.
pub(super) const BORDER: Border =
    Border { features_version: FEATURES_VERSION, n_features: N_FEATURES, n_actions: N_ACTIONS };

/// A net by where it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum NetSource {
    /// The one inside the program.
    Shipped,
    /// A file, as it is written where nets are trained.
    File(PathBuf),
}

impl NetSource {
    /// The net. A file is read once, however many tables play with it.
    ///
    /// # Errors
    /// If it cannot be read or does not fit: a sentence that says why.
    pub(crate) fn net(&self) -> Result<Arc<Net>, String> {
        match self {
            Self::Shipped => Ok(shipped()),
            Self::File(path) => from_file(path),
        }
    }
}

/// The net inside the program.
pub(crate) fn shipped() -> Arc<Net> {
    static INSIDE: LazyLock<Arc<Net>> = LazyLock::new(|| {
        Arc::new(Net::read(SHIPPED, &BORDER).expect("the net inside the program is sound"))
    });
    Arc::clone(&INSIDE)
}

fn from_file(path: &Path) -> Result<Arc<Net>, String> {
    static KNOWN: Mutex<Option<HashMap<PathBuf, Arc<Net>>>> = Mutex::new(None);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = known.get_or_insert_default();
    if let Some(net) = known.get(path) {
        return Ok(Arc::clone(net));
    }
    let name = path.display();
    let bytes = fs::read(path).map_err(|error| format!("cannot be read from {name}: {error}"))?;
    let net = Net::read(&bytes, &BORDER).map_err(|error| format!("in {name} {error}"))?;
    let net = Arc::new(net);
    known.insert(path.to_owned(), Arc::clone(&net));
    Ok(net)
}

/// Nothing, or `@FILE`: what follows in the name of a bot that asks it.
impl fmt::Display for NetSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shipped => Ok(()),
            Self::File(path) => write!(f, "@{}", path.display()),
        }
    }
}

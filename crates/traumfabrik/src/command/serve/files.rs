//! How many files the server may open: every visitor takes one.

/// Lets the process open as many files as the system lets it: what it is given to begin with is
/// often meant for programs that have a few.
pub(super) fn allow_many() {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(n_files) => tracing::debug!(n_files, "files that may be open at a time"),
        Err(error) => tracing::warn!(%error, "cannot ask for more open files"),
    }
}

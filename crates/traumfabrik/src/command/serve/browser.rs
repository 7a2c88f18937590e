//! Opening the page where the host sits.

use std::env;
use std::process::{Command, Stdio};

/// Opens an address in the browser, if there is a screen to show it on. Whoever has none reads the
/// address that the server has printed.
pub(super) fn open(url: &str) {
    let Some(mut command) = opener() else { return };
    let silent = command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    match silent.spawn() {
        // Somebody has to wait for it, or it would stay in the list of processes.
        Ok(mut child) => drop(std::thread::spawn(move || child.wait())),
        Err(error) => tracing::info!(%error, "cannot open a browser"),
    }
}

/// The program that opens addresses on this system.
fn opener() -> Option<Command> {
    if cfg!(target_os = "macos") {
        return Some(Command::new("open"));
    }
    if cfg!(windows) {
        return Some(Command::new("explorer"));
    }
    let has_screen = ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()));
    has_screen.then(|| Command::new("xdg-open"))
}

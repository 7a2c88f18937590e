//! What a host sees first: the address that people can use, for their phones too, and the page where
//! there is a browser.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::process::{Command, Stdio};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// Addresses that are kept for documentation. Nothing is sent to them: the system is only asked
/// which of its own addresses it would send from.
const SOMEWHERE: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1));
const SOMEWHERE_6: IpAddr = IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1));
const ANY_PORT: u16 = 9;

/// Tells where the server is, and where games are kept.
pub(super) fn print(urls: &[String], is_for_phones: bool, kept: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for (n, url) in urls.iter().enumerate() {
        let words = if n == 0 { "Traumfabrik is open at" } else { "                   and" };
        writeln!(out, "{words} {url}")?;
    }
    if let Some(url) = urls.first().filter(|_| is_for_phones && io::stdout().is_terminal()) {
        write!(out, "{}", code(url).unwrap_or_default())?;
    }
    writeln!(out, "{kept} Ctrl-C stops the server.")?;
    out.flush()
}

/// The addresses that people can use, the best one first.
pub(super) fn urls(listen: SocketAddr, public_url: Option<&str>) -> Vec<String> {
    addresses(listen, public_url, own_addresses(listen))
}

fn addresses(listen: SocketAddr, public_url: Option<&str>, own: Vec<IpAddr>) -> Vec<String> {
    if let Some(url) = public_url {
        return vec![url.trim_end_matches('/').to_owned()];
    }
    if !listen.ip().is_unspecified() {
        return vec![format!("http://{listen}")];
    }
    let localhost = match listen {
        SocketAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
        SocketAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
    };
    let addresses = if own.is_empty() { vec![localhost] } else { own };
    let url = |ip: IpAddr| format!("http://{}", SocketAddr::new(ip, listen.port()));
    addresses.into_iter().map(url).collect()
}

/// The addresses of this machine in its network, as far as a server that listens here has them.
fn own_addresses(listen: SocketAddr) -> Vec<IpAddr> {
    let towards = |to: IpAddr| {
        let from: IpAddr = match to {
            IpAddr::V4(_) => Ipv4Addr::UNSPECIFIED.into(),
            IpAddr::V6(_) => Ipv6Addr::UNSPECIFIED.into(),
        };
        let socket = UdpSocket::bind((from, 0)).ok()?;
        socket.connect((to, ANY_PORT)).ok()?;
        let own = socket.local_addr().ok()?.ip();
        (!own.is_unspecified() && !own.is_loopback()).then_some(own)
    };
    // Whoever listens on all new addresses listens on all old ones too, as systems are set up.
    match listen {
        SocketAddr::V4(_) => towards(SOMEWHERE).into_iter().collect(),
        SocketAddr::V6(_) => [SOMEWHERE, SOMEWHERE_6].into_iter().filter_map(towards).collect(),
    }
}

/// A code for the camera of a phone: black on white, whatever colours the terminal has.
fn code(url: &str) -> Option<String> {
    let code = QrCode::new(url).ok()?;
    let picture = code.render::<Dense1x2>().build();
    Some(picture.lines().map(|line| format!("\x1b[30;107m{line}\x1b[0m\n")).collect())
}

/// Opens an address in the browser, if there is a screen to show it on. Whoever has none reads the
/// address that the server has printed.
pub(super) fn open_browser(url: &str) {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn check(listen: &str, public_url: Option<&str>, own: &[&str], expected: &[&str]) {
        let own = own.iter().map(|ip| ip.parse().expect("an address")).collect();
        let urls = addresses(listen.parse().expect("an address"), public_url, own);
        assert_eq!(urls, expected, "{listen}");
    }

    #[test]
    fn people_are_told_addresses_that_they_can_use() {
        check("127.0.0.1:8080", None, &[], &["http://127.0.0.1:8080"]);
        check("0.0.0.0:80", None, &["192.168.1.7"], &["http://192.168.1.7:80"]);
        check("0.0.0.0:80", None, &[], &["http://127.0.0.1:80"]);
        check(
            "[::]:8080",
            None,
            &["192.168.1.7", "fd00::7"],
            &["http://192.168.1.7:8080", "http://[fd00::7]:8080"],
        );
        let public = "https://play.example.org";
        check("0.0.0.0:8080", Some("https://play.example.org/"), &["10.0.0.7"], &[public]);
    }

    #[test]
    fn a_code_is_a_square_of_dark_and_light() {
        let picture = code("http://192.168.1.7:8080").expect("it is short");
        let lines: Vec<&str> = picture.lines().collect();
        let width = lines[0].chars().count();
        assert!(lines.len() > 10 && lines.iter().all(|line| line.chars().count() == width));
        assert!(picture.contains('█') && picture.contains(' '));
    }
}

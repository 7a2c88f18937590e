//! Requests that are none, or that make no sense.

use crate::chance::Piece;
use crate::server::Server;
use crate::wire::exchange;

/// Paths that want a body, as the API's document lists them.
fn paths_with_bodies() -> Vec<(String, String)> {
    let document: serde_json::Value =
        serde_json::from_str(&traumfabrik_server::openapi()).expect("JSON");
    let paths = document["paths"].as_object().expect("paths");
    let methods = |path: &str, item: &serde_json::Value| {
        let item = item.as_object().expect("methods");
        let with_body = item.iter().filter(|(_, method)| method.get("requestBody").is_some());
        let method = |(name, _): (&String, _)| (name.to_uppercase(), path.to_owned());
        with_body.map(method).collect::<Vec<_>>()
    };
    paths.iter().flat_map(|(path, item)| methods(path, item)).collect()
}

/// A request with these lines in its head, and a body. The connection is closed afterwards.
fn request(line: &str, headers: &[&str], body: &[u8]) -> Vec<u8> {
    let close: &[&str] = if headers.iter().any(|header| header.starts_with("Connection:")) {
        &[]
    } else {
        &["Connection: close"]
    };
    let head = [line, "Host: x"]
        .iter()
        .chain(close)
        .chain(headers)
        .copied()
        .collect::<Vec<_>>()
        .join("\r\n");
    [head.as_bytes(), b"\r\n\r\n", body].concat()
}

/// A request whose body is no sense, of the right kind and length.
fn senseless(piece: &mut Piece, server: &Server) -> Vec<u8> {
    let paths = paths_with_bodies();
    let (method, path) = &paths[piece.below(paths.len())];
    let path =
        path.replace("{game}", server.game()).replace("{person}", "x").replace("{chat}", "1");
    let body = match piece.below(6) {
        0 => piece.bytes(1_000),
        1 => "[".repeat(1 + piece.below(15_000)).into_bytes(),
        2 => format!("{{\"rubbish\":\"{}\"}}", "x".repeat(piece.below(9_000))).into_bytes(),
        3 => b"{\"a\":1e999,\"b\":99999999999999999999999}".to_vec(),
        4 => vec![b' '; 16 * 1024 + 1 + piece.below(90_000)],
        _ => piece.pick(&["", "null", "0", "[]", "\"\"", "{", "{}x"]).as_bytes().to_vec(),
    };
    let length = format!("Content-Length: {}", body.len());
    let cookie = format!("Cookie: {}", server.cookie_of_guest());
    let kind = piece.pick(&["application/json", "text/plain", "application/json; charset=x", ""]);
    let kind = format!("Content-Type: {kind}");
    let headers: Vec<&str> = match piece.below(3) {
        0 => vec![&length, &kind],
        1 => vec![&length, "Content-Type: application/json"],
        _ => vec![&length, "Content-Type: application/json", &cookie],
    };
    request(&format!("{method} {path} HTTP/1.1"), &headers, &body)
}

/// An upgrade to a socket that lacks something, or goes nowhere.
fn half_an_upgrade(piece: &mut Piece, server: &Server) -> Vec<u8> {
    let path = match piece.below(3) {
        0 => format!("/api/tables/{}/socket?look=nonsense", server.game()),
        1 => format!("/api/tables/{}/socket?since=-1", server.game()),
        _ => format!("/api/tables/{}/socket", server.game()),
    };
    let key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
    let (line, headers): (&str, &[&str]) = match piece.below(6) {
        0 => ("GET", &["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]),
        1 => {
            ("GET", &["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 8", key])
        }
        2 => ("GET", &["Upgrade: websocket", "Sec-WebSocket-Version: 13", key]),
        3 => ("GET", &["Connection: Upgrade", "Upgrade: h2c", "Sec-WebSocket-Version: 13", key]),
        4 => (
            "POST",
            &["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", key],
        ),
        _ => (
            "GET",
            &[
                "Connection: Upgrade",
                "Upgrade: websocket",
                "Sec-WebSocket-Version: 13",
                key,
                "Origin: https://evil.example",
            ],
        ),
    };
    request(&format!("{line} {path} HTTP/1.1"), headers, b"")
}

/// Bytes that are hardly a request at all.
fn hardly_a_request(piece: &mut Piece) -> Vec<u8> {
    let long = "x".repeat(2_000 + piece.below(30_000));
    match piece.below(14) {
        0 => piece.bytes(3_000),
        1 => request(&format!("GET /{long} HTTP/1.1"), &[], b""),
        2 => request(&format!("{long} / HTTP/1.1"), &[], b""),
        3 => {
            let lines: Vec<String> =
                (0..110 + piece.below(400)).map(|n| format!("X-{n}: y")).collect();
            let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
            request("GET /api/nowhere HTTP/1.1", &lines, b"")
        }
        4 => b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_vec(),
        5 => b"GET /\r\n\r\n".to_vec(),
        6 => request("GET / HTTP/9.9", &[], b""),
        7 => request("GET /api/nowhere HTTP/1.1", &["No colon here"], b""),
        8 => request("GET /api/nowhere HTTP/1.1", &["X-Nul: a\0b"], b""),
        9 => request("POST /api/me HTTP/1.1", &["Content-Length: -5"], b"{}"),
        10 => request("POST /api/me HTTP/1.1", &["Content-Length: 99999999999999999999"], b"{}"),
        11 => {
            let chunks = [b"5\r\nab", &piece.bytes(100)[..], b"\r\nzz\r\n"].concat();
            request(
                "POST /api/me HTTP/1.1",
                &["Transfer-Encoding: chunked", "Content-Type: application/json"],
                &chunks,
            )
        }
        12 => {
            let headers = ["Content-Type: application/json", "Content-Length: 900"];
            request("POST /api/me HTTP/1.1", &headers, b"{\"name\":")
        }
        _ => {
            let whole = request("GET /api/me HTTP/1.1", &["Cookie: traumfabrik=x"], b"");
            whole[..1 + piece.below(whole.len() - 5)].to_vec()
        }
    }
}

/// Requests for what is not there, or by somebody who is nobody.
fn out_of_place(piece: &mut Piece, server: &Server) -> Vec<u8> {
    let game = server.game();
    match piece.below(5) {
        0 => {
            let method = piece.pick(&["BREW", "TRACE", "DELETE", "PUT", "x"]);
            request(&format!("{method} /healthz HTTP/1.1"), &[], b"")
        }
        1 => {
            let path = piece.pick(&[
                "/api/tables/%00",
                "/api/tables/../../etc",
                "/%ff%fe",
                "/api//me",
                "/api/tables/%2e%2e/log",
                "//",
                "/api/tables/'%20or%201=1--/record",
            ]);
            request(&format!("GET {path} HTTP/1.1"), &[], b"")
        }
        2 => {
            let query = piece.pick(&[
                "?look=seat-999",
                "?look=%ff",
                "?look",
                "?x=1",
                "?look=judge",
                "?look=seat-0",
            ]);
            request(&format!("GET /api/tables/{game}{query} HTTP/1.1"), &[], b"")
        }
        3 => {
            let nonsense = piece.text(500).replace(['\0', '\r', '\n'], "");
            let cookie = format!("Cookie: traumfabrik={nonsense}; traumfabrik; =;;;");
            request("GET /api/me/games HTTP/1.1", &[&cookie], b"")
        }
        _ => {
            let body = format!(
                "{{\"id\":\"x\",\"command\":{{\"type\":\"resign\",\"seat\":{}}}}}",
                piece.below(300)
            );
            let length = format!("Content-Length: {}", body.len());
            let cookie = format!("Cookie: {}", server.cookie_of_guest());
            let headers = ["Content-Type: application/json", &length, &cookie];
            request(
                &format!("POST /api/tables/{game}/commands HTTP/1.1"),
                &headers,
                body.as_bytes(),
            )
        }
    }
}

/// Sends a request and gets a refusal: typed, unless the bytes were no request to begin with.
pub(crate) async fn send(server: &Server, piece: &mut Piece) -> Result<(), String> {
    let (bytes, is_request) = match piece.below(4) {
        0 => (senseless(piece, server), true),
        1 => (half_an_upgrade(piece, server), true),
        2 => (hardly_a_request(piece), false),
        _ => (out_of_place(piece, server), true),
    };
    let answer = exchange(server, &bytes).await?;
    let shown = || {
        format!(
            "{:?}\nis answered by\n{answer}",
            String::from_utf8_lossy(&bytes[..bytes.len().min(300)])
        )
    };
    if answer.to_lowercase().contains("\nset-cookie:") {
        return Err(format!("somebody new: {}", shown()));
    }
    let status = answer.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.get(..3));
    let body = answer.split_once("\r\n\r\n").map(|(_, body)| body).unwrap_or_default();
    let is_typed =
        serde_json::from_str::<serde_json::Value>(body).is_ok_and(|body| body["type"].is_string());
    match status {
        None if answer.is_empty() && !is_request => Ok(()),
        Some(status) if status.starts_with('4') && (is_typed || !is_request) => Ok(()),
        Some(_) | None => Err(shown()),
    }
}

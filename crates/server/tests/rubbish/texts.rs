//! Messages on a socket that cannot be read, or that come from somebody who may not.

use serde_json::{Value, json};

use crate::chance::Piece;
use crate::frames::{TEXT, frame};
use crate::server::{Server, Who};
use crate::wire::{Socket, Told};

/// Messages as a page sends them. From somebody without a seat, each is refused.
fn sound(piece: &mut Piece) -> Value {
    let seat = piece.below(6);
    let pass = json!([{ "type": "pass" }]);
    let wish = json!({ "quarter": 1, "location": 1, "wish": { "type": "pass" } });
    let command = match piece.below(8) {
        0 => json!({ "type": "play", "seat": seat, "turn": 3, "actions": pass }),
        1 => json!({ "type": "sit", "seat": seat, "studio": 1, "nonce": "n" }),
        2 => json!({ "type": "start", "fill": "balanced" }),
        3 => json!({ "type": "propose", "seat": seat, "motion": { "type": "abort" } }),
        4 => json!({ "type": "resign", "seat": seat }),
        _ => {
            return match piece.below(6) {
                0 => json!({ "type": "order", "id": "o", "seat": seat, "order": wish }),
                1 => {
                    json!({ "type": "drop_order", "id": "d", "seat": seat, "quarter": 1, "location": 0 })
                }
                2 => {
                    json!({ "type": "draft", "id": "t", "seat": seat, "turn": 3, "actions": pass })
                }
                3 => json!({ "type": "hint", "id": "h", "seat": seat }),
                4 => json!({ "type": "facts", "id": "f", "seat": seat }),
                _ => json!({ "type": "look", "id": "l", "look": { "type": "seat", "seat": seat } }),
            };
        }
    };
    json!({ "type": "command", "id": "c", "command": command })
}

/// Text that is no message, whoever sends it.
fn broken(piece: &mut Piece) -> String {
    let sound = sound(piece);
    let whole = sound.to_string();
    match piece.below(13) {
        0 => piece.text(2_000),
        1 => {
            let len = piece.below(whole.len());
            whole[..len].to_owned()
        }
        2 => whole.replacen("\"type\":\"", "\"type\":\"no_", 1),
        3 => changed(&sound, "type", odd(piece)),
        4 => changed(&sound, "rubbish", json!(piece.text(20))),
        5 => changed(&sound, "id", odd(piece)),
        6 => {
            let number =
                piece.pick(&["-1", "1.5", "256", "1e999", "99999999999999999999", "0x5", "NaN"]);
            format!(r#"{{"type":"hint","id":"h","seat":{number}}}"#)
        }
        7 => {
            let open = piece.pick(&["[", "{\"a\":", "{\"type\":\"command\",\"command\":"]);
            open.repeat(1 + piece.below(16_000 / open.len()))
        }
        8 => format!(r#"{{"type":"say","id":"s","text":"\ud8{:02x}"}}"#, piece.byte()),
        9 => format!("{whole}{whole}"),
        10 => format!(
            "{{\"type\":\"hint\",\"seat\":0,\"seat\":0,\"id\":\"{}\"}}",
            "x".repeat(piece.below(9_000))
        ),
        11 => piece
            .pick(&["", " ", "null", "0", "[]", "{}", "\"\"", "true", "//", "\u{feff}{}"])
            .to_owned(),
        _ => format!(
            "{{\"type\":\"command\",\"id\":\"c\",\"command\":{}}}",
            piece.text(500).replace('}', "")
        ),
    }
}

/// Something that is no text.
fn odd(piece: &mut Piece) -> Value {
    json!([[], 5, null, { "a": 1 }, -7.5, true])[piece.below(6)].clone()
}

fn changed(message: &Value, field: &str, value: Value) -> String {
    let mut message = message.clone();
    message[field] = value;
    message.to_string()
}

/// A sound message with some bytes changed. It may still make sense.
fn mutated(piece: &mut Piece) -> String {
    let mut bytes = sound(piece).to_string().into_bytes();
    for _ in 0..1 + piece.below(4) {
        let at = piece.below(bytes.len());
        match piece.below(3) {
            0 => bytes[at] = b' ' + (piece.byte() % 95),
            1 => drop(bytes.remove(at)),
            _ => bytes.insert(at, b' ' + (piece.byte() % 95)),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Sends one message, whole or in parts, and hears a refusal.
pub(crate) async fn send(server: &Server, piece: &mut Piece) -> Result<(), String> {
    let (who, text) = match piece.below(3) {
        0 => (Who::Seated, broken(piece)),
        1 => (Who::Guest, mutated(piece)),
        _ => (Who::Stranger, if piece.one_in(2) { mutated(piece) } else { broken(piece) }),
    };
    let mut socket = Socket::open(server, who).await?;
    socket.write(&in_parts(piece, text.as_bytes())).await;
    match socket.answer().await? {
        Some(Told::Failed(_)) => Ok(()),
        other @ (Some(Told::Done(_) | Told::Closed(_)) | None) => {
            Err(format!("{text:?} of {who:?} is answered by {other:?}"))
        }
    }
}

/// A text message in one frame, or in several with pings between.
fn in_parts(piece: &mut Piece, text: &[u8]) -> Vec<u8> {
    if text.len() < 2 || !piece.one_in(4) {
        return frame(true, TEXT, text);
    }
    let cut = 1 + piece.below(text.len() - 1);
    let mut bytes = frame(false, TEXT, &text[..cut]);
    bytes.extend(frame(true, crate::frames::PING, b"still there?"));
    bytes.extend(frame(true, crate::frames::CONTINUATION, &text[cut..]));
    bytes
}

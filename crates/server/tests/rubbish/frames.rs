//! Frames that no socket sends: the server closes it.

use crate::chance::Piece;
use crate::server::{Server, Who};
use crate::wire::{Socket, Told};

pub(crate) const CONTINUATION: u8 = 0;
pub(crate) const TEXT: u8 = 1;
pub(crate) const BINARY: u8 = 2;
const CLOSE: u8 = 8;
pub(crate) const PING: u8 = 9;
/// The longest message that is read.
const MESSAGE_MAX: usize = 16 * 1024;

/// A frame as a client sends it.
pub(crate) fn frame(is_last: bool, opcode: u8, payload: &[u8]) -> Vec<u8> {
    masked(if is_last { 0x80 } else { 0 } | opcode, payload)
}

fn masked(first: u8, payload: &[u8]) -> Vec<u8> {
    const MASK: [u8; 4] = [7, 77, 177, 27];
    let mut bytes = vec![first];
    match payload.len() {
        len @ 0..126 => bytes.push(0x80 | len as u8),
        len @ 126..0x1_0000 => {
            bytes.push(0x80 | 126);
            bytes.extend((len as u16).to_be_bytes());
        }
        len => {
            bytes.push(0x80 | 127);
            bytes.extend((len as u64).to_be_bytes());
        }
    }
    bytes.extend(MASK);
    bytes.extend(payload.iter().zip(MASK.iter().cycle()).map(|(byte, mask)| byte ^ mask));
    bytes
}

/// Bytes after which a socket is of no more use.
fn broken(piece: &mut Piece) -> Vec<u8> {
    let some = piece.bytes(300);
    let too_long = vec![b'x'; MESSAGE_MAX + 1 + piece.below(50_000)];
    match piece.below(15) {
        0 => frame(true, BINARY, &some),
        1 => frame(true, TEXT, &[b"{\"type\":\"".as_slice(), &[0xff, 0xc0, 0x80], &some].concat()),
        2 => frame(true, TEXT, &too_long),
        3 => {
            let len = 1u64 << (20 + piece.below(43));
            [&[0x81, 0xff], &len.to_be_bytes()[..], &[1, 2, 3, 4], &some].concat()
        }
        4 => frame(true, 3 + piece.below(5) as u8, &some),
        5 => masked(0x80 | (1 + piece.below(7) as u8) << 4 | TEXT, b"{}"),
        6 => [&[0x81, 2], b"{}".as_slice()].concat(),
        7 => frame(true, PING, &vec![b'p'; 126 + piece.below(2_000)]),
        8 => frame(false, PING, b"half a ping"),
        9 => frame(true, CONTINUATION, &some),
        10 => [frame(false, TEXT, b"{"), frame(true, TEXT, b"}")].concat(),
        11 => {
            let part = vec![b'x'; 4_000 + piece.below(8_000)];
            let rest = (0..6).flat_map(|_| frame(false, CONTINUATION, &part));
            frame(false, TEXT, &part).into_iter().chain(rest).collect()
        }
        12 => {
            let code = [0u16, 5, 999, 1005, 1015, 2999, 65_535][piece.below(7)];
            let reason = if piece.one_in(2) { &[0xff, 0xfe][..] } else { b"bye" };
            frame(true, CLOSE, &[&code.to_be_bytes()[..], reason].concat())
        }
        13 => frame(true, CLOSE, b"1"),
        _ => {
            let pings = (0..piece.below(40)).flat_map(|_| frame(true, PING, b"?"));
            pings.chain(frame(true, 11 + piece.below(5) as u8, b"")).collect()
        }
    }
}

/// The beginning of something that is never ended.
fn unfinished(piece: &mut Piece) -> Vec<u8> {
    let some = piece.bytes(300);
    if piece.one_in(2) {
        return frame(false, TEXT, &some);
    }
    let whole = frame(true, TEXT, &some);
    whole[..1 + piece.below(whole.len() - 1)].to_vec()
}

/// Sends broken frames, and hears no answer but that the socket is closed.
pub(crate) async fn send(server: &Server, piece: &mut Piece) -> Result<(), String> {
    let who = [Who::Seated, Who::Guest, Who::Stranger][piece.below(3)];
    let is_unfinished = piece.one_in(8);
    let bytes = if is_unfinished { unfinished(piece) } else { broken(piece) };
    let mut socket = Socket::open(server, who).await?;
    socket.write(&bytes).await;
    if is_unfinished {
        socket.hang_up().await;
    }
    let told = socket.until_closed().await?;
    match told.iter().find(|told| !matches!(told, Told::Closed(_))) {
        None => Ok(()),
        Some(answer) => {
            Err(format!("{:?} is answered by {answer:?}", &bytes[..bytes.len().min(40)]))
        }
    }
}

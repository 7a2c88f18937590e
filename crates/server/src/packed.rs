//! Text as a store keeps it: compressed to about an eighth, in letters that every store takes.

use std::io::{self, Read as _};

use data_encoding::BASE64;
use flate2::Compression;
use flate2::read::{GzDecoder, GzEncoder};

/// What is kept of a text.
pub(crate) fn pack(text: &[u8]) -> io::Result<String> {
    let mut packed = Vec::new();
    GzEncoder::new(text, Compression::default()).read_to_end(&mut packed)?;
    Ok(BASE64.encode(&packed))
}

/// The text that was kept.
pub(crate) fn unpack(kept: &str) -> io::Result<String> {
    let packed = BASE64.decode(kept.as_bytes()).map_err(io::Error::other)?;
    let mut text = String::new();
    GzDecoder::new(&*packed).read_to_string(&mut text)?;
    Ok(text)
}

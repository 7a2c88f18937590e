//! One number over a fixed bench: as long as it stays, games play out as before.

use std::io::{self, Write};

use sha2::{Digest, Sha256};
use traumfabrik_bots::{RandomPlayer, Series};
use traumfabrik_packs::Pack;
use traumfabrik_rules::{BySeat, Seats};
use traumfabrik_wire::hex;

use crate::failure::Failure;
use crate::recording;

const N_GAMES: u64 = 25;

/// Hashes what is written to it.
struct Hasher(Sha256);

impl Write for Hasher {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The first 16 hex digits of the hash over the records of some games for each number of seats
/// and each random player, with the edition's own switches.
pub(crate) fn of(pack: &Pack) -> Result<String, Failure> {
    let mut hasher = Hasher(Sha256::new());
    for n_seats in 2..=5 {
        let Some(seats) = Seats::new(n_seats) else { continue };
        let start = pack.defaults.start(seats).map_err(Failure::Usage)?;
        for player in RandomPlayer::ALL {
            let series = Series::new(&pack.edition, start, BySeat([player; 5]), 1)
                .map_err(|refusal| Failure::Usage(format!("{refusal:?}")))?;
            let labels = vec![player.to_string(); seats.count()];
            let header = recording::header(pack, start, labels)?;
            for game_idx in 0..N_GAMES {
                (_, _, hasher) = recording::record(&series, game_idx, &header, hasher, |_| {})?;
            }
        }
    }
    Ok(hex(&hasher.0.finalize()[..8]))
}

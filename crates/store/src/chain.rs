//! The chain of a log: each entry has a hash of itself and of the chain before it, so that nothing
//! can be changed, left out or put in later without it being seen when the log is read.

use data_encoding::HEXLOWER;
use sha2::{Digest as _, Sha256};
use traumfabrik_table::GameId;

use crate::error::Result;
use crate::{Store, StoreError, StoreFuture, StoredEntry, log};

/// An entry, and its link if it has one.
#[derive(Debug)]
pub(crate) struct Chained {
    pub(crate) entry: StoredEntry,
    pub(crate) link: Option<String>,
}

/// Chains.
impl Store {
    /// Gives the entries of a game up to this number a chain, as far as a program wrote them that
    /// knows of none. Whoever calls it has made sure that they are right. Answers how many there
    /// were.
    pub fn chain(&self, game: &GameId, up_to: u32) -> StoreFuture<'_, u64> {
        let game = game.clone();
        Box::pin(self.write(async move |tx| {
            // Whoever adds to a game holds its row: nobody adds an entry meanwhile.
            let sql = format!("select seq from game where game_id = $1{}", tx.dialect().for_update);
            tx.row(&sql, &[(&game).into()]).await?;
            let entries = log::read(tx, &game, 0).await?;
            check(&game, 0, &entries)?;
            let mut before = None;
            let mut n_chained = 0;
            for Chained { entry, link } in entries {
                if entry.seq > up_to {
                    break;
                }
                before = Some(match (link, before) {
                    (Some(link), _) => link,
                    (None, before) => {
                        let next = self::link(&game, before.as_deref(), &entry);
                        let sql = "update entry set chain = $3
                            where game_id = $1 and seq = $2 and chain is null";
                        let args = [(&game).into(), entry.seq.into(), (&next).into()];
                        n_chained += tx.execute(sql, &args).await?;
                        next
                    }
                });
            }
            Ok(n_chained)
        }))
    }
}

/// The link of an entry, after that of the entry before. Every field goes in with its length, so
/// that no two entries give the same bytes.
pub(crate) fn link(game: &GameId, before: Option<&str>, entry: &StoredEntry) -> String {
    let StoredEntry { seq, command, at, version, body, state_hash } = entry;
    let mut hasher = Sha256::new();
    hasher.update(b"traumfabrik-chain-1\n");
    for number in [i64::from(*seq), at.0, i64::from(*version), state_hash.is_some().into()] {
        hasher.update(number.to_be_bytes());
    }
    let hash = state_hash.as_deref().unwrap_or_default();
    for text in [before.unwrap_or_default(), game.as_str(), command.as_str(), body, hash] {
        hasher.update((text.len() as u64).to_be_bytes());
        hasher.update(text);
    }
    HEXLOWER.encode(&hasher.finalize())
}

/// Makes sure that entries are the ones that were written. The first of them is entry 1, or it is
/// the last one that is known already, `after`, and lends its link to the next.
pub(crate) fn check(game: &GameId, after: u32, entries: &[Chained]) -> Result<()> {
    let mut before: Option<&Chained> = None;
    for (seq, chained) in (after.max(1)..).zip(entries) {
        let broken = |what: &str| {
            let (game, what) = (game.to_string(), what.to_owned());
            Err(StoreError::BrokenLog { game, seq, what })
        };
        if chained.entry.seq != seq {
            return broken("it is missing");
        }
        let link_before = before.and_then(|before| before.link.as_deref());
        // The link of an entry in the middle cannot be told without the one before.
        let has_start = seq == 1 || before.is_some();
        match &chained.link {
            Some(_) if seq > 1 && has_start && link_before.is_none() => {
                return broken("the chain begins anew");
            }
            Some(link) if has_start && *link != self::link(game, link_before, &chained.entry) => {
                return broken("it is not what was written");
            }
            Some(_) | None => {}
        }
        before = Some(chained);
    }
    Ok(())
}

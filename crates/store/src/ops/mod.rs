//! Every operation, once: what it does within a transaction, in SQL that both databases take.

pub(crate) mod due;
pub(crate) mod games;
pub(crate) mod log;
pub(crate) mod merging;
pub(crate) mod notices;
pub(crate) mod orders;
pub(crate) mod outages;
pub(crate) mod people;
pub(crate) mod sessions;
pub(crate) mod tables;

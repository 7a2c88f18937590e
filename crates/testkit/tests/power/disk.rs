//! A disk that is made up: it knows which bytes were synced, and what was written since.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use traumfabrik_bots::Rng;

/// One call in so many is the last one before a power cut.
const CUT_ONE_IN: u32 = 150;
/// What a disk writes whole or not at all.
const SECTOR: usize = 512;

/// What a power cut leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Left {
    /// Just what was synced.
    Synced,
    /// What was synced, and some sectors of what was written since.
    SyncedAndSome,
}

/// How things stood when the power was cut.
pub(crate) struct Cut {
    /// The files, by name.
    pub(crate) files: BTreeMap<String, Vec<u8>>,
    /// The last entry of each game that had been acknowledged.
    pub(crate) acked: BTreeMap<String, u32>,
}

/// A disk.
pub(crate) struct Disk {
    folder: PathBuf,
    state: Mutex<State>,
}

struct State {
    left: Left,
    files: BTreeMap<String, Image>,
    acked: BTreeMap<String, u32>,
    chance: Rng,
    /// Where cuts go, while there are any.
    cuts: Option<SyncSender<Cut>>,
    is_begun: bool,
}

/// A file.
#[derive(Clone, Default)]
struct Image {
    synced: Vec<u8>,
    since: Vec<Change>,
}

#[derive(Clone)]
enum Change {
    Write { offset: usize, bytes: Vec<u8> },
    Truncate { len: usize },
}

/// All disks, to find the one of a file.
static DISKS: Mutex<Vec<Weak<Disk>>> = Mutex::new(Vec::new());

impl Disk {
    /// A disk for all files below a folder, and the way on which its power cuts come.
    pub(crate) fn below(folder: &Path, left: Left, seed: u64) -> (Arc<Self>, Receiver<Cut>) {
        let (sender, cuts) = sync_channel(1);
        let state = State {
            left,
            files: BTreeMap::new(),
            acked: BTreeMap::new(),
            chance: Rng::new(seed, 1),
            cuts: Some(sender),
            is_begun: false,
        };
        let folder = folder.canonicalize().expect("the folder is there");
        let disk = Arc::new(Self { folder, state: Mutex::new(state) });
        DISKS.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::downgrade(&disk));
        (disk, cuts)
    }

    /// The disk that a file is on, and its name there.
    pub(crate) fn of(path: &Path) -> Option<(Arc<Self>, String)> {
        let disks = DISKS.lock().unwrap_or_else(PoisonError::into_inner);
        disks.iter().filter_map(Weak::upgrade).find_map(|disk| {
            let name = path.strip_prefix(&disk.folder).ok()?.to_str()?.to_owned();
            Some((disk, name))
        })
    }

    /// From now on the power may be cut.
    pub(crate) fn begin(&self) {
        self.lock().is_begun = true;
    }

    /// The power is not cut any more.
    pub(crate) fn end(&self) {
        self.lock().cuts = None;
    }

    /// Somebody was told that an entry is kept. That is the worst moment for a power cut.
    pub(crate) fn acknowledged(&self, game: &str, seq: u32) {
        let mut state = self.lock();
        state.acked.insert(game.to_owned(), seq);
        state.may_cut();
    }

    pub(crate) fn write(&self, name: &str, offset: usize, bytes: &[u8]) {
        self.change(name, Change::Write { offset, bytes: bytes.to_vec() });
    }

    pub(crate) fn truncate(&self, name: &str, len: usize) {
        self.change(name, Change::Truncate { len });
    }

    /// The disk has all that was written to the file.
    pub(crate) fn sync(&self, name: &str) {
        let mut state = self.lock();
        state.may_cut();
        let image = state.files.entry(name.to_owned()).or_default();
        for change in std::mem::take(&mut image.since) {
            apply(&mut image.synced, &change, |_| true);
        }
    }

    pub(crate) fn delete(&self, name: &str) {
        self.lock().files.remove(name);
    }

    fn change(&self, name: &str, change: Change) {
        let mut state = self.lock();
        state.files.entry(name.to_owned()).or_default().since.push(change);
        state.may_cut();
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn may_cut(&mut self) {
        if !self.is_begun || !self.chance.one_in(CUT_ONE_IN) {
            return;
        }
        let Some(cuts) = &self.cuts else { return };
        let mut files = BTreeMap::new();
        for (name, image) in &self.files {
            let mut bytes = image.synced.clone();
            if self.left == Left::SyncedAndSome {
                for change in &image.since {
                    apply(&mut bytes, change, |_| self.chance.one_in(2));
                }
            }
            files.insert(name.clone(), bytes);
        }
        // Whoever looks is slower than this; everybody waits meanwhile, and nobody minds.
        if cuts.send(Cut { files, acked: self.acked.clone() }).is_err() {
            self.cuts = None;
        }
    }
}

/// Does to a file what was done; of what was written just the sectors that this picks.
fn apply(file: &mut Vec<u8>, change: &Change, mut picks: impl FnMut(usize) -> bool) {
    match change {
        Change::Truncate { len } => {
            if picks(0) {
                file.truncate(*len);
            }
        }
        Change::Write { offset, bytes } => {
            for (idx, sector) in bytes.chunks(SECTOR).enumerate() {
                if picks(idx) {
                    let start = offset + idx * SECTOR;
                    let end = start + sector.len();
                    if file.len() < end {
                        file.resize(end, 0);
                    }
                    file[start..end].copy_from_slice(sector);
                }
            }
        }
    }
}

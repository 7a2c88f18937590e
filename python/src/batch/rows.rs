//! Shares of a batch: some games with their rows of all arrays, for one thread at a time.

use traumfabrik_bots::batch::{BatchConfig, Ended, Lane};
use traumfabrik_bots::features::{ActionMask, N_ACTIONS, N_FEATURES};
use traumfabrik_rules::MAX_SEATS;

use super::packing::{N_PACKED, pack};

/// Some games, and their rows of all arrays.
pub(super) struct Rows<'a> {
    pub(super) plan: &'a BatchConfig<'static>,
    pub(super) lanes: &'a mut [Lane<'static>],
    pub(super) masks: &'a mut [ActionMask],
    pub(super) actions: Option<&'a [u8]>,
    pub(super) features: Option<&'a mut [u8]>,
    pub(super) packed: Option<&'a mut [u8]>,
    pub(super) mask: Option<&'a mut [u8]>,
    pub(super) seat: Option<&'a mut [u8]>,
    pub(super) n_seats: Option<&'a mut [u8]>,
    pub(super) teacher: Option<&'a mut [i16]>,
    pub(super) done: Option<&'a mut [u8]>,
    pub(super) shares: Option<&'a mut [f32]>,
    pub(super) margins: Option<&'a mut [f32]>,
    pub(super) scores: Option<&'a mut [i16]>,
    pub(super) length: Option<&'a mut [i32]>,
}

/// Takes the first of `n_rows` rows off an array.
fn take<'a, T>(array: &mut Option<&'a mut [T]>, n: usize, n_rows: usize) -> Option<&'a mut [T]> {
    let whole = array.take()?;
    let (first, rest) = whole.split_at_mut(whole.len() / n_rows * n);
    *array = Some(rest);
    Some(first)
}

/// One row of an array. Whoever knows the width says it: a division would be felt.
fn row<'b, T>(array: &'b mut Option<&mut [T]>, idx: usize, width: usize) -> Option<&'b mut [T]> {
    array.as_deref_mut().map(|array| &mut array[width * idx..][..width])
}

fn set<T>(array: &mut Option<&mut [T]>, idx: usize, value: T) {
    if let Some(array) = array {
        array[idx] = value;
    }
}

impl<'a> Rows<'a> {
    /// Takes the first games off.
    pub(super) fn split_off(&mut self, n: usize) -> Rows<'a> {
        let n_rows = self.lanes.len();
        let n = n.min(n_rows);
        let (lanes, rest) = std::mem::take(&mut self.lanes).split_at_mut(n);
        self.lanes = rest;
        let (masks, rest) = std::mem::take(&mut self.masks).split_at_mut(n);
        self.masks = rest;
        let actions = self.actions.map(|actions| actions.split_at(n));
        self.actions = actions.map(|(_, rest)| rest);
        Rows {
            plan: self.plan,
            lanes,
            masks,
            actions: actions.map(|(first, _)| first),
            features: take(&mut self.features, n, n_rows),
            packed: take(&mut self.packed, n, n_rows),
            mask: take(&mut self.mask, n, n_rows),
            seat: take(&mut self.seat, n, n_rows),
            n_seats: take(&mut self.n_seats, n, n_rows),
            teacher: take(&mut self.teacher, n, n_rows),
            done: take(&mut self.done, n, n_rows),
            shares: take(&mut self.shares, n, n_rows),
            margins: take(&mut self.margins, n, n_rows),
            scores: take(&mut self.scores, n, n_rows),
            length: take(&mut self.length, n, n_rows),
        }
    }

    /// Plays and writes them all.
    pub(super) fn work(mut self) {
        let lanes = std::mem::take(&mut self.lanes);
        let mask_width = self.mask.as_ref().map_or(0, |mask| mask.len() / lanes.len().max(1));
        for (idx, lane) in lanes.iter_mut().enumerate() {
            if let Some(actions) = self.actions {
                let played = lane.play(self.plan, usize::from(actions[idx]));
                self.tell(idx, played.ok().flatten());
            }
            self.show(idx, mask_width, lane);
        }
    }

    fn tell(&mut self, idx: usize, ended: Option<Ended>) {
        let is_done = ended.is_some();
        let none = Ended { scores: [-1; MAX_SEATS], ..Ended::default() };
        let ended = ended.unwrap_or(none);
        set(&mut self.done, idx, u8::from(is_done));
        set(&mut self.length, idx, ended.n_decisions as i32);
        if let Some(row) = row(&mut self.shares, idx, MAX_SEATS) {
            row.copy_from_slice(&ended.shares);
        }
        if let Some(row) = row(&mut self.margins, idx, MAX_SEATS) {
            row.copy_from_slice(&ended.margins);
        }
        if let Some(row) = row(&mut self.scores, idx, MAX_SEATS) {
            row.copy_from_slice(&ended.scores);
        }
    }

    fn show(&mut self, idx: usize, mask_width: usize, lane: &mut Lane<'static>) {
        self.masks[idx] = *lane.mask();
        set(&mut self.seat, idx, lane.seat().0);
        set(&mut self.n_seats, idx, lane.game().seats().count() as u8);
        if let Some(row) = row(&mut self.mask, idx, mask_width) {
            match row.len() {
                N_ACTIONS => lane.mask().write(row),
                _ => row.copy_from_slice(&lane.mask().bytes()),
            }
        }
        if let Some(row) = row(&mut self.features, idx, self.plan.detail.len()) {
            lane.write(row);
        }
        if let Some(row) = row(&mut self.packed, idx, N_PACKED) {
            let mut features = [0; N_FEATURES];
            lane.write(&mut features);
            pack(&features, row);
        }
        if self.teacher.is_some() {
            set(&mut self.teacher, idx, lane.teacher() as i16);
        }
    }
}

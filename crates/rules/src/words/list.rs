//! A short list with a fixed capacity, so that states and events need no heap.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Deref;

/// Up to `N` items in order. It is `Copy` and compares by its items alone.
///
/// ```
/// use traumfabrik_rules::List;
/// let mut list: List<u8, 3> = [7, 8].into_iter().collect();
/// list.push(9);
/// assert_eq!(list.remove(0), 7);
/// assert_eq!(&list[..], [8, 9]);
/// ```
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// The empty list.
    pub fn new() -> Self {
        Self { items: [T::default(); N], len: 0 }
    }

    /// Adds an item at the end.
    ///
    /// # Panics
    /// If the list is full. Capacities are those of the box, which is checked beforehand.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Adds an item at the end, or hands it back if the list is full.
    ///
    /// # Errors
    /// The item, when there is no room for it.
    pub fn try_push(&mut self, item: T) -> Result<(), T> {
        if self.is_full() {
            return Err(item);
        }
        self.push(item);
        Ok(())
    }

    /// Takes out the item at `idx`; those behind it move up.
    ///
    /// # Panics
    /// If there is no such item.
    pub fn remove(&mut self, idx: usize) -> T {
        let item = self[idx];
        // A loop over all of the few places is quicker than a call that moves just the right ones.
        for place in 1..N {
            if place > idx {
                self.items[place - 1] = self.items[place];
            }
        }
        self.items[N - 1] = T::default();
        self.len -= 1;
        item
    }

    /// Takes out what equals this item; those behind it move up.
    #[inline]
    pub(crate) fn take_out(&mut self, item: T)
    where
        T: PartialEq,
    {
        let mut n_kept = 0;
        // Every item is written, wanted or not: where the one lies cannot be foreseen.
        for place in 0..usize::from(self.len) {
            let held = self.items[place];
            self.items[n_kept] = held;
            n_kept += usize::from(held != item);
        }
        self.len = n_kept as u8;
    }

    /// Takes out the item at `idx`; the last one takes its place.
    ///
    /// # Panics
    /// If there is no such item.
    pub fn swap_remove(&mut self, idx: usize) -> T {
        let items = &mut self.items[..usize::from(self.len)];
        let item = items[idx];
        items[idx] = items[items.len() - 1];
        self.len -= 1;
        item
    }

    /// Puts another item in the place of one.
    ///
    /// # Panics
    /// If there is no such item.
    pub fn set(&mut self, idx: usize, item: T) {
        self.items[..usize::from(self.len)][idx] = item;
    }

    /// Lets two items change places.
    ///
    /// # Panics
    /// If there are no such items.
    pub fn swap(&mut self, idx: usize, other: usize) {
        self.items[..usize::from(self.len)].swap(idx, other);
    }

    /// Whether no further item fits.
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

/// # Panics
/// If the iterator yields more than `N` items.
impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        let mut len = 0;
        for item in items {
            list.items[len] = item;
            len += 1;
        }
        list.len = len as u8;
        list
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self[..].hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

//! An allocator that counts, for tests of what does without the heap.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// The system's allocator, counted. A test makes it its own by `#[global_allocator]`.
#[derive(Debug)]
pub struct Counting;

thread_local! {
    /// Of this thread alone: whoever runs the tests needs memory, too, and at any time.
    static N_ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

impl Counting {
    /// How often something makes this thread allocate.
    pub fn during(work: impl FnOnce()) -> u64 {
        let before = N_ALLOCATIONS.get();
        work();
        N_ALLOCATIONS.get() - before
    }
}

// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        N_ALLOCATIONS.set(N_ALLOCATIONS.get() + 1);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the memory came from `alloc` above.
        unsafe { System.dealloc(memory, layout) }
    }
}

//! Stands between SQLite and its files, and tells the made-up disk what it sees. Reads, locks and
//! shared memory go to the real file; so do writes, but only the made-up disk knows of syncs.

use std::ffi::{CStr, OsStr, c_char, c_int, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};
use std::sync::{Arc, Once};

use rusqlite::ffi::{
    SQLITE_IOERR, SQLITE_OK, sqlite3_file, sqlite3_filename, sqlite3_int64, sqlite3_io_methods,
    sqlite3_vfs, sqlite3_vfs_find, sqlite3_vfs_register,
};

use crate::disk::Disk;

static REAL: AtomicPtr<sqlite3_vfs> = AtomicPtr::new(null_mut());

/// A file of SQLite's. The real one follows in the same memory.
#[repr(C)]
struct Seen {
    base: sqlite3_file,
    /// Ours to free; null for a file that is on no disk of ours.
    place: *mut OpenFile,
}

struct OpenFile {
    disk: Arc<Disk>,
    name: String,
}

/// From now on all files that SQLite opens in this process are seen.
pub(crate) fn register() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // SAFETY: the default VFS lives as long as the process; so does ours, which is leaked.
        unsafe {
            let real = sqlite3_vfs_find(null_mut());
            assert!(!real.is_null(), "SQLite has a way to its files");
            REAL.store(real, Ordering::Release);
            let ours = Box::leak(Box::new(*real));
            ours.szOsFile = size_of::<Seen>() as c_int + (*real).szOsFile;
            ours.pNext = null_mut();
            ours.zName = c"power".as_ptr();
            ours.xOpen = Some(open);
            ours.xDelete = Some(delete);
            assert_eq!(sqlite3_vfs_register(ours, 1), SQLITE_OK);
        }
    });
}

static METHODS: sqlite3_io_methods = sqlite3_io_methods {
    // Without the calls of version 3 nothing goes past us by way of mapped memory.
    iVersion: 2,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(file_size),
    xLock: Some(lock),
    xUnlock: Some(unlock),
    xCheckReservedLock: Some(check_reserved_lock),
    xFileControl: Some(file_control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(device_characteristics),
    xShmMap: Some(shm_map),
    xShmLock: Some(shm_lock),
    xShmBarrier: Some(shm_barrier),
    xShmUnmap: Some(shm_unmap),
    xFetch: None,
    xUnfetch: None,
};

/// The disk and the name of a file.
unsafe fn place(name: *const c_char) -> Option<OpenFile> {
    if name.is_null() {
        return None;
    }
    // SAFETY: SQLite gives names that end with a zero byte.
    let name = unsafe { CStr::from_ptr(name) };
    let (disk, name) = Disk::of(Path::new(OsStr::from_bytes(name.to_bytes())))?;
    Some(OpenFile { disk, name })
}

unsafe extern "C" fn open(
    _: *mut sqlite3_vfs,
    name: sqlite3_filename,
    file: *mut sqlite3_file,
    flags: c_int,
    out_flags: *mut c_int,
) -> c_int {
    // SAFETY: SQLite gives as much memory as was asked for, and the real one gets its part.
    unsafe {
        let real = REAL.load(Ordering::Acquire);
        let seen = file.cast::<Seen>();
        (*seen).base.pMethods = std::ptr::null();
        let Some(real_open) = (*real).xOpen else { return SQLITE_IOERR };
        let code = real_open(real, name, behind(file), flags, out_flags);
        if code == SQLITE_OK {
            (*seen).place = place(name).map_or(null_mut(), |place| Box::into_raw(Box::new(place)));
            (*seen).base.pMethods = &METHODS;
        }
        code
    }
}

unsafe extern "C" fn delete(_: *mut sqlite3_vfs, name: *const c_char, sync: c_int) -> c_int {
    // SAFETY: all is passed on as it came.
    unsafe {
        let real = REAL.load(Ordering::Acquire);
        let Some(real_delete) = (*real).xDelete else { return SQLITE_IOERR };
        if let Some(OpenFile { disk, name }) = place(name) {
            disk.delete(&name);
        }
        real_delete(real, name, sync)
    }
}

/// The real file behind one of ours.
unsafe fn behind(file: *mut sqlite3_file) -> *mut sqlite3_file {
    // SAFETY: `open` was given memory for both.
    unsafe { file.cast::<Seen>().add(1).cast() }
}

/// Where an open file is.
unsafe fn of<'f>(file: *mut sqlite3_file) -> Option<&'f OpenFile> {
    // SAFETY: `open` has set it, and `close` is the last call.
    unsafe { (*file.cast::<Seen>()).place.as_ref() }
}

unsafe extern "C" fn close(file: *mut sqlite3_file) -> c_int {
    // SAFETY: it is the last call, so nobody uses the place any more.
    unsafe {
        let seen = file.cast::<Seen>();
        if !(*seen).place.is_null() {
            drop(Box::from_raw((*seen).place));
            (*seen).place = null_mut();
        }
        pass(file, |methods| methods.xClose, |call, real| call(real))
    }
}

unsafe extern "C" fn write(
    file: *mut sqlite3_file,
    bytes: *const c_void,
    n_bytes: c_int,
    offset: sqlite3_int64,
) -> c_int {
    // SAFETY: SQLite gives as many bytes as it says.
    unsafe {
        if let Some(OpenFile { disk, name }) = of(file) {
            let bytes = std::slice::from_raw_parts(bytes.cast::<u8>(), n_bytes as usize);
            disk.write(name, offset as usize, bytes);
        }
        pass(file, |methods| methods.xWrite, |call, real| call(real, bytes, n_bytes, offset))
    }
}

unsafe extern "C" fn truncate(file: *mut sqlite3_file, len: sqlite3_int64) -> c_int {
    // SAFETY: the file is open.
    unsafe {
        if let Some(OpenFile { disk, name }) = of(file) {
            disk.truncate(name, len as usize);
        }
        pass(file, |methods| methods.xTruncate, |call, real| call(real, len))
    }
}

/// The real disk is not asked: it would only take time.
unsafe extern "C" fn sync(file: *mut sqlite3_file, _: c_int) -> c_int {
    // SAFETY: the file is open.
    if let Some(OpenFile { disk, name }) = unsafe { of(file) } {
        disk.sync(name);
    }
    SQLITE_OK
}

/// Calls the real file.
unsafe fn pass<M>(
    file: *mut sqlite3_file,
    method: impl FnOnce(&sqlite3_io_methods) -> Option<M>,
    call: impl FnOnce(M, *mut sqlite3_file) -> c_int,
) -> c_int {
    // SAFETY: the real file is open as long as ours is.
    unsafe {
        let real = behind(file);
        method(&*(*real).pMethods).map_or(SQLITE_IOERR, |method| call(method, real))
    }
}

/// Calls that are passed on as they come.
macro_rules! pass_on {
    ($($name:ident as $method:ident($($arg:ident: $type:ty),*);)*) => {
        $(unsafe extern "C" fn $name(file: *mut sqlite3_file, $($arg: $type),*) -> c_int {
            // SAFETY: all is passed on as it came.
            unsafe { pass(file, |methods| methods.$method, |call, real| call(real, $($arg),*)) }
        })*
    };
}

pass_on! {
    read as xRead(bytes: *mut c_void, n_bytes: c_int, offset: sqlite3_int64);
    file_size as xFileSize(size: *mut sqlite3_int64);
    lock as xLock(level: c_int);
    unlock as xUnlock(level: c_int);
    check_reserved_lock as xCheckReservedLock(answer: *mut c_int);
    file_control as xFileControl(op: c_int, arg: *mut c_void);
    sector_size as xSectorSize();
    device_characteristics as xDeviceCharacteristics();
    shm_map as xShmMap(page: c_int, size: c_int, is_write: c_int, memory: *mut *mut c_void);
    shm_lock as xShmLock(offset: c_int, n: c_int, flags: c_int);
    shm_unmap as xShmUnmap(is_delete: c_int);
}

unsafe extern "C" fn shm_barrier(file: *mut sqlite3_file) {
    // SAFETY: the real file is open as long as ours is.
    unsafe {
        let real = behind(file);
        if let Some(barrier) = (*(*real).pMethods).xShmBarrier {
            barrier(real);
        }
    }
}

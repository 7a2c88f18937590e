//! The generated TypeScript that is committed.

use std::path::Path;

use traumfabrik_wire::{TYPES_FILE, export_types};

#[test]
fn the_committed_types_are_those_of_this_crate() {
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire");
    let fresh = std::env::temp_dir().join(format!("traumfabrik-types-{}", std::process::id()));
    export_types(&fresh).unwrap();
    let read = |dir: &Path| std::fs::read_to_string(dir.join(TYPES_FILE)).unwrap_or_default();
    let is_same = read(&committed) == read(&fresh);
    std::fs::remove_dir_all(&fresh).unwrap();
    assert!(is_same, "the types have changed: run `cargo run -p xtask -- types`");
}

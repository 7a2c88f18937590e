//! Makes cargo notice when a data file comes or goes; those it has already seen it watches itself.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../../packs");
}

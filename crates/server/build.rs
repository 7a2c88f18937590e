//! Makes cargo notice when a file of the page comes or goes; those it has already seen it watches
//! itself.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../../web/dist");
    // Cargo takes what is missing for changed, every time. An empty folder is a page that was not
    // built.
    std::fs::create_dir_all("../../web/dist").ok();
}

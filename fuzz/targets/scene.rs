#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| traumfabrik_testkit::fuzz::scene(data));

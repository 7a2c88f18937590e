#![no_main]

use traumfabrik_engine::Engine;
use traumfabrik_packs::Library;

// Every line gets one answer, which is a JSON object; nothing panics.
libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let mut engine = Engine::new(Library::embedded());
    // A deep count is slow, not wrong.
    let lines = data.split(|&byte| byte == b'\n').filter(|line| !line.windows(5).any(|w| w == b"perft"));
    for line in lines {
        let answer = engine.answer(&String::from_utf8_lossy(line));
        assert!(answer.line.starts_with('{') && !answer.line.contains('\n'));
    }
});

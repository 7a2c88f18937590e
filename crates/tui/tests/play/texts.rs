//! The texts of the terminal: each one is there, and each one is used.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use traumfabrik_packs::{Lang, Texts};
use traumfabrik_wire::catalogue;

use crate::person::{NEW, with_pack};

/// All ids that the source mentions. Those that are put together end with a dash there.
fn mentioned(folder: &Path, ids: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            mentioned(&path, ids);
            continue;
        }
        let source = fs::read_to_string(&path).unwrap();
        for rest in source.split("\"play-").skip(1) {
            let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
            ids.insert(format!("play-{}", &rest[..end]));
        }
    }
}

#[test]
fn every_text_is_used_and_every_used_text_is_there() {
    let mut ids = BTreeSet::new();
    mentioned(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut ids);
    let (stems, whole): (BTreeSet<_>, BTreeSet<_>) =
        ids.into_iter().partition(|id| id.ends_with('-'));
    assert_eq!(stems, ["play-column-", "play-you-"].map(str::to_owned).into());
    with_pack(NEW, |pack| {
        for lang in Lang::ALL {
            let texts = Texts::new(pack, lang);
            for id in &whole {
                assert!(texts.has(id), "{lang}: `{id}` is missing");
            }
            for id in texts.ids().filter(|id| id.starts_with("play-")) {
                let is_stem = |stem: &String| id.starts_with(stem.as_str());
                assert!(
                    whole.contains(id) || stems.iter().any(is_stem),
                    "{lang}: `{id}` is unused"
                );
            }
        }
    });
}

#[test]
fn what_is_said_to_you_is_said_of_others_too() {
    let events: BTreeSet<String> = catalogue()
        .into_iter()
        .filter_map(|s| s.id.strip_prefix("event-").map(str::to_owned))
        .collect();
    with_pack(NEW, |pack| {
        let texts = Texts::new(pack, Lang::En);
        let own = texts.ids().filter_map(|id| id.strip_prefix("play-you-"));
        for rest in own.filter(|rest| !["alone", "named"].contains(rest)) {
            assert!(events.contains(rest), "there is no event-{rest}");
        }
    });
}

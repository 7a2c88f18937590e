//! Every sentence that the program can say exists in every language, for every edition.

use std::path::Path;

use traumfabrik_packs::{Lang, Library, Texts};
use traumfabrik_wire::catalogue;

pub(super) fn faults(root: &Path) -> Vec<String> {
    let mut faults = Vec::new();
    for pack in Library::embedded().packs() {
        for lang in Lang::ALL {
            let texts = Texts::new(pack, lang);
            for sentence in catalogue() {
                if !texts.has(sentence.id) {
                    faults.push(format!("{lang}, {}: no sentence for {}", pack.id, sentence.id));
                }
            }
        }
        let folder = root.join("packs/editions").join(&pack.id);
        if let Err(found) = traumfabrik_packs::check_dir(&folder) {
            faults.extend(found.iter().map(|fault| format!("packs/editions/{}/{fault}", pack.id)));
        }
    }
    faults
}

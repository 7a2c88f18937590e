//! Every sentence that the program can say exists in every language, for every edition.

use std::path::Path;

use traumfabrik_packs::{Lang, Library, Texts};

/// What the catalogues list completely begins with one of these.
const PREFIXES: [&str; 6] = ["event-", "refusal-", "deed-", "refused-", "review-", "error-"];

pub(super) fn faults(root: &Path) -> Vec<String> {
    let mut faults = Vec::new();
    let mut sentences = traumfabrik_wire::catalogue();
    sentences.extend(traumfabrik_table::catalogue());
    sentences.extend(traumfabrik_review::catalogue());
    sentences.extend(traumfabrik_server::catalogue());
    for pack in Library::embedded().packs() {
        for lang in Lang::ALL {
            let texts = Texts::new(pack, lang);
            for sentence in &sentences {
                if !texts.has(&sentence.id) {
                    faults.push(format!("{lang}, {}: no sentence for {}", pack.id, sentence.id));
                }
            }
            let is_ours = |id: &&str| PREFIXES.iter().any(|prefix| id.starts_with(prefix));
            let is_said = |id: &&str| sentences.iter().any(|sentence| sentence.id == *id);
            for id in texts.ids().filter(|id| is_ours(id) && !is_said(id)) {
                faults.push(format!("{lang}, {}: nothing says {id}", pack.id));
            }
        }
        let folder = root.join("packs/editions").join(&pack.id);
        if let Err(found) = traumfabrik_packs::check_dir(&folder) {
            faults.extend(found.iter().map(|fault| format!("packs/editions/{}/{fault}", pack.id)));
        }
    }
    faults
}

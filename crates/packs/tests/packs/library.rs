//! Packs that an operator adds to those we bring.

use std::fs;

use traumfabrik_packs::{Fault, Library};

use crate::draft::{Draft, EDITION, copy_dir, editions};

fn renamed(id: &str) -> Draft {
    let draft = Draft::of("traumfabrik-2000");
    draft.edit(EDITION, "id = \"traumfabrik-2000\"", &format!("id = \"{id}\""));
    draft
}

fn shown(faults: &[Fault]) -> Vec<String> {
    faults.iter().map(Fault::to_string).collect()
}

#[test]
fn a_pack_of_ones_own_is_added() {
    let draft = renamed("my-own");
    draft.edit(EDITION, "year = 2000", "year = 2026");
    let mut library = Library::embedded();
    assert_eq!(library.add_dir(draft.path()), Ok(vec!["my-own".to_owned()]));
    let ids: Vec<&str> = library.packs().iter().map(|pack| pack.id.as_str()).collect();
    assert_eq!(ids, ["traumfabrik-2000", "dream-factory-2009", "my-own"]);
    let (own, original) =
        (library.get("my-own").unwrap(), library.get("traumfabrik-2000").unwrap());
    assert_eq!(own.edition, original.edition);
}

#[test]
fn an_id_is_not_given_twice() {
    let draft = Draft::of("dream-factory-2009");
    let mut library = Library::embedded();
    let faults = library.add_dir(draft.path()).unwrap_err();
    let expected = "edition.toml:3: there is an edition `dream-factory-2009` already; give this \
                    one another id";
    assert_eq!(shown(&faults), [expected]);
    assert_eq!(library.packs().len(), 2);
}

#[test]
fn a_folder_may_hold_several_packs() {
    let folder = tempfile::tempdir().unwrap();
    for id in ["one", "two"] {
        copy_dir(renamed(id).path(), &folder.path().join(id));
    }
    fs::create_dir(folder.path().join(".git")).unwrap();
    fs::write(folder.path().join("README.md"), "Ours.").unwrap();
    let mut library = Library::embedded();
    assert_eq!(library.add_dir(folder.path()), Ok(vec!["one".to_owned(), "two".to_owned()]));
    assert_eq!(library.packs().len(), 4);
}

#[test]
fn of_several_packs_all_are_added_or_none() {
    let folder = tempfile::tempdir().unwrap();
    copy_dir(renamed("one").path(), &folder.path().join("one"));
    copy_dir(renamed("one").path(), &folder.path().join("other"));
    let broken = renamed("two");
    broken.edit(EDITION, "year = 2000", "year = 0");
    copy_dir(broken.path(), &folder.path().join("two"));
    let mut library = Library::embedded();
    let faults = library.add_dir(folder.path()).unwrap_err();
    assert_eq!(
        shown(&faults),
        [
            "other/edition.toml:3: there is an edition `one` already; give this one another id",
            "two/edition.toml:4: `year` has to be a year such as 2000, this is 0",
        ]
    );
    assert_eq!(library.packs().len(), 2);
}

#[test]
fn a_folder_without_packs_is_a_fault() {
    let folder = tempfile::tempdir().unwrap();
    let mut library = Library::embedded();
    let reason = |faults: Vec<Fault>| faults[0].reason.clone();
    assert_eq!(
        reason(library.add_dir(folder.path()).unwrap_err()),
        "there is no pack here: neither `edition.toml`, `chips.toml` or `screenplays.toml` nor a \
         folder"
    );
    let nowhere = folder.path().join("nowhere");
    assert!(reason(library.add_dir(nowhere).unwrap_err()).contains("cannot be read"));
}

#[test]
fn what_is_embedded_is_what_lies_in_the_repository() {
    for pack in Library::embedded().packs() {
        let on_disk = traumfabrik_packs::check_dir(editions().join(&pack.id)).unwrap();
        assert_eq!(format!("{on_disk:?}"), format!("{pack:?}"));
    }
}

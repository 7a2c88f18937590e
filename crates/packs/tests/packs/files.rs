//! Whole packs: sound ones, incomplete ones, and many faults at once.

use crate::draft::{CHIPS, Draft, EDITION, SCREENPLAYS, Where::*, editions};

#[test]
fn the_real_packs_are_sound() {
    for id in ["traumfabrik-2000", "dream-factory-2009"] {
        let pack = traumfabrik_packs::check_dir(editions().join(id)).unwrap();
        assert_eq!(pack.id, id);
        assert_eq!(pack.ids.chips.len(), 93);
        assert_eq!(pack.ids.screenplays.len(), 22);
        assert_eq!(pack.ids.locations.len(), 8);
    }
}

#[test]
fn missing_files() {
    for (file, reason) in [
        (EDITION, "this file is missing; it should hold switches, money, tokens, awards and route"),
        (CHIPS, "this file is missing; it should hold the list `chips`"),
        (SCREENPLAYS, "this file is missing; it should hold the list `screenplays`"),
        ("words/it.ftl", "this file is missing; it should hold the words of the edition"),
    ] {
        let draft = Draft::of("dream-factory-2009");
        draft.remove(file);
        draft.expect(&[(file, File, reason)]);
    }
}

#[test]
fn a_file_that_is_not_text() {
    let draft = Draft::of("traumfabrik-2000");
    draft.write(CHIPS, b"chips = \xff");
    draft.expect(&[(CHIPS, File, "this file is not text in UTF-8")]);
}

#[test]
fn all_faults_are_told_at_once() {
    let draft = Draft::of("traumfabrik-2000");
    draft.edit(EDITION, "final_tie = \"shared\"", "final_tie = \"split\"");
    draft.edit(EDITION, "worst_film = 10", "worst_film = 60");
    draft.edit(
        CHIPS,
        r#""actor-01", kind = "actor", stars = 0"#,
        r#""actor-01", kind = "actress", star = 0"#,
    );
    draft.edit(CHIPS, r#""legend-2", kind = "director""#, r#""legend-2", kind = "guest""#);
    draft.edit(SCREENPLAYS, "\"vertigo\", genre = \"drama\"", "\"vertigo\", genre = \"horror\"");
    draft.edit(SCREENPLAYS, "\"camera\", \"guest\"] }", "\"camera\"] }");
    draft.remove("words/de.ftl");
    draft.edit("words/it.ftl", "studio-3 =", "studio-6 =");
    draft.expect(&[
        (EDITION, Row("\"split\""), "`split` is not a value of `final_tie`"),
        (EDITION, Row("= 60"), "50 points at most"),
        (CHIPS, Row("\"legend-2\""), "a legend has to be a director, this one is a guest"),
        (CHIPS, Row("\"actress\""), "`actress` is unknown"),
        (CHIPS, Row("\"actress\""), "`stars` is missing"),
        (CHIPS, Row("\"actress\""), "there is no key `star` here"),
        (SCREENPLAYS, Row("\"horror\""), "`horror` is unknown"),
        (SCREENPLAYS, Row("\"camera\"] }"), "exactly one `guest` slot, this one has 0"),
        ("words/de.ftl", File, "this file is missing"),
        ("words/it.ftl", File, "the word `studio-3` is missing"),
        ("words/it.ftl", Row("studio-6"), "nothing needs the word `studio-6`"),
    ]);
}

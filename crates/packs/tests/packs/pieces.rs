//! What can be wrong with `chips.toml` and `screenplays.toml`.

use crate::draft::{CHIPS, Draft, EDITION, SCREENPLAYS, Where::*, check};

#[test]
fn chips() {
    let actor = r#"{ id = "actor-01", kind = "actor", stars = 0 }"#;
    let row = Row("\"actor-01\"");
    let check = |to: &str, reason: &str| check(CHIPS, actor, to, &[(CHIPS, row, reason)]);
    check(
        r#"{ id = "actor-01", kind = "actress", stars = 0 }"#,
        "`actress` is unknown in `kind`; possible are `director`, `actor`, `camera`, `music`, `effects`, `guest` or `agency`",
    );
    check(
        r#"{ id = "actor-01", kind = "actor" }"#,
        "`stars` is missing; it has to be a whole number",
    );
    check(
        r#"{ id = "actor-01", kind = "actor", stars = "0" }"#,
        "`stars` has to be a whole number",
    );
    check(r#"{ id = "actor-01", kind = "actor", stars = 10 }"#, "the stars of a chip are -3 to 9");
    check(
        r#"{ id = "actor-01", kind = "actor", stars = -300 }"#,
        "the stars of a chip are -3 to 9",
    );
    check(
        r#"{ id = "actor-01", kind = "actor", stars = 0, legned = true }"#,
        "there is no key `legned` here; possible are `id`, `kind`, `stars` or `legend`",
    );
    check(
        r#"{ id = "actor-01", kind = "actor", stars = 0, legend = 1 }"#,
        "`legend` has to be `true` or `false`",
    );
    check(r#"{ id = "actor-01" kind = "actor", stars = 0 }"#, "this is not TOML: missing comma");
    check(
        r#"{ id = "actor-01", kind = actor, stars = 0 }"#,
        "this is not TOML: string values must be quoted",
    );
    check(
        r#"{ id = "actor-01", id = "x", kind = "actor", stars = 0 }"#,
        "this is not TOML: duplicate key",
    );
    check(r#""actor-01""#, "`chips` has to be a list of rows such as");
}

#[test]
fn the_ids_of_chips() {
    let lang_faults = |id| {
        [("words/en.ftl", id), ("words/de.ftl", id), ("words/fr.ftl", id), ("words/it.ftl", id)]
    };
    check(
        CHIPS,
        "\"actor-02\"",
        "\"Actor 02\"",
        &[(CHIPS, Row("Actor 02"), "the id `Actor 02` has to be made of")],
    );
    check(CHIPS, "id = \"actor-02\", ", "", &[(CHIPS, After("\"actor-01\""), "`id` is missing")]);
    let mut expected = vec![(CHIPS, LastRow("\"actor-01\""), "belongs to the chip of row")];
    for (file, word) in lang_faults("chip-actor-02") {
        expected.push((file, Row(word), "nothing needs the word `chip-actor-02`"));
    }
    check(CHIPS, "\"actor-02\"", "\"actor-01\"", &expected);
    let mut expected = vec![(CHIPS, Row("\"label\""), "no chip can be called `label`")];
    for (file, word) in lang_faults("chip-actor-02") {
        expected.push((file, Row(word), "take it out"));
    }
    check(CHIPS, "\"actor-02\"", "\"label\"", &expected);
}

#[test]
fn the_number_of_chips() {
    let draft = Draft::of("traumfabrik-2000");
    draft.edit_line(CHIPS, "\"camera-13\"", "");
    draft.edit_line(CHIPS, "\"camera-12\"", "");
    draft.edit(EDITION, "camera = 13", "camera = 11");
    for lang in ["en", "de", "fr", "it"] {
        draft.edit_line(&format!("words/{lang}.ftl"), "chip-camera-12", "");
        draft.edit_line(&format!("words/{lang}.ftl"), "chip-camera-13", "");
    }
    draft.expect(&[(
        CHIPS,
        File,
        "a game of five seats draws 88 chips from the bag, but there are only 87",
    )]);

    let draft = Draft::of("traumfabrik-2000");
    draft.edit(CHIPS, "\n]", "\n    { id = \"extra\", kind = \"camera\", stars = 1 },\n]");
    draft.edit(EDITION, "camera = 13", "camera = 14");
    for lang in ["en", "de", "fr", "it"] {
        draft.append(&format!("words/{lang}.ftl"), "\nchip-extra = Extra\n");
    }
    draft.expect(&[(
        CHIPS,
        Row("\"extra\""),
        "there are 94 rows, but a box holds at most 93 chips",
    )]);
}

#[test]
fn legends() {
    let legend = r#"{ id = "legend-1", kind = "director", stars = 4, legend = true }"#;
    check(
        CHIPS,
        legend,
        &legend.replace("director", "actor"),
        &[(CHIPS, Row("\"legend-1\""), "a legend has to be a director, this one is an actor")],
    );
    check(
        CHIPS,
        legend,
        &legend.replace("true", "false"),
        &[
            (EDITION, Row("legend = 4"), "this promises 4 of kind `legend`, chips.toml lists 3"),
            (
                EDITION,
                Row("director = 15"),
                "this promises 15 of kind `director`, chips.toml lists 16",
            ),
            (CHIPS, File, "exactly 4 legends, one for each quarter; here are 3"),
        ],
    );
    check(
        CHIPS,
        r#""director-01", kind = "director", stars = 0"#,
        r#""director-01", kind = "director", stars = 0, legend = true"#,
        &[
            (EDITION, Row("legend = 4"), "lists 5"),
            (EDITION, Row("director = 15"), "lists 14"),
            (CHIPS, Row("\"director-01\""), "here are 5"),
        ],
    );
}

#[test]
fn screenplays() {
    let vertigo = r#"{ id = "vertigo", genre = "drama", studio = 1, stars = 3, slots = ["director", "actor", "camera", "music", "guest"] }"#;
    let row = Row("\"vertigo\"");
    let check_one = |from: &str, to: &str, reason: &str| {
        check(SCREENPLAYS, vertigo, &vertigo.replace(from, to), &[(SCREENPLAYS, row, reason)]);
    };
    check_one(
        "\"drama\"",
        "\"comedy\"",
        "`comedy` is unknown in `genre`; possible are `drama`, `adventure` or `entertainment`",
    );
    check_one(
        "\"music\"",
        "\"song\"",
        "`song` is unknown in `slots`; possible are `director`, `actor`, `camera`, `music`, `effects`, `open` or `guest`",
    );
    check_one("\"music\"", "3", "`slots` has to be a list of words");
    check_one(
        "\"music\"",
        "\"open\", \"open\", \"open\"",
        "a screenplay has at most 6 slots, this one has 7",
    );
    check_one("\"music\"", "\"director\"", "exactly one `director` slot, this one has 2");
    check_one("\"director\", ", "", "exactly one `director` slot, this one has 0");
    check_one(", \"guest\"", "", "exactly one `guest` slot, this one has 0");
    check_one("\"music\"", "\"guest\"", "exactly one `guest` slot, this one has 2");
    check_one(
        "\"music\", \"guest\"",
        "\"guest\", \"music\"",
        "the `guest` slot has to be the last one",
    );
    check_one("stars = 3", "stars = -1", "the stars of a screenplay are 0 to 9");
}

#[test]
fn screenplays_and_studios() {
    let vertigo = r#""vertigo", genre = "drama", studio = 1"#;
    check(
        SCREENPLAYS,
        vertigo,
        r#""vertigo", genre = "drama", studio = 6"#,
        &[
            (SCREENPLAYS, File, "studio 1 has 0 of genre `drama`"),
            (SCREENPLAYS, Row("\"vertigo\""), "studios are numbered 1 to 5"),
        ],
    );
    check(
        SCREENPLAYS,
        vertigo,
        r#""vertigo", genre = "adventure", studio = 1"#,
        &[
            (
                SCREENPLAYS,
                File,
                "each studio owns exactly one screenplay of each genre; studio 1 has 0 of genre `drama`",
            ),
            (SCREENPLAYS, Row("\"vertigo\""), "studio 1 has 2 of genre `adventure`"),
        ],
    );
}

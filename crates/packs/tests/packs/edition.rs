//! What can be wrong with `edition.toml`.

use crate::draft::{CHIPS, Draft, EDITION, Where::*, check};

#[test]
fn the_head_of_an_edition() {
    let id = r#"id = "traumfabrik-2000""#;
    check(
        EDITION,
        id,
        r#"id = "Traumfabrik 2000""#,
        &[(EDITION, Row("Traumfabrik 2000"), "a-z, 0-9 and -")],
    );
    check(EDITION, id, r#"id = """#, &[(EDITION, Row(r#"id = """#), "a-z, 0-9 and -")]);
    let year = "year = 2000\n";
    check(
        EDITION,
        year,
        "year = \"2000\"\n",
        &[(EDITION, Row("year ="), "`year` has to be a whole number, this is of type string")],
    );
    check(
        EDITION,
        year,
        "year = 0\n",
        &[(EDITION, Row("year ="), "a year such as 2000, this is 0")],
    );
    check(EDITION, year, "", &[(EDITION, File, "`year` is missing; it has to be a whole number")]);
    check(EDITION, year, "year =\n", &[(EDITION, Row("year ="), "this is not TOML")]);
    check(
        EDITION,
        year,
        "year = 2000\nmonth = 3\n",
        &[(
            EDITION,
            Row("month"),
            "there is no key `month` here; possible are `id`, `year`, `switches`",
        )],
    );
}

#[test]
fn switches() {
    check(
        EDITION,
        r#""face_up" "#,
        r#""up" "#,
        &[(
            EDITION,
            Row(r#""up""#),
            "`up` is not a value of `legends`; possible are `face_up` or `face_down`",
        )],
    );
    check(
        EDITION,
        "party_decline =",
        "party_decine =",
        &[
            (EDITION, Row("[switches]"), "`party_decline` is missing"),
            (EDITION, Row("party_decine"), "there is no key `party_decine` here"),
        ],
    );
    check(
        EDITION,
        r#""screened""#,
        "true",
        &[(EDITION, Row("screens = true"), "a text in quotes")],
    );
    check(
        EDITION,
        "[switches]",
        "[switch]",
        &[
            (EDITION, File, "`switches` is missing; it has to be a section `[switches]`"),
            (EDITION, Row("[switch]"), "there is no key `switch` here"),
        ],
    );
}

#[test]
fn money_awards_and_counts() {
    check(
        EDITION,
        "purse = 12",
        "purse = 16",
        &[(
            EDITION,
            Row("purse = 16"),
            "has to be 63 or less, so a seat can start with 15 at most",
        )],
    );
    check(
        EDITION,
        "purse = 12",
        "purse = 0",
        &[(EDITION, Row("purse = 0"), "nobody can play without money")],
    );
    check(
        EDITION,
        "purse = 12",
        "purse = -1",
        &[(EDITION, Row("purse = -1"), "`purse` cannot be negative")],
    );
    check(
        EDITION,
        "seats = 10",
        "seats = 1000",
        &[(EDITION, Row("1000"), "can start with 12 at most")],
    );
    check(
        EDITION,
        "worst_film = 10",
        "worst_film = 999",
        &[(EDITION, Row("999"), "an award is worth 50 points at most")],
    );
    check(
        EDITION,
        "worst_film = 10",
        "worst_film = 99999999999999999999",
        &[(EDITION, Row("9999"), "far too large")],
    );
    check(
        EDITION,
        "camera = 13",
        "camera = 12",
        &[(EDITION, Row("camera = 12"), "this promises 12 of kind `camera`, chips.toml lists 13")],
    );
    check(
        EDITION,
        "camera = 13",
        "crew = 13",
        &[
            (EDITION, Row("[counts]"), "`camera` is missing"),
            (EDITION, Row("crew"), "there is no key `crew` here"),
        ],
    );
}

#[test]
fn rating_tokens() {
    check(
        EDITION,
        "plus = [8,",
        "plus = [23,",
        &[(EDITION, Row("plus = "), "there is a 23+ but no 23")],
    );
    check(
        EDITION,
        "single = [0,",
        "single = [1,",
        &[(EDITION, Row("single = "), "the token 1 is listed twice")],
    );
    check(
        EDITION,
        ", 22]",
        ", 22, 23]",
        &[(EDITION, Row("plus = "), "there are 31 tokens, but a box holds at most 30")],
    );
    check(EDITION, ", 22]", ", 220]", &[(EDITION, Row("single = "), "a token is 0 to 99")]);
    check(
        EDITION,
        "plus = [8,",
        "plus = [\"8\",",
        &[(EDITION, Row("plus = "), "`plus` has to be a whole number")],
    );
}

#[test]
fn the_route() {
    let sign = "kind = \"sign\"\nn_chips = 1";
    check(
        EDITION,
        sign,
        "kind = \"city\"\nn_chips = 1",
        &[
            (EDITION, Row("[[route]]"), "the route has to begin with the `sign`"),
            (CHIPS, File, "draws 92 chips from the bag, but there are only 89"),
        ],
    );
    check(
        EDITION,
        sign,
        "kind = \"sign\"\nn_chips = 2",
        &[(EDITION, Row("n_chips = 2"), "the sign shows 1 chip")],
    );
    check(EDITION, sign, "kind = \"sign\"", &[]);
    check(
        EDITION,
        "n_chips = 3",
        "n_chips = 6",
        &[
            (EDITION, Before("id = \"city-1\""), "a city shows 1 to 5 chips"),
            (CHIPS, File, "draws 100 chips"),
        ],
    );
    check(
        EDITION,
        "id = \"city-1\"\nkind = \"city\"\nn_chips = 3",
        "id = \"city-1\"\nkind = \"city\"",
        &[(EDITION, Before("id = \"city-1\""), "`n_chips` is missing")],
    );
    check(
        EDITION,
        "id = \"city-1\"\nkind = \"city\"\nn_chips = 3",
        "id = \"city-1\"\nkind = \"sign\"",
        &[(EDITION, Before("id = \"city-1\""), "there is only one `sign`")],
    );
    check(
        EDITION,
        "id = \"party-1\"\nkind = \"party\"",
        "id = \"party-1\"\nkind = \"party\"\nn_chips = 4",
        &[(EDITION, Row("n_chips = 4"), "as many chips as there are seats")],
    );
    check(
        EDITION,
        "id = \"city-4\"\nkind = \"city\"\nn_chips = 2",
        "id = \"city-4\"\nkind = \"party\"",
        &[
            (EDITION, Before("id = \"party-2\""), "exactly 2 parties, this route has 3"),
            (CHIPS, File, "draws 100 chips"),
        ],
    );
    check(
        EDITION,
        "id = \"party-1\"\nkind = \"party\"",
        "id = \"party-1\"\nkind = \"feast\"",
        &[(
            EDITION,
            Row("feast"),
            "`feast` is unknown in `kind`; possible are `sign`, `city` or `party`",
        )],
    );
    check(
        EDITION,
        "\"city-2\"",
        "\"city-1\"",
        &[
            (EDITION, LastRow("\"city-1\""), "the id `city-1` belongs to the location of row"),
            ("words/en.ftl", Row("location-city-2"), "nothing needs the word `location-city-2`"),
            ("words/de.ftl", Row("location-city-2"), "take it out"),
            ("words/fr.ftl", Row("location-city-2"), "take it out"),
            ("words/it.ftl", Row("location-city-2"), "take it out"),
        ],
    );
}

#[test]
fn a_route_of_the_wrong_length() {
    let draft = Draft::of("traumfabrik-2000");
    draft.edit(EDITION, "[[route]]\nid = \"city-5\"\nkind = \"city\"\nn_chips = 2\n", "");
    for lang in ["en", "de", "fr", "it"] {
        draft.edit_line(&format!("words/{lang}.ftl"), "location-city-5", "");
    }
    draft.expect(&[(EDITION, File, "visits exactly 8 locations, this route has 7")]);
    let draft = Draft::of("traumfabrik-2000");
    draft.append(EDITION, "\n[[route]]\nid = \"beach\"\nkind = \"city\"\nn_chips = 1\n");
    for lang in ["en", "de", "fr", "it"] {
        draft.append(&format!("words/{lang}.ftl"), "\nlocation-beach = Beach\n");
    }
    draft.expect(&[(
        EDITION,
        Before("id = \"beach\""),
        "there are 9 rows, but a box holds at most 8 locations",
    )]);
}

#[test]
fn a_fault_is_told_once() {
    let draft = Draft::of("traumfabrik-2000");
    draft.edit(EDITION, "first_film = 5", "first_film = 51");
    draft.edit(EDITION, "worst_film = 10", "worst_film = 52");
    draft.expect(&[
        (EDITION, Row("first_film"), "an award is worth 50 points at most"),
        (EDITION, Row("worst_film"), "an award is worth 50 points at most"),
    ]);
}

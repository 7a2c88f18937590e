//! What can be wrong with the words of a language.

use crate::draft::{Draft, Where, Where::*, check};

#[test]
fn words() {
    const DE: &str = "words/de.ftl";
    let check = |from: &str, to: &str, place: Where<'_>, reason: &str| {
        check(DE, from, to, &[(DE, place, reason)]);
    };
    check("kind-actor = Schauspieler\n", "", File, "the word `kind-actor` is missing");
    check("slot-open =", "slot-open = { $x\n-term =", Row("slot-open"), "this is not Fluent");
    check(
        "slot-open =",
        "slot-white = x\nslot-open =",
        Row("slot-white"),
        "nothing needs the word `slot-white`",
    );
    check(
        "slot-open =",
        "slot-open = x\nslot-open =",
        LastRow("slot-open"),
        "the word `slot-open` stands in row",
    );
    check("slot-open =", "slot-open", Row("slot-open"), "this is not Fluent");
    check(
        "word-film = ",
        "word-film = { word-movie } ",
        Row("word-film"),
        "`word-film` quotes `word-movie`, which this file lacks",
    );
    check(
        "word-film = ",
        "word-film = { -brand } ",
        Row("word-film"),
        "`word-film` quotes `-brand`, which this file lacks",
    );
    check(
        "word-film = ",
        "word-film = { $n } ",
        Row("word-film"),
        "`word-film` uses `$n`, but this word has no arguments",
    );
    check(
        "word-film = fertiger Film\n",
        "word-film = fertiger Film\n    .kind = Film\n",
        Row("word-film"),
        "nothing needs `.kind` of `word-film`",
    );
    check(
        "chip-actor-06 = Polly Ester\n",
        "chip-actor-06 = Polly Ester\n    .gender = f\n",
        Row("chip-actor-06"),
        "nothing needs `.gender` of `chip-actor-06`",
    );
}

#[test]
fn words_with_gaps() {
    const FR: &str = "words/fr.ftl";
    let draft = Draft::of("traumfabrik-2000");
    draft.edit(FR, "\nchip-label =", "\nchip-label = { $nome }");
    draft.edit(FR, "\nmoney =", "\nmoney = beaucoup\nold-money =");
    draft.edit(FR, "\nrating =", "\nold-rating =");
    draft.expect(&[
        (FR, File, "the word `rating` is missing; it has to use `$plus` and `$value`"),
        (FR, Row("money = beaucoup"), "`money` has to use `$amount`"),
        (FR, Row("old-money"), "take it out"),
        (FR, Row("old-rating"), "take it out"),
        (FR, Row("chip-label"), "uses `$nome`, but possible are `$kind`, `$name` or `$stars`"),
    ]);
}

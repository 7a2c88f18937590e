//! The published boxes as Rust, for the rules to carry without data files.

use std::fmt::Write as _;

use traumfabrik_packs::{Library, Pack};
use traumfabrik_rules::{Chip, Screenplay, Seats};

/// The files, and what has to be in them.
pub(crate) fn files() -> Vec<(String, String)> {
    let library = Library::embedded();
    let file = |pack: &Pack| {
        let name = pack.id.replace('-', "_");
        (format!("crates/rules/src/boxes/{name}.rs"), source(pack))
    };
    library.packs().iter().map(file).collect()
}

/// Every value here prints as the Rust that makes it, so the tables are made by `Debug`.
fn source(pack: &Pack) -> String {
    let pieces = pack.edition.pieces();
    let mut text = format!(
        "//! Made from `packs/editions/{}` by `cargo run -p xtask -- types`. Do not edit.\n\n\
         use super::Printed;\n\
         use crate::words::ChipKind::*;\n\
         use crate::words::Genre::*;\n\
         use crate::words::Location::{{City, Party, Sign}};\n\
         use crate::words::{{AwardPoints, Money, Slot}};\n\n\
         #[rustfmt::skip]\n\
         pub(super) const BOX: Printed = Printed {{\n    chips: &[\n",
        pack.id
    );
    for (Chip { kind, stars, legend }, n) in runs(&pieces.chips) {
        let _ = writeln!(text, "        ({kind:?}, {}, {legend}, {n}),", stars.0);
    }
    text.push_str("    ],\n    screenplays: &[\n");
    for Screenplay { genre, studio, stars, slots } in &pieces.screenplays {
        let slots: Vec<String> = slots.iter().map(|slot| format!("Slot::{slot:?}")).collect();
        let studio = studio.map_or(0, |studio| studio.0);
        let _ =
            writeln!(text, "        ({genre:?}, {studio}, {}, &[{}]),", stars.0, slots.join(", "));
    }
    let _ = writeln!(text, "    ],\n    route: &{:?},", &pieces.route[..]);
    let tokens: Vec<(u8, bool)> = pieces.tokens.iter().map(|t| (t.value, t.plus)).collect();
    let _ = writeln!(text, "    tokens: &{tokens:?},");
    let _ = writeln!(text, "    awards: {:?},", pieces.awards);
    let _ = writeln!(text, "    purse: {:?},", pieces.purse);
    let _ = writeln!(text, "    purse_with_five: {:?},", pieces.purse_with_five);
    text.push_str("    rulings: ");
    text.push_str(&rulings(pack));
    text.push_str(",\n};\n");
    text
}

fn rulings(pack: &Pack) -> String {
    let seats = Seats::new(4).expect("four");
    let start = pack.defaults.start(seats).expect("a pack's own answers are possible");
    let answers: Vec<String> =
        start.rulings.entries().iter().map(|entry| format!("        {entry:?},\n")).collect();
    format!("&[\n{}    ]", answers.concat())
}

/// Equal neighbours taken together.
fn runs(chips: &[Chip]) -> Vec<(Chip, usize)> {
    let mut runs: Vec<(Chip, usize)> = Vec::new();
    for &chip in chips {
        match runs.last_mut() {
            Some((last, n)) if *last == chip => *n += 1,
            _ => runs.push((chip, 1)),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use traumfabrik_rules::{Edition, Rulings};

    use super::*;

    #[test]
    fn the_boxes_of_the_rules_are_those_of_the_packs() {
        for (file, made) in files() {
            let kept = std::fs::read_to_string(crate::root().join(&file)).expect("it is there");
            assert!(kept == made, "{file} is not up to date: run `cargo run -p xtask -- types`");
        }
        for pack in Library::embedded().packs() {
            let (edition, rulings) = match pack.id.as_str() {
                "traumfabrik-2000" => (Edition::traumfabrik_2000(), Rulings::traumfabrik_2000()),
                "dream-factory-2009" => {
                    (Edition::dream_factory_2009(), Rulings::dream_factory_2009())
                }
                other => panic!("the rules have no box {other}"),
            };
            assert_eq!(edition, pack.edition);
            let four = Seats::new(4).expect("four");
            assert_eq!(rulings, pack.defaults.start(four).expect("possible").rulings);
        }
    }
}

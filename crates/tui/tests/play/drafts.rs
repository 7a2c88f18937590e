//! Chips can be rearranged until their place is confirmed.

use traumfabrik_packs::Lang;

use crate::person::{Asked, Evening, OLD, asked, converse, first_choice, flat, table, with_pack};

/// Buys the first lot of three chips, then does as dictated. Returns what was shown from there on.
fn with_three_chips(evening: Evening<'_>, steps: &[&str]) -> Vec<String> {
    let mut steps = steps.iter();
    let mut has_begun = false;
    let mut pages = Vec::new();
    let _ = converse(evening, |shown| {
        has_begun |= shown.contains("place or discard your 3 chips");
        if has_begun {
            pages.push(shown.to_owned());
            return steps.next().map(|step| (*step).to_owned());
        }
        let is_refused = shown.contains("\n! ");
        Some(match asked(shown) {
            Asked::Bid if !is_refused => "6".to_owned(),
            _ => first_choice(shown).to_owned(),
        })
    });
    assert_eq!(steps.len(), 0, "{pages:#?}");
    pages
}

#[test]
fn placements_are_taken_back_moved_and_confirmed() {
    with_pack(OLD, |pack| {
        let evening = table(pack, Lang::En, 2, 2);
        let steps = [
            "c", "o", "u 1", "1", "log 1", "u", "1", "1", "u 1", "u 9", "o", "1", "1", "1",
            "table", "u 2", "1", "", "c",
        ];
        let pages = with_three_chips(evening, &steps);
        let page = |step: usize| pages[step + 1].as_str();
        for nothing in [0, 1] {
            assert!(page(nothing).contains("There is nothing to confirm or take back."));
        }
        assert!(page(2).contains("! There is no number 1 in this list."), "{}", page(2));
        // A chip is laid; nothing has happened.
        assert!(page(3).contains("* Not final yet:\n 1 "));
        assert!(flat(page(3)).contains("u takes the last chip back."));
        assert!(page(4).contains("What happened last") && !page(4).contains("You place"));
        // It is taken back, and all three are in hand again.
        assert!(page(5).starts_with("u\nTaken back.\n") && page(5).contains("your 3 chips"));
        // Two are laid, the first of them is taken up again: the other stays.
        assert!(page(7).contains("\n 2 ") && page(7).contains("place your chip, or discard it"));
        let second = draft(page(7))[1].clone();
        assert_eq!(draft(page(8)).len(), 1, "{}", page(8));
        assert_eq!(chip_of(&draft(page(8))[0]), chip_of(&second));
        assert!(page(9).contains("! There is no number 9 in this list."));
        assert!(page(10).contains("your 3 chips") && draft(page(10)).is_empty());
        // All three are laid: the question is whether that is final.
        assert_eq!(draft(page(13)).len(), 3);
        assert!(flat(page(13)).ends_with("or o to start over. >"), "{}", page(13));
        assert!(page(14).contains("=== The table ==="));
        assert_eq!(draft(page(15)).len(), 2);
        assert_eq!(draft(page(17)).len(), 3, "an empty line shows the arrangement again");
        // Now it happens.
        assert_eq!(page(18).matches("You place").count(), 3, "{}", page(18));
    });
}

/// The arrangement as it is shown, one chip each.
fn draft(page: &str) -> Vec<String> {
    let lines = page.lines().skip_while(|line| *line != "* Not final yet:").skip(1);
    let lines = lines.take_while(|line| !line.is_empty() && !line.starts_with('*'));
    let chips = lines.filter(|line| !line.starts_with("   "));
    chips.map(|line| line[3..].to_owned()).collect()
}

fn chip_of(line: &str) -> &str {
    line.split_once(" →").map_or(line, |(chip, _)| chip)
}

#[test]
fn without_confirmation_every_placement_is_final() {
    with_pack(OLD, |pack| {
        let mut evening = table(pack, Lang::En, 2, 3);
        evening.manners.confirm = false;
        let pages = with_three_chips(evening, &["1", "o", "1", "1"]);
        assert!(pages[1].contains("You place"), "{}", pages[1]);
        assert!(pages[2].contains("There is nothing to confirm or take back."));
        assert!(!pages.concat().contains("Not final yet"));
    });
}

#[test]
fn a_finished_film_is_confirmed_before_the_next_screenplay_comes() {
    with_pack(OLD, |pack| {
        let mut n_waited = 0;
        for seed in 0..6 {
            let mut is_waiting = false;
            let _ = converse(table(pack, Lang::En, 2, seed), |shown| {
                if is_waiting {
                    // The film is told, then the new screenplay, then the other chips are asked for.
                    let told = flat(shown);
                    assert!(told.contains("You finish “"), "{shown}");
                    assert!(told.contains("You take a new screenplay"), "{shown}");
                    assert!(shown.contains("* Your turn: place"), "{shown}");
                    n_waited += 1;
                }
                is_waiting = flat(shown).contains("The next screenplay comes up now.");
                if is_waiting {
                    assert!(flat(shown).contains("finishes the film with"), "{shown}");
                    assert_eq!(asked(shown), Asked::Confirm);
                    return Some("c".to_owned());
                }
                let is_refused = shown.contains("\n! ");
                Some(match asked(shown) {
                    Asked::Bid if !is_refused => "+".to_owned(),
                    _ => first_choice(shown).to_owned(),
                })
            });
        }
        assert!(n_waited > 0, "no film was finished with chips left in hand");
    });
}

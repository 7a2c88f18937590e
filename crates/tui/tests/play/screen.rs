//! The full screen, read and answered by a few lines of code.

use std::io;
use std::time::Duration;

use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use traumfabrik_bots::Rng;
use traumfabrik_packs::Lang;
use traumfabrik_tui::{Keyboard, LocalTable, Manners, PlayResult, Stroke, play_on};

use crate::person::{Evening, NEW, OLD, party, table, with_pack};

/// A person who looks at the screen before every stroke; none at all hangs up.
struct Fingers<F>(F);

impl<F: FnMut(&str) -> Option<Stroke>> Keyboard for Fingers<F> {
    fn next(&mut self, seen: &Buffer, patience: Option<Duration>) -> io::Result<Option<Stroke>> {
        // Nobody presses a key just to see bots move faster.
        if patience.is_some() {
            return Ok(None);
        }
        Ok((self.0)(&text(seen)))
    }

    fn forget(&mut self) -> io::Result<bool> {
        Ok(false)
    }
}

fn text(seen: &Buffer) -> String {
    let width = usize::from(seen.area.width).max(1);
    let rows = seen.content.chunks(width);
    let row = |cells: &[ratatui::buffer::Cell]| {
        let text: String = cells.iter().map(|cell| cell.symbol()).collect();
        text.trim_end().to_owned()
    };
    rows.map(row).collect::<Vec<_>>().join("\n")
}

pub(crate) fn look(
    evening: &Evening<'_>,
    size: (u16, u16),
    press: impl FnMut(&str) -> Option<Stroke>,
) -> PlayResult {
    look_at(&LocalTable::set_up(&evening.new).unwrap(), &evening.manners, size, press)
}

/// The same at a table that is set up.
pub(crate) fn look_at(
    table: &LocalTable,
    manners: &Manners,
    (width, height): (u16, u16),
    press: impl FnMut(&str) -> Option<Stroke>,
) -> PlayResult {
    let manners = Manners { fast: true, ..manners.clone() };
    play_on(table, manners, TestBackend::new(width, height), Fingers(press)).unwrap()
}

#[test]
fn the_first_question_shows_the_whole_table() {
    with_pack(OLD, |pack| {
        for size in [(80, 24), (100, 30), (120, 40)] {
            let mut n_seen = 0;
            look(&table(pack, Lang::En, 4, 98), size, |seen| {
                n_seen += 1;
                if n_seen == 1 {
                    assert!(seen.contains("You run a film studio."), "{seen}");
                    return Some(Stroke::Enter);
                }
                for fact in [
                    " Traumfabrik (2000)  ·  Quarter 1 of 4  ·  1/8 The Hollywood Sign",
                    ">1 The Hollywood Sign: D4",
                    " 8 Premiere Party: ? ? ? ?",
                    "You – 12 contracts – 12 points",
                    "“North by Northwest” 3★ (drama)",
                    "“Gone With the Wind” 4★ (entertainment)",
                    "Goldie: films 0, awards 0, cast 0",
                    "needs DACM | DAM | DACEO",
                    "Ratings left: 0–22 8+–14+",
                    "What happened last",
                    "For sale: Cornelius Colossus",
                    ">  p  pass",
                    "p to pass. > _",
                    "? help  q quit",
                ] {
                    assert!(seen.contains(fact), "{size:?}: {fact}\n{seen}");
                }
                None
            });
            assert_eq!(n_seen, 2);
        }
    });
}

#[test]
fn whole_games_are_played_with_enter_alone_at_any_size() {
    for (n, size) in [(80, 24), (120, 40), (20, 5), (1, 1), (200, 12)].into_iter().enumerate() {
        let edition = if n % 2 == 0 { OLD } else { NEW };
        with_pack(edition, |pack| {
            let mut last = String::new();
            let outcome = look(&table(pack, Lang::En, 3, n as u64), size, |seen| {
                seen.clone_into(&mut last);
                Some(Stroke::Enter)
            });
            assert!(matches!(outcome, PlayResult::Finished { .. }), "{outcome:?}");
            if n < 2 {
                assert!(last.contains("The films of the year"), "{last}");
            }
        });
    }
}

/// Four games, one for each language, each on a thread of its own.
#[test]
fn any_keys_in_every_language_lead_to_the_end() {
    std::thread::scope(|scope| {
        for (n, lang) in Lang::ALL.into_iter().enumerate() {
            scope.spawn(move || any_keys_lead_to_the_end(n as u8, lang));
        }
    });
}

fn any_keys_lead_to_the_end(n: u8, lang: Lang) {
    // Whatever leaves the game or writes a file is left out.
    let letters = ['p', '+', 'c', 'c', 'u', 'o', 't', 'l', '?', 'd', 'a', 'n', 'y', '1', '2', '9'];
    let others = [Stroke::Enter, Stroke::Up, Stroke::Down, Stroke::Escape, Stroke::Backspace];
    let more = [Stroke::PageUp, Stroke::PageDown, Stroke::Home, Stroke::End, Stroke::Other];
    let pool: Vec<Stroke> =
        letters.map(Stroke::Char).into_iter().chain(others).chain(others).chain(more).collect();
    with_pack(if n.is_multiple_of(2) { NEW } else { OLD }, |pack| {
        let mut chance = Rng::new(3, n.into());
        let evening = table(pack, lang, 2 + n, n.into());
        let outcome = look(&evening, (90, 26), |seen| {
            assert!(!seen.contains("[play"), "{lang}: a text is missing: {seen}");
            Some(pool[chance.index(pool.len())])
        });
        assert!(matches!(outcome, PlayResult::Finished { .. }), "{lang}: {outcome:?}");
    });
}

#[test]
fn choices_are_made_by_arrows_numbers_and_lines() {
    with_pack(OLD, |pack| {
        let is_bidding = |seen: &str| seen.contains("to pass. >");
        // The first question allows 8 to 12.
        let bids = |strokes: &[Stroke]| {
            let mut strokes = strokes.iter();
            let mut told = String::new();
            look(&table(pack, Lang::En, 4, 98), (120, 40), |seen| {
                if !is_bidding(seen) && strokes.len() > 0 {
                    return Some(Stroke::Enter);
                }
                seen.clone_into(&mut told);
                strokes.next().copied()
            });
            told
        };
        let char = Stroke::Char;
        let eleven = "You bid 11 contracts.";
        let [down, enter] = [Stroke::Down, Stroke::Enter];
        assert!(bids(&[down, down, down, down, enter]).contains(eleven));
        assert!(bids(&[char('1'), char('1'), Stroke::Enter]).contains(eleven));
        let typed: Vec<Stroke> = ":bid 11".chars().map(char).chain([Stroke::Enter]).collect();
        assert!(bids(&typed).contains(eleven));
        let mended = [char('1'), char('2'), Stroke::Backspace, char('1'), Stroke::Enter];
        assert!(bids(&mended).contains(eleven));
        assert!(bids(&[char('+')]).contains("You bid 8 contracts."));
        assert!(bids(&[char('7'), Stroke::Enter]).contains("! "), "a bid too low is explained");
        assert!(bids(&[char('1'), char('1')]).contains("> 11_"));
    });
}

#[test]
fn pages_scroll_and_close() {
    with_pack(OLD, |pack| {
        let steps = [
            (Stroke::Enter, "film studio"),
            (Stroke::Char('?'), "p to pass. >"),
            (Stroke::PageDown, "--- Help ---"),
            (Stroke::End, "any other key to continue"),
            (Stroke::Home, "Letters in full-screen mode"),
            (Stroke::Escape, "--- Help ---"),
            (Stroke::Char('t'), "p to pass. >"),
            (Stroke::Enter, "=== The table ==="),
            (Stroke::Char('h'), "p to pass. >"),
            // Whoever wants to leave need not close the page before.
            (Stroke::Interrupt, "Hint: the best moves"),
            (Stroke::Char('n'), "Leave the game?"),
            (Stroke::Interrupt, "The game goes on."),
            (Stroke::Interrupt, "Leave the game?"),
        ];
        let mut steps = steps.iter();
        let outcome = look(&table(pack, Lang::En, 4, 7), (80, 24), |seen| {
            let (stroke, sign) = steps.next()?;
            assert!(seen.contains(sign), "{sign}\n{seen}");
            Some(*stroke)
        });
        assert_eq!((outcome, steps.len()), (PlayResult::Left, 0));
    });
}

#[test]
fn placements_are_seen_taken_back_and_confirmed() {
    with_pack(OLD, |pack| {
        let mut steps = [Stroke::Enter, Stroke::Char('u'), Stroke::Enter, Stroke::Char('c')].iter();
        let mut pages = Vec::new();
        look(&table(pack, Lang::En, 4, 4), (100, 30), |seen| {
            let is_placing = seen.contains("to place") || seen.contains("c to confirm");
            if is_placing || !pages.is_empty() {
                pages.push(seen.to_owned());
                return steps.next().copied();
            }
            let can_bid = seen.contains("to pass") && !seen.contains("You cannot go higher.");
            Some(if can_bid { Stroke::Char('+') } else { Stroke::Enter })
        });
        assert!(pages[0].contains("□ D director") && !pages[0].contains("■"), "{}", pages[0]);
        assert!(pages[1].contains('■') && pages[1].contains("Not final yet:"), "{}", pages[1]);
        assert!(pages[1].contains("u 1  take back "), "{}", pages[1]);
        assert!(pages[2].contains("Taken back.") && !pages[2].contains("■"));
        assert!(pages[4].contains("- You place "), "{}", pages[4]);
    });
}

#[test]
fn under_the_cover_nothing_is_seen_and_nobody_sees_another_purse() {
    with_pack(OLD, |pack| {
        let (mut n_covers, mut n_views) = (0, 0);
        let outcome = look(&party(pack, &["Anna", "Ben"], 3, 4), (120, 40), |seen| {
            if seen.contains("Pass the keyboard to") {
                n_covers += 1;
                let lines: Vec<&str> =
                    seen.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
                assert_eq!(lines.len(), 2, "{seen}");
                assert!(lines[1].ends_with("press Enter when nobody else is looking."));
            } else if seen.contains("What happened last") {
                n_views += 1;
                // One title with a purse: that of whoever was asked for behind the cover.
                assert_eq!(seen.matches(" points ").count(), 1, "{seen}");
                assert!(seen.contains(" contract"), "{seen}");
                assert!(!seen.contains("contracts – films"), "{seen}");
            }
            Some(Stroke::Enter)
        });
        assert!(matches!(outcome, PlayResult::Finished { .. }));
        assert!(n_covers > 20 && n_views > n_covers, "{n_covers} covers, {n_views} views");
    });
}

#[test]
fn a_draft_and_the_high_bid_are_in_sight_on_the_smallest_terminal() {
    with_pack(OLD, |pack| {
        let (mut n_bids, mut n_drafts) = (0, 0);
        look(&table(pack, Lang::De, 4, 7), (80, 24), |seen| {
            if seen.contains("zum Passen. >") {
                n_bids += 1;
                assert!(seen.contains("Höchstgebot: ") || seen.contains("Noch kein"), "{seen}");
                let can_bid = !seen.contains("Höher kannst du nicht gehen.");
                return Some(Stroke::Char(if can_bid { '+' } else { 'p' }));
            }
            if seen.contains("bestätigen: So gilt es") {
                n_drafts += 1;
                assert!(seen.contains("\n 1 ") && seen.contains("Gilt noch nicht:"), "{seen}");
            }
            (n_drafts < 5).then_some(Stroke::Enter)
        });
        assert!(n_bids > 5 && n_drafts == 5, "{n_bids} bids, {n_drafts} drafts");
    });
}

//! The counts of `fixtures/perft`: how many ways a game can go on from a position. The engine
//! counts all of them, and the slow oracle the small ones.

use std::fs;
use std::path::{Path, PathBuf};

use traumfabrik_packs::{Library, switches};
use traumfabrik_rules::{Cause, Due, Edition, Game, Seats, Start, lowest_deal, perft};
use traumfabrik_testkit::differential::translate;
use traumfabrik_testkit::oracle::{self, Ask, Deal, Stage, Table};
use traumfabrik_wire::{MoveCause, read};

/// Larger counts are left to the engine: the oracle is slow.
const ORACLE_MAX: u64 = 40_000;

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures")
}

#[test]
fn all_counts_are_right() {
    let library = Library::embedded();
    let mut paths: Vec<_> = fs::read_dir(fixtures().join("perft"))
        .expect("there are counts")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "perft"))
        .collect();
    paths.sort();
    assert!(!paths.is_empty(), "there are no counts");
    let mut failures = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).expect("files can be read");
        if let Err(reason) = check(&text, &library) {
            failures.push(format!("{}: {reason}", path.display()));
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// Runs one file.
fn check(text: &str, library: &Library) -> Result<(), String> {
    let case = Case::parse(text)?;
    match &case.position {
        Position::Start { edition, seats, switches, steps } => {
            let pack = library.get(edition).ok_or("there is no such edition")?;
            let mut settings = pack.defaults;
            for (switch, value) in switches {
                switches::set(&mut settings, switch, value)?;
            }
            let mut pair = Pair::new(&pack.edition, &settings.start(*seats)?)?;
            pair.deal()?;
            for &step in steps {
                pair.take(step)?;
            }
            pair.compare(&case.counts)
        }
        Position::Game { file, n_entries } => {
            let bytes = fs::read(fixtures().join("games").join(file));
            let bytes = bytes.map_err(|error| format!("{file}: {error}"))?;
            let record = read(&bytes[..]).map_err(|error| format!("{file}: {error}"))?;
            let mut pair = Pair::new(record.header.edition(), record.header.start())?;
            for entry in record.entries.iter().take(*n_entries) {
                match entry.cause {
                    MoveCause::Start => {}
                    MoveCause::Deal(deal) => pair.play(Cause::Deal(deal))?,
                    MoveCause::Action { action, .. } => pair.play(Cause::Action(action))?,
                }
            }
            pair.deal()?;
            pair.compare(&case.counts)
        }
    }
}

/// A file: a position, and the counts from there by depth.
struct Case {
    position: Position,
    counts: Vec<(u32, u64)>,
}

enum Position {
    /// So many choices after the start of a new game, with the dealer who deals the lowest.
    Start { edition: String, seats: Seats, switches: Vec<(String, String)>, steps: Vec<Step> },
    /// So many entries into a stored game.
    Game { file: String, n_entries: usize },
}

/// A choice on the way to the position, by its place in the list of legal actions.
#[derive(Clone, Copy)]
enum Step {
    First,
    Middle,
    Last,
}

impl Case {
    fn parse(text: &str) -> Result<Self, String> {
        let (mut edition, mut seats, mut game, mut n_entries) = (None, None, None, None);
        let (mut switches, mut steps, mut counts) = (Vec::new(), Vec::new(), Vec::new());
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (key, value) = line.split_once(": ").ok_or(format!("no value: {line}"))?;
            match key.split_once(' ').unwrap_or((key, "")) {
                ("edition", "") => edition = Some(value.to_owned()),
                ("seats", "") => seats = value.parse().ok().and_then(Seats::new),
                ("set", switch) => switches.push((switch.to_owned(), value.to_owned())),
                ("steps", "") => {
                    for part in value.split(", ") {
                        steps.extend(repeated(part).ok_or(format!("no steps: {part}"))?);
                    }
                }
                ("game", "") => game = Some(value.to_owned()),
                ("entries", "") => n_entries = value.parse().ok(),
                ("depth", depth) => {
                    let count = depth.parse().ok().zip(value.parse().ok());
                    counts.push(count.ok_or(format!("no count: {line}"))?);
                }
                _ => return Err(format!("not understood: {line}")),
            }
        }
        let position = match (edition.zip(seats), game.zip(n_entries)) {
            (Some((edition, seats)), None) => Position::Start { edition, seats, switches, steps },
            (None, Some((file, n_entries))) => Position::Game { file, n_entries },
            (None, None) | (Some(_), Some(_)) => {
                return Err("either edition and seats, or game and entries".into());
            }
        };
        Ok(Self { position, counts })
    }
}

/// Steps such as `first 12`.
fn repeated(part: &str) -> Option<Vec<Step>> {
    let (word, n_times) = part.split_once(' ')?;
    let step = match word {
        "first" => Step::First,
        "middle" => Step::Middle,
        "last" => Step::Last,
        _ => return None,
    };
    Some(vec![step; n_times.parse().ok()?])
}

/// The engine and the oracle at the same position.
struct Pair<'e> {
    game: Game<'e>,
    table: Table,
}

impl<'e> Pair<'e> {
    fn new(edition: &'e Edition, start: &Start) -> Result<Self, String> {
        let game = Game::new(edition, start, |_| {}).map_err(|refusal| format!("{refusal:?}"))?;
        let table = Table::new(translate::pieces(edition), translate::options(start));
        Ok(Self { game, table })
    }

    fn take(&mut self, step: Step) -> Result<(), String> {
        let legal = self.game.legal();
        let n = match step {
            Step::First => 0,
            Step::Middle => legal.len() / 2,
            Step::Last => legal.len().saturating_sub(1),
        };
        let action = legal.nth(n).ok_or("the game is over before all steps are taken")?;
        self.play(Cause::Action(action))?;
        self.deal()
    }

    fn play(&mut self, cause: Cause) -> Result<(), String> {
        let legal = match (cause, self.game.due()) {
            (Cause::Action(action), Due::Seat(seat)) => {
                self.table.act(translate::action(action))?;
                self.game.check(seat, action)
            }
            (Cause::Action(_), Due::Dealer(_) | Due::Nobody) => return Err("no seat is due".into()),
            (Cause::Deal(deal), _) => {
                self.table.deal(translate::deal(&deal))?;
                self.game.check_deal(&deal)
            }
        };
        self.game = legal.map_err(|refusal| format!("{cause:?}: {refusal:?}"))?.after(|_| {});
        Ok(())
    }

    /// Lets both dealers deal until a seat is due. Each finds the lowest numbers by itself.
    fn deal(&mut self) -> Result<(), String> {
        deal_lowest(&mut self.table);
        while let Due::Dealer(ask) = self.game.due() {
            let deal = lowest_deal(&self.game, ask);
            let dealt = self.game.deal(&deal, |_| {});
            dealt.map_err(|refusal| format!("{deal:?}: {refusal:?}"))?;
        }
        Ok(())
    }

    fn compare(&self, counts: &[(u32, u64)]) -> Result<(), String> {
        for &(depth, expected) in counts {
            let engine = perft(&self.game, depth);
            if engine != expected {
                return Err(format!("depth {depth}: {expected} written, the engine has {engine}"));
            }
            if expected <= ORACLE_MAX {
                let oracle = count(&self.table, depth);
                if oracle != expected {
                    return Err(format!("depth {depth}: {expected} written, oracle has {oracle}"));
                }
            }
        }
        let n_by_oracle = counts.iter().filter(|&&(_, count)| count <= ORACLE_MAX).count();
        match n_by_oracle {
            0 | 1 => Err("the oracle has to count two depths at least".into()),
            _ => Ok(()),
        }
    }
}

/// What [`perft`] counts, counted by the oracle.
fn count(table: &Table, depth: u32) -> u64 {
    let actions = listed(table);
    if depth == 0 || actions.is_empty() {
        return 1;
    }
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |&action: &oracle::Action| {
        let mut next = table.clone();
        next.act(action).expect("the oracle takes what it allows");
        deal_lowest(&mut next);
        count(&next, depth - 1)
    };
    actions.iter().map(after).sum()
}

/// The legal actions, but of chips that are alike only the one with the lowest number.
fn listed(table: &Table) -> Vec<oracle::Action> {
    let beside = match &table.stage {
        Stage::Party(party) if table.hand.is_empty() => party.faces_left(),
        Stage::Filling
        | Stage::Auction(_)
        | Stage::Sold { .. }
        | Stage::Reveal
        | Stage::Party(_)
        | Stage::Over => table.hand.clone(),
    };
    let face = |chip: usize| (table.pieces.chips[chip].kind, table.pieces.chips[chip].stars);
    let is_lowest = |chip| !beside.iter().any(|&other| other < chip && face(other) == face(chip));
    let is_listed = |action: &oracle::Action| match *action {
        oracle::Action::Bid(_) | oracle::Action::Pass | oracle::Action::Decline => true,
        oracle::Action::Take(chip)
        | oracle::Action::Discard(chip)
        | oracle::Action::Place { chip, .. } => is_lowest(chip),
    };
    table.legal().into_iter().filter(is_listed).collect()
}

/// The oracle's dealer without chance.
fn deal_lowest(table: &mut Table) {
    while let oracle::Due::Dealer(ask) = table.due() {
        let is_legend = |&chip: &usize| table.pieces.chips[chip].legend;
        let bag = table.undrawn.iter().copied().filter(|chip| !is_legend(chip));
        let n_city_chips = table.pieces.route.iter().map(|place| match place {
            oracle::Place::City(n_chips) => *n_chips,
            oracle::Place::Sign | oracle::Place::Party => 0,
        });
        let deal = match ask {
            Ask::Studios => Deal::Studios((1..=table.options.seats).collect()),
            Ask::Lead => Deal::Lead(0),
            Ask::Screenplay => Deal::Screenplay(*table.unread.first().expect("one is left")),
            Ask::Legend => {
                Deal::Legend(table.undrawn.iter().copied().find(is_legend).expect("one is left"))
            }
            Ask::Lots => Deal::Lots(bag.take(n_city_chips.sum()).collect()),
            Ask::Faces => Deal::Faces(bag.take(table.options.seats).collect()),
        };
        table.deal(deal).expect("the lowest numbers are there");
    }
}

//! Finds the weights of the balanced player by play, and writes them where bots read them.

use std::fs;
use std::path::Path;

use rayon::prelude::*;
use traumfabrik_bots::tuning::{Evolution, trial};
use traumfabrik_bots::{Company, Weights};
use traumfabrik_packs::{Library, Pack};
use traumfabrik_rules::Seats;
use traumfabrik_wire::Header;

/// Mirrored pairs of candidates in a generation.
const N_PAIRS: usize = 12;
/// Deals that every candidate of a generation plays at each size of table.
const N_DEALS: u64 = 150;
/// Deals on which the outcome is compared with where it began; none that it was tuned on.
const TEST_DEALS: std::ops::Range<u64> = 1_000_000..1_004_000;
const SEED: u64 = 9;

/// Tunes for so many generations, at tables of two and at larger ones.
pub(crate) fn run(root: &Path, n_generations: u64) -> Result<(), String> {
    let path = root.join("crates/bots/weights.toml");
    let mut text = fs::read_to_string(&path).map_err(|error| format!("{path:?}: {error}"))?;
    let library = Library::embedded();
    let pack = library.get("traumfabrik-2000").ok_or("the edition of 2000 is missing")?;
    for company in Company::ALL {
        let headers = headers(pack, company)?;
        let section = format!("play.{}", company.name());
        let before = Weights::read(&text, &section)?;
        let mut evolution = Evolution::new(before, SEED);
        for generation in 0..n_generations {
            let deals = generation * N_DEALS..(generation + 1) * N_DEALS;
            let today = *evolution.centre();
            let candidates = evolution.candidates(N_PAIRS);
            let results = trials(&headers, &candidates, &today, deals)?;
            evolution.learn(&results);
            println!("[{section}] generation {} of {n_generations}", generation + 1);
        }
        let after = *evolution.centre();
        let rivals = [before, after];
        let margins = trials(&headers, &rivals, &before, TEST_DEALS)?;
        println!(
            "[{section}] points gained on the players of before: {:.1}",
            margins[1] - margins[0]
        );
        text = replaced(&text, &section, after);
        fs::write(&path, &text).map_err(|error| format!("{path:?}: {error}"))?;
    }
    Ok(())
}

fn headers(pack: &Pack, company: Company) -> Result<Vec<Header>, String> {
    let sizes = (2..=5).filter_map(Seats::new).filter(|&seats| Company::of(seats) == company);
    let header = |seats: Seats| {
        let players = vec!["balanced".to_owned(); seats.count()];
        pack.header(pack.defaults.start(seats)?, players).map_err(|fault| fault.to_string())
    };
    sizes.map(header).collect()
}

/// How each candidate does, on average over the sizes of table. Every candidate plays the same
/// deals, so the number of threads makes no difference.
fn trials(
    headers: &[Header],
    candidates: &[Weights],
    today: &Weights,
    deals: std::ops::Range<u64>,
) -> Result<Vec<f64>, String> {
    let mean = |candidate: &Weights| -> Result<f64, String> {
        let mut sum = 0.0;
        for header in headers {
            let margin = trial(header, candidate, today, deals.clone(), SEED);
            sum += margin.map_err(|error| error.to_string())?;
        }
        Ok(sum / headers.len() as f64)
    };
    candidates.par_iter().map(mean).collect()
}

/// The text with a section's numbers exchanged.
fn replaced(text: &str, section: &str, mut weights: Weights) -> String {
    let mut lines = Vec::new();
    let mut is_inside = false;
    for line in text.lines() {
        if line.starts_with('[') {
            is_inside = line == format!("[{section}]");
        }
        let name = line.split(" =").next().unwrap_or_default();
        match weights.by_name(name) {
            Some(weight) if is_inside => lines.push(format!("{name} = {weight:.4}")),
            _ => lines.push(line.to_owned()),
        }
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_numbers_of_the_section_change() {
        let text = "# why\n[play.two]\nenvy = 1.0\n\n[play.more]\nenvy = 2.0\n";
        let weights = Weights { envy: 0.25, ..Weights::default() };
        let replaced = replaced(text, "play.more", weights);
        assert_eq!(replaced, "# why\n[play.two]\nenvy = 1.0\n\n[play.more]\nenvy = 0.2500\n");
    }
}

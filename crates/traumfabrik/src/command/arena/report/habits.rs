//! Plots of what bots buy and what they win.

use traumfabrik_bots::{PlayerTally, Spread};
use traumfabrik_rules::{Award, Location, LocationIdx};
use traumfabrik_wire::message::award_word;

use super::charts;
use super::figures::{Figures, section};
use super::{Results, by_bot, counted};

pub(super) fn prices(results: &Results<'_>) -> String {
    let lots: Vec<(LocationIdx, [String; 2])> = LocationIdx::all()
        .filter_map(|location| Some((location, lot(results, location)?)))
        .collect();
    let mut rows = Vec::new();
    let mut figures = Figures::new(&["bot"]);
    for (_, [name, chips]) in &lots {
        figures.columns.extend([format!("{name} ({chips})"), "± deviation".to_owned()]);
        figures.columns.push("lots".to_owned());
    }
    for (name, bot) in by_bot(results) {
        let of_lot = |(location, _): &(LocationIdx, _)| bot.prices[location.index()];
        let spreads: Vec<Spread> = lots.iter().map(of_lot).collect();
        let cells = spreads.iter().flat_map(|spread| {
            let (mean, deviation) = (spread.mean(), spread.deviation());
            [format!("{mean:.2}"), format!("{deviation:.2}"), spread.count().to_string()]
        });
        figures.rows.push([name.clone()].into_iter().chain(cells).collect());
        let mean = |spread: &Spread| (spread.count() > 0).then(|| spread.mean());
        rows.push((name, spreads.iter().map(mean).collect()));
    }
    let columns: Vec<[String; 2]> = lots.into_iter().map(|(_, lot)| lot).collect();
    let plot = charts::heat(&rows, &columns, "mean price at each location of the route");
    let note = match results.tally.n_withdrawn {
        0 => "What buyers paid. Every lot was sold.".to_owned(),
        n => format!("What buyers paid. {} found no buyer.", counted(n, "lot")),
    };
    section("Prices", &note, &plot, &figures)
}

/// A location by its name and what is sold there; nothing is sold at parties.
fn lot(results: &Results<'_>, location: LocationIdx) -> Option<[String; 2]> {
    let sold = match results.pack.edition.location(location) {
        Location::Party => return None,
        Location::Sign => "legend".to_owned(),
        Location::City { n_chips: 1 } => "1 chip".to_owned(),
        Location::City { n_chips } => format!("{n_chips} chips"),
    };
    Some([results.pack.ids.locations[location.index()].clone(), sold])
}

/// The kinds of awards, as the plot tells them apart.
const KINDS: [&str; 5] =
    ["first film", "best of quarter", "best of genre", "worst film", "best direction"];

fn kind(award: Award) -> usize {
    match award {
        Award::FirstFilm(_) => 0,
        Award::BestOfQuarter(_) => 1,
        Award::BestOfGenre(_) => 2,
        Award::WorstFilm => 3,
        Award::BestDirection => 4,
    }
}

pub(super) fn awards(results: &Results<'_>) -> String {
    let per_game = |bot: &PlayerTally, award: Award| {
        bot.awards[award.index()] as f64 / bot.scores.count().max(1) as f64
    };
    let rows: Vec<(String, Vec<f64>)> = by_bot(results)
        .map(|(name, bot)| {
            let mut kinds = vec![0.0; KINDS.len()];
            for award in Award::ALL {
                kinds[kind(award)] += per_game(bot, award);
            }
            (name, kinds)
        })
        .collect();
    let mut figures = Figures::new(&["award"]);
    figures.columns.extend(by_bot(results).map(|(name, _)| name));
    for award in Award::ALL {
        let name = award_word(award).trim_start_matches("award-").replace('-', " ");
        let cells = by_bot(results).map(|(_, bot)| format!("{:.3}", per_game(bot, award)));
        figures.rows.push([name].into_iter().chain(cells).collect());
    }
    let money = by_bot(results).map(|(_, bot)| format!("{:.2}", bot.money.mean()));
    figures.rows.push(["money left at the end".to_owned()].into_iter().chain(money).collect());
    let plot = charts::stacks(&rows, &KINDS, "awards a seat wins in a game");
    section("Awards", "How many awards a seat wins, by kind.", &plot, &figures)
}

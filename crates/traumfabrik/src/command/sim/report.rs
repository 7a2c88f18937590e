//! The summary of a series, as tables.

use std::io::{self, Write};
use std::time::Duration;

use comfy_table::Table;
use traumfabrik_bots::{Spread, Tally};
use traumfabrik_packs::Pack;
use traumfabrik_rules::{Award, Location, LocationIdx, Seats};
use traumfabrik_wire::message::award_word;

use crate::tables::table;

pub(super) fn print(tally: &Tally, pack: &Pack, seats: Seats, elapsed: Duration) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let seconds = elapsed.as_secs_f64().max(1e-9);
    writeln!(
        out,
        "{} games of {} with {} seats in {seconds:.2} s: {:.0} games/s, {:.2} million decisions/s",
        tally.n_games,
        pack.id,
        seats.count(),
        tally.n_games as f64 / seconds,
        tally.decisions.mean() * tally.n_games as f64 / seconds / 1e6,
    )?;
    writeln!(out, "{}", lengths(tally))?;
    writeln!(out, "{}", prices(tally, pack))?;
    writeln!(out, "{}", scores(tally, seats))?;
    writeln!(out, "{}", awards(tally))
}

fn spread_row(name: &str, spread: &Spread) -> [String; 5] {
    let (min, max) = spread.range().unwrap_or((0, 0));
    [
        name.to_owned(),
        format!("{:.2}", spread.mean()),
        format!("{:.2}", spread.deviation()),
        min.to_string(),
        max.to_string(),
    ]
}

fn lengths(tally: &Tally) -> Table {
    let mut table = table(&["a game", "mean", "deviation", "least", "most"]);
    table.add_row(spread_row("decisions", &tally.decisions));
    table.add_row(spread_row("facts", &tally.events));
    table.add_row(spread_row("films finished", &tally.films));
    table.add_row(spread_row("rating of a film", &tally.ratings()));
    let per_game = tally.n_unrated() as f64 / tally.n_games.max(1) as f64;
    table.add_row(["films without a token".to_owned(), format!("{per_game:.4}")]);
    table
}

fn prices(tally: &Tally, pack: &Pack) -> Table {
    let mut table = table(&["price at", "mean", "deviation", "least", "most"]);
    for location in LocationIdx::all() {
        let name = &pack.ids.locations[location.index()];
        let chips = match pack.edition.location(location) {
            Location::Party => continue,
            Location::Sign => "the legend".to_owned(),
            Location::City { n_chips } => format!("{n_chips} chips"),
        };
        let spread = tally.prices(location);
        table.add_row(spread_row(&format!("{name} ({chips})"), &spread));
    }
    if tally.n_withdrawn > 0 {
        table.add_row(["lots nobody wanted".to_owned(), tally.n_withdrawn.to_string()]);
    }
    table
}

fn scores(tally: &Tally, seats: Seats) -> Table {
    let mut table =
        table(&["seat", "wins", "score", "deviation", "least", "most", "films", "awards", "money"]);
    let n_games = tally.n_games.max(1) as f64;
    for seat in seats.iter() {
        let player = &tally.players[seat.index()];
        let score = player.scores.spread();
        let (min, max) = score.range().unwrap_or((0, 0));
        table.add_row([
            seat.to_string(),
            format!("{:.1} %", 100.0 * player.n_wins as f64 / n_games),
            format!("{:.2}", score.mean()),
            format!("{:.2}", score.deviation()),
            min.to_string(),
            max.to_string(),
            format!("{:.2}", player.film_points.mean()),
            format!("{:.2}", player.award_points.mean()),
            format!("{:.2}", player.money.mean()),
        ]);
    }
    if tally.n_shared > 0 {
        let shared = 100.0 * tally.n_shared as f64 / n_games;
        table.add_row(["shared".to_owned(), format!("{shared:.1} %")]);
    }
    table
}

fn awards(tally: &Tally) -> Table {
    let mut table = table(&["award", "given in"]);
    for award in Award::ALL {
        let share = tally.n_given(award) as f64 / tally.n_games.max(1) as f64;
        let name = award_word(award).trim_start_matches("award-").replace('-', " ");
        table.add_row([name, format!("{:.1} %", 100.0 * share)]);
    }
    table
}

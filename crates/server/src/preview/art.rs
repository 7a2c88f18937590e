//! The art of posters, as the build of the page has drawn it (`web/src/art/drawings.ts`). Here it is
//! only put together: who stands on a poster, and where, is said there too.

use std::collections::HashMap;
use std::fmt::Write as _;

use serde::Deserialize;
use traumfabrik_rules::{ChipId, FilmView};
use traumfabrik_wire::json::{BoxChip, GameBox};

/// Everything that the page draws with.
#[derive(Debug, Deserialize)]
pub(crate) struct Art {
    /// Who comes first on a poster, by kind.
    ranks: HashMap<String, u8>,
    /// How many of these kinds stand before the camera.
    n_players: u8,
    /// Where one, two or three stand; the star is the first.
    places: Vec<Vec<Place>>,
    editions: HashMap<String, EditionArt>,
}

#[derive(Debug, Deserialize)]
struct EditionArt {
    posters: HashMap<String, PosterArt>,
    figures: HashMap<String, FigureArt>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
struct Place {
    x: f64,
    scale: f64,
}

#[derive(Debug, Deserialize)]
struct PosterArt {
    back: String,
    front: String,
    titles: HashMap<String, String>,
    foot: f64,
    paper: String,
}

#[derive(Debug, Deserialize)]
struct FigureArt {
    outline: String,
    shapes: String,
}

impl Art {
    /// The poster of a film as pieces of SVG, 300 wide and 372 high; nothing for a film that nobody
    /// has drawn.
    pub(super) fn poster(
        &self,
        edition: &str,
        lang: &str,
        game_box: &GameBox,
        film: &FilmView,
    ) -> Option<String> {
        let art = self.editions.get(edition)?;
        let poster = art.posters.get(&game_box.screenplays.get(film.screenplay.index())?.id)?;
        let mut drawing = poster.back.clone();
        let leads = self.leads(game_box, &film.tops);
        let places = leads.len().checked_sub(1).and_then(|idx| self.places.get(idx));
        let placed: Vec<_> = leads.iter().zip(places.into_iter().flatten()).collect();
        // The star comes last: whoever is drawn later stands before the others.
        for (chip, Place { x, scale }) in placed.into_iter().rev() {
            let Some(FigureArt { outline, shapes }) = art.figures.get(&chip.id) else { continue };
            let (left, top, paper) = (x - 50.0 * scale, poster.foot - 100.0 * scale, &poster.paper);
            let _ = write!(
                drawing,
                r#"<g transform="translate({left} {top}) scale({scale})"><path d="{outline}" fill="{paper}" stroke="{paper}" stroke-width="4" stroke-linejoin="round"/>{shapes}</g>"#
            );
        }
        drawing.push_str(&poster.front);
        drawing.push_str(poster.titles.get(lang).map_or("", String::as_str));
        Some(drawing)
    }

    /// Players first, by fame; a film without any shows whoever made it.
    fn leads<'b>(&self, game_box: &'b GameBox, cast: &[Option<ChipId>]) -> Vec<&'b BoxChip> {
        let rank = |chip: &BoxChip| {
            let kind = serde_json::to_value(chip.kind).unwrap_or_default();
            let rank = kind.as_str().and_then(|kind| self.ranks.get(kind));
            rank.copied().unwrap_or(u8::MAX)
        };
        let cast = cast.iter().flatten().filter_map(|chip| game_box.chips.get(chip.index()));
        let mut cast: Vec<&BoxChip> = cast.collect();
        cast.sort_by_key(|chip| (rank(chip), -chip.stars.0));
        let n_players = cast.iter().filter(|chip| rank(chip) < self.n_players).count();
        cast.truncate(n_players.clamp(1, self.places.len().max(1)));
        cast
    }
}

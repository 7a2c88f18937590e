//! What is on offer, and what it is good for.

use traumfabrik_rules::{BoardView, ChipId, LocationIdx, LotView, ProductionView, SlotView, View};

use crate::page::Sheet;
use crate::voice::Voice;

/// All stops of the quarter that has just begun.
pub(crate) fn programme(sheet: &mut Sheet, voice: &Voice<'_>, view: &View) {
    sheet.text(voice.word("play-programme"));
    for location in LocationIdx::all() {
        if let Some(line) = lot_line(voice, location, &view.lots[location.index()]) {
            sheet.choice(0, location.index() + 1, line);
        }
    }
}

/// A stop and what lies there; nothing if all of it is gone.
pub(crate) fn lot_line(voice: &Voice<'_>, location: LocationIdx, lot: &LotView) -> Option<String> {
    let place = ("location", voice.location(location).into());
    if !lot.chips.is_empty() {
        Some(voice.say("play-lot-line", [place, ("chips", voice.chips(&lot.chips).into())]))
    } else if lot.n_face_down > 0 {
        Some(voice.say("play-lot-party", [place, ("count", lot.n_face_down.into())]))
    } else {
        None
    }
}

/// A chip, and which screenplays of a board have a use for it.
pub(crate) fn chip_and_fits(voice: &Voice<'_>, chip: ChipId, board: &BoardView) -> String {
    let kind = voice.printed(chip).kind;
    let takes = |slot: &SlotView| slot.takes.has(kind);
    let has_gap = |p: &&ProductionView| p.slots.iter().any(|s| takes(s) && s.top.is_none());
    let has_cover = |p: &&ProductionView| p.slots.iter().any(takes);
    let titles = |wanted: &dyn Fn(&&ProductionView) -> bool| -> Vec<String> {
        let productions = board.productions.iter().flatten();
        productions.filter(wanted).map(|p| voice.quoted(p.screenplay)).collect()
    };
    let n_productions = board.productions.iter().flatten().count();
    let (gaps, covers) = (titles(&has_gap), titles(&has_cover));
    let label = ("chip", voice.chip(chip).into());
    if gaps.len() > 1 && gaps.len() == n_productions {
        voice.say("play-fits-all", [label])
    } else if !gaps.is_empty() {
        voice.say("play-fits", [label, ("titles", voice.list(&gaps).into())])
    } else if !covers.is_empty() {
        voice.say("play-fits-covering", [label, ("titles", voice.list(&covers).into())])
    } else {
        voice.say("play-fits-nowhere", [label])
    }
}

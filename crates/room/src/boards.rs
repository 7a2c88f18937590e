//! Boards as JSON. They are most of what changes when something is bought or placed, and all but the
//! money on them looks the same from every seat: that is written once for everybody who listens.

use traumfabrik_rules::{BoardView, List, MAX_MAKING, MAX_SEATS, ProductionView};

/// The screenplays that a seat is filling.
type Productions = [Option<ProductionView>; MAX_MAKING];

/// How the text of a board without screenplays ends.
const NO_PRODUCTIONS: &str = "[null,null,null]}";

/// Texts of one moment.
#[derive(Debug, Default)]
pub(crate) struct BoardTexts {
    productions: Vec<(Productions, String)>,
}

impl BoardTexts {
    /// The text of all boards, as somebody sees them.
    pub(crate) fn text(&mut self, boards: &List<BoardView, MAX_SEATS>) -> String {
        let mut text = String::from("[");
        for board in boards {
            if text.len() > 1 {
                text.push(',');
            }
            text.push_str(&json(&BoardView { productions: Productions::default(), ..*board }));
            assert!(text.ends_with(NO_PRODUCTIONS), "the productions come last");
            text.truncate(text.len() - NO_PRODUCTIONS.len());
            text.push_str(self.productions(&board.productions));
            text.push('}');
        }
        text.push(']');
        text
    }

    fn productions(&mut self, productions: &Productions) -> &str {
        let known = self.productions.iter().position(|(known, _)| known == productions);
        let idx = known.unwrap_or_else(|| {
            self.productions.push((*productions, json(productions)));
            self.productions.len() - 1
        });
        &self.productions[idx].1
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("every board has a JSON text")
}

#[cfg(test)]
mod tests {
    use traumfabrik_rules::{Money, Seat};

    use super::*;

    #[test]
    fn boards_are_written_as_they_always_are() {
        let production = ProductionView::default();
        let mut boards = List::new();
        for seat in 0..4 {
            let mut board = BoardView { seat: Seat(seat), ..BoardView::default() };
            board.productions[usize::from(seat % 3)] = Some(production);
            boards.push(board);
        }
        let mut texts = BoardTexts::default();
        assert_eq!(texts.text(&boards), json(&boards));
        // From elsewhere, money is seen.
        let mut boards: Vec<BoardView> = boards.iter().copied().collect();
        boards[2].purse = Some(Money(7));
        boards[2].total = Some(9);
        let boards: List<BoardView, MAX_SEATS> = boards.into_iter().collect();
        assert_eq!(texts.text(&boards), json(&boards));
        assert_eq!(texts.productions.len(), 3, "equal ones are written once");
    }
}

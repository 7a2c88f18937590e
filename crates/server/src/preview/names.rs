//! What those at a table are called where strangers read it: each by another name, and nobody who was
//! forgotten.

use traumfabrik_packs::Texts;
use traumfabrik_room::PersonShown;
use traumfabrik_rules::{Game, Perspective, Seat};
use traumfabrik_table::{Sitter, Table};
use traumfabrik_wire::{Arg, Message};

/// The names by seat. Whoever was forgotten is known by their studio, and so is whoever bears a
/// name that cannot be written.
pub(super) fn names(
    table: &Table,
    people: &[PersonShown],
    game: &Game<'_>,
    texts: &Texts,
    can_write: impl Fn(&str) -> bool,
) -> Vec<String> {
    let name = |seat: Seat| match &table.chair(seat).sitter {
        Some(Sitter::Bot { .. }) => texts.word(&format!("bot-name-{}", seat.0 + 1)),
        Some(Sitter::Person { person }) => {
            let known = people.iter().find(|shown| shown.person == *person);
            let name = known.and_then(|shown| shown.name.clone()).filter(|name| can_write(name));
            name.or_else(|| studio(game, seat, texts)).unwrap_or_default()
        }
        None => String::new(),
    };
    each_another(&table.seats().iter().map(name).collect::<Vec<_>>(), texts)
}

/// The studio of a seat.
pub(super) fn studio(game: &Game<'_>, seat: Seat, texts: &Texts) -> Option<String> {
    let view = game.view(Perspective::Table);
    let studio = view.boards.iter().find(|board| board.seat == seat)?.studio?;
    Some(texts.word(&format!("studio-{}", studio.0)))
}

/// The same names, counted where several are the same, as the page does it; nobody else is called
/// what comes of it.
fn each_another(names: &[String], texts: &Texts) -> Vec<String> {
    let mut taken: Vec<String> = names.iter().map(|name| name.to_lowercase()).collect();
    let is_shared = |key: &String| taken.iter().filter(|other| *other == key).count() > 1;
    let shared: Vec<bool> = taken.iter().map(is_shared).collect();
    let mut apart = names.to_vec();
    for (seat, is_shared) in (0..).zip(shared) {
        if !is_shared {
            continue;
        }
        let counted = (1..)
            .map(|number| {
                let again = Message::new("preview-again").with("seat", Arg::Seat(seat));
                texts.say(&again.with("number", Arg::Number(number)), names)
            })
            .find(|counted| !taken.contains(&counted.to_lowercase()));
        if let Some(counted) = counted {
            taken.push(counted.to_lowercase());
            apart[usize::from(seat)] = counted;
        }
    }
    apart
}

#[cfg(test)]
mod tests {
    use traumfabrik_packs::{Lang, Library};

    use super::*;

    #[test]
    fn nobody_is_called_like_somebody_else() {
        let library = Library::embedded();
        let texts = Texts::new(library.get("traumfabrik-2000").expect("an edition"), Lang::En);
        for (names, apart) in [
            (vec!["Anna", "Ben"], vec!["Anna", "Ben"]),
            (vec!["Anna", "Ben", "anna"], vec!["Anna 1", "Ben", "anna 2"]),
            (vec!["Anna 1", "Anna", "Anna"], vec!["Anna 1", "Anna 2", "Anna 3"]),
        ] {
            let names: Vec<String> = names.into_iter().map(str::to_owned).collect();
            assert_eq!(each_another(&names, &texts), apart);
        }
    }
}

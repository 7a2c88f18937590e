//! Random tables: seats, editions and switches in every combination.

use traumfabrik_bots::{RandomPlayer, Rng};
use traumfabrik_packs::{Library, Pack};
use traumfabrik_rules::{BySeat, FirstLead, List, Rulings, Seat, Seats, Start, Studio, Studios};

/// The editions that come with the program.
pub fn packs() -> Vec<Pack> {
    Library::embedded().packs().to_vec()
}

/// A table with random seats and switches.
pub fn start(chance: &mut Rng) -> Start {
    let n_seats = 2 + chance.below(4) as u8;
    let seats = Seats::new(n_seats).unwrap_or_else(|| unreachable!("two to five"));
    Start {
        seats,
        rulings: rulings(chance),
        studios: match chance.below(4) {
            0 => Studios::BySeat,
            1 => Studios::ByChoice(studios(seats, chance)),
            _ => Studios::Random,
        },
        first_lead: match chance.one_in(4) {
            true => FirstLead::Named(Seat(chance.below(n_seats.into()) as u8)),
            false => FirstLead::Random,
        },
    }
}

/// Random answers to the open questions.
pub fn rulings(chance: &mut Rng) -> Rulings {
    let mut rulings = Rulings::default();
    for question in Rulings::NAMES {
        let answers = Rulings::answers(question).expect("every question has answers");
        rulings.set(question, answers[chance.index(answers.len())]).expect("one of the answers");
    }
    rulings
}

fn studios(seats: Seats, chance: &mut Rng) -> List<Studio, 5> {
    let mut left: List<Studio, 5> = Studio::ALL.into_iter().collect();
    let mut draw = || left.remove(chance.index(left.len()));
    seats.iter().map(|_| draw()).collect()
}

/// A random player for every seat; half the tables seat three or more of one kind.
pub fn players(chance: &mut Rng) -> BySeat<RandomPlayer> {
    let mut pick = || RandomPlayer::ALL[chance.index(RandomPlayer::ALL.len())];
    let one = pick();
    let mixed = [pick(), pick(), pick(), pick(), pick()];
    BySeat(if chance.one_in(2) { [one; 5] } else { mixed })
}

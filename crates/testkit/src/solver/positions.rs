//! Random endings within the solver's reach, from whole games.

use traumfabrik_bots::{Dealer, RandomPlayer, Rng};
use traumfabrik_rules::{
    BySeat, Due, Edition, FirstLead, Game, LegalSet, Location, LocationIdx, MAX_SEATS, Quarter,
    Seats, Start, Studios, Visit,
};

use crate::generate;

/// How many games are played in search of an ending; nearly every game has one of every kind.
const GAMES_MAX: u64 = 1_000;

/// Which decision an ending begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A call at the last auction.
    Bid,
    /// Placing a chip of the last lot.
    PlaceLot,
    /// Choosing a chip at the last party.
    Choose,
    /// Placing the chip from the last party.
    PlaceFace,
}

impl Ending {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Bid, Self::PlaceLot, Self::Choose, Self::PlaceFace];

    /// The kind of ending that begins here, if a seat is due at the last auction or after it.
    pub fn of(game: &Game<'_>) -> Option<Self> {
        if game.quarter() != Some(Quarter::Fourth) || is_auction_ahead(game) {
            return None;
        }
        match (game.legal(), game.visit()) {
            (LegalSet::Nothing, _) => None,
            (LegalSet::Auction { .. }, _) => Some(Self::Bid),
            (LegalSet::Party { .. }, _) => Some(Self::Choose),
            (LegalSet::Placing(_), Visit::Auction { .. }) => Some(Self::PlaceLot),
            (LegalSet::Placing(_), Visit::Party { .. }) => Some(Self::PlaceFace),
        }
    }
}

/// A random ending of a random kind at a table of two; equal seeds give equal endings.
///
/// # Panics
/// See [`random_ending_of`].
pub fn random_ending(edition: &Edition, seed: u64) -> Game<'_> {
    let kind = Ending::ALL[Rng::new(seed, GAMES_MAX).index(Ending::ALL.len())];
    let seats = Seats::new(2).unwrap_or_else(|| unreachable!("two may play"));
    random_ending_of(edition, seats, kind, seed)
}

/// A random ending of this kind: a position in which a seat has more than one legal action, from a
/// whole game by random players with random switches. Equal arguments give equal endings.
///
/// # Panics
/// If the edition has no such ending, because no party follows on the last auction of its route.
pub fn random_ending_of(edition: &Edition, seats: Seats, kind: Ending, seed: u64) -> Game<'_> {
    let is_wanted = |game: &Game<'_>| Ending::of(game) == Some(kind) && game.legal().len() > 1;
    match random_position(edition, seats, seed, is_wanted) {
        Some(game) => game,
        None => panic!("no game comes to {kind:?}"),
    }
}

/// A random one of the wanted positions of a random game; nothing if no game ever comes to one.
pub fn random_position<'e>(
    edition: &'e Edition,
    seats: Seats,
    seed: u64,
    is_wanted: impl Fn(&Game<'e>) -> bool,
) -> Option<Game<'e>> {
    for game_idx in 0..GAMES_MAX {
        let mut chance = Rng::new(seed, game_idx);
        let mut wanted = Vec::new();
        play(edition, seats, &mut chance, |game| {
            if is_wanted(game) {
                wanted.push(*game);
            }
        });
        if !wanted.is_empty() {
            return Some(wanted[chance.index(wanted.len())]);
        }
    }
    None
}

/// Whether lots are auctioned at later locations of the route.
fn is_auction_ahead(game: &Game<'_>) -> bool {
    let later = LocationIdx::all().filter(|&location| location > game.location());
    later.into_iter().any(|location| match game.edition().location(location) {
        Location::Sign | Location::City { .. } => true,
        Location::Party => false,
    })
}

/// Plays a game and shows every position of it.
fn play<'e>(
    edition: &'e Edition,
    seats: Seats,
    chance: &mut Rng,
    mut watch: impl FnMut(&Game<'e>),
) {
    let rulings = generate::rulings(chance);
    let players = players(chance);
    let start = Start { seats, rulings, studios: Studios::Random, first_lead: FirstLead::Random };
    let mut dealer = Dealer::new(edition, seats);
    let mut game = match Game::new(edition, &start, |_| {}) {
        Ok(game) => game,
        Err(refusal) => unreachable!("nothing is settled that could be refused: {refusal:?}"),
    };
    loop {
        watch(&game);
        let legal = match game.due() {
            Due::Nobody => return,
            Due::Dealer(ask) => game.check_deal(&dealer.answer(ask, chance)).ok(),
            Due::Seat(seat) => {
                let n = players[seat].choose(&game, seat, &game.legal(), chance);
                game.choice(n)
            }
        };
        match legal {
            Some(legal) => game = legal.after(|_| {}),
            None => unreachable!("players and dealers keep the rules"),
        }
    }
}

/// Mostly players that fill slots: others seldom have a film that could be finished.
fn players(chance: &mut Rng) -> BySeat<RandomPlayer> {
    let mut players = BySeat([RandomPlayer::Filler; MAX_SEATS]);
    for player in &mut players.0 {
        if chance.one_in(4) {
            *player = RandomPlayer::ALL[chance.index(RandomPlayer::ALL.len())];
        }
    }
    players
}

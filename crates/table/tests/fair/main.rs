//! Fair draws: frozen vectors, laws, and records that are drawn again.

mod check;
mod laws;
mod vectors;

use traumfabrik_bots::{RandomPlayer, Rng};
use traumfabrik_packs::{Library, Pack};
use traumfabrik_rules::{Ask, Deal, Due, Game, Legal, Seats, Start};
use traumfabrik_table::GameId;
use traumfabrik_table::fair::{FairDealer, Key, Nonce, Seed, reveal};
use traumfabrik_wire::{Record, Recorder, read};

/// Everything that the draws of a game come from.
struct Source {
    seed: Seed,
    game: GameId,
    nonces: Vec<Option<Nonce>>,
}

impl Source {
    fn new(seed: u8, game: &str, nonces: &[Option<&str>]) -> Self {
        let nonce = |text: &Option<&str>| text.map(|text| text.parse().unwrap());
        Self {
            seed: Seed::from_bytes([seed; 32]),
            game: game.parse().unwrap(),
            nonces: nonces.iter().map(nonce).collect(),
        }
    }

    /// A source for a table of so many; seat 1 is a bot.
    fn of_seats(seed: u8, n_seats: u8) -> Self {
        let nonces: Vec<String> = (0..n_seats).map(|seat| format!("nonce-{seat}")).collect();
        let nonces = nonces.iter().enumerate();
        let nonces: Vec<_> = nonces.map(|(idx, text)| (idx != 1).then_some(&text[..])).collect();
        Self::new(seed, "a-game", &nonces)
    }

    fn dealer(&self, pack: &Pack) -> FairDealer {
        let key = Key::new(&self.seed, &self.game, &self.nonces);
        FairDealer::new(&key, &pack.edition, self.seats())
    }

    fn seats(&self) -> Seats {
        Seats::new(self.nonces.len() as u8).unwrap()
    }
}

fn packs() -> Vec<Pack> {
    let library = Library::embedded();
    ["traumfabrik-2000", "dream-factory-2009"].map(|id| library.get(id).unwrap().clone()).to_vec()
}

/// What somebody who follows chance would do now, or what the dealer answers; nothing at the end.
fn next<'g, 'e>(
    game: &'g Game<'e>,
    chance: &mut Rng,
    deal: impl FnOnce(Ask, &Game<'e>) -> Deal,
) -> Option<Legal<'g, 'e>> {
    match game.due() {
        Due::Nobody => None,
        Due::Dealer(ask) => {
            let deal = deal(ask, game);
            Some(game.check_deal(&deal).unwrap_or_else(|refusal| panic!("{deal:?}: {refusal:?}")))
        }
        Due::Seat(seat) => {
            let player = RandomPlayer::ALL[seat.index() % RandomPlayer::ALL.len()];
            let n = player.choose(game, seat, &game.legal(), chance);
            game.choice(n)
        }
    }
}

/// A whole game, dealt by `deal`, with the source in its header.
fn record(
    pack: &Pack,
    start: Start,
    source: &Source,
    luck: u64,
    mut deal: impl FnMut(Ask, &Game<'_>) -> Deal,
) -> Record {
    let players = start.seats.iter().map(|seat| format!("player {seat}")).collect();
    let draw = reveal(&source.seed, &source.game, &source.nonces);
    let header = pack.header(start, players).unwrap().with_draw(draw).unwrap();
    let mut recorder = Recorder::new(Vec::new(), &header);
    let game = Game::new(header.edition(), &start, |event| recorder.event(event));
    let (mut game, mut chance) = (game.unwrap(), Rng::new(luck, 0));
    while let Some(legal) = next(&game, &mut chance, |ask, game| deal(ask, game)) {
        recorder.cause(legal.cause());
        game = legal.after(|event| recorder.event(event));
    }
    read(&recorder.finish().unwrap()[..]).unwrap()
}

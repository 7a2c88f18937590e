//! A box, tables and players for the tests.

use traumfabrik_rules::{
    Action, AwardPoints, Cause, Chip, ChipKind, Counts, Deal, Due, Event, FirstLead, Game, Genre,
    LastSilentSeat, LegalSet, Location, Money, Pieces, Rating, Rulings, Screenplay, Seat, Seats,
    Slot, Stars, Start, Studio, Studios, lowest_deal,
};
use traumfabrik_wire::json::{BoxIds, GameBox};
use traumfabrik_wire::{Header, Recorder};

/// Small films, so that short games finish some; no low tokens, so that some films find none.
pub(crate) fn pieces() -> Pieces {
    use ChipKind::{Actor, Agency, Camera, Director, Effects, Guest, Music};
    let legend = Chip { kind: Director, stars: Stars(4), legend: true };
    let mix = [Director, Actor, Camera, Music, Effects, Director, Actor, Guest, Agency];
    let from_mix = |idx: usize| Chip {
        kind: mix[idx % mix.len()],
        stars: Stars((idx / 3 % 5) as i8 - 1),
        legend: false,
    };
    let city = |n_chips| Location::City { n_chips };
    let all_slots = [
        &[Slot::Director, Slot::Actor, Slot::Guest][..],
        &[Slot::Director, Slot::Open, Slot::Guest],
        &[Slot::Camera, Slot::Director, Slot::Guest],
        &[Slot::Director, Slot::Music, Slot::Effects, Slot::Guest],
    ];
    let screenplay = |idx: usize| Screenplay {
        genre: Genre::ALL[idx % 3],
        studio: (idx < 15).then(|| Studio(idx as u8 / 3 + 1)),
        stars: Stars(1),
        slots: all_slots[idx % all_slots.len()].iter().copied().collect(),
    };
    let mut tokens: Vec<Rating> = (2..=22).map(|value| Rating { value, plus: false }).collect();
    tokens.extend([4, 6].map(|value| Rating { value, plus: true }));
    tokens.sort();
    Pieces {
        chips: [legend; 4].into_iter().chain((0..89).map(from_mix)).collect(),
        screenplays: (0..22).map(screenplay).collect(),
        route: [
            Location::Sign,
            city(3),
            city(2),
            Location::Party,
            city(3),
            city(2),
            city(2),
            Location::Party,
        ]
        .into_iter()
        .collect(),
        tokens: tokens.into_iter().collect(),
        awards: AwardPoints {
            first_film: 5,
            best_of_quarter: 5,
            best_of_genre: 10,
            worst_film: 10,
            best_direction: 10,
        },
        purse: Money(12),
        purse_with_five: Money(10),
    }
}

pub(crate) fn game_box() -> GameBox {
    let names = |word: &str, n: usize| -> Vec<String> {
        (0..n).map(|idx| format!("{word}-{idx:02}")).collect()
    };
    let (chips, screenplays) = (names("chip", 93), names("film", 22));
    let locations = names("stop", 8);
    let ids = BoxIds { chips: &chips, screenplays: &screenplays, locations: &locations };
    GameBox::new(&pieces(), ids)
}

pub(crate) fn header(start: Start) -> Header {
    let players = start.seats.iter().map(|seat| format!("player {seat}")).collect();
    Header::new("test-box-7", game_box(), start, players).unwrap()
}

/// Tables that differ in everything that can differ.
pub(crate) fn starts() -> [Start; 4] {
    let start = |n_seats| Start::new(Seats::new(n_seats).unwrap());
    let open = Rulings {
        last_silent_seat: LastSilentSeat::MayDecline,
        direction_counts: Counts::All,
        ..Rulings::default()
    };
    let chosen = [4, 1, 5].map(Studio).into_iter().collect();
    [
        start(2),
        Start { studios: Studios::ByChoice(chosen), ..start(3) },
        Start { first_lead: FirstLead::Named(Seat(2)), rulings: open, ..start(4) },
        Start { studios: Studios::BySeat, first_lead: FirstLead::Named(Seat(1)), ..start(5) },
    ]
}

/// Numbers without a pattern, the same every time.
pub(crate) struct Luck(pub(crate) u64);

impl Luck {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    /// Passes often, bids low, and rather places than discards.
    fn choose(&mut self, legal: &LegalSet) -> usize {
        let n = match legal {
            LegalSet::Auction { .. } if self.below(2) == 0 => 0,
            LegalSet::Auction { .. } => self.below(legal.len().min(4)),
            LegalSet::Nothing | LegalSet::Party { .. } | LegalSet::Placing(_) => {
                self.below(legal.len())
            }
        };
        match legal.nth(n) {
            Some(Action::Discard(_)) => self.below(legal.len()),
            Some(_) | None => n,
        }
    }
}

/// Plays from where a game stands to its end, and tells every cause with its facts.
pub(crate) fn play_on(
    game: &mut Game<'_>,
    luck: &mut Luck,
    mut watch: impl FnMut(&Game<'_>, Cause, &[Event]),
) {
    loop {
        let legal = match game.due() {
            Due::Nobody => return,
            Due::Dealer(ask) => {
                let deal: Deal = lowest_deal(game, ask);
                game.check_deal(&deal).unwrap()
            }
            Due::Seat(_) => {
                let n = luck.choose(&game.legal());
                game.choice(n).unwrap()
            }
        };
        let (cause, mut events) = (legal.cause(), Vec::new());
        *game = legal.after(|event| events.push(event));
        watch(game, cause, &events);
    }
}

/// A whole game, written down.
pub(crate) fn record(header: &Header, seed: u64) -> Vec<u8> {
    let mut recorder = Recorder::new(Vec::new(), header);
    let game = Game::new(header.edition(), header.start(), |event| recorder.event(event));
    play_on(&mut game.unwrap(), &mut Luck(seed), |_, cause, events| {
        recorder.cause(cause);
        events.iter().for_each(|&event| recorder.event(event));
    });
    recorder.finish().unwrap()
}

//! Series of simulated games: the same seed gives the same games, one by one, on any number of
//! threads.

use traumfabrik_rules::{BySeat, Edition, Event, Game, Refusal, Start};

use crate::{Dealer, RandomPlayer, Rng, Step, play_out};

/// A series of games at one kind of table.
///
/// ```
/// use traumfabrik_bots::{GameTally, RandomPlayer, Series, Tally};
/// use traumfabrik_rules::{BySeat, Seats, Start};
/// # let library = traumfabrik_packs::Library::embedded();
/// # let edition = &library.get("traumfabrik-2000").unwrap().edition;
///
/// let start = Start::new(Seats::new(4).unwrap());
/// let series = Series::new(edition, start, BySeat([RandomPlayer::Filler; 5]), 1)?;
/// let mut tally = Tally::new(4);
/// for game_idx in 0..10 {
///     let mut game = GameTally::by_seat();
///     series.play(game_idx, |step| game.watch(&mut tally, step));
///     game.close(&mut tally);
/// }
/// assert_eq!(tally.n_games, 10);
/// assert!(tally.films.mean() > 5.0, "fillers finish films");
/// # Ok::<(), traumfabrik_rules::Refusal>(())
/// ```
#[derive(Clone, Debug)]
pub struct Series<'e> {
    edition: &'e Edition,
    start: Start,
    players: BySeat<RandomPlayer>,
    seed: u64,
    /// A dealer with a full box, copied for every game.
    dealer: Dealer,
}

impl<'e> Series<'e> {
    /// A series of games.
    ///
    /// # Errors
    /// Why such a game cannot begin.
    pub fn new(
        edition: &'e Edition,
        start: Start,
        players: BySeat<RandomPlayer>,
        seed: u64,
    ) -> Result<Self, Refusal> {
        Game::new(edition, &start, |_| {})?;
        let dealer = Dealer::new(edition, start.seats);
        Ok(Self { edition, start, players, seed, dealer })
    }

    /// The start of every game.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// Plays one game of the series and tells every fact to `watch`, those of the start first.
    /// Returns the game as it ended, and how many decisions the seats made.
    #[inline]
    pub fn play(&self, game_idx: u64, mut watch: impl FnMut(Step)) -> (Game<'e>, u64) {
        let mut chance = Rng::new(self.seed, game_idx);
        let mut dealer = self.dealer.clone();
        let settled = |event: Event| watch(Step::Event(event));
        let Ok(mut game) = Game::new(self.edition, &self.start, settled) else {
            unreachable!("the start was checked when the series was made")
        };
        let n_decisions = play_out(&mut game, &mut dealer, &self.players, &mut chance, &mut watch);
        (game, n_decisions)
    }
}

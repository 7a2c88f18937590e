//! One game after the other, from decision to decision of the learner.

use traumfabrik_rules::{
    Action, BySeat, Deck, Due, Event, Game, MAX_SEATS, Seat, SeatSet, Standing,
};

use super::player::Player;
use super::{BatchConfig, Seating};
use crate::features::{ActionMask, Encoder};
use crate::{Rng, mix, shuffled_deck};

/// What came of a game, seat by seat. Seats that the table did not have come to nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Ended {
    /// How many seats there were.
    pub n_seats: u8,
    /// Who won: 1 in all, shared by those who won together.
    pub shares: [f32; MAX_SEATS],
    /// Points ahead of the best other seat.
    pub margins: [f32; MAX_SEATS],
    /// Points.
    pub scores: [i16; MAX_SEATS],
    /// How often somebody had a choice.
    pub n_decisions: u32,
}

/// Games in a row, the present one at a decision of the learner.
#[derive(Debug)]
pub struct Lane<'e> {
    /// Who plays from the next game on.
    pub seating: Seating,
    seed: u64,
    n_games: u64,
    game: Game<'e>,
    deck: Deck,
    encoder: Encoder,
    players: BySeat<Player<'e>>,
    /// The plan's teacher, or nobody.
    teacher: Player<'e>,
    /// Whether anybody at the table has to hear what happens.
    is_heard: bool,
    mask: ActionMask,
    /// Bots that follow chance.
    chance: Rng,
    /// Learners that do, if asked to: apart, so that all else stays the same.
    sampler: Rng,
    n_decisions: u32,
    /// What came of the game that has just ended.
    ended: Option<Ended>,
    /// The facts of the last step, kept so that their place in memory is used again.
    facts: Vec<Event>,
}

impl<'e> Lane<'e> {
    /// The lane with this number, at the first decision of its first game.
    ///
    /// # Panics
    /// If the seating or the plan cannot be played.
    pub fn new(plan: &BatchConfig<'e>, lane_idx: u64, seating: Seating) -> Self {
        assert!(seating.has_learner(), "a lane without a learner never comes to a decision");
        let seed = mix(plan.seed, lane_idx);
        let (edition, start) = plan.draw(&seating, &mut Rng::new(seed, 0));
        let game = Game::empty(edition, start.seats, start.rulings);
        let mut lane = Self {
            seating,
            seed,
            n_games: 0,
            game,
            deck: Deck::new(edition, start.seats),
            encoder: Encoder::of(&game, plan.detail),
            players: BySeat::default(),
            teacher: Player::Learner,
            is_heard: false,
            mask: ActionMask::default(),
            chance: Rng::new(seed, 0),
            sampler: Rng::new(mix(seed, 1), 0),
            n_decisions: 0,
            ended: None,
            facts: Vec::with_capacity(32),
        };
        lane.begin(plan);
        lane.run_on(plan);
        lane
    }

    /// The game that is played.
    pub fn game(&self) -> &Game<'e> {
        &self.game
    }

    /// Who is due.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.game.active()
    }

    /// What the learner may do: two actions or more.
    #[inline]
    pub fn mask(&self) -> &ActionMask {
        &self.mask
    }

    /// Writes what the learner is shown, see [`Encoder::write`].
    #[inline]
    pub fn write(&mut self, out: &mut [u8]) {
        self.encoder.write(&self.game, out);
    }

    /// What the plan's teacher would do, or the fast player of the features if there is none. Who
    /// asks twice gets the same answer, and nothing else depends on whether somebody asked.
    pub fn teacher(&mut self) -> usize {
        let asked = (self.n_games << 16) + u64::from(self.n_decisions);
        let mut chance = Rng::new(mix(self.seed, 3), asked);
        let choice = match self.teacher.choose(&self.game, self.seat(), &mut chance) {
            Some(action) => self.encoder.index(&self.game, action),
            None => self.encoder.choice(&self.game),
        };
        choice.unwrap_or_else(|| unreachable!("the learner is due"))
    }

    /// Something that the learner may do, each as likely as the others.
    pub fn sample(&mut self) -> usize {
        let n = self.sampler.index(self.mask.len());
        self.mask.nth(n).unwrap_or_else(|| unreachable!("the choice is one of the legal ones"))
    }

    /// Does what the learner wants, and goes on to its next decision. Tells what came of the game
    /// if it has ended; the next one has begun then.
    ///
    /// # Errors
    /// The mask, if it does not allow this. Nothing has happened then.
    #[inline]
    pub fn play(
        &mut self,
        plan: &BatchConfig<'e>,
        index: usize,
    ) -> Result<Option<Ended>, ActionMask> {
        let allowed = self.mask.has(index).then(|| self.encoder.action(&self.game, index));
        let Some(action) = allowed.flatten() else { return Err(self.mask) };
        self.n_decisions += 1;
        self.act(action);
        Ok(self.run_on(plan))
    }

    /// Goes on to the next decision of the learner.
    fn run_on(&mut self, plan: &BatchConfig<'e>) -> Option<Ended> {
        let mut ended = None;
        loop {
            match self.game.due() {
                Due::Seat(seat) => {
                    self.mask = self.encoder.mask(&self.game);
                    if self.mask.len() == 1 {
                        let only = self.only_action();
                        self.act(only);
                        continue;
                    }
                    let thinker = self.players[seat].thinker(seat);
                    let player = &mut self.players[thinker];
                    match player.choose(&self.game, seat, &mut self.chance) {
                        None => return ended,
                        Some(action) => {
                            self.n_decisions += 1;
                            self.act(action);
                        }
                    }
                }
                Due::Dealer(ask) => {
                    let deal = self.deck.answer(ask, &self.game);
                    let dealt = self.game.deal(&deal, |fact| self.facts.push(fact));
                    dealt.unwrap_or_else(|no| unreachable!("{deal:?} is legal: {no:?}"));
                    self.follow();
                }
                Due::Nobody => {
                    ended = self.ended.take();
                    self.begin(plan);
                }
            }
        }
    }

    fn only_action(&mut self) -> Action {
        let action = self.mask.nth(0).and_then(|index| self.encoder.action(&self.game, index));
        action.unwrap_or_else(|| unreachable!("a seat that is due can do something"))
    }

    #[inline]
    fn act(&mut self, action: Action) {
        let played = self.game.play(self.game.active(), action, |fact| self.facts.push(fact));
        played.unwrap_or_else(|no| unreachable!("{action:?} is legal: {no:?}"));
        self.follow();
    }

    #[inline]
    fn follow(&mut self) {
        for fact in self.facts.drain(..) {
            if let Event::GameEnded { standings, winners } = &fact {
                self.ended = Some(Ended::new(standings, *winners, self.n_decisions));
            }
            self.encoder.observe(&fact, &self.game);
            if self.is_heard {
                for player in self.players.0.iter_mut().chain([&mut self.teacher]) {
                    player.observe(&fact, &self.game);
                }
            }
        }
    }

    fn begin(&mut self, plan: &BatchConfig<'e>) {
        let mut chance = Rng::new(mix(self.seed, 2), self.n_games);
        let (edition, start) = plan.draw(&self.seating, &mut chance);
        self.deck = shuffled_deck(edition, start.seats, self.seed, self.n_games);
        self.game = Game::empty(edition, start.seats, start.rulings);
        self.chance = chance;
        self.encoder.restart(&self.game);
        self.players = BySeat::default();
        if let Some(bot) = &plan.teacher {
            let mut whims = Rng::new(mix(self.seed, 4), self.n_games);
            self.teacher = Player::new(bot, edition, &start, &self.game, &mut whims);
        }
        let has_bots = self.seating.players.iter().any(Option::is_some);
        self.is_heard = has_bots || plan.teacher.is_some();
        for seat in start.seats.iter() {
            if let Some(bot_idx) = self.seating.players[seat.index()] {
                let bot = &plan.bots[usize::from(bot_idx)];
                let is_same = |other: &Seat| self.seating.players[other.index()] == Some(bot_idx);
                let thinker = start.seats.iter().take_while(|&other| other != seat).find(is_same);
                self.players[seat] = match thinker {
                    Some(thinker) if matches!(self.players[thinker], Player::Mind(_)) => {
                        Player::Like(thinker)
                    }
                    _ => Player::new(bot, edition, &start, &self.game, &mut self.chance),
                };
            }
        }
        self.n_games += 1;
        self.n_decisions = 0;
    }
}

impl Ended {
    fn new(standings: &[Standing], winners: SeatSet, n_decisions: u32) -> Self {
        let mut ended = Self {
            n_seats: standings.len() as u8,
            n_decisions,
            scores: [-1; MAX_SEATS],
            ..Self::default()
        };
        let total = |standing: &Standing| standing.total() as i16;
        for (seat_idx, standing) in standings.iter().enumerate() {
            let others = standings.iter().enumerate().filter(|&(other, _)| other != seat_idx);
            let best = others.map(|(_, other)| total(other)).max().unwrap_or(0);
            let won = f32::from(u8::from(winners.has(Seat(seat_idx as u8))));
            ended.scores[seat_idx] = total(standing);
            ended.margins[seat_idx] = f32::from(total(standing) - best);
            ended.shares[seat_idx] = won / winners.len() as f32;
        }
        ended
    }
}

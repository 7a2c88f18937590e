//! The search with any evaluator: walks through positions, and one answer for several at once.

use std::time::Instant;

use traumfabrik_rules::{BySeat, Due, Game, Seat};

use super::Thought;
use super::evaluator::{Evaluation, Evaluator, Expectation, Leaf};
use super::graph::{Graph, Taken};
use super::simulation::Simulation;
use crate::{Advice, Budget, Rng};

/// Walks that are under way at the same time. More would save time, but the later ones of a wave
/// set out before the earlier ones have come back with what they found.
const WAVE_MAX: usize = 8;

/// How a walk ended.
#[derive(Clone, Copy, Debug)]
enum End {
    /// At a position of which something is said by the end of the wave.
    At(u32),
    /// At the end of the game, or where a glance was enough.
    Seen(BySeat<Expectation>),
}

/// A search that asks an evaluator about the positions that it meets. What it found out is forgotten
/// before the next decision; only the room for it stays.
#[derive(Debug)]
pub(crate) struct Explorer<'e, E> {
    evaluator: E,
    graph: Graph,
    root: Option<Root<'e>>,
    leaves: Vec<Leaf<'e>>,
    answers: Vec<Evaluation>,
    /// The steps of all walks of a wave, and where each walk's begin and how it ended.
    steps: Vec<Taken>,
    walks: Vec<(usize, End)>,
    /// The nodes of the leaves.
    asked: Vec<u32>,
}

/// Where a search begins.
#[derive(Debug)]
struct Root<'e> {
    simulation: Simulation<'e>,
    seed: u64,
    /// The sums of what all walks came to.
    points: BySeat<f64>,
    n_walks: u32,
    /// The node of the position, if somebody has to decide there.
    decision: Option<u32>,
}

impl<'e, E: Evaluator> Explorer<'e, E> {
    pub(crate) fn new(evaluator: E) -> Self {
        Self {
            evaluator,
            graph: Graph::default(),
            root: None,
            leaves: Vec::new(),
            answers: vec![Evaluation::default(); WAVE_MAX],
            steps: Vec::new(),
            walks: Vec::with_capacity(WAVE_MAX),
            asked: Vec::with_capacity(WAVE_MAX),
        }
    }

    /// Thinks about a position as long as the budget allows.
    fn think(&mut self, game: &Game<'e>, budget: &Budget) {
        let began = Instant::now();
        self.begin(game, budget.seed);
        let wave_max = self.evaluator.batch_max().min(WAVE_MAX) as u32;
        let mut n_left = budget.iterations.max(1);
        while n_left > 0 {
            // At first little is known, and every walk should know of all before it.
            let n_done = budget.iterations.max(1) - n_left;
            let n_walks = (n_done / 8 + 1).min(wave_max).min(n_left);
            self.wave(n_walks);
            n_left -= n_walks;
            if self.is_settled(n_left) {
                return;
            }
            if budget.time_cap.is_some_and(|cap| began.elapsed() >= cap) {
                return;
            }
        }
    }

    /// Whether so many more walks would be in vain. Most decisions are clear after half of them.
    fn is_settled(&self, n_left: u32) -> bool {
        let Some(root) = &self.root else { return false };
        // Near the end it is also of interest by how much somebody will win.
        let is_open = !root.simulation.is_ending;
        is_open && root.decision.is_some_and(|node| self.graph.is_settled(node, n_left))
    }

    /// Thinks, and says what came of it.
    pub(crate) fn thought(&mut self, game: &Game<'e>, seat: Seat, budget: &Budget) -> Thought {
        self.think(game, budget);
        Thought { advice: self.advice(), margin: self.margin_of(seat) }
    }

    /// The actions at the first decision, best first; nothing if there was none.
    fn advice(&self) -> Vec<Advice> {
        let decision = self.root.as_ref().and_then(|root| root.decision);
        decision.map(|node| self.graph.advice(node)).unwrap_or_default()
    }

    /// The points by which a seat is expected to end ahead: if whoever decides does what is best,
    /// and on average over all walks if nobody decides or more than two play.
    fn margin_of(&self, seat: Seat) -> f64 {
        let Some(root) = &self.root else { return 0.0 };
        let game = &root.simulation.game;
        match self.advice().first() {
            Some(best) if game.active() == seat => best.margin,
            Some(best) if game.seats().count() == 2 => -best.margin,
            _ => root.points[seat] / f64::from(root.n_walks.max(1)),
        }
    }

    fn begin(&mut self, game: &Game<'e>, seed: u64) {
        self.graph.clear();
        let simulation = Simulation::new(game);
        let chance = Rng::new(seed, 0);
        if self.leaves.is_empty() {
            self.leaves = vec![Leaf { simulation: simulation.clone(), chance }; WAVE_MAX];
        }
        // It is the first that will be met.
        let decision = matches!(game.due(), Due::Seat(_)).then_some(0);
        self.root =
            Some(Root { simulation, seed, points: BySeat::default(), n_walks: 0, decision });
    }

    /// Some walks, the answers for all positions that they led to, and the way back.
    fn wave(&mut self, n_walks: u32) {
        self.steps.clear();
        self.walks.clear();
        self.asked.clear();
        for _ in 0..n_walks {
            let first_step = self.steps.len();
            let end = self.walk();
            self.walks.push((first_step, end));
        }
        let n_asked = self.asked.len();
        // All of them may have come to the end of the game.
        if n_asked > 0 {
            self.evaluator.evaluate(&mut self.leaves[..n_asked], &mut self.answers[..n_asked]);
        }
        for (&node, answer) in self.asked.iter().zip(&self.answers) {
            self.graph.open(node, answer);
        }
        let Some(root) = &mut self.root else { return };
        let ends = self.walks.iter().skip(1).map(|&(first_step, _)| first_step);
        let ends = ends.chain([self.steps.len()]);
        for (&(first_step, end), last_step) in self.walks.iter().zip(ends) {
            let expected = match end {
                End::At(node) => self.graph.node(node).expected,
                End::Seen(expected) => expected,
            };
            for seat in root.simulation.game.seats().iter() {
                root.points[seat] += f64::from(expected[seat].points());
            }
            for &taken in &self.steps[first_step..last_step] {
                self.graph.come_back(taken, &expected);
            }
        }
    }

    /// Walks to a position of which too little is known to go on, or to the end of the game.
    fn walk(&mut self) -> End {
        let Self { evaluator, graph, leaves, steps, asked, root, .. } = self;
        let Some(root) = root else { unreachable!("a search has begun") };
        let leaf = &mut leaves[asked.len()];
        let first = root.decision.filter(|&node| graph.is_open(node)).map(|node| {
            let taken = graph.select(node);
            steps.push(taken);
            graph.set_out(taken)
        });
        // The n-th walk along each branch of the root meets the same draws: what differs is what
        // was decided.
        let n_before = first.map_or(root.n_walks, |(_, n_before)| n_before);
        root.n_walks += 1;
        leaf.chance = Rng::new(root.seed, n_before.into());
        leaf.simulation.restart(&root.simulation, &mut leaf.chance);
        if let Some((action, _)) = first {
            leaf.simulation.play(action);
        }
        loop {
            let seat = match leaf.simulation.game.due() {
                Due::Nobody => return End::Seen(leaf.simulation.outcome()),
                Due::Dealer(_) => {
                    leaf.simulation.deal();
                    continue;
                }
                Due::Seat(seat) => seat,
            };
            let legal = leaf.simulation.game.legal();
            let is_first = root.decision.is_some() && first.is_none();
            if let Some(only) = legal.nth(0).filter(|_| legal.len() == 1 && !is_first) {
                leaf.simulation.play(only);
                continue;
            }
            let position = leaf.simulation.game.position();
            let (node, is_new) = graph.meet(position, seat);
            if !graph.is_open(node) {
                // Who comes here for the first time has a glance. Who comes again asks, unless
                // another walk of the wave does.
                let is_asked = asked.contains(&node);
                let is_glance = (is_new && !is_first) || is_asked;
                let seen = is_glance.then(|| evaluator.glance(leaf)).flatten();
                if let Some(expected) = seen {
                    return End::Seen(expected);
                }
                if !is_asked {
                    asked.push(node);
                }
                return End::At(node);
            }
            let taken = graph.select(node);
            steps.push(taken);
            let (action, _) = graph.set_out(taken);
            leaf.simulation.play(action);
        }
    }
}

//! The search: a tree of decisions, grown where it promises most.

use std::time::Instant;

use traumfabrik_rules::{Action, Ask, BySeat, Due, Game, Seat, Seats};

use super::candidates::{Candidate, all_alike, candidates};
use super::simulation::Simulation;
use crate::valuation::Weights;
use crate::{Advice, Budget, Rng};

/// What leads a search.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Guide<'w> {
    /// The valuation says what is worth a thought, and how everybody plays on.
    Valuation(&'w Weights),
    /// Nothing: every action is as good as any other, and games are played on by chance.
    Blind,
}

/// How much a promising first sight counts against what was found out.
const CURIOSITY: f32 = 2.0;

/// A decision that somebody has to take.
#[derive(Debug)]
struct Node {
    seat: Seat,
    n_visits: u32,
    edges: Vec<Edge>,
}

/// One of the actions that may be taken.
#[derive(Debug)]
struct Edge {
    action: Action,
    prior: f32,
    n_visits: u32,
    /// The sums of what it came to for the seat that decides: how content it was, and the margin.
    content: f32,
    squares: f32,
    margins: f32,
    child: Option<usize>,
}

/// A tree over the decisions from a position on. Chance is drawn anew each time a branch is
/// walked: what follows an action stands for all that chance may make of it.
#[derive(Debug)]
pub(crate) struct Tree<'e, 'w> {
    nodes: Vec<Node>,
    root: Simulation<'e>,
    simulation: Simulation<'e>,
    guide: Guide<'w>,
    seed: u64,
    n_simulations: u32,
    /// The sums of all margins.
    margins: BySeat<f32>,
}

impl<'e, 'w> Tree<'e, 'w> {
    pub(crate) fn new(game: &Game<'e>, guide: Guide<'w>, budget: &Budget) -> Self {
        let root = Simulation::new(game);
        let simulation = root.clone();
        let seed = budget.seed;
        Self {
            nodes: Vec::new(),
            root,
            simulation,
            guide,
            seed,
            n_simulations: 0,
            margins: BySeat::default(),
        }
    }

    /// Thinks as long as the budget allows.
    pub(crate) fn think(&mut self, budget: &Budget) {
        let began = Instant::now();
        for n in 0..budget.iterations {
            self.simulate();
            let is_late = || budget.time_cap.is_some_and(|cap| began.elapsed() >= cap);
            if n % 16 == 15 && is_late() {
                return;
            }
        }
    }

    /// Walks down the tree, adds a leaf, rehearses from there, and tells all decisions on the way
    /// what came of it.
    fn simulate(&mut self) {
        // The n-th walk along each branch of the root meets the same draws: what differs is what
        // was decided.
        let n_walks = match self.nodes.first() {
            Some(root) => root.edges[self.select(root, &self.root.game)].n_visits,
            None => 0,
        };
        let mut chance = Rng::new(self.seed, n_walks.into());
        self.simulation.restart(&self.root, &mut chance);
        let mut path: Vec<(usize, usize)> = Vec::with_capacity(32);
        let mut from: Option<(usize, usize)> = None;
        loop {
            match self.simulation.game.due() {
                Due::Nobody => break,
                // Beyond a draw of many chips nothing is met twice.
                Due::Dealer(Ask::Faces { .. } | Ask::Lots { .. } | Ask::Legend) => break,
                Due::Dealer(Ask::Screenplay | Ask::Studios | Ask::Lead) => {
                    self.simulation.deal();
                }
                Due::Seat(_) => {
                    let known = match from {
                        None => (!self.nodes.is_empty()).then_some(0),
                        Some((node, edge)) => self.nodes[node].edges[edge].child,
                    };
                    let is_new = known.is_none();
                    let node = known.unwrap_or_else(|| self.grow(from));
                    let edge = self.select(&self.nodes[node], &self.simulation.game);
                    path.push((node, edge));
                    self.simulation.play(self.nodes[node].edges[edge].action);
                    from = Some((node, edge));
                    if is_new && path.len() > 1 {
                        break;
                    }
                }
            }
        }
        let scores = self.play_on(&mut chance);
        let seats = self.simulation.game.seats();
        self.n_simulations += 1;
        for seat in seats.iter() {
            self.margins[seat] += margin(&scores, seats, seat);
        }
        let mean = BySeat(self.margins.0.map(|sum| sum / self.n_simulations as f32));
        for (node, edge) in path {
            let node = &mut self.nodes[node];
            let margin = margin(&scores, seats, node.seat);
            node.n_visits += 1;
            let content = contentment(margin - anchor(mean[node.seat]));
            let edge = &mut node.edges[edge];
            edge.n_visits += 1;
            edge.content += content;
            edge.squares += content * content;
            edge.margins += margin;
        }
    }

    /// What everybody has in the end if the game is played on.
    fn play_on(&mut self, chance: &mut Rng) -> BySeat<f32> {
        let simulation = &mut self.simulation;
        match self.guide {
            Guide::Valuation(weights) => simulation.rehearse(weights, chance),
            Guide::Blind => simulation.play_at_random(chance),
        }
        simulation.scores()
    }

    fn grow(&mut self, from: Option<(usize, usize)>) -> usize {
        let simulation = &mut self.simulation;
        let found = match self.guide {
            Guide::Valuation(weights) => {
                candidates(&simulation.game, &mut simulation.outlook, weights)
            }
            Guide::Blind => all_alike(&simulation.game),
        };
        let edge = |Candidate { action, prior }| Edge {
            action,
            prior,
            n_visits: 0,
            content: 0.0,
            squares: 0.0,
            margins: 0.0,
            child: None,
        };
        let edges = found.into_iter().map(edge).collect();
        let idx = self.nodes.len();
        self.nodes.push(Node { seat: simulation.game.active(), n_visits: 0, edges });
        if let Some((node, edge)) = from {
            self.nodes[node].edges[edge].child = Some(idx);
        }
        idx
    }

    /// The action that promises most: what it came to so far, and what may still be in it.
    fn select(&self, node: &Node, game: &Game<'_>) -> usize {
        let sum: f32 = node.edges.iter().map(|edge| edge.content).sum();
        let mean = if node.n_visits == 0 { 0.0 } else { sum / node.n_visits as f32 };
        let reach = CURIOSITY * (node.n_visits as f32 + 1.0).sqrt();
        let mut best = (f32::MIN, 0);
        for (idx, edge) in node.edges.iter().enumerate() {
            // Chance may have made an action impossible that was possible before.
            if !is_possible(game, edge.action) {
                continue;
            }
            let found = if edge.n_visits == 0 { mean } else { edge.content / edge.n_visits as f32 };
            let promise = found + reach * edge.prior / (1.0 + edge.n_visits as f32);
            if promise > best.0 {
                best = (promise, idx);
            }
        }
        best.1
    }

    /// The margin of a seat between two, if both play their best; on average, if nobody decides.
    pub(crate) fn margin_of(&self, seat: Seat) -> f64 {
        match (self.nodes.first(), self.advice().first()) {
            (Some(root), Some(best)) if root.seat == seat => best.margin,
            (Some(_), Some(best)) => -best.margin,
            _ => f64::from(self.margins[seat]) / f64::from(self.n_simulations.max(1)),
        }
    }

    /// The actions at the root, those first that are good for sure.
    pub(crate) fn advice(&self) -> Vec<Advice> {
        let Some(root) = self.nodes.first() else { return Vec::new() };
        let mut edges: Vec<&Edge> = root.edges.iter().collect();
        edges.sort_by(|a, b| b.surely().total_cmp(&a.surely()));
        let advice = |edge: &Edge| Advice {
            action: edge.action,
            margin: f64::from(edge.margins) / f64::from(edge.n_visits.max(1)),
            weight: f64::from(edge.n_visits) / f64::from(root.n_visits.max(1)),
        };
        edges.into_iter().map(advice).collect()
    }
}

impl Edge {
    /// How content its seat will be at least, as far as can be said: what was tried little may
    /// have been luck.
    fn surely(&self) -> f32 {
        if self.n_visits < 2 {
            return f32::MIN;
        }
        let n = self.n_visits as f32;
        let mean = self.content / n;
        let variance = (self.squares / n - mean * mean).max(0.0);
        mean - (variance / (n - 1.0)).sqrt()
    }
}

/// Where contentment is measured from. As long as a game is open, from a tie; when it seems
/// decided, from so near that points still count.
fn anchor(mean: f32) -> f32 {
    mean - mean.clamp(-OPEN, OPEN)
}

/// Up to how many points ahead or behind a game is open.
const OPEN: f32 = 15.0;

/// How content a seat is with a margin, from -1 to 1. Being ahead at all matters most: the tenth
/// point means less than the first.
fn contentment(margin: f32) -> f32 {
    margin / (10.0 + margin.abs())
}

fn is_possible(game: &Game<'_>, action: Action) -> bool {
    game.check(game.active(), action).is_ok()
}

/// By how much a seat is ahead of its best rival.
fn margin(scores: &BySeat<f32>, seats: Seats, seat: Seat) -> f32 {
    let rivals = seats.iter().filter(|&other| other != seat);
    let best = rivals.map(|other| scores[other]).fold(f32::MIN, f32::max);
    scores[seat] - best
}

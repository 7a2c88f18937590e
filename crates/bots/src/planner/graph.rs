//! What a search remembers: every position that it met, and what came of each action there.
//!
//! Positions are told apart by what lies on the table and by nothing else, so that ways which meet
//! again share what was found out: chips can be placed in any order, and what chance brings is the
//! same whoever asked for it.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use traumfabrik_rules::{Action, BySeat, Position, Seat};

use super::candidates::Candidate;
use super::evaluator::{Evaluation, Expectation};
use super::hash::FastHash;
use crate::Advice;

/// How much a promising first sight counts against what was found out, in deviations of what
/// walks come to.
const CURIOSITY: f32 = 3.0;

/// How much less than its position an action is thought to be worth before it was tried.
const DOUBT: f32 = 0.3;

/// How different walks usually are.
const USUAL_DEVIATION: f32 = 0.3;

/// A position in which somebody has to decide.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    seat: Seat,
    n_visits: u32,
    first_edge: u32,
    n_edges: u32,
    /// What was said of it at first sight.
    pub(super) expected: BySeat<Expectation>,
}

/// One of the actions that may be taken.
#[derive(Clone, Copy, Debug)]
struct Edge {
    action: Action,
    prior: f32,
    /// Walks along it, those included that have not come back yet.
    n_walks: u32,
    n_visits: u32,
    /// Sums over all visits: what it came to for the seat that decides, and its points ahead.
    utility: f32,
    squares: f32,
    points: f32,
}

/// How good what follows from a decision is for its seat, and how different.
#[derive(Clone, Copy, Debug)]
struct Spread {
    mean: f32,
    deviation: f32,
}

/// A step of a walk: a decision, and what was tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taken {
    pub(super) node: u32,
    edge: u32,
}

/// All that a search has met on the way to one decision. The room for it is used again for the next.
#[derive(Debug, Default)]
pub(super) struct Graph {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    known: HashMap<Position, u32, FastHash>,
}

impl Graph {
    /// Forgets everything, and keeps the room for it.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.known.clear();
    }

    pub(super) fn node(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    /// The node of a position, and whether it is met for the first time: then nothing is known of
    /// it yet.
    pub(super) fn meet(&mut self, position: Position, seat: Seat) -> (u32, bool) {
        match self.known.entry(position) {
            Entry::Occupied(known) => (*known.get(), false),
            Entry::Vacant(vacant) => {
                let idx = *vacant.insert(self.nodes.len() as u32);
                let expected = BySeat::default();
                self.nodes.push(Node { seat, n_visits: 0, first_edge: 0, n_edges: 0, expected });
                (idx, true)
            }
        }
    }

    /// Whether somebody has said what may be done in a position.
    pub(super) fn is_open(&self, node: u32) -> bool {
        self.nodes.get(node as usize).is_some_and(|node| node.n_edges > 0)
    }

    /// Takes note of what was said of a position.
    pub(super) fn open(&mut self, node: u32, evaluation: &Evaluation) {
        let first_edge = self.edges.len() as u32;
        self.edges.extend(evaluation.candidates.iter().map(|&Candidate { action, prior }| Edge {
            action,
            prior,
            n_walks: 0,
            n_visits: 0,
            utility: 0.0,
            squares: 0.0,
            points: 0.0,
        }));
        let node = &mut self.nodes[node as usize];
        node.first_edge = first_edge;
        node.n_edges = evaluation.candidates.len() as u32;
        node.expected = evaluation.expected;
    }

    /// The action that promises most: what it came to so far, and what may still be in it.
    pub(super) fn select(&self, node_idx: u32) -> Taken {
        let node = self.node(node_idx);
        let edges = self.edges_of(node);
        let n_walks: u32 = edges.iter().map(|edge| edge.n_walks).sum();
        let Spread { mean, deviation } = self.spread_of(node);
        let untried = mean - DOUBT * deviation;
        let reach = CURIOSITY * deviation * (n_walks as f32 + 1.0).sqrt();
        let mut best = (f32::MIN, 0);
        for (idx, edge) in edges.iter().enumerate() {
            let found = edge.mean().unwrap_or(untried);
            // A walk that has not come back makes others look elsewhere.
            let promise = found + reach * edge.prior / (1.0 + edge.n_walks as f32);
            if promise > best.0 {
                best = (promise, idx as u32);
            }
        }
        Taken { node: node_idx, edge: node.first_edge + best.1 }
    }

    /// What a decision came to on all walks so far. In a game that is decided everything comes to
    /// nearly the same, and small differences count.
    fn spread_of(&self, node: &Node) -> Spread {
        let at_first = node.expected[node.seat].utility();
        let (mut n, mut sum, mut squares) = (1.0, at_first, at_first * at_first);
        for edge in self.edges_of(node) {
            n += edge.n_visits as f32;
            sum += edge.utility;
            squares += edge.squares;
        }
        let mean = sum / n;
        let variance = (squares / n - mean * mean).max(0.0);
        // As if two walks had been as different as walks usually are.
        let usual = 2.0 * USUAL_DEVIATION * USUAL_DEVIATION;
        Spread { mean, deviation: ((n * variance + usual) / (n + 2.0)).sqrt() }
    }

    /// Sets out along an edge: what is to be done, and how many went there before.
    pub(super) fn set_out(&mut self, taken: Taken) -> (Action, u32) {
        let edge = &mut self.edges[taken.edge as usize];
        edge.n_walks += 1;
        (edge.action, edge.n_walks - 1)
    }

    /// Comes back with what everybody can expect.
    pub(super) fn come_back(&mut self, taken: Taken, expected: &BySeat<Expectation>) {
        let node = &mut self.nodes[taken.node as usize];
        let own = expected[node.seat];
        node.n_visits += 1;
        let edge = &mut self.edges[taken.edge as usize];
        edge.n_visits += 1;
        edge.utility += own.utility();
        edge.squares += own.utility() * own.utility();
        edge.points += own.points();
    }

    /// Whether the answer stands: the action that is best for sure has most visits, and so many more
    /// walks could not change that.
    pub(super) fn is_settled(&self, node: u32, n_left: u32) -> bool {
        let node = self.node(node);
        let (edges, spread) = (self.edges_of(node), self.spread_of(node));
        let n_most = edges.iter().map(|edge| edge.n_visits).max().unwrap_or(0);
        let is_far_behind = |edge: &Edge| edge.n_visits + n_left < n_most;
        let n_near = edges.iter().filter(|&edge| !is_far_behind(edge)).count();
        let best = edges.iter().max_by(|a, b| a.surely(spread).total_cmp(&b.surely(spread)));
        n_near <= 1 && best.is_none_or(|best| best.n_visits == n_most)
    }

    /// The actions at a node, those first that are good for sure: what was tried little may have
    /// been luck.
    pub(super) fn advice(&self, node: u32) -> Vec<Advice> {
        let node = self.node(node);
        let spread = self.spread_of(node);
        let mut edges: Vec<&Edge> = self.edges_of(node).iter().collect();
        edges.sort_by(|a, b| b.surely(spread).total_cmp(&a.surely(spread)));
        let at_first = f64::from(node.expected[node.seat].points());
        let advice = |edge: &Edge| Advice {
            action: edge.action,
            margin: match edge.n_visits {
                0 => at_first,
                n => f64::from(edge.points) / f64::from(n),
            },
            weight: f64::from(edge.n_visits) / f64::from(node.n_visits.max(1)),
        };
        edges.into_iter().map(advice).collect()
    }

    fn edges_of(&self, node: &Node) -> &[Edge] {
        &self.edges[node.first_edge as usize..][..node.n_edges as usize]
    }
}

impl Edge {
    fn mean(&self) -> Option<f32> {
        (self.n_visits > 0).then(|| self.utility / self.n_visits as f32)
    }

    /// What it will come to at least, as far as can be said. Before it was tried that is less the
    /// less it looked like a good idea.
    fn surely(&self, spread: Spread) -> f32 {
        let Some(mean) = self.mean() else { return self.prior - 1e6 };
        let n = self.n_visits as f32;
        let own = (self.squares - n * mean * mean).max(0.0);
        let variance = (own + spread.deviation * spread.deviation) / n;
        mean - (variance / n).sqrt()
    }
}

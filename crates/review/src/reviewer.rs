//! The work of a review, cut into steps.

use core::ops::Range;

use traumfabrik_bots::mix;
use traumfabrik_rules::{Action, Seat};
use traumfabrik_wire::Record;

use crate::auction::{self, Lot};
use crate::decision::weigh;
use crate::estimate::{Estimate, Foreseen, rounded};
use crate::ledger::ledger;
use crate::review::{
    Auction, CERTAIN, Decision, FORMAT, Ledger, Moment, Review, SeatReview, Tried, VERSION,
};
use crate::story::{Step, Story, Unfit};
use crate::tell;
use crate::turning_point::turning_points;
use crate::{Effort, Judge, Outlook};

/// A smaller loss is no mistake, however certain it is.
const MISTAKE_MIN: f64 = 1.0;

fn is_mistake(loss: f64, error: f64) -> bool {
    loss >= MISTAKE_MIN && loss > CERTAIN * error
}

fn tried(action: Action, behind: Estimate) -> Tried {
    let (loss, error) = (rounded(behind.mean.max(0.0)), rounded(behind.error));
    Tried { action, loss, is_mistake: is_mistake(loss, error) }
}

/// Somebody who goes through a game, step by step: whoever calls decides when, shows how far it
/// is, and can stop at any time. First comes a rough curve of the whole game, then every decision,
/// then every auction, and at last the curve in full.
#[derive(Debug)]
pub struct Reviewer {
    story: Story,
    judge: Box<dyn Judge>,
    seed: u64,
    effort: Effort,
    /// What is still to be done, the next task last.
    tasks: Vec<Task>,
    n_all: u32,
    n_done: u32,
    /// What was foreseen, by moment.
    foreseen: Vec<Foreseen>,
    lots: Vec<Lot>,
    decisions: Vec<Decision>,
    auctions: Vec<Auction>,
}

/// One step of the work.
#[derive(Clone, Copy, Debug)]
enum Task {
    Sketch { moment: usize },
    Weigh { moment: usize },
    Appraise { lot: usize },
    Refine { moment: usize },
}

impl Task {
    /// About how long it takes, for a bar that moves evenly.
    fn weight(self) -> u32 {
        match self {
            Self::Sketch { .. } => 1,
            Self::Weigh { .. } => 24,
            Self::Appraise { .. } => 60,
            Self::Refine { .. } => 8,
        }
    }

    /// A stream of chance of its own. It depends on nothing that comes later. Moments between two
    /// deals share theirs: met by the same luck, what differs between them is what was decided.
    fn seed(self, seed: u64, story: &Story) -> u64 {
        let (kind, idx) = match self {
            Self::Sketch { moment } | Self::Refine { moment } => (1, story.dealt_at(moment)),
            Self::Weigh { moment } => (2, moment),
            Self::Appraise { lot } => (3, lot),
        };
        mix(mix(seed, kind), idx as u64)
    }
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is done, out of `all`.
    pub done: u32,
    /// All there is to do.
    pub all: u32,
}

impl Reviewer {
    /// Begins a review.
    ///
    /// # Errors
    /// If the record does not tell a legal game, or not to its end.
    pub fn begin(
        record: Record,
        judge: impl Judge + 'static,
        seed: u64,
        effort: Effort,
    ) -> Result<Self, Unfit> {
        let story = Story::of(record)?;
        let lots = auction::lots(&story);
        let open: Vec<usize> = story.open_moments().collect();
        let choices = (0..story.n_moments())
            .filter(|&moment| matches!(story.step(moment), Some(Step::Choice(..))));
        let mut tasks: Vec<Task> = open.iter().map(|&moment| Task::Sketch { moment }).collect();
        tasks.extend(choices.map(|moment| Task::Weigh { moment }));
        tasks.extend((0..lots.len()).map(|lot| Task::Appraise { lot }));
        tasks.extend(open.iter().map(|&moment| Task::Refine { moment }));
        tasks.reverse();
        Ok(Self {
            n_all: tasks.iter().map(|task| task.weight()).sum(),
            n_done: 0,
            tasks,
            foreseen: vec![Foreseen::default(); story.n_moments()],
            judge: Box::new(judge),
            story,
            seed,
            effort,
            lots,
            decisions: Vec::new(),
            auctions: Vec::new(),
        })
    }

    /// The entries at which a seat had a choice.
    pub fn choices_of(&self, seat: Seat) -> impl Iterator<Item = u32> {
        let is_own =
            move |step: Option<Step>| matches!(step, Some(Step::Choice(who, _)) if who == seat);
        (0..self.story.n_moments())
            .filter(move |&moment| is_own(self.story.step(moment)))
            .map(|moment| moment as u32 + 1)
    }

    /// Leaves everything undone but the judgement of these decisions, by their entries.
    pub fn weigh_only(&mut self, entries: &[u32]) {
        let is_wanted = |task: &Task| match *task {
            Task::Weigh { moment } => entries.contains(&(moment as u32 + 1)),
            Task::Sketch { .. } | Task::Appraise { .. } | Task::Refine { .. } => false,
        };
        self.tasks.retain(is_wanted);
        self.n_all = self.n_done + self.tasks.iter().map(|task| task.weight()).sum::<u32>();
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        Progress { done: self.n_done, all: self.n_all }
    }

    /// Whether the whole curve can be shown, be it a rough one.
    pub fn has_curve(&self) -> bool {
        !matches!(self.tasks.last(), Some(Task::Sketch { .. }))
    }

    /// Does a small part of the work, a tenth of a second or so; false once all is done.
    pub fn step(&mut self) -> bool {
        let Some(task) = self.tasks.pop() else { return false };
        let seed = task.seed(self.seed, &self.story);
        match task {
            Task::Sketch { moment } => self.foresee(moment, seed, 0..self.effort.sketch),
            Task::Refine { moment } => {
                self.foresee(moment, seed, self.effort.sketch..self.effort.curve);
            }
            Task::Weigh { moment } => self.weigh(moment, seed),
            Task::Appraise { lot } => {
                let (judge, lot) = (&*self.judge, &self.lots[lot]);
                let auction = auction::appraise(judge, &self.story, lot, seed, &self.effort);
                self.auctions.push(auction);
            }
        }
        self.n_done += task.weight();
        true
    }

    fn foresee(&mut self, moment: usize, seed: u64, numbers: Range<u32>) {
        let game = self.story.game(moment);
        if moment + 1 == self.story.n_moments() {
            // The end is no matter of opinion.
            self.foreseen[moment] = Foreseen::default();
            self.foreseen[moment].add(&Outlook::of_end(&game), game.seats());
            return;
        }
        let mut found = Vec::with_capacity(numbers.len());
        self.judge.foresee(&game, seed, numbers, &mut found);
        for outlook in &found {
            self.foreseen[moment].add(outlook, game.seats());
        }
    }

    fn weigh(&mut self, moment: usize, seed: u64) {
        let Some(Step::Choice(seat, played)) = self.story.step(moment) else { return };
        let game = self.story.game(moment);
        let weighed = weigh(&*self.judge, &game, played, seed, &self.effort);
        let (loss, error) = (rounded(weighed.loss.mean), rounded(weighed.loss.error));
        let is_mistake = is_mistake(loss, error);
        let others = weighed.behind.iter().filter(|(action, _)| is_mistake && *action != played);
        self.decisions.push(Decision {
            seq: moment as u32 + 1,
            seat,
            quarter: game.quarter().unwrap_or_default(),
            location: game.location(),
            played,
            best: weighed.best,
            loss,
            error,
            win_loss: rounded(weighed.win_loss),
            is_mistake,
            tried: others.map(|&(action, behind)| tried(action, behind)).collect(),
        });
    }

    /// The curve as far as it is known.
    pub fn curve(&self) -> Vec<Moment> {
        let seats = self.story.seats();
        let moment = |moment: usize| {
            let game = self.story.game(moment);
            let judged_at = self.story.judged_at(moment);
            let foreseen = &self.foreseen[judged_at];
            let chances = self.judge.chances(&self.story.game(judged_at), &foreseen.parts());
            Moment {
                seq: moment as u32,
                quarter: game.quarter(),
                location: game.location(),
                forecasts: seats
                    .iter()
                    .map(|seat| foreseen.forecast(seat, chances[seat]))
                    .collect(),
                points: game.standings().iter().copied().collect(),
            }
        };
        (0..self.story.n_moments()).map(moment).collect()
    }

    /// What can be shown while the work goes on, as soon as there is a curve: it, and what has
    /// been judged by now. What follows from the whole of the game is left out.
    pub fn so_far(&self) -> Option<Review> {
        self.has_curve().then(|| self.figures())
    }

    fn figures(&self) -> Review {
        Review {
            format: FORMAT.to_owned(),
            version: VERSION,
            judge: self.judge.version(),
            seed: self.seed,
            game: self.story.hash(),
            moments: self.curve(),
            decisions: self.decisions.clone(),
            auctions: self.auctions.clone(),
            turns: Vec::new(),
            seats: Vec::new(),
        }
    }

    /// The review, from all that is known: call it when the work is done.
    pub fn finish(self) -> Review {
        let mut review = self.figures();
        review.turns = turning_points(&self.story, &review.moments);
        for seat in self.story.seats().iter() {
            let ledger = ledger(&self.story, &review.moments, &review.decisions, seat);
            review.seats.push(seat_review(&self.story, &review, seat, ledger));
        }
        let told: Vec<_> =
            review.seats.iter().map(|seat| tell::sentences(&self.story, &review, seat)).collect();
        for (seat, sentences) in review.seats.iter_mut().zip(told) {
            seat.sentences = sentences;
        }
        review
    }

    /// The whole work at once.
    pub fn run(mut self) -> Review {
        while self.step() {}
        self.finish()
    }
}

fn seat_review(story: &Story, review: &Review, seat: Seat, ledger: Ledger) -> SeatReview {
    let end = story.end();
    let standings = end.standings();
    let winners = end.winners(&standings);
    let total = |seat: Seat| standings[seat.index()].total();
    let is_before = |other: &Seat| {
        total(*other) > total(seat)
            || (total(*other) == total(seat) && winners.has(*other) && !winners.has(seat))
    };
    let own = |decision: &&Decision| decision.seat == seat && decision.is_mistake;
    SeatReview {
        seat,
        points: standings[seat.index()],
        rank: 1 + story.seats().iter().filter(is_before).count() as u8,
        margin: Outlook::of_end(&end).margin(story.seats(), seat) as i32,
        ledger,
        n_mistakes: review.decisions.iter().filter(own).count() as u32,
        sentences: Vec::new(),
    }
}

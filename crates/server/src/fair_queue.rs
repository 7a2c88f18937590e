//! Who is next where many wait: one person after the other, however much each of them waits for.

use std::collections::VecDeque;

use traumfabrik_table::{GameId, PersonId};

/// What somebody waits for. Of what one person waits for, the first kind comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// A bot has to decide: its table stands still.
    Thought,
    /// Advice: its table may go on without it.
    Hint,
}

/// Everything that waits. A table waits for one thing of a kind for each person, the newest, so
/// there is no more here than there are people at tables.
#[derive(Debug)]
pub(crate) struct FairQueue<T> {
    /// One for each person who waits for something; the first one is next.
    lines: VecDeque<Line<T>>,
}

#[derive(Debug)]
struct Line<T> {
    person: PersonId,
    waiting: VecDeque<Waiting<T>>,
}

#[derive(Debug)]
struct Waiting<T> {
    game: GameId,
    kind: Kind,
    item: T,
}

impl<T> FairQueue<T> {
    pub(crate) fn new() -> Self {
        Self { lines: VecDeque::new() }
    }

    /// How much waits.
    pub(crate) fn len(&self) -> usize {
        self.lines.iter().map(|line| line.waiting.len()).sum()
    }

    /// Lets something wait. Whatever the table waited for so far takes its place to it and goes.
    /// Answers how much comes before it, if nothing else comes.
    pub(crate) fn push(&mut self, person: &PersonId, game: &GameId, kind: Kind, item: T) -> usize {
        let idx = self.line_of(person);
        let line = &mut self.lines[idx].waiting;
        let old = line.iter().position(|it| it.kind == kind && it.game == *game);
        let place = old.unwrap_or_else(|| line.partition_point(|it| it.kind <= kind));
        if old.is_some() {
            line[place].item = item;
        } else {
            line.insert(place, Waiting { game: game.clone(), kind, item });
        }
        // So many rounds come before, and those who are earlier in the last one.
        let n_of = |(nth, line): (usize, &Line<T>)| {
            let n_rounds = if nth < idx { place + 1 } else { place };
            line.waiting.len().min(n_rounds)
        };
        self.lines.iter().enumerate().map(n_of).sum()
    }

    /// Takes out what is next.
    pub(crate) fn pop(&mut self) -> Option<T> {
        let mut line = self.lines.pop_front()?;
        let next = line.waiting.pop_front()?;
        if !line.waiting.is_empty() {
            self.lines.push_back(line);
        }
        Some(next.item)
    }

    fn line_of(&mut self, person: &PersonId) -> usize {
        self.lines.iter().position(|line| line.person == *person).unwrap_or_else(|| {
            self.lines.push_back(Line { person: person.clone(), waiting: VecDeque::new() });
            self.lines.len() - 1
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Kind::{Hint, Thought};
    use super::*;

    /// Lets things wait that are called `PERSON-GAME`, a hint with a question mark behind it.
    fn queue(names: &[&'static str]) -> (FairQueue<&'static str>, Vec<usize>) {
        let mut queue = FairQueue::new();
        let n_before = names.iter().map(|name| {
            let kind = if name.ends_with('?') { Hint } else { Thought };
            let (person, game) = name.trim_end_matches('?').split_once('-').unwrap();
            queue.push(&person.parse().unwrap(), &game.parse().unwrap(), kind, *name)
        });
        let n_before = n_before.collect();
        (queue, n_before)
    }

    #[track_caller]
    fn goes(names: &[&'static str], expected: &[&str]) {
        let (mut queue, _) = queue(names);
        assert_eq!(queue.len(), expected.len());
        let taken: Vec<&str> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(taken, expected);
        assert_eq!(queue.len(), 0);
    }

    #[test]
    fn people_take_turns_however_much_they_wait_for() {
        goes(&["ada-1", "ada-2", "ada-3", "ben-4"], &["ada-1", "ben-4", "ada-2", "ada-3"]);
        goes(
            &["ada-1", "ada-2", "ada-3", "ben-4", "ben-5", "cleo-6"],
            &["ada-1", "ben-4", "cleo-6", "ada-2", "ben-5", "ada-3"],
        );
    }

    #[test]
    fn a_person_s_bots_go_before_their_hints_and_before_nobody_else_s() {
        goes(
            &["ada-1?", "ada-2?", "ada-1", "ben-3?", "ada-3"],
            &["ada-1", "ben-3?", "ada-3", "ada-1?", "ada-2?"],
        );
    }

    #[test]
    fn a_table_waits_for_what_it_wanted_last_only() {
        goes(&["ada-1", "ada-2", "ada-1"], &["ada-1", "ada-2"]);
        goes(&["ada-1", "ada-1?", "ben-1?"], &["ada-1", "ben-1?", "ada-1?"]);
        let mut queue = FairQueue::new();
        let (ada, game) = ("ada".parse().unwrap(), "1".parse().unwrap());
        assert_eq!(queue.push(&ada, &game, Thought, "old"), 0);
        assert_eq!(queue.push(&ada, &game, Thought, "new"), 0);
        assert_eq!((queue.pop(), queue.pop()), (Some("new"), None));
    }

    #[test]
    fn whoever_comes_back_waits_for_all_others_once() {
        let (mut queue, _) = queue(&["ada-1", "ben-2", "ben-3", "cleo-4"]);
        assert_eq!(queue.pop(), Some("ada-1"));
        queue.push(&"ada".parse().unwrap(), &"5".parse().unwrap(), Thought, "ada-5");
        let taken: Vec<&str> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(taken, ["ben-2", "cleo-4", "ada-5", "ben-3"]);
    }

    #[test]
    fn what_comes_before_is_counted_as_it_goes() {
        let names = ["ada-1", "ada-2", "ben-3", "ada-4", "ben-5?", "cleo-6", "ben-7", "cleo-8?"];
        for n in 1..=names.len() {
            let (mut queue, n_before) = queue(&names[..n]);
            let taken: Vec<&str> = std::iter::from_fn(|| queue.pop()).collect();
            let place = taken.iter().position(|name| *name == names[n - 1]);
            assert_eq!(n_before.last().copied(), place, "{taken:?}");
        }
        let crowd = ["ada-1", "ada-2", "ada-3", "ada-4", "ben-5"];
        assert_eq!(queue(&crowd).1, [0, 1, 2, 3, 1], "one of a crowd of another's");
    }
}

use super::*;

const MAX: WaitingMax = WaitingMax { everybody: 100, address: 40, person: 30, table: 50 };
const MINUTE: Duration = Duration::from_secs(60);

/// Somebody who reads nothing.
#[derive(Debug)]
struct Sleeper {
    since: Instant,
    n_bytes: AtomicUsize,
    budgets: Budgets,
}

impl Sleeper {
    fn new(since: Instant, budgets: Budgets) -> Arc<Self> {
        let sleeper = Arc::new(Self { since, n_bytes: AtomicUsize::new(0), budgets });
        sleeper.budgets.watch(&sleeper);
        sleeper
    }

    fn hear(&self, n_bytes: usize, now: Instant) {
        self.n_bytes.fetch_add(n_bytes, Ordering::Relaxed);
        self.budgets.add(n_bytes);
        self.budgets.relieve(now);
    }

    fn is_cut_off(&self) -> bool {
        self.waiting().is_none()
    }
}

impl Reader for Sleeper {
    fn waiting(&self) -> Option<(Instant, usize)> {
        let n_bytes = self.n_bytes.load(Ordering::Relaxed);
        (n_bytes > 0).then_some((self.since, n_bytes))
    }

    fn cut_off(&self) -> bool {
        let n_bytes = self.n_bytes.swap(0, Ordering::Relaxed);
        self.budgets.remove(n_bytes);
        n_bytes > 0
    }
}

fn waiting() -> Waiting {
    Waiting::new(MAX, Counter::default())
}

fn address(n: u8) -> IpAddr {
    [192, 0, 2, n].into()
}

fn person(name: &str) -> PersonId {
    name.parse().unwrap()
}

fn table() -> GameId {
    "long-table".parse().unwrap()
}

#[test]
fn an_answer_for_which_there_is_no_room_is_refused_and_leaves_no_trace() {
    let waiting = waiting();
    let of = |n, name| waiting.budgets(address(n), Some(&person(name)), None);
    let first = of(1, "ada").hold(25).unwrap();
    assert!(of(2, "ada").hold(10).is_none(), "too much for a person, wherever they are");
    assert!(of(1, "ben").hold(20).is_none(), "too much for an address, whoever it is");
    assert!(of(2, "ben").hold(90).is_none(), "too much for all together");
    let _second = of(2, "ben").hold(60).expect("a single one may be larger");
    assert_eq!(waiting.total(), 85);
    drop(first);
    assert!(of(1, "ada").hold(30).is_some());
    assert_eq!(waiting.total(), 60);
}

#[test]
fn strangers_who_fill_a_table_with_answers_are_in_nobody_s_way() {
    let waiting = waiting();
    let at = |n| waiting.budgets(address(n), None, Some(&table()));
    let crowd = [at(1).hold(25), at(1).hold(10), at(2).hold(20)];
    assert!(crowd.iter().all(Option::is_some));
    assert!(at(2).hold(10).is_none(), "who has an answer waiting does not get more than fits");
    assert!(at(3).hold(10).is_some(), "who has none is not refused");
    drop(crowd);
    assert_eq!(waiting.total(), 0);
}

#[test]
fn what_was_said_takes_no_room_from_answers() {
    let (waiting, now) = (waiting(), Instant::now());
    let budgets = waiting.budgets(address(1), None, Some(&table()));
    Sleeper::new(now, budgets.clone()).hear(40, now);
    assert!(budgets.hold(40).is_some());
}

#[test]
fn whoever_has_slept_longest_is_cut_off_and_nobody_else() {
    let (waiting, began) = (waiting(), Instant::now());
    let names = [(1, "ada"), (2, "ben"), (3, "cleo")];
    let [first, second, third] = names.map(|(n, name)| {
        let budgets = waiting.budgets(address(n), Some(&person(name)), Some(&table()));
        Sleeper::new(began + Duration::from_secs(n.into()), budgets)
    });
    for (sleeper, n_bytes) in [(&third, 25), (&first, 15), (&second, 10)] {
        sleeper.hear(n_bytes, began + MINUTE);
    }
    assert_eq!(waiting.n_cut.get(), 0);
    second.hear(10, began + MINUTE);
    assert_eq!(waiting.n_cut.get(), 1, "too much at one table");
    assert!(first.is_cut_off() && !second.is_cut_off() && !third.is_cut_off());
    assert_eq!(waiting.total(), 45);
}

#[test]
fn one_person_s_many_lines_share_what_may_wait() {
    let (waiting, began) = (waiting(), Instant::now());
    let of = |n, name| waiting.budgets(address(n), Some(&person(name)), None);
    let lines = [1, 2, 3, 4].map(|n| Sleeper::new(began, of(n, "ada")));
    lines.iter().for_each(|line| line.hear(10, began + MINUTE));
    assert_eq!((waiting.n_cut.get(), waiting.total()), (1, 30));
    let alone = Sleeper::new(began, of(9, "ben"));
    alone.hear(25, began + MINUTE);
    assert!(!alone.is_cut_off());
}

#[test]
fn a_crowd_that_is_told_much_at_once_has_a_second_to_read_it() {
    let (waiting, began) = (waiting(), Instant::now());
    let at = |n| waiting.budgets(address(n), None, Some(&table()));
    let crowd = [1, 2, 3].map(|n| Sleeper::new(began, at(n)));
    crowd.iter().for_each(|one| one.hear(30, began));
    assert!(!crowd.iter().any(|one| one.is_cut_off()));
    crowd[2].hear(1, began + PATIENCE);
    assert_eq!(crowd.iter().filter(|one| one.is_cut_off()).count(), 2);
    // With all that the node has, nobody waits for a second.
    let crowd =
        [11, 12, 13, 14].map(|n| Sleeper::new(began, waiting.budgets(address(n), None, None)));
    crowd.iter().for_each(|one| one.hear(39, began));
    assert!(waiting.total() <= MAX.everybody);
}

#[test]
fn whoever_is_gone_is_forgotten() {
    let (waiting, now) = (waiting(), Instant::now());
    for n in 0..200 {
        let reader = Sleeper::new(now, waiting.budgets(address(n), None, Some(&table())));
        reader.hear(1, now);
        reader.cut_off();
    }
    assert_eq!(waiting.total(), 0);
    assert!(lock(&waiting.budgets).len() < 20);
    assert!(lock(&waiting.everybody.readers).all.len() < 20);
}

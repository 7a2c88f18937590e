//! Reviews are made once by one node, read by all, and go with their game: that of a table, or one
//! whose record somebody brought.

use traumfabrik_store::{Lease, ReviewRow, Reviewed, Store, Time};

use crate::kit::{Pair, begin, game, new_game, new_record, of_table, on_all_stores};

on_all_stores! {
    one_node_sees_to_a_review_at_a_time,
    the_first_review_stays,
    another_judge_has_a_review_of_its_own,
    what_another_judge_has_made_goes,
    a_review_goes_with_its_game,
}

const JUDGE: &str = "judge-1";

/// A game and a record, which have nothing to do with each other.
async fn both(pair: &Pair) -> [Reviewed; 2] {
    begin(&pair.store, new_game("g")).await;
    pair.store.keep_record(new_record("r", "ada", 0)).await.expect("it is kept");
    [of_table("g"), Reviewed::Record(game("r"))]
}

async fn claim(store: &Store, of: &Reviewed, node: &str, now: i64) -> bool {
    let lease = Lease { node: node.to_owned(), until: Time(now + 10) };
    store.claim_review(of, JUDGE, &lease, Time(now)).await.expect("an answer")
}

fn made(body: &str) -> Option<ReviewRow> {
    Some(ReviewRow::Made { body: body.to_owned() })
}

async fn one_node_sees_to_a_review_at_a_time(pair: &Pair) {
    for of in &both(pair).await {
        assert_eq!(pair.store.review(of, JUDGE).await, Ok(None));
        assert!(claim(&pair.store, of, "a", 0).await);
        let leased = ReviewRow::Leased { until: Time(10) };
        assert_eq!(pair.other.review(of, JUDGE).await, Ok(Some(leased)));
        assert!(!claim(&pair.other, of, "b", 5).await);
        assert!(claim(&pair.store, of, "a", 5).await, "whoever has it goes on");
        assert!(!claim(&pair.other, of, "b", 14).await);
        assert!(claim(&pair.other, of, "b", 15).await, "nothing has been heard of the first one");
        assert!(!claim(&pair.store, of, "a", 16).await);
        assert_eq!(pair.store.leave_review(of, JUDGE, "a").await, Ok(()));
        assert!(!claim(&pair.store, of, "a", 17).await, "it was not its own to leave");
        assert_eq!(pair.other.leave_review(of, JUDGE, "b").await, Ok(()));
        assert!(claim(&pair.store, of, "a", 18).await);
    }
}

async fn the_first_review_stays(pair: &Pair) {
    for of in &both(pair).await {
        assert!(claim(&pair.store, of, "a", 0).await);
        assert_eq!(pair.other.keep_review(of, JUDGE, "{}", Time(1)).await, Ok(true));
        assert_eq!(pair.store.keep_review(of, JUDGE, "[]", Time(2)).await, Ok(false));
        assert!(!claim(&pair.store, of, "a", 99).await, "there is nothing left to do");
        assert_eq!(pair.store.leave_review(of, JUDGE, "a").await, Ok(()));
        assert_eq!(pair.store.review(of, JUDGE).await, Ok(made("{}")));
    }
}

async fn another_judge_has_a_review_of_its_own(pair: &Pair) {
    for of in &both(pair).await {
        assert_eq!(pair.store.keep_review(of, "judge-0", "{}", Time(1)).await, Ok(true));
        assert_eq!(pair.other.review(of, JUDGE).await, Ok(None));
        assert!(claim(&pair.other, of, "a", 0).await);
        assert_eq!(pair.store.review(of, "judge-0").await, Ok(made("{}")), "until there is one");
    }
}

async fn what_another_judge_has_made_goes(pair: &Pair) {
    let both = both(pair).await;
    begin(&pair.store, new_game("another")).await;
    let another = of_table("another");
    assert_eq!(pair.store.keep_review(&another, "judge-0", "{}", Time(1)).await, Ok(true));
    for of in &both {
        assert_eq!(pair.store.keep_review(of, "judge-0", "{}", Time(1)).await, Ok(true));
        // Of those that are not done, a node is at work on one, and left the other long ago.
        for (judge, until) in [("at-work", 30), ("left", 20)] {
            let lease = Lease { node: "b".to_owned(), until: Time(until) };
            assert_eq!(pair.store.claim_review(of, judge, &lease, Time(2)).await, Ok(true));
        }
        assert_eq!(pair.other.keep_review(of, JUDGE, "[]", Time(25)).await, Ok(true));
        assert_eq!(pair.store.review(of, JUDGE).await, Ok(made("[]")));
        assert_eq!(pair.store.review(of, "judge-0").await, Ok(None));
        assert_eq!(pair.store.review(of, "left").await, Ok(None));
        let leased = ReviewRow::Leased { until: Time(30) };
        assert_eq!(pair.store.review(of, "at-work").await, Ok(Some(leased)));
        // Whatever comes second deletes nothing.
        assert_eq!(pair.store.keep_review(of, JUDGE, "{}", Time(99)).await, Ok(false));
        assert!(pair.store.review(of, "at-work").await.expect("an answer").is_some());
    }
    let kept = pair.store.review(&another, "judge-0").await;
    assert_eq!(kept, Ok(made("{}")), "reviews of other games stay");
}

async fn a_review_goes_with_its_game(pair: &Pair) {
    let both = both(pair).await;
    for of in &both {
        assert_eq!(pair.store.keep_review(of, JUDGE, "{}", Time(1)).await, Ok(true));
    }
    let gone = [
        ("entry", "g"),
        ("player", "g"),
        ("game_secret", "g"),
        ("game", "g"),
        ("kept_record", "r"),
    ];
    let statements =
        gone.map(|(table, name)| format!("delete from {table} where game_id = '{name}'"));
    let statements: Vec<&str> = statements.iter().map(String::as_str).collect();
    pair.store.tamper(&statements).await.expect("they are gone");
    for of in &both {
        assert_eq!(pair.other.review(of, JUDGE).await, Ok(None));
    }
}

"""Improvement by search, in miniature: from a net that knows nothing, with rehearsals to believe in."""

import jax
import numpy as np
import pytest

from training import checkpoint, curve, evaluate, improve
from training.improve import Plan
from training.tests.test_training import new

TINY = Plan(
    rounds=2,
    n_games=24,
    seat_counts=(2,),
    search="hybrid",
    simulations=16,
    n_epochs=6,
    minibatch=128,
    rate=(2e-3, 1e-3),
    measure_games=32,
    threads=1,
)


def share(training):
    weights, shift = training.learner.weights, training.shift
    return evaluate.against_bots(weights, shift, 128, 3, "random", (2,))["2"]["win"]


def test_a_net_learns_what_a_search_with_it_would_do(tmp_path):
    training = new()
    improve.write(tmp_path / "first.net", training)
    # Games that are never learned from.
    other = improve.play(f"hybrid@{tmp_path / 'first.net'}:{TINY.simulations}", TINY, seed=99)
    agreed, won = improve.agreement(training, other), share(training)
    improve.improve(training, TINY, tmp_path)
    assert improve.agreement(training, other) > agreed + 0.04
    assert won < 50 and share(training) > 75

    rows = curve.rows(tmp_path / "curve.jsonl")
    assert [row["iterations"] for row in rows] == [1, 2]
    assert rows[1]["agreement"] > rows[0]["agreement"] + 0.08, "of new games, with the search of now"
    again = checkpoint.load(tmp_path)
    assert again.card == training.card and again.card["games"] == 2 * TINY.n_games
    for old, kept in zip(jax.tree.leaves(training.learner), jax.tree.leaves(again.learner)):
        np.testing.assert_array_equal(old, kept)


def test_outcomes_are_told_as_the_seat_that_is_due_counts():
    found = improve.play("filler", Plan(n_games=3, seat_counts=(3,), threads=1), seed=1)
    targets = improve.targets(found)
    here = np.arange(len(found["seat"]))
    own = found["seat"].astype(int)
    assert (targets["win"][here, 0] == found["shares"][here, own]).all()
    assert (targets["win"][here, 1] == found["shares"][here, (own + 1) % 3]).all()
    assert (targets["win"][:, 3:] == 0).all() and targets["win"].sum(axis=1) == pytest.approx(1)
    assert (np.sign(targets["margin"][here, 0]) == np.sign(found["margins"][here, own])).all()


def test_the_same_seed_improves_in_the_same_way(tmp_path):
    small = Plan(**{**vars(TINY), "rounds": 1, "n_games": 2, "simulations": 2})
    trainings = [new(), new()]
    for number, training in enumerate(trainings):
        improve.improve(training, small, tmp_path / str(number))
    one, other = (jax.tree.leaves(training.learner.weights) for training in trainings)
    for a, b in zip(one, other):
        np.testing.assert_array_equal(a, b)

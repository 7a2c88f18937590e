"""Advantages against a plain version, and values as seats see them."""

import jax.numpy as jnp
import numpy as np

from training.learn import standardise
from training.returns import advantages, to_absolute, to_relative


def slow_advantages(values, outcomes, done, decay):
    """Each decision looks ahead by itself, until its game or the rollout ends."""
    n_steps, n_games = done.shape
    sums = np.zeros_like(outcomes)
    for t in range(n_steps):
        for game in range(n_games):
            weight = 1.0
            for later in range(t, n_steps):
                ended = done[later, game]
                expected = outcomes[later, game] if ended else values[later + 1, game]
                sums[t, game] += weight * (expected - values[later, game])
                weight *= decay
                if ended:
                    break
    return sums


def test_advantages_are_those_of_the_plain_version():
    chance = np.random.default_rng(3)
    n_steps, n_games = 23, 7
    values = chance.normal(size=(n_steps + 1, n_games, 5, 2)).astype("f4")
    outcomes = chance.normal(size=(n_steps, n_games, 5, 2)).astype("f4")
    done = chance.random((n_steps, n_games)) < 0.15
    for decay in (0.0, 0.9, 1.0):
        fast = advantages(jnp.asarray(values), jnp.asarray(outcomes), jnp.asarray(done), decay)
        slow = slow_advantages(values, outcomes, done, decay)
        np.testing.assert_allclose(fast, slow, rtol=1e-4, atol=1e-4)


def test_with_full_horizon_a_finished_game_is_measured_by_its_outcome():
    values = np.zeros((5, 1, 5, 1), "f4")
    values[:4] = 0.3
    outcomes = np.zeros((4, 1, 5, 1), "f4")
    outcomes[3, 0, 2] = 1
    done = np.array([[False], [False], [False], [True]])
    gains = np.asarray(advantages(jnp.asarray(values), jnp.asarray(outcomes), done, 1.0))
    np.testing.assert_allclose(gains[:, 0, 2, 0], 0.7, rtol=1e-6)
    np.testing.assert_allclose(gains[:, 0, 1, 0], -0.3, rtol=1e-6)


def test_seats_turn_with_whoever_is_due():
    values = jnp.arange(5.0)[None, :, None] + 10
    seat, n_seats = jnp.array([2]), jnp.array([3])
    relative = to_relative(values, seat, n_seats)
    assert relative[0, :, 0].tolist() == [12, 10, 11, 0, 0]
    back = to_absolute(relative, seat, n_seats)
    assert back[0, :, 0].tolist() == [10, 11, 12, 0, 0]


def test_advantages_are_compared_among_tables_of_the_same_kind():
    chance = np.random.default_rng(4)
    tables = [np.array([3, 7, 3]), np.array([7, 9, 9])]
    samples = [
        {
            "advantage": jnp.asarray(chance.normal(size=(50, 3)) + table).reshape(-1),
            "own": jnp.asarray(chance.random((50, 3)) < 0.7, jnp.float32).reshape(-1),
        }
        for table in tables
    ]
    spread = standardise(samples, tables)
    assert 0.8 < spread < 1.2, "what tables differ by does not count"
    kinds = np.concatenate([np.tile(table, 50) for table in tables])
    advantage, own = (np.concatenate([s[k] for s in samples]) for k in ("advantage", "own"))
    for kind in (3, 7, 9):
        assert abs(advantage[(kinds == kind) & (own > 0)].mean()) < 1e-4
    np.testing.assert_allclose(np.square(advantage)[own > 0].mean(), 1, rtol=1e-3)

"""Examples, for a few steps; `make prove` runs them whole."""

import importlib.util
from pathlib import Path

import numpy as np
import pytest
from traumfabrik.evaluate import Question, evaluate


def example(name):
    """The program as a module."""
    path = Path(__file__).parents[1] / "examples" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_ppo_of_skrl_learns_and_keeps_to_the_mask(monkeypatch):
    pytest.importorskip("skrl")
    import jax

    ppo = example("masked_ppo")
    for name, value in (("N_TABLES", 4), ("ROLLOUT", 16), ("UPDATES", 2)):
        monkeypatch.setattr(ppo, name, value)
    agent, trainer = ppo.learner("filler", seed=1)
    before = jax.tree.leaves(agent.policy.state_dict.params)
    # A table refuses what its mask does not allow.
    trainer.train()
    after = jax.tree.leaves(agent.policy.state_dict.params)
    assert all(np.isfinite(one).all() for one in after)
    assert not any(np.array_equal(one, other) for one, other in zip(before, after))

    policy = ppo.best_action(agent)
    features = np.zeros((2, ppo.N_FEATURES), np.uint8)
    for mask in np.eye(2, ppo.N_ACTIONS, 7, np.uint8), np.eye(2, ppo.N_ACTIONS, 99, np.uint8):
        assert policy(features, mask, None).tolist() == mask.argmax(1).tolist()
    assert evaluate(policy, Question(n_games=8, n_seats=2, bots=("filler",))).n_games == 8

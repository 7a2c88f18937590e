"""Traumfabrik for PettingZoo: one agent a seat, one after the other.

>>> from traumfabrik.aec import env
>>> table = env(n_seats=3)
>>> table.reset(seed=1)
>>> observation, reward, termination, truncation, info = table.last()
>>> observation["action_mask"].sum() >= 2
np.True_
"""

import functools

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from . import N_ACTIONS, N_FEATURES, Game


def env(**options):
    """A table; the options are those of `Table`."""
    return Table(**options)


class Table(AECEnv):
    """One game after the other.

    Whoever is due observes the features of the position and the mask of its actions; others see
    zeros until their turn. Forced moves are played by the table. At the end every seat is
    rewarded with its share of the win, less what an even split would be.
    """

    metadata = {"name": "traumfabrik_v1", "render_modes": [], "is_parallelizable": False}

    def __init__(self, n_seats=4, edition="traumfabrik-2000", rulings=None, render_mode=None):
        super().__init__()
        self.render_mode = render_mode
        self._options = {"n_seats": n_seats, "edition": edition, "rulings": rulings}
        # Whatever is not right, this says.
        self.game = Game(seed=0, **self._options)
        self.possible_agents = [f"seat_{seat}" for seat in range(n_seats)]
        self._random, _ = seeding.np_random()

    @functools.lru_cache(maxsize=None)
    def observation_space(self, agent):
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 255, (N_FEATURES,), np.uint8),
                "action_mask": gymnasium.spaces.Box(0, 1, (N_ACTIONS,), np.int8),
            }
        )

    @functools.lru_cache(maxsize=None)
    def action_space(self, agent):
        return gymnasium.spaces.Discrete(N_ACTIONS)

    def reset(self, seed=None, options=None):
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.game = Game(seed=int(self._random.integers(2**63)), **self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._run_on()

    def _run_on(self):
        """Plays what is forced; then somebody has a choice, or the game is over."""
        while not self.game.is_over:
            codes = self.game.legal_codes()
            if len(codes) > 1:
                self.agent_selection = self.possible_agents[self.game.seat]
                return
            self.game.play(codes[0])
        for agent, share in zip(self.possible_agents, self.game.shares):
            self.rewards[agent] = share - 1 / len(self.possible_agents)
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent):
        is_due = not self.game.is_over and agent == self.agent_selection
        return {
            "observation": self.game.features() if is_due else np.zeros(N_FEATURES, np.uint8),
            "action_mask": (
                self.game.mask().astype(np.int8) if is_due else np.zeros(N_ACTIONS, np.int8)
            ),
        }

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._run_on()
        self._accumulate_rewards()

    def render(self):
        return None

    def close(self):
        pass

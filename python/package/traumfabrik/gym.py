"""Traumfabrik for Gymnasium: one seat against our bots.

>>> from traumfabrik.gym import Seat
>>> seat = Seat(n_seats=2, bots=["filler"])
>>> observation, info = seat.reset(seed=1)
>>> seat.action_masks().sum() >= 2
np.True_
"""

import gymnasium
import numpy as np

from . import N_ACTIONS, N_FEATURES, N_PLAIN, Batch

_WIDTHS = {"full": N_FEATURES, "plain": N_PLAIN}


class Seat(gymnasium.Env):
    """A seat among bots: `bots` sit at the others, clockwise, from the first one on again.

    The mask of the actions is in `info["action_mask"]` and in `action_masks()`, where learners
    with masks look for it. The reward comes at the end: the share of the win, from 0 to 1.
    """

    metadata = {"render_modes": []}

    def __init__(
        self,
        n_seats=4,
        bots=("balanced",),
        seat=None,
        edition="traumfabrik-2000",
        rulings=None,
        features="full",
        render_mode=None,
    ):
        if features not in _WIDTHS:
            raise ValueError(f"features are 'full' or 'plain', not '{features}'")
        if n_seats not in range(2, 6):
            raise ValueError(f"2 to 5 seats, not {n_seats}")
        if isinstance(bots, str) or not bots:
            raise ValueError(f"bots is a list of names, with one or more, not {bots!r}")
        if seat is not None and not 0 <= seat < n_seats:
            raise ValueError(f"seat is 0 to {n_seats - 1}, or None to draw one, not {seat}")
        self.render_mode = render_mode
        self._seat = seat
        self._bots = tuple(bots)
        self._n_seats = n_seats
        self._options = {
            "n_seats": n_seats,
            "edition": edition,
            "rulings": rulings,
            "bots": list(bots),
            "features": features,
            "threads": 1,
        }
        self.observation_space = gymnasium.spaces.Box(0, 255, (_WIDTHS[features],), np.uint8)
        self.action_space = gymnasium.spaces.Discrete(N_ACTIONS)
        self._features = np.zeros((1, _WIDTHS[features]), np.uint8)
        self._mask = np.zeros((1, N_ACTIONS), np.uint8)
        # Whatever else is not right, this says.
        self._begin(at=0, seed=0)

    def _begin(self, at, seed):
        players = np.full((1, 5), -1, np.int8)
        for place in range(1, self._n_seats):
            players[0, (at + place) % self._n_seats] = (place - 1) % len(self._bots)
        self._at = at
        self._batch = Batch(1, seed=seed, players=players, **self._options)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        at = self._seat
        if at is None:
            at = int(self.np_random.integers(self._n_seats))
        self._begin(at, seed=int(self.np_random.integers(2**63)))
        self._batch.observe(features=self._features, mask=self._mask)
        return self._features[0].copy(), self._info()

    def step(self, action):
        done = np.zeros(1, np.uint8)
        shares = np.zeros((1, 5), np.float32)
        scores = np.zeros((1, 5), np.int16)
        self._batch.step(
            np.array([action], np.int32),
            features=self._features,
            mask=self._mask,
            done=done,
            shares=shares,
            scores=scores,
        )
        info = self._info()
        if done[0]:
            info["scores"] = scores[0, : self._n_seats]
        reward = float(shares[0, self._at])
        return self._features[0].copy(), reward, bool(done[0]), False, info

    def action_masks(self):
        """What is allowed now."""
        return self._mask[0].astype(bool)

    def _info(self):
        return {"action_mask": self._mask[0].astype(np.int8), "seat": self._at}

"""Games that a policy plays with itself, as decisions to learn from, made on one machine or many.

>>> from traumfabrik.evaluate import teacher
>>> from traumfabrik.selfplay import Harvest, self_play
>>> found = self_play(teacher, Harvest(n_games=4, n_seats=3, seed=1))
>>> sorted(set(found["game"].tolist())), found["packed"].dtype
([0, 1, 2, 3], dtype('uint8'))
"""

import dataclasses
from functools import partial

import numpy as np

from . import MASK_BYTES, N_ACTIONS, N_FEATURES, N_PACKED, Batch
from .jobs import here


@dataclasses.dataclass(frozen=True)
class Harvest:
    """How many games, and of what kind: the policy has all seats."""

    n_games: int
    n_seats: int = 4
    edition: str = "traumfabrik-2000"
    rulings: str = "edition"
    seed: int = 0
    games_per_job: int = 64
    # Whose choice is told at every decision, as in `Batch`.
    teacher: str | None = None
    # For one job; 0 for all cores.
    threads: int = 1

    def jobs(self):
        """The numbers of the jobs."""
        return range(-(-self.n_games // self.games_per_job))


def play_job(policy, harvest, job):
    """All decisions of the games of one job, in the order in which they were taken.

    `policy` is asked as in `traumfabrik.evaluate`. The answer has a row for each decision: `packed`
    features and the packed `mask`, the `action` and what the `teacher` would have done, the `seat`
    that was due of `n_seats`, what that seat had in the end (`share` of the win, `margin` in
    points), the same for all seats (`shares`, `margins`), and the number of the `game`.
    """
    first = job * harvest.games_per_job
    n = min(harvest.games_per_job, harvest.n_games - first)
    batch = Batch(
        n,
        seed=(harvest.seed << 20) + job,
        n_seats=harvest.n_seats,
        edition=harvest.edition,
        rulings=harvest.rulings,
        threads=harvest.threads,
        teacher=harvest.teacher,
    )
    seen = {
        "features": np.zeros((n, N_FEATURES), np.uint8),
        "packed": np.zeros((n, N_PACKED), np.uint8),
        "mask": np.zeros((n, N_ACTIONS), np.uint8),
        "teacher": np.zeros(n, np.int16),
        "seat": np.zeros(n, np.uint8),
        "n_seats": np.zeros(n, np.uint8),
    }
    told = {
        "done": np.zeros(n, np.uint8),
        "shares": np.zeros((n, 5), np.float32),
        "margins": np.zeros((n, 5), np.float32),
    }
    rows, ends = [], np.zeros((2, n, 5), np.float32)
    # The first game of each lane counts: later ones would favour those that are short.
    is_open = np.ones(n, bool)
    batch.observe(**seen)
    while is_open.any():
        actions = np.asarray(policy(seen["features"], seen["mask"], seen["teacher"]), np.int32)
        lanes = np.flatnonzero(is_open)
        rows.append(
            {
                "packed": seen["packed"][lanes],
                "mask": np.packbits(seen["mask"][lanes], axis=1, bitorder="little"),
                "action": actions[lanes].astype(np.int16),
                "teacher": seen["teacher"][lanes],
                "seat": seen["seat"][lanes],
                "n_seats": seen["n_seats"][lanes],
                "lane": lanes,
            }
        )
        batch.step(actions, **seen, **told)
        ended = np.flatnonzero((told["done"] == 1) & is_open)
        ends[:, ended] = told["shares"][ended], told["margins"][ended]
        is_open[ended] = False
    found = {name: np.concatenate([row[name] for row in rows]) for name in rows[0]}
    assert found["mask"].shape[1] == MASK_BYTES
    lanes = found.pop("lane")
    found["shares"], found["margins"] = ends[:, lanes]
    found["share"], found["margin"] = ends[:, lanes, found["seat"]]
    found["game"] = (first + lanes).astype(np.int32)
    return found


def self_play(policy, harvest, run=here):
    """Plays all games, and puts their decisions one after the other."""
    jobs = run(partial(play_job, policy, harvest), harvest.jobs())
    return {name: np.concatenate([job[name] for job in jobs]) for name in jobs[0]}
